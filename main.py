"""Double-click to play; ``python main.py --help`` lists what else there is."""

import sys

from game.cli import main

if __name__ == "__main__":
    sys.exit(main())

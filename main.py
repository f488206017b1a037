"""Double-click to play; ``python main.py --help`` lists what else there is."""

import sys

from game.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # In the bundle the players' process is this program started once more.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())

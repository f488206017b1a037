"""Players who imagine what they cannot see, solve what they imagine, and do what is best on average.

``Club`` looks at few worlds, ``Expert`` at many. ``ponder`` tells the figures a choice rests on.
"""

from game.players.monte_carlo.budget import CLUB, EXPERT, Budget
from game.players.monte_carlo.player import Club, Expert, MonteCarlo
from game.players.thoughts import Figures, Thoughts

__all__ = ["CLUB", "EXPERT", "Budget", "Club", "Expert", "Figures", "MonteCarlo", "Thoughts"]

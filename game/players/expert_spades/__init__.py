"""Strong players of Spades: they imagine the other hands, play every bid and card out in each, and take what is best.

``ClubSpades`` looks at few worlds, ``ExpertSpades`` at many. ``ponder`` tells the figures a choice rests on.
"""

from game.players.expert_spades.budget import CLUB, EXPERT, Budget
from game.players.expert_spades.figures import SpadesFigures
from game.players.expert_spades.player import ClubSpades, ExpertSpades, SpadesSearcher

__all__ = ["CLUB", "EXPERT", "Budget", "ClubSpades", "ExpertSpades", "SpadesFigures", "SpadesSearcher"]

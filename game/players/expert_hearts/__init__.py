"""Strong players of Hearts: they imagine the other hands, play every card out in each, and take what is best.

``ClubHearts`` looks at few worlds, ``ExpertHearts`` at many. ``ponder`` tells the figures a choice rests on.
"""

from game.players.expert_hearts.budget import CLUB, EXPERT, Budget
from game.players.expert_hearts.figures import HeartsFigures
from game.players.expert_hearts.player import ClubHearts, ExpertHearts, HeartsSearcher

__all__ = ["CLUB", "EXPERT", "Budget", "ClubHearts", "ExpertHearts", "HeartsFigures", "HeartsSearcher"]

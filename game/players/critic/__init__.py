"""What a choice rests on, in words and bars for the one who has to make it.

Only the seat's own cards and calls are named: the figures were found over imagined deals, and nothing in them tells
where a card really lies.
"""

from game.players.critic.bars import MOST_BARS, Bar, Chart, chart
from game.players.critic.dispatch import explained
from game.players.critic.sentences import sentence

__all__ = ["MOST_BARS", "Bar", "Chart", "chart", "explained", "sentence"]

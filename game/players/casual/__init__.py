"""A player of Five Hundred by rules of thumb: quick, sensible, and the measure of the stronger ones."""

from game.players.casual.casual import Casual

__all__ = ["Casual"]

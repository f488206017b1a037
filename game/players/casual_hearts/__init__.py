"""A player of Hearts by rules of thumb: quick, sensible, and the measure of the stronger ones."""

from game.players.casual_hearts.casual import CasualHearts

__all__ = ["CasualHearts"]

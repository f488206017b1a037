"""A player of Spades by rules of thumb: quick, sensible, and the measure of the stronger ones."""

from game.players.casual_spades.casual import CasualSpades

__all__ = ["CasualSpades"]

"""The things on the table that have no rules yet: cards, packs, and the seats around it."""

from game.cards.card import JOKER, Card, Rank, Suit
from game.cards.pack import pack_of_43, pack_of_52, shuffled
from game.cards.seats import SEATS, Seat

__all__ = ["JOKER", "SEATS", "Card", "Rank", "Seat", "Suit", "pack_of_43", "pack_of_52", "shuffled"]

"""The cards the user is about to play or throw out: cursor and marks, before anything is decided."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import Card


class HandChoice:
    """The user's half-made choice among the own cards. ``chosen`` are the cards marked to be thrown out, in order."""

    def __init__(self) -> None:
        self.cursor: int | None = None
        self.chosen: list[Card] = []

    def clear(self) -> None:
        self.cursor = None
        self.chosen = []

    def card_under_cursor(self, hand: Sequence[Card]) -> Card | None:
        if self.cursor is None or not hand:
            return None
        return hand[min(self.cursor, len(hand) - 1)]

    def move(self, hand: Sequence[Card], step: int, allowed: Sequence[Card]) -> None:
        """Move the cursor to the next card that may be chosen, round the ends."""
        places = [index for index, card in enumerate(hand) if card in allowed]
        if not places:
            return
        if self.cursor is None:
            self.cursor = places[0] if step > 0 else places[-1]
            return
        ahead = [place for place in places if (place > self.cursor if step > 0 else place < self.cursor)]
        if step > 0:
            self.cursor = ahead[0] if ahead else places[0]
        else:
            self.cursor = ahead[-1] if ahead else places[-1]

    def toggle(self, card: Card, most: int) -> bool:
        """Mark or unmark *card*; ``False`` if *most* are marked already."""
        if card in self.chosen:
            self.chosen.remove(card)
        elif len(self.chosen) < most:
            self.chosen.append(card)
        else:
            return False
        return True

    def take_back(self) -> bool:
        """Unmark the card marked last; whether there was one."""
        if self.chosen:
            self.chosen.pop()
            return True
        return False

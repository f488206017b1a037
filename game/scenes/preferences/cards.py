"""Card backs and decks as pictures, and the order a hand is held in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from game.scenes.pages import row
from game.scenes.preferences.leaf import Leaf
from game.scenes.scene import Services
from game.screen.card_art import CARD_RATIO
from game.screen.faces import BACK, Faces, Print
from game.screen.widgets import Gallery
from game.store.settings import CARD_BACKS, DECK_STYLES, SORT_ORDERS

_BACK_NAMES: Final = ("Lattice", "Deco", "Guilloche", "Waratah", "Southern Cross")
_DECK_NAMES: Final = ("Standard", "Four colours", "Large figures")
_SAMPLE: Final = ("QS", "9H", "KD", "7C")
_OVERLAP: Final = 0.6
_SORT_LABELS: Final = ("By suits", "Trumps left", "Trumps right")
_SORT_SENTENCES: Final = (
    "Suits stay in one order all the time, colours alternating.",
    "Once trumps are known they move to the left end of your hand.",
    "Once trumps are known they move to the right end of your hand.",
)


class Cards(Leaf):
    """The leaf of backs, decks and the order of a hand."""

    name = "Cards"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        settings = services.settings
        self._backs = [Faces(settings.deck_style, back) for back in CARD_BACKS]
        self._decks = [Faces(style, settings.card_back) for style in DECK_STYLES]
        self._fans: dict[tuple[int, int], pygame.Surface] = {}
        self.backs = Gallery(
            self.theme,
            _BACK_NAMES,
            self._back_picture,
            CARD_BACKS.index(settings.card_back),
            lambda index: self.keep(card_back=CARD_BACKS[index]),
            height=176,
            name="Card backs",
        )
        self.decks = Gallery(
            self.theme,
            _DECK_NAMES,
            self._deck_picture,
            DECK_STYLES.index(settings.deck_style),
            lambda index: self.keep(deck_style=DECK_STYLES[index]),
            height=176,
            cell_width=200,
            name="Decks",
        )
        order = self.choice("sort_order", "Your hand", SORT_ORDERS, _SORT_LABELS, _SORT_SENTENCES)
        self.rows = [row(self.theme, "", "", self.backs), row(self.theme, "", "", self.decks), order]

    def _back_picture(self, number: int, size: tuple[int, int]) -> pygame.Surface:
        width = min(size[0], int(size[1] / CARD_RATIO))
        return self._backs[number].image(Print(BACK, width))

    def _deck_picture(self, number: int, size: tuple[int, int]) -> pygame.Surface:
        """Four cards of the deck, each half over the last."""
        share = 1 + _OVERLAP * (len(_SAMPLE) - 1)
        width = min(int(size[0] / share), int(size[1] / CARD_RATIO))
        key = number, width
        if key not in self._fans:
            self._fans = {kept: fan for kept, fan in self._fans.items() if kept[0] != number}
            self._fans[key] = self._draw_fan(self._decks[number], width, _SAMPLE)
        return self._fans[key]

    @staticmethod
    def _draw_fan(faces: Faces, width: int, sides: Sequence[str]) -> pygame.Surface:
        pictures = [faces.image(Print(side, width)) for side in sides]
        step = int(width * _OVERLAP)
        size = width + step * (len(sides) - 1), max(picture.get_height() for picture in pictures)
        fan = pygame.Surface(size, pygame.SRCALPHA)
        for number, picture in enumerate(pictures):
            fan.blit(picture, (number * step, 0))
        return fan

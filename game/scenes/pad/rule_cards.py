"""Rule cards to lay on the table: seven of them, each with a small picture."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise
from typing import Final

import pygame

from game.scenes.instructions import MISSING
from game.scenes.manual import Manual
from game.scenes.pages import PageScene
from game.scenes.scene import Answer, Pop, Services
from game.screen.assets import asset
from game.screen.card_art import height_for
from game.screen.faces import BACK, Faces, Print
from game.screen.palette import BRASS, CREAM, shade
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.screen.widget import TEXT_SIZE
from game.screen.widgets import Button, ListBox, Scroller, Widget

TEXT: Final = "rule-cards.txt"
_PICTURES: Final[tuple[tuple[tuple[str, str], ...], ...]] = (
    (("KH", "You"), ("JS", "They"), ("QH", "Partner"), ("JC", "They")),
    (("Jo", "Joker"), ("AS", "ace"), ("5S", "to five"), ("4H", "red fours"), (BACK, "kitty"), (BACK, ""), (BACK, "")),
    (("6S", "♠ lowest"), ("6C", "♣"), ("6D", "♦"), ("6H", "♥"), ("Jo", "NT highest")),
    (("10H", "led"), ("KH", ""), ("AH", "wins"), ("5H", "")),
    (("Jo", "Joker"), ("JS", "right bower"), ("JC", "left bower"), ("AS", "ace"), ("KS", "king")),
    (("4D", ""), ("5S", ""), ("5H", ""), ("6C", ""), ("7D", "no trick")),
    (("7H", "bid 7♥"), ("AH", "8 tricks:"), ("KH", "+200"), (BACK, "they: +20")),
)
"""What is seen on each card: cards, and a word below."""
_DIGITS: Final = tuple(range(pygame.K_1, pygame.K_8))


class CardPicture(Widget):
    """A row of cards with a word below each."""

    is_focusable = False

    def __init__(self, theme: Theme, faces: Faces) -> None:
        super().__init__(theme, "picture")
        self.faces = faces
        self.number = 0

    def natural_size(self) -> tuple[int, int]:
        return self.theme.px(700), self.theme.px(186)

    def look(self) -> Hashable:
        return super().look(), self.number, self.faces.revision

    def draw(self, surface: pygame.Surface) -> None:
        theme, rect = self.theme, self.rect
        dark = shade(theme.felt_colour, 0.8)
        felt = Plate(theme.felt_colour, dark, theme.px(12), BRASS, max(1.0, theme.scale))
        surface.blit(theme.plate(rect.size, felt), rect)
        cards = _PICTURES[self.number]
        caption = theme.text_size("X", 15, "bold")[1]
        width = int((rect.height - 2 * theme.px(12) - caption - theme.px(4)) / 1.4)
        step = min(width + theme.px(34), (rect.width - theme.px(40)) // len(cards))
        left = rect.centerx - (step * (len(cards) - 1) + width) // 2
        for number, (side, words) in enumerate(cards):
            top = rect.top + theme.px(10)
            place = pygame.Rect(left + number * step, top, width, height_for(width))
            surface.blit(self.faces.shadow(width, 0.0), self.faces.shadow(width, 0.0).get_rect(center=place.center))
            surface.blit(self.faces.image(Print(side, width)), place)
            self._caption(surface, words, pygame.Rect(place.left, place.bottom + theme.px(3), width, caption), step)

    def _caption(self, surface: pygame.Surface, words: str, place: pygame.Rect, step: int) -> None:
        if not words:
            return
        drawn = self.theme.fitted(words, step - self.theme.px(12), 15, CREAM, "bold")
        plate = pygame.Rect(0, 0, drawn.get_width() + self.theme.px(10), place.height)
        plate.midtop = place.midtop
        dark = Plate((0x0A, 0x24, 0x18), (0x0A, 0x24, 0x18), self.theme.px(5), None, 0.0)
        surface.blit(self.theme.plate(plate.size, dark), plate)
        surface.blit(drawn, drawn.get_rect(center=plate.center))


class RuleCardsScene(PageScene):
    """Seven cards, one at a time: the list, ← and →, or the digits turn to another."""

    size = (1120, 748)

    def __init__(self, services: Services, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services, "Rule cards", back)
        path = asset("text", TEXT)
        cards = cards_of(path.read_text(encoding="utf-8") if path is not None else MISSING)
        self.titles = [title for title, _ in cards]
        self._manuals = [Manual(self.theme, text) for _, text in cards]
        self.picture = CardPicture(self.theme, services.faces)
        self.page = Scroller(self.theme, self._manuals[0], "card")
        items = [f"{number}  {title}" for number, title in enumerate(self.titles, start=1)]
        self.list = ListBox(self.theme, items, 0, self.turn_to, name="cards")
        self.earlier = Button(self.theme, "←", lambda: self._step(-1), keys=(pygame.K_LEFT,))
        self.later = Button(self.theme, "→", lambda: self._step(1), keys=(pygame.K_RIGHT,))
        self.form.default = self.back_button
        self.footer.text = "Tables differ: agree on your own rules before you begin."

    def widgets(self) -> Sequence[Widget]:
        return [self.list, self.picture, self.page]

    def buttons(self) -> Sequence[Button]:
        return [self.earlier, self.later, self.back_button]

    def arrange(self, room: pygame.Rect) -> None:
        theme, gap = self.theme, self.theme.px(14)
        across = max(theme.px(236), self._list_width())
        self.list.rect = pygame.Rect(room.left, room.top, across, room.height)
        right = pygame.Rect(room.left + across + gap, room.top, room.width - across - gap, room.height)
        high = self.picture.natural_size()[1]
        self.picture.rect = pygame.Rect(right.left, right.top, right.width, high)
        self.page.rect = pygame.Rect(right.left, right.top + high + gap, right.width, right.height - high - gap)

    def _list_width(self) -> int:
        """What the longest title of the list needs, with the bar and the margins beside it."""
        longest = max(self.theme.text_size(item, TEXT_SIZE)[0] for item in self.list.items)
        return longest + 2 * self.list.padding + self.list.bar_width + self.theme.px(8 + 2 * 10 + 2)

    @property
    def number(self) -> int:
        """The card that is seen, from 0."""
        return self.picture.number

    def turn_to(self, number: int) -> None:
        """Show that card."""
        self.picture.number = number % len(_PICTURES)
        self.page.content = self._manuals[number]
        self.page.scroll_to(0)
        self.list.index = number

    def _step(self, step: int) -> None:
        self.turn_to((self.number + step) % len(self.titles))

    def handle(self, event: pygame.event.Event) -> Answer:
        if event.type == pygame.KEYDOWN and event.key in _DIGITS and event.key - pygame.K_1 < len(self.titles):
            self.turn_to(event.key - pygame.K_1)
            return None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._step(1 if event.key == pygame.K_RIGHT else -1)
            return None
        return super().handle(event)


def cards_of(text: str) -> list[tuple[str, str]]:
    """The cards of a text: each begins with ``# `` and its title."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("# ")]
    return [
        (lines[begin].removeprefix("# "), "\n".join(lines[begin + 1 : end]))
        for begin, end in pairwise([*starts, len(lines)])
    ]

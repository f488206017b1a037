"""Everything on the table that is no card: plates with names, contract and scores, buttons, calls, messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.cards.seats import SEATS, Seat
from game.engine.view import View
from game.scenes.table.board import Board, draw_board
from game.scenes.table.keys import MOST_CARDS, TableKeys
from game.scenes.table.paint import (
    SMALLEST_SHARE,
    blank,
    key_button,
    message,
    name_plate,
    panel,
    pixels,
    speech,
    warning,
)
from game.scenes.table.words import NameOf
from game.screen.canvas import Overlay
from game.screen.palette import BRASS_LIGHT, CREAM
from game.screen.theme import Theme
from game.table.layouts.four_seats import FourSeatsLayout
from game.table.pose import Box

_MOST_BUTTONS = 14
_LABELS_BEGIN = 62


@dataclass(frozen=True, slots=True)
class SideButton:
    """One of the buttons in the corner: its name among the scene's intents, its label and key.

    Two that follow each other and are ``is_half`` share a row.
    """

    name: str
    label: str
    key: str
    is_off: bool = False
    is_lit: bool = False
    is_half: bool = False


class Furniture:
    """What lies under the cards (``below``) and what is put above them, for one window size.

    Cards fly under the names (``plates``) and under what is said and asked (``above``).
    """

    def __init__(self, theme: Theme, layout: FourSeatsLayout, name_of: NameOf, keys: TableKeys) -> None:
        self.theme = theme
        self.layout = layout
        self.name_of = name_of
        self.keys = keys
        self.below = Overlay()
        self.plates = Overlay()
        self.above = Overlay()
        self.shows_keys = True
        self.told: tuple[str, bool] = ("", False)
        """The line between the middle and the hand, and whether it is a warning."""
        self.buttons: tuple[SideButton, ...] = ()
        self.hot_button = ""

    def show_state(self, headline: tuple[str, str], board: Board) -> None:
        """The two lines of the panel in the corner, and the scores, as they are now."""
        self._put_headline(*headline)
        self._put_board(board)

    def show_piles(self, labels: Sequence[str]) -> None:
        """What is written above the piles of tricks: on the left above the first, on the right above the second."""
        for pile in range(self.layout.piles):
            words = labels[pile] if pile < len(labels) else ""
            if not words:
                self.below.remove(("pile", pile))
                continue
            rect = pixels(self.layout.pile_label(pile))
            text = self.theme.fitted(words, rect.width, 15, self.theme.felt_ink(), "bold", SMALLEST_SHARE)
            at = text.get_rect(midleft=rect.midleft) if pile == 0 else text.get_rect(midright=rect.midright)
            self.below.put(("pile", pile), text, at.topleft)

    def show_keys(self, count: int) -> None:
        """The F-keys under that many cards in the user's hand."""
        self._put_keys(count if self.shows_keys else 0)

    def show_turn(self, view: View) -> None:
        """Whose turn it is, at once: the eye may go there before the cards have landed."""
        for seat in SEATS:
            self._put_name(seat, is_turn=seat is view.to_act, is_dealer=seat is view.dealer)

    def show_buttons(self, buttons: tuple[SideButton, ...]) -> None:
        """The column of buttons, the first one at the bottom."""
        self.buttons = buttons
        for index, (button, box) in enumerate(zip(buttons, self.button_boxes(), strict=True)):
            rect = pixels(box)
            face = key_button(
                self.theme,
                rect.size,
                button.label,
                button.key,
                is_off=button.is_off,
                is_lit=button.is_lit,
                is_hot=button.name == self.hot_button,
                points=15,
                column=0 if button.is_half else _LABELS_BEGIN,
            )
            self.below.put(("button", index), face, rect.topleft)
        for index in range(len(buttons), _MOST_BUTTONS):
            self.below.remove(("button", index))

    def button_boxes(self) -> list[Box]:
        """Where each of the buttons is."""
        boxes: list[Box] = []
        row, half = 0, 0
        for button in self.buttons:
            if button.is_half:
                boxes.append(self.layout.half_button(row, half))
                row, half = row + half, 1 - half
            else:
                boxes.append(self.layout.button(row))
                row += 1
        return boxes

    def button_at(self, point: tuple[float, float]) -> SideButton | None:
        """The button under *point*, even one that cannot be pressed now."""
        places = zip(self.buttons, self.button_boxes(), strict=True)
        return next((button for button, box in places if box.holds(point)), None)

    def heat(self, name: str) -> None:
        """Show which button the pointer is over."""
        if name != self.hot_button:
            self.hot_button = name
            self.show_buttons(self.buttons)

    def say(self, seat: Seat, words: str) -> None:
        """A call on the plate before *seat*; no words take it away."""
        if not words:
            self.above.remove(("say", seat))
            return
        rect = pixels(self.layout.speech_plate(seat))
        self.above.put(("say", seat), speech(self.theme, rect.size, words, is_quiet=words == "Pass"), rect.topleft)

    def tell(self, words: str, is_warning: bool = False) -> None:
        """The line between the middle and the hand."""
        self.told = words, is_warning
        if not words:
            self.above.remove("message")
            return
        rect = pixels(self.layout.message_bar)
        surface = message(self.theme, rect.width, words, is_warning=is_warning)
        at = surface.get_rect(midbottom=rect.midbottom)
        self.above.put("message", surface, at.topleft)

    def warn(self, words: str) -> None:
        """What must stay in sight as long as it is so; no words take it away."""
        if words:
            rect = pixels(self.layout.warning_plate)
            self.below.put("warning", warning(self.theme, rect.size, words), rect.topleft)
        else:
            self.below.remove("warning")

    def lift_message(self) -> None:
        """Let the message lie above what was put up after it."""
        self.above.lift("message")

    def _put_name(self, seat: Seat, *, is_turn: bool, is_dealer: bool) -> None:
        rect = pixels(self.layout.name_plate(seat))
        face = name_plate(self.theme, rect.size, self.name_of(seat), is_turn=is_turn, is_dealer=is_dealer)
        self.plates.put(("name", seat), face, rect.topleft)

    def _put_headline(self, first: str, second: str) -> None:
        rect = pixels(self.layout.contract_panel)

        def draw() -> pygame.Surface:
            surface = panel(self.theme, rect.size)
            room = rect.width - self.theme.px(24)
            heading = self.theme.fitted(first, room, 22, BRASS_LIGHT, "bold", 0.75)
            line = self.theme.fitted(second, room, 16, CREAM, "text", SMALLEST_SHARE)
            surface.blit(heading, (self.theme.px(12), rect.height * 3 // 10 - heading.get_height() // 2))
            surface.blit(line, (self.theme.px(12), rect.height * 7 // 10 - line.get_height() // 2))
            return surface

        self.below.put("contract", self.theme.keep(("contract", rect.size, first, second), draw), rect.topleft)

    def _put_board(self, board: Board) -> None:
        rect = pixels(self.layout.score_panel)

        def draw() -> pygame.Surface:
            return draw_board(self.theme, rect.size, board)

        self.below.put("scores", self.theme.keep(("scores", rect.size, board), draw), rect.topleft)

    def _put_keys(self, count: int) -> None:
        """The F-key of each card of the user's hand, under it."""
        for index in range(MOST_CARDS):
            if index >= count:
                self.below.remove(("key", index))
                continue
            rect = pixels(self.layout.key_label(index, count))
            self.below.put(("key", index), self._key_label(self.keys.label(index), rect.size), rect.topleft)

    def _key_label(self, label: str, size: tuple[int, int]) -> pygame.Surface:
        def draw() -> pygame.Surface:
            surface = blank(size)
            text = self.theme.fitted(label, size[0], 14, self.theme.felt_ink(), "bold", 0.6)
            surface.blit(text, text.get_rect(center=(size[0] // 2, size[1] // 2)))
            return surface

        return self.theme.keep(("key label", label, size, self.theme.felt_ink()), draw)

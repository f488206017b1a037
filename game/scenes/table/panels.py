"""Panels that lie over the table: the end of a hand, the suit of a Joker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.cards.card import Suit
from game.engine.actions import Play
from game.rules.five_hundred.scoring import SIDES, Result, side_of
from game.scenes.table.paint import BRASS_DEEP, blank, key_button, pair_line, panel
from game.scenes.table.words import SIGNS, NameOf, change, result_lines, signed
from game.screen.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, FOCUS, WELL_BOTTOM, WELL_TOP
from game.screen.surfaces import Plate
from game.screen.theme import Theme
from game.table.pose import Box

Content = Callable[[Theme], pygame.Surface]

_WIDEST_HEADING: Final = 800
"""Design units; a panel no wider than that leaves the plates of those at the sides uncovered."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One button of a panel. ``keys`` press it from anywhere."""

    name: str
    label: str
    hint: str = ""
    keys: tuple[int, ...] = ()


class Panel:
    """A heading, a picture of what it is about, and buttons; keys, arrows and mouse all work.

    ``handle`` answers with the name of the button that was pressed. Without buttons any key or click answers
    ``close``.
    """

    def __init__(self, heading: str, content: Content, choices: Sequence[Choice] = (), *, raise_by: float = 0) -> None:
        self.heading = heading
        self.content = content
        self.choices = tuple(choices)
        self.focus = 0
        self.raise_by = raise_by
        self.box = Box(0, 0, 1, 1)
        self._boxes: list[Box] = []

    def lay_out(self, theme: Theme) -> None:
        """Find the place in a window of the theme's size."""
        picture, heading = self.content(theme), self._drawn_heading(theme)
        widths = [self._button_width(theme, choice) for choice in self.choices]
        gap = theme.px(12)
        row = sum(widths) + gap * max(0, len(widths) - 1)
        width = max(picture.get_width(), heading.get_width(), row) + theme.px(56)
        foot = theme.px(60) if self.choices else theme.px(14)
        height = theme.px(24) + heading.get_height() + theme.px(12) + picture.get_height() + theme.px(12) + foot
        left = (theme.size[0] - width) / 2
        top = max(0.0, (theme.size[1] - height) / 2 - theme.px(1) * self.raise_by)
        self.box = Box(left, top, width, height)
        self._boxes = []
        x = left + (width - row) / 2
        for each in widths:
            self._boxes.append(Box(x, self.box.bottom - theme.px(58), each, theme.px(40)))
            x += each + gap

    def _drawn_heading(self, theme: Theme) -> pygame.Surface:
        return theme.paragraph(self.heading, theme.px(_WIDEST_HEADING), 30, BRASS_LIGHT, "heading", "centre")

    @staticmethod
    def _button_width(theme: Theme, choice: Choice) -> int:
        words = theme.text_size(choice.label, 17, "bold")[0]
        hint = theme.text_size(choice.hint, 14, "bold")[0] + theme.px(7) if choice.hint else 0
        return max(theme.px(96), words + hint + theme.px(30))

    def draw(self, theme: Theme) -> pygame.Surface:
        """The panel with its shadow kept out: a surface of the box's size."""
        surface = panel(theme, (round(self.box.width), round(self.box.height)))
        middle = surface.get_width() // 2
        heading = self._drawn_heading(theme)
        top = theme.px(20)
        surface.blit(heading, heading.get_rect(midtop=(middle, top)))
        picture = self.content(theme)
        surface.blit(picture, picture.get_rect(midtop=(middle, top + heading.get_height() + theme.px(14))))
        for index, (choice, box) in enumerate(zip(self.choices, self._boxes, strict=True)):
            size = (round(box.width), round(box.height))
            face = key_button(theme, size, choice.label, choice.hint, is_lit=index == self.focus, points=17)
            surface.blit(face, (round(box.x - self.box.x), round(box.y - self.box.y)))
        return surface

    def handle(self, event: pygame.event.Event) -> str | None:
        """The button pressed by *event*, if any."""
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if not self.choices:
                return "close"
            pairs = zip(self.choices, self._boxes, strict=True)
            return next((choice.name for choice, box in pairs if box.holds(event.pos)), None)
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _hover(self, point: tuple[int, int]) -> None:
        for index, box in enumerate(self._boxes):
            if box.holds(point):
                self.focus = index

    def _key(self, event: pygame.event.Event) -> str | None:
        if not self.choices:
            return "close"
        for choice in self.choices:
            if event.key in choice.keys:
                return choice.name
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return self.choices[self.focus].name
        step = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_TAB: 1}.get(event.key)
        if step:
            back = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
            self.focus = (self.focus + (-1 if back else step)) % len(self.choices)
        return None


def hand_panel(result: Result, scores: tuple[int, ...], name_of: NameOf, *, is_over: bool, won: bool) -> Panel:
    """The end of a hand: what was made of the contract, what it changed, and the totals."""
    heading, sentence = result_lines(result, name_of)
    if is_over:
        heading = "You have won the game!" if won else "The game is lost"

    def content(theme: Theme) -> pygame.Surface:
        width = theme.px(470)
        told = theme.paragraph(sentence, width, 19, CREAM, "text", "centre")
        rows = [_score_row(theme, width, side, result, scores, name_of) for side in (0, 1)]
        bar = trick_bar(theme, result, width)
        high = bar.get_height() if bar is not None else 0
        surface = blank((width, told.get_height() + theme.px(18) + high + sum(row.get_height() for row in rows)))
        surface.blit(told, told.get_rect(midtop=(width // 2, 0)))
        top = told.get_height() + theme.px(14)
        if bar is not None:
            surface.blit(bar, bar.get_rect(midtop=(width // 2, top - theme.px(4))))
            top += high
        for row in rows:
            surface.blit(row, (0, top))
            top += row.get_height()
        return surface

    on = Choice("finish", "Go on", "Enter") if is_over else Choice("deal", "Next hand", "Enter")
    return Panel(
        heading,
        content,
        (on, Choice("review", "Review", "R", (pygame.K_r,)), Choice("undo", "Undo", "U", (pygame.K_u,))),
        raise_by=40,
    )


def trick_bar(theme: Theme, result: Result, width: int) -> pygame.Surface | None:
    """Ten little cards, as many of brass as the contractor's side won, with a mark where it had to come to."""
    contract = result.contract
    if contract is None or result.contractor is None or contract.is_misere:
        return None
    won, needed = result.tricks[side_of(result.contractor)], contract.tricks_needed
    size, gap = (theme.px(22), theme.px(30)), theme.px(7)
    surface = blank((width, theme.px(52)))
    left = (width - 10 * size[0] - 9 * gap) // 2
    edge = max(1.0, 1.2 * theme.scale)
    for number in range(10):
        if number < won:
            plate = Plate((0xF7, 0xDC, 0x86), BRASS_DEEP, theme.px(4), FOCUS, edge)
        else:
            plate = Plate(WELL_TOP, WELL_BOTTOM, theme.px(4), BRASS_DARK, edge)
        surface.blit(theme.plate(size, plate), (left + number * (size[0] + gap), theme.px(6)))
    x = left + needed * (size[0] + gap) - gap // 2
    pygame.draw.line(surface, CREAM, (x, theme.px(1)), (x, theme.px(41)), max(2, theme.px(2)))
    return surface


def _score_row(
    theme: Theme, width: int, side: int, result: Result, scores: tuple[int, ...], name_of: NameOf
) -> pygame.Surface:
    """A side's name, what the hand changed, and its total."""
    row = blank((width, theme.px(36)))
    pygame.draw.line(row, BRASS, (0, 0), (width, 0), theme.px(1))
    middle = row.get_height() // 2 + theme.px(1)
    total = theme.text(signed(scores[side]), 22, BRASS_LIGHT, "bold")
    gain = theme.text(change(result.points[side]), 18, CREAM)
    name = pair_line(theme, [name_of(seat) for seat in SIDES[side]], width - theme.px(170), 18)
    row.blit(name, name.get_rect(midleft=(0, middle)))
    row.blit(gain, gain.get_rect(midright=(width - theme.px(80), middle)))
    row.blit(total, total.get_rect(midright=(width, middle)))
    return row


def suit_panel(plays: Sequence[Play]) -> Panel:
    """Which suit is the Joker led as? Only those that may be named are offered; ``handle`` answers with its letter."""
    keys = {Suit.SPADES: pygame.K_s, Suit.CLUBS: pygame.K_c, Suit.DIAMONDS: pygame.K_d, Suit.HEARTS: pygame.K_h}
    choices = [
        Choice(play.suit.letter, SIGNS[play.suit], play.suit.letter, (keys[play.suit],))
        for play in plays
        if play.suit is not None
    ]
    choices.append(Choice("close", "Keep it", "Esc", (pygame.K_ESCAPE, pygame.K_BACKSPACE)))

    def content(theme: Theme) -> pygame.Surface:
        return theme.paragraph(
            "The others must follow the suit you name, if they can.", theme.px(420), 18, CREAM, "text", "centre"
        )

    return Panel("The Joker is led as …", content, choices)

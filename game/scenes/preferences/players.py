"""The names at the table, how well the others play, and how cards are played by the user."""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from game.play.warming import NEWS
from game.scenes.pages import SENTENCE_INK, SENTENCE_SIZE, row
from game.scenes.preferences.leaf import Leaf
from game.scenes.scene import Services
from game.screen.widgets import Label, Segments, TextField, Widget
from game.store.settings import LONGEST_NAME, SKILLS, Settings

_TITLES: Final = ("Your name", "On your left", "Your partner", "On your right")
_SENTENCES: Final = (
    "What the others call you.",
    "West leads the cheering for the other side.",
    "North sits opposite and bids with you.",
    "East has been waiting for your mistake all evening.",
)
_SKILL_NAMES: Final = ("Casual", "Club", "Expert")
_SKILLS_SENTENCE: Final = (
    "Casual players go by rules of thumb, club players imagine some ways the hidden cards may lie, experts many."
)


class Players(Leaf):
    """The leaf of names and skills, and of ways to play a card."""

    name = "Players"
    control_units = 500

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.fields = [self._field(seat) for seat in range(4)]
        self.skills = [self._skill(seat) for seat in range(1, 4)]
        self.told = Label(self.theme, _SKILLS_SENTENCE, SENTENCE_SIZE, SENTENCE_INK)
        self.rows = [
            row(self.theme, title, sentence, field)
            for title, sentence, field in zip(_TITLES, _SENTENCES, self.fields, strict=True)
        ]
        self._told_row = row(self.theme, "", "", self.told)
        self.rows.append(self._told_row)
        self.rows.append(
            self.choice(
                "auto_play",
                "A single legal card",
                (False, True),
                ("Waits for you", "Plays itself"),
                (
                    "Even when there is no choice, you play the card yourself.",
                    "When only one card may be played, it is played for you.",
                ),
            )
        )
        self.rows.append(
            self.choice(
                "double_click",
                "To play a card",
                (False, True),
                ("One click", "Double click"),
                ("A click or its F-key plays a card.", "Two clicks play a card, so none slips from your hand."),
            )
        )

    def _field(self, seat: int) -> TextField:
        return TextField(
            self.theme, self.services.settings.name_of(seat), lambda text: self._rename(seat, text), LONGEST_NAME
        )

    def _skill(self, seat: int) -> Segments:
        """How well the player at *seat* plays."""
        index = SKILLS.index(self.services.settings.skill_of(seat))
        return Segments(
            self.theme, _SKILL_NAMES, index, lambda index: self._choose_skill(seat, index), f"Skill, {_TITLES[seat]}"
        )

    def _choose_skill(self, seat: int, index: int) -> None:
        skills = list(self.services.settings.skills)
        skills[seat - 1] = SKILLS[index]
        self.keep(skills=tuple(skills))

    def widgets(self) -> list[Widget]:
        """Each skill follows its name."""
        widgets = super().widgets()
        for field, skill in zip(self.fields[1:], self.skills, strict=True):
            widgets.insert(widgets.index(field) + 1, skill)
        return widgets

    def arrange(self, room: pygame.Rect) -> None:
        """Each skill takes the right end of its row; what the skills mean has room for the longest that may be told."""
        self.told.width = room.width
        longest = max(self._told_height(news, room.width) for news in ("", *NEWS))
        self._told_row.height = ceil(longest / self.theme.scale)
        super().arrange(room)
        gap = self.theme.px(10)
        for field, skill in zip(self.fields[1:], self.skills, strict=True):
            whole, across = field.rect, skill.natural_size()[0]
            high = skill.natural_size()[1]
            skill.rect = pygame.Rect(whole.right - across, whole.centery - high // 2, across, high)
            field.rect = pygame.Rect(whole.left, whole.top, whole.width - across - gap, whole.height)

    def _told(self) -> str:
        """What the skills mean, and what keeps the stronger players from it just now."""
        return _sentences(self.services.players_news())

    def _told_height(self, news: str, width: int) -> int:
        return self.theme.paragraph(_sentences(news), width, SENTENCE_SIZE, SENTENCE_INK).get_height()

    def _rename(self, seat: int, text: str) -> None:
        """Keep a name; an empty one is the usual one again."""
        name = text.strip() or Settings().name_of(seat)
        if seat == 0:
            self.services.change(own_name=name)
            return
        names = list(self.services.settings.names)
        names[seat - 1] = name
        self.services.change(names=tuple(names))

    def update(self, dt_seconds: float, is_held: bool) -> None:
        """A field that is left shows what has been kept; the sentence at the foot what is so by now."""
        self.told.text = self._told()
        for seat, field in enumerate(self.fields):
            kept = self.services.settings.name_of(seat)
            if not field.is_focused and field.text != kept:
                field.text, field.caret = kept, len(kept)


def _sentences(news: str) -> str:
    return f"{_SKILLS_SENTENCE} {news}".rstrip()

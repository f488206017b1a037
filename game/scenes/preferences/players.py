"""The names at the table, and how cards are played by the user."""

from __future__ import annotations

from typing import Final

from game.scenes.pages import row
from game.scenes.preferences.leaf import Leaf
from game.scenes.scene import Services
from game.screen.widgets import TextField
from game.store.settings import LONGEST_NAME, Settings

_TITLES: Final = ("Your name", "On your left", "Your partner", "On your right")
_SENTENCES: Final = (
    "What the others call you.",
    "West leads the cheering for the other side.",
    "North sits opposite and bids with you.",
    "East has been waiting for your mistake all evening.",
)


class Players(Leaf):
    """The leaf of names and of ways to play a card."""

    name = "Players"
    control_units = 330

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.fields = [self._field(seat) for seat in range(4)]
        self.rows = [
            row(self.theme, title, sentence, field)
            for title, sentence, field in zip(_TITLES, _SENTENCES, self.fields, strict=True)
        ]
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
        """A field that is left shows what has been kept."""
        for seat, field in enumerate(self.fields):
            kept = self.services.settings.name_of(seat)
            if not field.is_focused and field.text != kept:
                field.text, field.caret = kept, len(kept)

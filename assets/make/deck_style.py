"""What sets one deck of the table apart from another: its colours and how large its corners are."""

from dataclasses import dataclass, field

from palette import FOUR_COLOUR, STANDARD


@dataclass(frozen=True)
class DeckStyle:
    """One deck's measures, in card units (a card is 250 by 350)."""

    folder: str
    colours: dict = field(default_factory=lambda: STANDARD)
    index_x: float = 26
    letter_height: float = 43
    letter_width: float = 33.5
    letter_top: float = 14
    letter_weight: float = 1.6
    sign_y: float = 90
    sign_size: float = 31
    columns: float = 45
    rows: tuple = (62, 288)
    pip_size: float = 48
    has_large_index: bool = False


DECKS = (
    DeckStyle("standard"),
    DeckStyle("four-colour", FOUR_COLOUR),
    DeckStyle(
        "large-index",
        index_x=39,
        letter_height=68,
        letter_width=56,
        letter_top=14,
        letter_weight=2.4,
        sign_y=121,
        sign_size=52,
        columns=33,
        rows=(58, 292),
        pip_size=36,
        has_large_index=True,
    ),
)

"""Bids: a number of tricks, Nello, and the two that are made before the cards are seen (seed 004, Bidding)."""

from __future__ import annotations

from typing import Final

from game.cards.seats import SEATS
from game.engine.actions import Call, Look

HAND_SIZE: Final = 13


class Bid:
    """What one player means to take. Each exists once.

    ``tricks`` is how many must be taken: at least that many, or for a nello none at all. ``text`` is how records write
    it (``0`` … ``13``, ``BN``, ``B4``) and ``name`` how it is said.
    """

    __slots__ = ("is_blind", "name", "text", "tricks")

    text: Final[str]
    name: Final[str]
    tricks: Final[int]
    is_blind: Final[bool]

    def __init__(self, text: str, name: str, tricks: int, is_blind: bool) -> None:
        self.text = text
        self.name = name
        self.tricks = tricks
        self.is_blind = is_blind

    @property
    def is_nello(self) -> bool:
        """Whether it promises no trick at all, blind or not."""
        return self.tricks == 0

    @staticmethod
    def parse(text: str) -> Bid:
        """Read a bid as records write it.

        Raises:
            ValueError: no bid is written so.
        """
        bid = _BY_TEXT.get(text)
        if bid is None:
            raise ValueError(f"{text[:12]!r} is no bid; bids are 0 (nello) … 13, BN for blind nello and B4 for blind 4")
        return bid

    @staticmethod
    def of(tricks: int) -> Bid:
        """The bid of that many tricks (0 to 13); 0 is Nello."""
        return NUMBERS[tricks]

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Bid:
        return self

    def __deepcopy__(self, memo: object) -> Bid:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Bid.parse, (self.text,)


NELLO: Final = Bid("0", "nello", 0, False)
NUMBERS: Final = (NELLO, *(Bid(str(tricks), str(tricks), tricks, False) for tricks in range(1, HAND_SIZE + 1)))
BLIND_NELLO: Final = Bid("BN", "blind nello", 0, True)
BLIND_FOUR: Final = Bid("B4", "blind 4", 4, True)
BLINDS: Final = (BLIND_NELLO, BLIND_FOUR)
ALL_BIDS: Final = (*NUMBERS, *BLINDS)
_BY_TEXT: Final = {bid.text: bid for bid in ALL_BIDS}

CALLS: Final = tuple(tuple(Call(seat, bid) for bid in NUMBERS) for seat in SEATS)
"""By seat: what may be bid with the cards in hand, made once."""

UNSEEN_CHOICES: Final[tuple[tuple[Look | Call, ...], ...]] = tuple(
    (Look(seat), *(Call(seat, bid) for bid in BLINDS)) for seat in SEATS
)
"""By seat: what may be done before the cards are seen."""

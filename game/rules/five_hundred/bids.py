"""Bids: their names, their values (Avondale), and which outranks which."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final

from game.cards.card import Suit
from game.rules.five_hundred.options import MisereBids, MisereRank, Options


class Denomination(IntEnum):
    """What a trick bid names: a trump suit, or none."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3
    NO_TRUMPS = 4

    @property
    def trump(self) -> Suit | None:
        """The trump suit; ``None`` at no trumps."""
        return None if self is Denomination.NO_TRUMPS else Suit(self)

    @property
    def text(self) -> str:
        return ("S", "C", "D", "H", "NT")[self]

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", " ")


class Bid:
    """Something said in the auction: a trick bid, a misère, or a pass. Each exists once.

    ``level`` and ``denomination`` are ``None`` for anything but a trick bid; ``value`` is in points, 0 for a pass.
    ``text`` is how records write it (``7H 6NT M OM -``) and ``name`` how it is said.
    """

    __slots__ = ("denomination", "level", "name", "text", "value")

    level: Final[int | None]
    denomination: Final[Denomination | None]
    value: Final[int]
    text: Final[str]
    name: Final[str]

    def __init__(self, text: str, name: str, value: int, level: int | None, denomination: Denomination | None) -> None:
        self.text = text
        self.name = name
        self.value = value
        self.level = level
        self.denomination = denomination

    @property
    def is_pass(self) -> bool:
        return self is PASS

    @property
    def is_misere(self) -> bool:
        return self is MISERE or self is OPEN_MISERE

    @property
    def trump(self) -> Suit | None:
        """The trump suit if this bid becomes the contract."""
        return self.denomination.trump if self.denomination is not None else None

    @property
    def tricks_needed(self) -> int:
        """How many tricks make the contract; 0 for a misère."""
        return self.level or 0

    @staticmethod
    def parse(text: str) -> Bid:
        """Read a bid as records write it.

        Raises:
            ValueError: no bid is written so.
        """
        bid = _BY_TEXT.get(text)
        if bid is None:
            raise ValueError(f"{text[:12]!r} is no bid; bids are 6S … 10NT, M, OM and - for a pass")
        return bid

    @staticmethod
    def of(level: int, denomination: Denomination) -> Bid:
        """The trick bid of that level (6 to 10) and denomination."""
        return TRICK_BIDS[(level - 6) * 5 + denomination]

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Bid:
        return self

    def __deepcopy__(self, memo: object) -> Bid:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Bid.parse, (self.text,)


def _trick_bid(level: int, denomination: Denomination) -> Bid:
    value = 40 + 100 * (level - 6) + 20 * denomination
    return Bid(f"{level}{denomination.text}", f"{level} {denomination.word}", value, level, denomination)


PASS: Final = Bid("-", "pass", 0, None, None)
MISERE: Final = Bid("M", "misère", 250, None, None)
OPEN_MISERE: Final = Bid("OM", "open misère", 500, None, None)
TRICK_BIDS: Final = tuple(_trick_bid(level, denomination) for level in range(6, 11) for denomination in Denomination)
TEN_NO_TRUMPS: Final = TRICK_BIDS[-1]
ALL_BIDS: Final = (*TRICK_BIDS, MISERE, OPEN_MISERE)
_BY_TEXT: Final = {bid.text: bid for bid in (PASS, *ALL_BIDS)}


def rank(bid: Bid, options: Options) -> int:
    """Where *bid* stands in the auction; a higher rank outbids a lower, equal ranks do not outbid each other.

    The rank is the value in points, but Closed Misère stands below 8♠ unless it ranks by points (seed 000, "misere
    options" iii). Open Misère and 10♥ tie.
    """
    if bid is MISERE and options.misere_rank is MisereRank.BELOW_EIGHT:
        return 230
    return bid.value


@lru_cache(maxsize=1024)
def biddable(standing: Bid | None, highest_level: int, options: Options) -> tuple[Bid, ...]:
    """Every bid that may be made now, lowest first; a pass is not among them.

    ``standing`` is the bid to beat, ``highest_level`` the highest level of any trick bid so far (0 if none).
    """
    floor = rank(standing, options) if standing is not None else 0
    return tuple(
        bid
        for bid in _BY_RANK[options.misere_rank]
        if rank(bid, options) > floor and _is_open_to_bid(bid, highest_level, options)
    )


def _is_open_to_bid(bid: Bid, highest_level: int, options: Options) -> bool:
    if bid.level is not None:
        return bid.level >= options.lowest_bid
    if options.misere_bids is MisereBids.NONE or (bid is MISERE and options.misere_bids is MisereBids.OPEN):
        return False
    return options.misere_any_time or highest_level >= level_before(bid)


def level_before(misere: Bid) -> int:
    """The level of trick bid that must come before this misère (seed 000, RULES)."""
    return 8 if misere is OPEN_MISERE else 7


_BY_RANK: Final = {
    order: tuple(sorted(ALL_BIDS, key=lambda bid, order=order: rank(bid, Options(misere_rank=order))))  # type: ignore[misc]
    for order in MisereRank
}

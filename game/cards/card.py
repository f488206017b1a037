"""One playing card, its suit and its rank, and how each is written."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """The four suits in the order in which Five Hundred bids them."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """The suit in records and tests: ``S C D H``."""
        return "SCDH"[self]

    @property
    def word(self) -> str:
        """The suit in a sentence: ``spades``."""
        return self.name.lower()

    @property
    def is_red(self) -> bool:
        return self >= Suit.DIAMONDS

    @property
    def twin(self) -> Suit:
        """The other suit of the same colour, home of the left bower."""
        return Suit(self ^ 1)

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit letter.

        Raises:
            ValueError: *text* is not one of ``S C D H``.
        """
        index = "SCDH".find(text) if len(text) == 1 else -1
        if index < 0:
            raise ValueError(f"{text!r} is no suit; suits are S, C, D and H")
        return cls(index)


class Rank(IntEnum):
    """Ranks in plain order; the Joker stands above all."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def text(self) -> str:
        """The rank as it stands in a card's corner: ``2`` … ``10 J Q K A``, ``Jo`` for the Joker."""
        return _RANK_TEXTS[self]


_RANK_TEXTS: Final = {
    **{rank: str(int(rank)) for rank in Rank if rank <= Rank.TEN},
    Rank.JACK: "J",
    Rank.QUEEN: "Q",
    Rank.KING: "K",
    Rank.ACE: "A",
    Rank.JOKER: "Jo",
}


class Card:
    """A card of the pack. Each exists once, so cards compare by identity and are cheap to keep in sets.

    ``suit`` is the printed suit, ``None`` for the Joker; which suit a card *belongs to* once trumps are known is a
    matter for ``rules``. ``text`` is how it is written (``QS``, ``10H``, ``Jo``) and ``name`` how it is said.

    >>> Card.parse("10H").name
    '10 of hearts'
    """

    __slots__ = ("index", "name", "rank", "suit", "text")

    rank: Final[Rank]
    suit: Final[Suit | None]
    text: Final[str]
    name: Final[str]
    index: Final[int]

    def __init__(self, rank: Rank, suit: Suit | None) -> None:
        self.rank = rank
        self.suit = suit
        self.text = "Jo" if suit is None else rank.text + suit.letter
        spoken = rank.name.capitalize() if rank > Rank.TEN else rank.text
        self.name = spoken if suit is None else f"{spoken} of {suit.word}"
        self.index = 52 if suit is None else suit * 13 + rank - 2

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card as records write it.

        Raises:
            ValueError: no card is written so.
        """
        card = _BY_TEXT.get(text)
        if card is None:
            raise ValueError(f"{text[:12]!r} is no card; cards are written QS, 10H, AD or Jo")
        return card

    @staticmethod
    def of(rank: Rank, suit: Suit) -> Card:
        """The one card of that rank and suit."""
        return _ALL[suit * 13 + rank - 2]

    def __repr__(self) -> str:
        return self.text

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.text,)


_ALL: Final = [Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER]
JOKER: Final = Card(Rank.JOKER, None)
_BY_TEXT: Final = {card.text: card for card in [*_ALL, JOKER]}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by blanks.

    >>> parse_cards("QS Jo")
    (QS, Jo)
    """
    return tuple(Card.parse(word) for word in text.split())


def all_cards() -> tuple[Card, ...]:
    """The 52 cards by suit and rank, then the Joker."""
    return (*_ALL, JOKER)

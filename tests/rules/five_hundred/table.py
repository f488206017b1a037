"""A table to set situations on: deals and endings in card text, driven by the lines of a record."""

from __future__ import annotations

from typing import Any

from game.cards.card import Card, Suit, parse_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, ChangeOptions, Deal, IllegalAction, parse_action
from game.engine.events import Event
from game.engine.match import Match
from game.engine.rules import HandStart
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.dealing import stack_pack
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.trumps import strength
from game.rules.five_hundred.view import Phase


def options(words: str = "") -> Options:
    return FIVE_HUNDRED.parse_options(words)


def action(line: str) -> Action:
    return parse_action(line, FIVE_HUNDRED.parse_bid, FIVE_HUNDRED.parse_options)


def dealt(dealer: Seat, south: str = "", west: str = "", north: str = "", east: str = "", kitty: str = "") -> Deal:
    """A pack that deals the cards named; the places left open are filled with the rest of the pack in order."""
    named = [parse_cards(text) for text in (south, west, north, east, kitty)]
    spoken_for = {card for cards in named for card in cards}
    rest = [card for card in pack_of_43() if card not in spoken_for]
    places = []
    for cards, size in zip(named, (10, 10, 10, 10, 3), strict=True):
        missing = size - len(cards)
        places.append((*cards, *rest[:missing]))
        rest = rest[missing:]
    return Deal(stack_pack(dealer, tuple(places[:4]), places[4]))


class Table:
    """A match waiting for its players, South and the others, with the hand dealt as told. East deals by default."""

    def __init__(self, words: str = "", dealer: str = "E", scores: tuple[int, int] = (0, 0), **places: str) -> None:
        self.match = Match(FIVE_HUNDRED, options(words), Seat.parse(dealer))
        self.match.scores = scores
        self.events: list[Event] = self.match.apply(dealt(self.match.dealer, **places))

    @property
    def hand(self) -> FiveHundredHand:
        hand = self.match.hand
        assert isinstance(hand, FiveHundredHand)
        return hand

    def do(self, *lines: str) -> list[Event]:
        """Carry out lines of a record; the events of the last one."""
        for line in lines:
            self.events = self.match.apply(action(line))
        return self.events

    def calls(self, text: str) -> Table:
        """Calls by whoever's turn it is: ``6S - 7H - - -``."""
        for word in text.split():
            assert self.match.to_act is not None
            self.do(f"{self.match.to_act.letter} bids {word}")
        return self

    def throws(self, text: str) -> Table:
        assert self.match.to_act is not None
        self.do(*[f"{self.match.to_act.letter} throws {word}" for word in text.split()])
        return self

    def plays(self, text: str) -> Table:
        """Cards by whoever's turn it is: ``QS 4H Jo/H``; a suit named for the Joker after a stroke."""
        play_cards(self, text)
        return self

    def play_out(self) -> Table:
        """To the end of the hand: leaders lead their strongest card, the others play their weakest."""
        while self.match.to_act is not None:
            plays = self.match.legal_actions()
            trump = self.hand.trump
            first = not self.hand.trick

            def power(play: Any, trump: Any = trump) -> int:
                return strength(play.card, trump) + (50 if play.card.suit is trump is not None else 0)

            self.events = self.match.apply(max(plays, key=power) if first else min(plays, key=power))
        return self

    def next_deal(self, **places: str) -> Table:
        dealer = self.match.dealer
        if self.match.finished:
            dealer = FIVE_HUNDRED.next_dealer(dealer, self.match.finished[-1].result, self.match.hand_options)
        self.events = self.match.apply(dealt(dealer, **places))
        return self

    def change(self, words: str) -> Table:
        self.match.apply(ChangeOptions(options(words), words))
        return self


def play_cards(table: Any, text: str) -> None:
    """Play ``text`` on a table or an ending, each card by whoever's turn it is."""
    for word in text.split():
        seat = table.hand.to_act
        assert seat is not None, f"nobody is to play {word}"
        card, _, suit = word.partition("/")
        table.do(f"{seat.letter} plays {card}" + (f" as {suit}" if suit else ""))


class Ending:
    """The last cards of a hand: ``contract`` by ``contractor``, hands by seat, ``leader`` on lead.

    ``led`` are the suits led before (``SH``), ``thrown`` the suits seats threw off on (``{"W": "H"}``).
    """

    def __init__(
        self,
        contract: str,
        hands: str,
        contractor: str = "S",
        leader: str | None = None,
        led: str = "",
        thrown: dict[str, str] | None = None,
        words: str = "",
    ) -> None:
        start = HandStart(1, Seat.EAST, (0, 0), options(words))
        hand = FiveHundredHand(start)
        hand.auction = Auction(start.dealer, start.options)
        hand.hands = [list(parse_cards(text)) for text in hands.split("/")]
        hand.phase = Phase.PLAYING
        if contract:
            hand.contract, hand.contractor = Bid.parse(contract), Seat.parse(contractor)
            hand.trump = hand.contract.trump
            if hand.contract.is_misere:
                hand.sitting_out = hand.contractor.partner
        hand.to_act = Seat.parse(leader or contractor)
        hand.suits_led = frozenset(Suit.parse(letter) for letter in led)
        if thrown:
            hand.thrown_off = tuple(
                frozenset(Suit.parse(letter) for letter in thrown.get(seat.letter, "")) for seat in SEATS
            )
        hand._legal = None
        self.hand = hand
        self.events: list[Event] = []

    def do(self, *lines: str) -> list[Event]:
        for line in lines:
            self.events = self.hand.apply(action(line))
        return self.events

    def plays(self, text: str) -> Ending:
        play_cards(self, text)
        return self


def may(hand: Any) -> str:
    """What the seat to act may do, in short: ``QS 4H Jo/C`` or ``- 6S``."""
    words = []
    for legal in hand.legal_actions():
        text = legal.text.split(" ", 2)[2].replace(" as ", "/")
        words.append(text)
    return " ".join(words)


def state_of(hand: Any) -> Any:
    """Everything a hand or match remembers, as a value that compares; what is only cached is left out."""
    return _frozen(hand)


def _frozen(thing: Any) -> Any:
    if isinstance(thing, (Match, FiveHundredHand)):
        return {name: _frozen(value) for name, value in vars(thing).items() if name not in ("_legal", "rules")}
    if isinstance(thing, Auction):
        return {name: _frozen(getattr(thing, name)) for name in Auction.__slots__}
    if isinstance(thing, (list, tuple)):
        return tuple(_frozen(part) for part in thing)
    return thing


def refused(table: Any, line: str) -> str:
    """The reason *line* is refused, having seen that nothing changed."""
    target = table.match if isinstance(table, Table) else table.hand
    before = state_of(target)
    try:
        target.apply(action(line))
    except IllegalAction as refusal:
        assert state_of(target) == before, "a refusal changed something"
        assert refusal.action == action(line)
        return refusal.reason
    raise AssertionError(f"{line} was allowed")


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def split_words(text: str) -> list[str]:
    return text.split()

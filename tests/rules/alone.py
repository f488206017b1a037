"""Tables, walks and random options for the games of four players each alone with 52 cards: Hearts and Spades."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any

from game.cards.card import Card, parse_cards
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, ChangeOptions, Deal, IllegalAction, Pass, Play, SeatAction, parse_action
from game.engine.dealing import stack_one_by_one
from game.engine.events import Event
from game.engine.match import Match
from game.engine.options import _choices
from game.engine.rules import Rules

PACK = pack_of_52()


def dealt(dealer: Seat, south: str = "", west: str = "", north: str = "", east: str = "") -> Deal:
    """A pack that deals the cards named; the places left open are filled with the rest of the pack in order.

    A suit may be named whole by ``*S`` or from a card down by ``10..2S``.
    """
    named = [tuple(card for word in text.split() for card in _cards(word)) for text in (south, west, north, east)]
    spoken_for = {card for cards in named for card in cards}
    rest = [card for card in PACK if card not in spoken_for]
    hands: list[tuple[Card, ...]] = []
    for cards in named:
        missing = 13 - len(cards)
        hands.append((*cards, *rest[:missing]))
        rest = rest[missing:]
    return Deal(stack_one_by_one(dealer, hands))


def _cards(word: str) -> Sequence[Card]:
    if word.startswith("*"):
        return [card for card in PACK if card.text.endswith(word[1:])][::-1]
    high, _, low = word.partition("..")
    if not low:
        return [Card.parse(word)]
    suit = low[-1]
    top, bottom = Card.parse(high + suit), Card.parse(low)
    return [card for card in PACK if card.suit is top.suit and bottom.rank <= card.rank <= top.rank][::-1]


class Table:
    """A match with a hand dealt as told. *number* is which hand of the game it is; East deals by default."""

    def __init__(
        self,
        rules: Rules,
        words: str = "",
        dealer: str = "E",
        scores: tuple[int, ...] = (0, 0, 0, 0),
        number: int = 1,
        **hands: str,
    ) -> None:
        self.rules = rules
        self.match = Match(rules, rules.parse_options(words), Seat.parse(dealer))
        self.match.scores = scores
        self.match.number = number - 1
        self.events: list[Event] = self.match.apply(dealt(self.match.dealer, **hands))

    @property
    def hand(self) -> Any:
        return self.match.hand

    def action(self, line: str) -> Action:
        return parse_action(line, self.rules.parse_bid, self.rules.parse_options)

    def do(self, *lines: str) -> list[Event]:
        """Carry out lines of a record; the events of the last one."""
        for line in lines:
            self.events = self.match.apply(self.action(line))
        return self.events

    def plays(self, text: str) -> Table:
        return self._in_turn("plays", text)

    def passes(self, text: str) -> Table:
        return self._in_turn("passes", text)

    def bids(self, text: str) -> Table:
        return self._in_turn("bids", text)

    def _in_turn(self, verb: str, text: str) -> Table:
        """One word by whoever's turn it is after the other."""
        for word in text.split():
            assert self.match.to_act is not None, f"nobody {verb} {word}"
            self.do(f"{self.match.to_act.letter} {verb} {word}")
        return self

    def play_out(self) -> Table:
        """To the end of the hand, everybody with the first card allowed."""
        while self.match.to_act is not None:
            self.events = self.match.apply(self.match.legal_actions()[0])
        return self

    def next_deal(self, **hands: str) -> Table:
        dealer = self.match.dealer.left if self.match.finished else self.match.dealer
        self.events = self.match.apply(dealt(dealer, **hands))
        return self

    def change(self, words: str) -> Table:
        self.match.apply(ChangeOptions(self.rules.parse_options(words), words))
        return self

    def may(self) -> str:
        """What the seat to act may do, in short: ``QS 4H``."""
        return may(self.match.legal_actions())

    def refused(self, line: str) -> str:
        """The reason *line* is refused, having seen that nothing changed."""
        before = state_of(self.match)
        try:
            self.match.apply(self.action(line))
        except IllegalAction as refusal:
            assert state_of(self.match) == before, "a refusal changed something"
            assert refusal.action == self.action(line)
            return refusal.reason
        raise AssertionError(f"{line} was allowed")


def may(legal: Sequence[SeatAction]) -> str:
    return " ".join(action.text.split(" ")[-1] for action in legal)


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def state_of(thing: Any) -> Any:
    """Everything a hand or match remembers, as a value that compares; what is only cached is left out."""
    if isinstance(thing, Match) or hasattr(thing, "_legal"):
        return {name: state_of(value) for name, value in vars(thing).items() if name not in ("_legal", "rules")}
    if isinstance(thing, (list, tuple)):
        return tuple(state_of(part) for part in thing)
    return thing


# Walks


@dataclass(frozen=True)
class Walk:
    """A seed, the options, the dealer, the scores and number to begin with, and how many steps to take."""

    rules: Any
    seed: int
    options: Any
    dealer: Seat
    steps: int
    number: int = 1
    scores: tuple[int, ...] = (0, 0, 0, 0)

    def match(self) -> Match:
        match = Match(self.rules, self.options, self.dealer)
        match.number, match.scores = self.number - 1, self.scores
        return match


@dataclass
class Journey:
    """A walk taken: the match where it ended, and all that was done and happened on the way."""

    match: Match
    actions: list[Action] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def hand(self) -> Any:
        return self.match.hand

    def hand_started_at(self) -> int:
        """Where in ``actions`` the hand under way was dealt."""
        return max(at for at, action in enumerate(self.actions) if isinstance(action, Deal))


def random_options(rules: Rules, rng: Random) -> Any:
    kind = type(rules.parse_options(""))
    return kind(**{each.name: rng.choice(_choices(each)) for each in fields(kind)})


def walk_of(rules: Rules, seed: int, steps: int) -> Walk:
    """A walk whose options, dealer, number and scores follow from the seed."""
    rng = Random(f"walk {seed}")
    scores = tuple(10 * rng.randrange(-30, 9) + rng.randrange(10) for _ in SEATS)
    return Walk(
        rules,
        seed,
        random_options(rules, rng),
        rng.choice(SEATS),
        steps,
        rng.randrange(1, 6),
        scores if rng.random() < 0.6 else (0, 0, 0, 0),
    )


def pick(match: Match, rng: Random) -> Action:
    """A legal action at random; low bids rather than high ones, so that some are made."""
    if match.awaits_deal:
        return Deal(shuffled(PACK, rng))
    legal = match.legal_actions()
    power = 3 if isinstance(legal[-1], Call) and len(legal) > 5 else 1
    return legal[int(rng.random() ** power * len(legal))]


def stroll(walk: Walk) -> Iterator[tuple[Match, Action, list[Event]]]:
    """Step by step: the match after each action, the action, and its events."""
    rng = Random(walk.seed)
    match = walk.match()
    for _ in range(walk.steps):
        if match.is_over:
            return
        action = pick(match, rng)
        yield match, action, match.apply(action)


def take(walk: Walk) -> Journey:
    journey = Journey(walk.match())
    for match, action, events in stroll(walk):
        journey.match = match
        journey.actions.append(action)
        journey.events.extend(events)
    return journey


def swap_action(action: Action, swap: dict[Card, Card]) -> Action:
    """The same action with other cards."""
    match action:
        case Deal(cards=deck):
            return Deal(tuple(swap[card] for card in deck))
        case Pass(seat=seat, card=card):
            return Pass(seat, swap[card])
        case Play(seat=seat, card=card):
            return Play(seat, swap[card])
    return action

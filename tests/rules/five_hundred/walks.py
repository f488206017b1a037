"""Random walks through games under any options: what the laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from random import Random

from hypothesis import strategies as st

from game.cards.card import Card
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal
from game.engine.events import Event
from game.engine.match import Match
from game.engine.options import _choices
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

any_options = st.builds(Options, **{field.name: st.sampled_from(_choices(field)) for field in fields(Options)})


@dataclass(frozen=True)
class Walk:
    """A seed, the options, the dealer, and how many steps to take; ``shyness`` is how often a caller passes."""

    seed: int
    options: Options
    dealer: Seat
    steps: int
    shyness: float


@dataclass
class Journey:
    """A walk taken: the match where it ended, and all that was done and happened on the way."""

    match: Match
    actions: list[Action] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def hand(self) -> FiveHundredHand:
        assert isinstance(self.match.hand, FiveHundredHand)
        return self.match.hand

    def hand_started_at(self) -> int:
        """Where in ``actions`` the hand under way was dealt."""
        return max(at for at, action in enumerate(self.actions) if isinstance(action, Deal))


def _walks(steps: st.SearchStrategy[int]) -> st.SearchStrategy[Walk]:
    return st.builds(
        Walk,
        seed=st.integers(0, 2**32),
        options=any_options,
        dealer=st.sampled_from(SEATS),
        steps=steps,
        shyness=st.sampled_from([0.1, 0.6, 0.8, 0.95, 1.0]),
    )


walks = _walks(st.integers(1, 60) | st.integers(1, 110))
"""Within the first hand, or into the second or third."""

long_walks = _walks(st.integers(100, 400))


def pick(match: Match, rng: Random, shyness: float) -> Action:
    """A legal action at random; passes as often as ``shyness`` says, bids low rather than high."""
    if match.awaits_deal:
        return Deal(shuffled(pack_of_43(), rng))
    legal = match.legal_actions()
    if isinstance(legal[0], Call) and len(legal) > 1:
        if rng.random() < shyness:
            return legal[0]
        return legal[1 + int(rng.random() ** 2 * (len(legal) - 1))]
    return legal[int(rng.random() * len(legal))]


def stroll(walk: Walk) -> Iterator[tuple[Match, Action, list[Event]]]:
    """Step by step: the match after each action, the action, and its events."""
    rng = Random(walk.seed)
    match = Match(FIVE_HUNDRED, walk.options, walk.dealer)
    for _ in range(walk.steps):
        if match.is_over:
            return
        action = pick(match, rng, walk.shyness)
        yield match, action, match.apply(action)


def take(walk: Walk) -> Journey:
    journey = Journey(Match(FIVE_HUNDRED, walk.options, walk.dealer))
    for match, action, events in stroll(walk):
        journey.match = match
        journey.actions.append(action)
        journey.events.extend(events)
    return journey


def whereabouts(hand: FiveHundredHand) -> list[Card]:
    """Every card of the hand by the engine's own account, wherever it lies."""
    cards = [card for held in hand.hands for card in held]
    cards += hand.discards
    if hand.contractor is None:
        cards += hand.kitty
    cards += [play.card for play in hand.trick]
    cards += [play.card for trick in hand.tricks for play in trick.plays]
    return cards

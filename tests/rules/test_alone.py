"""Laws that hold at every step of every game of Hearts and Spades under every set of options."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from game.cards.card import Card, all_cards
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal, Discard, IllegalAction, Look, Pass, Play, parse_action
from game.engine.events import CardsMoved, Event, HandScored, HandStarted, Place, TrickWon, Zone
from game.engine.match import Match
from game.engine.record import Header, new_record, read_record
from game.rules.catalogue import GAMES
from tests.rules.alone import PACK, Walk, state_of, stroll, swap_action, take, walk_of

ALONE = [GAMES[name] for name in ("hearts", "spades")]
walks = st.builds(walk_of, st.sampled_from(ALONE), st.integers(0, 2**32), st.integers(1, 70) | st.integers(1, 140))
"""Within the first hand, or into the second or third."""
PACK_IN_ORDER = sorted(PACK, key=lambda card: card.index)
CANDIDATES: list[Action] = [
    *(kind(seat, card) for kind in (Discard, Pass, Play) for seat in SEATS for card in all_cards()),
    *(Play(seat, card, card.suit) for seat in SEATS for card in PACK[::5]),
    *(Look(seat) for seat in SEATS),
    Deal(PACK),
]


def calls(rules: Any) -> list[Action]:
    """Every call of the game and some that are none of its own."""
    words = () if rules.name == "hearts" else (*map(str, range(14)), "BN", "B4")
    foreign = GAMES["five-hundred"].parse_bid("7H")
    return [Call(seat, bid) for seat in SEATS for bid in (*map(rules.parse_bid, words), foreign)]


def whereabouts(hand: Any) -> list[Card]:
    """Every card of the hand by the engine's own account, wherever it lies."""
    lying = [card for held in hand.hands for card in held]
    if hand.phase.value == "passing":
        lying += [card for given in hand.given for card in given]
    lying += [play.card for play in hand.trick]
    lying += [play.card for trick in hand.tricks for play in trick.plays]
    return lying


@given(walks)
def test_cards_are_conserved_and_somebody_may_act_at_every_step(walk: Walk) -> None:
    for match, action, _ in stroll(walk):
        assert sorted(whereabouts(match.hand), key=lambda card: card.index) == PACK_IN_ORDER, action.text
        legal = match.legal_actions()
        if match.to_act is None:
            assert legal == () and (match.awaits_deal or match.is_over) and match.hand.result is not None
        else:
            assert legal and len(set(legal)) == len(legal)
            assert all(action.seat is match.to_act for action in legal)


@given(walks)
def test_every_legal_action_applies_and_every_other_is_refused(walk: Walk) -> None:
    match = take(walk).match
    legal = set(match.legal_actions())
    before = state_of(match)
    for action in legal:
        twin = match.copy()
        assert twin.apply(action)
        assert state_of(twin) != before
        assert state_of(match) == before
    for candidate in (*CANDIDATES, *calls(walk.rules)):
        if candidate in legal or (isinstance(candidate, Deal) and match.awaits_deal):
            continue
        try:
            match.apply(candidate)
        except IllegalAction as refusal:
            assert refusal.reason.endswith(".")
        else:
            raise AssertionError(f"{candidate.text} was allowed")
    assert state_of(match) == before


@given(walks)
def test_every_action_is_read_again_and_replaying_them_gives_the_same(walk: Walk) -> None:
    journey = take(walk)
    again = walk.match()
    events: list[Event] = []
    for action in journey.actions:
        read = parse_action(action.text, walk.rules.parse_bid, walk.rules.parse_options)
        assert read == action
        events.extend(again.apply(read))
    assert state_of(again) == state_of(journey.match)
    assert events == journey.events
    assert walk.rules.parse_options(walk.rules.options_text(walk.options)) == walk.options


@given(walks)
def test_a_record_replays_to_the_same_end(walk: Walk) -> None:
    """From the first deal of a game: scores and number begin at nothing there."""
    walk = Walk(walk.rules, walk.seed, walk.options, walk.dealer, walk.steps)
    header = Header("law", walk.rules.name, walk.dealer, walk.rules.options_text(walk.options))
    record = new_record(header, walk.rules)
    for action in take(walk).actions:
        record.add(action.text, walk.rules)
    again = read_record(record.text, GAMES)
    assert again.trouble == "" and again.text == record.text
    assert state_of(again.timeline.match) == state_of(record.timeline.match) == state_of(take(walk).match)


@given(walks)
def test_a_copy_is_independent(walk: Walk) -> None:
    match = take(walk).match
    before = state_of(match)
    views = [match.view(seat) for seat in SEATS]
    twin = match.copy()
    assert state_of(twin) == before
    rng = Random(walk.seed + 1)
    while twin.to_act is not None:
        legal = twin.legal_actions()
        twin.apply(legal[int(rng.random() * len(legal))])
    assert state_of(match) == before
    assert [match.view(seat) for seat in SEATS] == views
    if match.to_act is not None:
        assert state_of(twin) != before


def seen_by(seat: Seat, hand: Any, events: list[Event]) -> set[Card]:
    """The cards whose faces *seat* has seen in this hand, by the events."""
    known: set[Card] = set(hand.view(seat).hand)
    if hand.phase.value != "passing" and getattr(hand.options, "two_of_clubs_leads", False):
        # Whose turn it is tells everybody where it lies.
        known.add(Card.parse("2C"))
    for event in events:
        if isinstance(event, CardsMoved) and seat in event.visible_to:
            known.update(card for card in event.cards if card is not None)
    return known


def swapped(hidden: list[Card], rng: Random) -> dict[Card, Card]:
    """A random rearrangement of the hidden cards; every other card stands for itself."""
    order = sorted(hidden, key=lambda _: rng.random())
    return {card: card for card in all_cards()} | dict(zip(hidden, order, strict=True))


@given(walks)
def test_hidden_cards_swapped_leave_a_view_equal(walk: Walk) -> None:
    """Swap what a seat has not seen among the hidden places: the seat's view is the same."""
    journey = take(walk)
    hand = journey.hand
    rng = Random(walk.seed + 2)
    events = journey.events[max(at for at, e in enumerate(journey.events) if isinstance(e, HandStarted)) :]
    for seat in SEATS:
        known = seen_by(seat, hand, events)
        swap = swapped([card for card in PACK if card not in known], rng)
        other = hand.copy()
        other.hands = [[swap[card] for card in held] for held in hand.hands]
        if hasattr(hand, "given"):
            other.given = tuple(tuple(swap[card] for card in given) for given in hand.given)
        other._legal = None
        assert other.view(seat) == hand.view(seat)


@given(walks)
def test_a_hand_dealt_otherwise_looks_the_same_to_one_who_saw_no_difference(walk: Walk) -> None:
    """Deal the cards a seat never saw in another way and do the same again: it sees the same events and view."""
    journey = take(walk)
    start = journey.hand_started_at()
    before = walk.match()
    for action in journey.actions[:start]:
        before.apply(action)
    rng = Random(walk.seed + 3)
    events = journey.events[max(at for at, e in enumerate(journey.events) if isinstance(e, HandStarted)) :]
    for seat in SEATS:
        known = seen_by(seat, journey.hand, events)
        swap = swapped([card for card in PACK if card not in known], rng)
        other, seen = before.copy(), []
        try:
            for action in journey.actions[start:]:
                seen.extend(other.apply(swap_action(action, swap)))
        except IllegalAction:
            note(f"{seat.word}: the same play is not possible with the other cards")
            continue
        assert [event.seen_by(seat) for event in seen] == [event.seen_by(seat) for event in events]
        assert other.view(seat) == journey.match.view(seat)


class Fold:
    """Where the cards lie, by nothing but the events one seat saw."""

    def __init__(self) -> None:
        self.counts: Counter[Place] = Counter()
        self.faces: dict[Card, Place] = {}
        self.tricks: Counter[Seat] = Counter()

    def see(self, event: Event) -> None:
        match event:
            case HandStarted():
                self.__init__()  # type: ignore[misc]
                self.counts[Place(Zone.PACK)] = len(PACK)
            case CardsMoved(cards=cards, source=source, target=target):
                self.counts[source] -= len(cards)
                self.counts[target] += len(cards)
                assert self.counts[source] >= 0
                for card in cards:
                    if card is not None:
                        assert self.faces.get(card, source) == source
                        self.faces[card] = target
            case TrickWon(seat=seat, number=number):
                self.tricks[seat] += 1
                assert number == self.tricks.total()


def _lying(hand: Any) -> Counter[Place]:
    """How many cards lie where, by the engine's own count."""
    counts = Counter({Place(Zone.HAND, seat): len(hand.hands[seat]) for seat in SEATS})
    counts.update(Place(Zone.TRICK, play.seat) for play in hand.trick)
    for trick in hand.tricks:
        counts[Place(Zone.WON, trick.winner)] += len(trick.plays)
    if hand.phase.value == "passing":
        for seat in SEATS:
            counts[Place(Zone.PASSED, seat)] += len(hand.given[seat])
    return counts


@given(walks)
def test_the_fold_of_the_events_seen_is_the_engines_own_count(walk: Walk) -> None:
    folds = {seat: Fold() for seat in SEATS}
    for match, _, events in stroll(walk):
        hand: Any = match.hand
        won = Counter(trick.winner for trick in hand.tricks)
        lying = _lying(hand)
        for observer, fold in folds.items():
            view: Any = hand.view(observer)
            for event in events:
                fold.see(event.seen_by(observer))
            assert fold.counts == lying
            assert fold.tricks == won
            mine = {card for card, place in fold.faces.items() if place == Place(Zone.HAND, observer)}
            assert mine == set(view.hand)
            assert view.tricks_won == tuple(won[seat] for seat in SEATS)
            assert view.hand_sizes == tuple(map(len, hand.hands))
            assert view.legal == (hand.legal_actions() if observer is hand.to_act else ())
            for other, suits in zip(SEATS, view.shown_out(), strict=True):
                assert not [card for card in hand.hands[other] if card.suit in suits]
        if match.finished and match.awaits_deal:
            scored = [event for event in events if isinstance(event, HandScored)]
            assert [event.scores for event in scored] == [match.scores]


@pytest.mark.parametrize("rules", ALONE, ids=lambda rules: rules.name)
def test_whole_games_end(rules: Any) -> None:
    """Random games of Hearts come to an end; those of Spades seldom do, and go on without an error."""
    for seed in range(5):
        walk = walk_of(rules, seed, 3000)
        match: Match = take(walk).match
        if rules.name == "hearts":
            assert match.is_over and max(match.scores) >= 100
            assert match.winners == tuple(seat for seat in SEATS if match.scores[seat] == min(match.scores))

"""Laws that hold at every step of every game under every set of options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, note, settings

from game.cards.card import JOKER, Card, Suit, all_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal, Discard, IllegalAction, Play, parse_action
from game.engine.events import (
    CallMade,
    CardsMoved,
    Event,
    HandScored,
    HandShown,
    HandStarted,
    Place,
    TrickWon,
    Zone,
)
from game.engine.match import Match
from game.rules.five_hundred.bids import ALL_BIDS, PASS
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import Phase
from tests.laws_long import play_game
from tests.rules.five_hundred.table import state_of
from tests.rules.five_hundred.walks import Walk, long_walks, stroll, take, walks, whereabouts

PACK_IN_ORDER = sorted(pack_of_43(), key=lambda card: card.index)

CANDIDATES: list[Action] = [
    *(Call(seat, bid) for seat in SEATS for bid in (PASS, *ALL_BIDS)),
    *(Discard(seat, card) for seat in SEATS for card in all_cards()),
    *(Play(seat, card) for seat in SEATS for card in all_cards()),
    *(Play(seat, JOKER, suit) for seat in SEATS for suit in Suit),
    Deal(pack_of_43()),
]
NAMING_A_SUIT = {
    suit: [Play(seat, card, suit) for seat in SEATS for card in pack_of_43() if card is not JOKER] for suit in Suit
}


@given(walks)
def test_cards_are_conserved_and_somebody_may_act_at_every_step(walk: Walk) -> None:
    for match, action, _ in stroll(walk):
        assert isinstance(match.hand, FiveHundredHand)
        assert sorted(whereabouts(match.hand), key=lambda card: card.index) == PACK_IN_ORDER, action.text
        legal = match.legal_actions()
        if match.to_act is None:
            assert legal == () and (match.awaits_deal or match.is_over) and match.hand.result is not None
        else:
            assert legal and len(set(legal)) == len(legal)
            assert all(action.seat is match.to_act for action in legal)
            assert match.to_act is not match.hand.sitting_out


@given(walks)
def test_every_legal_action_applies_and_every_other_is_refused(walk: Walk) -> None:
    match = take(walk).match
    legal = set(match.legal_actions())
    for action in legal:
        twin = match.copy()
        before = state_of(match)
        assert twin.apply(action)
        assert state_of(twin) != before
        assert state_of(match) == before
    before = state_of(match)
    refused = 0
    for candidate in (*CANDIDATES, *NAMING_A_SUIT[Suit(walk.seed % 4)]):
        if candidate in legal or (isinstance(candidate, Deal) and match.awaits_deal):
            continue
        try:
            match.apply(candidate)
        except IllegalAction as refusal:
            refused += 1
            assert refusal.reason.endswith(".")
        else:
            raise AssertionError(f"{candidate.text} was allowed")
    assert refused >= len(CANDIDATES) - len(legal) - 1
    assert state_of(match) == before


@given(walks)
def test_every_action_is_read_again_and_replaying_them_gives_the_same(walk: Walk) -> None:
    journey = take(walk)
    again = Match(FIVE_HUNDRED, walk.options, walk.dealer)
    events: list[Event] = []
    for action in journey.actions:
        read = parse_action(action.text, FIVE_HUNDRED.parse_bid, FIVE_HUNDRED.parse_options)
        assert read == action
        events.extend(again.apply(read))
    assert state_of(again) == state_of(journey.match)
    assert events == journey.events
    options_text = FIVE_HUNDRED.options_text(walk.options)
    assert FIVE_HUNDRED.parse_options(options_text) == walk.options


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
        half = match.copy()
        half.apply(half.legal_actions()[0])
        ahead = state_of(half)
        match.apply(match.legal_actions()[-1])
        assert state_of(half) == ahead


def known_to(seat: Seat, hand: FiveHundredHand, events: list[Event]) -> set[Card]:
    """The cards whose faces *seat* has seen in this hand, by the events."""
    known: set[Card] = set(hand.hands[seat])
    for event in events:
        if isinstance(event, CardsMoved) and seat in event.visible_to:
            known.update(card for card in event.cards if card is not None)
        if isinstance(event, HandShown):
            known.update(event.cards)
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
        known = known_to(seat, hand, events)
        swap = swapped([card for card in pack_of_43() if card not in known], rng)
        other = hand.copy()
        other.hands = [[swap[card] for card in cards] for cards in hand.hands]
        other.kitty = tuple(swap[card] for card in hand.kitty)
        other.discards = tuple(swap[card] for card in hand.discards)
        other._legal = None
        assert other.view(seat) == hand.view(seat)


@given(walks)
def test_a_hand_dealt_otherwise_looks_the_same_to_one_who_saw_no_difference(walk: Walk) -> None:
    """Deal the cards a seat never saw in another way and do the same again: it sees the same events and view."""
    journey = take(walk)
    start = journey.hand_started_at()
    before = Match(FIVE_HUNDRED, walk.options, walk.dealer)
    for action in journey.actions[:start]:
        before.apply(action)
    rng = Random(walk.seed + 3)
    events = journey.events[max(at for at, e in enumerate(journey.events) if isinstance(e, HandStarted)) :]
    for seat in SEATS:
        known = known_to(seat, journey.hand, events)
        swap = swapped([card for card in pack_of_43() if card not in known], rng)
        other, seen = before.copy(), []
        try:
            for action in journey.actions[start:]:
                seen.extend(other.apply(_swap_action(action, swap)))
        except IllegalAction:
            note(f"{seat.word}: the same play is not possible with the other cards")
            continue
        assert [event.seen_by(seat) for event in seen] == [event.seen_by(seat) for event in events]
        assert other.view(seat) == journey.match.view(seat)


def _swap_action(action: Action, swap: dict[Card, Card]) -> Action:
    match action:
        case Deal(cards=cards):
            return Deal(tuple(swap[card] for card in cards))
        case Discard(seat=seat, card=card):
            return Discard(seat, swap[card])
        case Play(seat=seat, card=card, suit=suit):
            return Play(seat, swap[card], suit)
    return action


@given(walks)
def test_nobody_sees_in_an_event_what_was_hidden(walk: Walk) -> None:
    journey = take(walk)
    for event in journey.events:
        for seat in SEATS:
            seen = event.seen_by(seat)
            if isinstance(event, CardsMoved):
                hidden = seat not in event.visible_to
                assert seen.cards == ((None,) * len(event.cards) if hidden else event.cards)
                assert (seen.source, seen.target) == (event.source, event.target)
                assert seen.seen_by(seat) == seen
                match event.source.zone, event.target.zone:
                    case (Zone.PACK, Zone.HAND) | (Zone.KITTY, Zone.HAND):
                        assert event.visible_to == (event.target.seat,)
                    case Zone.HAND, Zone.DISCARDS:
                        assert event.visible_to == (event.source.seat,)
                    case Zone.PACK, Zone.KITTY:
                        assert event.visible_to == ()
                    case _:
                        assert event.visible_to == SEATS
            else:
                assert seen == event


class Fold:
    """Where the cards lie, by nothing but the events one seat saw."""

    def __init__(self) -> None:
        self.counts: Counter[Place] = Counter()
        self.faces: dict[Card, Place] = {}
        self.tricks: Counter[Seat] = Counter()
        self.calls: list[tuple[Seat, str]] = []
        self.scores: tuple[int, ...] = (0, 0)

    def see(self, event: Event) -> None:
        match event:
            case HandStarted():
                scores = self.scores
                self.__init__()  # type: ignore[misc]
                self.scores = scores
                self.counts[Place(Zone.PACK)] = 43
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
            case CallMade(seat=seat, bid=bid):
                self.calls.append((seat, bid.text))
            case HandScored(scores=scores):
                self.scores = scores


def _lying(hand: FiveHundredHand) -> Counter[Place]:
    """How many cards lie where, by the engine's own count."""
    counts = Counter({Place(Zone.HAND, seat): len(hand.hands[seat]) for seat in SEATS})
    counts.update(Place(Zone.TRICK, play.seat) for play in hand.trick)
    for trick in hand.tricks:
        counts[Place(Zone.WON, trick.winner)] += len(trick.plays)
    if hand.contractor is None:
        counts[Place(Zone.KITTY)] = 3
    else:
        counts[Place(Zone.DISCARDS, hand.contractor)] = len(hand.discards)
    return counts


@given(walks)
def test_the_fold_of_the_events_seen_is_the_engines_own_count(walk: Walk) -> None:
    folds = {seat: Fold() for seat in SEATS}
    for match, _, events in stroll(walk):
        hand = match.hand
        assert isinstance(hand, FiveHundredHand)
        won = Counter(trick.winner for trick in hand.tricks)
        lying = _lying(hand)
        for observer, fold in folds.items():
            for event in events:
                fold.see(event.seen_by(observer))
            assert fold.counts == lying
            assert fold.tricks == won
            assert fold.calls == [(seat, bid.text) for seat, bid in hand.auction.calls]
            assert fold.scores == match.scores
            mine = {card for card, place in fold.faces.items() if place == Place(Zone.HAND, observer)}
            assert mine == set(hand.hands[observer])
            view = hand.view(observer)
            assert view.tricks_won == tuple(won[seat] for seat in SEATS)
            assert view.hand_sizes == tuple(map(len, hand.hands))


@given(walks)
def test_a_view_is_what_the_hand_is_without_the_secrets(walk: Walk) -> None:
    journey = take(walk)
    hand = journey.hand
    for seat in SEATS:
        view = hand.view(seat)
        assert view.hand == tuple(hand.hands[seat])
        assert view.legal == (hand.legal_actions() if seat is hand.to_act else ())
        assert (view.trump, view.contract, view.contractor) == (hand.trump, hand.contract, hand.contractor)
        assert view.standing == hand.auction.standing
        assert (view.kitty, view.discards) == ((hand.kitty, hand.discards) if seat is hand.contractor else ((), ()))
        if hand.trump is None and hand.phase is Phase.PLAYING:
            assert view.thrown_off() == hand.thrown_off
        for other in SEATS:
            for suit in view.shown_out()[other]:
                bowered = hand.trump is not None and suit is hand.trump
                held = [card for card in hand.hands[other] if card.suit is suit and card is not JOKER]
                if bowered:
                    assert JOKER not in hand.hands[other]
                left = None if hand.trump is None else Card.parse(f"J{hand.trump.twin.letter}")
                assert [card for card in held if card is not left] == []
        if view.exposed is not None:
            assert view.contract is not None and view.contract.text == "OM"
            assert set(view.exposed) == set(hand.hands[hand.contractor])


@given(long_walks)
def test_scores_add_up(walk: Walk) -> None:
    """The totals worked out a second time from contracts and tricks alone."""
    journey = take(walk)
    totals = [0, 0]
    for finished in journey.match.finished:
        result = finished.result
        for side, own in enumerate(("SN", "WE")):
            bids = result.contractor is not None and result.contractor.letter in own
            won = result.tricks[side]
            if bids and result.contract.is_misere:
                gain = result.contract.value if won == 0 else -result.contract.value
            elif bids:
                gain = result.contract.value if won >= result.contract.level else -result.contract.value
                if won == 10 and walk.options.slam:
                    gain = max(gain, 250)
            else:
                gain = 0 if result.contract is not None and result.contract.is_misere else 10 * won
            assert result.points[side] == gain
            after = totals[side] + gain
            if not bids and walk.options.stop_at_490 and after > 490:
                after = max(490, totals[side])
            totals[side] = after
        assert finished.scores == tuple(totals)
        played = sum(result.tricks)
        assert played in (0, 10) or (result.contract is not None and result.contract.is_misere and not result.is_made)
    assert journey.match.scores == tuple(totals)
    last = journey.match.finished[-1].result if journey.match.finished else None
    if journey.match.is_over:
        assert last is not None and last.contractor is not None
        side = last.contractor & 1
        if last.is_made:
            assert totals[side] >= 500 and journey.match.winners == FIVE_HUNDRED.teams[side]
        else:
            assert totals[side] <= -500 and journey.match.winners == FIVE_HUNDRED.teams[1 - side]
    else:
        assert min(totals) > -500


@pytest.mark.slow
@settings(max_examples=100)
@given(walks)
def test_long_games_end_with_a_winner(walk: Walk) -> None:
    """Whole games: bids and passes at random, to the end."""
    game = play_game(Random(walk.seed), walk.options, walk.dealer)
    assert game.is_over or game.number >= 40

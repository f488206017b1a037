"""The compiled rules of thumb against the casual player they are taken from, card for card and hand for hand."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import JOKER
from game.cards.seats import Seat
from game.engine.actions import Play
from game.players.casual import Casual
from game.players.compiled import IS_COMPILED
from game.players.compiled.rehearsal import Contracts, History, Rehearsal
from game.players.imagine.card_sets import card_set
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players.imagine.walks import casual_hand, random_hand

pytestmark = pytest.mark.skipif(not IS_COMPILED, reason="the playouts are not compiled")


def played_to_the_end(hand: FiveHundredHand, play: Play) -> FiveHundredHand:
    """The hand after *play* and what casual players make of it."""
    hand = hand.copy()
    hand.apply(play)
    while hand.to_act is not None:
        hand.apply(Casual().choose(hand.view(hand.to_act), Random(0)))
    return hand


def is_to_be_compared(view: FiveHundredView) -> bool:
    return view.phase is Phase.PLAYING and view.sitting_out is None and len(view.legal) > 1


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_card_comes_to_what_casual_players_make_of_it(seed: int) -> None:
    hands = random_hand(seed) if seed % 2 else casual_hand(seed)
    for turn, hand in enumerate(hands):
        if hand.to_act is None or not is_to_be_compared(view := hand.view(hand.to_act)) or turn % 3:
            continue
        counted = Rehearsal(view).tricks_by_play(hand.hands, hand.discards)
        for play, tricks in counted.items():
            result = played_to_the_end(hand, play).result
            assert result is not None and result.tricks[side_of(view.seat)] == tricks, (view, play)


def test_history_of_casual_players_is_as_expected_in_the_true_world_and_less_so_in_others() -> None:
    better = asked = 0
    for hand in casual_hand(3):
        if hand.to_act is None or not is_to_be_compared(view := hand.view(hand.to_act)) or not view.tricks:
            continue
        history = History(Rehearsal(view))
        true = [card_set(cards) for cards in hand.hands]
        discards = card_set(hand.discards)
        first, second = view.seat.left, view.seat.right
        as_played = [history.log_chance(seat, true[seat], discards) for seat in (first, second)]
        for seat, log_chance in zip((first, second), as_played, strict=True):
            choices = log_chance / history.as_expected[seat]
            assert choices == pytest.approx(round(choices)) and round(choices) <= len(view.tricks) + 1
        if true[first].bit_count() == true[second].bit_count():
            asked += 1
            exchanged = history.log_chance(first, true[second], discards)
            exchanged += history.log_chance(second, true[first], discards)
            better += sum(as_played) >= exchanged
    assert asked > 5 and better >= 0.8 * asked


def test_whole_hands_come_to_what_casual_players_make_of_them() -> None:
    contracts, compared = Contracts(), 0
    for seed in range(12):
        for hand in casual_hand(seed):
            if hand.phase is Phase.PLAYING and not hand.tricks and not hand.trick and hand.sitting_out is None:
                if hand.contractor is None or _others_bids(hand):
                    continue
                first = Casual().choose(hand.view(hand.contractor), Random(0))
                assert isinstance(first, Play)
                result = played_to_the_end(hand, first).result
                won = contracts.tricks(hand.hands, hand.discards, hand.contractor, hand.trump)
                assert result is not None and result.tricks[side_of(hand.contractor)] == won
                compared += 1
    assert compared


def _others_bids(hand: FiveHundredHand) -> list[tuple[Seat, Bid]]:
    """Bids of another suit than trumps, which partners of the bidder remember in the play."""
    return [(seat, bid) for seat, bid in hand.auction.calls if bid.trump not in (None, hand.trump)]


def test_a_joker_led_without_trumps_names_a_suit() -> None:
    """Somewhere in many hands at no trumps the Joker is led by the rules of thumb, and the playouts agree."""
    led = 0
    for seed in range(60):
        for hand in random_hand(seed):
            if hand.to_act is not None and hand.trump is None and hand.phase is Phase.PLAYING and not hand.trick:
                view = hand.view(hand.to_act)
                led += JOKER in view.hand and is_to_be_compared(view)
    assert led > 10

"""Compiled hands of Hearts against the rules, and the compiled rules of thumb against the casual player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards.card import Card
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal, Play
from game.engine.dealing import stack_one_by_one
from game.engine.rules import HandStart
from game.engine.tricks import PLAYS
from game.players.casual_hearts import CasualHearts
from game.players.casual_hearts.passing import choose_pass
from game.players.compiled import IS_COMPILED
from game.players.compiled_hearts.layout import CHASES
from game.players.compiled_hearts.rehearsal import Rehearsal, card_by_thumb, pass_by_thumb, random_hand, set_of
from game.players.expert_hearts.suspicion import suspects
from game.rules.hearts.hand import HeartsHand
from game.rules.hearts.options import Options
from game.rules.hearts.view import HeartsView, Phase
from tests.players.compiled_hearts.walks import options_of, positions
from tests.players.hearts_situations import playing

HANDS = 2000
HOLD = 4
"""The number of a hand without passing."""


def test_random_hands_agree_with_the_rules() -> None:
    """What may be played, who wins each trick and leads the next, and the points."""
    for seed in range(HANDS):
        rng = Random(seed)
        options, dealer = options_of(rng), Seat(seed % 4)
        hand = HeartsHand(HandStart(HOLD, dealer, (0, 0, 0, 0), options))
        hand.apply(Deal(shuffled(pack_of_52(), rng)))
        played = random_hand(hand.hands, dealer.right, options, rng)
        assert played.first is hand.to_act
        for card, choices in played.plays:
            assert hand.to_act is not None
            assert choices == {play.card for play in hand.legal_actions() if isinstance(play, Play)}
            hand.apply(PLAYS[hand.to_act][card.index])
        assert hand.result is not None and hand.result.taken == played.taken


def test_random_hands_take_every_card_as_often() -> None:
    """The leads of a hand dealt: ten cards that are no hearts, each a tenth of the time within four errors."""
    suits = [[card for card in pack_of_52() if card.suit == suit] for suit in range(4)]
    hands = [[*suits[suit][:10], *suits[3][3 * suit : 3 * suit + 3]] for suit in range(3)]
    hands.append([card for card in pack_of_52() if not any(card in hand for hand in hands)])
    rng, counts = Random(1), dict.fromkeys(hands[0], 0)
    for _ in range(3000):
        counts[random_hand(hands, Seat.SOUTH, Options(), rng).plays[0][0]] += 1
    led = list(counts.values())[:10]
    assert sum(led) == 3000 and all(abs(count - 300) < 4 * (3000 * 0.1 * 0.9) ** 0.5 for count in led)


def hands_of(hand: HeartsHand) -> list[int]:
    return [set_of(cards) for cards in hand.hands]


@pytest.mark.parametrize("strays", [0.0, 0.3, 1.0])
def test_the_rules_of_thumb_are_those_of_the_casual_player(strays: float) -> None:
    compared = 0
    for seed in range(30):
        for hand in positions(seed, strays):
            if hand.phase is Phase.PLAYING and hand.to_act is not None and len(hand.legal_actions()) > 1:
                view = hand.view(hand.to_act)
                expected = CasualHearts().choose(view, Random(0))
                assert card_by_thumb(view) is expected.card, view  # type: ignore[union-attr]
                compared += 1
    assert compared > 500


def passed_by_casual(view: HeartsView) -> set[Card]:
    hand, given = view.hand, ()
    for _ in range(3):
        card = choose_pass(replace(view, hand=hand, given=given))
        hand, given = tuple(other for other in hand if other is not card), (*given, card)
    return set(given)


def test_the_pass_is_that_of_the_casual_player() -> None:
    for seed in range(200):
        hand = HeartsHand(HandStart(1, Seat.SOUTH, (0, 0, 0, 0), options_of(Random(0))))
        hand.apply(Deal(shuffled(pack_of_52(), Random(seed))))
        assert hand.to_act is not None
        view = hand.view(hand.to_act)
        assert pass_by_thumb(view.hand) == passed_by_casual(view)


def _play_on(hand: HeartsHand) -> tuple[int, ...]:
    """The points written down once casual players have played on."""
    while hand.to_act is not None:
        hand.apply(CasualHearts().choose(hand.view(hand.to_act), Random(0)))
    assert hand.result is not None
    return hand.result.points


@pytest.mark.parametrize("seed", range(12))
def test_every_card_comes_to_what_casual_players_make_of_it(seed: int) -> None:
    for turn, hand in enumerate(positions(seed, 0.3)):
        if hand.phase is not Phase.PLAYING or turn % 5 or hand.to_act is None or len(hand.legal_actions()) == 1:
            continue
        view = hand.view(hand.to_act)
        plays = [play for play in view.legal if isinstance(play, Play)]
        rehearsal = Rehearsal(view, strays=0)
        rehearsal.ask_cards([play.card for play in plays])
        rehearsal.set_up(hands_of(hand), Random(0))
        rehearsal.play_cards(len(plays), 1)
        for number, play in enumerate(plays):
            after = hand.copy()
            after.apply(play)
            points, outcome = _play_on(after), rehearsal.outcome(number, 0)
            assert outcome is not None
            assert outcome.points == points[view.seat]
            assert outcome.others == pytest.approx((sum(points) - points[view.seat]) / 3)


@pytest.mark.parametrize("seed", range(12))
def test_every_pass_comes_to_what_casual_players_make_of_it(seed: int) -> None:
    rng = Random(seed)
    options, number, dealer = options_of(rng), 1 + seed % 3, Seat(seed % 4)
    hand = HeartsHand(HandStart(number, dealer, (0, 0, 0, 0), options))
    hand.apply(Deal(shuffled(pack_of_52(), rng)))
    me = Seat(seed // 4 % 4)
    view = hand.view(me)
    mine = [rng.sample(view.hand, 3) for _ in range(3)]
    rehearsal = Rehearsal(view, strays=0)
    rehearsal.ask_passes(mine)
    rehearsal.set_up(hands_of(hand), Random(0))
    rehearsal.play_passes(len(mine), 1)
    for asked, cards in enumerate(mine):
        after = hand.copy()
        while after.phase is Phase.PASSING and after.to_act is not None:
            if after.to_act is me:
                legal = after.legal_actions()
                after.apply(next(giving for giving in legal if giving.card in cards))  # type: ignore[union-attr]
            else:
                after.apply(CasualHearts().choose(after.view(after.to_act), Random(0)))
        outcome = rehearsal.outcome(asked, 0)
        assert outcome is not None and outcome.points == _play_on(after)[me]


@pytest.mark.skipif(not IS_COMPILED, reason="not compiled here")
def test_the_same_chance_gives_the_same_playouts() -> None:
    hand = next(hand for hand in positions(4, 0.3) if len(hand.tricks) == 3)
    assert hand.to_act is not None
    view = hand.view(hand.to_act)
    cards = [play.card for play in view.legal if isinstance(play, Play)]

    def outcomes(seed: int) -> list[object]:
        rehearsal = Rehearsal(view, strays=200)
        rehearsal.ask_cards(cards)
        rng = Random(seed)
        for _ in range(20):
            rehearsal.set_up(hands_of(hand), rng)
            rehearsal.play_cards(len(cards), 2)
        return [rehearsal.outcome(number, plan) for number in range(len(cards)) for plan in (0, 1)]

    assert outcomes(1) == outcomes(1) != outcomes(2)


def test_stacked_packs_deal_the_hands() -> None:
    """What the tests above take for granted: hands by seat, whoever deals."""
    hands = [pack_of_52()[13 * seat : 13 * seat + 13] for seat in SEATS]
    hand = HeartsHand(HandStart(HOLD, Seat.NORTH, (0, 0, 0, 0), options_of(Random(0))))
    hand.apply(Deal(stack_one_by_one(Seat.NORTH, hands)))
    assert [set(cards) for cards in hand.hands] == [set(cards) for cards in hands]


@pytest.mark.parametrize(
    ("tricks", "least", "most"),
    [
        (("W:AC N:3C E:2H S:5C",), 0.05, 0.25),
        (("W:AC N:QS E:2H S:5C",), 0.8, 1.0),
        (("W:AC N:QS E:2H S:5C", "W:2C N:3H E:KC S:6C"), 0.0, 0.0),
        (("W:AC N:2C E:3C S:5C",), 0.0, 0.0),
    ],
    ids=["a point", "the queen", "points on two sides", "none"],
)
def test_who_has_every_point_is_suspected(tricks: tuple[str, ...], least: float, most: float) -> None:
    """The more points, the more often an opponent is taken to be out for the moon."""
    view, rng = playing("8D 9D", "", tricks), Random(1)
    rehearsal, suspected = Rehearsal(view, strays=0), suspects(view)
    out_for_it = [0, 0, 0, 0]
    for _ in range(300):
        rehearsal.set_up([0, 0, 0, 0], rng, suspected)
        out_for_it = [count + int(rehearsal.work[CHASES + seat]) for seat, count in enumerate(out_for_it)]
    assert least <= out_for_it[Seat.WEST] / 300 <= most
    assert not out_for_it[Seat.SOUTH] + out_for_it[Seat.NORTH] + out_for_it[Seat.EAST]

"""The law of imagining: whatever is made up, the seat sees what it saw."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from random import Random

import pytest

from game.cards.card import JOKER, Suit
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS
from game.engine.rules import HandStart
from game.players.imagine import Imagination, World, draw, draw_weighted
from game.players.imagine.card_sets import card_set
from game.players.imagine.knowledge import Aside
from game.rules.five_hundred.bids import OPEN_MISERE
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players import situations
from tests.players.imagine.walks import casual_hand, dealt, random_hand, true_world
from tests.rules.five_hundred.table import Table, state_of
from tests.rules.five_hundred.walks import whereabouts

PACK = sorted(pack_of_43(), key=lambda card: card.index)


def is_lawful(view: FiveHundredView, world: World) -> bool:
    hand = world.hand_in(view)
    assert sorted(whereabouts(hand), key=lambda card: card.index) == PACK
    assert view.phase is Phase.DEALING or all(len(ten) == 10 for ten in world.dealt_in(view))
    return hand.view(view.seat) == view


@pytest.mark.parametrize("start", range(0, 32, 8))
def test_the_seat_sees_what_it_saw(start: int) -> None:
    for seed in range(start, start + 8):
        rng = Random(seed)
        for hand in random_hand(seed):
            for seat in SEATS:
                if rng.random() < 0.12:
                    view = hand.view(seat)
                    assert all(is_lawful(view, world) for world in draw(view, 1, rng))
                    assert all(is_lawful(view, world) for world in Imagination(view).uniform(1, rng))


def test_the_walks_come_through_every_phase_and_every_kind_of_play() -> None:
    seen = set()
    for seed in range(48):
        for hand in random_hand(seed):
            kind = hand.contract.denomination if hand.contract is not None else hand.contract
            seen.add((hand.phase, kind, hand.is_exposed, hand.sitting_out is not None))
    phases = {phase for phase, *_ in seen}
    assert phases == set(Phase) - {Phase.DEALING}
    assert {exposed for _, _, exposed, _ in seen} == {True, False}
    assert (Phase.PLAYING, None, False, False) in seen, "played without a contract"
    assert (Phase.PLAYING, None, False, True) in seen, "a closed misère"
    assert len({kind for phase, kind, *_ in seen if phase is Phase.PLAYING}) == 6


def test_before_the_deal_nobody_holds_anything() -> None:
    view = FiveHundredHand(HandStart(1, SEATS[3], (0, 0), Options())).view(SEATS[0])
    assert draw(view, 1, Random(1))[0].hand_in(view).view(SEATS[0]) == view


def test_the_true_cards_make_the_true_hand_and_are_among_the_possible() -> None:
    for seed in range(10):
        rng = Random(seed)
        for hand in random_hand(seed):
            seat = rng.choice(SEATS)
            view = hand.view(seat)
            world = true_world(hand)
            assert state_of(world.hand_in(view)) == state_of(hand)
            assert_possible(Imagination(view), world)


def assert_possible(imagination: Imagination, world: World) -> None:
    asides = {Aside.KITTY: world.kitty, Aside.DISCARDS: world.discards}
    for hiding in imagination.knowledge.hidings:
        assert not isinstance(hiding.place, Aside) or hiding.place in asides
        cards = card_set(asides[hiding.place] if isinstance(hiding.place, Aside) else world.hands[hiding.place])
        cards &= imagination.knowledge.unseen
        assert cards.bit_count() == hiding.size
        assert cards & ~hiding.allowed == 0
    assert imagination.ways() >= 1
    assert isfinite(imagination.log_fit(world))


def test_casual_hands_to_the_last_card() -> None:
    """Sensible play shows out early and often; no draw runs into a corner, and few cards leave few worlds."""
    for seed in range(4):
        rng = Random(seed)
        for hand in casual_hand(seed):
            view = hand.view(rng.choice(SEATS))
            for world, share in draw_weighted(view, 2, rng):
                assert is_lawful(view, world)
                assert 0 <= share <= 1


def test_shares_add_up_and_the_same_seed_draws_the_same() -> None:
    hands = [hand.copy() for hand in casual_hand(5)]
    for hand in hands[:: len(hands) // 4]:
        view = hand.view(SEATS[1])
        weighted = draw_weighted(view, 20, Random("a"))
        assert sum(share for _, share in weighted) == pytest.approx(1)
        assert weighted == draw_weighted(view, 20, Random("a"))
        assert draw(view, 20, Random("a")) == draw(view, 20, Random("a"))
        assert len(draw(view, 20, Random("a"))) == 20
    assert draw(hands[0].view(SEATS[1]), 20, Random("a")) != draw(hands[0].view(SEATS[1]), 20, Random("b"))
    assert draw(hands[0].view(SEATS[1]), 0, Random("a")) == draw_weighted(hands[0].view(SEATS[1]), 0, Random(1)) == []


def test_hidden_cards_change_nothing() -> None:
    """Two hands that look the same to a seat are imagined the same."""
    for hand in [hand.copy() for hand in casual_hand(9)][::4]:
        view = hand.view(SEATS[0])
        twin = draw(view, 1, Random(3))[0].hand_in(view)
        assert draw(twin.view(SEATS[0]), 4, Random(8)) == draw(view, 4, Random(8))


def test_who_sits_out_knows_the_own_hand_and_what_lies_open() -> None:
    table = Table("misere-any-time=yes", south="5S 6S 7S 5C 6C 7C 4D 5D 4H 5H").calls("OM - - -")
    table.throws(" ".join(card.text for card in table.hand.hands[0][10:]))
    table.plays("5S")
    assert table.hand.contract is OPEN_MISERE
    for seat in SEATS:
        view = table.hand.view(seat)
        for world in draw(view, 5, Random(2)):
            assert is_lawful(view, world)
            assert set(world.hands[0]) == set(table.hand.hands[0]), "the exposed hand"
            assert world.hands[seat] == tuple(table.hand.hands[seat])


def test_void_means_void_but_the_joker_may_be_held_back() -> None:
    """At no trumps a player throws off on hearts: no hearts, but perhaps the Joker."""
    table = Table(south="AH KH QH AS KS QS AC KC QC AD", west="5S 6S 7S 8S 5C 6C 7C Jo 5D 6D").calls("7NT - - -")
    table.throws(" ".join(card.text for card in table.hand.hands[0][10:])).plays("AH 5S")
    worlds = Imagination(table.hand.view(SEATS[2])).uniform(60, Random(1))
    assert any(JOKER in world.hands[1] for world in worlds)
    assert not any(card.suit is Suit.HEARTS for world in worlds for card in world.hands[1])


def test_all_pass_play_leaves_the_kitty_unknown() -> None:
    hand = dealt(3, Options(all_pass=AllPass.PLAY_NO_TRUMPS))
    while hand.phase is Phase.BIDDING:
        hand.apply(hand.legal_actions()[0])
    view = hand.view(SEATS[2])
    kitties = {world.kitty for world in Imagination(view).uniform(40, Random(1))}
    assert len(kitties) > 30


def test_views_put_together_from_a_few_cards_can_be_imagined() -> None:
    """What lies in no hand is out of play; who has played to the trick holds a card less."""
    view = situations.playing("AS KD 5C", "7H", "W", "W:QS N:5S", seat="E")
    for world in draw(view, 4, Random(1)):
        assert [len(cards) for cards in world.hands] == [3, 2, 2, 3]
    for world in draw(situations.discarding("AS KS QS JS 10S 9S 8S 7S AH KH 5D 6D 7D", "8S"), 4, Random(1)):
        assert [len(cards) for cards in world.hands] == [13, 10, 10, 10]


def test_a_view_no_deal_fits_is_refused() -> None:
    view = replace(situations.bidding("AS KS QS JS 10S 9S 8S 7S AH KH"), hand_sizes=(10, 30, 10, 10))
    with pytest.raises(ValueError, match="No deal fits"):
        draw(view, 1, Random(1))

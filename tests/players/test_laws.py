"""Laws every player obeys: legal, repeatable, and blind to what its seat may not see."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from game.cards.card import Card
from game.cards.pack import shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.options import _choices
from game.engine.rules import HandStart
from game.players.casual import Casual
from game.players.player import Player
from game.players.random_player import RandomPlayer
from game.rules.five_hundred.dealing import stack_pack
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

PACK = FIVE_HUNDRED.pack()


def random_options(rng: Random) -> Options:
    """Any of the house rules, each value as likely as the next."""
    return Options(**{field.name: rng.choice(_choices(field)) for field in fields(Options)})


def dealt(seed: int, options: Options, scores: tuple[int, int] = (0, 0)) -> FiveHundredHand:
    hand = FIVE_HUNDRED.new_hand(HandStart(1, Seat(seed % 4), scores, options))
    hand.apply(Deal(shuffled(PACK, Random(f"laws:{seed}"))))
    return hand


def every_decision(seed: int, players: list[Player], options: Options) -> FiveHundredHand:
    """Play a hand in which each choice is checked to be legal and the same when asked again."""
    rng = Random(seed)
    hand = dealt(seed, options, (rng.randrange(-490, 500, 10), rng.randrange(-490, 500, 10)))
    while hand.to_act is not None:
        view = hand.view(hand.to_act)
        state = rng.random()
        choice = players[hand.to_act].choose(view, Random(state))
        assert choice in view.legal
        assert players[hand.to_act].choose(view, Random(state)) == choice
        hand.apply(choice)
    return hand


@pytest.mark.parametrize("start", range(0, 160, 40))
def test_casual_is_legal_and_repeatable_under_any_options(start: int) -> None:
    for seed in range(start, start + 40):
        hand = every_decision(seed, [Casual()] * 4, random_options(Random(f"options:{seed}")))
        assert hand.result is not None


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_casual_copes_with_anything_the_others_do(start: int) -> None:
    """Odd bids and odd cards of random neighbours lead into every corner."""
    for seed in range(start, start + 20):
        players: list[Player] = [Casual(), RandomPlayer(), RandomPlayer(), Casual()]
        assert every_decision(seed, players, random_options(Random(f"odd:{seed}"))).result is not None


def test_casual_never_slips() -> None:
    """Its rules of thumb find a legal action by themselves; the net below them stays unused."""
    for seed in range(40):
        hand = dealt(seed, random_options(Random(f"net:{seed}")))
        while hand.to_act is not None:
            view = hand.view(hand.to_act)
            choice = Casual()._choice(view) if len(view.legal) > 1 else view.legal[0]
            assert choice in view.legal
            hand.apply(choice)


def swapped_twin(hand: FiveHundredHand, seed: int, seat: Seat) -> FiveHundredHand:
    """The same deal with all that *seat* cannot see dealt anew, before anybody has called."""
    hidden: list[Card] = [card for other in SEATS if other is not seat for card in hand.hands[other]]
    anew = list(shuffled([*hidden, *hand.kitty], Random(f"anew:{seed}")))
    hands = [tuple(hand.hands[other]) if other is seat else tuple(anew.pop() for _ in range(10)) for other in SEATS]
    twin = FIVE_HUNDRED.new_hand(HandStart(1, hand.dealer, hand.scores, hand.options))
    twin.apply(Deal(stack_pack(hand.dealer, tuple(hands), tuple(anew))))
    return twin


def test_hidden_cards_do_not_change_a_call() -> None:
    for seed in range(100):
        hand = dealt(seed, Options())
        seat = hand.to_act
        assert seat is not None
        twin = swapped_twin(hand, seed, seat)
        assert hand.view(seat) == twin.view(seat)
        assert Casual().choose(hand.view(seat), Random(1)) == Casual().choose(twin.view(seat), Random(1))


def test_hidden_cards_do_not_change_a_card() -> None:
    """Midway through the play the other hands change places; the seat to play cannot tell."""
    for seed in range(60):
        hand = dealt(seed, Options())
        while hand.to_act is not None and len(hand.tricks) < 4:
            hand.apply(Casual().choose(hand.view(hand.to_act), Random(1)))
        seat = hand.to_act
        if seat is None or hand.trick:
            continue
        twin = hand.copy()
        left, right = seat.left, seat.right
        twin.hands[left], twin.hands[right] = twin.hands[right], twin.hands[left]
        assert Casual().choose(twin.view(seat), Random(1)) == Casual().choose(hand.view(seat), Random(1))


def test_random_player_takes_every_legal_action_sooner_or_later() -> None:
    view = dealt(1, Options()).view(Seat(1).left)
    rng = Random(5)
    assert {RandomPlayer().choose(view, rng) for _ in range(600)} == set(view.legal)


@pytest.mark.parametrize("player", [Casual(), RandomPlayer()], ids=["casual", "random"])
def test_a_player_out_of_turn_says_so(player: Player) -> None:
    hand = dealt(1, Options())
    assert hand.to_act is not None
    with pytest.raises(ValueError, match="turn"):
        player.choose(hand.view(hand.to_act.left), Random(1))

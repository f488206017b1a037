"""Hearts and Spades against an independent engine: legal plays, who wins each trick, and points agree.

OpenSpiel is an extra of its own (``pip install -e '.[reference]'``); without it these tests are left out. Its cards are
numbers, its players 0 to 3 clockwise. Its Spades is played by partners and never marks spades as broken, so that it is
compared under Spade Tight and without its scores.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.cards.card import Card, Rank, Suit
from game.cards.pack import shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Deal, Play
from game.engine.dealing import one_by_one, stack_one_by_one
from game.engine.match import Match
from game.rules.hearts.passing import PASSES, Direction, direction_of
from game.rules.hearts.rules import HEARTS
from game.rules.spades.bids import Bid
from game.rules.spades.rules import SPADES
from tests.rules.alone import PACK

pyspiel = pytest.importorskip("pyspiel")

SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
OURS = {
    "the ♣2 opens a clean trick": "two-of-clubs-leads=yes clean-first-trick=yes",
    "the ♣2 opens": "two-of-clubs-leads=yes",
    "any club of the ♣2's holder opens": "",
    "any club of the ♣2's holder opens a clean trick": "clean-first-trick=yes",
}
PASS_DIRECTIONS = {Direction.HOLD: 0, Direction.LEFT: 1, Direction.ACROSS: 2, Direction.RIGHT: 3}


def hearts_number(card: Card) -> int:
    assert card.suit is not None
    return (card.rank - 2) * 4 + SUITS.index(card.suit)


def spades_number(card: Card) -> int:
    assert card.suit is not None
    return SUITS.index(card.suit) * 13 + card.rank - 2


def their_hearts(words: str) -> Any:
    return pyspiel.load_game(
        "hearts",
        {
            "pass_cards": True,
            "no_pts_on_first_trick": "clean" in words,
            "can_lead_any_club": "two-of-clubs" not in words,
            "qs_breaks_hearts": False,
            "must_break_hearts": True,
            "jd_bonus": False,
            "avoid_all_tricks_bonus": False,
            "can_lead_hearts_instead_of_qs": False,
        },
    )


def play_hearts(game: Any, words: str, seed: int) -> None:
    """One random hand in both engines."""
    rng = Random(seed)
    number = rng.randrange(1, 5)
    direction = direction_of(number)
    hands = one_by_one(Seat.EAST, shuffled(PACK, rng))
    given = {seat: rng.sample(hands[seat], 3) for seat in SEATS if direction is not Direction.HOLD}
    match = Match(HEARTS, HEARTS.parse_options(words), opener(hands, given, direction).left)
    match.number = number - 1
    match.apply(Deal(stack_one_by_one(match.dealer, hands)))
    state = game.new_initial_state()
    state.apply_action(PASS_DIRECTIONS[direction])
    for card in stack_one_by_one(Seat.EAST, hands):
        state.apply_action(hearts_number(card))
    for seat in match.dealer.left.clockwise() if given else ():
        for card in given[seat]:
            match.apply(PASSES[seat][card.index])
    for seat in given:
        for card in given[seat]:
            state.apply_action(hearts_number(card))
    follow(match, state, rng, hearts_number, only_clubs="two-of-clubs" not in words)
    assert match.hand is not None and match.hand.result is not None
    assert match.hand.result.points == tuple(26 - round(their) for their in state.returns())


def opener(hands: Any, given: dict[Seat, list[Card]], direction: Direction) -> Seat:
    """Who holds the ♣2 after the pass; the deal is set so that this player leads."""
    two = Card.of(Rank.TWO, Suit.CLUBS)
    holder = next(seat for seat in SEATS if two in hands[seat])
    return direction.receiver(holder) if two in given.get(holder, ()) else holder


def follow(match: Match, state: Any, rng: Random, number_of: Any, only_clubs: bool = False) -> None:
    """Random plays until the hand is over, the legal ones and the winners of tricks compared all the way."""
    while match.to_act is not None:
        assert state.current_player() == match.to_act, "the same player is to play"
        legal = [play for play in match.legal_actions() if isinstance(play, Play)]
        if only_clubs:
            legal = [play for play in legal if play.card.suit is Suit.CLUBS]
            only_clubs = False
        assert sorted(number_of(play.card) for play in legal) == sorted(state.legal_actions())
        play = legal[int(rng.random() * len(legal))]
        match.apply(play)
        state.apply_action(number_of(play.card))
    assert state.is_terminal()


def play_spades(game: Any, seed: int) -> None:
    """One random hand in both engines."""
    rng = Random(seed)
    cards = shuffled(PACK, rng)
    match = Match(SPADES, SPADES.parse_options("spade-tight=yes"), Seat.EAST)
    match.apply(Deal(cards))
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(spades_number(card))
    for seat in SEATS:
        assert state.current_player() == match.to_act == seat
        bid = rng.choice(state.legal_actions())
        state.apply_action(bid)
        match.apply(Call(seat, Bid.of(bid - 52)))
    follow(match, state, rng, spades_number)
    assert match.hand is not None and match.hand.result is not None
    taken = str(state).partition("Tricks taken:")[2].split()[4:8]
    assert match.hand.result.tricks == tuple(map(int, taken))  # type: ignore[attr-defined]


@pytest.mark.parametrize("words", OURS.values(), ids=OURS)
@pytest.mark.parametrize("hands", [50, pytest.param(500, marks=pytest.mark.slow)])
def test_hearts_agrees(words: str, hands: int) -> None:
    game = their_hearts(words)
    for seed in range(hands):
        play_hearts(game, words, seed)


@pytest.mark.parametrize("hands", [50, pytest.param(1000, marks=pytest.mark.slow)])
def test_tight_spades_agrees(hands: int) -> None:
    game = pyspiel.load_game("spades")
    for seed in range(hands):
        play_spades(game, seed)

"""The hint is what an expert would do with the same chance, its figures are the search's, its names the user's own."""

from __future__ import annotations

import re

import pytest

from game.cards.card import JOKER, Card
from game.cards.seats import Seat
from game.engine.actions import Call, Discard, Play
from game.play.advice import Advice
from game.play.shuffling import player_rng
from game.players.compiled import IS_COMPILED
from game.players.critic import chart, sentence
from game.players.critic.naming import action_name, card_name, percent, points, tricks
from game.players.monte_carlo import Budget, Expert, Figures, MonteCarlo
from game.players.thoughts import Thoughts
from game.rules.five_hundred.bids import PASS, Bid
from game.rules.five_hundred.view import Phase
from tests.play.positions import Position, positions, sit_down
from tests.players.situations import bidding, playing

FEW = Budget(bidding=3, throwing_out=2, playing=3, misere=3, throw_outs=4)
needs_speed = pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")
CARD = re.compile(r"\b(?:10|[2-9AKQJ])[♠♣♦♥]|Joker")
FIGURE = re.compile(r"[+−]?\d+(?:\.\d+)?(?: %)?")


def advice_for(position: Position, player: MonteCarlo) -> Advice:
    live = sit_down(position.record, {}, player)
    live.start_advising()
    advice = live.advice()
    assert advice is not None
    return advice


def assert_is_the_experts(position: Position, advice: Advice, player: MonteCarlo) -> None:
    """Step by step the very choice of a player in the user's seat."""
    match, moment = position.record.timeline.match.copy(), len(position.record.timeline.actions)
    for step, action in enumerate(advice.actions):
        view = match.view(Seat.SOUTH)
        assert player.choose(view, player_rng(position.record.header.id, moment + step)) == action
        match.apply(action)
    if isinstance(advice.actions[0], Discard):
        assert len(advice.actions) == len(position.view.hand) - 10


def figures_said(one: Figures) -> set[str]:
    """How the figures of a search may be written."""
    said = {points(one.worth)}
    if one.chance is not None:
        said |= {percent(one.chance), percent(1 - one.chance)}
    if one.tricks is not None:
        said.add(tricks(one.tricks))
    return said


def assert_says_what_was_searched(position: Position, advice: Advice) -> None:
    view, thoughts = advice.view, advice.thoughts
    words = sentence(view, thoughts)
    assert words.endswith(".") and words.count(". ") == 0
    own = {card_name(card) for card in view.hand}
    calls = {action_name(action) for action in view.legal if isinstance(action, Call)}
    named = set(CARD.findall(words))
    assert named <= (calls | {"Joker"} if calls else own), words
    if "Joker" in named:
        assert "Joker" in own
    plain = words
    for name in sorted(own | calls, key=len, reverse=True):
        plain = plain.replace(name, "")
    allowed = {figure for one in thoughts[0].figures for figure in figures_said(one)}
    if thoughts[0].figures:
        assert set(FIGURE.findall(plain)) <= allowed, (words, allowed)
    assert_bars_say_the_same(advice, own | calls)


def assert_bars_say_the_same(advice: Advice, names: set[str]) -> None:
    bars = chart(advice.view, advice.thoughts)
    assert (bars is None) == (not advice.thoughts[0].figures)
    for bar in bars.bars if bars is not None else ():
        assert bar.label.partition(" as ")[0] in names
        one = next(one for one in advice.thoughts[0].figures if action_name(one.action) == bar.label)
        if one.action in advice.actions:
            step = advice.thoughts[advice.actions.index(one.action)]
            one = step.of(one.action) or one
        assert {bar.chance, bar.brings} - {""} <= figures_said(one)
        assert bar.is_choice == (one.action in advice.actions)


def try_hints(player: MonteCarlo, again: MonteCarlo, count: int, seed: int) -> None:
    phases = set()
    for position in positions(count, seed, (Seat.SOUTH,)):
        advice = advice_for(position, player)
        assert_is_the_experts(position, advice, again)
        assert_says_what_was_searched(position, advice)
        phases.add(position.view.phase)
    assert len(phases) >= 3


@needs_speed
def test_the_hint_is_the_players_own_choice() -> None:
    try_hints(MonteCarlo(FEW), MonteCarlo(FEW), 40, 1)


@pytest.mark.slow
@pytest.mark.long
@needs_speed
def test_the_hint_is_the_experts_choice_in_two_hundred_positions() -> None:
    try_hints(Expert(), Expert(), 200, 2)


def test_without_figures_a_rule_of_thumb_speaks() -> None:
    for position in positions(60, 3, (Seat.SOUTH,)):
        live = sit_down(position.record, {})
        live.start_advising()
        advice = live.advice()
        assert advice is not None and advice.thoughts == tuple(Thoughts(action) for action in advice.actions)
        words = sentence(advice.view, advice.thoughts)
        assert "rule of thumb" in words and words.endswith(".")
        assert_bars_say_the_same(advice, set())


def test_a_hint_out_of_turn_is_refused() -> None:
    position = next(positions(1, 4, (Seat.WEST,)))
    with pytest.raises(ValueError, match="your turn"):
        sit_down(position.record, {}).start_advising()


def test_a_joker_has_its_article() -> None:
    view = playing("Jo 5H 6H", "7H", "S")
    play, other = Play(view.seat, JOKER), Play(view.seat, Card.parse("5H"))
    words = sentence(view, [Thoughts(play, (Figures(play, 90.0, 0.8, 8.2), Figures(other, 10.0, 0.4, 7.1)), 60)])
    assert words.startswith("Play the Joker: the contract is made")
    words = sentence(view, [Thoughts(other, (Figures(other, 90.0, 0.8, 8.2), Figures(play, 10.0, 0.4, 7.1)), 60)])
    assert "next best is the Joker with" in words


def test_a_card_thrown_out_at_a_later_step_has_the_figures_it_was_chosen_by() -> None:
    """Chosen for the three it makes, it would otherwise stand below a card that is kept."""
    position = next(each for each in positions(400, 6) if each.view.phase is Phase.DISCARDING)
    first, second, kept = [Discard(position.seat, card) for card in position.view.hand[:3]]
    thoughts = [
        Thoughts(
            first, (Figures(first, 60.0, 0.6, 7.1), Figures(kept, 50.0, 0.5, 7.0), Figures(second, 40.0, 0.4, 6.9))
        ),
        Thoughts(second, (Figures(second, 58.0, 0.58, 7.1), Figures(kept, 48.0, 0.48, 7.0))),
    ]
    bars = chart(position.view, thoughts)
    assert bars is not None
    shown = [(bar.label, bar.chance, bar.is_choice) for bar in bars.bars]
    names = [action_name(action) for action in (first, second, kept)]
    assert shown == [(names[0], "60 %", True), (names[1], "58 %", True), (names[2], "50 %", False)]


def test_a_usual_bid_a_little_worse_than_a_pass_is_said_to_be_so() -> None:
    view = bidding("Jo JH AH KH 9H AS 7S 6C 8D 5D")
    bid, passing = Call(view.seat, Bid.parse("7H")), Call(view.seat, PASS)
    thoughts = Thoughts(bid, (Figures(passing, 8.0), Figures(bid, -3.0, 0.6, 7.1)), 60)
    words = sentence(view, [thoughts])
    assert "−3 points to your side on average against +8 for a pass" in words and words.endswith(
        "to leave the usual call."
    )

"""Hints at Hearts: what is said is what was searched, about the own cards alone."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.cards.seats import Seat
from game.engine.actions import Pass, Play
from game.engine.tricks import PLAYS
from game.players.critic import explained
from game.players.critic.hearts import is_queen_to_come
from game.players.expert_hearts import Budget, HeartsFigures, HeartsSearcher
from game.players.thoughts import Thoughts
from game.rules.hearts.passing import PASSES
from game.rules.hearts.view import HeartsView, Phase
from tests.players.compiled_hearts.walks import positions
from tests.players.hearts_situations import passing, playing

CARD = re.compile(r"\b(?:10|[2-9AKQJ])[♠♣♦♥]")
FIGURE = re.compile(r"−?\d+(?:\.\d)?(?: %)?")


def written(one: HeartsFigures) -> set[str]:
    """How figures may be written."""
    chances = (one.own_moon, one.other_moon, one.queen)
    sign = "−" if one.points <= -0.05 else ""
    return {f"{sign}{abs(one.points):.1f}", *(f"{round(100 * chance)} %" for chance in chances)}


def test_what_is_said_is_what_was_searched() -> None:
    phases = set()
    for seed in range(6):
        for turn, hand in enumerate(positions(seed, 0.2)):
            if hand.to_act is None or (turn + seed) % 6 or len(hand.legal_actions()) < 2:
                continue
            view = hand.view(hand.to_act)
            thoughts = HeartsSearcher(Budget(passing=3, playing=5, passes=8)).ponder(view, Random(1))
            words, chart = explained("hearts", view, [thoughts])
            own = {f"{card.rank.text}{'♠♣♦♥'[card.suit]}" for card in view.hand if card.suit is not None}
            assert set(CARD.findall(words)) <= own | {"Q♠"} and words.endswith(".")
            allowed = set().union(*(written(one) for one in thoughts.figures if isinstance(one, HeartsFigures)))
            assert set(FIGURE.findall(CARD.sub("", words))) <= allowed, (words, allowed)
            assert chart is not None and sum(bar.is_choice for bar in chart.bars) == 1
            for bar in chart.bars:
                assert bar.label in own and {bar.chance, bar.brings} - {""} <= allowed
                assert bar.share is not None and 0 <= bar.share <= 1
            phases.add(view.phase)
    assert phases == {Phase.PASSING, Phase.PLAYING}


def thoughts_of(view: HeartsView, *figures: tuple[str, float, float, float]) -> Thoughts:
    """Figures by card: points, the own moon and another's; the queen is taken half the time."""
    plays = {play.card.text: play for play in PLAYS[Seat.SOUTH]}
    weighed = tuple(
        HeartsFigures(plays[text], -points, points=points, own_moon=mine, other_moon=other, queen=0.5)
        for text, points, mine, other in figures
    )
    return Thoughts(weighed[0].action, weighed, 60)


PLAIN = playing("KS 5S 2D", "W:9S N:8S E:4S")
GONE = playing("KS 5S 2D", "W:9S N:8S E:4S", ("W:QS N:2S E:3S S:6S",))


@pytest.mark.parametrize(
    ("view", "figures", "words"),
    [
        (
            PLAIN,
            [("5S", 3.21, 0, 0), ("KS", 9.1, 0, 0)],
            "Play 5♠: it costs you 3.2 points on average, and you take the Q♠ in 50 % of the deals imagined; "
            "next best is K♠ with 9.1 points.",
        ),
        (
            GONE,
            [("5S", 3.21, 0, 0.12), ("KS", 3.3, 0, 0)],
            "Play 5♠: it costs you 3.2 points on average; somebody else shoots the moon in 12 %; K♠ would do as well.",
        ),
        (
            PLAIN,
            [("KS", -8.0, 0.6, 0), ("5S", 4.0, 0.1, 0)],
            "Play K♠: you shoot the moon in 60 % of the deals imagined, with −8.0 points on average; "
            "next best is 5♠ with 10 % and 4.0 points.",
        ),
    ],
    ids=["a card", "somebody else's moon", "an own moon"],
)
def test_sentences(view: HeartsView, figures: list[tuple[str, float, float, float]], words: str) -> None:
    assert explained("hearts", view, [thoughts_of(view, *figures)])[0] == words


def test_three_cards_are_passed_in_one_sentence() -> None:
    view = passing("QS KS 3S 2H 3H 4H 6C 9C JC 5D 6D QD AD")
    cards = {card.text: PASSES[Seat.SOUTH][card.index] for card in view.hand}
    figures = HeartsFigures(cards["QS"], -5.0, points=5.04, queen=0.3)
    first = Thoughts(cards["QS"], (figures,), 60)
    words, chart = explained("hearts", view, [first, Thoughts(cards["AD"]), Thoughts(cards["KS"])])
    assert words.startswith("Pass on Q♠, A♦ and K♠: it costs you 5.0 points on average")
    assert chart is not None and chart.heading == "if passed on" and isinstance(figures.action, Pass)


def test_the_heading_is_what_the_column_holds() -> None:
    for view, figures, heading in (
        (PLAIN, ("5S", 3.0, 0.0, 0.0), "Q♠"),
        (GONE, ("5S", 3.0, 0.0, 0.0), ""),
        (GONE, ("KS", -5.0, 0.5, 0.0), "moon"),
    ):
        chart = explained("hearts", view, [thoughts_of(view, figures)])[1]
        assert chart is not None and chart.chance_heading == heading and chart.brings_heading == "points"
        assert bool(chart.bars[0].chance) is bool(heading)
    assert is_queen_to_come(PLAIN) and not is_queen_to_come(GONE)


def test_without_figures_a_rule_of_thumb_speaks() -> None:
    action = PLAIN.legal[0]
    assert isinstance(action, Play)
    words, chart = explained("hearts", PLAIN, [Thoughts(action)])
    assert words == "By rule of thumb: play K♠." and chart is None
    only = playing("KS 2D", "W:9S N:8S E:4S")
    assert explained("hearts", only, [Thoughts(only.legal[0])])[0] == "K♠ is the only card you may play."

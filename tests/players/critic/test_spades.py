"""What is said of a choice in Spades, and its bars."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Call, Look, Play, SeatAction
from game.players.compiled.jit import IS_COMPILED
from game.players.critic.spades import chart, sentence
from game.players.expert_spades import Budget, SpadesFigures, SpadesSearcher
from game.players.thoughts import Thoughts
from game.rules.spades.bids import BLIND_FOUR, Bid
from game.rules.spades.options import Options
from game.rules.spades.view import SpadesView
from tests.players.compiled_spades.walks import choices
from tests.players.spades_situations import bidding, playing

SOUTH = Seat.SOUTH
MADE = ("S:AH W:2H N:3H E:4H",)


def bid(text: str) -> Call:
    return Call(SOUTH, Bid.parse(text))


def play(text: str) -> Play:
    return Play(SOUTH, Card.parse(text))


def figures(action: SeatAction, game: float, chance: float, tricks: float, points: float, bags: float = 0.0):  # type: ignore[no-untyped-def]
    return SpadesFigures(action, game, chance, tricks, points, bags)


def thoughts(*weighed: SpadesFigures, choice: SeatAction | None = None) -> tuple[Thoughts, ...]:
    return (Thoughts(choice or weighed[0].action, weighed, 200),)


HAND = bidding("KS 9S 4S AC 7C 3C KD 8D 2D QH 8H 6H 3H")
FOLLOWING = playing("KC 9C 2C", "2 3 3 3", "E:10C")
DUCKING = playing("KC 9C 2C", "0 3 3 3", "E:10C")
SETTLED = playing("KC 9C 2C", "1 3 3 3", "E:10C", MADE)

SENTENCES: list[tuple[SpadesView, tuple[Thoughts, ...], str]] = [
    (
        HAND,
        thoughts(figures(bid("3"), 0.27, 0.96, 3.6, 27.6), figures(bid("4"), 0.24, 0.7, 3.9, 17.0)),
        "Bid 3: it is made in 96 % of the deals imagined, brings +28 points on average, and you win the game in 27 %; "
        "next best is 4 with 24 % to win the game.",
    ),
    (
        HAND,
        thoughts(figures(bid("0"), 0.254, 0.8, 0.3, 30.0), figures(bid("1"), 0.251, 0.99, 1.6, 9.8)),
        "Bid nello: it is made in 80 % of the deals imagined, brings +30 points on average, and you win the game in "
        "25 %; next best is 1 with 99 % and +10 points.",
    ),
    (
        replace(HAND, hand=(), has_looked=False),
        thoughts(figures(Call(SOUTH, BLIND_FOUR), 0.2, 0.5, 3.4, 25.0), figures(Look(SOUTH), 0.15, 0.9, 3.0, 27.0)),
        "Bid blind 4: it is made in 50 % of the deals imagined, brings +25 points on average, and you win the game in "
        "20 %; next best is Look with 15 % to win the game.",
    ),
    (
        replace(HAND, hand=(), has_looked=False),
        thoughts(figures(Look(SOUTH), 0.25, 0.9, 3.0, 27.0)),
        "Look at your cards: the bid you find then is made in 90 % of the deals imagined, brings +27 points on "
        "average, and you win the game in 25 %.",
    ),
    (
        FOLLOWING,
        thoughts(figures(play("9C"), 0.3, 0.62, 3.4, 10.0), figures(play("KC"), 0.25, 0.5, 3.3, 2.0)),
        "Play 9♣: your bid is made in 62 % of the deals imagined, with 3.4 tricks on average; next best is K♣ with "
        "50 %.",
    ),
    (
        FOLLOWING,
        thoughts(figures(play("9C"), 0.3, 0.62, 3.4, 10.0), figures(play("KC"), 0.25, 0.62, 3.3, 2.0)),
        "Play 9♣: your bid is made in 62 % of the deals imagined, with 3.4 tricks on average; next best is K♣ with "
        "25 % to win the game.",
    ),
    (
        DUCKING,
        thoughts(figures(play("9C"), 0.3, 0.82, 0.2, 30.0), figures(play("2C"), 0.2995, 0.81, 0.2, 30.0)),
        "Play 9♣: your nello holds in 82 % of the deals imagined, with 0.2 tricks on average; 2♣ would do as well.",
    ),
    (
        SETTLED,
        thoughts(figures(play("9C"), 0.3, 1.0, 1.6, 10.0, 0.6), figures(play("KC"), 0.25, 1.0, 2.6, 10.0, 1.6)),
        "Play 9♣: your bid is made already, and you win the game in 30 % of the deals imagined, with 0.6 bags on "
        "average; next best is K♣ with 25 % to win the game.",
    ),
    (
        replace(SETTLED, bids=(Bid.of(1),) * 4, options=Options(sandbag=True), hand_sizes=(0,) * 4),
        thoughts(figures(play("9C"), 0.3, 1.0, 1.6, 10.0)),
        "Play 9♣: your bid is made already, and you win the game in 30 % of the deals imagined, with 0.6 overtricks "
        "on average.",
    ),
    (
        replace(SETTLED, bids=(Bid.of(0),) * 4),
        thoughts(figures(play("KC"), 0.3, 0.0, 2.6, -50.0)),
        "Play K♣: your nello is lost, and you win the game in 30 % of the deals imagined.",
    ),
    (
        replace(SETTLED, bids=(Bid.of(9),) * 4),
        thoughts(figures(play("KC"), 0.3, 0.0, 2.6, -90.0)),
        "Play K♣: your bid is lost, and you win the game in 30 % of the deals imagined.",
    ),
    (playing("KC 2D", "4 3 3 3", "E:10C"), (Thoughts(play("KC")),), "K♣ is the only card you may play."),
    (FOLLOWING, (Thoughts(play("9C")),), "By rule of thumb: play 9♣."),
    (HAND, (Thoughts(bid("0")),), "By rule of thumb: bid nello."),
]  # fmt: skip


@pytest.mark.parametrize(("view", "thought", "words"), SENTENCES, ids=[row[2][:40] for row in SENTENCES])
def test_sentences(view: SpadesView, thought: tuple[Thoughts, ...], words: str) -> None:
    assert sentence(view, thought) == words


def test_a_bid_has_a_bar_as_long_as_its_chance_and_its_points_beside_it() -> None:
    weighed = [
        figures(bid(str(number)), 0.3 - number / 100, 1 - number / 10, 3.0, 10.0 - number) for number in range(9)
    ]
    drawn = chart(HAND, (Thoughts(bid("8"), tuple(weighed), 200),), most=4)
    assert drawn is not None and (drawn.chance_heading, drawn.brings_heading) == ("made", "points")
    assert [bar.label for bar in drawn.bars] == ["Nello", "1", "2", "8"], "what was chosen is always shown"
    assert [bar.is_choice for bar in drawn.bars] == [False, False, False, True]
    assert [bar.brings for bar in drawn.bars] == ["+10", "+9", "+8", "+2"]
    assert drawn.bars[2].share == pytest.approx(0.8) and drawn.bars[2].chance == "80 %"


def test_a_card_is_drawn_by_its_bid_until_that_is_settled_and_then_by_the_game() -> None:
    weighed = thoughts(figures(play("9C"), 0.3, 0.62, 3.4, 10.0), figures(play("KC"), 0.25, 0.5, 3.3, 2.0))
    open_bid, settled = chart(FOLLOWING, weighed), chart(SETTLED, weighed)
    assert open_bid is not None and settled is not None
    assert (open_bid.chance_heading, [bar.chance for bar in open_bid.bars]) == ("made", ["62 %", "50 %"])
    assert (settled.chance_heading, [bar.chance for bar in settled.bars]) == ("game won", ["30 %", "25 %"])
    assert [bar.brings for bar in settled.bars] == ["3.4", "3.3"]


def test_without_figures_there_are_no_bars() -> None:
    assert chart(HAND, (Thoughts(bid("3")),)) is None


@pytest.mark.skipif(not IS_COMPILED, reason="bids are by rule of thumb without the compiler")
def test_whatever_an_expert_thinks_can_be_said_and_names_no_card_of_others() -> None:
    player = SpadesSearcher(Budget(8, 8))
    for seed in range(8):
        for hand in choices(seed, every=4):
            assert hand.to_act is not None
            view = hand.view(hand.to_act)
            pondered = (player.ponder(view, Random(1)),)
            words, drawn = sentence(view, pondered), chart(view, pondered)
            assert words.endswith(".") and drawn is not None and any(bar.is_choice for bar in drawn.bars)
            own = {f"{card.rank.text}{'♠♣♦♥'[card.suit]}" for card in view.hand if card.suit is not None}
            named = {word.strip(":;.") for word in words.split() if word.strip(":;.")[-1:] in tuple("♠♣♦♥")}
            assert named <= own and all(0 <= (bar.share or 0) <= 1 for bar in drawn.bars)

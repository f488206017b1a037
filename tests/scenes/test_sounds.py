"""What is asked of the sounds while a game is played: calls, cards, and a remark on how it ended."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.cards.seats import Seat
from game.engine.actions import Call
from game.rules.five_hundred.bids import MISERE, Bid
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.scoring import score_hand
from game.scenes.table.words import remark
from game.screen.assets import asset
from tests.scenes.visitor import Visitor, is_game_over, is_hand_over

Visit = Callable[..., Visitor]


def test_calls_are_called_and_cards_are_heard(visit: Visit) -> None:
    visitor = visit(5)
    visitor.sit_down()
    visitor.play_until(lambda table: table.panel is not None)
    asked = list(visitor.services.sounds.asked)
    calls = [action for action in visitor.record().timeline.actions if isinstance(action, Call)]
    spoken = [name for name in asked if name.startswith("voice/") and not name.startswith("voice/table/")]
    assert len(spoken) >= len(calls)
    for call, name in zip(calls, spoken, strict=False):
        word = "pass" if call.bid.text == "-" else call.bid.text
        assert name == f"voice/{call.seat.word.lower()}/{word}"
    assert asked.count("card") >= 30 and "shuffle" in asked and "deal" in asked and "gather" in asked


def test_the_end_of_a_hand_is_remarked_on(visit: Visit) -> None:
    visitor = visit(5, until=is_hand_over)
    visitor.sit_down()
    visitor.settle()
    result = visitor.table.live.match.finished[-1].result
    expected = remark(result, Seat.SOUTH)  # type: ignore[arg-type]
    heard = [name for name in visitor.services.sounds.asked if name.startswith("voice/table/")]
    assert heard == ([f"voice/table/{expected}"] if expected else [])


@pytest.mark.parametrize(
    ("contract", "contractor", "ours", "expected"),
    [
        ("7H", Seat.SOUTH, 7, "well-bid"),
        ("7H", Seat.NORTH, 8, "made"),
        ("7H", Seat.SOUTH, 10, "made-slam"),
        ("7H", Seat.SOUTH, 6, "set-by-one"),
        ("7H", Seat.NORTH, 3, "set"),
        ("M", Seat.SOUTH, 0, "misere-made"),
        ("M", Seat.SOUTH, 1, "misere-caught"),
        ("7H", Seat.WEST, 4, "defended"),
        ("7H", Seat.WEST, 3, ""),
        ("M", Seat.EAST, 0, "defended"),
    ],
)
def test_remarks_fit_what_happened(contract: str, contractor: Seat, ours: int, expected: str) -> None:
    bid = Bid.parse(contract)
    tricks = (ours, 1) if bid is MISERE else (ours, 10 - ours)
    result = score_hand(bid, contractor, tricks, Options())
    assert remark(result, Seat.SOUTH) == expected


@pytest.mark.parametrize("seat", Seat)
def test_nobody_bids_and_somebody_says_so(seat: Seat) -> None:
    assert remark(score_hand(None, None, (0, 0), Options()), seat) == "all-passed"
    assert remark(score_hand(None, None, (6, 4), Options()), seat) == ""


@pytest.mark.parametrize("level", ["full", "part", "off"])
def test_changing_the_level_is_heard_of_at_once(visit: Visit, level: str) -> None:
    visitor = visit(5)
    visitor.services.change(sound_level=level)
    assert visitor.services.sounds.may_play("voice/north/7H") is (level == "full")
    assert visitor.services.sounds.may_play("card") is (level != "off")


def test_every_sound_that_is_asked_for_has_a_clip(visit: Visit) -> None:
    visitor = visit(5)
    visitor.sit_down()
    visitor.play_until(lambda table: table.live.match.is_over)
    for name in set(visitor.services.sounds.asked):
        clips = [name, f"{name}-1"]
        assert any(asset("sounds", f"{clip}.ogg") is not None for clip in clips), name


def test_all_the_sounds_together_are_small() -> None:
    sounds = asset("sounds")
    assert sounds is not None
    assert sum(path.stat().st_size for path in sounds.rglob("*.ogg")) < 4_000_000


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_the_other_games_are_heard(visit: Visit, game: str) -> None:
    """Cards, the pass, and bids; nothing is said to a pair where everybody plays alone."""
    visitor = visit(5, game=game)
    visitor.sit_down()
    visitor.play_until(lambda table: table.panel is not None)
    asked = list(visitor.services.sounds.asked)
    assert {"shuffle", "deal", "gather", "scored"} <= set(asked) and asked.count("card") == 52
    bids = [name for name in asked if name.startswith("voice/")]
    if game == "hearts":
        assert "slide" in asked and not bids
    else:
        calls = [action for action in visitor.record().timeline.actions if isinstance(action, Call)]
        assert bids == [f"voice/{call.seat.word.lower()}/{call.bid.text}" for call in calls]


@pytest.mark.parametrize("game", ["hearts", "spades"])
def test_the_end_of_their_games_is_a_tune_without_a_remark_to_a_pair(visit: Visit, game: str) -> None:
    visitor = visit(5, until=is_game_over, game=game)
    visitor.sit_down()
    visitor.settle()
    asked = visitor.services.sounds.asked
    won = Seat.SOUTH in visitor.table.live.match.winners
    assert ("win" if won else "lose") in asked and not [name for name in asked if name.startswith("voice/table/")]

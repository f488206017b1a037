"""A hand looked at again shows what happened, in both directions, and no more than may be known."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.seats import Seat
from game.play.replay import Replay
from game.table.layouts.five_hundred import FiveHundredLayout
from game.table.presenter import Presenter
from tests.play.tables import RULES, open_game, step


def replays(seed: int, options: str = "") -> list[Replay]:
    """Every hand of a whole game, to be looked at again."""
    live = open_game(None, seed, options)
    rng = Random(seed)
    while not live.match.is_over:
        step(live, rng)
    return [Replay(start, actions, Seat.SOUTH) for start, actions in live.saved.record.timeline.hands()]


def picture(presenter: Presenter) -> list[tuple[object, ...]]:
    return sorted((str(card) if pose.is_face_up else "", pose) for card, pose in presenter.picture().values())


@pytest.mark.parametrize("seed", range(20))
def test_stepping_anywhere_gives_the_picture_of_playing_up_to_it(seed: int) -> None:
    for replay in replays(seed):
        layout = FiveHundredLayout(1280, 800)
        played = Presenter(len(RULES.pack()), layout)
        played.present(replay.shown())
        pictures = [picture(played)]
        while events := replay.forward():
            played.present(events)
            pictures.append(picture(played))
        assert len(pictures) == replay.length
        for position in range(replay.length, 0, -1):
            replay.go_to(position)
            fresh = Presenter(len(RULES.pack()), layout)
            fresh.rebuild(replay.shown())
            assert picture(fresh) == pictures[position - 1]


@pytest.mark.parametrize("seed", range(10))
def test_a_replay_tells_the_events_of_the_game(seed: int) -> None:
    live = open_game(None, seed)
    rng = Random(seed)
    seen = []
    while not live.match.is_over:
        seen.extend(step(live, rng))
    told = []
    for start, actions in live.saved.record.timeline.hands():
        replay = Replay(start, actions, Seat.SOUTH)
        told.extend(replay.shown())
        while events := replay.forward():
            told.extend(events)
    assert told == seen


def test_hands_are_opened_only_when_the_hand_is_over() -> None:
    live = open_game(None, 3)
    rng = Random(3)
    while not (live.match.hand and live.match.hand.tricks):
        step(live, rng)
    ((start, actions),) = live.saved.record.timeline.hands()
    under_way = Replay(start, actions, Seat.SOUTH)
    assert not under_way.open_hands(True) and not under_way.is_open
    finished = replays(3)[0]
    assert finished.open_hands(True)
    cards = [card for event in finished.shown() for card in getattr(event, "cards", ())]
    assert None not in cards and len(set(cards)) == 43
    assert finished.open_hands(False)
    assert None in [card for event in finished.shown() for card in getattr(event, "cards", ())]


@pytest.mark.parametrize("seed", range(5))
def test_tricks_begin_where_the_table_is_clear(seed: int) -> None:
    for replay in replays(seed):
        for number, start in enumerate(replay.trick_starts, 1):
            replay.go_to(start)
            hand = replay.match().hand
            assert hand is not None and not hand.trick and len(hand.tricks) == number - 1  # type: ignore[attr-defined]
            replay.go_to(start + 1)
            assert replay.trick_number == number


def test_positions_stay_within_the_hand() -> None:
    replay = replays(1)[0]
    assert not replay.back()
    replay.go_to(10_000)
    assert replay.position == replay.length and replay.forward() == []
    assert replay.back() and replay.position == replay.length - 1

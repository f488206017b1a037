"""Hearts and Spades from the user's chair: saved, resumed, undone, looked at again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Look, Pass
from game.engine.events import CardsMoved, Place, Zone
from game.play.live import Live, new_header
from game.play.replay import Replay
from game.play.thinking import Thinker
from game.players.seating import CASUAL
from game.rules.catalogue import GAMES
from game.store.saves import Saves
from game.table.pieces import Pieces
from tests.play.tables import state_of, step

ALONE = ("hearts", "spades")


def seated(saves: Saves, saved: object, game: str) -> Live:
    return Live(saves, saved, {seat: CASUAL[game]() for seat in SEATS}, Thinker(is_immediate=True))  # type: ignore[arg-type]


def open_game(folder: Path | None, game: str, options: str = "", seed: int = 1) -> Live:
    saves = Saves(folder, GAMES)
    return seated(saves, saves.begin(replace(new_header(GAMES[game], options, seed), id=f"game{seed}")), game)


@pytest.mark.parametrize("game", ALONE)
def test_a_game_is_resumed_where_it_was_left(game: str, tmp_path: Path) -> None:
    live, rng = open_game(tmp_path, game), Random(1)
    for _ in range(150):
        step(live, rng)
    saves = Saves(tmp_path, GAMES)
    saved = saves.resume(game)
    assert saved is not None and state_of(seated(saves, saved, game)) == state_of(live)


@pytest.mark.parametrize("game", ALONE)
def test_undo_goes_back_to_the_last_choice_and_redo_forward_again(game: str) -> None:
    live, rng = open_game(None, game), Random(2)
    for _ in range(120):
        step(live, rng)
        if live.is_users_turn:
            before = state_of(live)
            live.submit(live.match.legal_actions()[0])
            after = state_of(live)
            if not isinstance(live.saved.record.timeline.actions[-1], Pass):
                live.undo()
                assert state_of(live) == before
                live.redo()
                assert state_of(live) == after


def test_three_cards_passed_are_undone_as_one_choice() -> None:
    live, rng = open_game(None, "hearts"), Random(3)
    while not (live.match.hand is not None and live.is_users_turn):
        step(live, rng)
    before = state_of(live)
    for _ in range(3):
        live.submit(live.match.legal_actions()[0])
    live.undo()
    assert state_of(live) == before and len(live.view().hand) == 13


def test_a_blind_bid_is_not_taken_back_once_the_cards_are_seen() -> None:
    live, rng = open_game(None, "spades", "blinds=yes"), Random(4)
    while not (live.is_users_turn and isinstance(live.match.legal_actions()[0], Look) and live.match.number > 1):
        if live.match.awaits_deal:
            live.match.scores = (0, 200, 200, 200)
        step(live, rng)
    live.submit(live.match.legal_actions()[1])
    assert isinstance(live.match.legal_actions()[0], Call), "West calls next, who may not bid blind"
    assert not live.may_take_back_call()


@pytest.mark.parametrize("game", ALONE)
def test_the_pieces_on_the_table_are_the_users_cards(game: str) -> None:
    """Moves of all kinds – passed, taken up, played, gathered – leave every piece where its card is."""
    live, rng = open_game(None, game, "blinds=yes" if game == "spades" else ""), Random(5)
    pieces = Pieces(len(GAMES[game].pack()))
    kinds: set[tuple[Zone, Zone]] = set()
    while not live.match.is_over and live.match.number < 30:
        for event in step(live, rng):
            pieces.fold(event)
            if isinstance(event, CardsMoved):
                kinds.add((event.source.zone, event.target.zone))
        lying = {place: len(ids) for place, ids in pieces.at.items() if ids}
        assert sum(lying.values()) == 52
        own = pieces.cards_at(Place(Zone.HAND, Seat.SOUTH))
        assert {card for card in own if card is not None} == set(live.view().hand)
    expected = {(Zone.PACK, Zone.HAND), (Zone.HAND, Zone.TRICK), (Zone.TRICK, Zone.WON)}
    moved = {(Zone.HAND, Zone.PASSED), (Zone.PASSED, Zone.HAND)} if game == "hearts" else {(Zone.HAND, Zone.HAND)}
    assert kinds == expected | moved


@pytest.mark.parametrize("game", ALONE)
def test_a_hand_is_looked_at_again(game: str) -> None:
    live, rng = open_game(None, game), Random(6)
    while not live.match.finished:
        step(live, rng)
    start, actions = live.saved.record.timeline.hands()[0]
    replay = Replay(start, actions, Seat.SOUTH)
    assert replay.is_over and len(replay.trick_starts) == 13
    seen = replay.shown()
    while replay.position < replay.length:
        seen += replay.forward()
    replay.is_open = True
    assert len(replay.shown()) == len(seen)

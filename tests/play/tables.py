"""A live game for tests: random players, answers at once, files in a folder of the test's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from game.cards.seats import Seat
from game.engine.actions import SeatAction
from game.engine.events import Event
from game.play.live import Live, new_header
from game.play.thinking import Thinker
from game.rules.catalogue import GAMES
from game.store.saves import Saves

RULES = GAMES["five-hundred"]


class Anybody:
    """Plays any legal action."""

    def choose(self, view: object, rng: Random) -> SeatAction:
        return rng.choice(view.legal)  # type: ignore[attr-defined]


class Timid:
    """Always the first legal action: a pass in every auction."""

    def choose(self, view: object, rng: Random) -> SeatAction:
        return view.legal[0]  # type: ignore[attr-defined, no-any-return]


def open_game(folder: Path | None, seed: int = 1, options: str = "", game: str = RULES.name) -> Live:
    """A new game in *folder*; the same seed and the same choices make the same game."""
    saves = Saves(folder, GAMES)
    saved = saves.begin(replace(new_header(GAMES[game], options, seed), id=f"game{seed}"))
    return Live(saves, saved, {seat: Anybody() for seat in Seat}, Thinker(is_immediate=True))


def reopen_game(folder: Path) -> Live:
    """The game under way in *folder*."""
    saves = Saves(folder, GAMES)
    saved = saves.resume("five-hundred")
    assert saved is not None
    return Live(saves, saved, {seat: Anybody() for seat in Seat}, Thinker(is_immediate=True))


def step(live: Live, rng: Random) -> list[Event]:
    """One step of the game, whoever's it is; the user chooses anything legal."""
    if live.match.is_over:
        return []
    if live.match.awaits_deal:
        return live.deal()
    if live.is_users_turn:
        return live.submit(rng.choice(live.match.legal_actions()))
    live.start_thinking()
    events = live.answer()
    assert events is not None
    return events


def state_of(live: Live) -> tuple[object, ...]:
    """Everything about the game that undo, redo and resuming must bring back."""
    match = live.match
    hand = match.hand
    views = tuple(match.view(seat) for seat in Seat) if hand is not None else ()
    return match.number, match.dealer, match.scores, match.winners, tuple(match.finished), views

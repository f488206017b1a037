"""Compiling everything before anybody waits for it."""

from __future__ import annotations

from game.cards.card import Suit, parse_cards
from game.cards.seats import Seat
from game.engine.actions import Play
from game.players.compiled import unseen
from game.players.compiled.fitness import fit
from game.players.compiled.jit import reals, zeros
from game.players.compiled.position import Position
from game.players.compiled.rehearsal import warm_up_playouts
from game.players.compiled.solver import Solver
from game.players.compiled.wandering import wander


def warm_up() -> None:
    """Compile every kernel, or fetch it from the cache: a minute once, then a second; meant for a thread.

    It cannot be called off, so the thread should be a daemon.
    """
    _warm_up_solver()
    warm_up_playouts()
    _warm_up_wandering()


def _warm_up_solver() -> None:
    solver = Solver()
    hands = tuple(parse_cards(text) for text in ("AS KH", "KS 5H", "QS AH", "JS 6H"))
    leading = Position(hands, Seat.SOUTH)
    played = Play(Seat.SOUTH, hands[0][0])
    following = Position((hands[0][1:], *hands[1:]), Seat.WEST, Suit.HEARTS, (played,))
    for position in (leading, following):
        solver.tricks_by_play(position, Seat.SOUTH)
        solver.reaches_by_play(position, Seat.SOUTH, 1)
        solver.tricks(position, Seat.SOUTH)
    misere = Position(hands, Seat.SOUTH, ducking=Seat.SOUTH)
    solver.ducks_all_by_play(misere)
    solver.ducks_all(misere)


def _warm_up_wandering() -> None:
    """A walk of no steps where nothing is hidden."""
    buffers = zeros(unseen.CALLS), reals(unseen.CALL_REALS), zeros(unseen.SLOTS), reals(unseen.SLOTS * unseen.FIGURES)
    fit(*buffers, 0, 0, 0, 0)
    wander(*buffers, zeros(1), 0, 0)

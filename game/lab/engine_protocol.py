"""A player for other programs: requests come in on one stream, answers go out on another.

A request is a record as one seat sees it (``engine.seat_copy``), ended by an empty line. As a record has an empty line
after its header, a request is: the header, an empty line, the lines of the game, an empty line. ::

    card parlour record 1
    id g1
    game five-hundred
    dealer E
    options
    players S=user W=expert N=expert E=expert
    seat S

    deal -- -- -- QS Jo … --
    …

Each request gets one line: what that seat does, as records write it (``S bids 7H``), or ``error`` and a sentence. An
answer comes as soon as the request is read, so requests may be sent one by one or ahead. A header that cannot be used
is answered at once, and lines of a game that follow it get no second answer. Empty lines between requests mean nothing.
The end of the input ends the last request and the engine.

The chance a player draws on derives from the record's id, the number of steps, and the engine's seed if it is given
one: so the same request gets the same answer. Without a seed it is the answer the player would give at the table.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import IO, Any, Final

from game.engine.record import FIRST_WORDS, VERSION, read_header
from game.engine.seat_copy import NO_SEAT, SeatCopy, read_seat_copy
from game.play.shuffling import player_rng
from game.players.casual import Casual
from game.players.imagine import Imagination
from game.players.monte_carlo import Club, Expert, MonteCarlo
from game.players.player import Player
from game.rules.five_hundred.rules import FIVE_HUNDRED

PLAYERS: Final[dict[str, Callable[[], Player]]] = {"casual": Casual, "club": Club, "expert": Expert}
_GAMES: Final = {FIVE_HUNDRED.name: FIVE_HUNDRED}
LONGEST: Final = 400_000
"""Bytes of the longest request; a game of sixty hands takes about 60,000."""
_OF_A_GAME: Final = re.compile(r"^(deal|undo|redo|takeback|\w (bids|throws|plays|shows))\b", re.MULTILINE)
_PIECE: Final = 1 << 16
_TOO_LONG: Final = "The request is far too long for a game."


class Engine:
    """A player and what its chance derives from."""

    def __init__(self, player: Player, seed: int | None = None) -> None:
        self.player = player
        self.seed = seed

    def answer(self, request: str) -> str:
        """One line for one request, its two parts parted by an empty line."""
        try:
            if len(request) > LONGEST:
                raise ValueError(_TOO_LONG)
            return self._choice(read_seat_copy(request, _GAMES))
        except ValueError as error:
            return _refused(str(error))

    def _choice(self, copy: SeatCopy) -> str:
        if copy.match.hand is None:
            raise ValueError("No cards have been dealt yet.")
        view: Any = copy.view()
        if view.to_act is not copy.seat:
            raise ValueError(_whose_turn(copy))
        # A lie of the cards must exist in which all this happened; if there is none, this says so.
        Imagination(view)
        return self.player.choose(view, self._rng(copy)).text

    def _rng(self, copy: SeatCopy) -> Random:
        if self.seed is None:
            return player_rng(copy.header.id, copy.steps)
        return Random(f"{self.seed} {copy.header.id} action {copy.steps}")


def _whose_turn(copy: SeatCopy) -> str:
    to_act = copy.match.to_act
    if to_act is not None:
        return f"It is {to_act.word}'s turn, not {copy.seat.word}'s."
    return "The game is over." if copy.match.is_over else "The hand is over; the cards must be dealt again."


def _refused(sentence: str) -> str:
    line = " ".join(sentence.split()).removesuffix(".") + "."
    return "error " + "".join(letter if letter.isprintable() else "?" for letter in line)


def run(name: str, seed: int | None = None) -> None:
    """The ``engine`` command: the player called *name* answers what comes in on the standard input.

    Raises:
        ValueError: there is no such player.
    """
    if name not in PLAYERS:
        raise ValueError(f"{name[:20]!r} is no player; there are {', '.join(PLAYERS)}.")
    player = PLAYERS[name]()
    if isinstance(player, MonteCarlo):
        player.prepare()
    serve(Engine(player, seed), sys.stdin.buffer, sys.stdout)


# The streams


def serve(engine: Engine, requests: IO[bytes], answers: IO[str]) -> None:
    """Answer *requests* until they end, or until nobody reads the answers."""
    desk = Desk(engine)
    try:
        for block in _blocks(requests):
            for answer in desk.take(block):
                print(answer, file=answers, flush=True)
        for answer in desk.close():
            print(answer, file=answers, flush=True)
    except BrokenPipeError:
        return


class Desk:
    """Puts requests together from blocks, which are the lines up to an empty one, and answers them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._header = ""
        self._was_refused = False

    def take(self, block: str) -> list[str]:
        """The answers due after one more block; an empty one is an empty line after another."""
        if self._header and not block.startswith(FIRST_WORDS):
            return self._answer(block)
        answers = self.close()
        is_rest = self._was_refused and _is_of_a_game(block) and not block.startswith(FIRST_WORDS)
        if block and not is_rest:
            trouble = _whats_wrong_with_header(block)
            if trouble:
                answers.append(_refused(trouble))
                self._was_refused = not _is_of_a_game(block)
            else:
                self._header = block
        elif block:
            self._was_refused = False
        return answers

    def close(self) -> list[str]:
        """The answer to a header after which nothing more came."""
        return self._answer("") if self._header else []

    def _answer(self, game: str) -> list[str]:
        request = f"{self._header}\n\n{game}\n" if game else f"{self._header}\n\n"
        self._header, self._was_refused = "", False
        return [self.engine.answer(request)]


def _whats_wrong_with_header(block: str) -> str:
    if not block.startswith(FIRST_WORDS):
        return f"A request begins with the line '{FIRST_WORDS} {VERSION}'."
    if _is_of_a_game(block):
        return "The empty line between the header and the game is missing."
    if len(block) > LONGEST:
        return _TOO_LONG
    try:
        header, _, _ = read_header(block + "\n\n", _GAMES)
    except ValueError as error:
        return str(error)
    return "" if header.seat is not None else NO_SEAT


def _is_of_a_game(block: str) -> bool:
    return _OF_A_GAME.search(block) is not None


def _blocks(requests: IO[bytes]) -> Iterator[str]:
    """Runs of lines that end with an empty line or with the input; of endless ones no more than their beginning."""
    block, is_new_line = b"", True
    while piece := requests.readline(_PIECE):
        if is_new_line and not piece.strip(b"\r\n"):
            yield _text(block)
            block = b""
        elif len(block) <= LONGEST:
            block += piece
        is_new_line = piece.endswith(b"\n")
    if block:
        yield _text(block)


def _text(block: bytes) -> str:
    return block.decode("utf-8", "replace").replace("\r", "").removesuffix("\n")

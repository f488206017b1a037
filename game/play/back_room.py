"""The back room: a process of its own in which the strong players are compiled and think.

The window keeps the interpreter to itself, so nothing they do can hold up a frame, and a compiler at work keeps no
program from ending.
"""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Callable
from itertools import count
from threading import Lock, Thread
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from concurrent.futures import Future
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

_ATTEMPTS: Final = 2
"""How often a question is put when the process ends under it."""
_NICENESS: Final = 5
"""How much the room stands back behind the window where both want the same processor."""


class RoomLost(ValueError):
    """The process has ended and cannot be asked; the next question opens another."""

    def __init__(self) -> None:
        super().__init__("Nobody could answer: the process in which the players think was ended. Ask once more.")


class BackRoom:
    """Opened by the first question, and again when it was ended from outside. May be asked from any thread."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._lock = Lock()
        self._process: BaseProcess | None = None
        self._door: Connection | None = None
        self._asked: dict[int, Future[Any]] = {}
        self.is_closed = False

    def ask(self, do: Callable[..., Any], *what: Any) -> Any:
        """What ``do(*what)`` gives over there; other questions do not wait for it.

        Raises:
            ValueError: *do* raised one.
            RuntimeError: *do* failed otherwise; says where.
            RoomLost: the process was ended, or cannot be started.
        """
        for _ in range(_ATTEMPTS - 1):
            try:
                return self._put(do, what).result()
            except RoomLost:
                if self.is_closed:
                    raise
        return self._put(do, what).result()

    def tell(self, do: Callable[..., Any], *what: Any) -> None:
        """Have ``do(*what)`` done at once, before any later question; forgotten where nobody is there to hear it."""
        with self._lock:
            if self._door is not None:
                try:
                    self._door.send((None, do, what))
                except OSError:
                    self._lose(self._door)

    def close(self) -> None:
        """End the process, whatever it does; whoever still waits for an answer gets none."""
        with self._lock:
            self.is_closed = True
            if self._process is not None:
                # A process that was stopped hears no milder word, and the program's end would wait for it.
                self._process.kill()
            if self._door is not None:
                self._lose(self._door)

    def _put(self, do: Callable[..., Any], what: tuple[Any, ...]) -> Future[Any]:
        from concurrent.futures import Future

        answer: Future[Any] = Future()
        with self._lock:
            if self.is_closed:
                raise RoomLost
            number = next(self._numbers)
            door = self._door or self._open()
            self._asked[number] = answer
            try:
                door.send((number, do, what))
            except OSError:
                self._lose(door)
        return answer

    def _open(self) -> Connection:
        # Fetched here, for the first picture is not to wait for it.
        import multiprocessing

        # The window's own threads and libraries must not be copied into the room, as a fork would.
        context = multiprocessing.get_context("spawn")
        door, far_door = context.Pipe()
        process = context.Process(target=_serve, args=(far_door,), name="players", daemon=True)
        try:
            process.start()
        except OSError as error:
            logging.getLogger(__name__).warning("the players' process could not be started: %s", error)
            raise RoomLost from error
        # Only when the room alone holds its end does its death close the pipe.
        far_door.close()
        self._process, self._door = process, door
        Thread(target=self._hear, args=(door,), name="back room", daemon=True).start()
        return door

    def _hear(self, door: Connection) -> None:
        while True:
            try:
                number, fault, value = door.recv()
            except (EOFError, OSError):
                with self._lock:
                    self._lose(door)
                return
            with self._lock:
                answer = self._asked.pop(number, None)
            if answer is not None and fault is not None:
                answer.set_exception(fault)
            elif answer is not None:
                answer.set_result(value)

    def _lose(self, door: Connection) -> None:
        """The room behind *door* is gone: nobody may wait for it."""
        if self._door is not door:
            return
        self._door = None
        asked, self._asked = self._asked, {}
        for answer in asked.values():
            answer.set_exception(RoomLost())


# -- in the room -----------------------------------------------------------------------------------------------------


def _serve(door: Connection) -> None:
    """Answer until the window closes its end of the pipe, or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    lock = Lock()
    while True:
        try:
            # No number: no answer is wanted.
            number, do, what = door.recv()
        except (EOFError, OSError):
            # A compiler at work cannot be stopped otherwise.
            os._exit(0)
        if number is None:
            do(*what)
        else:
            Thread(target=_answer, args=(door, lock, number, do, what), daemon=True).start()


def _answer(door: Connection, lock: Lock, number: int, do: Callable[..., Any], what: tuple[Any, ...]) -> None:
    fault: Exception | None = None
    value = None
    try:
        value = do(*what)
    except ValueError as error:
        fault = ValueError(str(error))
    except Exception:
        # Not every exception survives the way; its words do.
        fault = RuntimeError(format_exc())
    with lock:
        door.send((number, fault, value))

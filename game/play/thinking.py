"""Computer players think beside the window, one decision at a time, and can be called off."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from game.engine.actions import SeatAction


class Thinker:
    """Holds at most one question. An answer to a question that was called off is never given.

    With ``is_immediate`` the answer is worked out at once, in the caller's thread, for tests and measurements.
    """

    def __init__(self, *, is_immediate: bool = False) -> None:
        self._pool = None if is_immediate else ThreadPoolExecutor(1, thread_name_prefix="player")
        self._question: tuple[int, Future[SeatAction]] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._question is not None

    def ask(self, moment: int, decide: Callable[[], SeatAction]) -> None:
        """Start working out a decision for the position with that number of actions behind it."""
        self.call_off()
        if self._pool is None:
            future: Future[SeatAction] = Future()
            future.set_result(decide())
        else:
            future = self._pool.submit(decide)
        self._question = (moment, future)

    def answer(self, moment: int) -> SeatAction | None:
        """The decision for that position if it is ready; an answer for another position is dropped."""
        if self._question is None:
            return None
        asked, future = self._question
        if asked != moment:
            self.call_off()
            return None
        if not future.done():
            return None
        self._question = None
        return future.result()

    def call_off(self) -> None:
        """Forget the question."""
        if self._question is not None:
            self._question[1].cancel()
            self._question = None

    def close(self) -> None:
        self.call_off()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

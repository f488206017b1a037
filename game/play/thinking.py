"""Computer players think beside the window, one decision at a time, and can be called off."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final

from game.players.player import Searcher

_LAST_WORD_SECONDS: Final = 0.5
"""How long a search that was called off is waited for when the program ends."""


@dataclass(slots=True, eq=False)
class _Question:
    moment: Hashable
    decide: Callable[[], Any]
    searcher: Searcher | None
    answer: Future[Any] = field(default_factory=Future)
    is_called_off: bool = False


class Thinker:
    """Holds at most one question. An answer to a question that was called off is never given.

    Questions are worked out in a thread that never keeps the program from ending; with ``is_immediate`` at once, in
    the caller's thread, for tests and measurements.
    """

    def __init__(self, *, is_immediate: bool = False) -> None:
        self._is_immediate = is_immediate
        self._question: _Question | None = None
        self._waiting: SimpleQueue[_Question | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._lock = Lock()

    @property
    def is_beside(self) -> bool:
        """Whether questions are worked out in a thread of its own."""
        return not self._is_immediate

    @property
    def is_thinking(self) -> bool:
        return self._question is not None

    def is_thinking_about(self, moment: Hashable) -> bool:
        """Whether that is the question being worked out, or just answered."""
        return self._question is not None and self._question.moment == moment

    def ask(self, moment: Hashable, decide: Callable[[], Any], searcher: object = None) -> None:
        """Start working out a decision for the position called *moment*; *searcher* is who does, if he may search."""
        self.call_off()
        question = _Question(moment, decide, searcher if isinstance(searcher, Searcher) else None)
        self._question = question
        if self._is_immediate:
            self._work_out(question)
            return
        if self._thread is None:
            self._thread = Thread(target=self._work, name="player", daemon=True)
            self._thread.start()
        self._waiting.put(question)

    def answer(self, moment: Hashable) -> Any:
        """The decision for that position, ``None`` until it is ready; an answer for another position is dropped."""
        question = self._question
        if question is None:
            return None
        if question.moment != moment:
            self.call_off()
            return None
        if not question.answer.done():
            return None
        self._question = None
        return question.answer.result()

    def call_off(self) -> None:
        """Forget the question, and stop the search for its answer."""
        question, self._question = self._question, None
        if question is None:
            return
        with self._lock:
            question.is_called_off = True
            if question.searcher is not None:
                question.searcher.call_off()

    def close(self) -> None:
        """Call off what is thought about and let the thread end."""
        self.call_off()
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join(_LAST_WORD_SECONDS)
            self._thread = None

    def _work(self) -> None:
        while (question := self._waiting.get()) is not None:
            self._work_out(question)

    def _work_out(self, question: _Question) -> None:
        # A question called off before its turn must not set its searcher going again.
        with self._lock:
            if question.is_called_off:
                return
            if question.searcher is not None:
                question.searcher.resume()
        try:
            question.answer.set_result(question.decide())
        except Exception as error:
            question.answer.set_exception(error)

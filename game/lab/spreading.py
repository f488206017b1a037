"""The same task over many numbers, in several processes where that is wanted."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def spread(task: Callable[[int], T], numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, T]]:
    """Each of *numbers* with what *task* makes of it, as they are finished, over *jobs* processes.

    Fresh processes, not forks: a fork of a process with threads or compiled code in it may hang.
    """
    numbered = partial(_numbered, task)
    if jobs <= 1 or len(numbers) < 2:
        yield from map(numbered, numbers)
        return
    with get_context("spawn").Pool(min(jobs, len(numbers)), _leave_interrupts) as pool:
        yield from pool.imap_unordered(numbered, numbers, chunksize=1)


def _numbered(task: Callable[[int], T], number: int) -> tuple[int, T]:
    return number, task(number)


def _leave_interrupts() -> None:
    """Ctrl+C is for the process that gave the task out; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

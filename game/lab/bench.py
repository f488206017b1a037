"""Every row of the speed table in one run: what is measured, what is allowed, and what came out.

To add a row, write a function that yields ``Row``s and put it into ``MEASUREMENTS``. Ratios are taken in one run on one
machine, medians; an absolute time is only a hint of what another machine would need.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from importlib.util import find_spec
from io import StringIO
from typing import Any, Final, NamedTuple

from game.lab import hearts_bench

_BUSY_SHARE: Final = 0.75
_SOLVER_DEALS: Final = 100
_LENGTHS: Final = (30, 60)
_COST_BAR_MS: Final = 100
_LINEAR_BAR: Final = 2.6
"""What twice the length may cost, with some room for the clock."""
_IDLE_BAR: Final = 0.01
_DRAWING_TRIALS: Final = 3
"""Each is a median; the best of them counts, because other programs disturb."""
_DRAWING_BARS_MS: Final = {(1920, 1080): 1.0, (3840, 2160): 3.0}
_DECIDED_DEALS: Final = 25
_DECISION_BARS_MS: Final = {"p": ("a card", 300, 1000), "b": ("a call or a card thrown out", 600, 1500)}
"""By the letters of ``decisions``: what is decided, and what the median and 99 in a hundred may take."""


class Row(NamedTuple):
    """One line of the table; ``is_met`` is ``None`` for what could not be measured here."""

    what: str
    bar: str
    measured: str
    is_met: bool | None


Measurement = Callable[[], Iterator[Row]]


def _drawing() -> Iterator[Row]:
    from game.lab import frames

    for (width, height), bar in _DRAWING_BARS_MS.items():
        best = min(frames.measure((width, height)).median_ms for _ in range(_DRAWING_TRIALS))
        what = f"drawing, four cards moving, {width} × {height}"
        yield Row(what, f"≤ {bar:.0f} ms", f"{best:.2f} ms", best <= bar)


def _idle() -> Iterator[Row]:
    from game.lab import idle

    found = idle.measure()
    yield Row("idle at the table: frames drawn", "0", str(found.frames), found.frames == 0)
    yield Row("idle at the table: share of a core", "≤ 1 %", f"{found.share:.1%}", found.share <= _IDLE_BAR)


def _start() -> Iterator[Row]:
    from game.lab import start

    found = start.measure()
    measured = f"{found.ratio:.2f} × ({found.ours_ms:.0f} ms)"
    yield Row("start to first frame, against a bare window", f"≤ {start.BAR} ×", measured, found.ratio <= start.BAR)
    ready = start.measure_readiness()
    for what, seconds, bar in (
        ("warm cache", ready.warm_seconds, start.WARM_BAR_SECONDS),
        ("very first start", ready.cold_seconds, start.COLD_BAR_SECONDS),
    ):
        yield Row(f"start to experts ready, {what}", f"≤ {bar:.0f} s", f"{seconds:.1f} s", seconds <= bar)


def _thinking() -> Iterator[Row]:
    from game.lab import thinking_frames

    if not _is_there("numba"):
        yield Row("frames while an expert thinks", f"≤ {thinking_frames.BAR_MS} ms", "needs numba and numpy", None)
        return
    found = thinking_frames.measure()
    worst, quiet = (thinking_frames.share_below(times) for times in (found.thinking, found.waiting))
    measured = f"{worst:.1f} ms ({quiet:.1f} ms alone)"
    bar = thinking_frames.BAR_MS
    yield Row("frames while an expert thinks, 99 %", f"≤ {bar} ms", measured, worst <= bar)


def _deciding() -> Iterator[Row]:
    from game.lab import tournament

    if not _is_there("numba"):
        yield Row("decisions of an expert", "", "needs numba and numpy", None)
        return
    found = tournament.expert_decisions(_DECIDED_DEALS)
    for kind, (what, *bars) in _DECISION_BARS_MS.items():
        for name, bar, measured in zip(("median", "99 %"), bars, found.median_and_p99(kind), strict=True):
            yield Row(f"{what} by an expert, {name}", f"≤ {bar} ms", f"{measured:.0f} ms", measured <= bar)


def _long_game() -> Iterator[Row]:
    from game.lab import long_game

    half, whole = (long_game.measure(hands) for hands in _LENGTHS)
    for name, before, after in (
        ("keeping a step", half.save_ms, whole.save_ms),
        ("undo", half.undo_ms, whole.undo_ms),
        ("resuming", half.resume_ms, whole.resume_ms),
    ):
        growth = after / before
        yield Row(
            f"{name} of a {whole.hands}-hand game, and against half of it",
            f"≤ {_COST_BAR_MS} ms, ≤ {_LINEAR_BAR} ×",
            f"{after:.1f} ms, {growth:.1f} ×",
            after <= _COST_BAR_MS and growth <= _LINEAR_BAR,
        )


def _engine() -> Iterator[Row]:
    from game.lab import engine_speed

    hands, actions = engine_speed.measure()
    measured = f"{hands:,.0f} ({actions:,.0f} actions)"
    yield Row("random legal hands a second, one core", f"≥ {engine_speed.BAR:,}", measured, hands >= engine_speed.BAR)


def _solver() -> Iterator[Row]:
    if not _is_there("numba"):
        yield Row("exact open-hands value against DDS", "≤ 0.60 × pooled", "needs numba and numpy", None)
        return
    if not _is_there("endplay"):
        yield Row("exact open-hands value against DDS", "≤ 0.60 × pooled", "needs endplay", None)
        return
    solver_bench: Any = import_module("game.lab.solver_bench")
    with redirect_stdout(StringIO()):
        lines = solver_bench.run(_SOLVER_DEALS, "endplay")
    for line in lines:
        bar = solver_bench.BARS[line.name]
        measured = f"{line.ratio:.2f} × ({line.ours_ms:.2f} ms)"
        what = f"exact open-hands value against DDS, {line.name}"
        yield Row(what, f"≤ {bar:.2f} ×", measured, line.ratio <= bar and not line.differences)


def _hearts() -> Iterator[Row]:
    what, bar = "compiled random hands of Hearts, against OpenSpiel", "≥ 1.0 ×"
    missing = [name for name, module in (("numba", "numba"), ("open_spiel", "pyspiel")) if not _is_there(module)]
    if missing:
        yield Row(what, bar, f"needs {' and '.join(missing)}", None)
        return
    found = hearts_bench.measure()
    ratio = found.ratio or 0.0
    yield Row(what, bar, f"{ratio:.0f} × ({found.ours:,.0f} a second)", ratio >= hearts_bench.BAR)


def _is_there(module: str) -> bool:
    return find_spec(module) is not None


MEASUREMENTS: Final[tuple[Measurement, ...]] = (
    _drawing,
    _idle,
    _start,
    _thinking,
    _deciding,
    _long_game,
    _engine,
    _solver,
    _hearts,
)
"""In the order of the table."""


def run(measurements: Sequence[Measurement] = MEASUREMENTS) -> list[Row]:
    """Measure all and print the table, each row as soon as it is known."""
    if _is_busy():
        print("Other programs are at work on this machine: absolute times come out too long.")
    print(_line("what", "bar", "measured", ""))
    rows = []
    for measurement in measurements:
        for row in _rows_of(measurement):
            rows.append(row)
            verdict = {True: "met", False: "NOT MET", None: "not measured"}[row.is_met]
            print(_line(row.what, row.bar, row.measured, verdict), flush=True)
    return rows


def _rows_of(measurement: Measurement) -> Iterator[Row]:
    """The rows of one measurement; one that breaks down is no reason to lose the others."""
    try:
        yield from measurement()
    except (subprocess.SubprocessError, OSError, ValueError, LookupError) as error:
        name = measurement.__name__.strip("_").replace("_", " ")
        yield Row(name, "", f"broke down: {type(error).__name__}", None)


def _is_busy() -> bool:
    """Whether more is waiting for the cores than there are."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return load > (os.cpu_count() or 1) * _BUSY_SHARE


def _line(what: str, bar: str, measured: str, verdict: str) -> str:
    return f"{what:<56} {bar:<18} {measured:<26} {verdict}".rstrip()

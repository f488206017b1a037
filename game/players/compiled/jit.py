"""The compiler behind the searches, and what stands in for it where there is none.

Numba turns the kernels of this package into machine code once and keeps the result in the user's cache folder. Where
Numba does not exist the same source runs interpreted: the decorators then do nothing, and buffers are lists of Python
integers, which are quicker to index than arrays and cannot overflow.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import platformdirs

CACHE_VARIABLE: Final = "NUMBA_CACHE_DIR"
EFFORT_VARIABLE: Final = "NUMBA_OPT"
EFFORT: Final = "2"
"""How hard the compiler tries, from 0 to 3: at 2 it is done in three quarters of the time and the code is as fast."""
_NEVER_COMPILED: Final = ("__init__.py", "bidding.py", "position.py", "rehearsal.py", "solver.py", "warming.py")
Ints: TypeAlias = list[int]
"""A buffer of 64-bit integers: in truth a NumPy array under Numba, a list without it."""
Reals: TypeAlias = list[float]
"""The same for numbers that are not whole."""

_F = TypeVar("_F", bound=Callable[..., Any])


def cache_folder() -> Path:
    """Where the compiled code of this very source is kept, that of the other games' packages with it.

    The name holds a digest of the source, because Numba looks only at the date of the file a kernel stands in: code
    inlined from another file would otherwise outlive a change of that file.
    """
    digest = sha256()
    for source in sorted(Path(__file__).parent.parent.glob("compiled*/*.py")):
        if source.name not in _NEVER_COMPILED:
            digest.update(source.read_bytes())
    return platformdirs.user_cache_path("five-hundred", appauthor=False) / "compiled" / digest.hexdigest()[:12]


def _can_cache() -> bool:
    """Point Numba to the cache folder, unless somebody has chosen one; whether it can be written to."""
    try:
        folder = Path(os.environ.get(CACHE_VARIABLE) or cache_folder())
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, RuntimeError):
        return False
    os.environ.setdefault(CACHE_VARIABLE, str(folder))
    return True


_CACHED: Final = _can_cache()


def _compiler() -> tuple[Any, Any]:
    """Numba and NumPy, if both are installed, agree with each other, and compilation has not been switched off."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return None, None
    os.environ.setdefault(EFFORT_VARIABLE, EFFORT)
    try:
        return import_module("numba"), import_module("numpy")
    except Exception:
        # A compiler that is broken, in whatever way, is as good as none.
        return None, None


numba, _numpy = _compiler()
IS_COMPILED: Final = numba is not None
"""Whether kernels run as machine code; interpreted ones are some two hundred times slower."""

_OPTIONS: Final[dict[str, Any]] = {"cache": _CACHED, "error_model": "numpy", "_nrt": False}
"""Kernels allocate nothing, so they need no count of references; without it every stage costs less."""
_ONLY_INLINED: Final[dict[str, Any]] = {
    **_OPTIONS,
    "cache": False,
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""A stage is never called but from a kernel, which is kept with all its stages in it."""


def kernel(function: _F) -> _F:
    """Compile *function*; it runs without the interpreter's lock."""
    if numba is None:
        return function
    compiled: _F = _once(numba.njit(nogil=True, **_OPTIONS)(function))
    return compiled


def inlined(function: _F) -> _F:
    """Compile *function* into whatever kernel calls it: a named stage of a kernel at no cost.

    Nothing but a kernel may call it: compiled, it has no entry for Python.
    """
    if numba is None:
        return function
    compiled: _F = _once(numba.njit(nogil=True, **_ONLY_INLINED)(function))
    return compiled


def _once(compiled: Any) -> Any:
    """Let a number written out in a call count as any other: Numba would compile *compiled* once more for it."""
    unliteral, find = numba.types.unliteral, compiled.get_call_template

    def find_for_any(args: Any, kws: Any) -> Any:
        return find([unliteral(each) for each in args], {name: unliteral(each) for name, each in kws.items()})

    compiled.get_call_template = find_for_any
    return compiled


def zeros(length: int) -> Ints:
    """A buffer of *length* integers, all 0."""
    buffer: Ints = [0] * length if numba is None else _numpy.zeros(length, _numpy.int64)
    return buffer


def reals(length: int) -> Reals:
    """A buffer of *length* numbers, all 0."""
    buffer: Reals = [0.0] * length if numba is None else _numpy.zeros(length, _numpy.float64)
    return buffer

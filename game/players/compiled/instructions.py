"""Three instructions of the processor that Python has no operator for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from game.players.compiled.jit import numba

_Instruction: TypeAlias = Callable[[int], int]


def _in_python() -> tuple[_Instruction, _Instruction, _Instruction]:
    return (lambda x: (x & -x).bit_length() - 1), (lambda x: 64 - x.bit_length()), int.bit_count


def _compiled() -> tuple[_Instruction, _Instruction, _Instruction]:
    ir = import_module("llvmlite.ir")
    types = import_module("numba.types")
    intrinsic: Callable[[Any], Any] = import_module("numba.extending").intrinsic
    undefined_for_zero = ir.Constant(ir.IntType(1), 1)

    @intrinsic
    def ctz(_: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.cttz(args[0], undefined_for_zero)

    @intrinsic
    def clz(_: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctlz(args[0], undefined_for_zero)

    @intrinsic
    def popcount(_: Any, x: Any) -> Any:
        return types.int64(types.int64), lambda _, builder, __, args: builder.ctpop(args[0])

    return ctz, clz, popcount


ctz, clz, popcount = _in_python() if numba is None else _compiled()
"""``ctz``: the number of the lowest bit set; ``clz``: how many of 64 bits stand above the highest bit set (neither may
be asked of 0); ``popcount``: how many bits are set."""

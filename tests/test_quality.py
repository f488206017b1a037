"""Every row of what good means names tests and commands that exist; that they pass is the suite's business."""

from __future__ import annotations

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.quality import ROWS

TESTS = Path(__file__).parent


@cache
def named_in(file: str) -> frozenset[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name[:5] == "test_")


@pytest.mark.parametrize(("row", "holders"), ROWS, ids=[row for row, _ in ROWS])
def test_every_row_is_held(row: str, holders: tuple[str, ...]) -> None:
    assert holders
    for holder in holders:
        if holder.startswith("$ "):
            assert find_spec(holder[2:]) is not None, f"{row}: there is no {holder[2:]}"
            continue
        file, name = holder.split("::")
        names = named_in(file)
        assert names and (name == "*" or name in names), f"{row}: {holder} is not there"

"""Every feature of the documents names tests that exist; that they pass is the suite's business."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.seeds import five_hundred, hearts, poker_solitaire, score_pad, spades

DOCUMENTS = (five_hundred, hearts, score_pad, poker_solitaire, spades)
FEATURES = [(feature, tests) for document in DOCUMENTS for feature, tests in document.FEATURES]

TESTS = Path(__file__).parent.parent


@cache
def named_in(file: str) -> frozenset[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize(("feature", "tests"), FEATURES, ids=[feature for feature, _ in FEATURES])
def test_every_feature_is_exercised(feature: str, tests: tuple[str, ...]) -> None:
    assert tests
    for test in tests:
        file, name = test.split("::")
        assert name in named_in(file), f"{feature}: {test} is not there"

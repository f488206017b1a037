"""Once warmed up, nothing is compiled while a player at the table waits."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.players.compiled import IS_COMPILED

DECIDE_ALL = """
import sys
from random import Random
from game.players.expert_hearts import Budget, HeartsSearcher
from tests.players.compiled_hearts.walks import positions

def compiled():
    rooms = [room for name, room in sys.modules.items() if name.startswith("game.players.compiled")]
    kernels = {id(one): one for room in rooms for one in vars(room).values() if hasattr(one, "signatures")}
    return {(one.py_func.__name__, signature) for one in kernels.values() for signature in one.signatures}

player = HeartsSearcher(Budget(2, 2, 4))
player.prepare()
before = compiled()
for seed in (1, 2, 3):
    for turn, hand in enumerate(positions(seed, 0.2)):
        if hand.to_act is not None and turn % 4 == 0:
            player.ponder(hand.view(hand.to_act), Random(1))
print(len(before), sorted(name for name, _ in compiled() - before))
"""


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled here")
def test_no_decision_waits_for_the_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", DECIDE_ALL], capture_output=True, text=True, timeout=400, check=True)
    count, _, late = done.stdout.strip().partition(" ")
    assert int(count) > 3 and late == "[]"

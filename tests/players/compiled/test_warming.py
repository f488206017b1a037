"""Once warmed up, nothing is compiled while a player at the table waits."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game.players.compiled import IS_COMPILED

DECIDE_ALL = """
import sys
from random import Random
from game.players.compiled import warm_up
from game.players.monte_carlo import Budget, MonteCarlo
from tests.players.imagine.walks import casual_hand
from tests.players.situations import playing

def compiled():
    rooms = [room for name, room in sys.modules.items() if name.startswith("game.players.compiled")]
    kernels = {id(one): one for room in rooms for one in vars(room).values() if hasattr(one, "signatures")}
    return {one.py_func.__name__ for one in kernels.values() if one.signatures}

warm_up()
before = compiled()
player = MonteCarlo(Budget(2, 2, 2, 2))
for seed in (1, 2):
    for turn, hand in enumerate(casual_hand(seed)):
        if hand.to_act is not None and (turn < 10 or turn % 5 == 0):
            player.ponder(hand.view(hand.to_act), Random(1))
player.ponder(playing("5S 9S QS 4D", "M", "S", "E:10S W:KS", tricks=("S:5D E:6D W:7D",)), Random(1))
print(len(before), sorted(compiled() - before))
"""


@pytest.mark.skipif(not IS_COMPILED, reason="nothing is compiled here")
def test_no_decision_waits_for_the_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", DECIDE_ALL], capture_output=True, text=True, timeout=400, check=True)
    count, _, late = done.stdout.strip().partition(" ")
    assert int(count) > 10 and late == "[]"

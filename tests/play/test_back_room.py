"""The players' own process: asked, told, ended from outside, and gone with the window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest

from game.play.absent import AbsentCounsel, AbsentPlayer, Lodger
from game.play.back_room import BackRoom, RoomLost
from game.play.company import Company
from game.play.counsel import Counsel
from game.play.warming import NEWS, Warming
from game.players.casual import Casual
from game.players.casual_hearts import CasualHearts
from game.players.seating import seated
from game.rules.poker_solitaire.options import Scoring
from tests.play.positions import positions

ROOT = Path(__file__).parent.parent.parent
TABLE = ROOT / "assets" / "text" / "poker-lines.dat"


def double(number: int) -> int:
    return 2 * number


def own_number() -> int:
    return os.getpid()


def slip() -> None:
    raise ZeroDivisionError("a slip")


def refuse() -> None:
    raise ValueError("The table cannot be read.")


class Patient:
    """Waits until it is called off, and remembers nothing else."""

    def __init__(self) -> None:
        self.off = Event()

    def wait(self, seconds: float) -> str:
        return "called off" if self.off.wait(seconds) else "waited"

    def call_off(self) -> None:
        self.off.set()

    def resume(self) -> None:
        self.off.clear()


class SlowlyMade(Patient):
    def __init__(self) -> None:
        super().__init__()
        time.sleep(0.5)


@pytest.fixture(scope="module")
def shared_room() -> Iterator[BackRoom]:
    room = BackRoom()
    yield room
    room.close()


@pytest.fixture
def room() -> Iterator[BackRoom]:
    room = BackRoom()
    yield room
    room.close()


def soon(question: Callable[[], object]) -> Future[object]:
    """The answer to come of a question put in another thread."""
    pool = ThreadPoolExecutor(1)
    answer = pool.submit(question)
    pool.shutdown(wait=False)
    return answer


def until(holds: Callable[[], bool], seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.005)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split(")")[-1].split()[0] != "Z"


def test_it_answers_from_another_process(shared_room: BackRoom) -> None:
    assert shared_room.ask(double, 21) == 42
    assert shared_room.ask(own_number) not in (os.getpid(), None)
    assert shared_room.ask(own_number) == shared_room.ask(own_number)


def test_a_sentence_comes_back_as_it_is_and_a_mishap_with_its_place(shared_room: BackRoom) -> None:
    with pytest.raises(ValueError, match=r"^The table cannot be read\.$"):
        shared_room.ask(refuse)
    with pytest.raises(RuntimeError, match="in slip"):
        shared_room.ask(slip)
    assert shared_room.ask(double, 4) == 8


def test_a_question_does_not_wait_for_another(shared_room: BackRoom) -> None:
    patient = Lodger(shared_room, Patient)
    waiting = soon(partial(patient.ask, "wait", 60.0))
    assert shared_room.ask(double, 3) == 6 and not waiting.done()
    patient.call_off()
    assert waiting.result(20) == "called off"


def test_a_lodger_is_called_off_and_sent_on_in_the_order_it_was_said(shared_room: BackRoom) -> None:
    patient = Lodger(shared_room, Patient)
    for _ in range(20):
        patient.call_off()
        assert patient.ask("wait", 60.0) == "called off"
        patient.resume()
        assert patient.ask("wait", 0.001) == "waited"


def test_a_lodger_called_off_while_it_is_made_does_not_begin(shared_room: BackRoom) -> None:
    lodger = Lodger(shared_room, SlowlyMade)
    lodger.resume()
    waiting = soon(partial(lodger.ask, "wait", 60.0))
    time.sleep(0.1)
    lodger.call_off()
    assert waiting.result(20) == "called off"


def test_two_lodgers_are_not_mixed_up(shared_room: BackRoom) -> None:
    first, second = Lodger(shared_room, Patient), Lodger(shared_room, Patient)
    first.call_off()
    assert first.ask("wait", 60.0) == "called off" and second.ask("wait", 0.001) == "waited"


def test_a_question_is_put_again_when_the_process_ends_under_it(room: BackRoom) -> None:
    first = room.ask(own_number)
    waiting = soon(partial(Lodger(room, Patient).ask, "wait", 1.0))
    time.sleep(0.1)
    os.kill(first, signal.SIGKILL)
    assert waiting.result(30) == "waited"
    assert room.ask(own_number) != first


def end_yourself() -> None:
    os._exit(1)


def test_a_question_that_ends_every_process_is_given_up_in_a_sentence(room: BackRoom) -> None:
    with pytest.raises(RoomLost, match="Ask once more"):
        room.ask(end_yourself)
    assert room.ask(double, 5) == 10


def test_closing_waits_for_nothing_and_nothing_is_answered_after(room: BackRoom) -> None:
    process = room.ask(own_number)
    waiting = soon(partial(Lodger(room, Patient).ask, "wait", 60.0))
    time.sleep(0.1)
    began = time.monotonic()
    room.close()
    with pytest.raises(RoomLost):
        waiting.result(5)
    with pytest.raises(RoomLost):
        room.ask(double, 1)
    room.tell(double, 1)
    assert time.monotonic() - began < 2
    until(lambda: not is_alive(process))


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be stopped there")
def test_a_process_that_was_stopped_does_not_keep_the_program_from_ending(room: BackRoom) -> None:
    process = room.ask(own_number)
    os.kill(process, signal.SIGSTOP)
    room.close()
    assert room._process is not None
    room._process.join(10)
    assert room._process.exitcode is not None


def test_where_no_process_can_be_started_nobody_waits(room: BackRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(process: object) -> None:
        raise OSError("too many processes")

    monkeypatch.setattr("multiprocessing.context.SpawnProcess.start", fail)
    with pytest.raises(RoomLost):
        room.ask(double, 1)
    warming = Warming(room)
    warming.run()
    assert warming.news == NEWS[2]


def test_closing_while_the_players_are_made_ready_is_no_mishap(
    room: BackRoom, caplog: pytest.LogCaptureFixture
) -> None:
    room.close()
    warming = Warming(room)
    warming.run()
    assert not warming.is_ready and not caplog.text


def test_absent_players_choose_as_they_would_at_the_table(shared_room: BackRoom) -> None:
    absent = AbsentPlayer(shared_room, "five-hundred", "casual")
    for position in positions(12, 7):
        assert absent.choose(position.view, Random(3)) == Casual().choose(position.view, Random(3))


@pytest.mark.slow
def test_a_strong_player_thinks_over_there_what_it_would_think_here(shared_room: BackRoom) -> None:
    warming = Warming(shared_room)
    warming.run()
    assert warming.news in ("", NEWS[1])
    absent = warming.seated("five-hundred", "club")
    assert isinstance(absent, AbsentPlayer)
    club = seated("five-hundred", "club")
    for position in positions(4, 11):
        assert absent.ponder(position.view, Random(5)) == club.ponder(position.view, Random(5))  # type: ignore[attr-defined]


def test_a_rule_of_thumb_answers_where_the_room_is_lost(room: BackRoom) -> None:
    position = next(iter(positions(1, 5)))
    room.close()
    absent = AbsentPlayer(room, "five-hundred", "expert")
    choice = Casual().choose(position.view, Random(2))
    assert absent.choose(position.view, Random(2)) == choice
    thoughts = absent.ponder(position.view, Random(2))
    assert thoughts.choice == choice and not thoughts.figures


def test_the_company_sits_in_the_room_once_it_is_warm(room: BackRoom) -> None:
    warming = Warming(room)
    company = Company(lambda seat: "expert", warming, "hearts")
    assert isinstance(company.adviser(), CasualHearts)
    warming._opened["hearts"] = True
    adviser = company.adviser()
    assert isinstance(adviser, AbsentPlayer) and adviser.skill == "expert"


@pytest.mark.slow
def test_the_adviser_of_poker_solitaire_answers_from_there(shared_room: BackRoom) -> None:
    from game.cards.card import parse_cards

    cards = parse_cards("2C 3C 4C 5C 6C 7D 8D 9D 10D JD 2H 4H 6H 8H 10H 3S 5S 7S 9S JS QC KC AC QD KD")
    here, there = Counsel(TABLE), AbsentCounsel(shared_room, TABLE)
    asked = (cards, Scoring.AMERICAN, Random(1))
    assert there.best_order(*asked) == here.best_order(cards, Scoring.AMERICAN, Random(1))
    with pytest.raises(ValueError, match=r"\."):
        AbsentCounsel(shared_room, TABLE.with_name("no such table")).best_order(*asked)


WINDOW = """
import sys, time
from game.play.back_room import BackRoom
from game.play.absent import Lodger
from tests.play.test_back_room import Patient, own_number
if __name__ == "__main__":
    room = BackRoom()
    print(room.ask(own_number), flush=True)
    if sys.argv[1] == "ends":
        sys.exit()
    Lodger(room, Patient).ask("wait", 60.0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", ["killed", "ends"])
def test_no_process_outlives_the_window(how: str) -> None:
    window = subprocess.Popen(
        [sys.executable, "-c", WINDOW, how],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert window.stdout is not None
    process = int(window.stdout.readline())
    if how == "killed":
        assert is_alive(process)
        window.kill()
    window.wait(20)
    until(lambda: not is_alive(process))
    window.stdout.close()

"""Plant each fault of the catalogue in a copy of the program and see that a test turns red.

``python tests/faults/plant.py [room …]``. The working tree is never touched. Exit code 1 if a fault went unnoticed.
"""

from __future__ import annotations

import os
import queue
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tests.faults.catalogue import AREAS, GUARDS, Fault  # noqa: E402

PROCESSES = 2
MOST_SECONDS = 240
QUICKLY = ("-x", "-q", "-m", "not slow", "--no-header", "--tb=no", "-p", "no:cacheprovider")
LEFT_OUT = shutil.ignore_patterns(".git", "__pycache__", ".hypothesis", ".*_cache", "*.egg-info", ".venv")


def copy_of_the_program(place: Path) -> Path:
    copy = place / "program"
    copy.mkdir(parents=True)
    for name in ("game", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=LEFT_OUT)
    for path in ROOT.glob("*.*"):
        if path.is_file():
            shutil.copy(path, copy)
    return copy


def run_tests(copy: Path, tests: tuple[str, ...]) -> tuple[bool, str]:
    """Whether all is green, and the first red test or the last words of the run."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *QUICKLY, *tests],
        cwd=copy,
        env=os.environ | {"PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
    )
    red = re.search(r"^(?:FAILED|ERROR) (\S+?::)?(.*)$", done.stdout, re.MULTILINE)
    return done.returncode == 0, red.group(2)[:90] if red else done.stdout.strip()[-200:]


def plant(copy: Path, fault: Fault, tests: tuple[str, ...]) -> tuple[bool, str]:
    """Whether the fault was noticed, and by what."""
    path = copy / fault.file
    whole = path.read_text(encoding="utf-8")
    if whole.count(fault.old) != 1:
        return False, f"stands {whole.count(fault.old)} times in the file: {fault.old!r}"
    path.write_text(whole.replace(fault.old, fault.new), encoding="utf-8")
    try:
        guards = GUARDS.get(fault.file, ())
        green, words = run_tests(copy, guards) if guards else (True, "")
        if green:
            green, words = run_tests(copy, tests)
    except subprocess.TimeoutExpired:
        return True, "the tests did not come to an end"
    finally:
        path.write_text(whole, encoding="utf-8")
    return not green, words


def main(rooms: list[str]) -> int:
    start = time.monotonic()
    work: queue.Queue[tuple[str, Fault]] = queue.Queue()
    for room, (_, faults) in AREAS.items():
        for fault in faults if not rooms or room in rooms else []:
            work.put((room, fault))
    total = work.qsize()
    missed: list[str] = []

    def work_through(copy: Path) -> None:
        while True:
            try:
                room, fault = work.get_nowait()
            except queue.Empty:
                return
            noticed, words = plant(copy, fault, AREAS[room][0])
            print(f"{'noticed' if noticed else 'MISSED '}  {fault.file}: {fault.wrong}  [{words}]", flush=True)
            if not noticed:
                missed.append(fault.wrong)

    with tempfile.TemporaryDirectory() as place:
        copies = [copy_of_the_program(Path(place, str(at))) for at in range(PROCESSES)]
        for tests in {AREAS[room][0] for room in AREAS if not rooms or room in rooms}:
            green, words = run_tests(copies[0], tests)
            if not green:
                print(f"The tests are red before any fault is planted: {words}")
                return 1
        threads = [threading.Thread(target=work_through, args=(copy,)) for copy in copies]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    print(f"{total - len(missed)} of {total} planted faults noticed in {time.monotonic() - start:.0f} s")
    return 1 if missed or not total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

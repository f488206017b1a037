"""The registration: its number, its file, and its form."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from game.store import printing
from game.store.printing import NotPrinted, print_text
from game.store.registration import RegistrationFile, form_text, registration_number


def test_the_number_is_the_documented_one() -> None:
    assert registration_number("Eleanor", "Dubbo Card Club") == "500-283-670-8"


@pytest.mark.parametrize("name", ["eleanor", " ELEANOR ", "Eleanor  "], ids=["small letters", "capitals", "spaces"])
def test_the_same_name_written_otherwise_has_the_same_number(name: str) -> None:
    assert registration_number(name, "Dubbo  card club") == registration_number("Eleanor", "Dubbo Card Club")


def test_name_and_club_are_not_run_together() -> None:
    assert registration_number("AB", "C") != registration_number("A", "BC")


def test_a_wrong_digit_is_found_out() -> None:
    digits = [int(sign) for sign in registration_number("Eleanor", "") if sign.isdigit()][3:]

    def is_right(seven: list[int]) -> bool:
        twice = [digit * (2 if place % 2 else 1) for place, digit in enumerate(reversed(seven))]
        return sum(value // 10 + value % 10 for value in twice) % 10 == 0

    assert is_right(digits)
    for place in range(7):
        wrong = digits.copy()
        wrong[place] = (wrong[place] + 1) % 10
        assert not is_right(wrong)


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    first = RegistrationFile(tmp_path)
    first.register("  Eleanor   Smith ", "")
    first.choose_picture("beach")
    again = RegistrationFile(tmp_path)
    assert again.current == first.current
    assert again.current is not None and (again.current.name, again.current.picture) == ("Eleanor Smith", "beach")
    again.register("Eleanor Jones", "Dubbo")
    assert again.current.picture == "beach"


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\x00b"], ids=["empty", "spaces only", "too long", "not to be printed"]
)
def test_refused_names(tmp_path: Path, name: str) -> None:
    registration = RegistrationFile(tmp_path)
    with pytest.raises(ValueError):
        registration.register(name, "")
    assert registration.current is None and not any(tmp_path.iterdir())


def kept_with(tmp_path: Path, **changes: object) -> str:
    RegistrationFile(tmp_path).register("Eleanor", "Dubbo")
    kept = json.loads((tmp_path / "registration.json").read_text(encoding="utf-8"))
    return json.dumps({**kept, **changes})


@pytest.mark.parametrize(
    "changes",
    [{"number": "500-000-000-0"}, {"name": 7}, {"name": ""}, {"picture": "x" * 5000}],
    ids=["another number", "no word", "no name", "a path without end"],
)
def test_a_changed_file_is_no_registration(tmp_path: Path, changes: dict[str, object]) -> None:
    text = kept_with(tmp_path, **changes)
    check_damaged(tmp_path, text.encode())


@pytest.mark.parametrize("data", [b"", b"{", b"[1]", b"\xff\xfe\x00", b"null", b"[" * 40_000])
def test_a_damaged_file_is_no_registration(tmp_path: Path, data: bytes) -> None:
    check_damaged(tmp_path, data)


def check_damaged(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "registration.json"
    path.write_bytes(data)
    registration = RegistrationFile(tmp_path)
    assert registration.current is None
    assert "Register again" in registration.notices[0]
    assert not path.exists() and len(list((tmp_path / "set-aside").iterdir())) == 1
    registration.register("Eleanor", "Dubbo")
    assert RegistrationFile(tmp_path).current == registration.current


def test_without_a_folder_it_holds_until_the_end() -> None:
    registration = RegistrationFile(None)
    assert registration.register("Eleanor", "").number == registration_number("Eleanor", "")
    with pytest.raises(OSError):
        registration.keep_form("form")


def test_a_picture_needs_a_registration(tmp_path: Path) -> None:
    with pytest.raises(ValueError):
        RegistrationFile(tmp_path).choose_picture("beach")


def test_the_form_fits_a_page() -> None:
    form = form_text("Eleanor", "Dubbo Card Club", "500-283-670-8")
    assert all(word in form for word in ("Eleanor", "Dubbo Card Club", "500-283-670-8"))
    lines = form.splitlines()
    assert len(lines) <= 60 and max(map(len, lines)) <= 72
    assert form_text("", "", "").count("_" * 44) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="printing goes another way there")
class TestPrinting:
    """Printing with programs of our own in the place of ``lp`` and ``lpr``."""

    @staticmethod
    def put(folder: Path, name: str, script: str) -> None:
        path = folder / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def test_lp_gets_the_form(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        self.put(tmp_path, "lp", f"cat > {tmp_path}/printed")
        print_text("misère\n")
        assert (tmp_path / "printed").read_text(encoding="utf-8") == "misère\n"

    def test_a_printer_that_refuses_says_why(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        self.put(tmp_path, "lp", "echo 'lp: no default destination' >&2; exit 1")
        with pytest.raises(NotPrinted, match="no default destination"):
            print_text("form")

    def test_no_printing_at_all(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        with pytest.raises(NotPrinted, match="no printing"):
            print_text("form")

    def test_a_printer_that_never_answers(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
        monkeypatch.setattr(printing, "_PRINTING_SECONDS", 0.1)
        self.put(tmp_path, "lp", "exec sleep 5")
        with pytest.raises(NotPrinted, match="does not answer"):
            print_text("form")

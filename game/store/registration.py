"""Who the program is registered to: name, club, number, and the picture they chose for the menu."""

from __future__ import annotations

import contextlib
import json
import unicodedata
import zlib
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.store.files import read_text, set_aside, write_atomically

FORM_NAME: Final = "REGO.FRM"
LONGEST_NAME: Final = 40
LONGEST_CLUB: Final = 50
_LONGEST_PICTURE: Final = 4000
_LONGEST_FILE: Final = 50_000


@dataclass(frozen=True, slots=True)
class Registration:
    """A registered player. ``picture`` is a picture of the program by name, or the path of one of their own."""

    name: str
    club: str
    number: str
    picture: str = ""

    @property
    def who(self) -> str:
        """Name and club in one breath."""
        return f"{self.name} of {self.club}" if self.club else self.name


def registration_number(name: str, club: str) -> str:
    """The number that belongs to a name and a club, worked out without asking anybody.

    Both are put in the NFKC form, in lower case, without spaces at the ends or two in a row, and joined by a line
    break. The CRC-32 of that in UTF-8 gives six digits (the remainder by a million), and these a seventh by Luhn's
    rule, so that a digit written down wrongly is found out.

    >>> registration_number("Eleanor", "Dubbo Card Club")
    '500-283-670-8'
    """
    text = "\n".join(_plain(words) for words in (name, club))
    digits = f"{zlib.crc32(text.encode()) % 1_000_000:06d}"
    return f"500-{digits[:3]}-{digits[3:]}-{_luhn(digits)}"


def _plain(words: str) -> str:
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())


def _luhn(digits: str) -> int:
    """The digit that makes the sum right: from the right, every other digit counts double, its cross sum taken."""
    doubled = [int(digit) * (2 if place % 2 == 0 else 1) for place, digit in enumerate(reversed(digits))]
    return -sum(value // 10 + value % 10 for value in doubled) % 10


class RegistrationFile:
    """The registration and its file. ``current`` is ``None`` until somebody has registered.

    ``notices`` are sentences for the menu. Without a folder nothing is kept, and the registration ends with the game.
    """

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.path = folder / "registration.json" if folder is not None else None
        self.notices: list[str] = []
        self.current = self._read()

    @property
    def greeting(self) -> str:
        """What the title says to a registered player; empty for everybody else."""
        if self.current is None:
            return ""
        return f"Welcome back, {self.current.who}. Registered player number {self.current.number}."

    def register(self, name: str, club: str) -> Registration:
        """Register a player under the number of that name and club; a picture chosen before stays.

        Raises:
            ValueError: there is no name, or something in it cannot be printed; the message is a sentence.
        """
        name, club = " ".join(name.split()), " ".join(club.split())
        if not name:
            raise ValueError("A registration needs a name; any name you answer to will do.")
        if not (name + club).isprintable() or len(name) > LONGEST_NAME or len(club) > LONGEST_CLUB:
            raise ValueError(
                f"The name may be {LONGEST_NAME} letters long and the club {LONGEST_CLUB}, in letters a printer knows."
            )
        picture = self.current.picture if self.current is not None else ""
        self.current = Registration(name, club, registration_number(name, club), picture)
        self._write()
        return self.current

    def choose_picture(self, picture: str) -> None:
        """Keep a picture for the menu, by name or path.

        Raises:
            ValueError: nobody is registered yet.
        """
        if self.current is None:
            raise ValueError("The picture is free to choose once you have registered.")
        self.current = replace(self.current, picture=picture)
        self._write()

    def keep_form(self, text: str) -> Path:
        """Put the form in the data folder; where it is.

        Raises:
            OSError: it cannot be written, or there is no folder to keep anything in.
        """
        if self.folder is None:
            raise OSError("there is no folder to keep anything in")
        path = self.folder / FORM_NAME
        write_atomically(path, text)
        return path

    def _write(self) -> None:
        if self.path is None or self.current is None:
            return
        try:
            write_atomically(self.path, json.dumps(asdict(self.current), indent=2, ensure_ascii=False) + "\n")
        except OSError as error:
            self.notices.append(f"The registration could not be kept ({error.strerror}); it holds until you quit.")

    def _read(self) -> Registration | None:
        if self.path is None or not self.path.exists():
            return None
        try:
            return _registration_in(json.loads(read_text(self.path, _LONGEST_FILE)))
        except (OSError, ValueError, RecursionError):
            self._move_aside()
            return None

    def _move_aside(self) -> None:
        assert self.path is not None
        sentence = "The registration could not be read. Register again under the same name for the same number."
        with contextlib.suppress(OSError):
            sentence += f" The old file is {set_aside(self.path)}."
        self.notices.append(sentence)


def _registration_in(kept: Any) -> Registration:
    """The registration a file holds.

    Raises:
        ValueError: it holds none, or the number is not that of the name and club.
    """
    if not isinstance(kept, dict):
        raise ValueError("no registration")
    words = [kept.get(key, "") for key in ("name", "club", "number", "picture")]
    if not all(isinstance(word, str) for word in words):
        raise ValueError("not words")
    name, club, number, picture = words
    is_too_long = len(name) > LONGEST_NAME or len(club) > LONGEST_CLUB or len(picture) > _LONGEST_PICTURE
    if not name or is_too_long or not (name + club).isprintable() or number != registration_number(name, club):
        raise ValueError("not the number of that name")
    return Registration(name, club, number, picture)


def form_text(name: str, club: str, number: str) -> str:
    """The registration form, 72 letters wide, ready for any printer. Empty answers become lines to write on."""
    rule = "=" * 72
    rows = (("Name", name), ("Card club", club), ("Number", number or "(given when you press Register)"))
    answers = [f"  {label + ':':<12}{answer or '_' * 44}" for label, answer in rows]
    return "\n".join(
        [
            rule,
            "FIVE HUNDRED".center(72).rstrip(),
            "Registration form".center(72).rstrip(),
            rule,
            "",
            "  Yes! I have played on past every evaluation period and my conscience",
            "  will not stand it any longer. Please enter me among the registered.",
            "",
            *answers,
            "",
            "  I like to sit:    [ ] North    [ ] East    [ ] South    [ ] West",
            "  I bid misère:     [ ] never    [ ] seldom  [ ] far too often",
            "  My partner is:    [ ] patient  [ ] a saint [ ] reading this",
            "",
            "  Fee enclosed:     nothing at all. The program is free; the good Karma",
            "                    is yours to keep.",
            "",
            "  Signed:     " + "_" * 44,
            "",
            "  Pin this form up where the card players can see it. It need not be",
            "  posted anywhere, and the program tells nobody.",
            "",
            rule,
            "",
        ]
    )

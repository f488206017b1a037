"""The picture behind the menu: one of the program's own by name, or a file of the user's by path."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from game.screen.pictures import Bands, draw_picture
from game.screen.theme import Theme

PORTRAIT: Final = "portrait"
_LONGEST_FILE: Final = 60_000_000
_LONGEST_SVG: Final = 4_000_000
_MOST_PIXELS: Final = 64_000_000
_JPEG_SIZES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A picture of the program: its file, its title, and whether the menu stands aside to leave it to be seen.

    One with *bands* fills a window of any shape whole; of another what does not fit is cut off.
    """

    name: str
    title: str
    is_aside: bool = True
    bands: Bands | None = None


_ROUND_THE_FRAME: Final = Bands(across=((238, 300), (1206, 1272)), down=((2, 30), (756, 798)))
"""The family hangs on a wall whose panels may be as broad and high as they like; its frame must not be cut."""
_BESIDE_THE_RING: Final = Bands(across=((286, 334), (944, 968)), down=((42, 96), (748, 757)))
"""The card table is bare between its ring and the cards in its corners, and above and below them."""


BACKDROPS: Final = (
    Backdrop(PORTRAIT, "Family portrait", bands=_ROUND_THE_FRAME),
    Backdrop("verandah", "Verandah"),
    Backdrop("beach", "Beach shack"),
    Backdrop("shed", "Shearing shed"),
    Backdrop("train", "Night train"),
    Backdrop("menu", "Card table", is_aside=False, bands=_BESIDE_THE_RING),
)
_BY_NAME: Final = {backdrop.name: backdrop for backdrop in BACKDROPS}


class BadPicture(ValueError):
    """A file that cannot be shown; the message is a sentence."""


def is_aside(picture: str) -> bool:
    """Whether the menu stands at the side of that picture rather than in the middle."""
    return picture not in _BY_NAME or _BY_NAME[picture].is_aside


def draw_backdrop(surface: pygame.Surface, picture: str, theme: Theme) -> str:
    """Fill *surface* with a picture by name or path.

    A file that cannot be shown gives way to the family portrait, and the reason is returned; else an empty string.
    """
    backdrop = _BY_NAME.get(picture)
    problem = ""
    if backdrop is None:
        try:
            surface.blit(own_picture(Path(picture), surface.get_size(), theme), (0, 0))
            return ""
        except BadPicture as bad:
            problem = str(bad)
            backdrop = _BY_NAME[PORTRAIT]
    draw_picture(surface, backdrop.name, theme, backdrop.bands)
    return problem


def own_picture(path: Path, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """A picture file filling *size*: what does not fit is cut off evenly on both sides.

    Raises:
        BadPicture: it is not there, no picture, or far too large.
    """
    try:
        changed = path.stat().st_mtime_ns
    except (OSError, ValueError):
        raise BadPicture(f"There is no file {path}.") from None
    return theme.keep(("own picture", str(path), changed, size), lambda: _load(path, size))


def _load(path: Path, size: tuple[int, int]) -> pygame.Surface:
    data = _read(path)
    try:
        if _is_svg(data):
            picture = _draw_svg(data, size)
        else:
            _refuse_if_huge(path, data)
            picture = pygame.image.load(io.BytesIO(data), path.name)
        return _filling(picture, size)
    except BadPicture:
        raise
    except (pygame.error, ValueError, MemoryError, OverflowError, ZeroDivisionError) as error:
        raise BadPicture(f"{path.name} is damaged or no picture this program can read.") from error


def _read(path: Path) -> bytes:
    """The bytes of a file that may be a picture: a plain file, not too long, PNG, JPEG or SVG by its first bytes."""
    try:
        if not path.is_file():
            raise BadPicture(f"{path.name or path} is no file. Give a PNG, JPG or SVG file.")
        if path.stat().st_size > _LONGEST_FILE:
            raise BadPicture(f"{path.name} is longer than 60 megabytes. A smaller copy would do.")
        data = path.read_bytes()
    except (OSError, ValueError) as error:
        raise BadPicture(f"{path.name} cannot be read ({getattr(error, 'strerror', None) or error}).") from error
    if not (data.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8")) or _is_svg(data)):
        raise BadPicture(f"{path.name} is neither PNG, JPG nor SVG. Those three can hang behind the menu.")
    if _is_svg(data) and len(data) > _LONGEST_SVG:
        raise BadPicture(f"{path.name} is longer than 4 megabytes, which is too long for a drawing.")
    return data


def _is_svg(data: bytes) -> bool:
    return data.lstrip()[:1] == b"<" and b"<svg" in data[:8192]


def _refuse_if_huge(path: Path, data: bytes) -> None:
    """Look at the measures in the file's head before anything is unpacked."""
    width, height = _png_size(data) if data.startswith(b"\x89") else _jpeg_size(data)
    if width * height > _MOST_PIXELS:
        raise BadPicture(f"{path.name} has {width} by {height} pixels. Up to 64 million in all can be shown.")


def _png_size(data: bytes) -> tuple[int, int]:
    if len(data) < 24:
        raise ValueError("cut off")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """Width and height from the frame header of a JPEG file."""
    at = 2
    while at + 9 < len(data):
        if data[at] != 0xFF:
            raise ValueError("no marker")
        marker = data[at + 1]
        if marker in _JPEG_SIZES:
            return int.from_bytes(data[at + 7 : at + 9]), int.from_bytes(data[at + 5 : at + 7])
        if marker == 0xFF:
            at += 1
        elif marker == 0x01 or 0xD0 <= marker <= 0xD8:
            at += 2
        else:
            at += 2 + int.from_bytes(data[at + 2 : at + 4])
    raise ValueError("no frame")


def _draw_svg(data: bytes, size: tuple[int, int]) -> pygame.Surface:
    """The drawing large enough to cover *size*, but never more than twice as large either way."""
    width, height = pygame.image.load_sized_svg(io.BytesIO(data), (256, 256)).get_size()
    share = max(size[0] / width, size[1] / height)
    wanted = min(2 * size[0], round(width * share) + 1), min(2 * size[1], round(height * share) + 1)
    return pygame.image.load_sized_svg(io.BytesIO(data), wanted)


def _filling(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The middle of *picture* in the shape of *size*, scaled to it, on a dark ground where it is transparent."""
    width, height = picture.get_size()
    share = min(width / size[0], height / size[1])
    part = pygame.Rect(0, 0, max(1, round(size[0] * share)), max(1, round(size[1] * share)))
    part = part.clip(pygame.Rect(0, 0, width, height))
    part.center = width // 2, height // 2
    part.clamp_ip(pygame.Rect(0, 0, width, height))
    cut = pygame.Surface(part.size)
    cut.fill((0x14, 0x0A, 0x04))
    cut.blit(picture, (0, 0), part)
    return pygame.transform.smoothscale(cut, size)

"""Where the pictures, cards, sounds and fonts are found."""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_FONTS: Final = {
    "heading": ("fontpkg_marcellus", "Marcellus-Regular.ttf"),
    "text": ("fontpkg_fira_sans", "FiraSans-Regular.ttf"),
    "bold": ("fontpkg_fira_sans", "FiraSans-SemiBold.ttf"),
}


@cache
def assets_root() -> Path:
    """The folder of assets: inside the package (wheel), in a frozen bundle, or beside ``main.py``.

    A folder counts when it holds ``cards`` or ``images``; if none does, the one beside ``main.py`` is named anyway.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    beside_main = _PACKAGE.parent / "assets"
    candidates = [_PACKAGE / "assets", beside_main]
    if bundle is not None:
        candidates = [Path(bundle) / "assets", Path(bundle) / "game" / "assets", *candidates]
    for folder in candidates:
        if (folder / "cards").is_dir() or (folder / "images").is_dir():
            return folder
    return beside_main


def asset(*parts: str) -> Path | None:
    """The asset at that path, ``None`` if it is not there: ``asset("images", "title.svg")``."""
    path = assets_root().joinpath(*parts)
    return path if path.exists() else None


def asset_names(*parts: str, ending: str = ".svg") -> tuple[str, ...]:
    """The names, without ending and in order, of the files in one folder of assets; of folders if *ending* is empty."""
    folder = assets_root().joinpath(*parts)
    if not folder.is_dir():
        return ()
    if not ending:
        return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))
    return tuple(sorted(entry.stem for entry in folder.iterdir() if entry.suffix == ending))


@cache
def font_file(face: str) -> Path | None:
    """The file of a face (``heading``, ``text``, ``bold``), ``None`` if its font is not installed.

    The font packages are found, not imported: nothing but the file itself is needed. A bundle may carry the files in
    ``assets/fonts`` instead.
    """
    package, name = _FONTS[face]
    bundled = asset("fonts", name)
    if bundled is not None:
        return bundled
    spec = find_spec(package)
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        path = Path(folder) / "files" / name
        if path.exists():
            return path
    return None

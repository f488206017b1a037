"""The scale, the fonts, lines that fit."""

from __future__ import annotations

import re

import pygame
import pytest

from game.screen import assets
from game.screen.lettering import cut_alike, line_size
from game.screen.palette import CREAM
from game.screen.pips import ARROWS
from game.screen.surfaces import Plate
from game.screen.theme import Theme

SIZES = ((800, 600), (1280, 800), (1920, 1080), (3840, 2160))


@pytest.mark.parametrize(
    ("size", "scale"), [((1280, 800), 1.0), ((640, 800), 0.5), ((2560, 1200), 1.5), ((80, 60), 0.2)]
)
def test_one_scale_for_everything(size: tuple[int, int], scale: float) -> None:
    theme = Theme(size)
    assert theme.scale == scale
    assert theme.px(0.1) == 1


def test_the_fonts_are_found_without_being_imported() -> None:
    for face in ("heading", "text", "bold"):
        assert assets.font_file(face) is not None


@pytest.mark.parametrize("face", ["heading", "text", "bold"])
def test_the_nought_has_no_stroke_through_it(face: str, window: pygame.Surface) -> None:
    nought = pygame.font.Font(assets.font_file(face), 60).render("0", True, CREAM)
    drawn = nought.get_bounding_rect()
    inside = pygame.Rect(0, 0, drawn.width // 5, drawn.height // 5)
    inside.center = drawn.center
    assert pygame.mask.from_surface(nought.subsurface(inside)).count() == 0


def test_no_letter_is_smaller_than_twelve_pixels(window: pygame.Surface) -> None:
    assert Theme((320, 200)).text_size("X", 8)[1] >= 12


def test_text_is_drawn_once(theme: Theme) -> None:
    assert theme.text("Kitty", 17, CREAM) is theme.text("Kitty", 17, CREAM)
    before = theme.revision
    theme.resize((1920, 1080))
    assert theme.revision > before


def test_suit_signs_take_their_room(theme: Theme) -> None:
    plain, signed = theme.text_size("Bid 7", 17)[0], theme.text_size("Bid 7♥", 17)[0]
    drawn = theme.text("Bid 7♥", 17, CREAM)
    assert signed > plain
    assert drawn.get_width() == signed
    reddish = [drawn.get_at((x, y)) for x in range(plain, signed) for y in range(drawn.get_height())]
    assert any(colour.r > colour.b + 60 and colour.a > 200 for colour in reddish)


@pytest.mark.parametrize("words", ["Jjpqgy,", "Jjpqgy, 7♥", "Jjpqgy,\nJjpqgy,"])
@pytest.mark.parametrize("face", ["heading", "text", "bold"])
def test_no_letter_is_cut_at_its_foot(window: pygame.Surface, face: str, words: str) -> None:
    theme = Theme()
    for size in range(12, 60):
        drawn = theme.paragraph(words, 4000, size, CREAM, face)
        whole = theme.font(face, size).render("Jjpqgy,", True, CREAM).get_bounding_rect()
        last = drawn.get_bounding_rect().bottom - theme.font(face, size).get_linesize() * words.count("\n")
        assert last >= whole.bottom, size


@pytest.mark.parametrize("size", SIZES)
def test_wrapped_lines_fit(size: tuple[int, int], window: pygame.Surface) -> None:
    theme = Theme(size)
    words = "The winner of the auction takes up the kitty ♠♣♦♥ and lays out three, Incomprehensibilities-and-all."
    for width in (theme.px(90), theme.px(300)):
        lines = theme.wrap(words, width, 17)
        assert all(theme.text_size(line, 17)[0] <= width for line in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_a_line_break_is_kept(theme: Theme) -> None:
    assert theme.wrap("one\n\ntwo", 500, 17) == ["one", "", "two"]


@pytest.mark.parametrize("width", [20, 60, 140, 400])
def test_a_fitted_line_is_never_wider(theme: Theme, width: int) -> None:
    assert theme.fitted("Ferdinand the Unreasonably Long-Named", width, 17, CREAM).get_width() <= width


def test_what_is_kept_is_bounded(theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.screen.theme._KEPT_BYTES", 100_000)
    first = theme.plate((100, 100), Plate((1, 1, 1), (2, 2, 2)))
    for shade in range(10):
        theme.plate((100, 100), Plate((shade, 1, 1), (9, 9, 9)))
    assert theme.plate((100, 100), Plate((1, 1, 1), (2, 2, 2))) is not first


def test_plates_and_felt_have_the_exact_size(theme: Theme) -> None:
    assert theme.plate((151, 37), Plate((1, 1, 1), (2, 2, 2), glow=(255, 255, 0))).get_size() == (151, 37)
    assert theme.felt().get_size() == (1280, 800)
    felt = theme.felt()
    assert theme.felt() is felt
    theme.felt_colour = (90, 20, 20)
    assert theme.felt() is not felt
    assert theme.felt().get_at((640, 400)).r > theme.felt().get_at((640, 400)).g


def test_assets_beside_main_are_found() -> None:
    assert assets.asset("cards", "faces", "standard", "AS.svg") is not None
    assert assets.asset("no", "such.thing") is None
    assert "lattice" in assets.asset_names("cards", "backs")
    assert "standard" in assets.asset_names("cards", "faces", ending="")


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (("Ann", "Bob"), r"Ann & Bob"),
        (("Ann", "W" * 30), r"Ann & W+…"),
        (("W" * 30, "Ann"), r"W+… & Ann"),
        (("Wilhelmina-Bartholomea", "W" * 30), r"Wil.*… & W+…"),
        (("W" * 30, "W" * 30), r"W+… & W+…"),
    ],
)
def test_of_two_names_in_a_line_both_are_known(theme: Theme, names: tuple[str, str], expected: str) -> None:
    font = theme.font("text", 16)
    line = cut_alike(names, " & ", 200, font)
    assert re.fullmatch(expected, line), line
    assert line_size(line, font)[0] <= 200


def test_arrows_are_drawn_where_no_font_has_them(theme: Theme) -> None:
    pictures = {arrow: pygame.image.tobytes(theme.text(arrow, 20, CREAM), "RGBA") for arrow in ARROWS}
    assert len(set(pictures.values())) == 4
    assert theme.text_size("← Step", 20)[0] > theme.text_size(" Step", 20)[0]

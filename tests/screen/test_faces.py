"""Card pictures: exact sizes, kept within bounds, waiting ones drawn in idle frames."""

from __future__ import annotations

import pygame
import pytest

from game.cards.card import all_cards
from game.screen.faces import BACK, Faces, Print


@pytest.fixture
def faces(window: pygame.Surface) -> Faces:
    return Faces()


def test_every_card_has_its_face_in_every_style(window: pygame.Surface) -> None:
    for style in Faces.deck_styles():
        faces = Faces(style)
        assert all(faces._file_of(card.text) is not None for card in all_cards())


def test_faces_and_backs_have_the_size_asked_for(faces: Faces) -> None:
    for back in Faces.backs():
        faces.choose("standard", back)
        assert faces.image(Print(BACK, 100)).get_size() == pytest.approx((100, 140), abs=1)
    assert faces.image(Print("QH", 100)).get_size() == pytest.approx((100, 140), abs=1)


def test_an_unknown_picture_is_replaced_by_a_plain_card(faces: Faces) -> None:
    faces.choose("no-such-style", "no-such-back")
    assert faces.image(Print("QH", 80)).get_width() == pytest.approx(80, abs=1)
    assert faces.image(Print(BACK, 80)).get_size() == (80, 112)


def test_turned_squeezed_marked_and_dimmed(faces: Faces) -> None:
    flat = faces.image(Print("AS", 100))
    assert faces.image(Print("AS", 100, angle=90)).get_width() >= flat.get_height() - 2
    assert faces.image(Print("AS", 100, squeeze=3)).get_width() == pytest.approx(50, abs=1)
    marked = faces.image(Print("AS", 100, is_marked=True))
    assert marked.get_width() > flat.get_width()
    dark = faces.image(Print("AS", 100, is_dimmed=True))
    assert dark.get_at((50, 20)).r < flat.get_at((50, 20)).r


@pytest.mark.parametrize("zoom", [80, 100, 105])
@pytest.mark.parametrize("side", [BACK, "QS"])
def test_the_edges_of_a_card_turning_in_flight_are_smooth(faces: Faces, side: str, zoom: int) -> None:
    flying = faces.image(Print(side, 120, angle=20.0, zoom=zoom, is_in_flight=True))
    seen, solid = (pygame.mask.from_surface(flying, alpha).count() for alpha in (30, 225))
    assert seen - solid > flying.get_height()


def test_a_picture_is_drawn_once(faces: Faces) -> None:
    assert faces.image(Print("AS", 60)) is faces.image(Print("AS", 60))
    faces.choose("four-colour", "deco")
    assert not faces.has(Print("AS", 60))


def test_memory_is_bounded(window: pygame.Surface) -> None:
    faces = Faces(kept_bytes=5 * 50 * 70 * 4)
    for card in all_cards()[:20]:
        faces.image(Print(card.text, 50))
    assert not faces.has(Print(all_cards()[0].text, 50))
    assert faces._kept_bytes <= 5 * 50 * 70 * 4


def test_waiting_pictures_are_drawn_in_idle_frames(faces: Faces) -> None:
    faces.hasten(Print(card.text, 40) for card in all_cards()[:4])
    assert not faces.has(Print(all_cards()[0].text, 40))
    while faces.work(0.001):
        pass
    assert all(faces.has(Print(card.text, 40)) for card in all_cards()[:4])

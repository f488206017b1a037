"""The canvas draws what changed and nothing else."""

from __future__ import annotations

import pygame

from game.screen.canvas import Canvas, Overlay, merged, off_boundary


def test_idle_frames_draw_nothing(window: pygame.Surface) -> None:
    painted: list[pygame.Rect] = []
    overlay = Overlay()
    canvas = Canvas((1280, 800), lambda surface: painted.append(surface.get_clip()), [overlay])
    assert canvas.draw(window) == [pygame.Rect(0, 0, 1280, 800)]
    for _ in range(5):
        assert canvas.draw(window) == []
    assert len(painted) == 1


def test_an_overlay_is_drawn_where_it_changes(window: pygame.Surface) -> None:
    overlay = Overlay()
    canvas = Canvas((1280, 800), lambda surface: surface.fill((1, 2, 3)), [overlay])
    canvas.draw(window)
    plate = pygame.Surface((50, 20))
    plate.fill((200, 0, 0))
    overlay.put("plate", plate, (100, 100))
    assert canvas.draw(window) == [pygame.Rect(100, 100, 50, 20)]
    assert window.get_at((120, 110))[:3] == (200, 0, 0)
    overlay.put("plate", plate, (100, 100))
    assert canvas.draw(window) == []
    assert overlay.rect_of("plate") == pygame.Rect(100, 100, 50, 20)
    overlay.remove("plate")
    assert canvas.draw(window) == [pygame.Rect(100, 100, 50, 20)]
    assert window.get_at((120, 110))[:3] == (1, 2, 3)


def test_repainting_a_part_leaves_the_rest(window: pygame.Surface) -> None:
    canvas = Canvas((1280, 800), lambda surface: surface.fill((9, 9, 9)))
    canvas.draw(window)
    canvas.repaint(pygame.Rect(10, 10, 30, 30))
    assert canvas.draw(window) == [pygame.Rect(10, 10, 30, 30)]


def test_rectangles_are_joined_where_that_saves() -> None:
    window = pygame.Rect(0, 0, 100, 100)
    near = [pygame.Rect(0, 0, 20, 20), pygame.Rect(2, 2, 20, 20)]
    far = [pygame.Rect(0, 0, 20, 20), pygame.Rect(70, 70, 20, 20)]
    assert len(merged(near, window)) == 1
    assert len(merged(far, window)) == 2
    assert merged([pygame.Rect(200, 0, 5, 5)], window) == []
    assert merged([pygame.Rect(90, 90, 50, 50)], window) == [pygame.Rect(90, 90, 10, 10)]


def test_pieces_are_begun_off_the_boundaries_of_memory() -> None:
    assert off_boundary(pygame.Rect(120, 7, 30, 40)) == pygame.Rect(119, 7, 31, 40)
    for untouched in (pygame.Rect(121, 7, 30, 40), pygame.Rect(0, 0, 100, 100)):
        assert off_boundary(untouched) == untouched

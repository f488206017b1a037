"""The window where there is nobody to see it."""

from __future__ import annotations

import pygame
import pytest

from game.screen.theme import DESIGN_SIZE, MINIMUM_SIZE
from game.screen.window import NoDisplay, comfortable_size, open_window


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_window_nobody_could_see_is_refused_in_a_sentence(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr("game.screen.window._open", lambda *_: pygame.Surface((8, 8)))
    with pytest.raises(NoDisplay, match="no display"):
        open_window((800, 600))


@pytest.mark.parametrize(
    ("desktop", "expected"),
    [
        ((1920, 1080), DESIGN_SIZE),
        ((1280, 800), (1272, 736)),
        ((1366, 768), (1280, 704)),
        ((640, 480), MINIMUM_SIZE),
    ],
)
def test_a_window_nobody_gave_a_size_leaves_room_for_its_frame(
    desktop: tuple[int, int], expected: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert comfortable_size(DESIGN_SIZE) == expected

"""The window where there is nobody to see it."""

from __future__ import annotations

import pygame
import pytest

from game.screen.window import NoDisplay, open_window


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_window_nobody_could_see_is_refused_in_a_sentence(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr("game.screen.window._open", lambda *_: pygame.Surface((8, 8)))
    with pytest.raises(NoDisplay, match="no display"):
        open_window((800, 600))

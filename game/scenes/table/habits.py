"""Habits of the table that are set without leaving it: how long cards lie, and whether they are heard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.scenes.table.panels import Choice, Panel
from game.screen.palette import CREAM
from game.screen.theme import Theme

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

DELAY: Final = "delay "
_PACES: Final = (("Leisurely", 0.0), ("Slow", 0.25), ("Normal", 0.5), ("Quick", 0.75), ("At once", 1.0))
_SENTENCE: Final = "How long each card lies before the next one follows."


def ask_delay(scene: TableScene) -> None:
    """Ask how long cards lie; the pace nearest to the present one is in front."""
    choices = [
        Choice(f"{DELAY}{level}", label, str(number), (pygame.K_0 + number,))
        for number, (label, level) in enumerate(_PACES, start=1)
    ]
    panel = Panel("The delay", _content, (*choices, Choice("close", "Keep it", "Esc", (pygame.K_ESCAPE, pygame.K_d))))
    now = scene.services.settings.display_time
    panel.focus = min(range(len(_PACES)), key=lambda index: abs(_PACES[index][1] - now))
    scene.open_panel(panel)


def choose_delay(scene: TableScene, name: str) -> None:
    """Keep the pace a button of the panel stands for."""
    scene.services.change(display_time=float(name.removeprefix(DELAY)))
    scene.close_panel()


def toggle_sound(scene: TableScene) -> None:
    """Silence, or what was heard before it."""
    is_on = scene.services.settings.sound_level == "off"
    scene.services.change(sound_level=scene.services.sounds.unmuted_level.value if is_on else "off")
    scene.services.sounds.play("click")
    scene.show_buttons()
    scene.say("Sound is on." if is_on else "Sound is off.")


def _content(theme: Theme) -> pygame.Surface:
    return theme.paragraph(_SENTENCE, theme.px(520), 18, CREAM, "text", "centre")

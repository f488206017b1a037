"""The column of buttons at the table: those of every game, those of this one, and what can be done just now."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.scenes.table.furniture import SideButton

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


def side_buttons(scene: TableScene) -> tuple[SideButton, ...]:
    """The buttons as they are now, the first one at the bottom."""
    presentation, live, gift = scene.presentation, scene.live, scene.gift
    is_muted = scene.services.settings.sound_level == "off"
    hint_key = pygame.key.name(presentation.keys.hint[0]).upper()
    buttons = [
        SideButton("menu", "Menu", "Esc"),
        SideButton("review", "Review", "R"),
        SideButton("hint", "Hint", hint_key, not live.is_users_turn, scene.hint.is_open, is_half=True),
        SideButton("undo", "Undo", "U", not live.may_undo(), is_half=True),
    ]
    laid_away = presentation.laid_away(scene.view)
    for each in presentation.buttons:
        if each.name == "sound" and is_muted:
            each = replace(each, label="Muted", is_lit=True)
        buttons.append(replace(each, is_off=each.name == "passed" and not laid_away.cards))
    if live.may_redo():
        buttons.append(SideButton("redo", "Redo", "Ctrl+Y"))
    if scene.view.tricks:
        buttons.append(SideButton("last trick", "Last trick", "L"))
    elif laid_away.cards and laid_away.is_under_trick:
        buttons.append(SideButton("last trick", laid_away.label, "L"))
    if gift is not None:
        is_ready = scene.is_choice_complete
        buttons.append(SideButton("give", gift.label, "Enter", is_off=not is_ready, is_lit=is_ready))
    return tuple(buttons)

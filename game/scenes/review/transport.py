"""The controls of a replay: play and pause, steps, tricks, hands, speed, hands open. Each has its key."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.scene import Answer
from game.screen.widgets import Button, Form, Label, Slider, Widget, place_row

if TYPE_CHECKING:
    from game.scenes.review.replay import ReplayScene

_SIZE = 15


class Transport:
    """A row of buttons between the trick and the hand, a column in the corner, and the keys for all of them."""

    def __init__(self, scene: ReplayScene) -> None:
        self.scene = scene
        theme = scene.theme
        self.play = self._button("Pause", scene.toggle_playing, "Space", pygame.K_SPACE)
        self.row: list[Button] = [
            self._button("« Trick", lambda: scene.jump_trick(-1), "PgUp", pygame.K_PAGEUP),
            self._button("← Step", lambda: scene.step(-1)),
            self.play,
            self._button("Step →", lambda: scene.step(1)),
            self._button("Trick »", lambda: scene.jump_trick(1), "PgDn", pygame.K_PAGEDOWN),
        ]
        self._hints = [button.hint for button in self.row]
        self.where = Label(theme, "")
        self.pace = Label(theme, "Speed ↓ ↑")
        self.speed = Slider(theme, scene.speed, scene.set_speed, name="Speed")
        self.open = self._button("Hands open", scene.toggle_open, "O", pygame.K_o)
        self.earlier = self._button("Hand before", lambda: scene.change_hand(-1), "B", pygame.K_b)
        self.later = self._button("Next hand", lambda: scene.change_hand(1), "N", pygame.K_n)
        self.back = self._button("Back", scene.leave, "Esc", pygame.K_ESCAPE, pygame.K_F12, pygame.K_RETURN)
        self.column: list[Widget] = [self.back, self.later, self.earlier, self.open]
        self.form = Form(theme, [*self.row, self.where, self.pace, self.speed, *self.column], self._arrange)
        self.form.is_ring_shown = False

    def _button(self, label: str, action: Callable[[], object], hint: str = "", *keys: int) -> Button:
        return Button(self.scene.theme, label, action, hint, keys, _SIZE)

    def handle(self, event: pygame.event.Event) -> Answer:
        """Take an event: arrows step, Home and End go to the ends, + and − change the speed; the rest are buttons."""
        if event.type == pygame.KEYDOWN and self._step_key(event):
            return None
        self.form.handle(event)
        answer: Answer = self.form.take_answer()
        return answer

    def _step_key(self, event: pygame.event.Event) -> bool:
        scene = self.scene
        is_slider_focused = self.form.focused is self.speed and self.form.is_ring_shown
        actions: dict[int, Callable[[], None]] = {
            pygame.K_HOME: lambda: scene.go_to(1),
            pygame.K_END: lambda: scene.go_to(scene.replay.length),
            pygame.K_UP: lambda: self._hasten(0.1),
            pygame.K_DOWN: lambda: self._hasten(-0.1),
        }
        if not is_slider_focused:
            actions |= {pygame.K_LEFT: lambda: scene.step(-1), pygame.K_RIGHT: lambda: scene.step(1)}
        action = actions.get(event.key)
        if action is None:
            return False
        action()
        return True

    def _hasten(self, by: float) -> None:
        self.scene.set_speed(self.scene.speed + by)
        self.speed.value = self.scene.speed

    def refresh(self) -> None:
        """Show where the replay stands."""
        scene, replay = self.scene, self.scene.replay
        self.play.label = "Pause" if scene.is_playing else "Play"
        trick = f" · trick {replay.trick_number}" if replay.trick_number else f" · {scene.presentation.before_play}"
        self.where.text = f"Hand {scene.hand + 1} of {scene.hand_count}{trick}"
        self.open.is_on = replay.is_open
        self.open.reason = "" if replay.is_over else "The hands are laid open once the hand is over."
        self.earlier.is_shown = self.later.is_shown = scene.hand_count > 1
        self.form.relayout()

    def relayout(self) -> None:
        self.form.relayout()

    def _spell_out(self, room: int) -> None:
        """Show the keys on the buttons of the row if all have room for them; what they do must stand there whole."""
        for button, hint in zip(self.row, self._hints, strict=True):
            button.hint = hint
        if sum(button.natural_size()[0] for button in self.row) > room:
            for button in self.row:
                button.hint = ""

    def _arrange(self) -> None:
        scene = self.scene
        layout, theme = scene.layout, scene.theme
        box = layout.transport_bar
        room = pygame.Rect(round(box.x), round(box.y), round(box.width), round(box.height))
        upper = pygame.Rect(room.x, room.y, room.width, room.height * 9 // 20)
        lower = pygame.Rect(room.x, room.bottom - room.height // 2, room.width, room.height // 2)
        gap = theme.px(10)
        beside = self.pace.natural_size()[0] + gap + self.speed.natural_size()[0]
        told = max(0, min(self.where.natural_size()[0], upper.width - beside - 4 * gap))
        left = upper.centerx - (told + 4 * gap + beside) // 2
        place_row([self.where], pygame.Rect(left, upper.top, told, upper.height), gap, "left")
        place_row([self.pace, self.speed], pygame.Rect(left + told + 4 * gap, upper.top, beside, upper.height), gap)
        self._spell_out(lower.width - (len(self.row) - 1) * theme.px(8))
        place_row(self.row, lower, theme.px(8))
        for index, widget in enumerate(self.column):
            spot = layout.button(index)
            widget.rect = pygame.Rect(round(spot.x), round(spot.y), round(spot.width), round(spot.height))

"""Sounds asked for by name and heard if the level allows. No sound device is no error: nothing is heard."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Final

import pygame

from game.screen.assets import asset

SPOKEN: Final = ("call", "suit", "voice")
"""The first words of names that are spoken clips (``call N 7H``), heard at the full level only."""

_REMEMBERED: Final = 200
_MOST_VARIANTS: Final = 6


class SoundLevel(StrEnum):
    """Full: voices and effects; part: effects and chimes, no voices; off: silence."""

    FULL = "full"
    PART = "part"
    OFF = "off"


class Sounds:
    """Plays ``assets/sounds/<name>.ogg``, loaded when first asked for, by turns with ``<name>-2.ogg`` and so on.

    ``asked`` remembers the last names asked for, heard or not. ``volume`` is 0 to 1.
    """

    def __init__(self, level: SoundLevel | str = SoundLevel.FULL, volume: float = 0.8) -> None:
        self.level = SoundLevel(level)
        self.volume = volume
        self.asked: deque[str] = deque(maxlen=_REMEMBERED)
        self._clips: dict[str, pygame.mixer.Sound | None] = {}
        self._variants: dict[str, deque[str]] = {}
        self._has_device: bool | None = None

    def play(self, name: str) -> bool:
        """Ask for a sound; whether it is heard."""
        self.asked.append(name)
        if not self.may_play(name):
            return False
        clip = self._clip(self._next_variant(name))
        if clip is None:
            return False
        clip.set_volume(max(0.0, min(1.0, self.volume)))
        return clip.play() is not None

    def may_play(self, name: str) -> bool:
        """Whether the level lets this sound through."""
        if self.level is SoundLevel.OFF or self.volume <= 0:
            return False
        return self.level is SoundLevel.FULL or name.split(" ")[0] not in SPOKEN

    def stop(self) -> None:
        """Silence at once."""
        if self._has_device:
            pygame.mixer.stop()

    def close(self) -> None:
        """Let go of the sound device."""
        if self._has_device:
            self._clips.clear()
            pygame.mixer.quit()
            self._has_device = None

    def _next_variant(self, name: str) -> str:
        """The name itself or the next of its variants, by turns: no two cards fall alike."""
        if name not in self._variants:
            numbered = (f"{name}-{number}" for number in range(2, _MOST_VARIANTS + 1))
            found = [variant for variant in numbered if asset("sounds", f"{variant}.ogg") is not None]
            self._variants[name] = deque([name, *found])
        variants = self._variants[name]
        variants.rotate(-1)
        return variants[-1]

    def _clip(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._clips:
            path = asset("sounds", f"{name}.ogg")
            clip = None
            if path is not None and self._open_device():
                try:
                    clip = pygame.mixer.Sound(str(path))
                except (pygame.error, OSError):
                    clip = None
            self._clips[name] = clip
        return self._clips[name]

    def _open_device(self) -> bool:
        """Open the device the first time a clip is needed."""
        if self._has_device is None:
            try:
                pygame.mixer.init(frequency=44100, buffer=512)
                self._has_device = True
            except (pygame.error, NotImplementedError):
                self._has_device = False
        return self._has_device

"""Sounds asked for by name and heard if the level allows. No sound device is no error: nothing is heard."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Final

import pygame

from game.screen.assets import asset

SPOKEN: Final = "voice/"
"""How names of spoken clips begin (``voice/north/7H``, ``voice/table/made``); they are heard at the full level only."""

REMARKS: Final = "voice/table/"
DISCREET: Final = "bid"
"""What is heard in place of a call at the part level, or if nobody has spoken it."""

_VOICE_CHANNEL: Final = 0

_ERROR_STREAM: Final = 2
_REMEMBERED: Final = 200
_MOST_VARIANTS: Final = 6
_FADE_MILLISECONDS: Final = 90
_BUFFER_SAMPLES: Final = 1024
"""23 ms from asking to hearing. The device wakes the program once a buffer, even in silence: shorter ones cost more."""


class SoundLevel(StrEnum):
    """Full: voices and effects; part: effects and chimes, no voices; off: silence."""

    FULL = "full"
    PART = "part"
    OFF = "off"


class Sounds:
    """Plays ``assets/sounds/<name>.ogg``, loaded when first asked for, by turns with ``<name>-2.ogg`` and so on.

    ``asked`` remembers the last names asked for, heard or not. ``volume`` is 0 to 1. There is one voice: who speaks
    next takes the word from whoever is speaking, so that calls never pile up. ``unmuted_level`` is the last one that
    was not off.
    """

    def __init__(self, level: SoundLevel | str = SoundLevel.FULL, volume: float = 0.8) -> None:
        self.unmuted_level = SoundLevel.FULL
        self.level = SoundLevel(level)
        self.volume = volume
        self.asked: deque[str] = deque(maxlen=_REMEMBERED)
        self._clips: dict[str, pygame.mixer.Sound | None] = {}
        self._variants: dict[str, deque[str]] = {}
        self._has_device: bool | None = None

    @property
    def level(self) -> SoundLevel:
        """What is heard."""
        return self._level

    @level.setter
    def level(self, level: SoundLevel) -> None:
        self._level = level
        if level is not SoundLevel.OFF:
            self.unmuted_level = level

    def play(self, name: str) -> bool:
        """Ask for a sound; whether it is heard."""
        self.asked.append(name)
        if name.startswith(SPOKEN) and not name.startswith(REMARKS) and not self._may_call(name):
            name = DISCREET
        if not self.may_play(name):
            return False
        clip = self._clip(self._next_variant(name))
        if clip is None:
            return False
        clip.set_volume(max(0.0, min(1.0, self.volume)))
        if name.startswith(SPOKEN):
            pygame.mixer.Channel(_VOICE_CHANNEL).play(clip)
            return True
        return clip.play() is not None

    def may_play(self, name: str) -> bool:
        """Whether the level lets this sound through."""
        if self.level is SoundLevel.OFF or self.volume <= 0:
            return False
        return self.level is SoundLevel.FULL or not name.startswith(SPOKEN)

    def _may_call(self, name: str) -> bool:
        """Whether a call is spoken: voices are to be heard, and somebody has said this."""
        return self.level is not SoundLevel.PART and asset("sounds", f"{name}.ogg") is not None

    def hush(self) -> None:
        """Let everything fade away, for a user in a hurry."""
        if self._has_device:
            pygame.mixer.fadeout(_FADE_MILLISECONDS)

    def close(self) -> None:
        """Let go of the sound device."""
        if self._has_device:
            self._clips.clear()
            pygame.mixer.quit()
            self._has_device = None

    def _next_variant(self, name: str) -> str:
        """The name itself or the next of its variants, by turns: no two cards fall alike."""
        if name not in self._variants:
            named = [name, *(f"{name}-{number}" for number in range(1, _MOST_VARIANTS + 1))]
            found = [variant for variant in named if asset("sounds", f"{variant}.ogg") is not None]
            self._variants[name] = deque(found or [name])
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
                with _quiet_libraries():
                    pygame.mixer.init(frequency=44100, buffer=_BUFFER_SAMPLES)
                pygame.mixer.set_reserved(_VOICE_CHANNEL + 1)
                self._has_device = True
            except (pygame.error, NotImplementedError):
                self._has_device = False
        return self._has_device


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Send what the sound libraries say on the error stream nowhere: that there is no device is no error here.

    They write past Python, so the stream itself is exchanged.
    """
    try:
        kept, nowhere = os.dup(_ERROR_STREAM), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    try:
        os.dup2(nowhere, _ERROR_STREAM)
        yield
    finally:
        os.dup2(kept, _ERROR_STREAM)
        os.close(kept)
        os.close(nowhere)

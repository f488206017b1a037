"""Light and sparks for what deserves them: a made slam, a made misère, a won game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin
from random import Random
from typing import Final

import pygame

from game.cards.card import Suit
from game.screen.palette import BRASS_LIGHT, CREAM, FOCUS, WHITE, Colour, mix
from game.screen.pips import draw_pip
from game.screen.surfaces import converted

_GRAVITY: Final = 420.0
_DRAG: Final = 0.75
_SPEEDS: Final = (160.0, 620.0)
_LIVES_SECONDS: Final = (1.1, 2.3)
_GLOW_UNITS: Final = 300
_GLOW_SECONDS: Final = 1.3
_GLOW_LEVELS: Final = 10
_FADING_SHARE: Final = 0.35
_FADES: Final = 6
_EMBER: Final[Colour] = (0xFF, 0x8A, 0x3C)
_SIGN_COLOURS: Final = (CREAM, FOCUS, (0xFF, 0x9A, 0x4A), (0xE8, 0x4A, 0x54))


@dataclass(slots=True)
class _Spark:
    """One particle: where it is and flies to (pixels, pixels a second), how long it has lived, what it looks like."""

    x: float
    y: float
    across: float
    down: float
    life_seconds: float
    kind: int
    age_seconds: float = 0.0

    @property
    def strength(self) -> float:
        """1 while young, falling to 0 at the end of its life."""
        left = 1.0 - self.age_seconds / self.life_seconds
        return min(1.0, left / _FADING_SHARE)


class Particles:
    """A layer of sparks that stops by itself. The same *seed* flies the same way.

    ``burst`` starts one; under reduced motion the scene simply does not call it.
    """

    def __init__(self, seed: int = 500) -> None:
        self._rng = Random(seed)
        self._sparks: list[_Spark] = []
        self._scale = 1.0
        self._looks: dict[tuple[int, int], pygame.Surface] = {}
        self._glow_at = (0.0, 0.0)
        self._glow_age_seconds = _GLOW_SECONDS
        self._drawn = pygame.Rect(0, 0, 0, 0)
        self._has_moved = False

    @property
    def is_active(self) -> bool:
        """Whether anything is still to be seen."""
        return bool(self._sparks) or self._glow_age_seconds < _GLOW_SECONDS

    def burst(self, point: tuple[float, float], scale: float = 1.0, count: int = 130) -> None:
        """Light up at *point* (pixels) and throw sparks and suit signs from it, at the theme's *scale*."""
        if scale != self._scale:
            self._scale = scale
            self._looks.clear()
        self._glow_at, self._glow_age_seconds = point, 0.0
        self._sparks += [self._spark(point) for _ in range(count)]
        self._has_moved = True

    def clear(self) -> None:
        """Stop at once."""
        self._sparks.clear()
        self._glow_age_seconds = _GLOW_SECONDS
        self._has_moved = True

    def update(self, dt_seconds: float) -> None:
        """Go on for that long."""
        if not self.is_active:
            return
        self._has_moved = True
        self._glow_age_seconds += dt_seconds
        slowing = _DRAG**dt_seconds
        for spark in self._sparks:
            spark.age_seconds += dt_seconds
            spark.across *= slowing
            spark.down = spark.down * slowing + _GRAVITY * self._scale * dt_seconds
            spark.x += spark.across * dt_seconds
            spark.y += spark.down * dt_seconds
        self._sparks = [spark for spark in self._sparks if spark.age_seconds < spark.life_seconds]

    def _spark(self, point: tuple[float, float]) -> _Spark:
        rng = self._rng
        angle = rng.random() * 2 * pi
        speed = (_SPEEDS[0] + (_SPEEDS[1] - _SPEEDS[0]) * rng.random()) * self._scale
        life = _LIVES_SECONDS[0] + (_LIVES_SECONDS[1] - _LIVES_SECONDS[0]) * rng.random()
        kind = int(rng.random() * 7)
        return _Spark(*point, cos(angle) * speed, sin(angle) * speed - speed * 0.35, life, kind)

    # -- a layer of the canvas -------------------------------------------------------------------------------------

    def dirty_rects(self) -> Sequence[pygame.Rect]:
        """One rectangle round all that moved: there are too many sparks to draw each by itself."""
        if not self._has_moved:
            return ()
        before, self._drawn = self._drawn, self._reach()
        self._has_moved = False
        return [rect for rect in (before, self._drawn) if rect.width]

    def _reach(self) -> pygame.Rect:
        margin = round(24 * self._scale)
        rects = [pygame.Rect(round(s.x) - margin, round(s.y) - margin, 2 * margin, 2 * margin) for s in self._sparks]
        if self._glow_age_seconds < _GLOW_SECONDS:
            side = round(2 * _GLOW_UNITS * self._scale)
            glow = pygame.Rect(0, 0, side, side)
            glow.center = round(self._glow_at[0]), round(self._glow_at[1])
            rects.append(glow)
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface, region: pygame.Rect) -> None:
        if self._glow_age_seconds < _GLOW_SECONDS:
            level = int(_GLOW_LEVELS * (1.0 - self._glow_age_seconds / _GLOW_SECONDS) ** 1.5)
            glow = self._look(-1, min(_GLOW_LEVELS - 1, level))
            surface.blit(glow, glow.get_rect(center=self._glow_at), special_flags=pygame.BLEND_RGB_ADD)
        for spark in self._sparks:
            look = self._look(spark.kind, min(_FADES - 1, int(spark.strength * _FADES)))
            surface.blit(look, look.get_rect(center=(spark.x, spark.y)))

    def _look(self, kind: int, level: int) -> pygame.Surface:
        key = kind, level
        if key not in self._looks:
            self._looks[key] = self._draw_look(kind, level)
        return self._looks[key]

    def _draw_look(self, kind: int, level: int) -> pygame.Surface:
        """The glow (kind -1), a suit sign (0 to 3) or a spark (above), at one level of strength."""
        if kind < 0:
            return _light(round(_GLOW_UNITS * self._scale), BRASS_LIGHT, 0.5 * level / _GLOW_LEVELS)
        strength = (level + 1) / _FADES
        if kind < len(Suit):
            sign = converted(draw_pip(Suit(kind), max(6, round(17 * self._scale)), _SIGN_COLOURS[kind]))
            sign.set_alpha(round(255 * strength))
            return sign
        colour = (FOCUS, BRASS_LIGHT, _EMBER)[kind - len(Suit)]
        return _spark_look(max(4, round(8 * self._scale)), colour, strength)


def _light(radius: int, colour: Colour, strength: float) -> pygame.Surface:
    """A soft round light to be added to what is below: bright in the middle, nothing at the rim."""
    small = min(radius, 48)
    disc = pygame.Surface((2 * small, 2 * small))
    for ring in range(small, 0, -1):
        share = (1.0 - ring / small) ** 2 * strength
        level = [round(channel * share) for channel in colour]
        pygame.draw.circle(disc, level, (small, small), ring)
    return pygame.transform.smoothscale(disc, (2 * radius, 2 * radius)) if small < radius else disc


def _spark_look(radius: int, colour: Colour, strength: float) -> pygame.Surface:
    """A glowing speck: white-hot in the middle, fading outwards into nothing."""
    speck = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    for ring in range(radius, 0, -1):
        share = 1.0 - ring / radius
        heat = mix(colour, WHITE, share**2)
        pygame.draw.circle(speck, (*heat, round(255 * strength * share**1.4)), (radius, radius), ring)
    return speck

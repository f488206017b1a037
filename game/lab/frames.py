"""How long a frame takes: four cards moving among forty-four at several sizes, and what an idle table draws."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from math import inf
from statistics import median
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from game.cards.card import Card
from game.cards.pack import pack_of_43
from game.screen.canvas import Canvas
from game.screen.card_art import height_for
from game.screen.faces import Faces
from game.screen.stage import Stage
from game.screen.theme import Theme
from game.table.cues import Beat, Move
from game.table.pose import Pose

SIZES: Final = ((1280, 800), (1920, 1080), (3840, 2160))
_FRAME_SECONDS: Final = 1 / 60
_ROUNDS: Final = 12
_CARD_UNITS: Final = 104


class FrameTimes(NamedTuple):
    """What was measured at one size, in milliseconds; ``idle_rects`` is how many rectangles idle frames drew."""

    size: tuple[int, int]
    frames: int
    median_ms: float
    worst_percent_ms: float
    idle_ms: float
    idle_rects: int


def run(sizes: Sequence[tuple[int, int]] = SIZES) -> list[FrameTimes]:
    """Measure at each of *sizes* (pixels) and print a table."""
    print("   window     frames   median ms   99 % below ms   idle ms   idle rectangles")
    results = []
    for size in sizes:
        times = measure(size)
        results.append(times)
        print(
            f"{size[0]:>5} × {size[1]:<5} {times.frames:>6} {times.median_ms:>11.2f} {times.worst_percent_ms:>15.2f}"
            f" {times.idle_ms:>9.3f} {times.idle_rects:>17}"
        )
    return results


def measure(size: tuple[int, int]) -> FrameTimes:
    """Four cards fly to the middle and back, the other forty lie fanned with their shadows.

    Two of the four turn by a right angle on their way. The faces have been drawn before, as idle frames do.
    """
    window = _window(size)
    theme = Theme(size)
    stage = Stage(Faces(), card_width=theme.px(_CARD_UNITS))
    canvas = Canvas(size, lambda surface: _lay_felt(surface, theme), [stage.flying], [stage.lying])
    home = _home_poses(size, stage.card_width)
    stage.settle(home)
    pygame.display.update(canvas.draw(window))
    stage.hasten((card, pose._replace(angle=0.0, is_face_up=True)) for card, pose in home.values())
    while stage.faces.work():
        pass
    moving: list[float] = []
    for number in range(_ROUNDS):
        stage.perform([_outing(home, size, number)])
        times = _play(stage, canvas, window)
        if number >= 2:
            moving += times
    idle, rects = _idle(stage, canvas, window)
    moving.sort()
    return FrameTimes(size, len(moving), median(moving), moving[int(len(moving) * 0.99)], idle, rects)


def _window(size: tuple[int, int]) -> pygame.Surface:
    if not pygame.display.get_init():
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        pygame.display.init()
    pygame.font.init()
    return pygame.display.set_mode(size)


def _lay_felt(surface: pygame.Surface, theme: Theme) -> None:
    surface.blit(theme.felt(), (0, 0))


def _home_poses(size: tuple[int, int], card_width: float) -> dict[int, tuple[Card | None, Pose]]:
    """Eleven cards along each side of the table, those below with their faces up."""
    width, height = size
    high = height_for(round(card_width))
    lines = (
        (width / 2, height - high * 0.6, 0.0, card_width * 0.62, 0.0, True),
        (card_width * 0.8, height / 2, 90.0, 0.0, high * 0.2, False),
        (width / 2, high * 0.6, 180.0, card_width * 0.3, 0.0, False),
        (width - card_width * 0.8, height / 2, 270.0, 0.0, high * 0.2, False),
    )
    cards = [*pack_of_43(), Card.parse("2S")]
    poses: dict[int, tuple[Card | None, Pose]] = {}
    for side, (x, y, angle, across, down, is_face_up) in enumerate(lines):
        for place in range(11):
            piece = side * 11 + place
            pose = Pose(x + (place - 5) * across, y + (place - 5) * down, angle, 1.0, piece, is_face_up)
            poses[piece] = cards[piece], pose
    return poses


def _outing(home: dict[int, tuple[Card | None, Pose]], size: tuple[int, int], number: int) -> Beat:
    """One card of each side flies to the middle face up, or back home, by turns."""
    moves = []
    for side in range(4):
        piece = side * 11 + 3 + number // 2 % 4
        card, pose = home[piece]
        if number % 2 == 0:
            pose = Pose(size[0] / 2 + side * 20, size[1] / 2, side * 7.0, 1.0, 100 + side, True)
        moves.append(Move(piece, card, pose))
    return Beat(tuple(moves), flight_seconds=0.5)


def _play(stage: Stage, canvas: Canvas, window: pygame.Surface) -> list[float]:
    """Play what the stage has waiting; the milliseconds of each frame."""
    times = [perf_counter()]
    while stage.is_busy:
        stage.update(_FRAME_SECONDS)
        pygame.display.update(canvas.draw(window))
        times.append(perf_counter())
    return [(after - before) * 1000 for before, after in pairwise(times)]


def _idle(stage: Stage, canvas: Canvas, window: pygame.Surface) -> tuple[float, int]:
    """The best milliseconds of a frame in which nothing moves, and the rectangles drawn in a hundred of them."""
    best, rects = inf, 0
    for _ in range(100):
        start = perf_counter()
        stage.update(_FRAME_SECONDS)
        rects += len(canvas.draw(window))
        best = min(best, (perf_counter() - start) * 1000)
    return best, rects

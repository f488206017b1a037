"""Particles stop by themselves; sounds are asked for and heard only as the level allows."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from game.rules.spades.bids import ALL_BIDS
from game.screen import sound, surfaces
from game.screen.canvas import Canvas
from game.screen.particles import Particles
from game.screen.sound import SoundLevel, Sounds


def test_sparks_fly_and_stop_by_themselves(window: pygame.Surface) -> None:
    particles = Particles()
    canvas = Canvas((1280, 800), lambda surface: surface.fill((20, 104, 64)), [particles])
    canvas.draw(window)
    before = window.copy()
    particles.burst((640, 400), 1.0)
    for _ in range(10):
        particles.update(1 / 60)
        assert canvas.draw(window)
    assert pygame.image.tobytes(window, "RGB") != pygame.image.tobytes(before, "RGB")
    for _ in range(200):
        particles.update(1 / 60)
        canvas.draw(window)
    assert not particles.is_active
    assert canvas.draw(window) == []
    assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(before, "RGB")


def test_the_same_seed_flies_the_same_way(window: pygame.Surface) -> None:
    one, other = Particles(7), Particles(7)
    for particles in (one, other):
        particles.burst((100, 100))
        particles.update(0.2)
    assert [(s.x, s.y) for s in one._sparks] == [(s.x, s.y) for s in other._sparks]
    one.clear()
    assert not one.is_active


def test_a_missing_clip_is_silence() -> None:
    sounds = Sounds()
    assert sounds.play("no such sound") is False
    assert list(sounds.asked) == ["no such sound"]
    sounds.hush()
    sounds.close()


@pytest.mark.parametrize(
    ("level", "effect", "voice"),
    [(SoundLevel.FULL, True, True), (SoundLevel.PART, True, False), (SoundLevel.OFF, False, False)],
)
def test_the_level_decides_what_is_heard(level: SoundLevel, effect: bool, voice: bool) -> None:
    sounds = Sounds(level)
    assert sounds.may_play("card") is effect
    assert sounds.may_play("voice/north/7H") is voice


def test_variants_are_played_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"card.ogg", "card-2.ogg", "card-3.ogg"}
    monkeypatch.setattr(sound, "asset", lambda folder, name: name if name in there else None)
    sounds = Sounds()
    assert [sounds._next_variant("card") for _ in range(4)] == ["card", "card-2", "card-3", "card"]


def test_no_device_is_no_error(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    def fail(**_: object) -> None:
        raise pygame.error("no device")

    clip = tmp_path / "card.ogg"
    clip.write_bytes(b"not a clip")
    monkeypatch.setattr(sound, "asset", lambda *parts: clip)
    monkeypatch.setattr(pygame.mixer, "init", fail)
    assert Sounds().play("card") is False


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="ALSA is Linux's")
def test_without_a_device_nothing_is_written_on_the_error_stream() -> None:
    code = (
        "import sys; from game.screen.sound import Sounds; sounds = Sounds(); sounds.play('card'); sounds.close(); "
        "print('still there', file=sys.stderr)"
    )
    environment = dict(os.environ, SDL_AUDIODRIVER="alsa")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, timeout=60)
    assert done.returncode == 0 and done.stderr == "still there\n"


def test_a_call_is_a_discreet_chime_at_the_part_level(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(SoundLevel.PART)
    heard: list[str] = []
    monkeypatch.setattr(sounds, "_clip", lambda name: heard.append(name))
    sounds.play("voice/north/7H")
    sounds.play("voice/table/made")
    assert heard == ["bid"] and list(sounds.asked) == ["voice/north/7H", "voice/table/made"]


def test_a_call_nobody_has_spoken_is_a_chime(monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = Sounds(SoundLevel.FULL)
    heard: list[str] = []
    monkeypatch.setattr(sounds, "_clip", lambda name: heard.append(name))
    for name in ("voice/north/7H", "voice/north/forty-two", "voice/table/nothing of the kind"):
        sounds.play(name)
    assert heard == ["voice/north/7H", "bid", "voice/table/nothing of the kind"]


def test_remarks_come_by_turns_without_a_plain_one() -> None:
    sounds = Sounds()
    names = {sounds._next_variant("voice/table/made") for _ in range(6)}
    assert names == {"voice/table/made-1", "voice/table/made-2", "voice/table/made-3"}


def test_every_call_of_every_seat_has_a_clip() -> None:
    for seat in ("south", "west", "north", "east"):
        for word in ("6S", "10NT", "pass", "M", "OM", "hearts", *(bid.text for bid in ALL_BIDS)):
            assert sound.asset("sounds", f"voice/{seat}/{word}.ogg") is not None


def test_a_shadow_is_blurred_once_for_all_its_turns() -> None:
    surfaces._blurred.cache_clear()
    shadows = [surfaces.draw_shadow((100, 140), 6, 8, angle=angle) for angle in range(0, 180, 10)]
    assert surfaces._blurred.cache_info().misses == 1
    assert shadows[0].get_width() < shadows[9].get_width()

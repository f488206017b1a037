"""Real pygame events, as the window would send them."""

from __future__ import annotations

from typing import Protocol

import pygame


class Taker(Protocol):
    def handle(self, event: pygame.event.Event) -> object: ...


def posted(event: pygame.event.Event) -> pygame.event.Event:
    """The event after a way through SDL's queue."""
    pygame.event.clear()
    pygame.event.post(event)
    return pygame.event.get(event.type)[0]


def strike(taker: Taker, *keys: int, mod: int = 0) -> None:
    """Strike keys one after the other."""
    for key in keys:
        taker.handle(posted(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)))
        taker.handle(posted(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)))


def write(taker: Taker, text: str) -> None:
    """Type letters, as key and text."""
    for letter in text:
        struck = pygame.event.Event(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter, scancode=0)
        taker.handle(posted(struck))
        taker.handle(posted(pygame.event.Event(pygame.TEXTINPUT, text=letter)))


def move(taker: Taker, point: tuple[int, int]) -> None:
    """Move the pointer there."""
    taker.handle(posted(pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(1, 1), buttons=(0, 0, 0))))


def hold(taker: Taker, point: tuple[int, int], button: int = 1) -> None:
    """Press a mouse button there and keep it down."""
    taker.handle(posted(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button, clicks=1)))


def release(taker: Taker, point: tuple[int, int], button: int = 1) -> None:
    taker.handle(posted(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=point, button=button, clicks=1)))


def click(taker: Taker, point: tuple[int, int], button: int = 1) -> None:
    """Move there, press and release."""
    move(taker, point)
    hold(taker, point, button)
    release(taker, point, button)


def wheel(taker: Taker, notches: int) -> None:
    """Turn the wheel; up is positive."""
    taker.handle(posted(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches, flipped=False)))

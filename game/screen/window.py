"""The window of the program: opened, made full screen and back, with its icon and caption."""

from __future__ import annotations

import io
import os
import sys
import warnings
from contextlib import suppress
from typing import Final

import pygame

from game.screen.assets import asset
from game.screen.theme import DESIGN_SIZE, MINIMUM_SIZE

CAPTION: Final = "Five Hundred"
_WINDOW_CLASS: Final = "five-hundred"
_ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_UNSEEN_DRIVERS: Final = ("offscreen", "dummy", "evdev")
"""What SDL falls back to by itself where nobody could see the window."""
_FRAME: Final = (8, 64)
"""What a window's frame, its title bar and a panel of the desktop take, in pixels across and down."""
_KEY_DELAY_MS: Final = 350
_KEY_INTERVAL_MS: Final = 40


class NoDisplay(RuntimeError):
    """No window can be opened; the message is a sentence for the user."""


def open_window(size: tuple[int, int], is_full_screen: bool = False, *, leaves_room: bool = False) -> pygame.Surface:
    """Open the window and return its surface; with *leaves_room* its frame and title bar fit on the desktop too.

    On X11 SDL would push every frame through OpenGL, many times slower where there is no GPU; plain surfaces are asked
    for instead. Should the window not open that way, or the driver be Wayland, the wish is taken back.

    Raises:
        NoDisplay: there is no display to open a window on.
    """
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = _WINDOW_CLASS
    is_own_wish = sys.platform.startswith("linux") and _ACCELERATION not in os.environ
    if is_own_wish:
        os.environ[_ACCELERATION] = "0"
    is_driver_chosen = "SDL_VIDEODRIVER" in os.environ
    try:
        surface = _open(size, is_full_screen, is_own_wish, leaves_room)
    except pygame.error as error:
        raise NoDisplay(f"Five Hundred needs a window, and none can be opened here ({error}).") from error
    if pygame.display.get_driver() in _UNSEEN_DRIVERS and not is_driver_chosen:
        pygame.display.quit()
        raise NoDisplay("Five Hundred needs a window, and there is no display to open one on.")
    pygame.font.init()
    pygame.key.set_repeat(_KEY_DELAY_MS, _KEY_INTERVAL_MS)
    pygame.display.set_caption(CAPTION)
    _limit_size()
    return surface


def _open(size: tuple[int, int], is_full_screen: bool, is_own_wish: bool, leaves_room: bool) -> pygame.Surface:
    _show_icon()
    pygame.display.init()
    if leaves_room:
        size = comfortable_size(size)
    if is_own_wish and pygame.display.get_driver() != "x11":
        os.environ.pop(_ACCELERATION, None)
    try:
        return _set_mode(size, is_full_screen)
    except pygame.error:
        if not is_own_wish:
            raise
        pygame.display.quit()
        os.environ.pop(_ACCELERATION, None)
        pygame.display.init()
        return _set_mode(size, is_full_screen)


def _set_mode(size: tuple[int, int], is_full_screen: bool) -> pygame.Surface:
    """Open a window of that size, or of what the system makes of it; the whole desktop is taken from there."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)
        surface = pygame.display.set_mode(fitting_size(size), pygame.RESIZABLE)
    return fill_screen(True) if is_full_screen else surface


def fill_screen(is_full_screen: bool) -> pygame.Surface:
    """Let the open window take the whole desktop, or give it back: it then has its old size and place again."""
    window = _the_window()
    if window is None:
        size, flags = ((0, 0), pygame.FULLSCREEN) if is_full_screen else (DESIGN_SIZE, pygame.RESIZABLE)
        return pygame.display.set_mode(size, flags)
    if is_full_screen:
        window.set_fullscreen(True)
    else:
        window.set_windowed()
    return pygame.display.get_surface() or pygame.display.set_mode(DESIGN_SIZE, pygame.RESIZABLE)


def _the_window() -> pygame.Window | None:
    """The window of the display, where this release of pygame-ce lends it out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            return pygame.Window.from_display_module()
        except (AttributeError, pygame.error):
            return None


def fitting_size(size: tuple[int, int]) -> tuple[int, int]:
    """*size*, or what of it the desktop has room for."""
    desktops = pygame.display.get_desktop_sizes()
    if not desktops or pygame.display.get_driver() == "dummy":
        return size
    width, height = desktops[0]
    return min(size[0], width), min(size[1], height)


def comfortable_size(size: tuple[int, int]) -> tuple[int, int]:
    """*size*, or what of it the first desktop has room for with a frame and a title bar around it."""
    desktops = pygame.display.get_desktop_sizes()
    if not desktops or pygame.display.get_driver() == "dummy":
        return size
    width, height = (most - room for most, room in zip(desktops[0], _FRAME, strict=True))
    return max(MINIMUM_SIZE[0], min(size[0], width)), max(MINIMUM_SIZE[1], min(size[1], height))


def _show_icon() -> None:
    path = asset("images", "icon.svg")
    if path is not None:
        try:
            pygame.display.set_icon(pygame.image.load_sized_svg(io.BytesIO(path.read_bytes()), (64, 64)))
        except (pygame.error, OSError):
            return


def _limit_size() -> None:
    """Let nobody make the window smaller than can be played in, where the system takes such a wish."""
    window = _the_window()
    if window is not None:
        with suppress(AttributeError, ValueError, pygame.error):
            window.minimum_size = MINIMUM_SIZE

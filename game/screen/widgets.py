"""The widget kit in one place: everything a scene puts on a form."""

from __future__ import annotations

from game.screen.arranging import place_column, place_row, widest
from game.screen.buttons import Button, Toggle
from game.screen.dialog import Choice, Dialog
from game.screen.entries import Slider, TextField
from game.screen.form import Form
from game.screen.gallery import Gallery
from game.screen.pages import TextPage
from game.screen.scrolling import ListBox, Scroller
from game.screen.segments import Segments
from game.screen.widget import Label, Panel, Widget

__all__ = [
    "Button",
    "Choice",
    "Dialog",
    "Form",
    "Gallery",
    "Label",
    "ListBox",
    "Panel",
    "Scroller",
    "Segments",
    "Slider",
    "TextField",
    "TextPage",
    "Toggle",
    "Widget",
    "place_column",
    "place_row",
    "widest",
]

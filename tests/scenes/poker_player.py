"""Somebody at the table of Poker Solitaire, with cards of our choosing."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pygame

from game.cards.card import Card, parse_cards
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import Seat
from game.engine.actions import Deal
from game.engine.record import Header, Record, read_record
from game.rules.catalogue import SOLITAIRES
from game.scenes.leaflet import Leaflet
from game.scenes.poker.scene import PokerTable
from game.screen.dialog import Dialog
from game.store.files import write_atomically
from tests.scenes.visitor import Visitor

ROYAL_FIRST = "10H JH QH KH AH"


def deck_with(first: str, seed: int = 1) -> tuple[Card, ...]:
    """A pack that begins with those cards."""
    begin = parse_cards(first)
    rest = [card for card in pack_of_52() if card not in begin]
    return (*begin, *shuffled(rest, Random(seed)))


def put_game(folder: Path, deck: Iterable[Card], options: str = "", lines: Iterable[str] = ()) -> None:
    """A game under way with that pack."""
    header = Header("prepared", "poker-solitaire", Seat.SOUTH, options, ("user",), 1)
    text = header.text + "".join(line + "\n" for line in (Deal(tuple(deck)).text, *lines))
    write_atomically(folder / "current" / "poker-solitaire.txt", text)


def sit_down(visitor: Visitor) -> PokerTable:
    """From the title to the table, by keys."""
    for key in (pygame.K_SPACE, pygame.K_a, pygame.K_p):
        visitor.key(key)
    visitor.step()
    return table_of(visitor)


def table_of(visitor: Visitor) -> PokerTable:
    scene = visitor.scene
    assert isinstance(scene, PokerTable), type(scene).__name__
    return scene


def click_cell(visitor: Visitor, cell: int, button: int = 1) -> None:
    visitor.click(table_of(visitor).layout.cells[cell].center, button)


def turn(visitor: Visitor) -> None:
    """The right mouse button, far from the pack."""
    visitor.click((3, 3), 3)


def fill(visitor: Visitor, cells: Iterable[int]) -> None:
    """Turn a card and lay it, cell after cell."""
    for cell in cells:
        turn(visitor)
        click_cell(visitor, cell)


def leaflet_of(visitor: Visitor) -> Leaflet:
    leaflet = table_of(visitor).leaflet
    assert isinstance(leaflet, Leaflet), type(leaflet).__name__
    return leaflet


def dialog_of(visitor: Visitor) -> Dialog:
    dialog = table_of(visitor).leaflet
    assert isinstance(dialog, Dialog), type(dialog).__name__
    return dialog


def record_of(folder: Path) -> Record:
    text = (folder / "current" / "poker-solitaire.txt").read_text(encoding="utf-8")
    return read_record(text, SOLITAIRES)

"""Pictures of the tables beside the games: Poker Solitaire, the score pad and the rule cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.play.pad.sheet import PassedIn, Played, adjustment
from game.play.pad.shelf import SheetShelf
from game.play.thinking import Thinker
from game.rules.five_hundred.bids import Bid
from game.scenes.pad.rule_cards import RuleCardsScene
from game.scenes.pad.scene import ScorePadScene
from game.scenes.poker.scene import PokerTable
from game.scenes.side_tables import SideTables

if TYPE_CHECKING:
    from game.shots import Photographer

_LAID = (6, 7, 8, 11, 12, 13, 16, 17, 18, 5, 10, 15, 0, 1)
_HANDS = (("7H", 0, 8), ("8S", 1, 6), ("M", 1, 1), ("6NT", 0, 7))
_HERALDED_SECONDS = 5.0
"""After so long the words of a royal flush have gone again."""


def side_tables(camera: Photographer) -> Iterator[Path]:
    """Poker Solitaire in the middle and at its end, all that can be chosen there, then the pad and the cards."""
    yield from _poker(camera)
    yield from _pad(camera)


def _poker(camera: Photographer) -> Iterator[Path]:
    table = SideTables(camera.services, None, Thinker(is_immediate=True), 5).poker_table()
    camera.show(table, 0.5)
    for cell in _LAID:
        _lay(camera, table, cell)
    table.turn()
    camera.run(0.5)
    yield camera.take("poker")
    for key, name in ((pygame.K_v, "variation"), (pygame.K_c, "config"), (pygame.K_b, "back"), (pygame.K_t, "top-ten")):
        camera.strike(key)
        camera.run(0.3)
        yield camera.take(f"poker-{name}")
        camera.strike(pygame.K_ESCAPE)
        camera.run(0.1)
    table.furniture.herald("Royal Flush!")
    camera.run(0.2)
    yield camera.take("poker-royal")
    camera.run(_HERALDED_SECONDS)
    while not table.is_over:
        _lay(camera, table, table.view.grid.index(None))
    camera.run(0.5)
    yield camera.take("poker-over")


def _lay(camera: Photographer, table: PokerTable, cell: int) -> None:
    if table.view.top is None:
        table.turn()
        camera.run(0.05)
    table.lay(cell)
    camera.run(0.05)


def _pad(camera: Photographer) -> Iterator[Path]:
    shelf = SheetShelf(None)
    sheet = shelf.new().named("Anna & Bob", "Wilhelmina & Bartholomew").with_line(PassedIn())
    for text, side, tricks in _HANDS:
        sheet = sheet.with_line(Played(Bid.parse(text), side, tricks))
    shelf.keep(sheet.with_line(adjustment(-50, 0, "revoke in the last hand")))
    pad = ScorePadScene(camera.services, shelf)
    camera.show(pad)
    for key in (pygame.K_F3, pygame.K_F9, pygame.K_RIGHT, pygame.K_7):
        camera.strike(key)
    camera.run(0.2)
    yield camera.take("score-pad")
    pad.ruled.choose(1)
    camera.run(0.2)
    yield camera.take("score-pad-correcting")
    cards = RuleCardsScene(camera.services)
    camera.show(cards)
    for number in range(len(cards.titles)):
        cards.turn_to(number)
        camera.run(0.1)
        yield camera.take(f"rule-card-{number + 1}")

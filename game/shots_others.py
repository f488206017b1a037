"""Pictures of the other games: the shelf, their menus and pages, and moments at their tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.cards.seats import Seat
from game.play.thinking import Thinker
from game.rules.catalogue import GAMES
from game.rules.hearts.view import Phase as HeartsPhase
from game.scenes.game_over import Ending, GameOverScene
from game.scenes.lobby import Lobby
from game.scenes.review.menu import review_scene
from game.scenes.review.replay import ReplayScene
from game.scenes.scorecard import ScoreCardScene
from game.scenes.table.scene import TableScene
from game.store.saves import Saves

if TYPE_CHECKING:
    from game.shots import Photographer


def draw_others(camera: Photographer) -> Iterator[Path]:
    """Every scene of the other games."""
    yield from _rooms(camera)
    yield from _hearts(camera)
    yield from _spades(camera)


def _rooms(camera: Photographer) -> Iterator[Path]:
    """The shelf, and for each game its menu and the pages behind it."""
    lobby = Lobby(camera.services, Saves(None, GAMES), dict, Thinker(is_immediate=True), seed=4)
    camera.show(lobby.shelf.menu())
    yield camera.take("shelf")
    for name in lobby.shelf.games:
        lobby.shelf.room(name).table()
        menu = lobby.shelf.room_menu(name)
        camera.show(menu)
        yield camera.take(f"{name}-menu")
        for button in menu.buttons:
            if button.label in ("Rule options", "Instructions", "Statistics"):
                camera.show(button.action().scene, 1.0)
                yield camera.take(f"{name}-{button.label.lower().replace(' ', '-')}")


def _hearts(camera: Photographer) -> Iterator[Path]:
    table = camera.table(3, game="hearts")
    camera.show(table)
    camera.play_until(table, lambda at: at.gift is not None)
    for card in table.own_hand()[1:8:3]:
        table.input.choose_card(card)
    camera.run(0.3)
    yield camera.take("hearts-passing")
    table.input.carry_out("delay")
    camera.run(0.2)
    yield camera.take("hearts-delay")
    table.close_panel()
    camera.play_until(table, lambda at: at.live.is_users_turn and at.view.phase is HeartsPhase.PLAYING)
    yield camera.take("hearts-received")
    camera.play_until(table, lambda at: at.live.is_users_turn and len(at.view.tricks) > 6 and bool(at.view.trick))
    yield camera.take("hearts-playing")
    yield camera.take_hint(table, "hearts-hint")
    table.hint.toggle()
    table.input.peek()
    camera.run(0.2)
    yield camera.take("hearts-last-trick")
    table.close_panel()
    yield from _ending(camera, table, "hearts")


def _spades(camera: Photographer) -> Iterator[Path]:
    table = camera.table(3, game="spades")
    camera.show(table)
    camera.play_until(table, lambda at: at.is_calling)
    yield camera.take("spades-bidding")
    for key in (pygame.K_1, pygame.K_2):
        camera.strike(key)
    camera.run(0.2)
    yield camera.take("spades-bid-composed")
    yield camera.take_hint(table, "spades-hint")
    table.hint.toggle()
    camera.play_until(table, lambda at: at.live.is_users_turn and len(at.view.tricks) > 6 and bool(at.view.trick))
    yield camera.take("spades-playing")
    yield from _ending(camera, table, "spades")
    blind = camera.find(lambda at: at.is_calling and not at.view.has_looked, "blinds=yes", "spades")
    if blind is not None:
        yield camera.take("spades-blind")


def _ending(camera: Photographer, table: TableScene, game: str) -> Iterator[Path]:
    """The end of a hand and of the game on *table*, and the ways to look back."""
    name_of = camera.settings.current.name_of
    timeline = table.live.saved.record.timeline
    camera.play_until(table, lambda at: at.panel is not None)
    camera.run(0.6)
    yield camera.take(f"{game}-hand-over")
    camera.play_until(table, lambda at: at.live.match.is_over and at.panel is not None)
    camera.run(0.6)
    yield camera.take(f"{game}-game-over")
    camera.show(review_scene(camera.services, timeline, name_of, Seat.SOUTH, lambda: table))
    yield camera.take(f"{game}-review")
    replay = ReplayScene(camera.services, timeline, name_of, Seat.SOUTH, hand=0)
    camera.show(replay)
    replay.is_playing = False
    replay.go_to(replay.replay.trick_starts[4] + 2)
    replay.toggle_open()
    camera.run(0.6)
    yield camera.take(f"{game}-replay")
    camera.show(ScoreCardScene(camera.services, timeline.match, name_of))
    yield camera.take(f"{game}-score-card")
    standings = table.presentation.standings(timeline.match.scores, name_of)
    camera.show(GameOverScene(camera.services, Ending(True, standings, "Games won 3, lost 2"), {}), 0.9)
    yield camera.take(f"{game}-game-won")

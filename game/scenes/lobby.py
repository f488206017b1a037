"""The way through the program: which scene leads where, and the game that is under way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.cards.seats import Seat
from game.engine.rules import Rules
from game.play.live import Live, new_header
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import SIDES
from game.scenes.front_desk import FrontDesk
from game.scenes.game_over import Ending, GameOverScene
from game.scenes.menu import MenuEntry, MenuScene
from game.scenes.question import QuestionScene
from game.scenes.review.menu import review_scene
from game.scenes.scene import Answer, Pop, Push, Replace, Services
from game.scenes.scorecard import ScoreCardScene
from game.scenes.side_rooms import SideRooms
from game.scenes.table.scene import Doors, TableScene
from game.scenes.table.words import pair_name, signed
from game.scenes.title import TitleScene
from game.screen.widgets import Choice
from game.store.saves import SavedGame, Saves

MakePlayers = Callable[[], Mapping[Seat, Player]]


class Lobby:
    """Knows the saved games and the table, and opens the doors between the scenes."""

    def __init__(
        self,
        services: Services,
        saves: Saves,
        make_players: MakePlayers,
        thinker: Thinker,
        seed: int | None = None,
        rules: Rules = FIVE_HUNDRED,
        adviser: Callable[[], Player] = Casual,
    ) -> None:
        self.services = services
        self.saves = saves
        self.make_players = make_players
        self.adviser = adviser
        self.thinker = thinker
        self.rules = rules
        self._next_seed = seed
        self._table: TableScene | None = None
        self.desk = FrontDesk(services, saves.folder)
        services.picture = self.desk.picture
        self.rooms = SideRooms(services, saves, rules, self._game_under_way)
        saves.make_ready()
        self._saved: SavedGame | None = saves.resume(rules.name)
        self._pass_notices()

    # -- doors -------------------------------------------------------------------------------------------------------

    def title(self) -> TitleScene:
        """The first scene."""
        return TitleScene(self.services, self.go_in, self.desk.greeting())

    def go_in(self) -> Answer:
        """From the title to the menu; many games still to be counted are counted on the way."""
        if self.rooms.leaves_uncounted():
            return Replace(self.rooms.counting(lambda: Replace(self.menu())))
        return Replace(self.menu())

    def menu(self) -> MenuScene:
        return MenuScene(self.services, self.entries, self.tally_line, self.rooms.leave, self.desk.picture)

    def entries(self) -> list[MenuEntry]:
        """What the menu offers now."""
        rooms, quit_entry = self.rooms, MenuEntry("Quit", "Q", self.rooms.leave, (pygame.K_q,))
        if self._saved is None:
            start = MenuEntry("Start game", "S", lambda: Push(self.table()), (pygame.K_s, pygame.K_F1))
            return [start, *rooms.settings_entries(), *self.desk.entries(), self._statistics_entry(), quit_entry]
        return [
            MenuEntry("Continue game", "C", lambda: Push(self.table()), (pygame.K_c, pygame.K_F1), is_foremost=True),
            MenuEntry("New game", "N", self._ask_new_game, (pygame.K_n,)),
            *rooms.settings_entries(),
            *self.desk.entries(),
            self._statistics_entry(),
            MenuEntry("Score card", "R", lambda: Push(self.score_card()), (pygame.K_r,)),
            quit_entry,
        ]

    def _statistics_entry(self) -> MenuEntry:
        under_way = [self._saved.record] if self._saved is not None else []
        return MenuEntry("Statistics", "T", lambda: Push(self.rooms.statistics(*under_way)), (pygame.K_t,))

    def table(self) -> TableScene:
        """The table with the game under way, or with a new one."""
        if self._table is None:
            self._table = TableScene(
                self.services,
                self._live(),
                self.name_of,
                Doors(Pop, lambda: Push(self.review()), lambda: Replace(self.game_over())),
            )
        return self._table

    def score_card(self) -> ScoreCardScene:
        saved = self._saved or self._begin()
        return ScoreCardScene(self.services, saved.record.timeline.match, self.name_of)

    def review(self) -> QuestionScene:
        """Looking back at the game under way."""
        assert self._saved is not None
        timeline = self._saved.record.timeline
        return review_scene(self.services, timeline, self.name_of, Seat.SOUTH, self.score_card)

    def game_over(self) -> GameOverScene:
        """The end of the game; leaving it puts the game away."""
        assert self._saved is not None
        match = self._saved.record.timeline.match
        is_won = Seat.SOUTH in match.winners
        totals = "\n".join(
            f"{pair_name(side, self.name_of)} {signed(score)}" for side, score in zip(SIDES, match.scores, strict=True)
        )
        doors: dict[str, Callable[[], Answer]] = {
            "new": self._new_game,
            "review": lambda: Push(self.review()),
            "menu": self._leave_finished,
        }
        return GameOverScene(self.services, Ending(is_won, totals, self.rooms.told(self._saved.record)), doors)

    def name_of(self, seat: int) -> str:
        """The name of the player at *seat*."""
        return str(self.services.settings.name_of(seat))

    def tally_line(self) -> str:
        return self.rooms.told()

    # -- games -------------------------------------------------------------------------------------------------------

    def _live(self) -> Live:
        saved = self._saved or self._begin()
        return Live(self.saves, saved, self.make_players(), self.thinker, adviser=self.adviser)

    def _game_under_way(self) -> Live | None:
        """The game that can still be played on, ``None`` if there is none."""
        if self._saved is None or self._saved.record.timeline.match.is_over:
            return None
        return self._table.live if self._table is not None else self._live()

    def _begin(self) -> SavedGame:
        skills = self.services.settings.skills
        header = new_header(self.rules, self.rooms.house.text, self._next_seed, skills)
        self._next_seed = None
        self._saved = self.saves.begin(header)
        return self._saved

    def _ask_new_game(self) -> Answer:
        """A game under way is given up only after a question."""
        assert self._saved is not None
        if self._saved.record.timeline.match.is_over:
            self._put_away()
            return Push(self.table())
        scores = " to ".join(signed(score) for score in self._saved.record.timeline.match.scores)
        return Push(
            QuestionScene(
                self.services,
                "A new game?",
                f"The game under way stands at {scores}. If you begin another it is kept, and counts neither as won "
                "nor as lost.",
                (Choice("New game", self._new_game, "N", (pygame.K_n,)), Choice("Keep playing", Pop, "Esc")),
            )
        )

    def _new_game(self) -> Answer:
        self._put_away()
        return Replace(self.table())

    def _leave_finished(self) -> Answer:
        self._put_away()
        return Pop()

    def _put_away(self) -> None:
        """The game is over or given up: keep it, count it, clear the table."""
        if self._saved is not None:
            self.thinker.call_off()
            self.saves.abandon(self._saved)
            self.rooms.ledger.add(self._saved.record)
            self._pass_notices()
        self._saved = self._table = None

    def _pass_notices(self) -> None:
        self.services.notices.extend(self.saves.notices)
        self.saves.notices.clear()

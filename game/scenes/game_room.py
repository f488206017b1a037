"""One game of the house: what is saved of it, its table, and the doors that lead from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import pygame

from game.cards.seats import Seat
from game.engine.rules import Rules
from game.play.live import Live, new_header
from game.play.thinking import Thinker
from game.players.player import Player
from game.scenes.game_over import Ending, GameOverScene
from game.scenes.menu import MenuEntry
from game.scenes.pending import Pending, scores_in_words
from game.scenes.presentations import presentation_of
from game.scenes.question import QuestionScene
from game.scenes.review.menu import review_scene
from game.scenes.scene import Answer, Pop, Push, Replace, Services
from game.scenes.scorecard import ScoreCardScene
from game.scenes.side_rooms import SideRooms
from game.scenes.table.scene import Doors, TableScene
from game.screen.widgets import Choice
from game.store.saves import SavedGame, Saves

MakePlayers = Callable[[], Mapping[Seat, Player]]


class GameRoom:
    """Knows the saved game of one kind and its table, and opens the doors between its scenes.

    ``make_players`` seats the others; ``skills`` says how strong they are to be, for the header of a new game.
    """

    def __init__(
        self,
        services: Services,
        saves: Saves,
        rules: Rules,
        thinker: Thinker,
        make_players: MakePlayers,
        adviser: Callable[[], Player],
        seed: int | None = None,
        neighbours: Callable[[], Iterable[Live]] = lambda: (),
        alone: Callable[[], Iterable[Pending]] = lambda: (),
    ) -> None:
        self.services = services
        self.saves = saves
        self.rules = rules
        self.thinker = thinker
        self.make_players = make_players
        self.adviser = adviser
        self.presentation = presentation_of(rules)
        self._next_seed = seed
        self._table: TableScene | None = None
        self.rooms = SideRooms(services, saves, rules, self._game_under_way, neighbours, alone)
        self._saved: SavedGame | None = saves.resume(rules.name)
        self._pass_notices()

    # -- doors -------------------------------------------------------------------------------------------------------

    def game_entries(self) -> list[MenuEntry]:
        """To the table: on with the game under way, or a new one."""
        keys = (pygame.K_s, pygame.K_F1) if self._saved is None else (pygame.K_c, pygame.K_F1)
        if self._saved is None:
            return [MenuEntry("Start game", "S", lambda: Push(self.table()), keys)]
        return [
            MenuEntry("Continue game", "C", lambda: Push(self.table()), keys, is_foremost=True),
            MenuEntry("New game", "N", self._ask_new_game, (pygame.K_n,)),
        ]

    def figure_entries(self) -> list[MenuEntry]:
        """To the statistics, and to the score card of the game under way."""
        entries = [self._statistics_entry()]
        if self._saved is not None:
            entries.append(MenuEntry("Score card", "R", lambda: Push(self.score_card()), (pygame.K_r,)))
        return entries

    def _statistics_entry(self) -> MenuEntry:
        under_way = [self._saved.record] if self._saved is not None else []
        return MenuEntry("Statistics", "T", lambda: Push(self.rooms.statistics(*under_way)), (pygame.K_t,))

    def table(self) -> TableScene:
        """The table with the game under way, or with a new one."""
        if self._table is None:
            doors = Doors(
                menu=Pop,
                review=lambda: Push(self.review()),
                game_over=lambda: Replace(self.game_over()),
                scores=lambda: Push(self.score_card()),
                instructions=lambda: Push(self.rooms.instructions()),
                new_game=self._ask_new_game_at_the_table,
                leave=self.rooms.leave,
            )
            self._table = TableScene(self.services, self._live(), self.name_of, doors)
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
        ending = Ending(
            Seat.SOUTH in match.winners,
            self.presentation.standings(match.scores, self.name_of),
            self.rooms.told(self._saved.record),
        )
        doors: dict[str, Callable[[], Answer]] = {
            "new": self._new_game,
            "review": lambda: Push(self.review()),
            "menu": self._leave_finished,
        }
        return GameOverScene(self.services, ending, doors)

    def name_of(self, seat: int) -> str:
        """The name of the player at *seat*."""
        return self.rooms.name_of(seat)

    def tally_line(self) -> str:
        return self.rooms.told()

    # -- games -------------------------------------------------------------------------------------------------------

    def under_way(self) -> list[Live]:
        """The game that can still be played on, if there is one."""
        live = self._game_under_way()
        return [live] if live is not None else []

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
        """A game under way is given up only after a question, unless the user is asked no questions."""
        assert self._saved is not None
        match = self._saved.record.timeline.match
        if match.is_over or self.presentation.is_terse(match.options):
            self._put_away()
            return Push(self.table())
        return Push(self._new_game_question(self._new_game))

    def _ask_new_game_at_the_table(self) -> Answer:
        """The same asked from the table, which the new one replaces."""
        assert self._saved is not None
        match = self._saved.record.timeline.match
        if match.is_over or self.presentation.is_terse(match.options):
            return self._new_game()
        return Push(self._new_game_question(lambda: Pop(self._new_game)))

    def _new_game_question(self, begin: Callable[[], Answer]) -> QuestionScene:
        assert self._saved is not None
        scores = scores_in_words(self._saved.record.timeline.match.scores)
        return QuestionScene(
            self.services,
            "A new game?",
            f"The game under way stands at {scores}. If you begin another it is kept, and counts neither as won "
            "nor as lost.",
            (Choice("New game", begin, "N", (pygame.K_n,)), Choice("Keep playing", Pop, "Esc")),
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

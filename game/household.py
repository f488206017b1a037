"""Everything behind the title: the saved games, the players, and the lobby that leads from scene to scene."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from game.cards.seats import Seat
from game.play.company import Company
from game.play.thinking import Thinker
from game.play.warming import FIRST, Warming
from game.rules.catalogue import GAMES
from game.scenes.lobby import Lobby
from game.scenes.scene import Services
from game.store.saves import Saves


def furnish(services: Services, home: Path | None, seed: int | None, stack: ExitStack, warming: Warming) -> Lobby:
    """The lobby of a program whose games are kept in *home*; *stack* closes what it opens."""
    saves = Saves(home, GAMES)
    services.saves = saves
    services.players_news = lambda: warming.news
    thinker = Thinker()
    stack.callback(thinker.close)

    def skill_of(seat: Seat) -> str:
        return str(services.settings.skill_of(seat))

    def company_at(game: str) -> Company:
        return Company(skill_of, warming, game)

    company = company_at(FIRST)
    return Lobby(
        services,
        saves,
        lambda: company,
        thinker,
        seed,
        adviser=company.adviser,
        company_at=company_at,
        room=warming.room,
    )

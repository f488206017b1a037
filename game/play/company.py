"""Who sits at the table besides the user: for each decision a player of the skill chosen for that seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final

from game.cards.seats import Seat
from game.play.warming import FIRST, Warming
from game.players.player import Player
from game.players.seating import seated

_OTHERS: Final = (Seat.WEST, Seat.NORTH, Seat.EAST)


class Company(Mapping[Seat, Player]):
    """The three others at *game*. ``skill_of`` says how strong a seat is to be: ``casual``, ``club`` or ``expert``.

    It is asked anew at each decision, so a change holds from the next one on. Until the game's players are warm,
    casual ones sit in for the others; without *warming* they never are.
    """

    def __init__(self, skill_of: Callable[[Seat], str], warming: Warming | None, game: str = FIRST) -> None:
        self._skill_of = skill_of
        self._warming = warming
        self._game = game
        self._casual = seated(game, "casual")

    def __getitem__(self, seat: Seat) -> Player:
        if seat not in _OTHERS:
            raise KeyError(seat)
        skill = self._skill_of(seat)
        if skill == "casual" or not self._is_warm:
            return self._casual
        return self._club if skill == "club" else self._expert

    def __iter__(self) -> Iterator[Seat]:
        return iter(_OTHERS)

    def __len__(self) -> int:
        return len(_OTHERS)

    def adviser(self) -> Player:
        """Who is asked for a hint: an expert, as soon as there is one."""
        return self._expert if self._is_warm else self._casual

    def warm_up(self) -> None:
        """Somebody sits down to the game: get its strong players ready, if they are not yet."""
        if self._warming is not None:
            self._warming.open(self._game)

    @property
    def _is_warm(self) -> bool:
        return self._warming is not None and self._warming.is_ready_for(self._game)

    @cached_property
    def _club(self) -> Player:
        return self._strong("club")

    @cached_property
    def _expert(self) -> Player:
        return self._strong("expert")

    def _strong(self, skill: str) -> Player:
        return seated(self._game, skill) if self._warming is None else self._warming.seated(self._game, skill)


def casual_company(game: str) -> Company:
    """Three who go by rules of thumb, and never get stronger."""
    return Company(lambda seat: "casual", None, game)

"""Who sits at the table besides the user: for each decision a player of the skill chosen for that seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final

from game.cards.seats import Seat
from game.play.warming import Warming
from game.players.casual import Casual
from game.players.monte_carlo import Club, Expert
from game.players.player import Player

_OTHERS: Final = (Seat.WEST, Seat.NORTH, Seat.EAST)


class Company(Mapping[Seat, Player]):
    """The three others. ``skill_of`` says how strong a seat is to be: ``casual``, ``club`` or ``expert``.

    It is asked anew at each decision, so a change holds from the next one on. Until the solver is warm, casual players
    sit in for the others.
    """

    def __init__(self, skill_of: Callable[[Seat], str], warming: Warming) -> None:
        self._skill_of = skill_of
        self._warming = warming
        self._casual = Casual()

    def __getitem__(self, seat: Seat) -> Player:
        if seat not in _OTHERS:
            raise KeyError(seat)
        skill = self._skill_of(seat)
        if skill == "casual" or not self._warming.is_ready:
            return self._casual
        return self._club if skill == "club" else self._expert

    def __iter__(self) -> Iterator[Seat]:
        return iter(_OTHERS)

    def __len__(self) -> int:
        return len(_OTHERS)

    def adviser(self) -> Player:
        """Who is asked for a hint: an expert, as soon as there is one."""
        return self._expert if self._warming.is_ready else self._casual

    @cached_property
    def _club(self) -> Player:
        return Club()

    @cached_property
    def _expert(self) -> Player:
        return Expert()

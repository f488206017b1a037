"""Those who sit at the table but think in the back room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any, Final

from game.cards.card import Card
from game.engine.actions import SeatAction
from game.play.back_room import BackRoom, RoomLost
from game.play.counsel import Counsel
from game.players.poker_solitaire.thoughts import CardThoughts, Judgement, OrderThoughts
from game.players.seating import CASUAL, seated
from game.players.thoughts import Thoughts
from game.rules.poker_solitaire.options import Scoring
from game.rules.poker_solitaire.view import PokerView


class _Lodgers:
    """Who lives in this room, by number: made when first asked."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._making = Lock()
        self._made: dict[int, Any] = {}
        self._is_off: dict[int, bool] = {}

    def of(self, number: int, make: Callable[[], Any]) -> Any:
        with self._making:
            if number not in self._made:
                lodger = make()
                with self._lock:
                    self._made[number] = lodger
                    if self._is_off.get(number):
                        lodger.call_off()
            return self._made[number]

    def turn(self, number: int, is_off: bool) -> None:
        with self._lock:
            self._is_off[number] = is_off
            lodger = self._made.get(number)
            if lodger is not None and is_off:
                lodger.call_off()
            elif lodger is not None:
                lodger.resume()


_LODGERS: Final = _Lodgers()


def _ask_lodger(number: int, make: Callable[[], Any], verb: str, what: tuple[Any, ...]) -> Any:
    return getattr(_LODGERS.of(number, make), verb)(*what)


def _turn_lodger(number: int, is_off: bool) -> None:
    _LODGERS.turn(number, is_off)


class Lodger:
    """The window's side of somebody who lives in the room; ``make`` makes him there, and can be pickled."""

    _numbers = count(1)

    def __init__(self, room: BackRoom, make: Callable[[], Any]) -> None:
        self._room = room
        self._make = make
        self._number = next(Lodger._numbers)

    def ask(self, verb: str, *what: Any) -> Any:
        """What his method *verb* answers.

        Raises:
            ValueError, RuntimeError, RoomLost: as ``BackRoom.ask``.
        """
        return self._room.ask(_ask_lodger, self._number, self._make, verb, what)

    def call_off(self) -> None:
        """Let his running search and all later ones answer at once with what they have, until ``resume``."""
        self._room.tell(_turn_lodger, self._number, True)

    def resume(self) -> None:
        """Let him search again."""
        self._room.tell(_turn_lodger, self._number, False)


class AbsentPlayer(Lodger):
    """A player of that skill. Should the room be lost under a question, a rule of thumb answers it."""

    def __init__(self, room: BackRoom, game: str, skill: str) -> None:
        super().__init__(room, partial(seated, game, skill))
        self.skill = skill
        self._by_thumb = CASUAL[game]()

    def choose(self, view: Any, rng: Random) -> SeatAction:
        """One of ``view.legal``.

        Raises:
            ValueError: it is not this seat's turn.
        """
        try:
            choice: SeatAction = self.ask("choose", view, rng)
        except RoomLost:
            return self._by_thumb.choose(view, rng)
        return choice

    def ponder(self, view: Any, rng: Random) -> Thoughts:
        """The choice and the figures it rests on; none where a rule of thumb had to decide.

        Raises:
            ValueError: it is not this seat's turn.
        """
        try:
            thoughts: Thoughts = self.ask("ponder", view, rng)
        except RoomLost:
            return Thoughts(self._by_thumb.choose(view, rng))
        return thoughts


class AbsentCounsel(Lodger):
    """The adviser of Poker Solitaire; raises as ``Counsel`` does, and where the room is lost."""

    def __init__(self, room: BackRoom, table: Path | None) -> None:
        super().__init__(room, partial(Counsel, table))

    def ponder(self, view: PokerView, rng: Random) -> CardThoughts:
        """The final score to be expected of each open cell for the card turned up."""
        thoughts: CardThoughts = self.ask("ponder", view, rng)
        return thoughts

    def best_order(self, cards: Sequence[Card], scoring: Scoring, rng: Random) -> OrderThoughts:
        """The best arrangement found of 25 cards that lie open."""
        thoughts: OrderThoughts = self.ask("best_order", cards, scoring, rng)
        return thoughts

    def judge(self, choices: Sequence[tuple[PokerView, int]], rng: Random) -> Judgement:
        """How well a game was played."""
        judgement: Judgement = self.ask("judge", choices, rng)
        return judgement

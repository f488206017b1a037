"""A game under way at the table: it owns the match, the record and the players, and nothing outruns the disk."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import partial
from random import Random

from game.cards.seats import Seat
from game.engine.actions import (
    Action,
    Call,
    ChangeOptions,
    Discard,
    IllegalAction,
    Look,
    Pass,
    SeatAction,
    parse_action,
)
from game.engine.events import CallMade, Event
from game.engine.match import Match
from game.engine.record import Header
from game.engine.rules import Rules
from game.engine.view import View
from game.play.advice import Advice, advise
from game.play.shuffling import deal_for, first_dealer, player_rng
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.store.saves import SavedGame, Saves


def new_header(rules: Rules, options: str = "", seed: int | None = None, skills: Sequence[str] = ()) -> Header:
    """The header of a fresh game. Its id has nothing to do with its seed, so players cannot know the shuffle.

    ``skills`` are those of the others at the table, clockwise from the user; casual where none are given.
    """
    if seed is None:
        seed = secrets.randbits(53)
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    header = Header(secrets.token_hex(8), rules.name, first_dealer(rules, seed), options, seed=seed, started=started)
    return replace(header, players=("user", *skills)) if skills else header


class Live:
    """One game from the user's chair.

    Every verb carries the step out in the engine, writes it down, and only then returns what the user saw of it.
    ``players`` are the computer players by seat, looked up at each decision; ``adviser`` says who gives hints.
    """

    def __init__(
        self,
        saves: Saves,
        saved: SavedGame,
        players: Mapping[Seat, Player],
        thinker: Thinker,
        user: Seat = Seat.SOUTH,
        adviser: Callable[[], Player] = Casual,
    ) -> None:
        self.saves = saves
        self.saved = saved
        self.players = players
        self.thinker = thinker
        self.user = user
        self.adviser = adviser
        self._timeline = saved.record.timeline

    # What is so

    @property
    def match(self) -> Match:
        return self._timeline.match

    @property
    def header(self) -> Header:
        return self.saved.record.header

    @property
    def moment(self) -> int:
        """How many actions are behind us."""
        return len(self._timeline.actions)

    @property
    def position(self) -> tuple[str, int]:
        """The name of what is so now: lines are only ever added to a record, whatever is undone or done again."""
        return self.header.id, len(self.saved.record.lines)

    @property
    def is_users_turn(self) -> bool:
        return self.match.to_act is self.user

    @property
    def is_computers_turn(self) -> bool:
        return self.match.to_act is not None and self.match.to_act is not self.user

    @property
    def trouble(self) -> str:
        """A sentence if the last step could not be saved."""
        return self.saved.trouble

    @property
    def undos(self) -> int:
        """How often something was undone; such games are counted apart."""
        return self.saved.record.undos

    def view(self) -> View:
        """What the user may know.

        Raises:
            ValueError: no hand has been dealt yet.
        """
        return self.match.view(self.user)

    def hand_events(self) -> list[Event]:
        """What the user has seen of the hand under way, from its deal on."""
        return self._seen(self._timeline.hand_events())

    def why_not(self, line: str) -> str:
        """Why the action written in *line* is not allowed now, in a sentence; empty if it is allowed."""
        rules = self.match.rules
        try:
            self.match.copy().apply(parse_action(line, rules.parse_bid, rules.parse_options))
        except IllegalAction as refusal:
            return refusal.reason
        except ValueError as error:
            return str(error)
        return ""

    # Steps forward

    def deal(self) -> list[Event]:
        """Shuffle and deal the next hand."""
        seed = self.header.seed
        assert seed is not None, "a game with hidden cards is for looking at, not for playing"
        return self._act(deal_for(self.match.rules, seed, self.match.number + 1))

    def submit(self, action: SeatAction) -> list[Event]:
        """Carry out the user's choice.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        events = self._act(action)
        self.thinker.call_off()
        return events

    def change_options(self, action: Action) -> None:
        """Other rules from the next deal on."""
        self._act(action)

    def start_thinking(self) -> None:
        """Let the computer player whose turn it is begin; does nothing if it is thinking already."""
        seat = self.match.to_act
        if seat is None or seat is self.user or self.thinker.is_thinking:
            return
        player, view = self.players[seat], self.match.view(seat)
        self.thinker.ask(self.position, partial(player.choose, view, self._rng(0)), player)

    def answer(self) -> list[Event] | None:
        """What followed from the computer player's choice; ``None`` while it is still thinking."""
        action = self.thinker.answer(self.position)
        return None if action is None else self._act(action)

    # Hints

    def start_advising(self) -> None:
        """Let an adviser think about the user's choice, with the chance a player in the user's seat would have.

        Raises:
            ValueError: it is not the user's turn.
        """
        if not self.is_users_turn:
            raise ValueError("There is nothing to advise on until it is your turn.")
        adviser, match = self.adviser(), self.match.copy()
        self.thinker.ask((*self.position, "hint"), partial(advise, adviser, match, self.user, self._rng), adviser)

    @property
    def is_advising(self) -> bool:
        """Whether a hint for the present position is being worked out."""
        return self.thinker.is_thinking_about((*self.position, "hint"))

    def advice(self) -> Advice | None:
        """The hint for the present position; ``None`` until it is ready."""
        advice: Advice | None = self.thinker.answer((*self.position, "hint"))
        return advice

    def _rng(self, step: int) -> Random:
        """The chance a player may use for the choice *step* actions on."""
        return player_rng(self.header.id, self.moment + step)

    # Steps back

    def may_take_back_call(self) -> bool:
        """Whether the user's call was the last thing that happened and opened no cards (seed 000, THE GAME)."""
        actions = self._timeline.actions
        last = actions[-self._steps_to_last_move()] if actions else None
        if not (isinstance(last, Call) and last.seat is self.user and self._is_calling()):
            return False
        # A blind bid is followed by a look at the cards.
        return isinstance(self._timeline.hand_events()[-1], CallMade)

    def take_back_call(self) -> None:
        """Take the user's call back before the next player calls; the table must then be set up afresh.

        Raises:
            ValueError: it is too late for that.
        """
        if not self.may_take_back_call():
            raise ValueError("A call can be taken back until the next player calls.")
        self.thinker.call_off()
        options, count = self.match.options, self._steps_to_last_move()
        self._timeline.undo(count, may_redo=False)
        self.saved.note(f"takeback {count}", *self._keep(options))

    def may_undo(self) -> bool:
        return self._steps_to_last_choice() > 0

    def undo(self) -> None:
        """Go back to the user's previous choice and drop what followed; the table must then be set up afresh.

        Options changed since then stay as they are: they are no move.

        Raises:
            ValueError: the user has not chosen anything yet.
        """
        count = self._steps_to_last_choice()
        if not count:
            raise ValueError("There is nothing to undo yet.")
        self.thinker.call_off()
        options = self.match.options
        self._timeline.undo(count)
        self.saved.record.undos += 1
        self.saved.note(f"undo {count}", *self._keep(options))

    def may_redo(self) -> bool:
        return bool(self._timeline.undone)

    def redo(self) -> None:
        """Do again what the last undo dropped; the table must then be set up afresh.

        Raises:
            ValueError: nothing was undone since the last choice.
        """
        self.thinker.call_off()
        options = self.match.options
        self._timeline.redo()
        self.saved.note("redo", *self._keep(options))

    # The end

    def abandon(self) -> None:
        """Give the game up: it is kept, and counted neither as won nor as lost."""
        self.thinker.call_off()
        self.saves.abandon(self.saved)

    def _act(self, action: Action) -> list[Event]:
        events = self._timeline.apply(action)
        self.saved.note(action.text)
        return self._seen(events)

    def _keep(self, options: object) -> list[str]:
        """Let *options* hold on after going back or forth in time; the line that says so, if it takes one."""
        if self.match.options == options:
            return []
        change = ChangeOptions(options, self.match.rules.options_text(options))
        self._timeline.apply(change)
        return [change.text]

    def _seen(self, events: Sequence[Event]) -> list[Event]:
        return [event.seen_by(self.user) for event in events]

    def _is_calling(self) -> bool:
        return any(isinstance(action, (Call, Look)) for action in self.match.legal_actions()[:1])

    def _steps_to_last_move(self) -> int:
        """How many actions back the last one is that is no change of the options; 1 if there is none."""
        actions = self._timeline.actions
        return next((n for n in range(1, len(actions) + 1) if not isinstance(actions[-n], ChangeOptions)), 1)

    def _steps_to_last_choice(self) -> int:
        """How many actions back the user last began to choose; three cards thrown out or passed are one choice."""
        actions = self._timeline.actions
        for index in range(len(actions) - 1, -1, -1):
            action = actions[index]
            if getattr(action, "seat", None) is self.user and not self._continues_choice(index):
                return len(actions) - index
        return 0

    def _continues_choice(self, index: int) -> bool:
        action, before = self._timeline.actions[index], self._timeline.actions[index - 1] if index else None
        if not isinstance(action, (Discard, Pass)):
            return False
        return isinstance(before, type(action)) and before.seat is action.seat

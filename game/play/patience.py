"""A game for one at the table: it owns the match and the record, and nothing outruns the disk."""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import Random

from game.cards.seats import Seat
from game.engine.actions import Ask, Finish, Lay, SeatAction, Shift, Turn
from game.engine.match import Match
from game.engine.record import Header
from game.engine.rules import Rules
from game.play.live import new_header
from game.play.shuffling import deal_for, player_rng
from game.rules.poker_solitaire.options import Options, Variation
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.poker_solitaire.scoring import Result
from game.rules.poker_solitaire.view import PokerView
from game.store.saves import SavedGame, Saves

_USER = Seat.SOUTH
MOVES = (Turn, Lay, Shift)
"""What is done with the cards; a game in which nothing of that has happened is not begun."""


def new_grid_header(options: Options, seed: int | None = None, rules: Rules = POKER_SOLITAIRE) -> Header:
    """The header of a fresh game for one."""
    chosen = secrets.randbits(53) if seed is None else seed
    return replace(new_header(rules, rules.options_text(options), chosen), players=("user",))


class Patience:
    """One game of Poker Solitaire. Every verb is carried out, written down, and only then seen."""

    def __init__(self, saves: Saves, saved: SavedGame) -> None:
        self.saves = saves
        self.saved = saved
        self._timeline = saved.record.timeline
        if self.match.awaits_deal:
            seed = saved.record.header.seed
            assert seed is not None, "a game without its seed is for looking at"
            deal = deal_for(self.match.rules, seed, 1)
            self._timeline.apply(deal)
            saved.note(deal.text)

    # What is so

    @property
    def match(self) -> Match:
        return self._timeline.match

    @property
    def view(self) -> PokerView:
        """All the user may know."""
        view = self.match.view(_USER)
        assert isinstance(view, PokerView)
        return view

    @property
    def options(self) -> Options:
        """The rules this game is played by."""
        return self.view.options

    @property
    def result(self) -> Result | None:
        """How the game ended, ``None`` while it goes on."""
        result = self.match.hand.result if self.match.hand is not None else None
        assert result is None or isinstance(result, Result)
        return result

    @property
    def trouble(self) -> str:
        """A sentence if the last step could not be saved."""
        return self.saved.trouble

    @property
    def is_begun(self) -> bool:
        """Whether anything has been laid or moved."""
        return any(isinstance(action, MOVES) for action in self._timeline.actions)

    @property
    def is_helped(self) -> bool:
        """Whether the adviser was asked in this game, even if that step has been taken back since."""
        return self.view.is_helped or Ask(_USER).text in self.saved.record.lines

    @property
    def position(self) -> tuple[str, int]:
        """The name of what is so now."""
        return self.saved.record.header.id, len(self.saved.record.lines)

    def rng(self) -> Random:
        """The chance the adviser may use at this moment; it has nothing to do with the shuffle."""
        return player_rng(self.saved.record.header.id, len(self._timeline.actions))

    def choices(self) -> list[tuple[PokerView, int]]:
        """Every card laid so far: what was known when it was, and the cell it was laid on."""
        match, made = self._timeline.hand_start(), []
        for action in self._timeline.hand_actions():
            if isinstance(action, Lay):
                view = match.view(_USER)
                assert isinstance(view, PokerView)
                made.append((view, action.cell))
            match.apply(action)
        return made

    # What the user does

    def submit(self, action: SeatAction) -> None:
        """Carry the user's choice out.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        self._check(action)
        if self.is_helped and not self.view.is_helped and not isinstance(action, Ask):
            self._carry_out(Ask(_USER))
        self._carry_out(action)

    def _check(self, action: SeatAction) -> None:
        self.match.copy().apply(action)

    def _carry_out(self, action: SeatAction) -> None:
        self._timeline.apply(action)
        self.saved.note(action.text)

    def ask(self) -> None:
        """The adviser is asked: from now on the game counts as one with help.

        Raises:
            IllegalAction: there is nothing to advise on now.
        """
        if not self.is_helped:
            self.submit(Ask(_USER))

    def finish(self) -> None:
        """The cards shall stay as they lie.

        Raises:
            IllegalAction: a card is still at the pack, or this is no game in which that is said.
        """
        self.submit(Finish(_USER))

    def may_undo(self) -> bool:
        """Whether a step can be taken back: the card just laid, or in Variation 2 any number of moves."""
        return self._steps_back() > 0

    def undo(self) -> None:
        """Take the last step back. That the adviser was asked stays true.

        Raises:
            ValueError: there is nothing that may be taken back, said in a sentence.
        """
        count = self._steps_back()
        if not count:
            raise ValueError(self._why_no_undo())
        self._timeline.undo(count)
        self.saved.record.undos += 1
        self.saved.note(f"undo {count}")

    def may_redo(self) -> bool:
        """Whether a step that was taken back can be done again."""
        return bool(self._timeline.undone)

    def redo(self) -> None:
        """Do again what the last ``undo`` took back.

        Raises:
            ValueError: nothing has been taken back since the last card was laid or moved.
        """
        self._timeline.redo()
        self.saved.note("redo")

    def _steps_back(self) -> int:
        """How many actions back the last one is that may be undone; 0 if there is none."""
        if self.match.is_over:
            return 0
        kind = Shift if self.options.variation is Variation.OPEN else Lay
        for back, action in enumerate(reversed(self._timeline.actions), start=1):
            if isinstance(action, kind):
                return back
            if not isinstance(action, Ask):
                return 0
        return 0

    def _why_no_undo(self) -> str:
        if self.match.is_over:
            return "The game is over; its score stands. New begins another."
        if self.options.variation is Variation.OPEN:
            return "Nothing has been moved yet."
        if self.view.top is not None:
            return "Once the next card is turned up, the last one stays where it lies."
        return "No card has been laid yet."

    def put_away(self) -> None:
        """Keep the game as it is: finished, or given up."""
        self.saves.abandon(self.saved)

"""The adviser at the table: hints, the par of Variation 2, and how well the game was played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.cards.card import Card
from game.engine.actions import IllegalAction
from game.players.poker_solitaire.thoughts import CardThoughts, Judgement, OrderThoughts
from game.rules.poker_solitaire.grid import Grid
from game.rules.poker_solitaire.options import Variation
from game.rules.poker_solitaire.scoring import LineScore, score_lines

if TYPE_CHECKING:
    from game.scenes.poker.scene import PokerTable


class Study:
    """What the adviser has said, and what it is still thinking about."""

    def __init__(self, table: PokerTable) -> None:
        self.table = table
        self.thoughts: CardThoughts | None = None
        self.par: OrderThoughts | None = None
        self.judgement: Judgement | None = None
        self.shown_grid: Grid | None = None
        """The best order found, while it is shown in place of the user's own."""
        self._question: tuple[object, ...] | None = None

    @property
    def is_thinking(self) -> bool:
        return self._question is not None

    @property
    def shown_lines(self) -> tuple[LineScore, ...]:
        """The lines of the order that is shown."""
        assert self.shown_grid is not None
        return score_lines(self.shown_grid, self.table.patience.options.scoring)

    def clear(self) -> None:
        """The moment has passed: what was advised holds no more. The par of a game stays true."""
        self.thoughts = self.judgement = None
        self.shown_grid = None
        self._call_off()
        if self.par is not None and not set(self.par.grid) <= {*self.table.view.grid, self.table.view.top}:
            self.par = None

    def _call_off(self) -> None:
        if self._question is not None:
            self.table.cabinet.thinker.call_off()
        self._question = None

    # -- asking ------------------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """What may be expected of each cell, or the par; asked again, it is taken away. The game is marked so."""
        table = self.table
        if self.thoughts is not None or self.shown_grid is not None:
            self.thoughts = self.shown_grid = None
            table.say("")
            table.show()
            return
        if table.is_over:
            self.show_par()
            return
        try:
            table.patience.ask()
        except IllegalAction as refused:
            table.refuse(refused.reason)
            return
        self._think_on()

    def _think_on(self) -> None:
        table, counsel = self.table, self.table.cabinet.counsel
        view, rng = table.view, table.patience.rng()
        if view.options.variation is Variation.OPEN:
            if self.par is not None:
                self._tell_par()
                return
            cards = [card for card in (*view.grid, view.top) if card is not None]
            self._ask("par", partial(counsel.best_order, cards, view.options.scoring, rng))
        else:
            self._ask("hint", partial(counsel.ponder, view, rng))
        table.say("The adviser is thinking. This game is marked as one with help.")

    def look_back(self) -> None:
        """After the end: what the choices cost, or the par of the cards."""
        table, counsel = self.table, self.table.cabinet.counsel
        view, rng = table.view, table.patience.rng()
        if view.options.variation is Variation.OPEN:
            cards = [card for card in view.grid if card is not None]
            self._ask("par", partial(counsel.best_order, cards, view.options.scoring, rng))
        else:
            self._ask("judgement", partial(counsel.judge, table.patience.choices(), rng))

    def show_par(self) -> None:
        """Show the best order found in place of the user's own, and back again."""
        if self.par is None:
            self.table.refuse("There is no better order to show for this game.")
            return
        self.shown_grid = None if self.shown_grid is not None else self.par.grid
        points = f"This order is worth {self.par.points}." if self.shown_grid is not None else "Your own cards again."
        self.table.say(points)
        self.table.show()

    def _ask(self, what: str, decide: Any) -> None:
        self._question = (*self.table.patience.position, what)
        self.table.cabinet.thinker.ask(self._question, decide, self.table.cabinet.counsel)

    # -- hearing -----------------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Take the adviser's answer once it is there."""
        if self._question is None:
            return
        try:
            answer = self.table.cabinet.thinker.answer(self._question)
        except ValueError as trouble:
            self._question = None
            self.table.say(str(trouble))
            self.table.commands.hear("")
            return
        if answer is not None:
            self._question = None
            self._take(answer)

    def _take(self, answer: CardThoughts | OrderThoughts | Judgement) -> None:
        if isinstance(answer, CardThoughts):
            self.thoughts = answer
            self.table.say(
                f"Expected final scores. Best: row {answer.best.cell // 5 + 1}, column {answer.best.cell % 5 + 1}."
            )
            self.table.show()
        elif isinstance(answer, OrderThoughts):
            self.par = answer
            if self.table.is_over:
                self.table.commands.hear(self._par_in_words(answer))
                self.table.show()
            else:
                self._tell_par()
        else:
            self.judgement = answer
            self.table.commands.hear(judgement_in_words(answer))
            self.table.show()

    def _tell_par(self) -> None:
        assert self.par is not None
        self.table.say(
            f"The best order found is worth {self.par.points}; yours {self.table.view.total}. Can you beat it?"
        )
        self.table.show()

    def _par_in_words(self, par: OrderThoughts) -> str:
        own = self.table.view.total
        if own > par.points:
            return f"You beat the best order the adviser found: {par.points}."
        if own == par.points:
            return f"The adviser found no better order either: {par.points}."
        return f"The best order found is worth {par.points}. P on the table shows it."


def judgement_in_words(judgement: Judgement) -> str:
    """How well a game was played, in a few sentences."""
    if not judgement.lapses or judgement.cost < 0.05:
        return "The adviser would have laid every card as you did."
    lines = [f"By the adviser's reckoning your choices cost {judgement.cost:.1f} points in all. The dearest:"]
    lines += [
        f"{_with_sign(lapse.card)} in row {lapse.cell // 5 + 1}, column {lapse.cell % 5 + 1} rather than row "
        f"{lapse.better // 5 + 1}, column {lapse.better % 5 + 1}: {lapse.cost:.1f}"
        for lapse in judgement.lapses
        if lapse.cost >= 0.05
    ]
    return "\n".join(lines)


def _with_sign(card: Card) -> str:
    """``3♣`` for the three of clubs."""
    return card.rank.text + ("♠♣♦♥"[card.suit] if card.suit is not None else "")

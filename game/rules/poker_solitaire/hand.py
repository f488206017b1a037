"""A game of Poker Solitaire, from the pack to the score: a state machine with one method per phase."""

from __future__ import annotations

from typing import Final, Self

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.cards.seats import Seat
from game.engine.actions import Action, Ask, Deal, Finish, IllegalAction, Lay, SeatAction, Shift, Turn
from game.engine.dealing import check_pack
from game.engine.events import PACK, CardsMoved, Event, HandStarted, Place, Zone
from game.engine.rules import HandStart
from game.rules.poker_solitaire.grid import CELLS, EMPTY, Grid
from game.rules.poker_solitaire.options import Options, Variation
from game.rules.poker_solitaire.refusals import refusal
from game.rules.poker_solitaire.scoring import Result, total
from game.rules.poker_solitaire.view import Phase, PokerView, open_cells

_PACK: Final = frozenset(pack_of_52())
_SOUTH: Final = Seat.SOUTH


def place_of(cell: int | None) -> Place:
    """A cell as a place; ``None`` is the pack."""
    return PACK if cell is None else Place(Zone.GRID, None, cell)


class PokerSolitaireHand:
    """A grid under way. ``top`` is the card turned up on the pack, or held there while cards are put in order."""

    def __init__(self, start: HandStart) -> None:
        self.number = start.number
        self.dealer = start.dealer
        self.scores = start.scores
        self.options: Options = start.options
        self.phase = Phase.DEALING
        self.to_act: Seat | None = None
        self.result: Result | None = None
        self.grid: Grid = EMPTY
        self.top: Card | None = None
        self.is_helped = False
        self._to_come: tuple[Card, ...] = ()

    def legal_actions(self) -> tuple[SeatAction, ...]:
        """Every action there is now; a question to the adviser comes last."""
        match self.phase:
            case Phase.TURNING:
                return (Turn(_SOUTH),)
            case Phase.LAYING:
                assert self.top is not None
                cells = open_cells(self.grid, self.options.variation)
                return (*(Lay(_SOUTH, self.top, cell) for cell in cells), Ask(_SOUTH))
            case Phase.ARRANGING:
                return self._legal_shifts()
        return ()

    def _legal_shifts(self) -> tuple[SeatAction, ...]:
        places = [*range(CELLS), None]
        lying = [(card, place) for card, place in zip((*self.grid, self.top), places, strict=True) if card is not None]
        shifts = tuple(Shift(_SOUTH, card, cell) for card, place in lying for cell in places if cell != place)
        done = (Finish(_SOUTH),) if self.top is None else ()
        return (*shifts, *done, Ask(_SOUTH))

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if isinstance(action, Deal):
            return self._deal(action)
        if action not in self.legal_actions():
            raise IllegalAction(getattr(action, "seat", None), action, refusal(self, action))
        match action:
            case Turn():
                return self._turn()
            case Lay():
                return self._lay(action)
            case Shift():
                return self._shift(action)
            case Finish():
                self._end()
            case Ask():
                self.is_helped = True
        return []

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def view(self, seat: Seat) -> PokerView:
        """All that *seat* may know."""
        return PokerView(
            seat=seat,
            dealer=self.dealer,
            number=self.number,
            scores=self.scores,
            to_act=self.to_act,
            hand=(),
            hand_sizes=(0,),
            trick=(),
            legal=self.legal_actions() if seat == self.to_act else (),
            options=self.options,
            phase=self.phase,
            grid=self.grid,
            top=self.top,
            is_helped=self.is_helped,
        )

    # Dealing

    def _deal(self, deal: Deal) -> list[Event]:
        """The pack is put down; in Variation 2 its first 25 cards fill the grid, row by row."""
        if self.phase is not Phase.DEALING:
            raise IllegalAction(None, deal, "The cards are dealt already; play the game to its end.")
        try:
            check_pack(deal.cards, _PACK, "Poker Solitaire")
        except ValueError as error:
            raise IllegalAction(None, deal, str(error)) from None
        self.to_act = _SOUTH
        events: list[Event] = [HandStarted(self.number, self.dealer)]
        if self.options.variation is Variation.OPEN:
            self.phase, self.grid = Phase.ARRANGING, deal.cards[:CELLS]
            events += [CardsMoved((card,), PACK, place_of(cell)) for cell, card in enumerate(deal.cards[:CELLS])]
        else:
            self.phase, self._to_come = Phase.TURNING, deal.cards[:CELLS]
        return events

    # Laying

    def _turn(self) -> list[Event]:
        self.top, self._to_come = self._to_come[0], self._to_come[1:]
        self.phase = Phase.LAYING
        return [CardsMoved((self.top,), PACK, PACK)]

    def _lay(self, action: Lay) -> list[Event]:
        self.grid = _with(self.grid, action.cell, action.card)
        self.top, self.phase = None, Phase.TURNING
        if not self._to_come:
            self._end()
        return [CardsMoved((action.card,), PACK, place_of(action.cell))]

    # Putting in order

    def _shift(self, action: Shift) -> list[Event]:
        """The card goes there; what lay there takes its place."""
        source = None if action.card is self.top else self.grid.index(action.card)
        other = self.top if action.cell is None else self.grid[action.cell]
        for cell, card in ((action.cell, action.card), (source, other)):
            if cell is None:
                self.top = card
            else:
                self.grid = _with(self.grid, cell, card)
        events: list[Event] = [CardsMoved((action.card,), place_of(source), place_of(action.cell))]
        if other is not None:
            events.append(CardsMoved((other,), place_of(action.cell), place_of(source)))
        return events

    def _end(self) -> None:
        scoring = self.options.scoring
        self.result = Result((total(self.grid, scoring),), scoring, self.is_helped)
        self.phase, self.to_act = Phase.OVER, None


def _with(grid: Grid, cell: int, card: Card | None) -> Grid:
    return (*grid[:cell], card, *grid[cell + 1 :])

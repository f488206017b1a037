"""How an auction goes on in an imagined world, and what its last bid is then worth.

Everybody is taken to go on calling by the rules of thumb, with the cards of that world. So a bid is weighed together
with all that follows it: partner raising it, opponents outbidding it, or bidding what a pass would leave to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.cards.card import Card
from game.cards.seats import Seat
from game.players.compiled import Position, keep_ten
from game.players.imagine import World
from game.players.imagine.card_sets import card_set
from game.players.judgement.five_hundred import Stakes
from game.players.monte_carlo.calling_ahead import Moment, carried_on
from game.players.monte_carlo.throwing_out import usual_throw_out
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import Bid, Denomination
from game.rules.five_hundred.options import AllPass
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import FiveHundredView

if TYPE_CHECKING:
    from game.players.compiled import Solver
    from game.players.compiled.rehearsal import Contracts


class Foresight:
    """One imagined world, asked about as often as needed: what is solved or called in it is kept."""

    def __init__(
        self, view: FiveHundredView, world: World, solver: Solver, contracts: Contracts, stakes: Stakes
    ) -> None:
        self.view, self.world, self.stakes = view, world, stakes
        self.side = side_of(view.seat)
        self._solver, self._contracts = solver, contracts
        self._tricks: dict[tuple[Seat, Denomination], int] = {}
        self._ducks: dict[tuple[Seat, Bid], bool] = {}
        self._worths: dict[tuple[Seat, Bid], float] = {}
        self._sets = [card_set(hand) for hand in world.hands]

    # What a contract comes to

    def tricks(self, seat: Seat, denomination: Denomination) -> int:
        """What *seat* and partner win if *seat* takes the kitty and all play by the rules of thumb."""
        known = self._tricks.get((seat, denomination))
        if known is None:
            thirteen, trump = (*self.world.hands[seat], *self.world.kitty), denomination.trump
            hands = list(self.world.hands)
            kept = hands[seat] = keep_ten(thirteen, trump)
            known = self._contracts.tricks(hands, [card for card in thirteen if card not in kept], seat, trump)
            self._tricks[seat, denomination] = known
        return known

    def ducks(self, seat: Seat, bid: Bid) -> bool:
        """Whether *seat* makes a misère with open hands, the kitty taken.

        Raises:
            CalledOff: the solver was called off.
        """
        known = self._ducks.get((seat, bid))
        if known is None:
            thirteen: tuple[Card, ...] = (*self.world.hands[seat], *self.world.kitty)
            thrown = usual_throw_out(thirteen, bid)
            hands = list(self.world.hands)
            hands[seat] = tuple(card for card in thirteen if card not in thrown)
            known = self._ducks[seat, bid] = self._solver.ducks_all(Position(tuple(hands), seat, ducking=seat))
        return known

    def worth_of(self, seat: Seat, bid: Bid) -> float:
        """What it is worth to the own side that *seat* plays *bid*, in points.

        Raises:
            CalledOff: the solver was called off.
        """
        known = self._worths.get((seat, bid))
        if known is None:
            side = side_of(seat)
            if bid.denomination is None:
                known = self.stakes.misere_by_open_hands(bid, self.ducks(seat, bid), side)
            else:
                known = self.stakes.contract(bid, self.tricks(seat, bid.denomination), side)
            if side != self.side:
                known = -known
            self._worths[seat, bid] = known
        return known

    # How the auction goes on

    def worth_after(self, moment: Moment) -> float:
        """What the auction comes to from *moment*, in points to the own side.

        Raises:
            CalledOff: the solver was called off.
        """
        outcome = carried_on(moment, self._sets)
        if outcome is None:
            return self._all_pass()
        return self.worth_of(*outcome)

    def _all_pass(self) -> float:
        if self.view.options.all_pass is not AllPass.PLAY_NO_TRUMPS:
            return 0.0
        leader = self.view.dealer.left
        ours = self._solver.tricks(Position(self.world.hands, leader), self.view.seat)
        return 10.0 * (2 * ours - 10)


def auction_in(view: FiveHundredView) -> Auction:
    """The auction as it stands."""
    auction = Auction(view.dealer, view.options)
    for seat, bid in view.calls:
        auction.call(seat, bid)
    return auction

"""What to call: likely bids are weighed, each with all that may follow it, over imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from game.cards.card import JOKER
from game.engine.actions import Call
from game.players.casual import counting, misere
from game.players.casual.bidding import choose_call as call_by_count
from game.players.casual.hearing import Hearing
from game.players.compiled.rehearsal import Contracts
from game.players.imagine import World
from game.players.judgement.five_hundred import misere_bar, shifted, style_shift
from game.players.monte_carlo.averages import Chances, Spreads
from game.players.monte_carlo.calling_ahead import Moment
from game.players.monte_carlo.foresight import Foresight, auction_in
from game.players.monte_carlo.study import Study
from game.players.thoughts import Figures, Thoughts, ranked
from game.rules.five_hundred.bids import OPEN_MISERE, PASS, Bid, Denomination

HOPELESS: Final = 4.5
"""With fewer tricks counted than this a denomination is not solved at all."""
UNLIKELY_MISERE: Final = 0.15
"""The same for a misère, by the chance the rules of thumb give it."""
CANDIDATES: Final = 5
"""Bids weighed with what may follow them."""
OUTCLASSED: Final = 90.0
"""Points by which a bid may look worse than the best, if everybody passed it, and still be weighed."""


def choose_call(study: Study, worlds: int) -> Thoughts:
    """The call: that of the rules of thumb, unless a likely bid, or a pass, is clearly better.

    Raises:
        ValueError: no deal fits what the view says.
    """
    caller = Caller(study)
    if not caller.bids:
        return Thoughts(caller.usual)
    study.over(worlds, caller.look_at)
    if not study.solved:
        return Thoughts(caller.usual, is_cut_short=study.is_cut_short)
    caller.settle_candidates()
    study.again(caller.play_out)
    figures = caller.figures()
    return Thoughts(caller.choice(figures), ranked(figures), study.solved, study.is_cut_short)


class Caller:
    """One seat weighing one call."""

    def __init__(self, study: Study) -> None:
        self.study, self.view, self.seat = study, study.view, study.seat
        self.hearing = Hearing(study.view)
        self.now = Moment(auction_in(study.view), study.view)
        self.shift = style_shift(study.seat, study.view.options)
        self.tricks = Spreads[Denomination]()
        self.miseres = Chances[Bid]()
        self.candidates: list[Call] = []
        self._contracts = Contracts()
        self._foresights: dict[int, Foresight] = {}
        self._sums: dict[Call, float] = {}
        self._shares: dict[Call, float] = {}

    @cached_property
    def usual(self) -> Call:
        """What the rules of thumb call."""
        return call_by_count(self.view)

    @cached_property
    def bids(self) -> list[Bid]:
        """The bids that may be made and are not out of the question, lowest first."""
        legal = [call.bid for call in self.view.legal if isinstance(call, Call)]
        bids = [bid for bid in legal if isinstance(bid, Bid) and bid is not PASS]
        return [bid for bid in bids if bid is self.usual.bid or not self._is_out(bid)]

    def _is_out(self, bid: Bid) -> bool:
        """Ten without the Joker, no trumps with suits open, 6NT as a lie, hopeless hands."""
        has_joker = JOKER in self.view.hand
        if bid.denomination is None:
            return misere.chance(self.view.hand, is_open=bid is OPEN_MISERE) < UNLIKELY_MISERE
        if self.hearing.is_joker_call(bid):
            return not has_joker
        if bid.level == 10 and not has_joker and not self.hearing.partner_has_joker:
            return True
        if self.hearing.tricks(bid.denomination) < max(HOPELESS, bid.tricks_needed - 2.5):
            return True
        if bid.denomination is not Denomination.NO_TRUMPS or self.hearing.partner_bid(bid.denomination):
            return False
        return counting.open_suits(self.view.hand) > 1 + has_joker

    # First look: every bid as if all passed it

    def look_at(self, world: World, share: float) -> None:
        """Solve one world for every bid."""
        foresight = self._foresight(world)
        wanted = sorted({bid.denomination for bid in self.bids if bid.denomination is not None})
        tricks = {one: foresight.tricks(self.seat, one) for one in wanted}
        miseres = {bid: foresight.ducks(self.seat, bid) for bid in self.bids if bid.is_misere}
        self.tricks.add(tricks, share)
        self.miseres.add(miseres, share)

    def _foresight(self, world: World) -> Foresight:
        key = id(world)
        if key not in self._foresights:
            self._foresights[key] = Foresight(self.view, world, self.study.solver, self._contracts, self.study.stakes)
        return self._foresights[key]

    def settle_candidates(self) -> None:
        """Keep the bids worth weighing further."""
        worths = {bid: self._worth_alone(bid) for bid in self.bids if self._is_sure_enough(bid)}
        best = max(worths.values(), default=0.0)
        order = sorted(worths, key=lambda bid: -worths[bid])
        kept = [bid for bid in order if worths[bid] >= best - OUTCLASSED][:CANDIDATES]
        wanted = [call for call in self.view.legal if isinstance(call, Call)]
        self.candidates = [call for call in wanted if call.bid in (PASS, *kept) or call == self.usual]

    def _worth_alone(self, bid: Bid) -> float:
        stakes, side = self.study.stakes, self.study.side
        if bid.denomination is None:
            return stakes.misere_by_chance(bid, self.miseres.cautious(bid), side)
        shares = shifted(self.tricks.of(bid.denomination), self.shift)
        return stakes.expected(bid, shares, side)

    def _is_sure_enough(self, bid: Bid) -> bool:
        if bid.denomination is None:
            return self.miseres.cautious(bid) >= misere_bar(bid, self.view.options, self.study.sense)
        shares = shifted(self.tricks.of(bid.denomination), self.shift)
        return sum(shares[bid.tricks_needed :]) >= self.study.sense.least_chance

    # Second look: the auction played out

    def play_out(self, world: World, share: float) -> None:
        """Let the auction go on in one world after each candidate."""
        foresight = self._foresight(world)
        worths = {call: foresight.worth_after(self._after(call)) for call in self.candidates}
        for call, worth in worths.items():
            self._sums[call] = self._sums.get(call, 0.0) + share * worth
            self._shares[call] = self._shares.get(call, 0.0) + share

    def _after(self, call: Call) -> Moment:
        assert isinstance(call.bid, Bid)
        return self.now.after(call.bid)

    # Choosing

    def figures(self) -> list[Figures]:
        """A pass and every candidate weighed; the pass comes first."""
        return [self._of(call) for call in self.candidates if call in self._sums]

    def _of(self, call: Call) -> Figures:
        worth = self._sums[call] / self._shares[call]
        bid = call.bid
        assert isinstance(bid, Bid)
        if bid is PASS:
            return Figures(call, worth)
        if bid.denomination is None:
            return Figures(call, worth, self.study.stakes.misere_chance(bid, self.miseres.cautious(bid)))
        sampled = self.tricks.of(bid.denomination)
        shares = shifted(sampled, self.shift)
        if self.shift:
            stakes, side = self.study.stakes, self.study.side
            worth += stakes.expected(bid, shares, side) - stakes.expected(bid, sampled, side)
        return Figures(call, worth, sum(shares[bid.tricks_needed :]), _mean(shares))

    def choice(self, figures: Sequence[Figures]) -> Call:
        """The call, by the figures of ``figures()``: what the rules of thumb say, unless another is clearly better."""
        best = max(figures, key=lambda one: one.worth, default=None)
        usual = next((one for one in figures if one.action == self.usual), None)
        if best is None or usual is None or best.worth < usual.worth + self.study.sense.better_call:
            return self.usual
        assert isinstance(best.action, Call)
        return best.action


def _mean(shares: Sequence[float]) -> float:
    return sum(count * share for count, share in enumerate(shares))

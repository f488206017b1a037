"""What to call: tricks by denomination over imagined worlds, weighed in points against a pass."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from game.cards.card import JOKER, Card
from game.cards.seats import Seat
from game.engine.actions import Call
from game.players.casual import counting
from game.players.casual.hearing import Hearing
from game.players.compiled import Position, keep_ten
from game.players.imagine import World
from game.players.judgement.five_hundred import blurred, misere_bar, shifted, style_shift
from game.players.monte_carlo.averages import Chances, Spreads
from game.players.monte_carlo.study import Study
from game.players.monte_carlo.thoughts import Figures, Thoughts, ranked
from game.players.monte_carlo.throwing_out import usual_throw_out
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import Phase

HOPELESS: Final = 4.0
"""With fewer tricks counted than this a denomination is not solved at all."""
UNLIKELY_MISERE: Final = 0.15
"""The same for a misère, by the chance the rules of thumb give it."""


def choose_call(study: Study, worlds: int) -> Thoughts:
    """The call: the cheapest of the bids nearly as good as the best, if it beats passing by enough.

    Raises:
        ValueError: no deal fits what the view says.
    """
    caller = Caller(study)
    study.over(worlds, caller.look_at)
    if not study.solved:
        return Thoughts(caller.usual(), is_cut_short=study.is_cut_short)
    figures = caller.figures()
    return Thoughts(caller.choice(figures), ranked(figures), study.solved, study.is_cut_short)


class Caller:
    """One seat weighing one call."""

    def __init__(self, study: Study) -> None:
        self.study, self.view, self.seat = study, study.view, study.seat
        self.hearing = Hearing(study.view)
        self.standing = study.view.standing
        self.shift = study.sense.shift + style_shift(study.seat, study.view.options)
        self.tricks = Spreads[Denomination]()
        self.miseres = Chances[Bid]()
        self.standing_tricks = Spreads[Bid]()
        self.standing_misere = Chances[Bid]()

    def usual(self) -> Call:
        """What the rules of thumb call."""
        from game.players.casual.bidding import choose_call as call_by_count

        return call_by_count(self.view)

    @cached_property
    def bids(self) -> list[Bid]:
        """The bids that may be made and are not out of the question, lowest first."""
        legal = [call.bid for call in self.view.legal if isinstance(call, Call)]
        return [bid for bid in legal if isinstance(bid, Bid) and bid is not PASS and not self._is_out(bid)]

    def _is_out(self, bid: Bid) -> bool:
        """Ten without the Joker, no trumps with suits open, 6NT as a lie, hopeless hands."""
        has_joker = JOKER in self.view.hand
        if bid.denomination is None:
            from game.players.casual import misere

            return misere.chance(self.view.hand, is_open=bid is OPEN_MISERE) < UNLIKELY_MISERE
        if self.hearing.is_joker_call(bid):
            return not has_joker
        if bid.level == 10 and not has_joker and not self.hearing.partner_has_joker:
            return True
        if self.hearing.tricks(bid.denomination) < HOPELESS:
            return True
        if bid.denomination is not Denomination.NO_TRUMPS or self.hearing.partner_bid(bid.denomination):
            return False
        return counting.open_suits(self.view.hand) > 1 + has_joker

    # Solving one world

    def look_at(self, world: World, share: float) -> None:
        """Solve one world for every bid and for a pass."""
        denominations = sorted({bid.denomination for bid in self.bids if bid.denomination is not None})
        tricks = {one: self._tricks(world, self.seat, one) for one in denominations}
        miseres = {bid: self._ducks(world, self.seat, bid) for bid in self.bids if bid.is_misere}
        if self.standing is not None:
            self._look_at_standing(world, share, *self.standing)
        self.tricks.add(tricks, share)
        self.miseres.add(miseres, share)

    def _look_at_standing(self, world: World, share: float, seat: Seat, bid: Bid) -> None:
        if bid.denomination is None:
            self.standing_misere.add({bid: self._ducks(world, seat, bid)}, share)
        else:
            self.standing_tricks.add({bid: self._tricks(world, seat, bid.denomination)}, share)

    def _tricks(self, world: World, seat: Seat, denomination: Denomination) -> int:
        """What *seat* and partner win if *seat* takes the kitty and plays."""
        trump = denomination.trump
        hands = list(world.hands)
        hands[seat] = keep_ten((*hands[seat], *world.kitty), trump)
        return self.study.solver.tricks(Position(tuple(hands), seat, trump), seat)

    def _ducks(self, world: World, seat: Seat, bid: Bid) -> bool:
        """Whether *seat* makes a misère with the kitty."""
        thirteen: tuple[Card, ...] = (*world.hands[seat], *world.kitty)
        hands = list(world.hands)
        thrown = usual_throw_out(thirteen, bid)
        hands[seat] = tuple(card for card in thirteen if card not in thrown)
        return self.study.solver.ducks_all(Position(tuple(hands), seat, ducking=seat))

    # Weighing

    def figures(self) -> list[Figures]:
        """A pass and every bid weighed; the pass comes first."""
        return [self._of_passing(), *(self._of(bid) for bid in self.bids)]

    def _of(self, bid: Bid) -> Figures:
        stakes, side = self.study.stakes, self.study.side
        call = Call(self.seat, bid)
        if bid.denomination is None:
            chance = self.miseres.cautious(bid)
            return Figures(call, stakes.misere(bid, chance, side), chance)
        shares = self._shares(bid.denomination)
        return Figures(call, stakes.expected(bid, shares, side), sum(shares[bid.tricks_needed :]), _mean(shares))

    def _shares(self, denomination: Denomination) -> list[float]:
        """The chances of winning 0 … 10 tricks in *denomination*, as they are believed."""
        sense, sampled = self.study.sense, self.tricks.of(denomination)
        counted = self.hearing.tricks(denomination) - (_mean(sampled) + sense.shift)
        return blurred(shifted(sampled, self.shift + sense.count * counted), sense.blur)

    def _of_passing(self) -> Figures:
        passing = Call(self.seat, PASS)
        if self.standing is None:
            return Figures(passing, 0.0)
        seat, bid = self.standing
        side, stakes = side_of(seat), self.study.stakes
        sign = 1 if side == self.study.side else -1
        if bid.denomination is None:
            chance = self.standing_misere.cautious(bid)
            return Figures(passing, sign * stakes.misere(bid, chance, side), chance)
        shares = blurred(shifted(self.standing_tricks.of(bid), self.study.sense.shift), self.study.sense.blur)
        mean = _mean(shares) if sign > 0 else 10 - _mean(shares)
        return Figures(passing, sign * stakes.expected(bid, shares, side), sum(shares[bid.tricks_needed :]), mean)

    # Choosing

    def choice(self, figures: list[Figures]) -> Call:
        """The call, by the figures of ``figures()``."""
        sense = self.study.sense
        passing, bids = figures[0], [one for one in figures[1:] if self._is_sure_enough(one)]
        bar = passing.worth + self._margin()
        best = max((one.worth for one in bids), default=bar)
        if best <= bar or best < sense.strong:
            telling = self._joker_call()
            if telling is not None:
                return telling
        if best <= bar:
            return Call(self.seat, PASS)
        near = [one for one in bids if one.worth > bar and one.worth >= best - sense.near_best]
        action = near[0].action
        assert isinstance(action, Call)
        return action

    def _is_sure_enough(self, figures: Figures) -> bool:
        bid = figures.action.bid if isinstance(figures.action, Call) else PASS
        if bid is not MISERE and bid is not OPEN_MISERE:
            return True
        assert isinstance(bid, Bid) and figures.chance is not None
        return figures.chance >= misere_bar(bid, self.view.options, self.study.sense)

    def _margin(self) -> float:
        sense = self.study.sense
        if self.view.phase is Phase.RAISING:
            return sense.margin
        margin = sense.margin
        if self.standing is not None and side_of(self.standing[0]) == self.study.side:
            margin = sense.margin if self.hearing.is_joker_call(self.standing[1]) else sense.over_partner
        return margin + sense.again * self.hearing.has_bid

    def _joker_call(self) -> Call | None:
        """6NT to tell partner of the Joker: once, while partner may still call, and only if it could be played."""
        for call in self.view.legal:
            if isinstance(call, Call) and isinstance(call.bid, Bid) and self.hearing.is_joker_call(call.bid):
                may_tell = JOKER in self.view.hand and self.hearing.partner_may_call and not self.hearing.has_bid
                bearable = self.hearing.tricks(Denomination.NO_TRUMPS) >= self.study.sense.joker_call_tricks
                return call if may_tell and bearable else None
        return None


def _mean(shares: list[float]) -> float:
    return sum(count * share for count, share in enumerate(shares))

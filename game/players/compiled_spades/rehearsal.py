"""What a seat of Spades sees, made ready to be imagined and played out many times."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from game.cards.card import Card
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Deal, Look, Play, SeatAction
from game.engine.rules import HandStart
from game.players.compiled.jit import IS_COMPILED
from game.players.compiled_spades import layout as at
from game.players.compiled_spades.imagining import begin_walks, wander
from game.players.compiled_spades.knowledge import cards_of, fill_reckonings, load_view, set_of
from game.players.compiled_spades.studying import BLIND, LOOK, weigh_bids, weigh_cards
from game.players.imagine.partition import Partition, without
from game.rules.spades.bids import Bid
from game.rules.spades.hand import SpadesHand
from game.rules.spades.options import Options
from game.rules.spades.view import Phase, SpadesView

STRAYS: Final = 60
"""Of a thousand cards of a playout, how many are played by chance."""
BURN_IN: Final = 100 if IS_COMPILED else 12
"""Steps of every walk before its first world."""
STRIDE: Final = 12 if IS_COMPILED else 8
"""Steps from one world of a walk to its next."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one choice over all worlds: means by hand, of the own seat.

    ``game`` is the chance to win the game, ``made`` the chance to make the bid, ``points`` and ``bags`` as scored.
    """

    game: float
    made: float
    tricks: float
    points: float
    bags: float


class Rehearsal:
    """Buffers loaded with one view at a time. For one thread; ``call_off`` is for any.

    A view is laid out by ``look_at`` before anything is asked about it.
    """

    def __init__(self) -> None:
        self._work, self._reals = at.make_work(), at.make_reals()
        self._steps = STRIDE
        self._options: Options | None = None

    def look_at(self, view: SpadesView, rng: Random) -> None:
        """Lay out *view* and begin to wander through the worlds it allows.

        Raises:
            ValueError: no deal fits what the view says.
        """
        work = self._work
        if view.options != self._options:
            fill_reckonings(work, self._reals, view.options)
            self._options = view.options
        load_view(work, view)
        work[at.STRAYS] = STRAYS
        work[at.CHANCE] = int(rng.random() * (1 << 48))
        self._begin(view, rng)

    def weigh(self, actions: Sequence[SeatAction], worlds: int) -> tuple[list[Outcome], int]:
        """The outcomes of bids or cards in order, over up to *worlds* worlds, and how many it came to.

        The search may be called off; with no world looked at there are no outcomes.
        """
        work, reals = self._work, self._reals
        for place in range(at.SUM_COUNT * len(actions)):
            reals[at.SUMS + place] = 0.0
        work[at.CHOICE_COUNT] = len(actions)
        for number, action in enumerate(actions):
            work[at.CHOICES + number] = _choice(action)
        weigh = weigh_cards if isinstance(actions[0], Play) else weigh_bids
        count = int(weigh(work, reals, worlds, self._steps))
        return [self._outcome(number, count) for number in range(len(actions) if count else 0)], count

    def world(self) -> tuple[tuple[Card, ...], ...]:
        """The next world: the cards still held, by seat."""
        wander(self._work, self._reals, self._steps)
        return tuple([cards_of(int(self._work[at.ROOT + at.HANDS + seat])) for seat in SEATS])

    def call_off(self) -> None:
        """From another thread: let the running search and all later ones end at once, until ``resume``."""
        self._work[at.STOP] = 1

    def resume(self) -> None:
        """Search again."""
        self._work[at.STOP] = 0

    def _begin(self, view: SpadesView, rng: Random) -> None:
        """Lay the unseen cards down for every walk, any way as likely as the next, and let the walks find better."""
        work, reals = self._work, self._reals
        hidden = [seat for seat in SEATS if work[at.HIDDEN + seat]]
        shown_out = view.shown_out()
        allowed = [at.PACK & ~sum(at.SUIT << 13 * suit for suit in shown_out[seat]) for seat in hidden]
        unseen = at.PACK & ~int(work[at.ROOT + at.PLAYED]) & ~set_of(view.hand)
        partition = Partition(unseen, [view.hand_sizes[seat] for seat in hidden], allowed)
        for walk in range(at.WALK_COUNT):
            kinds = [cards.copy() for cards in partition.kinds]
            work[at.WALKS + 4 * walk + view.seat] = set_of(view.hand)
            for place, seat in enumerate(hidden):
                held = partition.fill(place, kinds, rng)
                work[at.WALKS + 4 * walk + seat] = held
                kinds = without(kinds, held)
        can_move = sum(view.hand_sizes[seat] > 0 for seat in hidden) > 1
        self._steps = STRIDE if can_move else 0
        begin_walks(work, reals)
        for _ in range(at.WALK_COUNT if can_move else 0):
            wander(work, reals, BURN_IN)

    def _outcome(self, number: int, count: int) -> Outcome:
        sums = at.SUMS + at.SUM_COUNT * number
        game, made, tricks, points, bags = (float(self._reals[sums + place]) / count for place in range(at.SUM_COUNT))
        return Outcome(game, made, tricks, points, bags)


def warm_up_spades() -> None:
    """Compile every kernel, or fetch it from the cache, over a hand that has just been bid."""
    hand = SpadesHand(HandStart(1, Seat.SOUTH, (0, 0, 0, 0), Options()))
    hand.apply(Deal(pack_of_52()))
    rehearsal, rng = Rehearsal(), Random(1)
    for phase in Phase.BIDDING, Phase.PLAYING:
        while hand.phase is not phase and hand.to_act is not None:
            hand.apply(hand.legal_actions()[1])
        assert hand.to_act is not None
        rehearsal.look_at(hand.view(hand.to_act), rng)
        rehearsal.weigh(hand.legal_actions()[:2], 1)


def _choice(action: SeatAction) -> int:
    if isinstance(action, Play):
        return action.card.index
    if isinstance(action, Look):
        return LOOK
    assert isinstance(action, Call) and isinstance(action.bid, Bid)
    return action.bid.tricks + BLIND * action.bid.is_blind

"""How well a hand fits what its player has called, thrown out and played: a log likelihood, a sum of three terms.

The sums are those of ``compiled.fitness``. Here everything it looks up is laid out for it, and it is told what it asks.
"""

from __future__ import annotations

from math import inf, isnan
from typing import TYPE_CHECKING, Final

from game.cards.card import Suit
from game.cards.seats import SEATS, Seat
from game.players.casual import misere
from game.players.compiled import unseen
from game.players.compiled.fitness import fit
from game.players.compiled.jit import Ints, Reals, reals, zeros
from game.players.imagine import figures
from game.players.imagine.calling import Made, calls_of
from game.players.imagine.card_sets import JOKER_BIT, bits_of, cards_in, suit_sets
from game.players.imagine.knowledge import Knowledge
from game.players.imagine.known import Known, known_here
from game.players.imagine.playing import Plays
from game.players.imagine.tallies import DEFENCE, JOINED, OWN, SUPPORT, is_open, ranks_in
from game.players.imagine.throwing_out import ThrowingOut, throwing_out_under

if TYPE_CHECKING:
    from game.players.compiled.rehearsal import History

ALL_TERMS: Final = frozenset({"calls", "discards", "plays"})
_FIGURES: Final = (
    (unseen.SURPRISE, figures.SURPRISE),
    (unseen.DOUBT, figures.DOUBT),
    (unseen.JOKER_CALL, figures.JOKER_CALL),
    (unseen.OPEN_SUITS, figures.OPEN_SUITS),
    (unseen.MISERE_BAR, figures.MISERE_BAR),
    (unseen.MISERE_DOUBT, figures.MISERE_DOUBT),
    *enumerate(misere.CLOSED_ODDS, unseen.CLOSED_ODDS),
    *enumerate(misere.OPEN_ODDS, unseen.OPEN_ODDS),
    *enumerate([chance for lengths in figures.LENGTH_OF_A_SURPRISE for chance in lengths], unseen.LENGTHS),
)


class Fit:
    """The terms of every other seat. ``terms`` are those in use: any of ``calls``, ``discards`` and ``plays``; with a
    *history* the play is judged by the rules of thumb, card for card, too.

    ``whole`` and ``real`` are the buffers of ``compiled.unseen``, ``known`` is its table of the known. For one thread.
    """

    def __init__(self, knowledge: Knowledge, terms: frozenset[str] = ALL_TERMS, history: History | None = None) -> None:
        view = knowledge.view
        self.history: Final = history
        self._known: Final = knowledge
        self._plays = Plays(view) if "plays" in terms else None
        self._throwing_out: ThrowingOut | None = None
        if "discards" in terms and knowledge.hidden_contractor is not None and view.contract is not None:
            self._throwing_out = throwing_out_under(view.contract)
        self._calls: list[Made] = []
        self._first_calls = [0]
        for seat in SEATS:
            if "calls" in terms and seat is not view.seat:
                self._calls += calls_of(view, seat).made
            self._first_calls.append(len(self._calls))
        self._bid_trumps = [0, 0, 0, 0]
        for seat, bid in view.calls:
            if bid.trump is not None and "calls" in terms:
                self._bid_trumps[seat] = suit_sets(bid.trump)[bid.trump]
        self.whole: Final[Ints] = zeros(unseen.CALLS + len(self._calls) * unseen.CALL)
        self.real: Final[Reals] = reals(unseen.CALL_REALS + len(self._calls) * unseen.CALL_REAL)
        judges_plays = self._plays is not None and any(self._plays.suits_of(seat) for seat in SEATS)
        # What is known of the play belongs to this view alone.
        self.known: Final = Known() if judges_plays else known_here()
        self._lay_out()

    def says_something(self, seat: Seat) -> bool:
        """Whether *seat* has done anything that tells of its cards."""
        has_called = self._first_calls[seat] < self._first_calls[seat + 1]
        return has_called or bool(self._known.played[seat])

    def at_first_sight(self, discards: int) -> float:
        """How well the cards thrown out fit (a log) before the contractor's hand is known: a guess to start from."""
        guess = self._throwing_out.guess if self._throwing_out is not None else {}
        return sum([guess[bit] for bit in bits_of(discards)]) if guess else 0.0

    def has_hint(self, seat: Seat) -> bool:
        return self._bid_trumps[seat] != 0

    def hint(self, seat: Seat, hand: int) -> float:
        """A quick guess at how well *hand* fits what *seat* bid last (a log), from its trumps alone."""
        trumps = self._bid_trumps[seat]
        return min(5, (hand & trumps).bit_count()) * figures.TRUMP_HINT if trumps else 0.0

    def of(self, seat: Seat, hand: int, kitty: int, discards: int) -> float:
        """How well *hand*, still held by *seat*, fits; *kitty* and *discards* matter if *seat* is the contractor."""
        return self.of_calls(seat, hand, kitty, discards) + self.of_play(seat, hand, discards)

    def of_calls(self, seat: Seat, hand: int, kitty: int, discards: int) -> float:
        """The same by the terms alone: without the history."""
        buffers = self.whole, self.real, self.known.keys, self.known.figures
        while isnan(log_chance := fit(*buffers, int(seat), hand, kitty, discards)):
            self.tell()
        return float(log_chance)

    def of_play(self, seat: Seat, hand: int, discards: int) -> float:
        """The same by the history alone."""
        if self.history is None:
            return 0.0
        return self.history.log_chance(seat, hand | self._known.held[seat], discards)

    # What the kernels are told

    def tell(self) -> None:
        """Tell what a kernel has just asked for."""
        kind, part, slot = [int(self.whole[unseen.ASKED_KIND + at]) for at in range(3)]
        if kind == unseen.CALLED:
            call, at = divmod(part - unseen.CALL_REALS, unseen.CALL_REAL)
            self.real[part : part + 2] = self._calls[call].weights(at - unseen.CALL_WEIGHTS)
        else:
            self.known.tell(kind, part, slot, self._answer(kind, part))

    def _answer(self, kind: int, part: int) -> tuple[float, ...]:
        if kind >= unseen.PLAY:
            assert self._plays is not None
            seat, suit = divmod(kind - unseen.PLAY, 5)
            return (self._plays.log_chance(Seat(seat), suit, part),)
        group, suit = divmod(kind - unseen.OWN_TRICKS, 4)
        if group == 0:
            return *OWN.adds(Suit(suit), part), is_open(ranks_in(part, Suit(suit)))
        return _dangers(part) if group == 3 else (SUPPORT, DEFENCE)[group - 1].adds(Suit(suit), part)

    def _lay_out(self) -> None:
        whole, real, known, view = self.whole, self.real, self._known, self._known.view
        contractor = known.hidden_contractor
        whole[unseen.CONTRACTOR] = unseen.NOTHING if contractor is None else int(contractor)
        whole[unseen.JUDGES_DISCARDS] = int(self._throwing_out is not None)
        parts = (*suit_sets(view.trump), JOKER_BIT if view.trump is None else 0)
        for suit, part in enumerate(parts):
            whole[unseen.SUITS + suit] = part
        for suit in Suit:
            whole[unseen.PRINTED + suit] = suit_sets(None)[suit]
            whole[unseen.JOINED + suit] = JOINED[suit]
        for seat in SEATS:
            whole[unseen.HELD + seat] = known.held[seat]
            whole[unseen.PLAYED + seat] = known.played[seat]
            plays = self._plays.suits_of(seat) if self._plays is not None and seat is not view.seat else []
            whole[unseen.HAS_PLAYS + seat] = sum([1 << suit for suit in plays])
        for place, number in enumerate(self._first_calls, unseen.FIRST_CALLS):
            whole[place] = number
        if self.history is not None:
            whole[unseen.JUDGES_HISTORY] = 1
            real[unseen.AS_EXPECTED : unseen.AS_EXPECTED + 4] = self.history.as_expected
            real[unseen.OTHERWISE : unseen.OTHERWISE + 4] = self.history.otherwise
        for place, figure in _FIGURES:
            real[place] = figure
        for number, call in enumerate(self._calls):
            call.lay_out(whole, real, number)
        if self._throwing_out is not None:
            self._throwing_out.lay_out(real)


def _dangers(part: int) -> tuple[float, float, float]:
    """The danger of a suit in a misère after throwing out its highest card, and its two highest."""
    ladder = misere.ladder(cards_in(part), 2)
    none, one, two = (*ladder, inf, inf)[:3]
    return none, one, two

"""One deal of Spades, from the pack to the score: a state machine with one method per phase."""

from __future__ import annotations

from typing import Final, Self

from game.cards.card import Card, Suit
from game.cards.pack import pack_of_52
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal, IllegalAction, Look, Play, SeatAction
from game.engine.dealing import check_pack, dealt_one_by_one, one_by_one
from game.engine.events import HANDS, CallMade, CardsMoved, Event, HandStarted, TrickWon
from game.engine.rules import HandStart
from game.engine.tricks import GATHERED, PLAYED, Trick, tricks_won, winning_play
from game.rules.spades.bids import CALLS, UNSEEN_CHOICES, Bid
from game.rules.spades.options import Options
from game.rules.spades.play import legal_plays
from game.rules.spades.refusals import refusal
from game.rules.spades.scoring import Result, may_bid_blind, score_hand
from game.rules.spades.view import Bids, Phase, SpadesView

_PACK: Final = frozenset(pack_of_52())


class SpadesHand:
    """A deal under way. ``to_act`` is ``None`` before the deal and after the end, ``result`` is set at the end.

    ``looked`` are the seats that have taken up their cards: all but those who may bid blind, who do so when they bid.
    """

    def __init__(self, start: HandStart) -> None:
        self.number = start.number
        self.dealer = start.dealer
        self.scores = start.scores
        self.options: Options = start.options
        self.phase = Phase.DEALING
        self.to_act: Seat | None = None
        self.result: Result | None = None
        self.hands: list[list[Card]] = [[], [], [], []]
        self.looked = frozenset(
            seat for seat in SEATS if not (self.options.blinds and may_bid_blind(seat, start.scores))
        )
        self.bids: Bids = (None, None, None, None)
        self.is_broken = False
        self.trick: tuple[Play, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self._legal: tuple[SeatAction, ...] | None = ()

    def legal_actions(self) -> tuple[SeatAction, ...]:
        """Every action the seat to act may take: bids from low to high, cards in the order of its hand."""
        if self._legal is None:
            self._legal = self._compute_legal()
        return self._legal

    def _compute_legal(self) -> tuple[SeatAction, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        if self.phase is Phase.BIDDING:
            return CALLS[seat] if seat in self.looked else UNSEEN_CHOICES[seat]
        return legal_plays(seat, self.hands[seat], self.trick, is_broken=self.is_broken, options=self.options)

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if isinstance(action, Deal):
            return self._deal(action)
        if isinstance(action, (Call, Look, Play)) and action in self.legal_actions():
            self._legal = None
            if isinstance(action, Play):
                return self._play(action)
            return self._call(action) if isinstance(action, Call) else self._take_up(action.seat)
        raise IllegalAction(getattr(action, "seat", None), action, refusal(self, action))

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands = [cards.copy() for cards in self.hands]
        return twin

    def view(self, seat: Seat) -> SpadesView:
        """All that *seat* may know."""
        has_looked = seat in self.looked
        return SpadesView(
            seat=seat,
            dealer=self.dealer,
            number=self.number,
            scores=self.scores,
            to_act=self.to_act,
            hand=tuple(self.hands[seat]) if has_looked else (),
            hand_sizes=tuple(len(cards) for cards in self.hands),
            trick=self.trick,
            legal=self.legal_actions() if seat == self.to_act else (),
            options=self.options,
            phase=self.phase,
            has_looked=has_looked,
            bids=self.bids,
            is_broken=self.is_broken,
            tricks=self.tricks,
        )

    # Dealing

    def _deal(self, deal: Deal) -> list[Event]:
        """Thirteen to each, singly from the dealer's left; who may bid blind leaves them face down."""
        if self.phase is not Phase.DEALING:
            raise IllegalAction(None, deal, "The cards are dealt already; play the hand to its end.")
        try:
            check_pack(deal.cards, _PACK, "Spades")
        except ValueError as error:
            raise IllegalAction(None, deal, str(error)) from None
        self.hands = list(one_by_one(self.dealer, deal.cards))
        self.phase, self.to_act = Phase.BIDDING, self.dealer.left
        self._legal = None
        face_down = frozenset(SEATS) - self.looked
        return [HandStarted(self.number, self.dealer), *dealt_one_by_one(self.dealer, deal.cards, face_down)]

    # Bidding

    def _take_up(self, seat: Seat) -> list[Event]:
        self.looked |= {seat}
        return [CardsMoved(tuple(self.hands[seat]), HANDS[seat], HANDS[seat], (seat,))]

    def _call(self, call: Call) -> list[Event]:
        seat = call.seat
        bid: Bid = call.bid  # type: ignore[assignment]
        bids = list(self.bids)
        bids[seat] = bid
        self.bids = (bids[0], bids[1], bids[2], bids[3])
        events: list[Event] = [CallMade(seat, bid)]
        if seat not in self.looked:
            events += self._take_up(seat)
        if seat is self.dealer:
            self.phase = Phase.PLAYING
        self.to_act = seat.left
        return events

    # Play

    def _play(self, play: Play) -> list[Event]:
        seat = play.seat
        self.hands[seat].remove(play.card)
        events: list[Event] = [PLAYED[seat][play.card.index]]
        self.trick += (play,)
        if play.card.suit is Suit.SPADES:
            self.is_broken = True
        if len(self.trick) == 4:
            self._gather(events)
        else:
            self.to_act = seat.left
        return events

    def _gather(self, events: list[Event]) -> None:
        winner = winning_play(self.trick, Suit.SPADES).seat
        events.append(TrickWon(winner, len(self.tricks) + 1))
        gathered = GATHERED[winner]
        events.extend([gathered[play.seat][play.card.index] for play in self.trick])
        self.tricks += (Trick(self.trick, winner),)
        self.trick = ()
        self.to_act = winner
        if not self.hands[winner]:
            self._end()

    def _end(self) -> None:
        south, west, north, east = self.bids
        assert south is not None and west is not None and north is not None and east is not None
        self.result = score_hand((south, west, north, east), tricks_won(self.tricks), self.options)
        self.phase, self.to_act = Phase.OVER, None

"""One deal of Five Hundred, from the pack to the score: a state machine with one method per phase."""

from __future__ import annotations

from typing import Self

from game.cards.card import JOKER, Card, Suit
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal, Discard, IllegalAction, Play, SeatAction
from game.engine.events import (
    DISCARDS,
    HANDS,
    KITTY,
    PACK,
    AuctionWon,
    CallMade,
    CardsMoved,
    Event,
    HandShown,
    HandStarted,
    SuitNamed,
    TrickWon,
)
from game.engine.rules import HandStart
from game.engine.tricks import GATHERED, PLAYED, Trick
from game.rules.five_hundred import made_once
from game.rules.five_hundred.auction import Auction
from game.rules.five_hundred.bids import OPEN_MISERE, PASS, Bid
from game.rules.five_hundred.dealing import packets
from game.rules.five_hundred.options import AllPass, Options
from game.rules.five_hundred.play import legal_plays
from game.rules.five_hundred.refusals import refusal
from game.rules.five_hundred.scoring import Result, score_hand
from game.rules.five_hundred.trumps import order_of, suit_led, winning_play
from game.rules.five_hundred.view import FiveHundredView, Phase


class FiveHundredHand:
    """A deal under way. ``to_act`` is ``None`` before the deal and after the end, ``result`` is set at the end."""

    def __init__(self, start: HandStart) -> None:
        self.number = start.number
        self.dealer = start.dealer
        self.scores = start.scores
        self.options: Options = start.options
        self.phase = Phase.DEALING
        self.to_act: Seat | None = None
        self.result: Result | None = None
        self.hands: list[list[Card]] = [[], [], [], []]
        self.kitty: tuple[Card, ...] = ()
        self.discards: tuple[Card, ...] = ()
        self.auction = Auction(start.dealer, start.options)
        self.contract: Bid | None = None
        self.contractor: Seat | None = None
        self.trump: Suit | None = None
        self.sitting_out: Seat | None = None
        self.is_exposed = False
        self.trick: tuple[Play, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self.suits_led: frozenset[Suit] = frozenset()
        self.thrown_off: tuple[frozenset[Suit], ...] = (frozenset(),) * 4
        self._legal: tuple[SeatAction, ...] | None = ()

    def legal_actions(self) -> tuple[SeatAction, ...]:
        """Every action the seat to act may take, in a fixed order."""
        if self._legal is None:
            self._legal = self._compute_legal()
        return self._legal

    def _compute_legal(self) -> tuple[SeatAction, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        if self.phase is Phase.PLAYING:
            return legal_plays(seat, self.hands[seat], self.trick, self.trump, self.suits_led, self.thrown_off[seat])
        if self.phase is Phase.DISCARDING:
            return tuple([made_once.DISCARDS[seat][card.index] for card in self.hands[seat]])
        calls = made_once.CALLS[seat]
        return (calls[PASS], *[calls[bid] for bid in self.auction.biddable()])

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if isinstance(action, Deal):
            return self._deal(action)
        if isinstance(action, (Call, Discard, Play)) and action in self.legal_actions():
            self._legal = None
            if isinstance(action, Play):
                return self._play(action)
            if isinstance(action, Discard):
                return self._discard(action)
            return self._call(action)
        raise IllegalAction(getattr(action, "seat", None), action, refusal(self, action))

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands = [cards.copy() for cards in self.hands]
        twin.auction = self.auction.copy()
        return twin

    def view(self, seat: Seat) -> FiveHundredView:
        """All that *seat* may know."""
        is_contractor = seat == self.contractor
        return FiveHundredView(
            seat=seat,
            dealer=self.dealer,
            number=self.number,
            scores=self.scores,
            to_act=self.to_act,
            hand=tuple(self.hands[seat]),
            hand_sizes=tuple(len(cards) for cards in self.hands),
            trick=self.trick,
            legal=self.legal_actions() if seat == self.to_act else (),
            options=self.options,
            phase=self.phase,
            calls=tuple(self.auction.calls),
            contract=self.contract,
            contractor=self.contractor,
            kitty=self.kitty if is_contractor else (),
            discards=self.discards if is_contractor else (),
            exposed=self._exposed(),
            tricks=self.tricks,
        )

    def _exposed(self) -> tuple[Card, ...] | None:
        return _laid_open(self.hands[self.contractor]) if self.is_exposed and self.contractor is not None else None

    # Dealing

    def _deal(self, deal: Deal) -> list[Event]:
        """Packets of 3-4-3 from the dealer's left, a card to the kitty after each round of them."""
        if self.phase is not Phase.DEALING:
            raise IllegalAction(None, deal, "The cards are dealt already; play the hand to its end.")
        try:
            plan = self._packets(deal)
        except ValueError as error:
            raise IllegalAction(None, deal, str(error)) from None
        events: list[Event] = [HandStarted(self.number, self.dealer)]
        for seat, cards in plan:
            if seat is None:
                self.kitty += cards
                events.append(CardsMoved(cards, PACK, KITTY, ()))
            else:
                self.hands[seat].extend(cards)
                events.append(CardsMoved(cards, PACK, HANDS[seat], (seat,)))
        self.phase, self.to_act = Phase.BIDDING, self.auction.to_act
        self._legal = None
        return events

    def _packets(self, deal: Deal) -> list[tuple[Seat | None, tuple[Card, ...]]]:
        """The packets dealt, each with its seat.

        Raises:
            ValueError: these are not the cards of the game.
        """
        return packets(self.dealer, deal.cards)

    # Bidding

    def _call(self, call: Call) -> list[Event]:
        bid: Bid = call.bid  # type: ignore[assignment]
        self.auction.call(call.seat, bid)
        events: list[Event] = [CallMade(call.seat, bid)]
        self.to_act = self.auction.to_act
        if self.to_act is None:
            self._end_auction(events)
        elif self.auction.is_raising:
            self.phase = Phase.RAISING
        return events

    def _end_auction(self, events: list[Event]) -> None:
        if self.auction.standing is not None:
            self._take_kitty(*self.auction.standing, events)
        elif self.options.all_pass is AllPass.PLAY_NO_TRUMPS:
            events.append(AuctionWon(None, None))
            self._start_play(self.dealer.left)
        else:
            self._end(events)

    def _take_kitty(self, seat: Seat, bid: Bid, events: list[Event]) -> None:
        self.contractor, self.contract, self.trump = seat, bid, bid.trump
        self.hands[seat].extend(self.kitty)
        self.phase, self.to_act = Phase.DISCARDING, seat
        events.append(AuctionWon(seat, bid))
        events.append(CardsMoved(self.kitty, KITTY, HANDS[seat], (seat,)))

    def _discard(self, discard: Discard) -> list[Event]:
        seat = discard.seat
        self.hands[seat].remove(discard.card)
        self.discards += (discard.card,)
        events: list[Event] = [CardsMoved((discard.card,), HANDS[seat], DISCARDS[seat], (seat,))]
        if len(self.discards) == 3:
            self._lay_down_partner(seat, events)
            self._start_play(seat)
        return events

    def _lay_down_partner(self, contractor: Seat, events: list[Event]) -> None:
        """In a misère the contractor's partner lays the hand face down and sits out."""
        if self.contract is not None and self.contract.is_misere:
            self.sitting_out = contractor.partner

    # Play

    def _start_play(self, leader: Seat) -> None:
        self.phase, self.to_act = Phase.PLAYING, leader

    def _play(self, play: Play) -> list[Event]:
        seat = play.seat
        self.hands[seat].remove(play.card)
        events: list[Event] = [PLAYED[seat][play.card.index]]
        self.trick += (play,)
        if len(self.trick) == 1:
            self._lead(play, events)
        elif self.trump is None:
            self._note_throw_off(play)
        if len(self.trick) == (4 if self.sitting_out is None else 3):
            self._gather(events)
        else:
            self.to_act = self._next_after(seat)
        return events

    def _lead(self, play: Play, events: list[Event]) -> None:
        led = suit_led(play, self.trump)
        if led is not None and self.trump is None:
            self.suits_led |= {led}
        if play.suit is not None:
            events.append(SuitNamed(play.seat, play.suit))
        if self.contract is OPEN_MISERE and not self.is_exposed:
            self.is_exposed = True
            events.append(HandShown(play.seat, _laid_open(self.hands[play.seat])))

    def _note_throw_off(self, play: Play) -> None:
        led = suit_led(self.trick[0], None)
        if led is not None and play.card is not JOKER and order_of(None).suits[play.card.index] is not led:
            thrown = list(self.thrown_off)
            thrown[play.seat] |= {led}
            self.thrown_off = tuple(thrown)

    def _next_after(self, seat: Seat) -> Seat:
        following = seat.left
        return following.left if following is self.sitting_out else following

    def _gather(self, events: list[Event]) -> None:
        winner = winning_play(self.trick, self.trump).seat
        events.append(TrickWon(winner, len(self.tricks) + 1))
        gathered = GATHERED[winner]
        events.extend([gathered[play.seat][play.card.index] for play in self.trick])
        self.tricks += (Trick(self.trick, winner),)
        self.trick = ()
        self.to_act = winner
        caught = self.sitting_out is not None and winner is self.contractor
        if caught or not self.hands[winner]:
            self._end(events)

    # The end

    def _end(self, events: list[Event]) -> None:
        """Score the hand, and lay open the hands of those who still hold cards when it ended early."""
        won = [0, 0]
        for trick in self.tricks:
            won[trick.winner & 1] += 1
        self.result = score_hand(self.contract, self.contractor, (won[0], won[1]), self.options)
        self.phase, self.to_act, self.trick = Phase.OVER, None, ()
        for seat in SEATS:
            if self.hands[seat] and self.contract is not None and seat is not self.sitting_out:
                events.append(HandShown(seat, _laid_open(self.hands[seat])))


def _laid_open(cards: list[Card]) -> tuple[Card, ...]:
    """*cards* by suit and rank: their order in the hand would tell which of them came from the kitty."""
    return tuple(sorted(cards, key=lambda card: card.index))

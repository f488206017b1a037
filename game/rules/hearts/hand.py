"""One deal of Hearts, from the pack to the score: a state machine with one method per phase."""

from __future__ import annotations

from typing import Final, Self

from game.cards.card import Card, Suit
from game.cards.pack import pack_of_52
from game.cards.seats import Seat
from game.engine.actions import Action, Deal, IllegalAction, Pass, Play, SeatAction
from game.engine.dealing import check_pack, dealt_one_by_one, one_by_one
from game.engine.events import HANDS, PASSED, CardsMoved, Event, HandStarted, TrickWon
from game.engine.rules import HandStart
from game.engine.tricks import GATHERED, PLAYED, Trick, winning_play
from game.rules.hearts.options import Options
from game.rules.hearts.passing import CARDS_PASSED, PASSES, Direction, direction_of
from game.rules.hearts.play import OPENER, legal_plays
from game.rules.hearts.refusals import refusal
from game.rules.hearts.scoring import Result, points_taken, score_hand
from game.rules.hearts.view import HeartsView, Phase

_PACK: Final = frozenset(pack_of_52())


class HeartsHand:
    """A deal under way. ``to_act`` is ``None`` before the deal and after the end, ``result`` is set at the end.

    ``given`` are the cards laid down to be passed, by giver; they are in ``hands`` again, with their receivers, once
    all four have given.
    """

    def __init__(self, start: HandStart) -> None:
        self.number = start.number
        self.dealer = start.dealer
        self.scores = start.scores
        self.options: Options = start.options
        self.direction = direction_of(start.number)
        self.phase = Phase.DEALING
        self.to_act: Seat | None = None
        self.result: Result | None = None
        self.hands: list[list[Card]] = [[], [], [], []]
        self.given: tuple[tuple[Card, ...], ...] = ((), (), (), ())
        self.is_broken = False
        self.trick: tuple[Play, ...] = ()
        self.tricks: tuple[Trick, ...] = ()
        self._legal: tuple[SeatAction, ...] | None = ()

    @property
    def is_first_trick(self) -> bool:
        return not self.tricks

    def legal_actions(self) -> tuple[SeatAction, ...]:
        """Every action the seat to act may take, in the order of its hand."""
        if self._legal is None:
            self._legal = self._compute_legal()
        return self._legal

    def _compute_legal(self) -> tuple[SeatAction, ...]:
        seat = self.to_act
        if seat is None:
            return ()
        if self.phase is Phase.PASSING:
            return tuple([PASSES[seat][card.index] for card in self.hands[seat]])
        return legal_plays(
            seat,
            self.hands[seat],
            self.trick,
            is_broken=self.is_broken,
            is_first=self.is_first_trick,
            options=self.options,
        )

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened.

        Raises:
            IllegalAction: the rules do not allow it; nothing has changed.
        """
        if isinstance(action, Deal):
            return self._deal(action)
        if isinstance(action, (Pass, Play)) and action in self.legal_actions():
            self._legal = None
            return self._play(action) if isinstance(action, Play) else self._give(action)
        raise IllegalAction(getattr(action, "seat", None), action, refusal(self, action))

    def copy(self) -> Self:
        """An independent hand in the same state."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.hands = [cards.copy() for cards in self.hands]
        return twin

    def view(self, seat: Seat) -> HeartsView:
        """All that *seat* may know."""
        is_passed = self.phase is not Phase.PASSING and self.direction is not Direction.HOLD
        return HeartsView(
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
            direction=self.direction,
            given=self.given[seat],
            received=self.given[self.direction.giver(seat)] if is_passed else (),
            is_broken=self.is_broken,
            tricks=self.tricks,
        )

    # Dealing

    def _deal(self, deal: Deal) -> list[Event]:
        """Thirteen to each, singly from the dealer's left."""
        if self.phase is not Phase.DEALING:
            raise IllegalAction(None, deal, "The cards are dealt already; play the hand to its end.")
        try:
            check_pack(deal.cards, _PACK, "Hearts")
        except ValueError as error:
            raise IllegalAction(None, deal, str(error)) from None
        self.hands = list(one_by_one(self.dealer, deal.cards))
        if self.direction is Direction.HOLD:
            self._start_play()
        else:
            self.phase, self.to_act = Phase.PASSING, self.dealer.left
        self._legal = None
        return [HandStarted(self.number, self.dealer), *dealt_one_by_one(self.dealer, deal.cards)]

    # Passing

    def _give(self, giving: Pass) -> list[Event]:
        """Each in turn lays three cards down; nobody sees what comes before having given."""
        seat = giving.seat
        self.hands[seat].remove(giving.card)
        given = list(self.given)
        given[seat] += (giving.card,)
        self.given = tuple(given)
        events: list[Event] = [CardsMoved((giving.card,), HANDS[seat], PASSED[seat], (seat,))]
        if len(given[seat]) == CARDS_PASSED:
            if seat is self.dealer:
                self._deliver(events)
                self._start_play()
            else:
                self.to_act = seat.left
        return events

    def _deliver(self, events: list[Event]) -> None:
        for giver in self.dealer.left.clockwise():
            receiver = self.direction.receiver(giver)
            cards = self.given[giver]
            self.hands[receiver].extend(cards)
            events.append(CardsMoved(cards, PASSED[giver], HANDS[receiver], (giver, receiver)))

    # Play

    def _start_play(self) -> None:
        leader = self.dealer.right
        if self.options.two_of_clubs_leads:
            leader = next(Seat(at) for at, cards in enumerate(self.hands) if OPENER in cards)
        self.phase, self.to_act = Phase.PLAYING, leader

    def _play(self, play: Play) -> list[Event]:
        seat = play.seat
        self.hands[seat].remove(play.card)
        events: list[Event] = [PLAYED[seat][play.card.index]]
        self.trick += (play,)
        if play.card.suit is Suit.HEARTS:
            self.is_broken = True
        if len(self.trick) == 4:
            self._gather(events)
        else:
            self.to_act = seat.left
        return events

    def _gather(self, events: list[Event]) -> None:
        winner = winning_play(self.trick).seat
        events.append(TrickWon(winner, len(self.tricks) + 1))
        gathered = GATHERED[winner]
        events.extend([gathered[play.seat][play.card.index] for play in self.trick])
        self.tricks += (Trick(self.trick, winner),)
        self.trick = ()
        self.to_act = winner
        if not self.hands[winner]:
            self.result = score_hand(points_taken(self.tricks), self.options)
            self.phase, self.to_act = Phase.OVER, None

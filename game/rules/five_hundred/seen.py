"""A hand as one seat sees it, built from that seat's copy of a record: what it cannot see stays unseen.

It is the same state machine. The others hold backs of cards, each of which becomes a card when it is played. What the
others do is believed if some lie of the unseen cards allows it.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import Card, Suit
from game.cards.pack import pack_of_43
from game.cards.seats import Seat
from game.engine.actions import Action, Deal, Discard, IllegalAction, Play, SeatAction
from game.engine.events import Event
from game.engine.rules import HandStart
from game.engine.seat_copy import BACK
from game.rules.five_hundred.bids import Bid
from game.rules.five_hundred.dealing import split
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.play import legal_plays
from game.rules.five_hundred.trumps import effective_suit, suit_led
from game.rules.five_hundred.view import FiveHundredView, Phase

_PACK = frozenset(pack_of_43())


class SeenHand(FiveHundredHand):
    """A deal under way as ``observer`` sees it.

    ``unseen`` are the cards it has not seen, ``voids`` by seat the suits a player was seen to hold no more of.
    """

    def __init__(self, start: HandStart, observer: Seat) -> None:
        super().__init__(start)
        self.observer = observer
        self.unseen = _PACK
        self.voids: tuple[frozenset[Suit], ...] = (frozenset(),) * 4

    def legal_actions(self) -> tuple[SeatAction, ...]:
        """Every action the seat to act may take; nothing where that depends on cards this seat does not see."""
        is_calling = self.phase in (Phase.BIDDING, Phase.RAISING)
        return super().legal_actions() if is_calling or self.to_act is self.observer else ()

    def view(self, seat: Seat) -> FiveHundredView:
        """All that the seat knows.

        Raises:
            ValueError: it is another seat, or the copy tells too little or too much.
        """
        if seat is not self.observer:
            raise ValueError(f"This is what {self.observer.word} sees, not {seat.word}.")
        self._check_kitty()
        if self.is_exposed and self.contractor is not None and BACK in self.hands[self.contractor]:
            raise ValueError(f"{self.contractor.word}'s hand lies open, but no line says what it shows.")
        return super().view(seat)

    def apply(self, action: Action) -> list[Event]:
        """Carry *action* out and say what happened; the events hold backs for cards unseen.

        Raises:
            IllegalAction: the rules do not allow it, as far as this seat can tell.
        """
        seat = getattr(action, "seat", None)
        if seat is not self.to_act or seat is self.observer:
            events = super().apply(action)
        elif isinstance(action, Play) and self.phase is Phase.PLAYING:
            self._turn_up(action)
            events = self._play(action)
        elif isinstance(action, Discard) and self.phase is Phase.DISCARDING:
            self._check_discard(action)
            events = self._discard(action)
        else:
            events = super().apply(action)
        self._legal = None
        return events

    def show(self, seat: Seat, cards: Sequence[Card]) -> None:
        """*seat* lays its hand open: an open misère, or what is left when a hand has ended early.

        Raises:
            ValueError: it does not lie open, or cannot be these cards.
        """
        held = self.hands[seat]
        is_open = self.is_exposed and seat is self.contractor
        is_left = self.phase is Phase.OVER and self.contract is not None and seat is not self.sitting_out
        if not (is_open or is_left):
            raise ValueError(f"{seat.word}'s hand does not lie open.")
        known = {card for card in held if card is not BACK}
        news = set(cards) - known
        if len(set(cards)) != len(held) or len(cards) != len(held) or not known <= set(cards):
            raise ValueError(f"{seat.word} holds {len(held)} cards, but not those.")
        for card in news:
            self._check_unseen(seat, card)
        self.unseen -= news
        self.hands[seat] = list(cards)

    # Dealing and the kitty

    def _packets(self, deal: Deal) -> list[tuple[Seat | None, tuple[Card, ...]]]:
        cards = deal.cards
        if len(cards) != len(_PACK):
            raise ValueError(f"A pack for Five Hundred has 43 cards, this one {len(cards)}.")
        seen = [card for card in cards if card is not BACK]
        if len(set(seen)) != len(seen) or not _PACK.issuperset(seen):
            raise ValueError("A card is dealt twice, or is not in a pack of 43.")
        plan = list(split(self.dealer, cards))
        for seat, packet in plan:
            if seat is not None and any((card is not BACK) != (seat is self.observer) for card in packet):
                raise ValueError(f"{self.observer.word} sees its own ten cards and nobody else's.")
        self.unseen = _PACK.difference(seen)
        return plan

    def _take_kitty(self, seat: Seat, bid: Bid, events: list[Event]) -> None:
        super()._take_kitty(seat, bid, events)
        self._check_kitty()

    def _end(self, events: list[Event]) -> None:
        super()._end(events)
        self._check_kitty()

    def _check_kitty(self) -> None:
        seen = sum(card is not BACK for card in self.kitty)
        if seen != (len(self.kitty) if self.contractor is self.observer else 0):
            raise ValueError("The three cards of the kitty are seen by who takes them, and by nobody else.")

    def _check_discard(self, discard: Discard) -> None:
        if discard.card is not BACK:
            raise IllegalAction(discard.seat, discard, f"{self.observer.word} does not see what is thrown out.")

    # Play

    def _turn_up(self, play: Play) -> None:
        """A card another player plays becomes known, if it may be there and may be played at all."""
        seat, held = play.seat, self.hands[play.seat]
        if play.card not in held:
            self._check_unseen(seat, play.card)
        if play not in self._possible_plays(seat, play.card):
            raise IllegalAction(seat, play, f"The rules do not allow {seat.word} to play that now.")
        if play.card not in held:
            held[held.index(BACK)] = play.card
            self.unseen -= {play.card}
        led = suit_led(self.trick[0], self.trump) if self.trick else None
        if led is not None and effective_suit(play.card, self.trump) is not led:
            voids = list(self.voids)
            voids[seat] |= {led}
            self.voids = tuple(voids)

    def _check_unseen(self, seat: Seat, card: Card) -> None:
        if BACK not in self.hands[seat] or card not in self.unseen:
            raise ValueError(f"{seat.word} cannot hold the {card.name}: it has been seen elsewhere.")
        if self._is_void_of(seat, card):
            raise ValueError(
                f"{seat.word} cannot hold the {card.name}, having shown that there are no more of that suit."
            )

    def _is_void_of(self, seat: Seat, card: Card) -> bool:
        return effective_suit(card, self.trump) in self.voids[seat]

    def _possible_plays(self, seat: Seat, card: Card) -> tuple[Play, ...]:
        """What could be legal for *seat* if it holds *card* and, if more than one, another that makes it so."""
        hand = self.hands[seat]
        if BACK in hand:
            hand = [card, *self._another(seat, card)] if len(hand) > 1 else [card]
        return legal_plays(seat, hand, self.trick, self.trump, self.suits_led, self.thrown_off[seat])

    def _another(self, seat: Seat, card: Card) -> list[Card]:
        """A card *seat* may hold beside *card*, one that does not follow if there is one."""
        led = suit_led(self.trick[0], self.trump) if self.trick else None
        others = [other for other in self.unseen if other is not card and not self._is_void_of(seat, other)]
        others.sort(key=lambda other: (effective_suit(other, self.trump) is led, other.index))
        return others[:1]

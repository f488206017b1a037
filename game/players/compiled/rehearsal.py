"""Rehearsing a hand: each legal card played, and the rest as rules of thumb would play it, in one imagined world."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf, log
from typing import Final

from game.cards.card import JOKER, Card, Suit, all_cards
from game.cards.pack import pack_of_43
from game.cards.seats import SEATS, Seat
from game.engine.actions import Play
from game.players.compiled import seen_table as table
from game.players.compiled.bits import FIELD
from game.players.compiled.bits import JOKER as JOKER_BIT
from game.players.compiled.jit import Ints
from game.players.compiled.loading import field_of_suit
from game.players.compiled.playout import judge_history, play_out_each
from game.rules.five_hundred.trumps import effective_suit, strength, suit_led
from game.rules.five_hundred.view import FiveHundredView


def _bits(trump: Suit | None) -> tuple[int, ...]:
    """By ``Card.index`` the bit of each card of the pack; 0 for cards that are not in it."""
    bits = [0] * len(tuple(all_cards()))
    for suit in Suit:
        cards = [card for card in pack_of_43() if effective_suit(card, trump) is suit]
        cards.sort(key=lambda card: -strength(card, trump))
        for place, card in enumerate(cards):
            bits[card.index] = 1 << (16 * field_of_suit(trump, suit) + place)
    if trump is None:
        bits[JOKER.index] = JOKER_BIT
    return tuple(bits)


_BITS: Final = {trump: _bits(trump) for trump in (*Suit, None)}


OPPONENT_STRAYS: Final = 0.05
"""How often an opponent plays another card than the rules of thumb."""
PARTNER_STRAYS: Final = 0.12
OTHER_CARDS: Final = 3
"""Then one of about so many others."""


class Contracts:
    """Whole hands played out for one contract after another. For one thread."""

    def __init__(self) -> None:
        self._work = {trump: _fresh(trump) for trump in (*Suit, None)}

    def tricks(
        self, hands: Sequence[Sequence[Card]], discards: Iterable[Card], contractor: Seat, trump: Suit | None
    ) -> int:
        """The tricks the side of *contractor* wins; ten cards in each hand, the contractor leads."""
        work, bits = self._work[trump], _BITS[trump]
        for seat in SEATS:
            work[table.HANDS + seat] = sum([bits[card.index] for card in hands[seat]])
        work[table.THROWN_OUT] = sum([bits[card.index] for card in discards])
        work[table.CONTRACTOR] = work[table.TO_ACT] = int(contractor)
        play_out_each(work, 1)
        tricks = int(work[table.VALUES])
        return tricks if contractor % 2 == 0 else 10 - tricks


def warm_up_playouts() -> None:
    """Compile the kernels this module calls, or fetch them from the cache: a hand of no cards, nothing asked."""
    work = _fresh(None)
    play_out_each(work, 0)
    judge_history(work, 0, 0, 0.0, 0.0, 0.0)


def _fresh(trump: Suit | None) -> Ints:
    """A buffer that knows the cards under *trump*, nothing played."""
    work, bits = table.make_table(), _BITS[trump]
    work[table.HAS_TRUMPS] = int(trump is not None)
    work[table.TRUMP] = FIELD if trump is not None else JOKER_BIT
    work[table.PACK] = sum(bits)
    for card in pack_of_43():
        bit = bits[card.index].bit_length() - 1
        work[table.STRENGTHS + bit] = strength(card, trump)
        work[table.INDICES + bit] = card.index
        work[table.BITS + card.index] = bits[card.index]
    for seat in SEATS:
        work[table.PARTNERS_SUIT + seat] = -1
    work[table.LED] = 4
    return work


class History:
    """The cards played so far, to see in which worlds the rules of thumb would have played them. For one thread."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        view = self.view = rehearsal.view
        self._rehearsal = rehearsal
        self.work = rehearsal.work[:] if isinstance(rehearsal.work, list) else rehearsal.work.copy()
        plays = [play for trick in view.tricks for play in trick.plays] + list(view.trick)
        self._played = [0, 0, 0, 0]
        work = self.work
        for number, play in enumerate(plays):
            work[table.HISTORY + number] = rehearsal.bit_of(play.card)
            work[table.HISTORY_SEATS + number] = int(play.seat)
            work[table.HISTORY_FIELDS + number] = rehearsal.field_of(play)
            self._played[play.seat] |= 1 << play.card.index
        work[table.HISTORY_LENGTH] = len(plays)
        for place in (
            *range(table.VOIDS, table.THROWN_OUT),
            table.ON_TABLE,
            table.SUITS_LED,
            table.TRICKS,
        ):
            work[place] = 0
        work[table.LED] = 4
        work[table.TO_ACT] = int(plays[0].seat) if plays else 0
        mine = int(view.seat)
        self._doubts = [PARTNER_STRAYS if seat == mine ^ 2 else OPPONENT_STRAYS for seat in range(4)]
        self.as_expected = [log(1 - doubt) for doubt in self._doubts]
        self.otherwise = [log(doubt / OTHER_CARDS) for doubt in self._doubts]

    def log_chance(self, seat: Seat, held: int, discards: int) -> float:
        """The log of how likely *seat* has played its cards so far, if it still holds *held*; sets of card numbers."""
        self.work[table.THROWN_OUT] = discards
        hand = held | self._played[seat]
        return float(judge_history(self.work, int(seat), hand, self.as_expected[seat], self.otherwise[seat], -inf))


class Rehearsal:
    """What one seat sees, made ready to be played out with many ways the unseen cards may lie. For one thread."""

    def __init__(self, view: FiveHundredView) -> None:
        self.view = view
        self.trump = view.trump
        self.work = _fresh(self.trump)
        self.plays = [play for play in view.legal if isinstance(play, Play)]
        self._bits = _BITS[self.trump]
        self._lay_out()
        self._ask()

    def tricks_by_play(self, hands: Sequence[Sequence[Card]], discards: Iterable[Card]) -> dict[Play, int]:
        """How many tricks of the whole hand the own side wins after each legal play, if the cards lie so."""
        work, view = self.work, self.view
        for seat in SEATS:
            work[table.HANDS + seat] = self.set_of(hands[seat])
        work[table.THROWN_OUT] = self.set_of(discards)
        play_out_each(work, len(self.plays))
        won = [int(work[table.VALUES + number]) for number in range(len(self.plays))]
        if view.seat % 2:
            won = [10 - tricks for tricks in won]
        return dict(zip(self.plays, won, strict=True))

    def set_of(self, cards: Iterable[Card]) -> int:
        bits = self._bits
        return sum([bits[card.index] for card in cards])

    def _lay_out(self) -> None:
        work, view = self.work, self.view
        shown_out, thrown_off = view.shown_out(), view.thrown_off()
        for seat in SEATS:
            work[table.VOIDS + seat] = self._fields(shown_out[seat])
            work[table.THROWN_OFF + seat] = self._fields(thrown_off[seat])
            work[table.PARTNERS_SUIT + seat] = self._suit_of_partner(seat)
        trick_plays = [play for trick in view.tricks for play in trick.plays]
        work[table.PLAYED] = self.set_of(play.card for play in (*trick_plays, *view.trick))
        work[table.CONTRACTOR] = -1 if view.contractor is None else int(view.contractor)
        work[table.TO_ACT] = int(view.seat)
        self._lay_table()
        leads = [trick.plays[0] for trick in view.tricks]
        work[table.SUITS_LED] = self._fields([suit for one in leads if (suit := suit_led(one, self.trump)) is not None])
        work[table.TRICKS] = view.tricks_won[0] + view.tricks_won[2]

    def _lay_table(self) -> None:
        work, trick = self.work, self.view.trick
        work[table.ON_TABLE] = len(trick)
        for place, play in enumerate(trick):
            work[table.TABLE + place] = self._bits[play.card.index]
        led = suit_led(trick[0], self.trump) if trick else None
        work[table.LED] = 4 if led is None else field_of_suit(self.trump, led)

    def _fields(self, suits: Iterable[Suit]) -> int:
        return sum(1 << field_of_suit(self.trump, suit) for suit in suits)

    def _suit_of_partner(self, seat: Seat) -> int:
        """The field partner bid last; −1 if there is none, or it is trumps."""
        suits = [bid.trump for caller, bid in self.view.calls if caller is seat.partner and bid.trump is not None]
        if not suits or suits[-1] is self.trump:
            return -1
        return field_of_suit(self.trump, suits[-1])

    def _ask(self) -> None:
        for number, play in enumerate(self.plays):
            self.work[table.PLAYS + number] = self.bit_of(play.card)
            self.work[table.PLAY_FIELDS + number] = self.field_of(play)

    def bit_of(self, card: Card) -> int:
        return self._bits[card.index]

    def field_of(self, play: Play) -> int:
        """The field a lead leads or names."""
        if self.trump is None and play.card is JOKER:
            return 4 if play.suit is None else field_of_suit(None, play.suit)
        return (self._bits[play.card.index].bit_length() - 1) >> 4

"""Which cards may be played: the one legality function, for people and computer players alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import JOKER, Card, Suit
from game.cards.seats import Seat
from game.engine.actions import Play
from game.engine.tricks import PLAYS
from game.rules.five_hundred.made_once import JOKER_LEADS
from game.rules.five_hundred.trumps import order_of, suit_led


def legal_plays(
    seat: Seat,
    hand: Sequence[Card],
    trick: Sequence[Play],
    trump: Suit | None,
    suits_led: frozenset[Suit],
    thrown_off: frozenset[Suit],
) -> tuple[Play, ...]:
    """Every card *seat* may play from *hand*, and at no trumps every suit a Joker may be led as.

    ``trick`` holds the cards already on the table, ``suits_led`` the suits led so far in this hand, ``thrown_off``
    the suits to which *seat* has played another suit's card (only needed without trumps). Rule: seed 000, RULES.
    """
    plays = PLAYS[seat]
    if not trick:
        return _leads(seat, hand, trump, suits_led)
    led = suit_led(trick[0], trump)
    suits = order_of(trump).suits
    following = tuple([plays[card.index] for card in hand if suits[card.index] is led]) if led is not None else ()
    if following:
        return following
    joker_barred = trump is None and led in thrown_off and len(hand) > 1
    return tuple([plays[card.index] for card in hand if not (joker_barred and card is JOKER)])


def _leads(seat: Seat, hand: Sequence[Card], trump: Suit | None, suits_led: frozenset[Suit]) -> tuple[Play, ...]:
    plays = tuple([PLAYS[seat][card.index] for card in hand if card is not JOKER])
    if JOKER not in hand:
        return plays
    if trump is not None:
        return (*plays, PLAYS[seat][JOKER.index])
    named = tuple([play for play in JOKER_LEADS[seat] if play.suit not in suits_led])
    if not named and not plays:
        return (PLAYS[seat][JOKER.index],)
    return plays + named

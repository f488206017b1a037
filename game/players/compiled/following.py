"""Following to a trick in a playout: the casual player's rules (``game.players.casual.following`` and ``throwing``)."""

from __future__ import annotations

from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled.seen_table import (
    HANDS,
    HAS_TRUMPS,
    INDICES,
    JOKER_STRENGTH,
    LED,
    NO_CARD,
    NOW,
    ON_TABLE,
    STRENGTHS,
    TABLE,
    TRUMP,
    best_on_table,
    field_at,
    higher_out,
    in_field_led,
    legal_to_follow,
    out_for,
    power,
    threats,
    trumps_against,
    winners_among,
)

# Parting with a card


@inlined
def cost(work: Ints, out: int, seat: int, card: int) -> int:
    """What losing a card costs, in half points: ``casual.throwing``."""
    strength = work[STRENGTHS + ctz(card)]
    if strength == JOKER_STRENGTH:
        return 2000
    field = ctz(card) >> 4
    if field == 0 and work[HAS_TRUMPS]:
        return 400 + 2 * strength
    if field == work[NOW + LED]:
        return 2 * strength
    suit = field_at(field)
    held = work[NOW + HANDS + seat] & suit
    length = popcount(held)
    above = higher_out(out, card)
    if above == 0 and out & suit:
        return 200 + 2 * strength
    if (out & suit) == 0 and (work[HAS_TRUMPS] == 0 or trumps_against(work, out, seat) == 0):
        return 180 + 2 * strength
    top = held & -held
    needed = higher_out(out, top)
    if card == top and needed < length:
        return 120 - 20 * needed + 2 * strength
    if card != top and needed == length - 1 and needed:
        return 100 - 20 * needed + strength
    if work[HAS_TRUMPS] and work[NOW + HANDS + seat] & work[TRUMP]:
        return 2 * strength - 6 * (4 - length)
    return 2 * strength - 2 * length


@kernel
def cheapest(work: Ints, out: int, seat: int, cards: int) -> int:
    """The card that costs least to lose."""
    best = NO_CARD
    least = 1 << 40
    while cards:
        card = cards & -cards
        cards ^= card
        price = (cost(work, out, seat, card) << 8) + work[INDICES + ctz(card)]
        if price < least:
            best, least = card, price
    return best


# Following


@kernel
def surest(work: Ints, out: int, seat: int, cards: int) -> int:
    """The cheapest of the cards that the fewest cards still out would beat."""
    best = NO_CARD
    least = 1 << 40
    while cards:
        card = cards & -cards
        cards ^= card
        mine = power(work, card)
        price = (threats(work, out, seat, mine) << 12) + mine
        if price < least:
            best, least = card, price
    return best


@inlined
def cheapest_winner(work: Ints, cards: int) -> int:
    """The weakest of cards that win."""
    best = NO_CARD
    least = 1 << 40
    while cards:
        card = cards & -cards
        cards ^= card
        price = (power(work, card) << 8) + work[INDICES + ctz(card)]
        if price < least:
            best, least = card, price
    return best


@inlined
def with_partner_ahead(work: Ints, out: int, seat: int, winners: int, low: int, best: int) -> int:
    """Take partner's trick over only from a card likely to fall to a better one of ours."""
    danger = threats(work, out, seat, best)
    if danger == 0:
        return low
    sure = surest(work, out, seat, winners)
    left = threats(work, out, seat, power(work, sure))
    if in_field_led(work, sure):
        return sure if left < danger else low
    if work[HAS_TRUMPS] and work[STRENGTHS + ctz(sure)] == JOKER_STRENGTH:
        return low
    return sure if left == 0 else low


@inlined
def second_hand(work: Ints, out: int, seat: int, winners: int, low: int) -> int:
    """An opponent led, partner plays last: low, unless there is a trick to be sure of."""
    sure = surest(work, out, seat, winners)
    if in_field_led(work, sure):
        return sure if threats(work, out, seat, power(work, sure)) == 0 else low
    if higher_out(out, work[NOW + TABLE]) >= 3:
        return low
    ruffs = winners
    if work[HAS_TRUMPS]:
        ruffs &= ~1
    return cheapest_winner(work, ruffs) if ruffs else low


@kernel
def follow(work: Ints, seat: int) -> int:
    """The card for a trick under way."""
    cards = legal_to_follow(work, seat)
    if (cards & (cards - 1)) == 0:
        return cards
    out = out_for(work, seat)
    place = best_on_table(work)
    best = power(work, work[NOW + TABLE + place])
    low = cheapest(work, out, seat, cards)
    winners = winners_among(work, cards, best)
    if winners == 0:
        return low
    count = work[NOW + ON_TABLE]
    if count - place == 2:
        return with_partner_ahead(work, out, seat, winners, low, best)
    if count == 3:
        return cheapest_winner(work, winners)
    if count == 2:
        return surest(work, out, seat, winners)
    return second_hand(work, out, seat, winners, low)

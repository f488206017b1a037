"""Which card the rules of thumb play, card for card those of ``casual_spades.choosing``."""

from __future__ import annotations

from typing import Final

from game.players.compiled.instructions import ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_spades.layout import (
    BEST,
    BIDS,
    HANDS,
    LED,
    NOW,
    ON_TABLE,
    PLACE,
    STRAYS,
    TAKEN,
    TO_ACT,
    WINS_WITH,
    Reals,
)
from game.players.compiled_spades.table import beats, card_number, draw_below, legal_cards, put, suit_cards, suit_of
from game.players.compiled_spades.weighing import (
    chance_to_take,
    danger_of,
    highest_place,
    needed,
    read_table,
    worth_of,
)

SURE: Final = 0.65
"""The chance from which a card is played to win although others come after it."""


@kernel
def wants_tricks(work: Ints, at: int, seat: int) -> bool:
    """Whether *seat* still needs tricks, or may as well take them all."""
    if work[BIDS + seat] == 0:
        return work[at + TAKEN + seat] > 0
    if needed(work, at, seat) > 0:
        return True
    for turn in range(1, 4):
        other = (seat + turn) & 3
        if work[WINS_WITH + other] and needed(work, at, other) > 0:
            return True
    return False


@inlined
def is_before(value: float, card: int, best_value: float, best: int) -> bool:
    """Whether *card* comes before *best* by its value, then by its rank, then by its suit, all from below."""
    if value != best_value:
        return value < best_value
    if card % 13 != best % 13:
        return card % 13 < best % 13
    return card < best


@kernel
def lead_to_win(work: Ints, reals: Reals, at: int, seat: int, cards: int) -> int:
    """A card likely to win; else a short suit to trump later, else the lowest of the longest."""
    best, best_value, left = -1, 0.0, cards
    while left:
        card = ctz(left)
        left &= left - 1
        likely = chance_to_take(work, reals, at, seat, card)
        if likely < SURE:
            continue
        # Side suits come after the spades, and before them in what is led.
        if best < 0 or best < 13 <= card or is_before(best_value, best, likely, card):
            best, best_value = card, likely
    if best >= 0:
        return best
    left = cards & ~0x1FFF
    if left == 0:
        left = cards
    while left:
        card = ctz(left)
        left &= left - 1
        value = lead_cost(work, at, seat, card)
        if best < 0 or is_before(value, card, best_value, best):
            best, best_value = card, value
    return best


@inlined
def lead_cost(work: Ints, at: int, seat: int, card: int) -> float:
    suit = suit_of(card)
    held = suit_cards(work[at + HANDS + seat], suit)
    length = popcount(held)
    if length == 1 and card % 13 < 11 and work[at + HANDS + seat] & 0x1FFF:
        return -2.0
    bare_king = 0.5 if length <= 2 and highest_place(held) == 11 else 0.0
    return worth_of(work, at, seat, card) + bare_king


@kernel
def cheapest(work: Ints, at: int, seat: int, cards: int) -> int:
    """The card that is worth least for winning tricks later."""
    best, best_value = -1, 0.0
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        value = worth_of(work, at, seat, card)
        if best < 0 or is_before(value, card, best_value, best):
            best, best_value = card, value
    return best


@inlined
def winners_among(work: Ints, at: int, cards: int) -> int:
    """Those of *cards* that take over the trick on the table; all of one suit."""
    winners = 0
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        if beats(card, work[at + BEST]):
            winners |= 1 << card
    return winners


@kernel
def follow_to_win(work: Ints, reals: Reals, at: int, seat: int, cards: int) -> int:
    """The lowest card that is likely enough to win, or the cheapest."""
    winners = winners_among(work, at, cards)
    if winners == 0:
        return cheapest(work, at, seat, cards)
    lowest = ctz(winners)
    if work[at + ON_TABLE] == 3:
        return lowest
    while winners:
        card = ctz(winners)
        winners &= winners - 1
        if chance_to_take(work, reals, at, seat, card) >= SURE:
            return card
    if lowest < 13 and work[at + LED] != 0:
        return lowest
    return cheapest(work, at, seat, cards)


@kernel
def lead_to_lose(work: Ints, reals: Reals, at: int, seat: int, cards: int) -> int:
    """The card least likely to win, dangerous ones first where it makes no difference."""
    best, best_value = -1, 0.0
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        value = chance_to_take(work, reals, at, seat, card) - 0.005 * danger_of(work, at, seat, card)
        if best < 0 or is_before(value, card, best_value, best):
            best, best_value = card, value
    return best


@kernel
def follow_to_lose(work: Ints, reals: Reals, at: int, seat: int, cards: int) -> int:
    """The most dangerous card that loses; else what must win, high when last, else as low as it may."""
    winners = winners_among(work, at, cards)
    losers = cards & ~winners
    best, best_value = -1, 0.0
    while losers:
        card = ctz(losers)
        losers &= losers - 1
        value = danger_of(work, at, seat, card)
        if best < 0 or is_before(best_value, best, value, card):
            best, best_value = card, value
    if best >= 0:
        return best
    if work[at + ON_TABLE] == 3 and (work[BIDS + seat] or work[at + TAKEN + seat]):
        return 13 * suit_of(ctz(winners)) + highest_place(suit_cards(winners, suit_of(ctz(winners))))
    while winners:
        card = ctz(winners)
        winners &= winners - 1
        value = chance_to_take(work, reals, at, seat, card)
        if best < 0 or is_before(value, card, best_value, best):
            best, best_value = card, value
    return best


@kernel
def choose(work: Ints, reals: Reals, at: int, seat: int) -> int:
    """The card of *seat* on the table that begins at *at*. Its own hand and what lies open is all that is looked at."""
    cards = legal_cards(work, at, seat)
    if cards & (cards - 1) == 0:
        return ctz(cards)
    read_table(work, at, seat)
    if wants_tricks(work, at, seat):
        if work[at + ON_TABLE]:
            return follow_to_win(work, reals, at, seat, cards)
        return lead_to_win(work, reals, at, seat, cards)
    if work[at + ON_TABLE]:
        return follow_to_lose(work, reals, at, seat, cards)
    return lead_to_lose(work, reals, at, seat, cards)


@kernel
def play_to_the_end(work: Ints, reals: Reals) -> None:
    """Play on from ``NOW`` to the last card, now and then with a card by chance."""
    while work[NOW + HANDS + work[NOW + TO_ACT]]:
        seat = work[NOW + TO_ACT]
        if work[STRAYS] and draw_below(work, 1000) < work[STRAYS]:
            cards = legal_cards(work, work[PLACE], seat)
            card = card_number(cards, draw_below(work, popcount(cards)))
        else:
            card = choose(work, reals, work[PLACE], seat)
        put(work, seat, card)

"""The rules of thumb of the casual player (``casual_hearts``), card for card: what every seat of a playout goes by."""

from __future__ import annotations

from game.players.compiled.instructions import clz, ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_hearts.layout import (
    ABOVE_QUEEN,
    BELOW_QUEEN,
    BEST,
    BEST_SEAT,
    HANDS,
    HEARTS,
    HEARTS_SUIT,
    LED,
    LOW,
    NOW,
    ON_TABLE,
    PENALTY,
    PLAYED,
    POT,
    QUEEN,
    QUEEN_BIT,
    SPADES,
    SUIT,
    TAKEN,
    TRICKS,
    VOIDS,
)
from game.players.compiled_hearts.tricks import legal, points_of

_NOBODY = -1
_MOON_IN_SIGHT = 8
_NEAR_THE_END = 8
_SAFE_GUARDS = 4
_NEVER = 1e9


# Reading the table


@inlined
def out_of(work: Ints, seat: int, suit: int) -> int:
    """The cards of *suit* that *seat* has not seen."""
    return (SUIT << 16 * suit) & ~(work[NOW + PLAYED] | work[NOW + HANDS + seat])


@inlined
def holders(work: Ints, seat: int, suit: int) -> int:
    """How many others may hold a card of *suit*, if any is out."""
    count = 0
    for step in range(1, 4):
        count += 1 - ((work[NOW + VOIDS + ((seat + step) & 3)] >> suit) & 1)
    return count


@inlined
def higher_in(cards: int, card: int) -> int:
    """How many of *cards*, all of one suit, beat *card* of that suit."""
    return popcount(cards >> card >> 1)


@inlined
def total_taken(work: Ints) -> int:
    """Points in all tricks so far."""
    return work[NOW + TAKEN] + work[NOW + TAKEN + 1] + work[NOW + TAKEN + 2] + work[NOW + TAKEN + 3]


@inlined
def shooter_seen(work: Ints, seat: int) -> int:
    """The opponent who has every point so far, once it looks like a moon."""
    total = total_taken(work)
    if total == 0 or (total < _MOON_IN_SIGHT and work[NOW + TRICKS] < _NEAR_THE_END):
        return _NOBODY
    for step in range(1, 4):
        other = (seat + step) & 3
        if work[NOW + TAKEN + other] == total:
            return other
    return _NOBODY


@inlined
def all_are_masters(work: Ints, seat: int) -> bool:
    """Whether no card of the hand of *seat* can be beaten by one it has not seen."""
    hand = work[NOW + HANDS + seat]
    for suit in range(4):
        held = (hand >> 16 * suit) & SUIT
        out = out_of(work, seat, suit) >> 16 * suit
        if held and out > (held & -held):
            return False
    return True


# Weighing a card


@inlined
def hazard(work: Ints, seat: int, card: int, queen_is_out: bool) -> float:
    """What keeping *card* may cost, in points."""
    hand = work[NOW + HANDS + seat]
    suit = card >> 4
    if suit == SPADES and card >= QUEEN:
        holds_queen = hand & QUEEN_BIT != 0
        if holds_queen or queen_is_out:
            exposed = max(0.0, 1.0 - popcount(hand & BELOW_QUEEN) / _SAFE_GUARDS)
            if card == QUEEN:
                return 2.0 + 14.0 * exposed
            return 0.5 if holds_queen else 0.5 + 9.0 * exposed
    out = out_of(work, seat, suit)
    if out == 0:
        return 0.1
    length = popcount(out)
    share = (length - higher_in(out, card)) / length
    escape = popcount(hand & (LOW << 16 * suit) & ~(1 << card))
    return (3.0 if suit == HEARTS_SUIT else 1.6) * share / (1.0 + 0.35 * escape)


@inlined
def chance_to_take(work: Ints, seat: int, card: int) -> float:
    """How likely *card* takes the trick, if those after it play under it whenever they can."""
    suit = card >> 4
    if work[NOW + ON_TABLE] and (suit != work[NOW + LED] or card < work[NOW + BEST]):
        return 0.0
    out = out_of(work, seat, suit)
    if out == 0:
        return 1.0
    higher = higher_in(out, card)
    if higher == 0:
        return 1.0
    length = popcount(out)
    may = max(1, holders(work, seat, suit))
    void = (1.0 - 1.0 / may) ** length
    factor = 1.0 - (1.0 - void) * (higher / length) ** max(1.0, length / may)
    chance = 1.0
    for step in range(1, 4 - work[NOW + ON_TABLE]):
        if (work[NOW + VOIDS + ((seat + step) & 3)] >> suit) & 1 == 0:
            chance *= factor
    return chance


@inlined
def trick_cost(work: Ints, seat: int, card: int, queen_is_out: bool) -> float:
    """The points expected in the trick once all have played, *card* among them."""
    leads = work[NOW + ON_TABLE] == 0
    suit = card >> 4 if leads else work[NOW + LED]
    out = out_of(work, seat, suit)
    void_if_unknown = (1.0 - 1.0 / max(1, holders(work, seat, suit))) ** popcount(out)
    hearts_are_out = out_of(work, seat, HEARTS_SUIT) != 0
    queen_each = 13.0 / max(1, holders(work, seat, SPADES)) if queen_is_out else 0.0
    catches = suit == SPADES and (card > QUEEN or (not leads and work[NOW + BEST] > QUEEN))
    cost = float(work[NOW + POT] + points_of(card))
    for step in range(1, 4 - work[NOW + ON_TABLE]):
        voids = work[NOW + VOIDS + ((seat + step) & 3)]
        void = 1.0 if out == 0 or (voids >> suit) & 1 else void_if_unknown
        queen = queen_each if (voids >> SPADES) & 1 == 0 else 0.0
        hearts = 1.3 if hearts_are_out and (voids >> HEARTS_SUIT) & 1 == 0 else 0.0
        followed = 1.0 if suit == HEARTS_SUIT else 0.0
        if catches and queen > 0.0:
            followed = queen
        cost += void * max(hearts, queen * 0.8 + hearts * 0.2) + (1.0 - void) * followed
    return cost


@kernel
def least(work: Ints, seat: int, cards: int, queen_is_out: bool) -> int:
    """The card of *cards* that costs least, now and later; of equals the lowest."""
    best, least_cost = -1, _NEVER
    leads = work[NOW + ON_TABLE] == 0
    can_fish = leads and queen_is_out and work[NOW + HANDS + seat] & ABOVE_QUEEN == 0
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        cost = chance_to_take(work, seat, card) * (trick_cost(work, seat, card, queen_is_out) + 0.15)
        cost -= hazard(work, seat, card, queen_is_out)
        if can_fish and card < QUEEN:
            cost -= 0.8
        if best < 0 or cost < least_cost or (cost == least_cost and card & 15 < best & 15):
            best, least_cost = card, cost
    return best


# Choosing


@inlined
def worth_leading(work: Ints, seat: int, cards: int, queen_is_out: bool) -> int:
    """The cards not of a suit nobody else holds, nor into the own queen, if there are others."""
    hand = work[NOW + HANDS + seat]
    shared = 0
    for suit in range(4):
        if out_of(work, seat, suit) and holders(work, seat, suit):
            shared |= cards & (SUIT << 16 * suit)
    safe = shared
    high = hand & (ABOVE_QUEEN | QUEEN_BIT)
    if high and (hand & QUEEN_BIT or queen_is_out):
        safe &= ~(ABOVE_QUEEN | QUEEN_BIT)
        if popcount(hand & BELOW_QUEEN) < _SAFE_GUARDS:
            safe &= ~SUIT
    if safe:
        return safe
    return shared if shared else cards


@inlined
def lowest(cards: int) -> int:
    """The card of the lowest rank, of equals that of the last suit."""
    best = -1
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        if best < 0 or card & 15 <= best & 15:
            best = card
    return best


@inlined
def highest(cards: int) -> int:
    """The card of the highest rank, of equals that of the first suit."""
    best = -1
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        if best < 0 or card & 15 > best & 15:
            best = card
    return best


@kernel
def throw_off(work: Ints, seat: int, cards: int, queen_is_out: bool, shooter: int) -> int:
    """Void in the suit led: away with what is most dangerous, but no points to somebody who wants them all."""
    if shooter >= 0:
        if work[NOW + BEST_SEAT] == shooter:
            cards = cards & ~PENALTY if cards & ~PENALTY else 1 << lowest(cards)
        elif cards & PENALTY:
            cards = 1 << lowest(cards & PENALTY)
    if cards & QUEEN_BIT:
        return QUEEN
    hand = work[NOW + HANDS + seat]
    best, most, best_length = -1, 0.0, 0
    while cards:
        card = ctz(cards)
        cards &= cards - 1
        worth = hazard(work, seat, card, queen_is_out) + 0.4 * points_of(card)
        length = popcount(hand & (SUIT << 16 * (card >> 4)))
        better = best < 0 or worth > most
        if not better and worth == most:
            better = length < best_length or (length == best_length and card & 15 > best & 15)
        if better:
            best, most, best_length = card, worth, length
    return best


@inlined
def stop(work: Ints, seat: int, cards: int, holds_trick: bool) -> int:
    """A card that takes a point away from the shooter, −1 if none does."""
    if work[NOW + ON_TABLE] == 0:
        out = out_of(work, seat, HEARTS_SUIT)
        masters = cards & HEARTS
        if out:
            masters &= -1 << (64 - clz(out))
        return ctz(masters) if masters else -1
    over = cards & (-1 << work[NOW + BEST]) & ~QUEEN_BIT
    if over == 0 or not holds_trick or work[NOW + POT] == 0:
        return -1
    return ctz(over) if work[NOW + ON_TABLE] == 3 else 63 - clz(over)


@inlined
def follow(work: Ints, seat: int, cards: int, queen_is_out: bool) -> int:
    """The card that follows suit."""
    under = cards & ((1 << work[NOW + BEST]) - 1)
    if under & QUEEN_BIT:
        return QUEEN
    others = cards & ~QUEEN_BIT if cards & ~QUEEN_BIT else cards
    if work[NOW + ON_TABLE] < 3:
        return least(work, seat, others, queen_is_out)
    if under and work[NOW + POT]:
        return 63 - clz(under)
    return 63 - clz(others)


@kernel
def by_thumb(work: Ints, seat: int) -> int:
    """The card the casual player would play in this seat."""
    cards = legal(work, seat)
    if cards & (cards - 1) == 0:
        return ctz(cards)
    mine = work[NOW + TAKEN + seat]
    if mine and mine == total_taken(work) and all_are_masters(work, seat):
        return highest(cards)
    queen_is_out = (work[NOW + PLAYED] | work[NOW + HANDS + seat]) & QUEEN_BIT == 0
    leads = work[NOW + ON_TABLE] == 0
    shooter = shooter_seen(work, seat)
    if not leads and (cards >> 16 * work[NOW + LED]) & SUIT == 0:
        return throw_off(work, seat, cards, queen_is_out, shooter)
    if shooter >= 0:
        card = stop(work, seat, cards, leads or work[NOW + BEST_SEAT] == shooter)
        if card >= 0:
            return card
    if leads:
        return least(work, seat, worth_leading(work, seat, cards, queen_is_out), queen_is_out)
    return follow(work, seat, cards, queen_is_out)

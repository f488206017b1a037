"""Out for the moon: how a seat plays that wants every point, as long as nobody else has one."""

from __future__ import annotations

from game.players.compiled.instructions import clz, ctz, popcount
from game.players.compiled.jit import Ints, inlined, kernel
from game.players.compiled_hearts.layout import BEST, LED, NOW, ON_TABLE, PENALTY, SUIT
from game.players.compiled_hearts.thumb import lowest, out_of
from game.players.compiled_hearts.tricks import legal


@inlined
def _lead(work: Ints, seat: int, cards: int) -> int:
    """A master of the longest suit that has one, else the highest card of the longest suit."""
    best, most = -1, -1
    for suit in range(4):
        held = cards & (SUIT << 16 * suit)
        if held == 0:
            continue
        top = 63 - clz(held)
        worth = popcount(held)
        if out_of(work, seat, suit) < (1 << top):
            worth += 16
        if worth > most:
            best, most = top, worth
    return best


@inlined
def _follow(work: Ints, cards: int) -> int:
    """Over the trick if it can be: cheaply when last, with the highest card before."""
    over = cards & (-1 << work[NOW + BEST])
    if over:
        return ctz(over) if work[NOW + ON_TABLE] == 3 else 63 - clz(over)
    return ctz(cards)


@inlined
def _throw_off(cards: int) -> int:
    """The lowest card that is worth nothing, else the lowest of all."""
    return lowest(cards & ~PENALTY) if cards & ~PENALTY else lowest(cards)


@kernel
def by_chase(work: Ints, seat: int) -> int:
    """The card to play for the moon."""
    cards = legal(work, seat)
    if work[NOW + ON_TABLE] == 0:
        return _lead(work, seat, cards)
    if cards & (SUIT << 16 * work[NOW + LED]):
        return _follow(work, cards)
    return _throw_off(cards)


@kernel
def may_chase(work: Ints, seat: int, cards: int, card: int) -> bool:
    """Whether *card* fits the moon among the legal *cards*: a master led, a trick taken over, no point thrown off."""
    if work[NOW + ON_TABLE] == 0:
        return out_of(work, seat, card >> 4) < (1 << card)
    if cards & (SUIT << 16 * work[NOW + LED]):
        over = cards & (-1 << work[NOW + BEST])
        return over == 0 or (over >> card) & 1 == 1
    return (PENALTY >> card) & 1 == 0 or cards & ~PENALTY == 0

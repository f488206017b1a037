"""The exact search of an open-hands position: do South and North win at least so many of the tricks left?

It is a zero-window alpha-beta search, "fail soft": besides yes or no it returns the best bound it has proved. Beside
the value it returns the *ranks that mattered*: the cards that won a trick by rank somewhere below. They are what makes
the pattern table (``patterns``) sound, and they prune: if a card has failed, the lower cards of its suit in the same
hand that no rank depended on must fail too.

The search is one loop with its stack in ``work`` rather than a recursion, for kernels that call each other in a circle
cannot be kept in Numba's cache. Each turn of the loop is at one node (*ply*) and in one stage::

    OPEN    a node is entered: settle it by a bound or the table, or else list its moves
    NEXT    play its next move and open the node below; when there is none left, the node has failed
    CLOSE   the node's value is known: keep it in the table
    BACK    take the move that led here back, and decide for the parent: cut, or NEXT

South and North are the *even* seats and maximise; West and East minimise.
"""

from __future__ import annotations

from typing import Final

from game.players.compiled.bits import (
    JOKER,
    RULE_FLAGS,
    beats,
    below,
    field_mask,
    field_of,
    lowest_card,
)
from game.players.compiled.bounds import certain_trick, follower_tricks, leader_tricks
from game.players.compiled.jit import inlined, kernel
from game.players.compiled.joker import (
    flags_of_joker,
    rules_after_trick,
    without_own_effects,
)
from game.players.compiled.layout import (
    BEST,
    GOAL,
    HANDS,
    IN_PLAY,
    IS_THOROUGH,
    KILLERS,
    LEADER,
    LED_MASK,
    LEFT,
    MATTERED,
    MOVE_COUNT,
    MOVE_FIELDS,
    MOVES,
    NEXT_MOVE,
    NODES,
    PLAYED,
    ROOT_CARD,
    ROOT_FIELD,
    ROOT_RULES,
    RULES,
    SEAT,
    SKIPPED,
    STOP,
    TABLE,
    TABLE_COUNT,
    TABLE_FIELD,
    TRICKS_LEFT,
    TRUMPS,
    WINNER,
    WINNING,
    WON,
    WON_BY_RANK,
    Work,
)
from game.players.compiled.ordering import order_leads, order_replies, remember_lead
from game.players.compiled.patterns import describe, look_up, store
from game.players.compiled.tables import keep_classes, keep_shapes

CALLED_OFF: Final = -100
"""Returned instead of a value when ``stop[0]`` was set; the position must then be loaded anew."""
_OPEN, _NEXT, _CLOSE, _BACK = 0, 1, 2, 3
_NO_BEST = 99


@kernel
def search(work: Work, goal: int) -> int:
    """A bound for the tricks South and North win of those left: at least *goal* if they can, else less than it.

    The bound is a lower one in the first case and an upper one in the second.
    """
    root = work[TABLE_COUNT]
    is_restricted = work[ROOT_CARD] != 0
    is_thorough = work[IS_THOROUGH] != 0
    _lay_table(work)
    work[GOAL + root] = goal
    ply = root
    value = 0
    ranks = 0
    stage = _OPEN
    while True:
        ply &= 63
        if stage == _OPEN:
            work[NODES] += 1
            takes_shortcuts = not is_thorough and not (is_restricted and ply == root)
            if (ply & 3) == 0:
                if (work[NODES] & 127) == 0 and work[STOP] != 0:
                    return CALLED_OFF
                is_settled, value, ranks = _settle_lead(work, ply, takes_shortcuts, is_thorough)
                if not is_settled:
                    order_leads(work, ply)
            else:
                is_settled, value, ranks = _settle_reply(work, ply, takes_shortcuts)
                if not is_settled:
                    order_replies(work, ply)
            if is_settled:
                stage = _BACK
            else:
                if is_restricted and ply == root:
                    _keep_root_card(work, ply)
                work[NEXT_MOVE + ply] = 0
                work[SKIPPED + ply] = 0
                work[BEST + ply] = _NO_BEST if work[SEAT + ply] & 1 else -1
                stage = _NEXT
        if stage == _NEXT:
            if _play_next(work, ply):
                ply += 1
                stage = _OPEN
                continue
            value = work[BEST + ply]
            ranks = work[MATTERED + ply]
            stage = _CLOSE
        if stage == _CLOSE and (ply & 3) == 0 and not (is_restricted and ply == root):
            if is_thorough:
                ranks = work[IN_PLAY + (ply >> 2)] | RULE_FLAGS
            store(work, ply >> 2, work[GOAL + ply], value, ranks)
        if ply == root:
            break
        ply = (ply - 1) & 63
        value, ranks, is_cut = _take_back(work, ply, value, ranks)
        if is_cut:
            stage = _CLOSE
        else:
            _note_failure(work, ply, value, ranks, is_thorough)
            stage = _NEXT
    _clear_table(work)
    return value


@inlined
def _lay_table(work: Work) -> None:
    """Play the cards on the table, so that the root stands in the middle of their trick."""
    count = work[TABLE_COUNT]
    seat = work[LEADER]
    work[RULES] = work[ROOT_RULES]
    work[SEAT] = seat
    if count == 0:
        return
    cards = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    work[IN_PLAY] = cards
    work[LEFT] = work[TRICKS_LEFT]
    keep_classes(work, 0, cards)
    led = field_mask(work[TABLE_FIELD]) if work[TABLE_FIELD] >= 0 else 0
    for ply in range(count):
        card = work[TABLE + ply]
        work[SEAT + ply] = seat
        _play_card(work, ply, seat, card, led)
        seat = (seat + 1) & 3
    work[SEAT + count] = seat


@inlined
def _clear_table(work: Work) -> None:
    """Give the cards on the table back to those who played them."""
    for ply in range(work[TABLE_COUNT]):
        work[HANDS + (work[SEAT + ply] & 3)] ^= work[PLAYED + ply]


@inlined
def _keep_root_card(work: Work, ply: int) -> None:
    """Try no other move at the root than the one asked about."""
    work[MOVES + 16 * ply] = work[ROOT_CARD]
    work[MOVE_FIELDS + 16 * ply] = work[ROOT_FIELD]
    work[MOVE_COUNT + ply] = 1


@inlined
def _settle_lead(work: Work, ply: int, takes_shortcuts: bool, is_thorough: bool) -> tuple[bool, int, int]:
    """Try to answer a node in which somebody is on lead without moving: ``(is_settled, value, ranks)``."""
    trick = ply >> 2
    goal = work[GOAL + ply]
    left = work[TRICKS_LEFT] - trick
    if goal <= 0:
        return True, 0, 0
    if goal > left:
        return True, left, 0
    leader = work[SEAT + ply] & 3
    cards = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    if left == 1:
        value, ranks = _last_trick(work, leader, cards)
        return True, value, ranks
    keep_shapes(work, trick, cards)
    is_even = (leader & 1) == 0
    if takes_shortcuts:
        enough = goal if is_even else left - goal + 1
        tricks, ranks = leader_tricks(work, trick, leader, cards, left, enough)
        if tricks >= enough:
            return True, tricks if is_even else left - tricks, ranks
        enough = left - enough + 1
        tricks, ranks = follower_tricks(work, trick, leader, cards, left, enough)
        if tricks >= enough:
            return True, left - tricks if is_even else tricks, ranks
    work[IN_PLAY + trick] = cards
    work[LEFT + trick] = left
    describe(work, trick, leader, cards)
    if takes_shortcuts or is_thorough:
        value, ranks = look_up(work, trick, goal)
        if value >= 0 and not (ply == work[TABLE_COUNT] and work[ROOT_CARD] != 0):
            return True, value, ranks
    keep_classes(work, trick, cards)
    return False, 0, 0


@inlined
def _last_trick(work: Work, leader: int, cards: int) -> tuple[int, int]:
    """Play the last card of every hand; nobody has a choice, and any Joker may be played."""
    trumps = work[TRUMPS]
    winning = work[HANDS + leader]
    winner = leader
    led = 0 if winning == JOKER else field_mask(field_of(winning))
    for step in range(1, 4):
        seat = (leader + step) & 3
        card = work[HANDS + seat]
        if beats(card, winning, led, trumps):
            winning = card
            winner = seat
    ranks = 0
    if winning != JOKER and (cards & field_mask(field_of(winning))) != winning:
        ranks = winning
    return 1 - (winner & 1), ranks


@inlined
def _settle_reply(work: Work, ply: int, takes_shortcuts: bool) -> tuple[bool, int, int]:
    """Try to answer a node in the middle of a trick: if one more trick is enough, is this one certain?"""
    left = work[LEFT + (ply >> 2)]
    goal = work[GOAL + ply]
    is_even = (work[SEAT + ply] & 1) == 0
    needed = goal if is_even else left - goal + 1
    if needed <= 1 and takes_shortcuts:
        is_certain, ranks = certain_trick(work, ply)
        if is_certain:
            return True, 1 if is_even else left - 1, ranks
    return False, 0, 0


@inlined
def _play_next(work: Work, ply: int) -> bool:
    """Play the next move of a node that need not be skipped and prepare the node below; False if there is none."""
    at = work[NEXT_MOVE + ply] & 15
    count = work[MOVE_COUNT + ply]
    skipped = work[SKIPPED + ply]
    while at < count and (work[MOVES + 16 * ply + at] & skipped):
        at += 1
    if at >= count:
        return False
    work[NEXT_MOVE + ply] = at + 1
    seat = work[SEAT + ply] & 3
    card = work[MOVES + 16 * ply + at]
    led = field_mask(work[MOVE_FIELDS + 16 * ply + at]) if (ply & 3) == 0 else work[LED_MASK + ply - 1]
    _play_card(work, ply, seat, card, led)
    if (ply & 3) == 3:
        _gather_trick(work, ply)
    else:
        work[SEAT + ply + 1] = (seat + 1) & 3
        work[GOAL + ply + 1] = work[GOAL + ply]
    return True


@inlined
def _play_card(work: Work, ply: int, seat: int, card: int, led: int) -> None:
    """Put *card* on the trick and note who holds it now."""
    work[HANDS + seat] ^= card
    work[PLAYED + ply] = card
    work[LED_MASK + ply] = led
    if (ply & 3) == 0 or beats(card, work[WINNING + ply - 1], led, work[TRUMPS]):
        work[WINNING + ply] = card
        work[WINNER + ply] = seat
    else:
        work[WINNING + ply] = work[WINNING + ply - 1]
        work[WINNER + ply] = work[WINNER + ply - 1]


@inlined
def _gather_trick(work: Work, ply: int) -> None:
    """A trick is complete: note who won it and by what, and put the winner on lead."""
    winning, winner = work[WINNING + ply], work[WINNER + ply] & 3
    won = 1 - (winner & 1)
    by_rank = 0
    if winning != JOKER:
        played = work[PLAYED + ply] | work[PLAYED + ply - 1] | work[PLAYED + ply - 2] | work[PLAYED + ply - 3]
        if (played & field_mask(field_of(winning))) != winning:
            by_rank = winning
    work[WON + ply] = won
    work[WON_BY_RANK + ply] = by_rank
    work[SEAT + ply + 1] = winner
    work[GOAL + ply + 1] = work[GOAL + ply] - won
    work[RULES + (ply >> 2) + 1] = rules_after_trick(work, ply)


@inlined
def _take_back(work: Work, ply: int, value: int, ranks: int) -> tuple[int, int, bool]:
    """Take the card of *ply* back; the value and ranks of having played it, and whether it cuts."""
    seat = work[SEAT + ply] & 3
    card = work[PLAYED + ply]
    if (ply & 3) == 3:
        value += work[WON + ply]
        ranks |= work[WON_BY_RANK + ply]
    ranks = without_own_effects(work, ply, seat, card, ranks)
    work[HANDS + seat] ^= card
    is_cut = value >= work[GOAL + ply] if (seat & 1) == 0 else value < work[GOAL + ply]
    if is_cut:
        work[KILLERS + 4 * ply + seat] = card
        if (ply & 3) == 0:
            remember_lead(work, ply, seat, card)
        if card == JOKER:
            ranks |= flags_of_joker(field_of(work[LED_MASK + ply]), (ply & 3) == 0, work[LEFT + (ply >> 2)])
    return value, ranks, is_cut


@inlined
def _note_failure(work: Work, ply: int, value: int, ranks: int, is_thorough: bool) -> None:
    """Keep what a failed move tells: the best value so far, the ranks that mattered, and what need not be tried.

    A card that won by rank stands for its whole run of equals, so the lowest of the run matters as well. Cards of the
    same hand and suit below the lowest rank that mattered would fail in the same way.
    """
    seat = work[SEAT + ply] & 3
    card = work[PLAYED + ply]
    if seat & 1:
        work[BEST + ply] = min(work[BEST + ply], value)
    else:
        work[BEST + ply] = max(work[BEST + ply], value)
    if card != JOKER:
        suit = field_mask(field_of(card))
        if ranks & card:
            ranks |= _lowest_of_run(work[IN_PLAY + (ply >> 2)] & suit & below(card), work[HANDS + seat], card)
        if not is_thorough:
            mattered = ranks & suit
            if mattered == 0:
                work[SKIPPED + ply] |= suit
            else:
                lowest = lowest_card(mattered)
                if card > lowest:
                    work[SKIPPED + ply] |= suit & below(lowest)
    work[MATTERED + ply] |= ranks


@inlined
def _lowest_of_run(lower_cards: int, hand: int, card: int) -> int:
    """The lowest card of the run of equals that *card* begins, given the *lower_cards* of its suit."""
    while lower_cards:
        following = lower_cards & -lower_cards
        if (following & hand) == 0:
            break
        card = following
        lower_cards ^= following
    return card

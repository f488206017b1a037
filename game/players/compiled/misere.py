"""The exact search of a misère with open hands: can the contractor lose every trick that is left?

Three seats play, the contractor's partner sits out, and the first trick the contractor wins ends the search. So the
answers are yes and no, ranks need not be tracked, and an ordinary table of exact positions does: their relative ranks,
their lengths, who leads, and the Joker's rules as far as they can still matter. Most positions are settled at once, by
counting that every suit is safe (``ducking``).

The loop has the stages of ``search``.
"""

from __future__ import annotations

from game.players.compiled.bits import JOKER, beats, field_mask
from game.players.compiled.ducking import (
    is_safe,
    order_misere_leads,
    order_misere_replies,
)
from game.players.compiled.instructions import ctz
from game.players.compiled.jit import inlined, kernel
from game.players.compiled.layout import (
    BUCKET_BITS,
    BUCKETS,
    CONTRACTOR,
    ENTRIES,
    ENTRY_COUNT,
    ENTRY_LENGTH,
    ENTRY_LIMIT,
    HANDS,
    IN_PLAY,
    IS_THOROUGH,
    KEY,
    LEADER,
    LED_MASK,
    LEFT,
    LENGTHS,
    MOVE_COUNT,
    MOVE_FIELDS,
    MOVES,
    NEXT_MOVE,
    NODES,
    OWNERS_HIGH,
    OWNERS_LOW,
    PLAY_FIELDS,
    PLAYED,
    PLAYS,
    ROOT_CARD,
    ROOT_FIELD,
    ROOT_RULES,
    RULES,
    SEAT,
    SHAPES,
    STOP,
    TABLE,
    TABLE_COUNT,
    TABLE_FIELD,
    TRICKS_LEFT,
    VALUES,
    WINNER,
    WINNING,
    Work,
)
from game.players.compiled.patterns import bucket_of, joker_owner, mix
from game.players.compiled.search import CALLED_OFF
from game.players.compiled.tables import keep_classes, keep_shapes
from game.players.compiled.values import earlier_equal

_OPEN, _NEXT, _CLOSE, _BACK = 0, 1, 2, 3


@kernel
def search_misere(work: Work) -> int:
    """1 if the contractor can lose every trick left, 0 if not, or ``CALLED_OFF``."""
    contractor = work[CONTRACTOR] & 3
    if work[HANDS + contractor] & JOKER:
        return 0  # it must be played some day, and wins
    root = work[TABLE_COUNT]
    is_restricted = work[ROOT_CARD] != 0
    is_thorough = work[IS_THOROUGH] != 0
    _lay_table(work)
    ply = root
    succeeds = False
    stage = _OPEN
    while True:
        ply &= 63
        if stage == _OPEN:
            work[NODES] += 1
            is_free = not (is_restricted and ply == root)
            is_settled = False
            if ply % 3 == 0:
                if (work[NODES] & 127) == 0 and work[STOP] != 0:
                    return CALLED_OFF
                is_settled, succeeds = _settle_lead(work, ply, is_free, is_thorough)
                if not is_settled:
                    order_misere_leads(work, ply)
            else:
                order_misere_replies(work, ply)
            if not is_free and not is_settled:
                work[MOVES + 16 * ply] = work[ROOT_CARD]
                work[MOVE_FIELDS + 16 * ply] = work[ROOT_FIELD]
                work[MOVE_COUNT + ply] = 1
            work[NEXT_MOVE + ply] = 0
            stage = _BACK if is_settled else _NEXT
        if stage == _NEXT:
            if work[NEXT_MOVE + ply] < work[MOVE_COUNT + ply]:
                is_caught = _play_next(work, ply)
                ply += 1
                if is_caught:
                    succeeds = False
                    stage = _BACK
                else:
                    stage = _OPEN
                    continue
            else:
                # Nothing saved the contractor, or nothing beat him.
                succeeds = work[SEAT + ply] != contractor
                stage = _CLOSE
        if stage == _CLOSE and ply % 3 == 0 and not (is_restricted and ply == root):
            _store(work, ply // 3, succeeds)
        if ply == root:
            break
        ply = (ply - 1) & 63
        seat = work[SEAT + ply] & 3
        work[HANDS + seat] ^= work[PLAYED + ply]
        stage = _CLOSE if (seat == contractor) == succeeds else _NEXT
    for table_ply in range(root):
        work[HANDS + (work[SEAT + table_ply] & 3)] ^= work[PLAYED + table_ply]
    return 1 if succeeds else 0


@kernel
def search_misere_plays(work: Work, count: int) -> int:
    """For each of the *count* plays in ``plays`` whether the contractor still loses every trick, into ``values``.

    Returns the answer for the position, or ``CALLED_OFF``.
    """
    seat = _seat_to_play(work)
    work[ROOT_CARD] = 0
    answer = search_misere(work)
    if answer == CALLED_OFF:
        return CALLED_OFF
    if count == 1 or (seat == work[CONTRACTOR]) != (answer == 1):  # nothing the seat can do changes the answer
        for i in range(count):
            work[VALUES + i] = answer
        return answer
    for i in range(count):
        same = earlier_equal(work, seat, i)
        if same >= 0:
            work[VALUES + i] = work[VALUES + same]
            continue
        work[ROOT_CARD] = work[PLAYS + i]
        work[ROOT_FIELD] = work[PLAY_FIELDS + i]
        value = search_misere(work)
        work[ROOT_CARD] = 0
        if value == CALLED_OFF:
            return CALLED_OFF
        work[VALUES + i] = value
    return answer


@inlined
def _next_seat(work: Work, seat: int) -> int:
    """The seat that plays after *seat*, the contractor's partner left out."""
    following = (seat + 1) & 3
    return (seat + 2) & 3 if following == (work[CONTRACTOR] ^ 2) else following


@inlined
def _seat_to_play(work: Work) -> int:
    seat = work[LEADER]
    for _ in range(work[TABLE_COUNT]):
        seat = _next_seat(work, seat)
    return seat


@inlined
def _lay_table(work: Work) -> None:
    """Play the cards on the table, so that the root stands in the middle of their trick."""
    seat = work[LEADER]
    work[SEAT] = seat
    work[RULES] = work[ROOT_RULES]
    count = work[TABLE_COUNT]
    if count == 0:
        return
    cards = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    work[IN_PLAY] = cards
    work[LEFT] = work[TRICKS_LEFT]
    keep_classes(work, 0, cards)
    led = field_mask(work[TABLE_FIELD]) if work[TABLE_FIELD] >= 0 else 0
    for ply in range(count):
        work[SEAT + ply] = seat
        _play_card(work, ply, seat, work[TABLE + ply], led)
        seat = _next_seat(work, seat)
    work[SEAT + count] = seat


@inlined
def _settle_lead(work: Work, ply: int, is_free: bool, is_thorough: bool) -> tuple[bool, bool]:
    """Try to answer a node in which somebody is on lead without moving: ``(is_settled, succeeds)``."""
    trick = ply // 3
    leader = work[SEAT + ply] & 3
    cards = work[HANDS] | work[HANDS + 1] | work[HANDS + 2] | work[HANDS + 3]
    if work[HANDS + (work[CONTRACTOR] & 3)] == 0:
        return True, True
    if is_free and not is_thorough and is_safe(work, cards, leader):
        return True, True
    work[IN_PLAY + trick] = cards
    work[LEFT + trick] = work[TRICKS_LEFT] - trick
    keep_shapes(work, trick, cards)
    _describe(work, trick, leader, cards)
    if is_free:
        answer = _look_up(work, trick)
        if answer >= 0:
            return True, answer == 1
    keep_classes(work, trick, cards)
    return False, False


@inlined
def _play_next(work: Work, ply: int) -> bool:
    """Play the next move of a node and prepare the node below; True if the contractor has won the trick with it."""
    at = work[NEXT_MOVE + ply] & 15
    work[NEXT_MOVE + ply] = at + 1
    seat = work[SEAT + ply] & 3
    card = work[MOVES + 16 * ply + at]
    place = ply % 3
    led = field_mask(work[MOVE_FIELDS + 16 * ply + at]) if place == 0 else work[LED_MASK + ply - 1]
    _play_card(work, ply, seat, card, led)
    if place < 2:
        work[SEAT + ply + 1] = _next_seat(work, seat)
        return False
    work[SEAT + ply + 1] = work[WINNER + ply]
    work[RULES + ply // 3 + 1] = _rules_after_trick(work, ply)
    return bool(work[WINNER + ply] == work[CONTRACTOR])


@inlined
def _play_card(work: Work, ply: int, seat: int, card: int, led: int) -> None:
    """Put *card* on the trick and note who holds it now."""
    work[HANDS + seat] ^= card
    work[PLAYED + ply] = card
    work[LED_MASK + ply] = led
    if ply % 3 == 0 or beats(card, work[WINNING + ply - 1], led, JOKER):
        work[WINNING + ply] = card
        work[WINNER + ply] = seat
    else:
        work[WINNING + ply] = work[WINNING + ply - 1]
        work[WINNER + ply] = work[WINNER + ply - 1]


@inlined
def _rules_after_trick(work: Work, ply: int) -> int:
    """What the Joker's rules know after the trick whose last card is *ply*; 0 once the Joker is gone."""
    led = work[LED_MASK + ply]
    if led == 0:
        return 0
    field = ctz(led) >> 4
    for back in range(3):
        if work[HANDS + (work[SEAT + ply - back] & 3)] & JOKER:
            rules = work[RULES + ply // 3] | (1 << field)
            if (work[PLAYED + ply - back] & led) == 0:
                rules |= 16 << field
            return rules
    return 0


@inlined
def _rules_that_matter(work: Work, trick: int, cards: int) -> int:
    """The Joker's rules, less what makes no difference any more.

    That a suit was thrown off on matters while another hand may lead it. Suits of which no card is left are alike to a
    Joker that names them, so one that may be named stands for all.
    """
    owner = joker_owner(work, cards)
    if owner == 4:
        return 0
    rules = work[RULES + trick]
    others = cards & ~work[HANDS + owner]
    gone = 0
    for field in range(4):
        if (others & field_mask(field)) == 0:
            rules &= ~(16 << field)
        if (cards & field_mask(field)) == 0:
            gone |= 1 << field
    if (rules & gone) != gone:
        rules &= ~gone
    return rules


@inlined
def _describe(work: Work, trick: int, leader: int, cards: int) -> None:
    """Note all that tells this position from others."""
    shape0 = work[SHAPES + 4 * trick]
    shape1 = work[SHAPES + 4 * trick + 1]
    shape2 = work[SHAPES + 4 * trick + 2]
    shape3 = work[SHAPES + 4 * trick + 3]
    lengths = (shape0 & 0xFFFF) | ((shape1 & 0xFFFF) << 16) | ((shape2 & 0xFFFF) << 32) | ((shape3 & 0xFFFF) << 48)
    low = ((shape0 >> 16) << 32) | (shape1 >> 16)
    high = ((shape2 >> 16) << 32) | (shape3 >> 16)
    rules = _rules_that_matter(work, trick, cards)
    salt = leader * 5 + joker_owner(work, cards)
    key = mix(lengths, salt) ^ mix(low, 6) ^ mix(high + (rules << 58), 7)
    work[KEY + trick] = mix(key ^ ((key >> 29) & 0x7FFFFFFFF), salt)
    work[OWNERS_LOW + trick] = low | (rules << 26 & (15 << 26))
    work[OWNERS_HIGH + trick] = high | (rules << 22 & (15 << 26))
    work[LENGTHS + trick] = lengths


@inlined
def _look_up(work: Work, trick: int) -> int:
    """What the table says of the position: 1, 0, or −1 if it says nothing."""
    key = work[KEY + trick]
    entry = work[BUCKETS + bucket_of(key, BUCKET_BITS)]
    while entry:
        at = (entry & 0xFFFFFFF) * ENTRY_LENGTH
        if (
            work[ENTRIES + at] == key
            and work[ENTRIES + at + 1] == work[OWNERS_LOW + trick]
            and work[ENTRIES + at + 2] == work[OWNERS_HIGH + trick]
            and work[ENTRIES + at + 3] == work[LENGTHS + trick]
        ):
            return work[ENTRIES + at + 4]
        entry = work[ENTRIES + at + 7]
    return -1


@inlined
def _store(work: Work, trick: int, succeeds: bool) -> None:
    number = work[ENTRY_COUNT]
    if number >= work[ENTRY_LIMIT]:
        return
    key = work[KEY + trick]
    bucket = bucket_of(key, BUCKET_BITS)
    at = (number & 0xFFFFFFF) * ENTRY_LENGTH
    work[ENTRIES + at] = key
    work[ENTRIES + at + 1] = work[OWNERS_LOW + trick]
    work[ENTRIES + at + 2] = work[OWNERS_HIGH + trick]
    work[ENTRIES + at + 3] = work[LENGTHS + trick]
    work[ENTRIES + at + 4] = 1 if succeeds else 0
    work[ENTRIES + at + 7] = work[BUCKETS + bucket]
    work[BUCKETS + bucket] = number
    work[ENTRY_COUNT] = number + 1

"""The Joker's rules without trumps, as the search plays by them.

Led, the Joker names a suit that has not been led in this hand. Played on a suit, its holder must hold none of it and
must never have thrown off on it. As the last card it may always be played. So a position is more than cards: eight
facts go with it while the Joker is unplayed, which of the four suits have been led and on which its holder threw off
(``RULES``: ``led | thrown_off << 4`` by field).

Only a few of them matter to a result, and the search keeps track of which, exactly as it does of ranks:

- a Joker lead that cuts relied on its suit *not* having been led; a Joker played on a suit, on its *not* having been
  thrown off on;
- a node at which every move failed relied on the Joker's *being* barred wherever it was;
- what a move itself brings about (its suit is led, its holder throws off) did not matter before that move.
"""

from __future__ import annotations

from game.players.compiled.bits import JOKER, LED, RULE_FLAGS, THROWN, field_mask
from game.players.compiled.instructions import ctz
from game.players.compiled.jit import inlined
from game.players.compiled.layout import (
    HANDS,
    IN_PLAY,
    LED_MASK,
    LEFT,
    PLAYED,
    RULES,
    SEAT,
    Work,
)


@inlined
def joker_is_barred(work: Work, ply: int, field: int) -> bool:
    """Whether the Joker's holder, void in the field led, may not play the Joker to the trick of *ply*."""
    trick = ply >> 2
    return ((work[RULES + trick] >> (4 + field)) & 1) != 0 and work[LEFT + trick] > 1


@inlined
def rules_after_trick(work: Work, ply: int) -> int:
    """What the Joker's rules know after the trick whose last card is *ply*; 0 once the Joker is gone."""
    trick = ply >> 2
    if (work[IN_PLAY + trick] & JOKER) == 0:
        return 0
    led = work[LED_MASK + ply - 1]
    for back in range(4):
        seat = work[SEAT + ply - back] & 3
        if work[HANDS + seat] & JOKER:
            rules = work[RULES + trick]
            field = ctz(led) >> 4
            rules |= 1 << field
            if (work[PLAYED + ply - back] & led) == 0:
                rules |= 16 << field
            return rules
    return 0


@inlined
def flags_of_joker(field: int, is_lead: bool, tricks_left: int) -> int:
    """What a Joker played just now relied on."""
    if tricks_left <= 1:
        return 0
    return (LED if is_lead else THROWN) << (16 * field)


@inlined
def without_own_effects(work: Work, ply: int, seat: int, card: int, ranks: int) -> int:
    """*ranks* that mattered after *card* was played at *ply*, less the facts that this very card brought about."""
    if (ranks & RULE_FLAGS) == 0:
        return ranks
    led = work[LED_MASK + ply]
    field = ctz(led) >> 4
    if (ply & 3) == 0:
        return ranks & ~(LED << (16 * field))
    if (work[HANDS + seat] & JOKER) and card != JOKER and (card & led) == 0:
        return ranks & ~(THROWN << (16 * field))
    return ranks


@inlined
def flags_of_barred_leads(led_before: int, others: int) -> int:
    """What a leader whose leads all failed relied on: that the Joker could not name the suits already led.

    Suits nobody else holds are all alike: if one of them could be named, the others did not matter.
    """
    empty_was_named = False
    for field in range(4):
        if (others & field_mask(field)) == 0 and ((led_before >> field) & 1) == 0:
            empty_was_named = True
    flags = 0
    for field in range(4):
        is_empty = (others & field_mask(field)) == 0
        if ((led_before >> field) & 1) and not (is_empty and empty_was_named):
            flags |= LED << (16 * field)
    return flags

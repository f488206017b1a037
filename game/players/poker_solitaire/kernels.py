"""The compiled part of the adviser, all in one file, because compiled code is kept by the date of its file.

``work`` is laid out in ``layout``, ``sets`` is its table of what sets of ranks are, ``values`` the learned table.
"""

from __future__ import annotations

from math import exp

from game.players.compiled.jit import Ints, inlined, kernel
from game.players.poker_solitaire import layout as at


@kernel
def chance(work: Ints, bound: int) -> int:
    """A number from 0 below *bound*: the congruences of ``drand48``, whose high bits are good enough for shuffling."""
    work[at.CHANCE] = (work[at.CHANCE] * 25214903917 + 11) & 0xFFFFFFFFFFFF
    return (work[at.CHANCE] >> 17) * bound >> 31


# -- lines ---------------------------------------------------------------------------------------------------------


@kernel
def hand_of(once: int, twice: int, thrice: int, four_times: int, suit: int, sets: Ints) -> int:
    """The poker hand of a full line, as ``PokerHand`` counts them."""
    if four_times:
        return 7
    if thrice:
        return 6 if sets[at.POPULATION + once] == 2 else 3
    if twice:
        return sets[at.POPULATION + twice]
    if sets[at.WINDOWS + once]:
        if suit == at.MIXED:
            return 4
        return 9 if once == at.ROYAL else 8
    return 0 if suit == at.MIXED else 5


@inlined
def kind_of(count: int, once: int, twice: int, thrice: int, four_times: int, suit: int, sets: Ints) -> int:
    """The kind of an unfinished line, 0 to 36: what it is so far, and what it may still become."""
    if count == 0:
        return 0
    windows = sets[at.WINDOWS + once]
    if count == 1:
        return windows
    is_flush = 0 if suit == at.MIXED else 1
    if count == 2:
        return 6 if twice else 7 + is_flush * 5 + min(windows, 4)
    if count == 3:
        if thrice:
            return 17
        return 18 if twice else 19 + is_flush * 4 + min(windows, 3)
    if four_times:
        return 27
    if thrice:
        return 28
    if twice:
        return 29 if sets[at.POPULATION + twice] == 2 else 30
    return 31 + is_flush * 3 + min(windows, 2)


@inlined
def unseen_of(ranks: int, work: Ints, grid: int, sets: Ints) -> int:
    """How many cards of those ranks have not been seen."""
    return (
        sets[at.POPULATION + (ranks & work[grid + at.UNSEEN])]
        + sets[at.POPULATION + (ranks & work[grid + at.UNSEEN + 1])]
        + sets[at.POPULATION + (ranks & work[grid + at.UNSEEN + 2])]
        + sets[at.POPULATION + (ranks & work[grid + at.UNSEEN + 3])]
    )


@inlined
def rank_outs(
    count: int, once: int, twice: int, thrice: int, four_times: int, work: Ints, grid: int, sets: Ints
) -> int:
    """The unseen cards that would match ranks of the line, 0 to 20; those of pairs told from those of others."""
    if four_times:
        return 0
    if thrice:
        return unseen_of(thrice, work, grid, sets) * 4 + unseen_of(once & ~thrice, work, grid, sets)
    if twice:
        others = unseen_of(once & ~twice, work, grid, sets)
        if count == 4 and sets[at.POPULATION + twice] == 1:
            return unseen_of(twice, work, grid, sets) * 7 + others
        return unseen_of(twice, work, grid, sets) * 4 + others
    return unseen_of(once, work, grid, sets)


@inlined
def straight_outs(count: int, once: int, work: Ints, grid: int, sets: Ints) -> int:
    """The ways to fill a straight with unseen cards, for three or four cards of it, 0 to 12."""
    if count == 4:
        return min(unseen_of(sets[at.FILLING + once], work, grid, sets), 8)
    ways, first = 0, at.STRAIGHTS + sets[at.FIRST_WINDOW + once]
    for number in range(first, first + sets[at.WINDOWS + once]):
        missing = sets[number] & ~once
        low = missing & -missing
        ways += unseen_of(low, work, grid, sets) * unseen_of(missing ^ low, work, grid, sets)
    return min((ways + 3) // 4, 12)


@kernel
def note_features(
    count: int,
    once: int,
    twice: int,
    thrice: int,
    four_times: int,
    suit: int,
    side: int,
    left: int,
    grid: int,
    work: Ints,
    sets: Ints,
) -> None:
    """Jot down where the values of an unfinished line stand in the learned table; *left* cells will be empty."""
    kind = kind_of(count, once, twice, thrice, four_times, suit, sets)
    place = side * at.KINDS + kind
    stage = left if left <= 8 else 8 + (left - 7) // 2
    work[at.FEATURES] = at.BY_KIND + place * 25 + left
    work[at.FEATURES + 1] = work[at.FEATURES + 2] = work[at.FEATURES + 3] = 0
    if count == 0:
        return
    outs = rank_outs(count, once, twice, thrice, four_times, work, grid, sets)
    work[at.FEATURES + 1] = at.BY_RANKS + (place * at.RANK_OUTS + outs) * at.STAGES + stage
    if twice:
        return
    if suit != at.MIXED:
        outs = sets[at.POPULATION + work[grid + at.UNSEEN + suit]]
        work[at.FEATURES + 2] = at.BY_SUIT + (place * at.SUIT_OUTS + outs) * at.STAGES + stage
    if count >= 3 and sets[at.WINDOWS + once]:
        outs = straight_outs(count, once, work, grid, sets)
        work[at.FEATURES + 3] = at.BY_STRAIGHT + (place * at.STRAIGHT_OUTS + outs) * at.STAGES + stage


@inlined
def noted_value(work: Ints, values: Ints) -> int:
    return (
        values[work[at.FEATURES]]
        + values[work[at.FEATURES + 1]]
        + values[work[at.FEATURES + 2]]
        + values[work[at.FEATURES + 3]]
    )


# -- a grid --------------------------------------------------------------------------------------------------------


@kernel
def see(grid: int, card: int, work: Ints) -> None:
    """A card is unseen no longer."""
    work[grid + at.UNSEEN + card // 13] &= ~(1 << (card % 13))


@inlined
def add_to_line(line: int, card: int, work: Ints) -> None:
    bit = 1 << (card % 13)
    if work[line + at.THRICE] & bit:
        work[line + at.FOUR_TIMES] |= bit
    elif work[line + at.TWICE] & bit:
        work[line + at.THRICE] |= bit
    elif work[line + at.ONCE] & bit:
        work[line + at.TWICE] |= bit
    else:
        work[line + at.ONCE] |= bit
    work[line + at.COUNT] += 1
    suit = card // 13
    if work[line + at.SUIT] == at.NO_SUIT:
        work[line + at.SUIT] = suit
    elif work[line + at.SUIT] != suit:
        work[line + at.SUIT] = at.MIXED


@kernel
def lay(grid: int, card: int, cell: int, work: Ints) -> None:
    """Put a card that has been seen on a cell."""
    add_to_line(grid + at.LINE + (cell // 5) * at.LINE_FIELDS, card, work)
    add_to_line(grid + at.LINE + (5 + cell % 5) * at.LINE_FIELDS, card, work)
    work[grid + at.FILLED] |= 1 << cell
    work[grid + at.LEFT] -= 1


@kernel
def line_value(line: int, side: int, left: int, grid: int, work: Ints, sets: Ints, values: Ints) -> int:
    """What a line is worth as it stands, with *left* cells of the grid empty."""
    count, once, twice = work[line + at.COUNT], work[line + at.ONCE], work[line + at.TWICE]
    thrice, four_times, suit = work[line + at.THRICE], work[line + at.FOUR_TIMES], work[line + at.SUIT]
    if count == 5:
        return work[at.POINTS + hand_of(once, twice, thrice, four_times, suit, sets)] * at.UNIT
    note_features(count, once, twice, thrice, four_times, suit, side, left, grid, work, sets)
    return noted_value(work, values)


@inlined
def value_with(line: int, card: int, side: int, left: int, grid: int, work: Ints, sets: Ints, values: Ints) -> int:
    """What a line would be worth with one more card."""
    bit, suit = 1 << (card % 13), card // 13
    once, twice, thrice = work[line + at.ONCE], work[line + at.TWICE], work[line + at.THRICE]
    four_times, count = work[line + at.FOUR_TIMES], work[line + at.COUNT] + 1
    four_times |= thrice & bit
    thrice |= twice & bit
    twice |= once & bit
    once |= bit
    if work[line + at.SUIT] not in (at.NO_SUIT, suit):
        suit = at.MIXED
    if count == 5:
        return work[at.POINTS + hand_of(once, twice, thrice, four_times, suit, sets)] * at.UNIT
    note_features(count, once, twice, thrice, four_times, suit, side, left, grid, work, sets)
    return noted_value(work, values)


@inlined
def is_open(grid: int, cell: int, work: Ints) -> bool:
    """Whether a card may be laid there."""
    filled = work[grid + at.FILLED]
    if filled >> cell & 1:
        return False
    return not work[grid + at.IS_ADJACENT] or not filled or filled & work[at.BESIDE + cell] != 0


@kernel
def appraise(grid: int, card: int, work: Ints, sets: Ints, values: Ints) -> None:
    """Jot down what each line is worth without and with a card just seen, once it has been laid somewhere."""
    left = work[grid + at.LEFT] - 1
    for number in range(at.LINES):
        line, side = grid + at.LINE + number * at.LINE_FIELDS, 0 if number < 5 else 1
        work[at.WITHOUT + number] = line_value(line, side, left, grid, work, sets, values)
        if work[line + at.COUNT] < 5:
            work[at.WITH + number] = value_with(line, card, side, left, grid, work, sets, values)


@inlined
def gain_at(cell: int, work: Ints) -> int:
    """What a card appraised gains on that cell."""
    row, column = cell // 5, 5 + cell % 5
    return work[at.WITH + row] - work[at.WITHOUT + row] + work[at.WITH + column] - work[at.WITHOUT + column]


@kernel
def best_cell(grid: int, card: int, work: Ints, sets: Ints, values: Ints) -> int:
    """Where the learned values would lay a card just seen."""
    appraise(grid, card, work, sets, values)
    best, most = -1, 0
    for cell in range(at.CELLS):
        if is_open(grid, cell, work):
            gain = gain_at(cell, work)
            if best < 0 or gain > most:
                best, most = cell, gain
    return best


@kernel
def points_of(grid: int, work: Ints, sets: Ints) -> int:
    """What a full grid is worth."""
    total = 0
    for number in range(at.LINES):
        line = grid + at.LINE + number * at.LINE_FIELDS
        hand = hand_of(
            work[line + at.ONCE],
            work[line + at.TWICE],
            work[line + at.THRICE],
            work[line + at.FOUR_TIMES],
            work[line + at.SUIT],
            sets,
        )
        total += work[at.POINTS + hand]
    return total


@kernel
def standing(grid: int, work: Ints, sets: Ints, values: Ints) -> int:
    """What the lines of a grid are worth together by the learned values, in units of the table."""
    total = 0
    for number in range(at.LINES):
        line, side = grid + at.LINE + number * at.LINE_FIELDS, 0 if number < 5 else 1
        total += line_value(line, side, work[grid + at.LEFT], grid, work, sets, values)
    return total


@kernel
def play_out(grid: int, first: int, last: int, work: Ints, sets: Ints, values: Ints) -> int:
    """Lay those cards of the deck by the learned values; what the grid is worth then, in units of the table."""
    for place in range(first, last):
        card = work[place]
        see(grid, card, work)
        lay(grid, card, best_cell(grid, card, work, sets, values), work)
    return standing(grid, work, sets, values)


@inlined
def copy_grid(work: Ints) -> None:
    for place in range(at.GRID_LENGTH):
        work[at.SCRATCH + place] = work[at.NOW + place]


@kernel
def sample(
    card: int, cells: Ints, cell_count: int, rounds: int, horizon: int, work: Ints, sets: Ints, values: Ints
) -> None:
    """Lay a card just seen on each of the cells and so many after it, the same unseen cards for all of them.

    What the grids are worth then, in units of the table, is added to ``TOTALS``. A card laid in one round does not come
    again before there are too few others: rounds that share out the unseen cards differ less from their mean.
    """
    end, cards, first = at.DECK + work[at.UNSEEN_COUNT], min(horizon, work[at.NOW + at.LEFT] - 1), at.DECK
    for _ in range(rounds):
        if first + cards > end:
            first = at.DECK
        for top in range(first, first + cards):
            other = top + chance(work, end - top)
            work[top], work[other] = work[other], work[top]
        for number in range(cell_count):
            copy_grid(work)
            lay(at.SCRATCH, card, cells[number], work)
            work[at.TOTALS + cells[number]] += play_out(at.SCRATCH, first, first + cards, work, sets, values)
        first += cards


# -- open cards ----------------------------------------------------------------------------------------------------


@kernel
def points_of_line(start: int, step: int, cards: Ints, work: Ints, sets: Ints) -> int:
    """What five cards of an arrangement are worth."""
    once = twice = thrice = four_times = 0
    suit = cards[start] // 13
    for number in range(5):
        card = cards[start + number * step]
        bit = 1 << (card % 13)
        four_times |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
        if card // 13 != suit:
            suit = at.MIXED
    return work[at.POINTS + hand_of(once, twice, thrice, four_times, suit, sets)]


@inlined
def points_of_number(number: int, cards: Ints, work: Ints, sets: Ints) -> int:
    """What a row (0 to 4) or a column (5 to 9) is worth."""
    if number < 5:
        return points_of_line(number * 5, 1, cards, work, sets)
    return points_of_line(number - 5, 5, cards, work, sets)


@kernel
def change_around(one: int, other: int, cards: Ints, work: Ints, sets: Ints) -> int:
    """By how much two cells, whose cards were exchanged, change their lines; the new points are jotted in ``WITH``."""
    change = 0
    for number in (one // 5, 5 + one % 5, other // 5, 5 + other % 5):
        work[at.WITH + number] = work[at.WITHOUT + number]
    for half in range(2):
        near, far = (one // 5, other // 5) if half == 0 else (5 + one % 5, 5 + other % 5)
        if near != far:
            for number in (near, far):
                work[at.WITH + number] = points_of_number(number, cards, work, sets)
                change += work[at.WITH + number] - work[at.WITHOUT + number]
    return change


@kernel
def anneal(cards: Ints, best: Ints, steps: int, warm: float, cold: float, work: Ints, sets: Ints) -> int:
    """Exchange cards at random, ever more choosily; the best order met is left in *best*, and its points returned."""
    total = 0
    for number in range(at.LINES):
        work[at.WITHOUT + number] = points_of_number(number, cards, work, sets)
        total += work[at.WITHOUT + number]
    most = total
    for cell in range(at.CELLS):
        best[cell] = cards[cell]
    heat, cooling = warm, (cold / warm) ** (1.0 / steps)
    for _ in range(steps):
        heat *= cooling
        one, other = chance(work, at.CELLS), chance(work, at.CELLS - 1)
        other += 1 if other >= one else 0
        cards[one], cards[other] = cards[other], cards[one]
        change = change_around(one, other, cards, work, sets)
        if change >= 0 or chance(work, 1 << 30) < exp(change / heat) * (1 << 30):
            for number in (one // 5, 5 + one % 5, other // 5, 5 + other % 5):
                work[at.WITHOUT + number] = work[at.WITH + number]
            total += change
            if total > most:
                most = total
                for cell in range(at.CELLS):
                    best[cell] = cards[cell]
        else:
            cards[one], cards[other] = cards[other], cards[one]
    return most

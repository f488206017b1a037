"""The adviser keeps to the rules' own scoring, sees what a player sees, and plays as well as it is said to."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

from game.cards.card import Card
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import Seat
from game.engine.actions import Deal, Lay, Turn
from game.engine.match import Match
from game.lab.poker_bench import mean_and_error, play_and_judge, play_deck, random_decks
from game.players.compiled.jit import zeros
from game.players.poker_solitaire import kernels
from game.players.poker_solitaire import layout as at
from game.players.poker_solitaire.adviser import Adviser, twins_of
from game.players.poker_solitaire.buffers import PACK, fresh_work, seed_chance, set_grid
from game.players.poker_solitaire.tables import TABLES, BadTables, pack_tables, read_tables, table_name
from game.rules.poker_solitaire.grid import EMPTY
from game.rules.poker_solitaire.hands import PokerHand, poker_hand
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.poker_solitaire.scoring import score_lines, total
from game.rules.poker_solitaire.view import PokerView
from game.screen.assets import asset

SETS = at.make_sets()
ROOT = Path(__file__).parent.parent.parent.parent


@pytest.fixture(scope="module")
def tables() -> dict[str, list[int]]:
    return read_tables(asset("text", "poker-lines.dat"))


def view_of(options: Options, deck: tuple[Card, ...], laid: int, rng: Random) -> PokerView:
    """A game in which so many cards lie anywhere, the next one turned up."""
    match = Match(POKER_SOLITAIRE, options, Seat.SOUTH)
    match.apply(Deal(deck))
    for _ in range(laid):
        match.apply(Turn(Seat.SOUTH))
        cells = match.legal_actions()[:-1]
        match.apply(cells[int(rng.random() * len(cells))])
    match.apply(Turn(Seat.SOUTH))
    view = match.view(Seat.SOUTH)
    assert isinstance(view, PokerView)
    return view


def view_after(match: Match) -> PokerView:
    view = match.view(Seat.SOUTH)
    assert isinstance(view, PokerView)
    return view


def played_out(adviser: Adviser, deck: tuple[Card, ...], options: Options, number: int) -> Match:
    """The end of a game the adviser plays by itself."""
    match = Match(POKER_SOLITAIRE, options, Seat.SOUTH)
    match.apply(Deal(deck))
    while not match.is_over:
        match.apply(adviser.choose(match.view(Seat.SOUTH), Random(number)))
    return match


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scoring", Scoring)
def test_kernels_score_full_grids_as_the_rules_do(scoring: Scoring, seed: int) -> None:
    rng, work = Random(seed), fresh_work(scoring)
    for _ in range(60):
        grid = shuffled(PACK, rng)[:25]
        set_grid(work, grid, None, Options(scoring=scoring))
        assert kernels.points_of(at.NOW, work, SETS) == total(grid, scoring)


def test_kernels_name_rare_hands_as_the_rules_do() -> None:
    rng, work = Random(1), fresh_work(Scoring.AMERICAN)
    for _ in range(3000):
        low, suit = int(rng.random() * 10), int(rng.random() * 4)
        near = [PACK[suit * 13 + (low + step - 1) % 13] for step in range(5)]
        line = shuffled(near if rng.random() < 0.5 else [*near[:3], *rng.sample(PACK, 2)], rng)
        if len(set(line)) == 5:
            cards = zeros(25)
            for place, card in enumerate(line):
                cards[place] = card.index
            assert kernels.points_of_line(0, 1, cards, work, SETS) == poker_hand(line).points(Scoring.AMERICAN)


def test_every_unfinished_line_has_its_own_places_in_the_table() -> None:
    rng, work = Random(2), fresh_work(Scoring.ENGLISH)
    bounds = [(at.BY_KIND, at.BY_RANKS), (at.BY_RANKS, at.BY_SUIT), (at.BY_SUIT, at.BY_STRAIGHT)]
    bounds.append((at.BY_STRAIGHT, at.VALUES_LENGTH))
    seen = set()
    for _ in range(400):
        count = int(rng.random() * 24)
        cards = shuffled(PACK, rng)[:count]
        grid = tuple(shuffled((*cards, *EMPTY[count:]), rng))  # type: ignore[arg-type, type-var]
        set_grid(work, grid, None, Options())
        for number in range(at.LINES):
            line = at.NOW + number * at.LINE_FIELDS
            fields = [int(work[line + field]) for field in range(at.LINE_FIELDS)]
            if fields[at.COUNT] == 5:
                continue
            kernels.note_features(*fields, number // 5, int(work[at.NOW + at.LEFT]), at.NOW, work, SETS)
            for part, (low, high) in enumerate(bounds):
                place = int(work[at.FEATURES + part])
                assert place == 0 or low <= place < high
                seen.add(place)
    assert len(seen) > 1000


def test_straights_are_looked_up_as_they_are() -> None:
    straights = at.straight_sets()
    for ranks in range(1 << at.RANKS):
        fitting = [straight for straight in straights if ranks & straight == ranks]
        assert SETS[at.WINDOWS + ranks] == len(fitting)
        if ranks.bit_count() >= 3:
            first = at.STRAIGHTS + int(SETS[at.FIRST_WINDOW + ranks])
            assert list(SETS[first : first + len(fitting)]) == fitting
        if ranks.bit_count() == 4:
            filling = {rank for rank in range(at.RANKS) if not ranks >> rank & 1 and ranks | 1 << rank in straights}
            assert SETS[at.FILLING + ranks] == sum(1 << rank for rank in filling)


def test_open_cells_are_those_of_the_rules() -> None:
    rng, work = Random(3), fresh_work(Scoring.AMERICAN)
    for laid in range(24):
        for options in (Options(), Options(Variation.ADJACENT)):
            view = view_of(options, shuffled(pack_of_52(), rng), laid, rng)
            set_grid(work, view.grid, view.top, options)
            is_open = [int(work[at.NOW + at.FILLED]) >> cell & 1 == 0 for cell in range(at.CELLS)]
            if options.variation is Variation.ADJACENT and laid:
                beside = [int(work[at.BESIDE + cell]) & int(work[at.NOW + at.FILLED]) for cell in range(at.CELLS)]
                is_open = [free and touching != 0 for free, touching in zip(is_open, beside, strict=True)]
            assert [cell for cell in range(at.CELLS) if is_open[cell]] == sorted(view.open_cells)


def test_cells_of_empty_lines_are_alike_and_advised_alike(tables: dict[str, list[int]]) -> None:
    for laid in (1, 4, 9):
        view = view_of(Options(), shuffled(pack_of_52(), Random(4)), laid, Random(4))
        twins, thoughts = twins_of(view), Adviser(tables, 1).ponder(view, Random(1))
        learned = Adviser(tables, 0).ponder(view, Random(1))
        for cell, other in twins.items():
            assert other not in twins and other in view.open_cells
            one, same = thoughts.of(cell), thoughts.of(other)
            assert one is not None and same is not None
            assert (one.expected, one.completions) == (same.expected, same.completions)
            assert learned.of(cell).expected == learned.of(other).expected  # type: ignore[union-attr]
        assert twins or laid == 9
        assert not twins_of(view_of(Options(Variation.ADJACENT), shuffled(pack_of_52(), Random(4)), laid, Random(4)))


@pytest.mark.parametrize("options", [Options(), Options(Variation.ADJACENT, Scoring.ENGLISH)])
def test_only_open_cells_are_advised_and_hidden_cards_change_nothing(
    tables: dict[str, list[int]], options: Options
) -> None:
    adviser, rng = Adviser(tables, 2), Random(5)
    for laid in (0, 1, 7, 15, 24):
        deck = shuffled(pack_of_52(), rng)
        seed = laid
        view = view_of(options, deck, laid, Random(seed))
        other = view_of(options, (*deck[: laid + 1], *reversed(deck[laid + 1 :])), laid, Random(seed))
        thoughts = adviser.ponder(view, Random(9))
        assert {one.cell for one in thoughts.figures} == set(view.open_cells)
        assert thoughts == adviser.ponder(other, Random(9)) and thoughts.card is view.top
        assert adviser.choose(view, Random(9)) == Lay(Seat.SOUTH, thoughts.card, thoughts.best.cell)


def test_the_last_card_is_worth_exactly_what_it_makes(tables: dict[str, list[int]]) -> None:
    view = view_of(Options(), shuffled(pack_of_52(), Random(4)), 24, Random(4))
    (only,) = Adviser(tables, 3).ponder(view, Random(1)).figures
    grid = list(view.grid)
    grid[only.cell] = view.top
    assert only.expected == total(tuple(grid), Scoring.AMERICAN)


def test_a_card_that_fills_a_royal_flush_is_laid_there(tables: dict[str, list[int]]) -> None:
    order = [Card.parse(text) for text in ("10H", "JH", "QH", "KH", "AH")]
    rest = [card for card in pack_of_52() if card not in order]
    match = Match(POKER_SOLITAIRE, Options(), Seat.SOUTH)
    match.apply(Deal((*order, *rest)))
    for column in range(4):
        match.apply(Turn(Seat.SOUTH))
        match.apply(Lay(Seat.SOUTH, order[column], column))
    match.apply(Turn(Seat.SOUTH))
    for rounds in (0, 4):
        assert Adviser(tables, rounds).choose(match.view(Seat.SOUTH), Random(1)) == Lay(Seat.SOUTH, order[4], 4)


def test_a_search_called_off_answers_at_once(tables: dict[str, list[int]]) -> None:
    adviser = Adviser(tables, 5000)
    view = view_of(Options(), shuffled(pack_of_52(), Random(4)), 6, Random(4))
    adviser.call_off()
    start = time.perf_counter()
    thoughts = adviser.ponder(view, Random(1))
    assert thoughts.is_cut_short and time.perf_counter() - start < 5
    adviser.resume()
    assert not Adviser(tables, 1).ponder(view, Random(1)).is_cut_short


@pytest.mark.parametrize("laid", [8, 18])
def test_rounds_share_out_the_unseen_cards(laid: int) -> None:
    """No card comes twice before there are too few others, and in the end each comes about as often as any other."""
    view, work = view_of(Options(), shuffled(pack_of_52(), Random(4)), laid, Random(4)), fresh_work(Scoring.AMERICAN)
    set_grid(work, view.grid, view.top, Options())
    cells, values, seen = zeros(at.CELLS), at.narrow([0] * at.VALUES_LENGTH), Counter[int]()
    cells[0] = view.open_cells[0]
    cards, count = view.cards_to_come - 1, 51 - laid
    assert view.top is not None
    for number in range(400):
        seed_chance(work, Random(number))
        kernels.sample(view.top.index, cells, 1, count // cards, 25, work, SETS, values)
        drawn = [int(card) for card in work[at.DECK : at.DECK + count // cards * cards]]
        assert len(set(drawn)) == len(drawn) and not {PACK[card] for card in drawn} & {*view.grid, view.top}
        seen.update(drawn[-cards:])
    expected = 400 * cards / count
    assert len(seen) == count and all(abs(times - expected) < 5 * expected**0.5 for times in seen.values())


def test_few_completions_say_little_beside_the_learned_values(tables: dict[str, list[int]]) -> None:
    """The figure of a cell lies between what was learned and what few completions happen to say."""
    view = view_of(Options(), shuffled(pack_of_52(), Random(4)), 8, Random(4))
    learned = Adviser(tables, 0).ponder(view, Random(1)).figures
    hasty = Adviser(tables, 1).ponder(view, Random(1))
    for one in hasty.figures:
        before = next(each for each in learned if each.cell == one.cell)
        assert abs(one.expected - before.expected) < 8, "a lucky completion counts little"
    assert hasty.best.completions > hasty.figures[-1].completions > 0


def test_later_cards_get_more_completions_and_the_advantage_of_a_cell_is_the_others_loss(
    tables: dict[str, list[int]],
) -> None:
    adviser, deck = Adviser(tables, 2), shuffled(pack_of_52(), Random(4))
    early, late = (view_of(Options(), deck, laid, Random(4)) for laid in (1, 20))
    assert adviser.ponder(early, Random(1)).best.completions < adviser.ponder(late, Random(1)).best.completions
    one, other = adviser.ponder(late, Random(1)).figures[0].cell, adviser.ponder(late, Random(1)).figures[-1].cell
    gain = adviser.advantage(late, one, other, 400, Random(2))
    assert gain == -adviser.advantage(late, other, one, 400, Random(2)) and gain > 0


# Open cards


@pytest.mark.parametrize("scoring", Scoring)
def test_the_best_order_is_of_the_same_cards_and_worth_what_it_says(scoring: Scoring) -> None:
    adviser, deck = Adviser({}, 0), random_decks(1, 3)[0][:25]
    found = adviser.best_order(deck, scoring, Random(1))
    assert set(found.grid) == set(deck) and found.points == total(found.grid, scoring) > total(deck, scoring)
    assert found == adviser.best_order(deck, scoring, Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("scoring", Scoring)
def test_the_best_order_is_within_a_hundredth_of_ten_long_runs(scoring: Scoring) -> None:
    adviser, decks = Adviser({}, 0), random_decks(8, 11)
    found = sum(adviser.best_order(deck[:25], scoring, Random(1)).points for deck in decks)
    longest = sum(adviser.best_order(deck[:25], scoring, Random(2), 10, 200_000).points for deck in decks)
    assert found >= 0.99 * longest


def test_the_adviser_puts_open_cards_in_order_by_itself() -> None:
    match = Match(POKER_SOLITAIRE, Options(Variation.OPEN), Seat.SOUTH)
    match.apply(Deal(random_decks(1, 3)[0]))
    adviser, steps = Adviser({}, 0), 0
    while not match.is_over and steps < 30:
        match.apply(adviser.choose(match.view(Seat.SOUTH), Random(steps)))
        steps += 1
    par = adviser.best_order(random_decks(1, 3)[0][:25], Scoring.AMERICAN, Random(1), 2).points
    assert match.is_over and match.scores[0] >= 0.95 * par


# Looking back


def test_worse_choices_cost_more(tables: dict[str, list[int]]) -> None:
    adviser, deck = Adviser(tables, 3), random_decks(1, 8)[0]
    costs = []
    for is_sensible in (True, False):
        match, choices, rng = Match(POKER_SOLITAIRE, Options(), Seat.SOUTH), [], Random(2)
        match.apply(Deal(deck))
        while not match.is_over:
            match.apply(Turn(Seat.SOUTH))
            view = match.view(Seat.SOUTH)
            assert isinstance(view, PokerView) and view.top is not None
            figures = adviser.ponder(view, rng).figures
            cell = figures[0 if is_sensible else -1].cell
            choices.append((view, cell))
            match.apply(Lay(Seat.SOUTH, view.top, cell))
        judgement = adviser.judge(choices, Random(3))
        assert judgement.choices == 25 and len(judgement.lapses) <= 3
        assert list(judgement.lapses) == sorted(judgement.lapses, key=lambda lapse: -lapse.cost)
        costs.append(judgement.cost)
    assert costs[0] + 40 < costs[1]


# The table


def test_a_table_comes_back_from_its_file_as_it_was(tmp_path: Path) -> None:
    rng = Random(1)
    written = {name: [int(rng.random() * 60000) - 30000 for _ in range(at.VALUES_LENGTH)] for name in TABLES}
    (tmp_path / "lines").write_bytes(pack_tables(written))
    assert {name: list(values) for name, values in read_tables(tmp_path / "lines").items()} == written


def test_every_game_has_its_table() -> None:
    assert table_name(Options()) == "american" == table_name(Options(Variation.OPEN))
    assert table_name(Options(Variation.ADJACENT, Scoring.ENGLISH)) == "english beside"


@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "other"])
def test_a_damaged_table_is_said_in_a_sentence(tmp_path: Path, damage: str) -> None:
    path, good = tmp_path / "lines", (asset("text", "poker-lines.dat") or Path()).read_bytes()
    if damage != "missing":
        path.write_bytes({"empty": b"", "cut": good[: len(good) // 2], "other": b"RIFF" + good}[damage])
    with pytest.raises(BadTables, match="without hints"):
        read_tables(path)


# How well it plays


def test_the_table_alone_plays_well(tables: dict[str, list[int]]) -> None:
    adviser, decks = Adviser(tables, 0), random_decks(120, 21)
    for scoring, least in ((Scoring.AMERICAN, 122.0), (Scoring.ENGLISH, 50.5)):
        mean, error = mean_and_error(
            [play_deck(adviser, deck, Options(scoring=scoring), number) for number, deck in enumerate(decks)]
        )
        assert mean > least - 3 * error


def test_columns_are_for_flushes_and_rows_for_ranks(tables: dict[str, list[int]]) -> None:
    """What the document recommends is what the values learned by playing come to."""
    adviser, made = Adviser(tables, 0), {True: Counter[PokerHand](), False: Counter[PokerHand]()}
    for number, deck in enumerate(random_decks(40, 31)):
        match = played_out(adviser, deck, Options(), number)
        for place, line in enumerate(score_lines(view_after(match).grid, Scoring.AMERICAN)):
            made[place < 5][line.hand] += 1
    rows, columns = made[True], made[False]
    assert columns[PokerHand.FLUSH] > 3 * rows[PokerHand.FLUSH]
    for hand in (PokerHand.FULL_HOUSE, PokerHand.FOUR_OF_A_KIND):
        assert rows[hand] > 3 * columns[hand]


def test_variation_1_is_the_hardest_and_variation_2_the_easiest(tables: dict[str, list[int]]) -> None:
    adviser, decks = Adviser(tables, 0), random_decks(150, 41)
    beside, anywhere = (
        sum(play_deck(adviser, deck, Options(variation), number) for number, deck in enumerate(decks))
        for variation in (Variation.ADJACENT, Variation.STANDARD)
    )
    few = decks[:10]
    open_ones = [adviser.best_order(deck[:25], Scoring.AMERICAN, Random(1), 1, 50_000).points for deck in few]
    assert beside < anywhere < sum(open_ones) * len(decks) / len(few)


@pytest.mark.long
def test_completions_play_better_than_the_table(tables: dict[str, list[int]]) -> None:
    """In shares of what wins, over both scorings and both games in which cards are turned."""
    plain, better, gains, slowest = Adviser(tables, 0), Adviser(tables), [], 0.0
    play_and_judge(Adviser(tables, 1), plain, random_decks(1, 50)[0], Options(), 0)  # compiles what is timed below
    for scoring, variation in product(Scoring, (Variation.STANDARD, Variation.ADJACENT)):
        for number, deck in enumerate(random_decks(6, 51)):
            game = play_and_judge(better, plain, deck, Options(variation, scoring), number)
            gains.append(game.gain / scoring.goal)
            slowest = max(slowest, game.slowest_seconds)
    mean, error = mean_and_error(gains)
    assert mean > 2 * error, "the choices that are not the table's are better ones"
    assert slowest < 5, "a second, on a machine that is left alone"


@pytest.mark.slow
def test_it_advises_without_the_compiler_too() -> None:
    script = (
        "from tests.players.poker_solitaire.test_adviser import *\n"
        "from game.players.compiled.jit import IS_COMPILED\n"
        "tables = read_tables(asset('text', 'poker-lines.dat'))\n"
        "view = view_of(Options(), random_decks(1, 1)[0], 20, Random(1))\n"
        "order = Adviser({}, 0).best_order(random_decks(1, 1)[0][:25], Scoring.ENGLISH, Random(1), 1, 300)\n"
        "figures = Adviser(tables).ponder(view, Random(1)).figures\n"
        "print(IS_COMPILED, len(figures) == len(view.open_cells), order.points > 0)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert told.stdout.strip() == "False True True", told.stderr

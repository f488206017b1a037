"""The three variations from the deal to the score, their refusals, and the record of a game."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import Card
from game.cards.pack import pack_of_52, shuffled
from game.cards.seats import Seat
from game.engine.actions import (
    Action,
    Ask,
    Deal,
    Finish,
    IllegalAction,
    Lay,
    Play,
    SeatAction,
    Shift,
    Turn,
    parse_action,
)
from game.engine.events import PACK, CardsMoved, HandScored, MatchWon, Zone
from game.engine.match import Match
from game.engine.record import Header, new_record, read_record
from game.engine.rules import HandStart
from game.rules.catalogue import SOLITAIRES
from game.rules.poker_solitaire.grid import BESIDE
from game.rules.poker_solitaire.hand import PokerSolitaireHand
from game.rules.poker_solitaire.options import Options, Scoring, Variation
from game.rules.poker_solitaire.rules import POKER_SOLITAIRE
from game.rules.poker_solitaire.scoring import Result, total
from game.rules.poker_solitaire.view import Phase, PokerView

SOUTH = Seat.SOUTH
PACK_ORDER = shuffled(pack_of_52(), Random(7))
ALL_OPTIONS = [Options(variation, scoring) for variation in Variation for scoring in Scoring]
every_game = pytest.mark.parametrize("options", ALL_OPTIONS, ids=POKER_SOLITAIRE.options_text)


def dealt(variation: Variation = Variation.STANDARD, scoring: Scoring = Scoring.AMERICAN) -> Match:
    match = Match(POKER_SOLITAIRE, Options(variation, scoring), SOUTH)
    match.apply(Deal(PACK_ORDER))
    return match


def view_of(match: Match) -> PokerView:
    view = match.view(SOUTH)
    assert isinstance(view, PokerView)
    return view


def lay(match: Match, *cells: int) -> None:
    for cell in cells:
        match.apply(Turn(SOUTH))
        top = view_of(match).top
        assert top is not None
        match.apply(Lay(SOUTH, top, cell))


def reason_against(match: Match, action: Action) -> str:
    before = view_of(match)
    with pytest.raises(IllegalAction) as refused:
        match.apply(action)
    assert view_of(match) == before
    return refused.value.reason


def moves(match: Match, rng: Random) -> SeatAction:
    actions = match.legal_actions()
    if isinstance(actions[0], Shift) and rng.random() < 0.3 and Finish(SOUTH) in actions:
        return Finish(SOUTH)
    return actions[int(rng.random() * len(actions))]


@every_game
@pytest.mark.parametrize("seed", range(6))
def test_any_game_comes_to_its_end_and_its_record_says_the_same(options: Options, seed: int) -> None:
    rng = Random(seed)
    header = Header("abc", "poker-solitaire", SOUTH, POKER_SOLITAIRE.options_text(options), ("user",), seed)
    record = new_record(header, POKER_SOLITAIRE)
    match, lines = record.timeline.match, [Deal(shuffled(pack_of_52(), rng)).text]
    record.add(lines[0], POKER_SOLITAIRE)
    while not match.is_over:
        action = moves(match, rng)
        assert parse_action(action.text, POKER_SOLITAIRE.parse_bid, POKER_SOLITAIRE.parse_options) == action
        record.add(action.text, POKER_SOLITAIRE)
    again = read_record(record.text, SOLITAIRES)
    assert not again.trouble and again.timeline.match.is_over
    grid = view_of(match).grid
    assert view_of(again.timeline.match) == view_of(match) and None not in grid and len(set(grid)) == 25
    assert match.scores == again.timeline.match.scores == (total(grid, options.scoring),)
    assert match.hand is not None and match.hand.result == again.timeline.match.finished[-1].result


@every_game
def test_the_fold_of_events_is_the_grid(options: Options) -> None:
    rng, match = Random(3), Match(POKER_SOLITAIRE, options, SOUTH)
    where: dict[Card, int | None] = {}
    events = match.apply(Deal(PACK_ORDER))
    while True:
        for event in events:
            if isinstance(event, CardsMoved):
                for card in event.cards:
                    assert card is not None
                    if card in where:
                        assert event.source.cell == where[card]
                    where[card] = event.target.cell
                    assert event.target is PACK or event.target.zone in (Zone.GRID, Zone.PACK)
        view = view_of(match)
        assert {card: cell for card, cell in where.items() if cell is not None} == {
            card: cell for cell, card in enumerate(view.grid) if card is not None
        }
        if match.is_over:
            break
        events = match.apply(moves(match, rng))
    assert isinstance(events[-2], HandScored) and events[-1] == MatchWon((SOUTH,))


def test_a_turned_card_may_go_to_any_empty_cell() -> None:
    match = dealt()
    assert match.legal_actions() == (Turn(SOUTH),) and view_of(match).phase is Phase.TURNING
    lay(match, 0, 24)
    match.apply(Turn(SOUTH))
    assert view_of(match).top is PACK_ORDER[2] and view_of(match).open_cells == tuple(range(1, 24))
    assert view_of(match).cards_to_come == 23


def test_in_variation_1_a_card_goes_beside_another_diagonals_count() -> None:
    match = dealt(Variation.ADJACENT)
    match.apply(Turn(SOUTH))
    assert len(view_of(match).open_cells) == 25, "the first card goes anywhere"
    match.apply(Lay(SOUTH, PACK_ORDER[0], 6))
    match.apply(Turn(SOUTH))
    assert set(view_of(match).open_cells) == {0, 1, 2, 5, 7, 10, 11, 12} == BESIDE[6]
    assert "beside" in reason_against(match, Lay(SOUTH, PACK_ORDER[1], 24))
    match.apply(Lay(SOUTH, PACK_ORDER[1], 12))
    match.apply(Turn(SOUTH))
    assert 18 in view_of(match).open_cells and 6 not in view_of(match).open_cells


def test_in_variation_2_all_cards_lie_open_and_move_through_the_pack() -> None:
    match = dealt(Variation.OPEN)
    assert view_of(match).grid == PACK_ORDER[:25] and view_of(match).phase is Phase.ARRANGING
    match.apply(Shift(SOUTH, PACK_ORDER[14], None))
    assert view_of(match).top is PACK_ORDER[14] and view_of(match).grid[14] is None
    assert "every card" in reason_against(match, Finish(SOUTH))
    match.apply(Shift(SOUTH, PACK_ORDER[0], 14))
    match.apply(Shift(SOUTH, PACK_ORDER[14], 0))
    grid = view_of(match).grid
    assert (grid[0], grid[14], view_of(match).top) == (PACK_ORDER[14], PACK_ORDER[0], None)
    match.apply(Finish(SOUTH))
    assert match.is_over and match.scores == (total(grid, Scoring.AMERICAN),)


def test_in_variation_2_a_card_may_be_exchanged_for_another() -> None:
    match = dealt(Variation.OPEN)
    match.apply(Shift(SOUTH, PACK_ORDER[3], 20))
    assert view_of(match).grid[3] is PACK_ORDER[20] and view_of(match).grid[20] is PACK_ORDER[3]
    match.apply(Shift(SOUTH, PACK_ORDER[3], None))
    match.apply(Shift(SOUTH, PACK_ORDER[5], None))
    assert view_of(match).top is PACK_ORDER[5] and view_of(match).grid[5] is PACK_ORDER[3]


def test_the_adviser_changes_nothing_but_that_it_was_asked() -> None:
    match = dealt()
    match.apply(Turn(SOUTH))
    before = view_of(match)
    match.apply(Ask(SOUTH))
    after = view_of(match)
    assert after.is_helped and not before.is_helped and after.grid == before.grid and after.top is before.top
    match.apply(Lay(SOUTH, PACK_ORDER[0], 0))
    lay(match, *range(1, 25))
    result = match.finished[-1].result
    assert result.is_helped  # type: ignore[attr-defined]


@pytest.mark.parametrize(("scoring", "points", "won"), [("american", 199, False), ("english", 70, True)])
def test_the_marks_of_a_win(scoring: str, points: int, won: bool) -> None:
    assert Result((points,), Scoring(scoring), False).is_won is won
    assert (Scoring.AMERICAN.goal, Scoring.ENGLISH.goal) == (200, 70)


@pytest.mark.parametrize(
    ("variation", "prelude", "action", "words"),
    [
        ("standard", (), "S lays QS at 1 1", "Turn the pack's top card"),
        ("standard", (), "S asks", "Turn it first"),
        ("standard", (), "S finishes", "Turn the pack's top card"),
        ("standard", ("turns",), "S turns", "face up already"),
        ("standard", ("turns",), "S lays first at 1 1", ""),
        ("standard", ("turns",), "S finishes", "stay where they are"),
        ("standard", ("turns",), "S shifts first to pack", "stay where they are"),
        ("standard", ("turns",), "S lays last at 1 1", "The card to lay is the"),
        ("standard", ("turns",), "S plays first", "Nothing is bid"),
        ("standard", ("turns",), "W lays first at 1 1", "only South"),
        ("2", (), "S turns", "All cards lie open"),
        ("2", (), "S shifts first to 1 1", "lies there already"),
        ("2", (), "S shifts last to 1 1", "not among the cards"),
    ],
)
def test_every_refusal_is_a_sentence(variation: str, prelude: tuple[str, ...], action: str, words: str) -> None:
    match = dealt(Variation(variation))
    for line in prelude:
        match.apply(parse_action(f"S {line}", POKER_SOLITAIRE.parse_bid, POKER_SOLITAIRE.parse_options))
    line = action.replace("first", PACK_ORDER[0].text).replace("last", PACK_ORDER[-1].text)
    wanted = parse_action(line, POKER_SOLITAIRE.parse_bid, POKER_SOLITAIRE.parse_options)
    if words:
        reason = reason_against(match, wanted)
        assert words in reason and reason.endswith(".")
    else:
        match.apply(wanted)
        match.apply(Turn(SOUTH))
        assert "lies there already" in reason_against(match, Lay(SOUTH, PACK_ORDER[1], 0))


def test_nothing_happens_before_the_deal_or_after_the_end() -> None:
    hand = PokerSolitaireHand(HandStart(1, SOUTH, (0,), Options()))
    with pytest.raises(IllegalAction, match="dealt first"):
        hand.apply(Turn(SOUTH))
    with pytest.raises(IllegalAction, match="52 cards"):
        hand.apply(Deal(PACK_ORDER[:25]))
    match = dealt(Variation.OPEN)
    match.apply(Finish(SOUTH))
    assert match.hand is not None and not match.legal_actions()
    with pytest.raises(IllegalAction, match="finished"):
        match.hand.apply(Turn(SOUTH))
    with pytest.raises(IllegalAction, match="dealt already"):
        match.hand.apply(Deal(PACK_ORDER))
    with pytest.raises(IllegalAction):
        match.apply(Play(SOUTH, PACK_ORDER[0]))


@pytest.mark.parametrize("line", ["S lays QS at 0 1", "S lays QS at 1 6", "S lays QS at 1", "S shifts QS to hand"])
def test_lines_that_are_no_action(line: str) -> None:
    with pytest.raises(ValueError, match=r"no cell|no action"):
        parse_action(line, POKER_SOLITAIRE.parse_bid, POKER_SOLITAIRE.parse_options)


def test_the_cards_to_come_are_in_no_view() -> None:
    one, other = dealt(), Match(POKER_SOLITAIRE, Options(), SOUTH)
    other.apply(Deal((*PACK_ORDER[:3], *reversed(PACK_ORDER[3:]))))
    for match in (one, other):
        lay(match, 12, 13)
        match.apply(Turn(SOUTH))
    assert view_of(one) == view_of(other)


def test_a_game_in_a_damaged_record_goes_on_from_its_longest_valid_part() -> None:
    header = Header("abc", "poker-solitaire", SOUTH, "variation=1 scoring=english", ("user",), 3)
    lines = [Deal(PACK_ORDER).text, "S turns", f"S lays {PACK_ORDER[0].text} at 3 3", "S turns", "S lays QS at 9 9"]
    record = read_record(header.text + "".join(line + "\n" for line in lines), SOLITAIRES)
    assert "no cell" in record.trouble and view_of(record.timeline.match).top is PACK_ORDER[1]
    record.timeline.undo(2)
    assert view_of(record.timeline.match).phase is Phase.LAYING

"""A game under way: saved before it is seen, undone and done again, taken back in time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.cards.seats import Seat
from game.engine.actions import Call, ChangeOptions, Discard
from game.engine.record import read_record
from game.play.live import Live, new_header
from game.play.shuffling import deal_for, first_dealer
from game.play.thinking import Thinker
from game.rules.catalogue import GAMES
from tests.play.tables import RULES, Timid, open_game, reopen_game, state_of, step


def south_to_call_first(folder: Path) -> Live:
    seed = next(seed for seed in range(100) if first_dealer(RULES, seed) is Seat.EAST)
    live = open_game(folder, seed)
    live.deal()
    return live


@pytest.mark.parametrize("seed", range(10))
def test_three_undos_at_random_points_equal_having_played_afresh(seed: int, tmp_path: Path) -> None:
    rng = Random(seed)
    live = open_game(tmp_path, seed)
    done = 0
    while done < 3 and not live.match.is_over:
        states = []
        for _ in range(rng.randrange(20, 90)):
            if live.match.is_over:
                break
            states.append((live.moment, state_of(live)))
            step(live, rng)
        if not live.may_undo():
            continue
        after = state_of(live)
        behind = live.moment
        live.undo()
        remembered = dict(states)
        if live.moment in remembered:
            assert state_of(live) == remembered[live.moment]
        assert live.is_users_turn
        reread = read_record(live.saved.path.read_text(), GAMES)
        assert reread.trouble == "" and reread.timeline.actions == live.saved.record.timeline.actions
        live.redo()
        assert state_of(live) == after and live.moment == behind
        live.undo()
        done += 1
    assert done == 3 and live.undos == 6


def test_redo_is_gone_once_something_else_is_chosen(tmp_path: Path) -> None:
    rng = Random(3)
    live = open_game(tmp_path)
    while live.moment < 12:
        step(live, rng)
    live.undo()
    assert live.may_redo()
    step(live, rng)
    assert not live.may_redo()
    with pytest.raises(ValueError, match="nothing to do again"):
        live.redo()


def test_undo_in_a_fresh_game_is_refused_in_a_sentence(tmp_path: Path) -> None:
    live = open_game(tmp_path)
    with pytest.raises(ValueError, match="nothing to undo"):
        live.undo()


def test_three_cards_thrown_out_are_undone_as_one_choice(tmp_path: Path) -> None:
    for seed in range(200):
        rng = Random(seed)
        live = open_game(None, seed)
        while not live.match.is_over:
            step(live, rng)
            actions = live.saved.record.timeline.actions
            last = actions[-1]
            if isinstance(last, Discard) and last.seat is Seat.SOUTH and len(live.match.hand.discards) == 3:
                live.undo()
                assert len(live.view().hand) == 13
                return
    raise AssertionError("nobody threw out cards in 200 games")


def test_a_call_is_taken_back_until_the_next_player_calls(tmp_path: Path) -> None:
    rng = Random(1)
    live = south_to_call_first(tmp_path)
    assert isinstance(live.match.legal_actions()[0], Call)
    before = state_of(live)
    live.submit(live.match.legal_actions()[0])
    assert live.may_take_back_call()
    live.take_back_call()
    assert state_of(live) == before and live.undos == 0
    assert "takeback 1" in live.saved.path.read_text()
    live.submit(live.match.legal_actions()[0])
    step(live, rng)
    assert not live.may_take_back_call()
    with pytest.raises(ValueError, match="until the next player calls"):
        live.take_back_call()


def test_a_call_that_opens_the_kitty_cannot_be_taken_back() -> None:
    for seed in range(50):
        live = open_game(None, seed)
        live.deal()
        rng = Random(seed)
        while live.match.legal_actions() and isinstance(live.match.legal_actions()[0], Call):
            mine = live.is_users_turn
            if mine:
                live.submit(live.match.legal_actions()[-1])
                ended = not (live.match.legal_actions() and isinstance(live.match.legal_actions()[0], Call))
                assert live.may_take_back_call() is not ended
                if ended:
                    return
            else:
                step(live, rng)
    raise AssertionError("no auction ended with the user's call")


def test_each_line_is_on_disk_when_the_events_come_back(tmp_path: Path) -> None:
    rng = Random(5)
    live = open_game(tmp_path)
    for _ in range(120):
        if live.match.is_over:
            break
        step(live, rng)
        lines = live.saved.path.read_text().splitlines()
        assert lines[-1] == live.saved.record.timeline.actions[-1].text


def test_resuming_goes_on_with_the_same_hand_and_the_same_chance(tmp_path: Path) -> None:
    rng = Random(2)
    live = open_game(tmp_path, seed=9)
    for _ in range(30):
        step(live, rng)
    again = reopen_game(tmp_path)
    assert state_of(again) == state_of(live)
    assert deal_for(RULES, again.header.seed, 2) == deal_for(RULES, 9, 2)


def test_changed_options_wait_for_the_next_deal(tmp_path: Path) -> None:
    rng = Random(4)
    live = open_game(tmp_path)
    live.players = {seat: Timid() for seat in Seat}
    step(live, rng)
    live.change_options(ChangeOptions(RULES.parse_options("lowest-bid=7"), "lowest-bid=7"))
    assert live.match.hand.options.lowest_bid == 6
    while not live.match.awaits_deal:
        if live.is_users_turn:
            live.submit(live.match.legal_actions()[0])
        else:
            step(live, rng)
    live.deal()
    assert live.match.hand.options.lowest_bid == 7
    assert reopen_game(tmp_path).match.hand.options.lowest_bid == 7


def change_options(live: Live, words: str) -> None:
    live.change_options(ChangeOptions(RULES.parse_options(words), words))


def assert_on_disk(live: Live, folder: Path) -> None:
    """The file leads to where the game stands, options and all."""
    again = reopen_game(folder)
    assert state_of(again) == state_of(live) and again.match.options == live.match.options
    assert again.match.hand_options == live.match.hand_options and again.moment == live.moment


def test_undo_keeps_options_changed_since(tmp_path: Path) -> None:
    live, rng = south_to_call_first(tmp_path), Random(1)
    live.submit(live.match.legal_actions()[0])
    change_options(live, "slam=no")
    step(live, rng)
    live.undo()
    assert live.is_users_turn and live.match.options == RULES.parse_options("slam=no")
    assert live.match.hand_options == RULES.parse_options(""), "the hand under way keeps what it was dealt with"
    assert_on_disk(live, tmp_path)
    assert live.may_redo()
    live.redo()
    assert live.match.options == RULES.parse_options("slam=no")
    assert_on_disk(live, tmp_path)


def test_options_changed_after_an_undo_leave_redo_open_and_outlive_it(tmp_path: Path) -> None:
    live, rng = south_to_call_first(tmp_path), Random(1)
    live.submit(live.match.legal_actions()[0])
    change_options(live, "slam=no")
    step(live, rng)
    called = len(live.view().calls)
    live.undo()
    change_options(live, "lowest-bid=7")
    assert live.may_redo()
    live.redo()
    assert len(live.view().calls) == called
    assert live.match.options == RULES.parse_options("lowest-bid=7")
    assert_on_disk(live, tmp_path)
    live.undo()
    assert live.match.options == RULES.parse_options("lowest-bid=7")
    assert_on_disk(live, tmp_path)


def test_a_call_can_be_taken_back_although_options_were_changed_after_it(tmp_path: Path) -> None:
    live = south_to_call_first(tmp_path)
    live.submit(live.match.legal_actions()[0])
    change_options(live, "slam=no")
    assert live.may_take_back_call()
    live.take_back_call()
    assert live.is_users_turn and not live.view().calls
    assert live.match.options == RULES.parse_options("slam=no")
    assert_on_disk(live, tmp_path)


def test_options_chosen_before_the_first_call_are_no_move_to_undo(tmp_path: Path) -> None:
    live = south_to_call_first(tmp_path)
    change_options(live, "slam=no")
    assert not live.may_undo() and not live.may_take_back_call()


def test_abandoning_keeps_the_game(tmp_path: Path) -> None:
    live = open_game(tmp_path)
    step(live, Random(1))
    live.abandon()
    kept = list(live.saves.kept("five-hundred"))
    assert [record.is_abandoned for record in kept] == [True]
    assert live.saves.resume("five-hundred") is None


def test_events_seen_by_the_user_hold_no_hidden_card(tmp_path: Path) -> None:
    live = open_game(tmp_path)
    live.deal()
    own = set(live.view().hand)
    seen = {card for event in live.hand_events() for card in getattr(event, "cards", ()) if card is not None}
    assert seen == own


def test_why_not_says_what_the_rules_forbid(tmp_path: Path) -> None:
    live = south_to_call_first(tmp_path)
    assert "Open misère" in live.why_not("S bids OM") and live.why_not("S bids -") == ""


def test_ids_have_nothing_to_do_with_the_seed() -> None:
    assert new_header(RULES, seed=1).id != new_header(RULES, seed=1).id


def test_a_question_called_off_is_never_answered() -> None:
    thinker = Thinker()
    thinker.ask(1, lambda: "an answer")  # type: ignore[arg-type, return-value]
    assert thinker.answer(2) is None
    assert thinker.answer(1) is None and not thinker.is_thinking
    thinker.close()

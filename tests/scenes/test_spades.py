"""Spades at the table, by keys and by mouse, from the title to the end of a game and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from game.cards.card import Suit
from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Look, Play
from game.engine.events import HANDS
from game.play.live import Live
from game.rules.spades.bids import BLIND_FOUR, BLIND_NELLO, Bid
from game.rules.spades.options import Options
from game.rules.spades.scoring import score_hand
from game.rules.spades.view import Phase
from game.scenes.game_over import GameOverScene
from game.scenes.instructions import InstructionsScene
from game.scenes.menu import MenuScene
from game.scenes.question import QuestionScene
from game.scenes.review.replay import ReplayScene
from game.scenes.scorecard import ScoreCardScene
from game.scenes.spades.options import SPADES_OPTIONS, SpadesOptionsScene
from game.scenes.spades.presentation import SpadesPresentation
from game.scenes.spades.statistics import SpadesStatisticsScene
from game.scenes.spades.words import result_words
from game.scenes.table.words import signed
from tests.scenes.visitor import Visitor, is_game_over, is_hand_over

Visit = Callable[..., Visitor]


@cache
def is_asked(phase: Phase, tricks: int = 0) -> Callable[[Live], bool]:
    """Whether the user is to choose in that phase of a hand, with at least so many tricks won."""

    def is_there(live: Live) -> bool:
        hand: Any = live.match.hand
        return hand is not None and live.is_users_turn and hand.phase is phase and len(hand.tricks) >= tricks

    return is_there


def may_bid_blind(live: Live) -> bool:
    actions = live.match.legal_actions() if live.is_users_turn else ()
    return bool(actions) and isinstance(actions[0], Look)


def is_late(live: Live) -> bool:
    """Whether the game may end with this hand."""
    return max(live.match.scores) >= 200 and is_asked(Phase.BIDDING)(live)


def calls_before_another(live: Live) -> bool:
    """Whether the user bids, and somebody after."""
    hand: Any = live.match.hand
    return is_asked(Phase.BIDDING)(live) and hand.dealer is not Seat.SOUTH


def at_table(visit: Visit, until: Callable[[Live], bool], **others: Any) -> Visitor:
    visitor = visit(5, until=until, game="spades", **others)
    visitor.sit_down()
    visitor.settle()
    return visitor


def own_lines(visitor: Visitor, since: int) -> list[str]:
    return [line for line in visitor.lines()[since:] if line.startswith("S ")]


# From the title to the end and back


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_short_game_from_the_title_to_its_end_and_back(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=is_late, game="spades", options="short-game=yes")
    if by_mouse:
        visitor.step()
        visitor.click((400, 300))
        for label in ("Other games", "Spades", "Continue game"):
            visitor.click(next(button for button in visitor.menu.buttons if button.label == label).rect.center)
    else:
        visitor.sit_down()
    kinds = set()

    def note(table: Any) -> bool:
        if table.panel is None and table.live.is_users_turn:
            kinds.add(type(table.live.match.legal_actions()[0]))
        return bool(table.live.match.is_over)

    visitor.play_until(note, by_mouse)
    record = visitor.record()
    assert kinds == {Call, Play} and not record.trouble and record.timeline.match.is_over
    won = Seat.SOUTH in record.timeline.match.winners
    assert visitor.panel.heading == ("You have won the game!" if won else "The game is lost")
    visitor.answer_panel(0, by_mouse)
    over = visitor.scene
    assert isinstance(over, GameOverScene) and over.ending.is_won is won
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Spades" and visitor.menu.buttons[0].label == "Start game"
    assert visitor.lobby.shelf.room("spades").tally_line() == f"Games won {int(won)}, lost {int(not won)}"
    for heading in ("Other games", "Five Hundred"):
        visitor.key(pygame.K_ESCAPE)
        assert visitor.menu.heading == heading


# Bidding


@pytest.mark.parametrize(
    ("keys", "bid"),
    [
        ([pygame.K_4, pygame.K_RETURN], "4"),
        ([pygame.K_0, pygame.K_RETURN], "0"),
        ([pygame.K_1, pygame.K_2, pygame.K_PERIOD], "12"),
        ([pygame.K_KP3, pygame.K_KP_PERIOD], "3"),
        ([pygame.K_2, pygame.K_7, pygame.K_RETURN], "7"),
        ([pygame.K_UP, pygame.K_UP, pygame.K_UP, pygame.K_RETURN], "3"),
        ([pygame.K_DOWN, pygame.K_DOWN, pygame.K_UP, pygame.K_UP, pygame.K_SPACE], "13"),
        ([pygame.K_1, pygame.K_DOWN, pygame.K_DOWN, pygame.K_PERIOD], "0"),
        ([pygame.K_1, pygame.K_UP, pygame.K_3, pygame.K_PERIOD], "3"),
        ([pygame.K_F10, pygame.K_RETURN], "10"),
        ([pygame.K_9, pygame.K_BACKSPACE, pygame.K_5, pygame.K_RETURN], "5"),
    ],
    ids=lambda value: value if isinstance(value, str) else "-".join(map(pygame.key.name, value)),
)
def test_a_bid_by_keys(visit: Visit, keys: list[int], bid: str) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    before = len(visitor.lines())
    for key in keys[:-1]:
        visitor.key(key)
    assert len(visitor.lines()) == before, "nothing is bid before it is confirmed"
    visitor.key(keys[-1])
    assert own_lines(visitor, before)[0] == f"S bids {bid}"


def test_a_bid_by_mouse_in_two_ways(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    before = len(visitor.lines())
    visitor.click(visitor.spot("number", Bid.of(6)))
    assert visitor.table.calling.choice.number == 6 and len(visitor.lines()) == before
    visitor.click((400, 580), button=3)
    assert visitor.table.calling.choice.number is None
    visitor.click(visitor.spot("number", Bid.of(5)))
    visitor.click(visitor.spot("make", None))
    assert own_lines(visitor, before)[0] == "S bids 5"
    again = at_table(visit, is_asked(Phase.BIDDING))
    for _ in range(2):
        again.click(again.spot("number", Bid.of(0)))
    assert own_lines(again, before)[0] == "S bids 0"


def test_no_bid_without_a_number(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    before = visitor.lines()
    for key in (pygame.K_RETURN, pygame.K_PERIOD):
        visitor.key(key)
        assert "Choose a number of tricks first" in visitor.message() and visitor.lines() == before


def test_a_bid_is_taken_back_until_the_next_player_bids(visit: Visit) -> None:
    visitor = at_table(visit, calls_before_another, is_quick=False)
    before = len(visitor.lines())
    visitor.key(pygame.K_4)
    visitor.key(pygame.K_RETURN)
    assert visitor.lines()[-1] == "S bids 4"
    visitor.key(pygame.K_BACKSPACE)
    assert visitor.lines()[-1] == "takeback 1" and visitor.table.is_calling
    visitor.settle()
    visitor.key(pygame.K_3)
    visitor.key(pygame.K_RETURN)
    assert own_lines(visitor, before) == ["S bids 4", "S bids 3"]


def test_scores_bids_and_tricks_are_in_sight_and_said(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    table = visitor.table
    for seat, bid in zip(SEATS, table.view.bids, strict=True):
        assert visitor.plate(seat) == ("" if bid is None else bid.name.capitalize())
    visitor.act_by_keys(visitor.decide())
    visitor.play_until(lambda at: at.live.is_users_turn and len(at.view.tricks) > 3)
    board = table.presentation.board(table.view, table.shown_scores(), table.name_of)
    assert board.headings == ("bid", "won", "score")
    for seat, row in zip(SEATS, board.rows, strict=True):
        bid = table.view.bids[seat]
        words = "Nello" if bid.is_nello else str(bid.tricks)
        assert row.cells == (words, str(table.view.tricks_won[seat]), signed(table.live.match.scores[seat]))


@pytest.mark.parametrize(
    ("key", "kind"),
    [(pygame.K_ESCAPE, MenuScene), (pygame.K_s, ScoreCardScene), (pygame.K_n, QuestionScene)],
)
def test_menu_scores_and_new_game_while_the_bid_is_asked_for(visit: Visit, key: int, kind: type) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    table, before = visitor.table, visitor.lines()
    visitor.key(pygame.K_7)
    visitor.key(key)
    assert isinstance(visitor.scene, kind)
    visitor.key(pygame.K_RETURN if kind is MenuScene else pygame.K_ESCAPE)
    visitor.settle()
    assert visitor.scene is table and visitor.lines() == before and table.calling.choice.number == 7


def test_the_rules_are_a_question_mark_away(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    visitor.key(pygame.K_SLASH, pygame.KMOD_LSHIFT)
    scene = visitor.scene
    assert isinstance(scene, InstructionsScene) and scene.manual.chapters[0] == "Spades"


def test_a_hint_marks_a_number(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    visitor.take_hint()
    hint, panel = visitor.table.hint, visitor.table.calling.panel
    assert hint.bid is not None and panel.advised is hint.bid and f"bid {hint.bid.name}" in hint.words


# Before the cards are seen


def face_up(visitor: Visitor) -> list[bool]:
    table = visitor.table
    return [table.stage.pose_of(piece).is_face_up for piece in table.presenter.pieces.at[HANDS[Seat.SOUTH]]]  # type: ignore[union-attr]


@pytest.mark.parametrize("way", [pygame.K_RETURN, pygame.K_PERIOD, None])
def test_the_cards_lie_face_down_until_they_are_looked_at(visit: Visit, way: int | None) -> None:
    visitor = at_table(visit, may_bid_blind, options="blinds=yes")
    before = len(visitor.lines())
    assert not any(face_up(visitor)) and not visitor.table.own_hand()
    if way is None:
        visitor.click(visitor.spot("look", None))
    else:
        visitor.key(way)
    visitor.settle()
    assert own_lines(visitor, before) == ["S looks"]
    assert all(face_up(visitor)) and len(visitor.table.own_hand()) == 13
    visitor.key(pygame.K_4)
    visitor.key(pygame.K_RETURN)
    assert own_lines(visitor, before) == ["S looks", "S bids 4"]


@pytest.mark.parametrize(("key", "bid"), [(pygame.K_0, BLIND_NELLO), (pygame.K_4, BLIND_FOUR)])
@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_blind_bid(visit: Visit, key: int, bid: Bid, by_mouse: bool) -> None:
    visitor = at_table(visit, may_bid_blind, options="blinds=yes")
    before = len(visitor.lines())
    if by_mouse:
        visitor.click(visitor.spot("blind", bid))
    else:
        visitor.key(key)
    visitor.settle()
    assert own_lines(visitor, before)[0] == f"S bids {bid.text}"
    assert all(face_up(visitor)), "the cards are taken up after it"
    board = visitor.table.presentation.board(visitor.table.view, (0,) * 4, visitor.table.name_of)
    assert board.rows[Seat.SOUTH].cells[0] == f"Blind {bid.tricks}"


def test_other_numbers_cannot_be_bid_blind(visit: Visit) -> None:
    visitor = at_table(visit, may_bid_blind, options="blinds=yes")
    before = visitor.lines()
    visitor.key(pygame.K_7)
    assert "blind nello" in visitor.message() and visitor.lines() == before
    piece = visitor.table.presenter.pieces.at[HANDS[Seat.SOUTH]][12]
    pose = visitor.table.stage.pose_of(piece)
    assert pose is not None
    visitor.click((pose.x, pose.y))
    assert "Look at your cards first" in visitor.message() and visitor.lines() == before


def test_who_is_not_far_behind_sees_the_cards_at_once(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING), options="blinds=yes")
    assert all(face_up(visitor)) and visitor.table.calling.choice.look is None


# Playing


def test_spades_are_not_led_until_they_are_broken(visit: Visit) -> None:
    def may_not_lead(live: Live) -> bool:
        hand: Any = live.match.hand
        if not is_asked(Phase.PLAYING)(live) or hand.trick or hand.is_broken:
            return False
        suits = {card.suit for card in hand.hands[Seat.SOUTH]}
        return Suit.SPADES in suits and len(suits) > 1

    visitor = at_table(visit, may_not_lead)
    before = visitor.lines()
    assert "any card but a spade" in visitor.message()
    spade = next(card for card in visitor.table.own_hand() if card.suit is Suit.SPADES)
    visitor.card_key(spade)
    assert visitor.message() == "Spades may be led once a spade has been played; lead another suit."
    assert visitor.lines() == before


def must_follow(live: Live) -> bool:
    if not is_asked(Phase.PLAYING)(live):
        return False
    return 0 < len(live.match.legal_actions()) < len(live.view().hand)


@pytest.mark.parametrize("is_expert", [False, True])
def test_expert_mode_says_nothing_of_a_card_that_may_not_be_played(visit: Visit, is_expert: bool) -> None:
    visitor = at_table(visit, must_follow, options="expert-mode=yes" if is_expert else "")
    before, prompt = visitor.lines(), visitor.message()
    legal = {action.card for action in visitor.table.view.legal}
    visitor.card_key(next(card for card in visitor.table.own_hand() if card not in legal))
    assert visitor.lines() == before and visitor.services.sounds.asked[-1] == "refused"
    assert (visitor.message() == prompt) is is_expert


@pytest.mark.parametrize("is_expert", [False, True])
def test_expert_mode_asks_nothing_before_a_new_game(visit: Visit, is_expert: bool) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, 1), options="expert-mode=yes" if is_expert else "")
    old = visitor.table
    visitor.key(pygame.K_n)
    if not is_expert:
        assert isinstance(visitor.scene, QuestionScene)
        visitor.key(pygame.K_n)
    visitor.settle()
    assert visitor.table is not old and visitor.table.live.match.number == 1 and not visitor.table.view.tricks
    assert len(list((visitor.folder / "kept").glob("spades-*.txt"))) == 1  # type: ignore[operator]
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Spades", "the old table is gone from under the new one"


@pytest.mark.parametrize(("options", "is_seen"), [("", True), ("animation=no", False)])
def test_cards_move_only_with_animation(visit: Visit, options: str, is_seen: bool) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, 1), options=options, is_quick=False)
    visitor.act_by_keys(visitor.decide())
    visitor.step()
    assert visitor.table.stage.is_moving is is_seen


# The end of a hand, looking back, and what is kept


def name_of(seat: int) -> str:
    return ("Ann", "Bob", "Cid", "Dot")[seat]


@pytest.mark.parametrize(
    ("bids", "tricks", "options", "heading", "told"),
    [
        ("4 3 2 1", (5, 4, 3, 1), Options(), "4 made", "You bid 4 and took 5 tricks: +40 points and 1 bag."),
        ("4 3 2 1", (1, 5, 4, 3), Options(), "Short of the bid", "You bid 4 and took 1 trick: −40 points."),
        ("0 3 2 1", (0, 6, 4, 3), Options(), "Nello, and not one trick!", "+50 points."),
        ("0 3 2 1", (2, 5, 3, 3), Options(), "Nello failed", "−50 points."),
        ("B4 3 2 1", (4, 5, 3, 1), Options(), "Blind 4 made", "+100 points."),
        ("3 3 2 1", (6, 3, 3, 1), Options(sandbag=True), "A double set", "−60 points."),
    ],
)
def test_the_end_of_a_hand_in_words(
    bids: str, tricks: tuple[int, int, int, int], options: Options, heading: str, told: str
) -> None:
    parsed = [Bid.parse(text) for text in bids.split()]
    result = score_hand((parsed[0], parsed[1], parsed[2], parsed[3]), tricks, options)
    said = result_words(result, (9, 9, 9, 9), Seat.SOUTH, name_of)
    assert said[0] == heading and told in said[1] and "Ten bags" not in said[1]


def test_the_tenth_bag_is_told() -> None:
    parsed = [Bid.parse(text) for text in ["4", "3", "2", "1"]]
    result = score_hand((parsed[0], parsed[1], parsed[2], parsed[3]), (6, 3, 3, 1), Options())
    assert result_words(result, (1, 30, 21, 10), Seat.SOUTH, name_of)[1].endswith("Ten bags cost 100: Ann.")


def test_a_nello_is_a_feast_if_it_is_made() -> None:
    parsed = [Bid.parse(text) for text in ["BN", "3", "2", "1"]]
    made = score_hand((parsed[0], parsed[1], parsed[2], parsed[3]), (0, 5, 5, 3), Options())
    assert SpadesPresentation().comment(made, Seat.SOUTH).is_feast
    failed = score_hand((parsed[0], parsed[1], parsed[2], parsed[3]), (1, 5, 4, 3), Options())
    assert not SpadesPresentation().comment(failed, Seat.SOUTH).is_feast
    assert SpadesPresentation().comment(failed, Seat.SOUTH).effect == "set"


def test_the_score_card_and_the_replay_from_the_result(visit: Visit) -> None:
    visitor = at_table(visit, is_hand_over)
    result: Any = visitor.table.live.match.finished[-1].result
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_s)
    card = visitor.scene
    assert isinstance(card, ScoreCardScene)
    row = card.rows()[-1]
    assert row[1::2] == [f"{result.bids[seat].text} · {result.tricks[seat]}" for seat in SEATS]
    assert row[2::2] == [signed(total) for total in visitor.lobby.shelf.room("spades").table().live.match.scores]
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_p)
    replay = visitor.scene
    assert isinstance(replay, ReplayScene) and replay.transport.where.text.endswith("bidding")
    visitor.key(pygame.K_END)
    assert replay.shown_view().tricks_won == result.tricks


def test_another_program_comes_to_the_front_while_the_scores_are_up(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, 2))
    view, lines = visitor.table.view, visitor.lines()
    visitor.key(pygame.K_s)
    for kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.event.Event(kind))
        visitor.step()
    assert isinstance(visitor.scene, ScoreCardScene)
    visitor.close()
    again = visit(9, game="spades")
    again.sit_down()
    again.settle()
    assert again.table.view == view and again.lines()[: len(lines)] == lines


def test_undo_goes_back_to_the_bid(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    visitor.key(pygame.K_3)
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert visitor.table.view.phase is Phase.PLAYING
    visitor.key(pygame.K_u)
    visitor.settle()
    assert visitor.table.is_calling and visitor.table.view.bids[Seat.SOUTH] is None
    visitor.key(pygame.K_y, pygame.KMOD_LCTRL)
    visitor.settle()
    assert visitor.table.view.bids[Seat.SOUTH] is Bid.of(3)


def test_the_game_goes_on_after_the_program_has_gone(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, 3))
    view, hand = visitor.table.view, visitor.table.own_hand()
    visitor.close()
    again = visit(9, game="spades")
    again.sit_down()
    again.settle()
    assert again.table.view == view and again.table.own_hand() == hand


def test_every_option_is_on_the_page_and_written_into_the_game(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_o)
    page = visitor.scene
    assert isinstance(page, SpadesOptionsScene)
    assert {spec.field for spec in SPADES_OPTIONS} == set(Options.__slots__)
    for row in page.rows:
        box = row.control.rect
        visitor.click((box.right - 12, box.centery))
    words = "spade-tight=yes blinds=yes sandbag=yes short-game=yes expert-mode=yes animation=no"
    assert visitor.services.settings.spades_rules == words
    assert visitor.lines()[-1] == f"options {words}"


def test_the_statistics_add_up(visit: Visit) -> None:
    visitor = visit(5, until=is_game_over, game="spades", options="short-game=yes blinds=yes")
    table = visitor.sit_down()
    visitor.settle()
    results: list[Any] = [hand.result for hand in table.live.match.finished]
    visitor.wait(40)
    visitor.key(pygame.K_RETURN)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_t)
    page = visitor.scene
    assert isinstance(page, SpadesStatisticsScene)
    assert page.bar.tally.played == 1
    assert f"{len(results)} hands finished · 1 minute at the table" in page.summary.text
    made = [sum(result.is_made(seat) for result in results) for seat in SEATS]
    assert [bar.figure for bar in page.by_player.bars] == [f"{count} of {len(results)}" for count in made]
    figures = {bar.label: bar.figure for bar in page.by_kind.bars}
    nellos = [result for result in results if result.bids[Seat.SOUTH].text == "0"]
    assert figures["Nellos"] == f"{sum(r.is_made(Seat.SOUTH) for r in nellos)} of {len(nellos)}"
    assert figures["Bags"] == f"{sum(result.bags[Seat.SOUTH] for result in results)} in all"

"""Hearts at the table, by keys and by mouse, from the title to the end of a game and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pygame
import pytest

from game.cards.card import Card, Suit
from game.cards.seats import SEATS, Seat
from game.engine.actions import Pass, Play
from game.play.live import Live
from game.rules.hearts.view import Phase
from game.scenes.farewell import FarewellScene
from game.scenes.game_over import GameOverScene
from game.scenes.hearts.options import HeartsOptionsScene
from game.scenes.hearts.statistics import HeartsStatisticsScene
from game.scenes.instructions import InstructionsScene
from game.scenes.question import QuestionScene
from game.scenes.review.replay import ReplayScene
from game.scenes.scorecard import ScoreCardScene
from game.scenes.table.words import change, signed
from tests.scenes.visitor import Visitor, hands_dealt, is_game_over, is_hand_over

Visit = Callable[..., Visitor]


@cache
def is_asked(phase: Phase, tricks: int = 0) -> Callable[[Live], bool]:
    """Whether the user is to choose in that phase of a hand, with at least so many tricks won."""

    def is_there(live: Live) -> bool:
        hand: Any = live.match.hand
        return hand is not None and live.is_users_turn and hand.phase is phase and len(hand.tricks) >= tricks

    return is_there


def is_hold_hand(live: Live) -> bool:
    return live.match.number == 4 and is_asked(Phase.PLAYING)(live)


def is_late(live: Live) -> bool:
    """Whether a total is so high that the game may end with this hand."""
    return max(live.match.scores) >= 80 and is_asked(Phase.PASSING)(live)


def at_table(visit: Visit, until: Callable[[Live], bool], **others: Any) -> Visitor:
    visitor = visit(5, until=until, game="hearts", **others)
    visitor.sit_down()
    visitor.settle()
    return visitor


def raised(visitor: Visitor) -> set[Card]:
    """The cards of the hand that lie higher than their neighbours would."""
    table = visitor.table
    pieces = table.presenter.pieces
    slots = table.layout.hand_slots(len(table.own_hand()))
    ids = pieces.at[next(place for place in pieces.at if place.zone.value == "hand" and place.seat is Seat.SOUTH)]
    high = set()
    for piece, (_, y, _) in zip(ids, slots, strict=True):
        pose = table.stage.pose_of(piece)
        assert pose is not None
        if pose.y < y - 20 * table.layout.s:
            high.add(pieces.faces[piece])
    return high


# From the title to the end and back


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_game_from_the_title_to_its_end_and_back(visit: Visit, by_mouse: bool) -> None:
    visitor = visit(5, until=is_late, game="hearts")
    if by_mouse:
        visitor.step()
        visitor.click((400, 300))
        for label in ("Other games", "Hearts", "Continue game"):
            visitor.click(next(button for button in visitor.menu.buttons if button.label == label).rect.center)
    else:
        visitor.sit_down()
    kinds = set()

    def note(table: Any) -> bool:
        if table.panel is None and table.live.is_users_turn:
            kinds.add(type(table.live.match.legal_actions()[0]))
        return bool(table.live.match.is_over)

    visitor.play_until(note, by_mouse)
    assert kinds == {Pass, Play}
    record = visitor.record()
    assert not record.trouble and record.timeline.match.is_over
    won = Seat.SOUTH in record.timeline.match.winners
    assert visitor.panel.heading in (("You have won the game!", "You share the win!") if won else ("The game is lost",))
    visitor.answer_panel(0, by_mouse)
    over = visitor.scene
    assert isinstance(over, GameOverScene) and over.ending.is_won is won
    assert over.ending.totals.count("\n") == 3
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Hearts" and visitor.menu.buttons[0].label == "Start game"
    room = visitor.lobby.shelf.room("hearts")
    assert room.tally_line() == f"Games won {int(won)}, lost {int(not won)}"
    assert visitor.lobby.tally_line() == "", "the games of one table are not counted at another"
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Other games"
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Five Hundred"


def test_a_fresh_game_begins_with_a_pass(visit: Visit) -> None:
    visitor = visit(3, game="hearts")
    visitor.sit_down()
    visitor.settle()
    assert visitor.table.view.phase is Phase.PASSING and hands_dealt(visitor.record()) == 1
    assert visitor.record().header.players == ("user", "expert", "expert", "expert")


def test_the_user_is_player_1_and_the_others_2_to_4_until_they_are_named(visit: Visit) -> None:
    visitor = visit(3, game="hearts")
    visitor.sit_down()
    visitor.settle()
    assert [visitor.table.name_of(seat) for seat in SEATS] == ["You", "Player 2", "Player 3", "Player 4"]
    visitor.services.change(names=("Wilma", "Player 2", "Emma"))
    assert [visitor.table.name_of(seat) for seat in SEATS] == ["You", "Wilma", "Player 3", "Emma"]
    assert visitor.lobby.name_of(Seat.WEST) == "Wilma" and visitor.lobby.name_of(Seat.NORTH) == "Player 2"


# Passing


def test_the_prompt_says_where_the_cards_go(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    view = visitor.table.view
    receiver = visitor.table.name_of(view.direction.receiver(Seat.SOUTH))
    assert view.direction.word in visitor.message() and receiver in visitor.message()
    labels = [button.label for button in visitor.table.furniture.buttons]
    assert f"Pass {view.direction.word}" in labels


def test_chosen_cards_are_raised_and_can_be_taken_back(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    table, before = visitor.table, visitor.lines()
    hand = table.own_hand()
    for card in hand[:3]:
        visitor.card_key(card)
    visitor.wait(0.4)
    assert raised(visitor) == set(hand[:3])
    visitor.card_key(hand[1])
    visitor.wait(0.4)
    assert raised(visitor) == {hand[0], hand[2]}
    visitor.key(pygame.K_RETURN)
    assert "must go: 3" in visitor.message() and visitor.lines() == before
    visitor.click((400, 300), button=3)
    visitor.wait(0.4)
    assert raised(visitor) == {hand[0]}
    visitor.key(pygame.K_BACKSPACE)
    visitor.wait(0.4)
    assert raised(visitor) == set() and visitor.lines() == before
    for card in hand[4:7]:
        visitor.click(visitor.card_place(card))
    visitor.card_key(hand[8])
    assert "Enough cards are chosen" in visitor.message() and visitor.lines() == before
    visitor.click(visitor.button_place("give"))
    assert [line for line in visitor.lines()[len(before) :] if line.startswith("S ")] == [
        f"S passes {card.text}" for card in hand[4:7]
    ]


def test_what_was_refused_is_forgotten_once_it_is_put_right(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.key(pygame.K_SPACE)
    assert "Choose a card first" in visitor.message()
    visitor.key(pygame.K_F1)
    assert visitor.message() == "1 of 3 marked."
    visitor.key(pygame.K_RETURN)
    assert "must go: 3" in visitor.message()
    visitor.click((5, 5), 3)
    assert "must go" not in visitor.message() and visitor.table.choice.chosen == []


def test_the_originals_way_to_pass(visit: Visit) -> None:
    """The cursor goes with the arrows, Space marks and unmarks, Return passes (seed 001, CONTROLS)."""
    visitor = at_table(visit, is_asked(Phase.PASSING))
    table, before = visitor.table, visitor.lines()
    hand = table.own_hand()
    for index in range(4):
        visitor.key(pygame.K_RIGHT)
        assert table.choice.card_under_cursor(hand) is hand[index]
        visitor.key(pygame.K_SPACE)
    assert table.choice.chosen == hand[:3], "three are enough"
    visitor.key(pygame.K_LEFT)
    visitor.key(pygame.K_SPACE)
    assert table.choice.chosen == hand[:2]
    visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_RETURN)
    passed = [line for line in visitor.lines()[len(before) :] if line.startswith("S ")]
    assert passed == [f"S passes {card.text}" for card in (hand[0], hand[1], hand[3])]


def test_what_came_is_marked_until_the_first_card(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.act_by_keys(visitor.decide())
    visitor.play_until(lambda table: table.live.is_users_turn and table.view.phase is Phase.PLAYING)
    look = visitor.table.presenter.look
    assert look.marked == set(visitor.table.view.received) and len(look.marked) == 3
    visitor.act_by_keys(visitor.decide())
    visitor.play_until(lambda table: table.live.is_users_turn)
    assert not visitor.table.presenter.look.marked


def test_the_pass_is_undone_as_one_choice(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    hand = visitor.table.own_hand()
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    assert visitor.table.own_hand() != hand
    visitor.key(pygame.K_u)
    visitor.settle()
    assert visitor.table.own_hand() == hand and visitor.table.gift is not None
    visitor.key(pygame.K_y, pygame.KMOD_LCTRL)
    visitor.settle()
    assert visitor.table.view.given and visitor.table.own_hand() != hand


def test_the_cards_passed_can_be_looked_at(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=2))
    for look in (lambda: visitor.key(pygame.K_p), lambda: visitor.click(visitor.button_place("passed"))):
        look()
        assert visitor.panel.heading.startswith("You passed ")
        visitor.key(pygame.K_SPACE)
        assert visitor.table.panel is None


def test_before_anything_is_passed_there_is_nothing_to_look_at(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.key(pygame.K_p)
    assert visitor.table.panel is None and visitor.message() == "You have passed no cards in this hand."
    (button,) = [button for button in visitor.table.furniture.buttons if button.name == "passed"]
    assert button.is_off


def test_the_fourth_hand_is_played_as_dealt(visit: Visit) -> None:
    visitor = at_table(visit, is_hold_hand)
    table = visitor.table
    assert not table.view.given and not table.view.received and table.gift is None
    assert not table.presenter.look.marked
    assert next(button for button in table.furniture.buttons if button.name == "passed").is_off


# Playing


def test_hearts_are_not_led_until_they_are_broken(visit: Visit) -> None:
    def may_not_lead(live: Live) -> bool:
        hand: Any = live.match.hand
        if not is_asked(Phase.PLAYING)(live) or hand.trick or hand.is_broken:
            return False
        cards = hand.hands[Seat.SOUTH]
        return any(card.suit is Suit.HEARTS for card in cards) and any(card.suit is not Suit.HEARTS for card in cards)

    visitor = at_table(visit, may_not_lead)
    table, before = visitor.table, visitor.lines()
    assert "any card but a heart" in visitor.message()
    heart = next(card for card in table.own_hand() if card.suit is Suit.HEARTS)
    assert table.presenter.look.playable is not None and heart not in table.presenter.look.playable
    visitor.card_key(heart)
    assert visitor.message() == "Hearts may be led once a heart has been played; lead another suit."
    assert visitor.lines() == before


def test_the_corner_tells_whether_hearts_are_broken_and_who_has_the_points(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=8))
    table = visitor.table
    first, second = table.presentation.headline(table.view, table.name_of)
    assert first.endswith("hearts broken" if table.view.is_broken else "hearts not broken")
    taken = table.view.points_taken
    assert str(sum(taken)) in second or second.startswith("No points")
    board = table.presentation.board(table.view, table.shown_scores(), table.name_of)
    assert [row.cells for row in board.rows] == [
        (str(taken[seat]), signed(table.live.match.scores[seat])) for seat in SEATS
    ]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_card_is_played_with_the_arrows(visit: Visit, key: int) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=2))
    before, legal = visitor.lines(), [action.card for action in visitor.table.view.legal]
    visitor.key(pygame.K_LEFT)
    card = visitor.table.choice.card_under_cursor(visitor.table.own_hand())
    assert card in legal
    visitor.key(key)
    assert visitor.lines()[len(before)] == f"S plays {card.text}"  # type: ignore[union-attr]


def test_a_hint_is_asked_for_with_i_alone(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=2))
    visitor.take_hint(pygame.K_i)
    hint = visitor.table.hint
    assert hint.is_open and hint.advice is not None
    (card,) = hint.cards
    assert card in {action.card for action in visitor.table.view.legal}
    assert visitor.table.presenter.look.marked == {card} and hint.words.endswith(".")
    visitor.key(pygame.K_i)
    assert not hint.is_open


def test_a_hint_for_the_pass_names_three_cards(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.take_hint(pygame.K_i)
    assert len(visitor.table.hint.cards) == 3 and "pass on" in visitor.table.hint.words


# The original's other keys


def test_d_sets_the_delay(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    assert visitor.services.settings.display_time == 1.0
    visitor.key(pygame.K_d)
    assert visitor.panel.heading == "The delay" and visitor.panel.choices[visitor.panel.focus].label == "At once"
    visitor.key(pygame.K_2)
    assert visitor.table.panel is None and visitor.services.settings.display_time == 0.25
    visitor.click(visitor.button_place("delay"))
    assert visitor.panel.choices[visitor.panel.focus].label == "Slow"
    visitor.key(pygame.K_ESCAPE)
    assert visitor.table.panel is None and visitor.services.settings.display_time == 0.25
    visitor.key(pygame.K_d)
    visitor.key(pygame.K_RIGHT)
    visitor.key(pygame.K_RETURN)
    assert visitor.services.settings.display_time == 0.5


@pytest.mark.parametrize("by_mouse", [False, True])
def test_s_turns_the_sound_off_and_on(visit: Visit, by_mouse: bool) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    for level, word in (("off", "off"), ("full", "on")):
        if by_mouse:
            visitor.click(visitor.button_place("sound"))
        else:
            visitor.key(pygame.K_s)
        assert visitor.services.settings.sound_level == level and visitor.services.sounds.level == level
        assert visitor.message() == f"Sound is {word}."
        (button,) = [button for button in visitor.table.furniture.buttons if button.name == "sound"]
        assert button.label == ("Muted" if level == "off" else "Sound") and button.is_lit is (level == "off")


def test_sound_comes_back_as_loud_as_it_was(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.services.change(sound_level="part")
    for level in ("off", "part", "off", "part"):
        visitor.key(pygame.K_s)
        assert visitor.services.settings.sound_level == level


@pytest.mark.parametrize(
    ("key", "button", "kind"),
    [
        (pygame.K_h, "rules", InstructionsScene),
        (pygame.K_F10, "scores", ScoreCardScene),
        (pygame.K_q, "leave", QuestionScene),
        (pygame.K_F9, "leave", QuestionScene),
    ],
)
def test_the_keys_that_lead_away_and_back(visit: Visit, key: int, button: str, kind: type) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING))
    table, before = visitor.table, visitor.lines()
    for strike in (lambda: visitor.key(key), lambda: visitor.click(visitor.button_place(button))):
        strike()
        assert isinstance(visitor.scene, kind)
        visitor.key(pygame.K_ESCAPE)
        visitor.settle()
        assert visitor.scene is table and visitor.lines() == before


def test_f9_quits_and_the_game_is_kept(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=3))
    before = visitor.path.read_text(encoding="utf-8")
    visitor.key(pygame.K_F9)
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.scene, FarewellScene)
    visitor.wait(1)
    visitor.key(pygame.K_SPACE)
    assert visitor.app.is_ended and visitor.path.read_text(encoding="utf-8") == before


def test_f9_and_f10_answer_over_the_result_of_a_hand(visit: Visit) -> None:
    visitor = at_table(visit, is_hand_over)
    heading = visitor.panel.heading
    for key, kind in ((pygame.K_F10, ScoreCardScene), (pygame.K_F9, QuestionScene)):
        visitor.key(key)
        assert isinstance(visitor.scene, kind)
        visitor.key(pygame.K_ESCAPE)
        visitor.settle()
        assert visitor.panel.heading == heading


def test_the_card_keys_stop_at_f8(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    hand = visitor.table.own_hand()
    visitor.key(pygame.K_F8)
    visitor.key(pygame.K_F1, pygame.KMOD_LSHIFT)
    visitor.key(pygame.K_F5, pygame.KMOD_LSHIFT)
    assert visitor.table.choice.chosen == [hand[7], hand[8], hand[12]]
    assert [visitor.table.presentation.keys.label(index) for index in (0, 7, 8, 12)] == ["F1", "F8", "S+F1", "S+F5"]


# The end of a hand, and looking back


def test_the_result_tells_what_everybody_took(visit: Visit) -> None:
    visitor = at_table(visit, is_hand_over)
    match = visitor.table.live.match
    result: Any = match.finished[-1].result
    shot = result.shooter is not None
    assert visitor.panel.heading.endswith("shot the moon!" if shot else "The hand is over")
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_s)
    card = visitor.scene
    assert isinstance(card, ScoreCardScene)
    row = card.rows()[-1]
    points = [change(each) if each else "0" for each in result.points]
    assert row[2::2] == points and row[3::2] == [signed(total) for total in match.scores]


def test_a_hand_is_played_again(visit: Visit) -> None:
    visitor = at_table(visit, is_hand_over)
    visitor.key(pygame.K_r)
    visitor.key(pygame.K_p)
    replay = visitor.scene
    assert isinstance(replay, ReplayScene)
    assert replay.transport.where.text.endswith("passing")
    for _ in range(4):
        visitor.key(pygame.K_PAGEDOWN)
    visitor.key(pygame.K_o)
    visitor.wait(0.5)
    assert replay.replay.is_open and replay.replay.trick_number >= 3
    visitor.key(pygame.K_END)
    assert sum(replay.shown_view().points_taken) == 26
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_ESCAPE)
    visitor.settle()
    assert visitor.table.panel is not None


@pytest.mark.parametrize(
    ("scores", "won", "heading"),
    [
        ((56, 108, 70, 60), True, "You have won the game!"),
        ((56, 108, 56, 60), True, "You share the win!"),
        ((108, 56, 56, 60), False, "The game is lost"),
    ],
)
def test_the_end_of_the_game_in_words(scores: tuple[int, int, int, int], won: bool, heading: str) -> None:
    from game.rules.hearts.options import Options
    from game.rules.hearts.scoring import score_hand
    from game.scenes.hearts.presentation import HeartsPresentation

    result = score_hand((13, 6, 6, 1), Options())
    panel = HeartsPresentation().result_panel(result, scores, str, is_over=True, won=won)
    assert panel.heading == heading


def test_a_moon_is_told_and_feasted() -> None:
    from game.rules.hearts.options import Moon, Options
    from game.rules.hearts.scoring import score_hand
    from game.scenes.hearts.presentation import HeartsPresentation
    from game.scenes.hearts.words import result_words

    def name_of(seat: int) -> str:
        return ("Ann", "Bob", "Cid", "Dot")[seat]

    shown = HeartsPresentation()
    mine = score_hand((26, 0, 0, 0), Options())
    assert result_words(mine, name_of)[0] == "Ann shot the moon!"
    assert "26 points for everybody else" in result_words(mine, name_of)[1]
    assert shown.comment(mine, Seat.SOUTH).is_feast
    theirs = score_hand((0, 0, 26, 0), Options(moon=Moon.SUBTRACT))
    assert "26 points off" in result_words(theirs, name_of)[1]
    assert shown.comment(theirs, Seat.SOUTH).effect == "set" and not shown.comment(theirs, Seat.SOUTH).is_feast
    queen = score_hand((1, 20, 5, 0), Options())
    assert result_words(queen, name_of)[1] == "Bob had the lady, and 20 points. Clean: Dot."
    split = score_hand((13, 13, 0, 0), Options())
    assert "lady" not in result_words(split, name_of)[1]


# What is kept


def test_the_game_goes_on_after_the_program_has_gone(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=3))
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    view, hand = visitor.table.view, visitor.table.own_hand()
    visitor.close()
    again = visit(9, game="hearts")
    again.sit_down()
    again.settle()
    assert again.table.view == view and again.table.own_hand() == hand


def test_two_games_are_kept_side_by_side(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING))
    lines = visitor.lines()
    for _ in range(3):
        visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.heading == "Five Hundred"
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    assert visitor.table.live.match.rules.name == "five-hundred"
    assert visitor.lines() == lines
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_a)
    visitor.key(pygame.K_h)
    assert visitor.menu.buttons[0].label == "Continue game"


def test_the_options_are_kept_and_written_into_the_game(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_o)
    page = visitor.scene
    assert isinstance(page, HeartsOptionsScene)
    for row in page.rows:
        control: Any = row.control
        box = control.rect
        visitor.click((box.right - 12, box.centery))
    assert visitor.services.settings.hearts_rules == "two-of-clubs-leads=yes clean-first-trick=yes moon=subtract"
    assert visitor.lines()[-1].startswith("options ") and visitor.services.settings.rules == ""
    visitor.key(pygame.K_d)
    assert visitor.services.settings.hearts_rules == ""


def test_the_instructions_of_hearts_are_its_own(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PASSING))
    visitor.key(pygame.K_h)
    scene = visitor.scene
    assert isinstance(scene, InstructionsScene)
    assert scene.manual.chapters[0] == "Hearts" and "Scoring" in scene.manual.chapters


def test_the_statistics_add_up(visit: Visit) -> None:
    visitor = visit(5, until=is_game_over, game="hearts")
    table = visitor.sit_down()
    visitor.settle()
    hands = [hand.result for hand in table.live.match.finished]
    visitor.key(pygame.K_RETURN)
    visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_t)
    page = visitor.scene
    assert isinstance(page, HeartsStatisticsScene)
    assert page.bar.tally.played == 1 and f"{len(hands)} hands finished" in page.summary.text
    means = [sum(result.taken[seat] for result in hands) / len(hands) for seat in SEATS]  # type: ignore[attr-defined]
    assert [bar.figure for bar in page.by_player.bars] == [f"{mean:.1f}" for mean in means]
    counts = [int(bar.figure.split()[0]) for bar in page.by_points.bars]
    assert sum(counts) == len(hands)


def test_a_reset_counts_the_games_under_way_at_every_table(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING))
    for _ in range(3):
        visitor.key(pygame.K_ESCAPE)
    visitor.key(pygame.K_RETURN)
    visitor.settle()
    rooms = (visitor.lobby, visitor.lobby.shelf.room("hearts"))
    for room in rooms:
        room.rooms.reset()
        visitor.services.change(tally_since="2199-01-01T00:00:00+00:00")
        for each in rooms:
            (live,) = each.under_way()
            assert live.header.id in visitor.services.settings.tally_also.split()
    (live,) = rooms[1].under_way()
    live.abandon()
    assert rooms[1].rooms.count().abandoned == 1 and rooms[0].rooms.count().abandoned == 0

"""Small things at the table: what is said and lit while cards fly, what a new window size must not lose."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.cards.seats import Seat
from game.rules.five_hundred.view import Phase
from game.scenes.five_hundred.presentation import FiveHundredPresentation
from game.scenes.table.board import HEADING_INK, Board, BoardRow, draw_board
from game.screen import theme as themes
from game.screen.palette import PANEL_BOTTOM, PANEL_TOP, contrast
from game.screen.theme import Theme
from tests.scenes import reader
from tests.scenes.visitor import Visitor, is_asked, is_hand_over

Visit = Callable[..., Visitor]


def at_table(visit: Visit, until: Callable[..., bool], **preferences: object) -> Visitor:
    visitor = visit(5, until=until, **preferences)
    visitor.sit_down()
    visitor.settle()
    return visitor


def offered(visitor: Visitor) -> list[str]:
    return [button.name for button in visitor.table.furniture.buttons]


def labelled(visitor: Visitor) -> int:
    """How many cards have their F-key under them."""
    return sum(visitor.table.furniture.below.rect_of(("key", index)) is not None for index in range(13))


def test_the_f_keys_stand_under_the_cards_only_where_they_mean_them(visit: Visit) -> None:
    """While bids go round F1 to F10 are levels and suits."""
    for phase, keys in ((Phase.BIDDING, 0), (Phase.DISCARDING, 13), (Phase.PLAYING, 10)):
        visitor = at_table(visit, is_asked(phase))
        assert labelled(visitor) == keys
        visitor.close()


def test_the_piles_of_tricks_say_whose_they_are(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=3))
    counts = [0, 0]
    for trick in visitor.table.view.tricks:
        counts[trick.winner & 1] += 1
    words = FiveHundredPresentation().pile_words(visitor.table.view)
    assert words == tuple(
        f"{whose} tricks: {n}" if n else "" for whose, n in zip(("Our", "Their"), counts, strict=True)
    )
    shown = [visitor.table.furniture.below.rect_of(("pile", pile)) is not None for pile in range(2)]
    assert shown == [bool(count) for count in counts]


def test_while_a_hand_is_dealt_the_corner_offers_nothing_of_the_last_one(visit: Visit) -> None:
    visitor = at_table(visit, is_hand_over, is_quick=False)
    assert "last trick" in offered(visitor)
    visitor.key(pygame.K_RETURN)
    assert visitor.table.stage.is_busy
    assert offered(visitor) == ["menu", "review", "hint", "undo"]


def test_the_first_deal_can_be_left_by_mouse(visit: Visit) -> None:
    visitor = visit(5, is_quick=False)
    visitor.sit_down()
    visitor.step()
    assert visitor.table.stage.is_busy
    visitor.click(visitor.button_place("menu"))
    assert visitor.menu


def test_no_button_glows_under_a_panel(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=1))
    visitor.click(visitor.button_place("last trick"))
    assert visitor.panel and visitor.table.furniture.hot_button == ""


def test_a_refusal_outlives_a_new_window_size(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.BIDDING))
    visitor.key(pygame.K_RETURN)
    sentence = visitor.message()
    assert sentence
    visitor.resize((1000, 700))
    assert visitor.message() == sentence
    visitor.wait(4.5)
    assert visitor.message() != sentence


def test_the_keys_follow_the_cards_while_one_flies(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING), is_quick=False)
    held = len(visitor.table.own_hand())
    assert labelled(visitor) == held
    visitor.act_by_keys(visitor.decide())
    assert visitor.table.stage.is_busy and labelled(visitor) == held - 1


def test_the_ink_for_the_felt_is_chosen_once(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING))
    asked: list[object] = []
    choose = themes.ink_on_all
    monkeypatch.setattr(themes, "ink_on_all", lambda grounds: (asked.append(grounds), choose(grounds))[1])
    visitor.act_by_keys(visitor.decide())
    visitor.settle()
    assert not asked
    visitor.services.change(felt_colour=(200, 190, 120))
    visitor.step()
    before = visitor.table.theme.felt_ink()
    assert before == visitor.table.theme.felt_ink() and len(asked) == 1


def test_cards_fly_under_the_names(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING), reduced_motion=False)
    table, north = visitor.table, visitor.table.layout.name_plate(Seat.NORTH)
    lower = pygame.Rect(north.x + 8, north.y + 4, north.width - 16, north.height - 8)
    before = pygame.image.tobytes(visitor.app.surface.subsurface(lower), "RGB")
    piece = table.stage.pieces[-1]
    pose, card = table.stage.pose_of(piece), table.stage.face_of(piece)
    assert pose is not None
    table.stage.glide({piece: (card, pose._replace(x=north.centre[0], y=north.centre[1]))}, 0.4)
    visitor.wait(0.3)
    assert table.stage.is_moving
    assert pygame.image.tobytes(visitor.app.surface.subsurface(lower), "RGB") == before


def test_back_in_the_menu_the_focus_is_on_the_game_under_way(visit: Visit) -> None:
    visitor = visit(5, until=is_asked(Phase.PLAYING))
    visitor.key(pygame.K_SPACE)
    visitor.key(pygame.K_p)
    visitor.key(pygame.K_ESCAPE)
    assert visitor.menu.form.focused is not None and visitor.menu.form.focused.name == "Continue game"
    fresh = visit(5, folder=None)
    fresh.key(pygame.K_SPACE)
    fresh.key(pygame.K_p)
    fresh.key(pygame.K_ESCAPE)
    assert fresh.menu.form.focused is not None and fresh.menu.form.focused.name == "Start game"


def test_the_winner_of_the_last_trick_stands_in_a_frame(visit: Visit) -> None:
    visitor = at_table(visit, is_asked(Phase.PLAYING, tricks=1))
    trick = visitor.table.view.tricks[-1]
    visitor.key(pygame.K_l)
    surface, theme = visitor.panel.content(visitor.table.theme), visitor.table.theme
    step, row = theme.px(156), theme.px(8) + theme.px(60)
    margins = [surface.get_at((step * n + step // 2 - theme.px(59), row)) for n in range(len(trick.plays))]
    framed = [play.seat for play, pixel in zip(trick.plays, margins, strict=True) if pixel.a]
    assert framed == [trick.winner]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800), (3840, 2160)])
def test_the_first_score_card_says_what_there_is_to_win(visit: Visit, size: tuple[int, int]) -> None:
    card = at_table(visit, is_asked(Phase.BIDDING)).lobby.score_card()
    with reader.reading() as complaints:
        found = reader.read(card, size)
        assert {"40", "520", "Misère 250 · Open misère 500"} <= set(found)
        assert not complaints


@pytest.mark.parametrize("scale", [0.625, 1.0, 1.35, 2.0, 2.7])
def test_a_name_on_the_board_stands_on_one_line_with_its_figures(scale: float) -> None:
    pygame.font.init()
    theme, width, height = Theme((round(1280 * scale), round(800 * scale))), round(330 * scale), round(118 * scale)
    drawn = draw_board(theme, (width, height), Board(("score",), tuple(BoardRow(("H",), ("1",)) for _ in range(4))))
    inside = drawn.subsurface(pygame.Rect(0, 0, width, height).inflate(-10, -10))
    name, figure = (
        max(y for x in columns for y in range(inside.get_height()) if sum(inside.get_at((x, y))[:3]) > 450)
        for columns in (range(width // 3), range(width // 2, width - 10))
    )
    assert abs(name - figure) <= scale / 2


def test_the_headings_of_the_board_can_be_read() -> None:
    assert min(contrast(HEADING_INK, PANEL_TOP), contrast(HEADING_INK, PANEL_BOTTOM)) >= 4.5

"""Keys and mouse at the table: each event becomes a wish, and a wish is looked up among the legal actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.cards.card import Card, Suit
from game.engine.actions import Discard, Pass, Play
from game.engine.events import DISCARDS, HANDS
from game.scenes.scene import Answer
from game.scenes.table import habits, keys
from game.scenes.table.dragging import Drag
from game.scenes.table.panels import Panel, suit_panel
from game.scenes.table.trick_panel import laid_away_panel, last_trick_panel
from game.table.pose import Pose

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

DOUBLE_CLICK_SECONDS = 0.5

_PASSING_RESULT = ("menu", "review", "undo", "redo", "scores", "rules", "sound", "leave", "new game")


class TableInput:
    """Turns the user's events into what the scene does."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag = Drag()
        self._peek_button = 0
        self._last_click: tuple[Card, float] | None = None

    def handle(self, event: pygame.event.Event) -> Answer:
        """Take one event of the window."""
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._release(event)
        if event.type == pygame.MOUSEMOTION:
            self._point(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.let_go()
        return None

    # -- keys --------------------------------------------------------------------------------------------------------

    def _key(self, event: pygame.event.Event) -> Answer:
        scene = self.scene
        if scene.panel is not None and not (self._is_result_open and self._passes_result(event)):
            return self._panel_answer(scene.panel.handle(event))
        wish = self._wish_of(event)
        if wish:
            return self.carry_out(wish)
        if event.key == pygame.K_BACKSPACE:
            self.take_back()
        elif scene.stage.is_busy:
            scene.hurry()
        elif scene.is_calling and scene.calling is not None:
            scene.calling.key(event)
        elif scene.live.is_users_turn:
            self._card_key(event)
        return None

    def _wish_of(self, event: pygame.event.Event) -> str:
        """The button a key stands for; empty if it stands for none."""
        own = self.scene.presentation.keys
        if event.key in keys.MENU:
            return "menu"
        if keys.is_redo(event):
            return "redo"
        if keys.is_undo(event):
            return "undo"
        if event.key in own.wishes:
            return own.wishes[event.key]
        if event.key in own.hint:
            return "hint"
        return {pygame.K_r: "review", pygame.K_l: "last trick"}.get(event.key, "")

    def _card_key(self, event: pygame.event.Event) -> None:
        scene, hand = self.scene, self.scene.own_hand()
        own = scene.presentation.keys
        number = own.card_at(event)
        if number is not None:
            if number < len(hand):
                self.choose_card(hand[number])
            else:
                held = "one card" if len(hand) == 1 else f"{len(hand)} cards"
                last = f" to {own.name(len(hand) - 1)}" if len(hand) > 1 else ""
                scene.refuse(f"You hold {held}: use {own.name(0)}{last}.")
        elif event.key in keys.STEPS:
            across, down = keys.STEPS[event.key]
            allowed = [action.card for action in scene.view.legal if isinstance(action, (Play, Discard, Pass))]
            scene.choice.move(hand, across or -down, allowed)
            scene.show_choices()
        elif event.key in keys.CONFIRM:
            self._confirm(event, hand)

    def _confirm(self, event: pygame.event.Event, hand: list[Card]) -> None:
        scene = self.scene
        card = scene.choice.card_under_cursor(hand)
        if scene.gift is not None and event.key != pygame.K_SPACE and (scene.is_choice_complete or card is None):
            self.give()
        elif card is not None:
            self.choose_card(card)
        elif len(scene.view.legal) == 1:
            scene.submit(scene.view.legal[0])
        else:
            scene.refuse("Choose a card first: with the arrows, its F-key, or the mouse.")

    # -- mouse -------------------------------------------------------------------------------------------------------

    def _press(self, event: pygame.event.Event) -> Answer:
        scene = self.scene
        if event.button == 1:
            button = scene.furniture.button_at(event.pos)
            is_free = self._is_result_open and button is not None and button.name in _PASSING_RESULT
            if scene.panel is not None and not is_free:
                return self._panel_answer(scene.panel.handle(event))
            if button is not None:
                return self.carry_out(button.name)
            if scene.stage.is_busy:
                scene.hurry()
            else:
                self._press_table(event.pos)
        elif event.button == 3:
            self.take_back()
        return None

    def carry_out(self, wish: str) -> Answer:
        """Do what a button of that name does."""
        scene = self.scene
        doors = {
            "menu": scene.doors.menu,
            "review": scene.doors.review,
            "scores": scene.doors.scores,
            "rules": scene.doors.instructions,
            "leave": scene.doors.leave,
            "new game": scene.doors.new_game,
        }
        if wish in doors:
            return doors[wish]()
        deeds: dict[str, Callable[[], None]] = {
            "undo": scene.undo,
            "redo": scene.redo,
            "hint": scene.hint.toggle,
            "last trick": self.peek,
            "passed": self.show_passed,
            "give": self.give,
            "delay": lambda: habits.ask_delay(scene),
            "sound": lambda: habits.toggle_sound(scene),
        }
        deeds[wish]()
        return None

    def _press_table(self, point: tuple[int, int]) -> None:
        scene = self.scene
        if scene.is_calling and scene.calling is not None and scene.calling.press(point):
            return
        piece = scene.stage.piece_at(point)
        if piece is not None and piece in scene.presenter.pieces.at.get(HANDS[scene.live.user], ()):
            self._press_card(scene.presenter.pieces.faces.get(piece), piece, point)
        elif self._is_pile(point, piece):
            self._peek_button = 1
            self.peek()

    def _press_card(self, card: Card | None, piece: int, point: tuple[int, int]) -> None:
        scene = self.scene
        if card is None:
            scene.refuse(scene.presentation.why_face_down)
        elif scene.live.is_users_turn and not scene.is_calling:
            self.drag.begin(card, piece, point)
        elif scene.is_calling:
            scene.refuse("First comes your call; the cards are played after the auction.")

    def _release(self, event: pygame.event.Event) -> Answer:
        scene = self.scene
        if event.button != 1:
            return None
        if self._peek_button:
            self._peek_button = 0
            scene.close_panel()
        card = self.drag.card
        if card is None:
            return None
        is_pulled = self.drag.is_pulled
        self.let_go()
        if is_pulled and event.pos[1] < scene.layout.hand_y - scene.layout.card_size[1] * 0.75:
            self.choose_card(card)
        elif not is_pulled:
            self._click_card(card)
        return None

    def _click_card(self, card: Card) -> None:
        """A click chooses the card, or raises it for the second click if the preferences ask for two."""
        scene = self.scene
        if scene.services.settings.double_click and scene.gift is None:
            last, self._last_click = self._last_click, (card, scene.seconds)
            if last is None or last[0] is not card or scene.seconds - last[1] > DOUBLE_CLICK_SECONDS:
                scene.choice.cursor = scene.own_hand().index(card)
                scene.show_choices()
                return
        self._last_click = None
        self.choose_card(card)

    def _point(self, event: pygame.event.Event) -> None:
        scene = self.scene
        if scene.panel is not None:
            focus = scene.panel.focus
            scene.panel.handle(event)
            if focus != scene.panel.focus:
                scene.redraw_panel()
            return
        button = scene.furniture.button_at(event.pos)
        scene.furniture.heat(button.name if button is not None and not button.is_off else "")
        if self.drag.move(event.pos, scene.theme.scale) and self.drag.piece is not None:
            pose = Pose(event.pos[0], event.pos[1], layer=900, is_face_up=True)
            scene.stage.glide({self.drag.piece: (self.drag.card, pose)}, 0.03)
        elif scene.is_calling and scene.calling is not None and scene.calling.point(event.pos):
            scene.draw_call_panel()

    def let_go(self) -> None:
        """Let the card under the pointer go back to its place in the hand."""
        scene = self.scene
        if self.drag.card is not None and self.drag.is_pulled:
            picture = scene.presenter.picture()
            scene.stage.glide({piece: picture[piece] for piece in (self.drag.piece,) if piece in picture}, 0.15)
        self.drag.end()

    def _is_pile(self, point: tuple[int, int], piece: int | None) -> bool:
        scene = self.scene
        lying = scene.presenter.pieces.at
        if piece is not None and piece in lying.get(DISCARDS[scene.live.user], ()):
            return True
        view = scene.shown_view()
        is_there = any(scene.layout.pile_box(pile).holds(point) for pile in range(scene.layout.piles))
        return is_there and view is not None and bool(view.tricks)

    # -- wishes ------------------------------------------------------------------------------------------------------

    def choose_card(self, card: Card) -> None:
        """Play *card*, or mark it as one to part with."""
        scene = self.scene
        gift = scene.gift
        if gift is not None:
            if not scene.choice.toggle(card, gift.count):
                scene.refuse(f"Enough cards are chosen. Right click takes one back, Enter {gift.does}.")
                return
            self._put_right()
            return
        plays = [action for action in scene.view.legal if isinstance(action, Play) and action.card is card]
        if len(plays) == 1:
            scene.submit(plays[0])
        elif plays:
            scene.open_panel(suit_panel(plays))
        else:
            scene.refuse_card(card)

    def name_suit(self, letter: str) -> None:
        """Lead the Joker as that suit."""
        scene = self.scene
        scene.close_panel()
        for action in scene.view.legal:
            if isinstance(action, Play) and action.suit is Suit.parse(letter):
                scene.submit(action)
                return

    def give(self) -> None:
        """Part with the cards marked."""
        scene = self.scene
        chosen, gift = scene.choice.chosen, scene.gift
        if gift is None:
            return
        actions = {action.card: action for action in scene.view.legal if isinstance(action, (Discard, Pass))}
        if len(chosen) != gift.count:
            scene.refuse(f"Cards that must go: {gift.count}. Chosen so far: {len(chosen)}.")
        else:
            scene.submit(*(actions[card] for card in chosen))

    def take_back(self) -> None:
        """Right click: the half-made choice, else the call just made."""
        scene = self.scene
        if scene.panel is not None:
            if not self._is_result_open:
                scene.close_panel()
        elif scene.live.may_take_back_call():
            scene.take_back_call()
        elif scene.is_calling and scene.calling is not None and scene.calling.take_back():
            scene.draw_call_panel()
        elif scene.choice.take_back():
            self._put_right()

    def _put_right(self) -> None:
        """Another choice has been made: what was refused before it is forgotten."""
        self.scene.refusal_left_seconds = 0.0
        self.scene.show_choices()

    def peek(self) -> None:
        """Look at the last trick, or at the cards parted with before there is one."""
        view = self.scene.shown_view()
        panel = self._peek_panel(view) if view is not None else None
        if panel is None:
            self.scene.refuse("No trick has been won yet.")
        else:
            self.scene.open_panel(panel)

    def _peek_panel(self, view: Any) -> Panel | None:
        faces = self.scene.services.faces
        laid_away = self.scene.presentation.laid_away(view)
        if view.tricks:
            trick = view.tricks[-1]
            below = laid_away if laid_away.is_under_trick else None
            return last_trick_panel(trick.plays, trick.winner, below, faces, self.scene.name_of)
        return laid_away_panel(laid_away, faces) if laid_away.cards and laid_away.is_under_trick else None

    def show_passed(self) -> None:
        """Look at the cards passed on."""
        scene = self.scene
        laid_away = scene.presentation.laid_away(scene.view)
        if laid_away.cards:
            scene.open_panel(laid_away_panel(laid_away, scene.services.faces))
        else:
            scene.refuse("You have passed no cards in this hand.")

    # -- panels ------------------------------------------------------------------------------------------------------

    @property
    def _is_result_open(self) -> bool:
        match, panel = self.scene.live.match, self.scene.panel
        return panel is not None and bool(panel.choices) and match.to_act is None

    def _panel_answer(self, name: str | None) -> Answer:
        scene = self.scene
        match name:
            case None:
                scene.redraw_panel()
            case "close":
                scene.close_panel()
            case "deal":
                scene.deal()
            case "finish":
                return scene.doors.game_over()
            case "review":
                return scene.doors.review()
            case "undo":
                scene.undo()
            case _ if name.startswith(habits.DELAY):
                habits.choose_delay(scene, name)
            case _:
                self.name_suit(name)
        return None

    def _passes_result(self, event: pygame.event.Event) -> bool:
        """Whether a key means the same over the result of a hand as at the table."""
        wish = self._wish_of(event)
        return wish in _PASSING_RESULT and wish != "review"

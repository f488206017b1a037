"""The table: Five Hundred as it is played, seen from South."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.cards.card import Card
from game.engine.actions import Call, Play, SeatAction
from game.engine.events import HANDS, Event
from game.play.live import Live
from game.rules.five_hundred.scoring import Result
from game.rules.five_hundred.view import FiveHundredView, Phase
from game.scenes.scene import Answer, Services
from game.scenes.table import words
from game.scenes.table.call_choice import CallChoice
from game.scenes.table.call_panel import CallPanel
from game.scenes.table.felt import FeltScene
from game.scenes.table.furniture import SideButton
from game.scenes.table.hand_choice import HandChoice
from game.scenes.table.hint import Hint
from game.scenes.table.input import TableInput
from game.scenes.table.panels import Panel, hand_panel
from game.screen.sound import REMARKS

REFUSAL_SECONDS = 4.0
WORTH_SAYING_SECONDS = 0.4
"""How long somebody must have been thinking before it is said."""
NOT_KEPT = "This game is not being kept"
TAKE_BACK_SECONDS = 0.7
"""How long at least the user's call may be taken back before the next player calls."""


@dataclass(frozen=True, slots=True)
class Doors:
    """Where the table leads to; each answers with what happens to the scene."""

    menu: Callable[[], Answer]
    review: Callable[[], Answer]
    game_over: Callable[[], Answer]


class TableScene(FeltScene):
    """A game under way: what the engine says is shown beat by beat, and the user's wishes go back as legal actions."""

    def __init__(self, services: Services, live: Live, name_of: words.NameOf, doors: Doors) -> None:
        self.live = live
        self.doors = doors
        super().__init__(services, name_of, len(live.match.rules.pack()), live.user)
        self.calls = CallChoice()
        self.choice = HandChoice()
        self.call_panel = CallPanel(self.theme, self.layout.call_panel, self.calls)
        self.panel: Panel | None = None
        self.hint = Hint(self)
        self.input = TableInput(self)
        self._refusal_left_seconds = 0.0
        self._patience_seconds = self._waited_seconds = 0.0
        self.seconds = 0.0
        """How long the table has been looked at: the clock of a double click."""
        self._may_play_itself = True
        self.set_up()

    # -- setting up ------------------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Put the table as the game stands: at the start, and after going back in time."""
        self.input.let_go()
        self.hint.close()
        self.choice.clear()
        self.calls.open(())
        self.close_panel()
        self.show_afresh(self.live.hand_events() if self.live.match.hand is not None else ())

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        self.call_panel = CallPanel(self.theme, self.layout.call_panel, self.calls)
        self.hint.put()

    def resumed(self, result: Any = None) -> Answer:
        self.input.let_go()
        return super().resumed(result)

    def left(self) -> None:
        self.input.let_go()
        self.live.thinker.call_off()

    def shown_view(self) -> FiveHundredView | None:
        return self.view if self.live.match.hand is not None else None

    def shown_scores(self) -> tuple[int, ...]:
        return self.live.match.scores

    # -- time ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        return self.input.handle(event)

    def update(self, dt_seconds: float) -> Answer:
        self.seconds += dt_seconds
        self.hint.update()
        is_at_rest = self.play_on(dt_seconds)
        self._forget_refusal(dt_seconds)
        if is_at_rest:
            self._go_on(dt_seconds)
        return None

    def _go_on(self, dt_seconds: float) -> None:
        """The next thing that happens by itself."""
        match = self.live.match
        if self.panel is not None:
            return
        if match.is_over or (match.awaits_deal and match.hand is not None):
            self._open_result()
        elif match.awaits_deal:
            self.deal()
        elif self.live.is_computers_turn:
            self._patience_seconds -= dt_seconds
            self._await(dt_seconds)
            self.live.start_thinking()
            events = self.live.answer() if self._patience_seconds <= 0 else None
            if events is not None:
                self._show(events)
        elif self._may_play_itself and self.services.settings.auto_play:
            self._play_only_card()

    def _await(self, dt_seconds: float) -> None:
        """Say whom the table waits for, once that is worth saying."""
        was_short = self._waited_seconds < WORTH_SAYING_SECONDS
        self._waited_seconds += dt_seconds
        if was_short and self._waited_seconds >= WORTH_SAYING_SECONDS:
            self._show_prompt()

    def _play_only_card(self) -> None:
        """A card the user must play plays itself, if the preferences say so."""
        legal = self.live.match.legal_actions()
        if len(legal) == 1 and isinstance(legal[0], Play):
            self.submit(legal[0])

    def _show(self, events: Sequence[Event]) -> None:
        self._patience_seconds = self._waited_seconds = 0.0
        self.show(events)
        if self._refusal_left_seconds <= 0:
            self.furniture.tell("")

    def settle(self) -> None:
        """Show whose turn it is and what may be done."""
        if self.live.match.hand is None:
            return
        self.show_state()
        if self.is_calling and not self.calls.calls:
            self.calls.open(self.view.legal)
        elif not self.is_calling:
            self.calls.open(())
        if self.is_throwing_out:
            self.furniture.say(self.live.user, "")
        self.show_choices()
        self._draw_panel()

    # -- what the user sees of the own choice ------------------------------------------------------------------------

    @property
    def view(self) -> FiveHundredView:
        """What the user may know; there must be a hand."""
        view = self.live.view()
        assert isinstance(view, FiveHundredView)
        return view

    @property
    def is_kept(self) -> bool:
        """Whether the game is on disk as it stands."""
        return self.live.saved.path is not None and not self.live.trouble

    @property
    def is_calling(self) -> bool:
        """Whether it is the user's turn to bid."""
        actions = self.live.match.legal_actions() if self.live.is_users_turn else ()
        return bool(actions) and isinstance(actions[0], Call)

    @property
    def is_throwing_out(self) -> bool:
        return self.live.is_users_turn and self.view.phase is Phase.DISCARDING

    @property
    def cards_to_throw(self) -> int:
        """How many cards the user must still throw out."""
        return max(0, len(self.view.hand) - 10)

    @property
    def is_choice_complete(self) -> bool:
        return self.is_throwing_out and len(self.choice.chosen) == self.cards_to_throw

    def own_hand(self) -> list[Card]:
        """The user's cards from left to right."""
        held = self.presenter.pieces.cards_at(HANDS[self.live.user])
        return [card for card in held if card is not None]

    def show_choices(self) -> None:
        """Dim what may not be played, raise what is chosen, light the buttons."""
        view = self.view
        look = self.presenter.look
        playable = frozenset(action.card for action in view.legal if isinstance(action, Play))
        look.is_user_out = view.sitting_out is view.seat
        look.playable = playable if playable and len(playable) < len(view.hand) else None
        look.chosen = frozenset(self.choice.chosen)
        is_kitty_new = view.phase is Phase.DISCARDING and not self.choice.chosen
        look.marked = self.hint.cards or (frozenset(view.kitty) if is_kitty_new else frozenset())
        look.cursor = self.choice.card_under_cursor(self.own_hand()) if view.legal and not self.is_calling else None
        beat = self.presenter.restyle()
        if beat is not None:
            self.stage.glide({move.piece: (move.card, move.pose) for move in beat.moves}, beat.flight_seconds)
        self.furniture.show_buttons(self._buttons())
        self.draw_call_panel()
        self._show_prompt()

    def draw_call_panel(self) -> None:
        """The bidding panel, while it is the user's turn to call."""
        if not self.calls.calls or self.panel is not None:
            self.furniture.above.remove("calls")
            return
        bid = self.calls.bid
        word = f"Bid {words.bid_words(bid)}" if bid is not None and self.calls.may(bid) else "Bid"
        box = self.layout.call_panel
        self.call_panel.advised = self.hint.bid
        self.furniture.above.put("calls", self.call_panel.draw(word), (round(box.x), round(box.y)))
        self.furniture.lift_message()

    def _buttons(self) -> tuple[SideButton, ...]:
        view = self.view
        buttons = [
            SideButton("menu", "Menu", "Esc"),
            SideButton("review", "Review", "R"),
            SideButton("hint", "Hint", "H", not self.live.is_users_turn, self.hint.is_open, is_half=True),
            SideButton("undo", "Undo", "U", not self.live.may_undo(), is_half=True),
        ]
        if self.live.may_redo():
            buttons.append(SideButton("redo", "Redo", "Ctrl+Y"))
        if view.tricks:
            buttons.append(SideButton("last trick", "Last trick", "L"))
        elif view.discards:
            buttons.append(SideButton("last trick", "Thrown out", "L"))
        if self.is_throwing_out:
            is_ready = self.is_choice_complete
            buttons.append(SideButton("throw out", "Throw out", "Enter", is_off=not is_ready, is_lit=is_ready))
        return tuple(buttons)

    def _show_prompt(self) -> None:
        self.furniture.warn("" if self.is_kept else NOT_KEPT)
        if self._refusal_left_seconds > 0:
            return
        if self.live.trouble:
            self.furniture.tell(self.live.trouble, is_warning=True)
        else:
            self.furniture.tell("" if self.is_calling or self.panel else self._prompt())

    def _prompt(self) -> str:
        marked, wanted = len(self.choice.chosen), self.cards_to_throw
        if self.is_throwing_out and marked:
            return f"{marked} of {wanted} marked" + (". Enter throws them out." if marked == wanted else ".")
        is_brief = self.live.is_computers_turn and self._waited_seconds < WORTH_SAYING_SECONDS
        is_watching = self.view.sitting_out is self.view.seat
        return "" if is_brief and not is_watching else words.prompt(self.view, self.name_of)

    def refuse(self, reason: str) -> None:
        """Say why something is not possible."""
        self.services.sounds.play("refused")
        self._refusal_left_seconds = REFUSAL_SECONDS
        self.furniture.tell(reason, is_warning=True)

    def _forget_refusal(self, dt_seconds: float) -> None:
        if self._refusal_left_seconds > 0:
            self._refusal_left_seconds -= dt_seconds
            if self._refusal_left_seconds <= 0 and self.live.match.hand is not None:
                self._show_prompt()

    def hurry(self) -> None:
        """Everything that moves comes to rest at once."""
        self.stage.hurry()
        self.services.sounds.hush()

    # -- panels ------------------------------------------------------------------------------------------------------

    def open_panel(self, panel: Panel) -> None:
        """Lay a panel over the table; play waits."""
        self.panel = panel
        self.furniture.heat("")
        self.furniture.tell("")
        self._draw_panel()
        self.draw_call_panel()

    def close_panel(self) -> None:
        self.panel = None
        self.furniture.above.remove("panel")
        self.unsettle()

    def _draw_panel(self) -> None:
        if self.panel is not None:
            self.panel.lay_out(self.theme)
            self.redraw_panel()

    def redraw_panel(self) -> None:
        """Show which button of the panel has the focus."""
        if self.panel is not None:
            box = self.panel.box
            self.furniture.above.put("panel", self.panel.draw(self.theme), (round(box.x), round(box.y)))

    def _open_result(self) -> None:
        match = self.live.match
        last = match.finished[-1]
        result = last.result
        assert isinstance(result, Result)
        won = self.live.user in match.winners
        self.open_panel(hand_panel(result, last.scores, self.name_of, is_over=match.is_over, won=won))
        self._comment(result, won)
        if won or words.is_feast(result, self.live.user):
            self._celebrate()

    def _comment(self, result: Result, won: bool) -> None:
        """What is heard of the end of a hand."""
        sounds = self.services.sounds
        remark = words.remark(result, self.live.user)
        if self.live.match.is_over:
            sounds.play("win" if won else "lose")
            remark = "won-game" if won else "lost-game"
        elif remark in ("set", "set-by-one", "misere-caught"):
            sounds.play("set")
        if remark:
            sounds.play(REMARKS + remark)

    def _celebrate(self) -> None:
        self.services.sounds.play("celebrate")
        if not self.services.settings.reduced_motion:
            self.particles.burst(self.layout.middle, self.theme.scale)

    # -- what the user does ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """On with the next hand."""
        self.close_panel()
        self._show(self.live.deal())
        self.furniture.show_buttons(self._buttons())

    def submit(self, *actions: SeatAction) -> None:
        """Carry the user's decision out."""
        self._refusal_left_seconds = 0.0
        self._may_play_itself = True
        self.hint.close()
        self.choice.clear()
        self.calls.open(())
        self.draw_call_panel()
        self.furniture.tell("")
        self.presenter.look.playable = self.presenter.look.cursor = None
        self.presenter.look.chosen = self.presenter.look.marked = frozenset()
        events = [event for action in actions for event in self.live.submit(action)]
        self._show(events)
        if isinstance(actions[0], Call):
            self._patience_seconds = TAKE_BACK_SECONDS

    def take_back_call(self) -> None:
        """The user's call is taken back before the next player calls."""
        self.live.take_back_call()
        self.set_up()

    def undo(self) -> None:
        """Back to the user's previous choice."""
        if not self.live.may_undo():
            self.refuse("There is nothing to undo yet.")
            return
        self.live.undo()
        self._may_play_itself = False
        self.set_up()

    def redo(self) -> None:
        """Forward again to what was undone."""
        if not self.live.may_redo():
            self.refuse("There is nothing to do again.")
            return
        self.live.redo()
        self.set_up()

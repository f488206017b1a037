"""The table: a game as it is played, seen from South."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.cards.card import Card
from game.engine.actions import Call, Look, Play, SeatAction, Spoken
from game.engine.events import HANDS, Event
from game.play.live import Live
from game.scenes.presentations import presentation_of
from game.scenes.scene import Answer, Services
from game.scenes.table.attendance import Attendance
from game.scenes.table.felt import FeltScene
from game.scenes.table.hand_choice import HandChoice
from game.scenes.table.hint import Hint
from game.scenes.table.input import TableInput
from game.scenes.table.panels import Panel
from game.scenes.table.presentation import Comment, Gift
from game.scenes.table.side_buttons import side_buttons
from game.scenes.table.words import NameOf
from game.screen.sound import REMARKS

REFUSAL_SECONDS = 4.0
WORTH_SAYING_SECONDS = 0.4
"""How long somebody must have been thinking before it is said."""
NOT_KEPT = "This game is not being kept"
TAKE_BACK_SECONDS = 0.7
"""How long at least the user's call may be taken back before the next player calls."""


def _closed() -> Answer:
    """A door that leads nowhere."""
    return None


@dataclass(frozen=True, slots=True)
class Doors:
    """Where the table leads to; each answers with what happens to the scene."""

    menu: Callable[[], Answer]
    review: Callable[[], Answer]
    game_over: Callable[[], Answer]
    scores: Callable[[], Answer] = _closed
    instructions: Callable[[], Answer] = _closed
    new_game: Callable[[], Answer] = _closed
    leave: Callable[[], Answer] = _closed


class TableScene(FeltScene):
    """A game under way: what the engine says is shown beat by beat, and the user's wishes go back as legal actions."""

    def __init__(self, services: Services, live: Live, name_of: NameOf, doors: Doors) -> None:
        self.live = live
        self.doors = doors
        super().__init__(services, presentation_of(live.match.rules), name_of, live.user)
        self.choice = HandChoice()
        self.calling = self.presentation.calling(self)
        self.panel: Panel | None = None
        self.hint = Hint(self)
        self.input = TableInput(self)
        self.refusal_left_seconds, self._was_users_turn = 0.0, False
        self._patience_seconds = self._waited_seconds = 0.0
        self.attendance = Attendance(services.play_time, self.presentation.rules.name)
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
        self._open_calls(())
        self.close_panel()
        self.show_afresh(self.live.hand_events() if self.live.match.hand is not None else ())

    def resize(self, size: tuple[int, int]) -> None:
        super().resize(size)
        if self.calling is not None:
            self.calling.lay_out(self.theme, self.layout.call_panel)
        self.hint.put()

    def resumed(self, result: Any = None) -> Answer:
        """The scene above is gone; it may have left something to be done."""
        self.input.let_go()
        super().resumed(result)
        todo: Answer = result() if callable(result) else None
        return todo

    def left(self) -> None:
        self.input.let_go()
        self.live.thinker.call_off()
        self.attendance.note()

    def shown_view(self) -> Any:
        return self.view if self.live.match.hand is not None else None

    def shown_scores(self) -> tuple[int, ...]:
        return self.live.match.scores

    # -- time ------------------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Answer:
        self.attendance.stir()
        return self.input.handle(event)

    def update(self, dt_seconds: float) -> Answer:
        self.seconds += dt_seconds
        self.attendance.go_on(dt_seconds)
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
        if self.refusal_left_seconds <= 0:
            self.furniture.tell("")

    def settle(self) -> None:
        """Show whose turn it is and what may be done."""
        if self.live.match.hand is None:
            return
        self.show_state()
        if not self.is_calling:
            self._open_calls(())
        elif self.calling is not None and not self.calling.is_open:
            self.calling.open(self.view.legal)
        if self.gift is not None:
            self.furniture.say(self.live.user, "")
        self.show_choices()
        self._draw_panel()

    # -- what the user sees of the own choice ------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """What the user may know; there must be a hand."""
        return self.live.view()

    @property
    def is_kept(self) -> bool:
        """Whether the game is on disk as it stands."""
        return self.live.saved.path is not None and not self.live.trouble

    @property
    def is_calling(self) -> bool:
        """Whether it is the user's turn to bid."""
        actions = self.live.match.legal_actions() if self.live.is_users_turn else ()
        return bool(actions) and isinstance(actions[0], (Call, Look))

    @property
    def gift(self) -> Gift | None:
        """What the user must part with now."""
        return self.presentation.gift(self.view) if self.live.is_users_turn else None

    @property
    def is_choice_complete(self) -> bool:
        gift = self.gift
        return gift is not None and len(self.choice.chosen) == gift.count

    def own_hand(self) -> list[Card]:
        """The user's cards from left to right."""
        held = self.presenter.pieces.cards_at(HANDS[self.live.user])
        return [card for card in held if card is not None]

    def show_choices(self) -> None:
        """Dim what may not be played, raise what is chosen, light the buttons."""
        view = self.view
        look = self.presenter.look
        playable = frozenset(action.card for action in view.legal if isinstance(action, Play))
        look.is_user_out = self.presentation.is_user_out(view)
        look.playable = playable if playable and len(playable) < len(view.hand) else None
        look.chosen = frozenset(self.choice.chosen)
        new = frozenset() if self.choice.chosen else self.presentation.new_cards(view)
        look.marked = self.hint.cards or new
        look.cursor = self.choice.card_under_cursor(self.own_hand()) if view.legal and not self.is_calling else None
        beat = self.presenter.restyle()
        if beat is not None:
            seconds = beat.flight_seconds if self.is_animated else 0.0
            self.stage.glide({move.piece: (move.card, move.pose) for move in beat.moves}, seconds)
        self.show_buttons()
        self.draw_call_panel()
        self._show_prompt()

    def draw_call_panel(self) -> None:
        """The bidding panel, while it is the user's turn to call."""
        calling = self.calling
        if calling is None or not calling.is_open or self.panel is not None:
            self.furniture.above.remove("calls")
            return
        box = self.layout.call_panel
        self.furniture.above.put("calls", calling.draw(self.hint.bid), (round(box.x), round(box.y)))
        self.furniture.lift_message()

    def _open_calls(self, legal: Sequence[SeatAction]) -> None:
        if self.calling is not None:
            self.calling.open(legal)

    def show_buttons(self) -> None:
        """The column of buttons as it is now."""
        self.furniture.show_buttons(side_buttons(self))

    def _show_prompt(self) -> None:
        self.furniture.warn("" if self.is_kept else NOT_KEPT)
        if self.refusal_left_seconds > 0:
            return
        if self.live.trouble:
            self.furniture.tell(self.live.trouble, is_warning=True)
        else:
            self.furniture.tell("" if self.is_calling or self.panel else self._prompt())

    def _prompt(self) -> str:
        marked, gift = len(self.choice.chosen), self.gift
        if gift is not None and marked:
            return f"{marked} of {gift.count} marked" + (f". Enter {gift.does}." if marked == gift.count else ".")
        is_brief = self.live.is_computers_turn and self._waited_seconds < WORTH_SAYING_SECONDS
        is_watching = self.presentation.is_user_out(self.view)
        return "" if is_brief and not is_watching else self.presentation.prompt(self.view, self.name_of)

    def refuse(self, reason: str) -> None:
        """Say why something is not possible."""
        self.services.sounds.play("refused")
        self.say(reason, is_warning=True)

    def refuse_call(self, bid: Spoken) -> None:
        """Say why *bid* cannot be made."""
        self.refuse(self.live.why_not(f"{self.live.user.letter} bids {bid.text}"))

    def refuse_card(self, card: Card) -> None:
        """Say why *card* cannot be played; who knows the rules hears it only."""
        if self.presentation.is_terse(self.view.options):
            self.services.sounds.play("refused")
        else:
            self.refuse(self.live.why_not(f"{self.live.user.letter} plays {card.text}"))

    def say(self, words: str, is_warning: bool = False) -> None:
        """Show a sentence for a while."""
        self.refusal_left_seconds = REFUSAL_SECONDS
        self._was_users_turn = self.live.is_users_turn
        self.furniture.tell(words, is_warning)

    def _forget_refusal(self, dt_seconds: float) -> None:
        """Take it away after a while, or once it is the user's turn: what was said before hardly holds then."""
        if self.refusal_left_seconds > 0:
            self.refusal_left_seconds -= dt_seconds
            if self.live.is_users_turn and not self._was_users_turn:
                self.refusal_left_seconds = 0.0
            if self.refusal_left_seconds <= 0 and self.live.match.hand is not None:
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
        won = self.live.user in match.winners
        self.open_panel(
            self.presentation.result_panel(last.result, last.scores, self.name_of, is_over=match.is_over, won=won)
        )
        comment = self.presentation.comment(last.result, self.live.user)
        self._comment(comment, won)
        if won or (comment.is_feast and not match.is_over):
            self._celebrate()

    def _comment(self, comment: Comment, won: bool) -> None:
        """What is heard of the end of a hand."""
        sounds, remark = self.services.sounds, comment.remark
        if self.live.match.is_over:
            sounds.play("win" if won else "lose")
            # The remarks speak to a pair.
            has_partner = len(self.presentation.rules.teams[0]) > 1
            remark = ("won-game" if won else "lost-game") if has_partner else ""
        elif comment.effect:
            sounds.play(comment.effect)
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
        self.show_buttons()

    def submit(self, *actions: SeatAction) -> None:
        """Carry the user's decision out."""
        self.refusal_left_seconds = 0.0
        self._may_play_itself = True
        self.hint.close()
        self.choice.clear()
        self._open_calls(())
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

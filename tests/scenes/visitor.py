"""Somebody in front of the window: strikes keys, clicks and waits; everything goes through posted events."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pygame

from game.app import App, make_services
from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Call, Deal, Discard, Look, Pass, Play, SeatAction
from game.engine.events import HANDS
from game.engine.record import Record, read_record
from game.play.live import Live, new_header
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.player import Player
from game.players.seating import CASUAL
from game.rules.catalogue import GAMES
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS
from game.rules.five_hundred.view import Phase
from game.scenes.lobby import Lobby
from game.scenes.menu import MenuScene
from game.scenes.scene import Scene
from game.scenes.table import furniture, paint
from game.scenes.table.panels import Panel
from game.scenes.table.scene import TableScene
from game.store.files import write_atomically
from game.store.saves import Saves
from game.store.settings import SettingsFile

AT_ONCE: Mapping[str, Any] = {"card_speed": 1.0, "display_time": 1.0, "reduced_motion": True}
"""Preferences under which nothing takes time."""

FRAME_SECONDS = 1 / 60
_LONGEST_WAIT_STEPS = 4000
_ORIGINALS = paint
FIVE_HUNDRED = "five-hundred"
DOORS = {"hearts": pygame.K_h, "spades": pygame.K_s}
"""The keys of the other games on the shelf."""
SAID = {PASS: pygame.K_p, MISERE: pygame.K_m, OPEN_MISERE: pygame.K_o}


def casual_players() -> dict[Seat, Player]:
    return {seat: Casual() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)}


def prepare(
    folder: Path, seed: int, is_there: Callable[[Live], bool], options: str = "", game: str = FIVE_HUNDRED
) -> None:
    """Put a game under way into *folder* that has come to where *is_there*, sensible players in every chair.

    Seeds are tried from *seed* up until one leads there.
    """
    path = folder / "current" / f"{game}.txt"
    key = seed, is_there, options, game
    before = _prepared.get(key)
    if before is not None:
        write_atomically(path, before)
        return
    for each in range(seed, seed + 100):
        if _play_to(folder, each, is_there, options, game):
            _prepared[key] = path.read_text(encoding="utf-8")
            return
    raise AssertionError("no game leads there")


_prepared: dict[tuple[int, Callable[[Live], bool], str, str], str] = {}


def _play_to(folder: Path, seed: int, is_there: Callable[[Live], bool], options: str, game: str) -> bool:
    live, rng, user = _open(folder, seed, options, game), Random(seed), CASUAL[game]()
    while not is_there(live):
        if live.match.is_over:
            return False
        if live.is_users_turn:
            live.submit(user.choose(live.view(), rng))
        else:
            _let_go_on(live)
    return True


def _open(folder: Path | None, seed: int, options: str = "", game: str = FIVE_HUNDRED) -> Live:
    saves = Saves(folder, GAMES)
    saved = saves.begin(replace(new_header(GAMES[game], options, seed), id="prepared", started=""))
    players = {seat: CASUAL[game]() for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)}
    return Live(saves, saved, players, Thinker(is_immediate=True))


def _let_go_on(live: Live) -> None:
    """The deal, or what a player in another chair does."""
    if live.match.awaits_deal:
        live.deal()
    else:
        live.start_thinking()
        live.answer()


def short_game_seed() -> int:
    """The seed of a game of two or three hands in which the user calls, throws out and plays."""
    for seed in range(1, 200):
        live = _open(None, seed)
        rng, done = Random(1), set()
        while not live.match.is_over and live.match.number < 4:
            if live.is_users_turn:
                action = Casual().choose(live.view(), rng)  # type: ignore[arg-type]
                done.add(type(action))
                live.submit(action)
            else:
                _let_go_on(live)
        if live.match.is_over and live.match.number > 1 and done == {Call, Discard, Play}:
            return seed
    raise AssertionError("no game is that short")


@cache
def is_asked(phase: Phase, tricks: int = 0) -> Callable[[Live], bool]:
    """Whether the user is to choose in that phase of a hand, with at least so many tricks won."""

    def is_there(live: Live) -> bool:
        hand: Any = live.match.hand
        return hand is not None and live.is_users_turn and hand.phase is phase and len(hand.tricks) >= tricks

    return is_there


def is_joker_led(live: Live) -> bool:
    """Whether the user must follow a Joker led without trumps."""
    hand: Any = live.match.hand
    return is_asked(Phase.PLAYING)(live) and bool(hand.trick) and hand.trick[0].suit is not None


def may_lead_joker(live: Live) -> bool:
    """Whether the user may lead the Joker as one of several suits."""
    actions = live.match.legal_actions() if live.is_users_turn else ()
    return sum(isinstance(action, Play) and action.suit is not None for action in actions) > 1


def is_hand_over(live: Live) -> bool:
    return bool(live.match.finished) and live.match.to_act is None and not live.match.is_over


def is_game_over(live: Live) -> bool:
    return live.match.is_over


def _listen(module: Any, name: str, place: int) -> list[tuple[pygame.Surface, str]]:
    """From now on, what *module* draws with the function of that name: each surface with its words."""
    drawn: list[tuple[pygame.Surface, str]] = []
    draw = getattr(_ORIGINALS, name)

    def drawing(*args: Any, **kwargs: Any) -> pygame.Surface:
        surface: pygame.Surface = draw(*args, **kwargs)
        if all(surface is not known for known, _ in drawn):
            drawn.append((surface, args[place]))
        return surface

    setattr(module, name, drawing)
    return drawn


class Visitor:
    """The whole program on a clock of the test's own, and the hands at its keys and mouse.

    The players answer at once unless a *thinker* is given. Files go to *folder*, or nowhere.
    """

    def __init__(
        self,
        folder: Path | None,
        seed: int | None = 1,
        size: tuple[int, int] = (800, 600),
        thinker: Thinker | None = None,
        players: Callable[[], Mapping[Seat, Player]] = casual_players,
        adviser: Callable[[], Player] = Casual,
        game: str = FIVE_HUNDRED,
        **preferences: Any,
    ) -> None:
        self.folder = folder
        self.game = game
        settings = SettingsFile(folder)
        for name, value in preferences.items():
            settings.change(**{name: value})
        self.services = make_services(settings, size)
        self.saves = Saves(folder, GAMES)
        self.services.saves = self.saves
        self.services.notices += settings.notices
        thinker = thinker or Thinker(is_immediate=True)
        self.lobby = Lobby(self.services, self.saves, players, thinker, seed, adviser=adviser)
        self.app = App(self.services, size)
        self.app.push(self.lobby.title())
        self.rng = Random(1)
        self.whim = Random(2)
        self._messages = _listen(furniture, "message", 2)
        self._plates = _listen(furniture, "speech", 2)

    def close(self) -> None:
        """Close the program, if it is not closed."""
        if pygame.display.get_init():
            self.app.close()
        self.lobby.thinker.close()

    # Time

    def step(self, seconds: float = FRAME_SECONDS) -> None:
        """One frame."""
        self.app.step(seconds)

    def wait(self, seconds: float) -> None:
        for _ in range(max(1, round(seconds / FRAME_SECONDS))):
            self.step()

    def until(self, is_so: Callable[[], bool], seconds: float = 0.1) -> None:
        """Let time pass until *is_so*."""
        for _ in range(_LONGEST_WAIT_STEPS):
            if is_so() or self.app.is_ended:
                break
            self.step(seconds)
            live = getattr(self.scene, "live", None)
            if live is not None and live.thinker.is_beside and live.thinker.is_thinking:
                # Who thinks in a thread of its own needs real time, however fast the window's goes.
                sleep(0.001)
        assert is_so(), f"it never came to that; {type(self.scene).__name__} is on top"

    def take_hint(self, code: int = pygame.K_h) -> None:
        """Ask for a hint by that key, and wait until all of it is shown."""
        self.key(code)
        self.until(lambda: self.table.hint.is_complete, FRAME_SECONDS)

    # Keys and mouse

    def key(self, code: int, mod: int = 0) -> None:
        """Strike a key."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=code, mod=mod, unicode="", scancode=0))
        self.step()

    def point(self, at: tuple[float, float]) -> None:
        """Move the pointer there."""
        place = round(at[0]), round(at[1])
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
        self.step()

    def press(self, at: tuple[float, float], button: int = 1) -> None:
        self._button(pygame.MOUSEBUTTONDOWN, at, button)

    def release(self, at: tuple[float, float], button: int = 1) -> None:
        self._button(pygame.MOUSEBUTTONUP, at, button)

    def click(self, at: tuple[float, float], button: int = 1) -> None:
        """Move there, press and release."""
        self.point(at)
        self.press(at, button)
        self.release(at, button)

    def _button(self, kind: int, at: tuple[float, float], button: int) -> None:
        pygame.event.post(pygame.event.Event(kind, pos=(round(at[0]), round(at[1])), button=button, clicks=1))
        self.step()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, and wait until it has kept it for a moment."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.wait(0.4)

    # What is in front of it

    @property
    def scene(self) -> Scene | None:
        return self.app.scene

    @property
    def table(self) -> TableScene:
        assert isinstance(self.scene, TableScene), type(self.scene).__name__
        return self.scene

    @property
    def menu(self) -> MenuScene:
        assert isinstance(self.scene, MenuScene), type(self.scene).__name__
        return self.scene

    @property
    def panel(self) -> Panel:
        panel = self.table.panel
        assert panel is not None
        return panel

    @property
    def path(self) -> Path:
        """The file of the game under way."""
        assert self.folder is not None
        return self.folder / "current" / f"{self.game}.txt"

    def lines(self) -> list[str]:
        """The lines on disk after the header."""
        return self.path.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()

    def record(self) -> Record:
        return read_record(self.path.read_text(encoding="utf-8"), GAMES)

    def message(self) -> str:
        """The sentence drawn between the middle and the hand."""
        return self._words_of("message", self._messages)

    def plate(self, seat: Seat) -> str:
        """The call drawn before *seat*."""
        return self._words_of(("say", seat), self._plates)

    def _words_of(self, name: Hashable, drawn: Sequence[tuple[pygame.Surface, str]]) -> str:
        item = self.table.furniture.above._items.get(name)
        if item is None:
            return ""
        return next(words for surface, words in drawn if surface is item.surface)

    def pixels(self, without_buttons: bool = True) -> bytes:
        """The window as it is drawn from nothing now; the column of buttons may be left out."""
        assert self.scene is not None
        self.scene.touch()
        for _ in range(3):
            self.step()
        picture = self.app.surface.copy()
        if without_buttons and isinstance(self.scene, TableScene):
            for index in range(8):
                box = self.table.layout.button(index)
                picture.fill((0, 0, 0), pygame.Rect(box.x - 2, box.y - 2, box.width + 4, box.height + 4))
        return pygame.image.tobytes(picture, "RGB")

    # Ways through the program

    def sit_down(self) -> TableScene:
        """From the title to the table, by keys."""
        self.key(pygame.K_SPACE)
        if self.game in DOORS:
            self.key(pygame.K_a)
            self.key(DOORS[self.game])
        self.key(pygame.K_RETURN)
        return self.table

    def settle(self) -> None:
        """Wait until it is the user's turn, or a panel wants an answer, and nothing moves."""

        def is_asked() -> bool:
            table = self.table
            return not table.stage.is_busy and (table.panel is not None or table.live.is_users_turn)

        self.until(is_asked)
        self.step()

    def decide(self) -> SeatAction:
        """What a casual player would do in the user's chair."""
        return CASUAL[self.game]().choose(self.table.view, self.rng)

    def play_until(self, is_so: Callable[[TableScene], bool], by_mouse: bool = False) -> None:
        """Play sensibly until *is_so* on a settled table."""
        act = self.act_by_mouse if by_mouse else self.act_by_keys
        for _ in range(_LONGEST_WAIT_STEPS):
            self.settle()
            if is_so(self.table):
                return
            if self.table.panel is not None:
                assert not self.table.live.match.is_over, "the game ended first"
                self.answer_panel(0, by_mouse)
            else:
                act(self.decide())
        raise AssertionError("it never came to that")

    # The user's wishes as keys

    def act_by_keys(self, action: SeatAction) -> None:
        match action:
            case Call(bid=bid) if bid in SAID:
                self.key(SAID[bid])
            case Call(bid=bid) if self.game == "spades":
                for digit in bid.text.removeprefix("B").replace("N", "0"):
                    self.key(pygame.K_0 + int(digit))
                if not bid.text.startswith("B"):
                    self.key(pygame.K_PERIOD)
            case Call(bid=bid):
                self.key(pygame.K_F1 + bid.level - 6)  # type: ignore[attr-defined]
                self.key(pygame.K_F6 + bid.denomination)  # type: ignore[attr-defined]
                self.key(pygame.K_RETURN)
            case Discard() | Pass():
                for card in self.three_to_give(action):
                    self.card_key(card)
                self.key(pygame.K_RETURN)
            case Look():
                self.key(pygame.K_RETURN)
            case Play(card=card, suit=suit):
                self.card_key(card)
                if suit is not None and self.table.panel is not None:
                    self.key(getattr(pygame, f"K_{suit.letter.lower()}"))

    def card_key(self, card: Card) -> None:
        """The F-key under *card*."""
        index, first_row = self.table.own_hand().index(card), 8 if self.game == "hearts" else 10
        if index < first_row:
            self.key(pygame.K_F1 + index)
        else:
            self.key(pygame.K_F1 + index - first_row, pygame.KMOD_LSHIFT)

    def three_to_give(self, first: Discard | Pass) -> list[Card]:
        """The cards a casual player throws out or passes on, that of *first* being the first of them."""
        match, cards, kind = self.table.live.match.copy(), [first.card], type(first)
        while True:
            match.apply(kind(Seat.SOUTH, cards[-1]))
            action = match.legal_actions()[0]
            if not isinstance(action, kind) or action.seat is not Seat.SOUTH:
                return cards
            action = CASUAL[self.game]().choose(match.view(Seat.SOUTH), self.rng)
            cards.append(action.card)  # type: ignore[union-attr]

    # The user's wishes as clicks

    def act_by_mouse(self, action: SeatAction) -> None:
        match action:
            case Call(bid=bid) if bid in SAID:
                self.click(self.spot("say", bid))
            case Call(bid=bid) if self.game == "spades":
                kind = "blind" if bid.text.startswith("B") else "number"
                for _ in range(1 if kind == "blind" else 2):
                    self.click(self.spot(kind, bid))
            case Look():
                self.click(self.spot("look", None))
            case Call(bid=bid):
                if self.whim.random() < 0.5:
                    self.click(self.spot("bid", bid))
                    self.click(self.spot("bid", bid))
                else:
                    self.click(self.spot("level", bid))
                    self.click(self.spot("denomination", bid))
                    self.click(self.spot("make", bid))
            case Discard() | Pass():
                for card in self.three_to_give(action):
                    self.click(self.card_place(card))
                self.click(self.button_place("give"))
            case Play(card=card, suit=suit):
                self.click(self.card_place(card))
                if suit is not None and self.table.panel is not None:
                    self.click(self.choice_place(suit.letter))

    def spot(self, kind: str, bid: Any) -> tuple[float, float]:
        """The middle of a spot of the bidding panel."""
        wanted = {"level": "level", "denomination": "denomination"}.get(kind, "bid")
        for spot in self.table.calling.panel.spots:
            if spot.kind != kind:
                continue
            if kind in ("make", "look") or (wanted == "bid" and spot.bid is bid):
                return spot.box.centre
            if wanted in ("level", "denomination") and getattr(spot, wanted) == getattr(bid, wanted):
                return spot.box.centre
        raise AssertionError(f"no {kind} on the panel")

    def card_place(self, card: Card) -> tuple[float, float]:
        """The strip of *card* that no other card of the fan covers."""
        table = self.table
        piece = table.presenter.pieces.piece_of(card, HANDS[Seat.SOUTH])
        pose = table.stage.pose_of(piece)  # type: ignore[arg-type]
        assert pose is not None
        return pose.x - table.layout.card_size[0] / 2 + 9 * table.layout.s, pose.y

    def button_place(self, name: str) -> tuple[float, float]:
        """The middle of one of the buttons in the corner."""
        table = self.table
        index = [button.name for button in table.furniture.buttons].index(name)
        return table.furniture.button_boxes()[index].centre

    def choice_place(self, name: str) -> tuple[float, float]:
        """The middle of a button of the panel."""
        panel = self.panel
        index = [choice.name for choice in panel.choices].index(name)
        return panel._boxes[index].centre

    def answer_panel(self, index: int, by_mouse: bool = False) -> None:
        """Take one button of the panel."""
        if by_mouse:
            self.click(self.choice_place(self.panel.choices[index].name))
        else:
            while self.panel.focus != index:
                self.key(pygame.K_RIGHT)
            self.key(pygame.K_RETURN)


def hands_dealt(record: Record) -> int:
    return sum(isinstance(action, Deal) for action in record.timeline.actions)

"""Positions in which a seat must choose, and the same with all it cannot see dealt otherwise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from game.cards.card import Card
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Deal, Discard, SeatAction
from game.engine.record import Header, Record, new_record, read_record
from game.play.live import Live
from game.play.thinking import Thinker
from game.players.casual import Casual
from game.players.imagine import World, draw
from game.players.player import Player
from game.rules.catalogue import GAMES
from game.rules.five_hundred.dealing import packets, stack_pack
from game.rules.five_hundred.view import FiveHundredView
from game.store.saves import SavedGame, Saves
from tests.play.tables import RULES

KINDS = (
    "",
    "misere-any-time=yes misere-enthusiasm=high",
    "misere-bids=open misere-any-time=yes misere-enthusiasm=high",
    "all-pass=play-no-trumps",
    "winner-may-raise=yes partner-style=cowboy",
    "lowest-bid=7",
)
"""Options that bring about every kind of contract and phase."""


@dataclass(frozen=True)
class Position:
    """A record that ends where somebody must choose among several actions."""

    record: Record
    rng: Random

    @property
    def seat(self) -> Seat:
        seat = self.record.timeline.match.to_act
        assert seat is not None
        return seat

    @property
    def view(self) -> FiveHundredView:
        view = self.record.timeline.match.view(self.seat)
        assert isinstance(view, FiveHundredView)
        return view

    def twin(self) -> Record | None:
        """Another whole record that this seat cannot tell from it but by its seed; ``None`` if there is no other."""
        view, actions = self.view, self.record.timeline.actions
        for world in draw(view, 20, self.rng):
            hands = self._dealt(world)
            other = _rewritten(self.record, hands, world, self.rng)
            if other is not None and [a.text for a in other.timeline.actions] != [a.text for a in actions]:
                assert other.timeline.match.view(self.seat) == view
                return other
        return None

    def _dealt(self, world: World) -> tuple[tuple[Card, ...], ...]:
        """The hands of *world* as they were dealt, the own one in its own order."""
        own = _hands_of(self.record)[self.seat]
        hands = [tuple(sorted(cards, key=lambda card: card.index)) for cards in world.dealt_in(self.view)]
        assert set(hands[self.seat]) == set(own)
        hands[self.seat] = own
        return tuple(hands)


def positions(count: int, seed: int = 1, seats: tuple[Seat, ...] = SEATS) -> Iterator[Position]:
    """That many positions in which one of *seats* has a choice, a few from each of many games."""
    found, number = 0, 0
    while found < count:
        rng = Random(f"{seed} positions {number}")
        options = KINDS[number % len(KINDS)]
        record = new_record(Header(f"id{number}", RULES.name, Seat(number % 4), options, seed=number), RULES)
        number += 1
        for _ in range(rng.choice((1, 1, 2))):
            _deal(record, rng)
            while (seat := record.timeline.match.to_act) is not None and found < count:
                legal = record.timeline.match.legal_actions()
                # Few hands are the user's to throw cards out of.
                share = 0.4 if isinstance(legal[0], Discard) else 0.12
                if seat in seats and len(legal) > 1 and rng.random() < share:
                    yield Position(read_record(record.text, GAMES), rng)
                    found += 1
                _choose(record, seat, rng)


def _deal(record: Record, rng: Random) -> None:
    match = record.timeline.match
    if match.awaits_deal:
        pack = list(RULES.pack())
        rng.shuffle(pack)
        record.add(Deal(tuple(pack)).text, RULES)


def _choose(record: Record, seat: Seat, rng: Random) -> None:
    """Mostly what a casual player does, so that the hands make sense, and anything now and then."""
    match = record.timeline.match
    legal = match.legal_actions()
    is_whim = rng.random() < 0.05 and not isinstance(legal[0], Discard)
    action = rng.choice(legal[:4]) if is_whim else Casual().choose(match.view(seat), rng)
    record.add(action.text, RULES)


def _hands_of(record: Record) -> tuple[tuple[Card, ...], ...]:
    """The four hands as the last deal dealt them, in order."""
    match = record.timeline.match
    deal = next(action for action in reversed(record.timeline.actions) if isinstance(action, Deal))
    hands: list[tuple[Card, ...]] = [(), (), (), ()]
    for seat, cards in packets(match.dealer, deal.cards):
        if seat is not None:
            hands[seat] += cards
    return tuple(hands)


def _rewritten(record: Record, hands: tuple[tuple[Card, ...], ...], world: World, rng: Random) -> Record | None:
    """The record with its last hand dealt and thrown out as in *world*; ``None`` if it cannot have gone so."""
    actions = record.timeline.actions
    last = max(at for at, action in enumerate(actions) if isinstance(action, Deal))
    pack = stack_pack(record.timeline.match.dealer, hands, world.kitty)
    thrown = iter(world.discards)
    other = new_record(replace(record.header, seed=rng.randrange(2**53)), RULES)
    for at, action in enumerate(actions):
        step: Action = action
        if at == last:
            step = Deal(pack)
        elif at > last and isinstance(action, Discard):
            step = Discard(action.seat, next(thrown))
        try:
            other.add(step.text, RULES)
        except ValueError:
            return None
    return other


def sit_down(record: Record, players: Mapping[Seat, Player], adviser: Player | None = None) -> Live:
    """A game under way from a record on nobody's disk, read back from its text."""
    read = read_record(record.text, GAMES)
    assert not read.trouble
    saved = SavedGame(read, RULES, None)
    return Live(Saves(None, GAMES), saved, players, Thinker(is_immediate=True), adviser=lambda: adviser or Casual())


def choice_of(record: Record, player: Player) -> tuple[str, object]:
    """What *player* does next in a resumed game, or, in the user's chair, advises; and the figures of the advice."""
    live = sit_down(record, dict.fromkeys(SEATS, player), player)
    if live.is_users_turn:
        live.start_advising()
        advice = live.advice()
        assert advice is not None
        return " ".join(action.text for action in advice.actions), advice.thoughts
    live.start_thinking()
    assert live.answer() is not None
    action = live.saved.record.timeline.actions[-1]
    assert isinstance(action, SeatAction)
    return action.text, None

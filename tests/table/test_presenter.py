"""Events fold into pieces as the engine counts them; motion is the difference between two pictures."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.card import Card
from game.cards.seats import SEATS, Seat
from game.engine.actions import Look, Pass, Play
from game.engine.events import DISCARDS, HANDS, KITTY, PASSED, TRICKS, WON, CardsMoved, Zone
from game.play.live import Live
from game.table.cues import Announce, Move, Say, Sound
from game.table.layouts.five_hundred import FiveHundredLayout
from game.table.layouts.hearts import HeartsLayout
from game.table.layouts.spades import SpadesLayout
from game.table.pose import Pose
from game.table.presenter import Presenter
from tests.play.tables import RULES, open_game, step


def presenter(size: tuple[int, int] = (1280, 800)) -> Presenter:
    return Presenter(len(RULES.pack()), FiveHundredLayout(*size))


def played(seed: int, options: str = "", size: tuple[int, int] = (1280, 800)) -> tuple[Live, Presenter]:
    return open_game(None, seed, options), presenter(size)


@pytest.mark.parametrize("options", ["", "all-pass=play-no-trumps", "misere-any-time=yes"])
@pytest.mark.parametrize("seed", range(12))
def test_pieces_lie_where_the_engine_says(seed: int, options: str) -> None:
    live, table = played(seed, options)
    rng = Random(seed)
    while not live.match.is_over:
        table.present(step(live, rng))
        hand, at = live.match.hand, table.pieces.at
        for seat in SEATS:
            assert len(at.get(HANDS[seat], ())) == len(hand.hands[seat])
            on_table = [play.card for play in hand.trick if play.seat is seat]
            assert table.pieces.cards_at(TRICKS[seat]) == on_table
        won = sum(len(at.get(place, ())) for place in WON)
        assert won == sum(len(trick.plays) for trick in hand.tricks)
        assert len(at.get(KITTY, ())) == (0 if hand.contract else 3)
        assert sum(len(at.get(place, ())) for place in DISCARDS) == len(hand.discards)
        assert sorted(piece for ids in at.values() for piece in ids) == list(range(43))
        assert set(table.pieces.cards_at(HANDS[Seat.SOUTH])) == set(hand.hands[Seat.SOUTH])


def test_a_hidden_card_gets_its_face_when_it_is_played() -> None:
    live, table = played(3)
    rng = Random(3)
    while not (live.match.hand and live.match.hand.trick and live.match.hand.trick[-1].seat is not Seat.SOUTH):
        events = step(live, rng)
        beats = table.present(events)
    (move,) = [move for move in beats[-1].moves if move.pose.scale > 0.9 and move.card is not None][-1:]
    assert move.card is live.match.hand.trick[-1].card and move.pose.is_face_up


def test_every_move_ends_where_the_layout_puts_the_piece() -> None:
    live, table = played(5)
    rng = Random(5)
    drawn: dict[int, object] = {}
    while not live.match.is_over:
        for beat in table.present(step(live, rng)):
            drawn.update({move.piece: move.pose for move in beat.moves})
        assert drawn == {piece: pose for piece, (_, pose) in table.picture().items()}


def test_rebuilding_gives_the_same_picture_as_having_watched() -> None:
    live, watched = played(8)
    rng = Random(8)
    for _ in range(300):
        if live.match.is_over:
            break
        watched.present(step(live, rng))
        fresh = presenter()
        fresh.rebuild(live.hand_events())
        assert faces(fresh) == faces(watched)


def faces(table: Presenter) -> dict[tuple[object, ...], int]:
    """How many of which card lie in which pose."""
    count: dict[tuple[object, ...], int] = {}
    for card, pose in table.picture().values():
        look = card if pose.is_face_up else None, pose
        count[look] = count.get(look, 0) + 1
    return count


def test_calls_are_said_heard_and_taken_away_when_play_begins() -> None:
    live, table = played(2)
    rng = Random(2)
    said: list[Say] = []
    heard: list[str] = []
    while not (live.match.hand and live.match.hand.trick):
        for beat in table.present(step(live, rng)):
            said += [signal for signal in beat.signals if isinstance(signal, Say)]
            heard += [signal.name for signal in beat.signals if isinstance(signal, Sound)]
    calls = live.match.hand.auction.calls
    assert [(cue.seat, cue.text) for cue in said if cue.text] == [(seat, bid.text) for seat, bid in calls]
    assert {cue.seat for cue in said[-4:]} == set(SEATS) and not any(cue.text for cue in said[-4:])
    assert sum(name.startswith("voice/") for name in heard) == len(calls)


def test_the_end_of_a_hand_is_announced_after_the_last_trick_is_gathered() -> None:
    live, table = played(4)
    rng = Random(4)
    while live.match.number < 2 and not live.match.is_over:
        beats = table.present(step(live, rng))
        if live.match.finished:
            break
    kinds = [signal.what for beat in beats for signal in beat.signals if isinstance(signal, Announce)]
    assert kinds[0] == "score"
    assert isinstance(live.saved.record.timeline.actions[-1], Play)
    assert any(pose.scale < 0.5 for _, pose in table.picture().values())


def test_a_chosen_card_rises_and_nothing_else_moves() -> None:
    live, table = played(1)
    table.present(live.deal())
    before = table.picture()
    card = live.view().hand[4]
    table.look.chosen = frozenset({card})
    beat = table.restyle()
    assert beat is not None
    ((move),) = beat.moves
    assert isinstance(move, Move) and move.card is card and move.pose.y < before[move.piece][1].y
    assert table.restyle() is None


def test_cards_that_may_not_be_played_are_dimmed() -> None:
    live, table = played(1)
    table.present(live.deal())
    hand = live.view().hand
    table.look.playable = frozenset(hand[:3])
    table.restyle()
    dimmed = {card for card, pose in table.picture().values() if pose.is_dimmed}
    assert dimmed == set(hand[3:])


def test_the_own_hand_lies_face_down_while_the_partner_plays_misere() -> None:
    live, table = played(1)
    table.present(live.deal())
    table.look.is_user_out = True
    own = set(table.pieces.at[HANDS[Seat.SOUTH]])
    assert not any(pose.is_face_up for piece, (_, pose) in table.picture().items() if piece in own)


def test_order_hand_decides_who_lies_left() -> None:
    live, table = played(1)

    def by_index(cards: list[Card]) -> list[Card]:
        return sorted(cards, key=lambda card: card.index)

    table.order_hand = by_index  # type: ignore[assignment]
    table.present(live.deal())
    shown = table.pieces.cards_at(HANDS[Seat.SOUTH])
    assert shown == by_index(list(live.view().hand))
    assert table.pieces.in_zone(Zone.TRICK) == []


@pytest.mark.parametrize("seed", range(6))
def test_pieces_of_hearts_lie_where_the_engine_says(seed: int) -> None:
    live, table, rng = open_game(None, seed, game="hearts"), Presenter(52, HeartsLayout(1280, 800)), Random(seed)
    while not live.match.is_over and live.match.number < 5:
        table.present(step(live, rng))
        hand, at = live.match.hand, table.pieces.at
        is_passing = hand.to_act is not None and not hand.tricks and sum(len(cards) for cards in hand.hands) < 52
        for seat in SEATS:
            assert len(at.get(HANDS[seat], ())) == len(hand.hands[seat])
            assert len(at.get(PASSED[seat], ())) == (len(hand.given[seat]) if is_passing and not hand.trick else 0)
        assert set(table.pieces.cards_at(HANDS[Seat.SOUTH])) == set(hand.hands[Seat.SOUTH])
        for seat in SEATS[1:]:
            known = {card for card in table.pieces.cards_at(HANDS[seat]) if card is not None}
            assert known <= set(hand.hands[seat]) & set(hand.given[Seat.SOUTH])


def test_cards_passed_wait_face_down_and_change_hands_together() -> None:
    live, table, rng = open_game(None, 4, game="hearts"), Presenter(52, HeartsLayout(1280, 800)), Random(4)
    while True:
        events = step(live, rng)
        beats = table.present(events)
        waiting = [piece for place in PASSED for piece in table.pieces.at.get(place, ())]
        assert not any(table.picture()[piece][1].is_face_up for piece in waiting)
        if any(isinstance(event, CardsMoved) and event.source in PASSED for event in events):
            break
    (beat,) = [beat for beat in beats if len({move.piece for move in beat.moves}) >= 12]
    assert Sound("slide") in beat.signals and isinstance(live.match.legal_actions()[0], Play)


def test_three_cards_given_at_once_go_in_one_beat() -> None:
    live, table = open_game(None, 4, game="hearts"), Presenter(52, HeartsLayout(1280, 800))
    rng = Random(4)
    while not live.is_users_turn:
        table.present(step(live, rng))
    given = []
    for _ in range(3):
        action = live.match.legal_actions()[0]
        assert isinstance(action, Pass)
        given += live.submit(action)
    moves = [event for event in given if isinstance(event, CardsMoved) and event.target == PASSED[Seat.SOUTH]]
    assert len(moves) == 3 and len(table.present(moves)) == 1


def test_cards_that_are_taken_up_turn_where_they_lie() -> None:
    table = Presenter(52, SpadesLayout(1280, 800))
    live = open_game(None, 1, "blinds=yes", "spades")
    live.match.scores = (0, 100, 0, 0)
    rng = Random(1)
    while not live.is_users_turn:
        table.present(step(live, rng))
    places = sorted(pose.x for pose in lying_before(table))
    assert not any(pose.is_face_up for pose in lying_before(table))
    (beat,) = table.present(live.submit(Look(Seat.SOUTH)))
    assert Sound("turn") in beat.signals
    assert sorted(pose.x for pose in lying_before(table)) == places
    assert all(pose.is_face_up for pose in lying_before(table))


def lying_before(table: Presenter) -> list[Pose]:
    """How the user's cards lie."""
    picture = table.picture()
    return [picture[piece][1] for piece in table.pieces.at[HANDS[Seat.SOUTH]]]

"""The table as geometry: everything inside the window, nothing over what must be read, at any size."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, radians, sin
from random import Random

import pytest

from game.cards.seats import SEATS, Seat
from game.engine.events import DISCARDS, HANDS
from game.table.layouts.five_hundred import FiveHundredLayout
from game.table.layouts.four_seats import PILE_SCALE, FourSeatsLayout
from game.table.layouts.hearts import HeartsLayout
from game.table.layouts.spades import SpadesLayout
from game.table.pieces import Pieces
from game.table.pose import Box, Pose
from game.table.presenter import Look, Presenter
from tests.play.tables import open_game, step

LAYOUTS = {"five-hundred": FiveHundredLayout, "hearts": HeartsLayout, "spades": SpadesLayout}
OPTIONS = {"five-hundred": "misere-any-time=yes", "hearts": "", "spades": "blinds=yes"}
of_every_game = pytest.mark.parametrize("game", LAYOUTS)

SIZES = [
    (800, 600), (801, 601), (1024, 600), (1024, 768), (1100, 800), (1280, 720), (1280, 800), (1280, 1024), (1366, 768),
    (1440, 900), (1600, 900), (1600, 1200), (1680, 1050), (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440),
    (3440, 1440), (3840, 1600), (3840, 2160), (900, 1400), (600, 600),
]  # fmt: skip


def box_of(pose: Pose, layout: FourSeatsLayout) -> Box:
    """The upright rectangle round a turned card."""
    width, height = (side * pose.scale for side in layout.card_size)
    turn = radians(pose.angle)
    across = abs(width * cos(turn)) + abs(height * sin(turn))
    down = abs(width * sin(turn)) + abs(height * cos(turn))
    return Box(pose.x - across / 2, pose.y - down / 2, across, down)


def furniture(layout: FourSeatsLayout) -> dict[str, Box]:
    """Everything that is always in sight and must be read."""
    boxes = {f"name {seat.word}": layout.name_plate(seat) for seat in SEATS}
    boxes |= {f"call {seat.word}": layout.speech_plate(seat) for seat in SEATS}
    boxes |= {"contract": layout.contract_panel, "scores": layout.score_panel, "warning": layout.warning_plate}
    boxes |= {f"button {index}": layout.button(index) for index in range(4)}
    return boxes


@of_every_game
@pytest.mark.parametrize("size", SIZES)
def test_nothing_that_must_be_read_overlaps_or_leaves_the_window(size: tuple[int, int], game: str) -> None:
    layout = LAYOUTS[game](*size)
    window = Box(0, 0, *size)
    boxes = furniture(layout)
    for name, box in boxes.items():
        assert box.lies_within(window), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.meets(second), f"{one} and {other}"
    for name, box in boxes.items():
        assert not box.meets(layout.call_panel), f"{name} and the bidding panel"
        if not name.startswith("call"):
            assert not box.meets(layout.message_bar), f"{name} and the message"


@of_every_game
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 10, 13])
def test_the_users_fan_leaves_room_for_its_neighbours(size: tuple[int, int], count: int, game: str) -> None:
    layout = LAYOUTS[game](*size)
    cards = [box_of(Pose(x, y, angle), layout) for x, y, angle in layout.hand_slots(count)]
    window = Box(0, 0, *size)
    for card in cards:
        assert card.lies_within(window)
        for name, box in furniture(layout).items():
            assert not card.meets(box), name
        assert not card.meets(layout.call_panel) and not card.meets(layout.message_bar)
    for index in range(count):
        label = layout.key_label(index, count)
        assert label.lies_within(window) and not label.meets(layout.name_plate(Seat.SOUTH))
        assert not label.meets(layout.button(0))


@of_every_game
@pytest.mark.parametrize(("seed", "size"), list(enumerate(SIZES[::2], 1)))
def test_every_card_of_a_game_stays_inside_and_off_the_plates(size: tuple[int, int], seed: int, game: str) -> None:
    live = open_game(None, seed, OPTIONS[game], game)
    layout = LAYOUTS[game](*size)
    table = Presenter(len(live.match.rules.pack()), layout)
    rng = Random(seed)
    window = Box(-1, -1, size[0] + 2, size[1] + 2)
    plates = {name: box for name, box in furniture(layout).items() if not name.startswith("call")}
    while not live.match.is_over and live.match.number < 5:
        table.present(step(live, rng))
        for _, pose in table.picture().values():
            card = box_of(pose, layout)
            assert card.lies_within(window)
            for name, box in plates.items():
                assert not card.meets(box), name


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_the_fan_shows_its_corner(size: tuple[int, int]) -> None:
    layout = FiveHundredLayout(*size)
    for count in (10, 13):
        slots = layout.hand_slots(count)
        steps = [right[0] - left[0] for left, right in pairwise(slots)]
        assert min(steps) >= layout.card_size[0] * 0.3


def test_a_hand_laid_open_shows_its_faces() -> None:
    live = open_game(None, 1)
    layout = FiveHundredLayout(1280, 800)
    table = Presenter(len(live.match.rules.pack()), layout)
    table.present(live.deal())
    table.pieces.shown.add(Seat.WEST)
    poses = table.picture()
    assert all(poses[piece][1].is_face_up for piece in table.pieces.at[HANDS[Seat.WEST]])


@of_every_game
@pytest.mark.parametrize("size", SIZES)
def test_piles_lie_beside_the_trick_and_each_other(size: tuple[int, int], game: str) -> None:
    layout = LAYOUTS[game](*size)
    piles = [layout.pile_box(pile) for pile in range(layout.piles)]
    x, y = layout.middle
    trick = Box(x - 178 * layout.s, y - 152 * layout.s, 356 * layout.s, 304 * layout.s)
    for one, other in combinations(piles, 2):
        assert not one.meets(other)
    for pile in piles:
        assert pile.lies_within(Box(0, 0, *size)) and not pile.meets(trick)


@of_every_game
def test_every_trick_lies_on_the_pile_of_who_won_it(game: str) -> None:
    """Thirteen tricks, all to one side of the table if need be, lie within its pile."""
    layout = LAYOUTS[game](1280, 800)
    for seat in SEATS:
        box = layout.pile_box(layout.pile_of(seat))
        for number in (0, layout.pile_size - 1):
            x, y = layout.pile_place(layout.pile_of(seat), number)
            assert box.holds((x, y)) and box.width >= layout.card_size[0] * PILE_SCALE
    owners = {layout.pile_of(seat) for seat in SEATS}
    assert owners == set(range(layout.piles))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_above_the_piles_can_be_read(size: tuple[int, int]) -> None:
    layout = FiveHundredLayout(*size)
    labels = [layout.pile_label(pile) for pile in range(layout.piles)]
    fan = [box_of(Pose(x, y - 34 * layout.s, angle), layout) for x, y, angle in layout.hand_slots(13)]
    hands = [box_of(pose, layout) for seat in (Seat.WEST, Seat.EAST) for pose in full_hand(layout, seat)]
    discards = [box_of(pose, layout) for seat in SEATS for pose in thrown_out(layout, seat)]
    for pile, label in enumerate(labels):
        assert label.lies_within(Box(0, 0, *size))
        others = [*furniture(layout).values(), layout.button(4), layout.message_bar, layout.call_panel]
        for box in [*others, *fan, *hands, *discards, layout.pile_box(pile)]:
            assert not label.meets(box)


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_leaves_what_west_has_thrown_out_in_sight(size: tuple[int, int]) -> None:
    layout, pieces = FiveHundredLayout(*size), Pieces(43)
    pieces.at[DISCARDS[Seat.WEST]] = [0, 1, 2]
    room = layout.hint_room(is_calling=False, pieces=pieces)
    assert not any(room.meets(box_of(pose, layout)) for pose in thrown_out(layout, Seat.WEST))
    assert room.height >= 200 * layout.s
    assert room.height < layout.hint_room(is_calling=False, pieces=Pieces(43)).height


def full_hand(layout: FiveHundredLayout, seat: Seat) -> list[Pose]:
    pieces = Pieces(0)
    pieces.at[HANDS[seat]] = list(range(13))
    return list(layout.poses(pieces, Look()).values())


def thrown_out(layout: FiveHundredLayout, seat: Seat) -> list[Pose]:
    pieces = Pieces(0)
    pieces.at[DISCARDS[seat]] = [0, 1, 2]
    return list(layout.poses(pieces, Look()).values())


@pytest.mark.parametrize("size", SIZES)
def test_cards_to_be_passed_lie_apart(size: tuple[int, int]) -> None:
    layout = HeartsLayout(*size)
    lying = []
    for seat in SEATS:
        x, y = layout.passing_place(seat)
        width, height = layout.card_size[0] * 0.62 + 70 * layout.s, layout.card_size[1] * 0.65
        lying.append(Box(x - width / 2, y - height / 2, width, height))
    for one, other in combinations(lying, 2):
        assert not one.meets(other)
    for box in lying:
        assert not box.meets(layout.message_bar)
        assert not any(box.meets(layout.name_plate(seat)) for seat in SEATS)

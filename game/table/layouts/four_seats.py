"""A table with a hand on each of its four sides: where cards and furniture lie in any window from 800×600 up.

What a game adds lies in a layout of its own beside this file. All measures are in the units of a 1280×800 window,
multiplied by one scale; what a larger window has to spare goes between the seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.seats import SEATS, Seat
from game.engine.events import HANDS, PACK, TRICKS, Zone
from game.table.pieces import Pieces
from game.table.pose import Box, Pose
from game.table.presenter import Look

CARD_WIDTH, CARD_HEIGHT = 118, 165
MARGIN = 14
_FAN_ROOM = 740
PANEL_WIDTH = 330
BACK_SCALE = 0.62
PILE_SCALE = 0.42
_PILE_STEP = 21
_PILE_LABEL = 132
_TRICK_SCALE = 0.92


def scale_of(width: float, height: float) -> float:
    """The one scale for everything: 1 in a window of 1280×800."""
    return min(width / 1280, height / 800)


class FourSeatsLayout:
    """The table in a window of *width* × *height* pixels. ``s`` is the scale; boxes and poses are in pixels.

    A game says in ``_lay_aside`` where cards lie that are in nobody's hand, trick or pile, and in ``pile_of`` who
    gathers tricks on one pile: here the two sides of a partnership game, South's on the left.
    """

    piles = 2
    """How many rows of tricks won there are."""
    pile_size = 10
    """How many tricks a row may have to hold."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.s = scale_of(width, height)
        self.card_size = (round(CARD_WIDTH * self.s), round(CARD_HEIGHT * self.s))
        self.middle = (width / 2, (height - 250 * self.s) / 2 + 62 * self.s)
        self.hand_y = height - (28 + 14 + CARD_HEIGHT / 2) * self.s

    # Cards

    def poses(self, pieces: Pieces, look: Look) -> dict[int, Pose]:
        """Where every piece lies."""
        poses: dict[int, Pose] = {}
        self._lay_pack(pieces, poses)
        for seat in SEATS:
            ids = pieces.at.get(HANDS[seat], ())
            if seat is Seat.SOUTH:
                self._lay_own_hand(ids, pieces, look, poses)
            else:
                self._lay_other_hand(seat, ids, pieces, look, poses)
            self._lay_trick(seat, pieces.at.get(TRICKS[seat], ()), pieces, poses)
        self._lay_aside(pieces, poses)
        self._lay_won(pieces, look, poses)
        return poses

    def hand_slots(self, count: int) -> list[tuple[float, float, float]]:
        """Centre and turn of each of *count* cards of the user's fan, left to right."""
        spacing = self._fan_spacing(count)
        slots = []
        for index in range(count):
            offset = index - (count - 1) / 2
            sag = (offset / max(4.5, (count - 1) / 2)) ** 2 * 11 * self.s
            slots.append((self.width / 2 + offset * spacing, self.hand_y + sag, -offset * 0.75))
        return slots

    def _fan_spacing(self, count: int) -> float:
        return min(84, _FAN_ROOM / max(1, count - 1)) * self.s

    def key_label(self, index: int, count: int) -> Box:
        """Where the F-key of the card at *index* is written: under the strip of it that its neighbour leaves free."""
        spacing = self._fan_spacing(count)
        x = self.hand_slots(count)[index][0] - (CARD_WIDTH * self.s - spacing) / 2
        height = 24 * self.s
        return Box(x - spacing / 2, self.height - height - 3 * self.s, spacing, height)

    def _lay_pack(self, pieces: Pieces, poses: dict[int, Pose]) -> None:
        x, y = self.middle
        for number, piece in enumerate(pieces.at.get(PACK, ())):
            lift = number * 0.25 * self.s
            poses[piece] = Pose(x - lift, y - lift, 0, BACK_SCALE, number, is_flush=number > 0)

    def _lay_aside(self, pieces: Pieces, poses: dict[int, Pose]) -> None:
        """The cards that lie elsewhere in this game."""

    def _lay_own_hand(self, ids: Sequence[int], pieces: Pieces, look: Look, poses: dict[int, Pose]) -> None:
        for number, (piece, (x, y, angle)) in enumerate(zip(ids, self.hand_slots(len(ids)), strict=True)):
            card = pieces.faces.get(piece)
            if look.is_user_out:
                poses[piece] = Pose(x, y, angle, 1, 300 + number)
                continue
            is_chosen = card in look.chosen
            rise = 34 * self.s if is_chosen else 14 * self.s if card is look.cursor and card is not None else 0
            dimmed = look.playable is not None and card not in look.playable
            poses[piece] = Pose(x, y - rise, angle, 1, 300 + number, card is not None, dimmed, card in look.marked)

    def _lay_other_hand(
        self, seat: Seat, ids: Sequence[int], pieces: Pieces, look: Look, poses: dict[int, Pose]
    ) -> None:
        is_open = seat in pieces.shown or seat in look.opened
        x, y = self._hand_centre(seat, is_open)
        turn = {Seat.WEST: -90, Seat.NORTH: 180, Seat.EAST: 90}[seat] if not is_open else 0
        spacing = self._other_spacing(seat, len(ids), is_open)
        for number, piece in enumerate(ids):
            offset = (number - (len(ids) - 1) / 2) * spacing
            place = (x + offset, y) if seat is Seat.NORTH else (x, y + offset)
            poses[piece] = Pose(*place, turn, BACK_SCALE, 100 + number, is_open)

    def _other_spacing(self, seat: Seat, count: int, is_open: bool) -> float:
        if seat is Seat.NORTH:
            return min(30.0, 270 / max(1, count - 1)) * self.s
        room = 318 - (CARD_HEIGHT if is_open else CARD_WIDTH) * BACK_SCALE
        return min(30.0 if is_open else 24.0, room / max(1, count - 1)) * self.s

    def _hand_centre(self, seat: Seat, is_open: bool) -> tuple[float, float]:
        s, (x, y) = self.s, self.middle
        if seat is Seat.NORTH:
            return x, (MARGIN + CARD_HEIGHT * BACK_SCALE / 2) * s
        from_side = (MARGIN + (CARD_WIDTH if is_open else CARD_HEIGHT) * BACK_SCALE / 2) * s
        return (from_side if seat is Seat.WEST else self.width - from_side), y

    def _lay_trick(self, seat: Seat, ids: Sequence[int], pieces: Pieces, poses: dict[int, Pose]) -> None:
        s, (x, y) = self.s, self.middle
        dx, dy, turn = {
            Seat.SOUTH: (6, 70, 2),
            Seat.WEST: (-118, 4, -5),
            Seat.NORTH: (-6, -70, -2),
            Seat.EAST: (118, -4, 4),
        }[seat]
        trick = [piece for _, lying in pieces.in_zone(Zone.TRICK) for piece in lying]
        trick.sort(key=pieces.arrived.__getitem__)
        later_than = {piece: order for order, piece in enumerate(trick)}
        for piece in ids:
            poses[piece] = Pose(x + dx * s, y + dy * s, turn, _TRICK_SCALE, 200 + later_than[piece], True)

    def _lay_won(self, pieces: Pieces, look: Look, poses: dict[int, Pose]) -> None:
        """Tricks won lie in rows, each trick a little crosswise, so that they can be counted."""
        owner = {piece: place.seat for place, ids in pieces.in_zone(Zone.WON) for piece in ids}
        counts = [0] * self.piles
        for trick in look.tricks:
            seat = owner.get(trick[0]) if trick else None
            if seat is None:
                continue
            pile = self.pile_of(seat)
            x, y = self.pile_place(pile, counts[pile])
            for number, piece in enumerate(trick):
                angle = 0 if counts[pile] % 2 == 0 else 12
                poses[piece] = Pose(x, y - number * 0.6 * self.s, angle, PILE_SCALE, 10 * counts[pile] + number)
            counts[pile] += 1

    # Places on the table

    def pile_of(self, seat: Seat) -> int:
        """On which pile *seat* gathers its tricks."""
        return seat & 1

    def pile_place(self, pile: int, number: int) -> tuple[float, float]:
        """The centre of trick *number* (0 …) of a pile: South's left hand, East's lower right."""
        step = _PILE_STEP * self.s
        y = self.height - 218 * self.s
        if pile == 0:
            return 40 * self.s + number * step, y
        return self.width - 40 * self.s - number * step, y

    def pile_box(self, pile: int) -> Box:
        """The space the tricks of a pile can take, for a press of the mouse on them."""
        first, last = self.pile_place(pile, 0), self.pile_place(pile, self.pile_size - 1)
        half_width, half_height = CARD_WIDTH * PILE_SCALE / 2 * self.s, CARD_HEIGHT * PILE_SCALE / 2 * self.s
        left = min(first[0], last[0]) - half_width
        return Box(left, first[1] - half_height, abs(last[0] - first[0]) + 2 * half_width, 2 * half_height)

    def pile_label(self, pile: int) -> Box:
        """Where it is written whose tricks those are: above the pile, whose crooked tricks rise a little higher."""
        box, width, height = self.pile_box(pile), _PILE_LABEL * self.s, 22 * self.s
        left = box.x if pile == 0 else box.right - width
        return Box(left, box.y - height - 9 * self.s, width, height)

    # Furniture

    def name_plate(self, seat: Seat) -> Box:
        """The plate with a player's name and dealer's mark."""
        s, (x, y) = self.s, self.middle
        width, height = 176 * s, 30 * s
        if seat is Seat.SOUTH:
            return Box(MARGIN * s, self.height - 44 * s, width, height)
        if seat is Seat.NORTH:
            return Box(x - width / 2, (MARGIN + CARD_HEIGHT * BACK_SCALE + 6) * s, width, height)
        top = y - 168 * s - height
        left = MARGIN * s if seat is Seat.WEST else self.width - MARGIN * s - width
        return Box(left, top, width, height)

    def speech_plate(self, seat: Seat) -> Box:
        """The plate with a player's last call."""
        s = self.s
        width, height = 112 * s, (36 if seat is Seat.NORTH else 44) * s
        if seat is Seat.SOUTH:
            name = self.name_plate(seat)
            return Box(name.x, name.y - 6 * s - height, width, height)
        name = self.name_plate(seat)
        left = name.x - 8 * s - width if seat is Seat.EAST else name.right + 8 * s
        return Box(left, name.y + (name.height - height) / 2, width, height)

    @property
    def contract_panel(self) -> Box:
        s = self.s
        return Box(MARGIN * s, MARGIN * s, PANEL_WIDTH * s, 76 * s)

    @property
    def score_panel(self) -> Box:
        s = self.s
        return Box(self.width - (MARGIN + PANEL_WIDTH) * s, MARGIN * s, PANEL_WIDTH * s, 76 * s)

    @property
    def warning_plate(self) -> Box:
        """A lasting word of warning below the scores."""
        scores = self.score_panel
        return Box(scores.x, scores.bottom + 5 * self.s, scores.width, 28 * self.s)

    def button(self, index: int) -> Box:
        """The side buttons (Menu, Review, …), a column in the lower right corner counted from the bottom."""
        s = self.s
        width, height, step = 168 * s, 29 * s, 34 * s
        return Box(self.width - MARGIN * s - width, self.height - MARGIN * s - height - index * step, width, height)

    def half_button(self, index: int, half: int) -> Box:
        """The left (0) or right (1) half of one of them."""
        whole, gap = self.button(index), 6 * self.s
        width = (whole.width - gap) / 2
        return Box(whole.x + half * (width + gap), whole.y, width, whole.height)

    def hint_room(self, *, is_calling: bool, pieces: Pieces | None = None) -> Box:
        """Where a hint may be given: between West's cards and the middle, where the bids or the trick must be seen.

        What of *pieces* lies there stays in sight.
        """
        s, (x, y) = self.s, self.middle
        left, top = (MARGIN + CARD_HEIGHT * BACK_SCALE + 8) * s, y - 156 * s
        right = self.call_panel.x - 8 * s if is_calling else x - 196 * s
        bottom = self.message_bar.y - 8 * s
        return Box(left, top, min(right - left, 350 * s), bottom - top)

    @property
    def call_panel(self) -> Box:
        """The bidding panel in the middle of the table."""
        s, (x, y) = self.s, self.middle
        return Box(x - 262 * s, y - 176 * s, 524 * s, 352 * s)

    @property
    def transport_bar(self) -> Box:
        """The controls of a replay, between the trick and the hand."""
        s = self.s
        width, height = 560 * s, 76 * s
        return Box((self.width - width) / 2, self.hand_y - 98 * s - height, width, height)

    @property
    def message_bar(self) -> Box:
        """One line for what the player should know now, between the middle and the hand."""
        s = self.s
        width, height = 620 * s, 32 * s
        return Box((self.width - width) / 2, self.hand_y - (CARD_HEIGHT / 2 + 74) * s, width, height)

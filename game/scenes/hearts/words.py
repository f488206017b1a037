"""How the table says things in Hearts."""

from __future__ import annotations

from typing import Final

from game.cards.card import Suit
from game.cards.seats import SEATS
from game.rules.hearts.passing import Direction
from game.rules.hearts.play import OPENER
from game.rules.hearts.scoring import ALL_POINTS, QUEEN_POINTS, Result
from game.rules.hearts.view import HeartsView, Phase
from game.scenes.alone.words import card_name
from game.scenes.table.words import NameOf

_WORTH_NOTING: Final = 4
"""From how many points on it is said that one player has them all."""


def headline(view: HeartsView, name_of: NameOf) -> tuple[str, str]:
    """The two lines of the corner: where cards are passed, or whether hearts are broken; then the points so far."""
    if view.phase is Phase.PASSING:
        return f"Hand {view.number} · pass {view.direction.word}", _passing_line(view, name_of)
    broken = "broken" if view.is_broken else "not broken"
    return f"Hand {view.number} · hearts {broken}", _points_line(view, name_of)


def _passing_line(view: HeartsView, name_of: NameOf) -> str:
    receiver, giver = view.direction.receiver(view.seat), view.direction.giver(view.seat)
    if receiver is giver:
        return f"Three cards to {name_of(receiver)}, and three back"
    return f"To {name_of(receiver)}, from {name_of(giver)}"


def _points_line(view: HeartsView, name_of: NameOf) -> str:
    taken = view.points_taken
    total = sum(taken)
    if not total:
        return "No points taken yet" if view.direction is not Direction.HOLD else "No passing · no points taken yet"
    if total >= _WORTH_NOTING and total in taken:
        return f"All {total} points so far: {name_of(taken.index(total))}"
    return f"{total} of {ALL_POINTS} points taken"


def prompt(view: HeartsView, name_of: NameOf) -> str:
    """What the user may do now, or whom the table waits for."""
    if view.to_act is None:
        return ""
    if view.to_act is not view.seat:
        does = "is choosing three cards" if view.phase is Phase.PASSING else "is thinking"
        return f"{name_of(view.to_act)} {does} …"
    if view.phase is Phase.PASSING:
        side = "across" if view.direction is Direction.ACROSS else f"to the {view.direction.word}"
        return f"Pass three cards {side}, to {name_of(view.direction.receiver(view.seat))}: mark them, then Enter."
    if view.trick:
        return "Your turn to play."
    if not view.tricks and view.options.two_of_clubs_leads:
        return f"You open with the {card_name(OPENER)}."
    may_lead_heart = any(action.card.suit is Suit.HEARTS for action in view.legal)  # type: ignore[union-attr]
    return "Your lead." if may_lead_heart else "Your lead: any card but a heart."


def result_words(result: Result, name_of: NameOf) -> tuple[str, str]:
    """The heading and the sentence at the end of a hand."""
    shooter = result.shooter
    if shooter is not None:
        who = name_of(shooter)
        effect = "26 points for everybody else" if result.points[shooter] == 0 else "26 points off the own total"
        return f"{who} shot the moon!", f"{who} took all {ALL_POINTS} points: {effect}."
    clean = [name_of(seat) for seat in SEATS if not result.taken[seat]]
    # Thirteen hearts on one side leave thirteen for the queen on another: then nobody can tell from the points.
    heavy = [seat for seat in SEATS if result.taken[seat] >= QUEEN_POINTS]
    told = f"{name_of(heavy[0])} had the lady, and {result.taken[heavy[0]]} points." if len(heavy) == 1 else ""
    if clean:
        told = f"{told} Clean: {', '.join(clean)}.".strip()
    return "The hand is over", told


def taken_words(points: int) -> str:
    """What a player took in a hand: ``clean``, ``1 point``."""
    if not points:
        return "clean"
    return "all 26" if points == ALL_POINTS else f"{points} {'point' if points == 1 else 'points'}"

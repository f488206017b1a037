"""How the table says things in Spades."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards.card import Suit
from game.cards.seats import SEATS, Seat
from game.rules.spades.bids import BLIND_FOUR, BLIND_NELLO, HAND_SIZE, Bid
from game.rules.spades.scoring import BAG_PENALTY, Result, bags_of
from game.rules.spades.view import Phase, SpadesView
from game.scenes.alone.words import listed
from game.scenes.table.words import NameOf, change


def bid_words(bid: Bid) -> str:
    """A bid as a plate shows it: ``4``, ``Nello``, ``Blind 4``."""
    return bid.name.capitalize()


def bid_figure(bid: Bid | None) -> str:
    """A bid as short as the score board needs it."""
    if bid is None:
        return "–"
    return {BLIND_NELLO: "Blind 0", BLIND_FOUR: "Blind 4"}.get(bid, bid_words(bid))


def tricks(count: int) -> str:
    """``1 trick``, ``4 tricks``."""
    return f"{count} {'trick' if count == 1 else 'tricks'}"


def headline(view: SpadesView, name_of: NameOf) -> tuple[str, str]:
    """The two lines of the corner: whether spades are broken; then what has been bid, and what the user still needs."""
    bids = [bid for bid in view.bids if bid is not None]
    said = f"{sum(bid.tricks for bid in bids)} of {HAND_SIZE} tricks bid"
    if view.phase is Phase.BIDDING:
        return f"Hand {view.number} · bidding", said if bids else "Nobody has bid yet"
    broken = "broken" if view.is_broken else "not broken"
    own = view.bids[view.seat]
    return f"Hand {view.number} · spades {broken}", f"{_need(own, view)} · {said}" if own is not None else said


def _need(bid: Bid, view: SpadesView) -> str:
    """What the user's bid still asks for."""
    won = view.tricks_won[view.seat]
    if bid.is_nello:
        return "Not one to win" if not won else "The nello is lost"
    if won < bid.tricks:
        return f"You need {bid.tricks - won} more"
    return "Your bid is made"


def prompt(view: SpadesView, name_of: NameOf) -> str:
    """What the user may do now, or whom the table waits for."""
    if view.to_act is None:
        return ""
    if view.to_act is not view.seat:
        return f"{name_of(view.to_act)} is thinking …"
    if view.trick:
        return "Your turn to play."
    may_lead_spade = any(action.card.suit is Suit.SPADES for action in view.legal)  # type: ignore[union-attr]
    holds_spade = any(card.suit is Suit.SPADES for card in view.hand)
    return "Your lead: any card but a spade." if holds_spade and not may_lead_spade else "Your lead."


def result_words(result: Result, scores: Sequence[int], user: Seat, name_of: NameOf) -> tuple[str, str]:
    """The heading and the sentence at the end of a hand, from the user's chair."""
    bid, won = result.bids[user], result.tricks[user]
    said = f"You bid {bid.name} and took {tricks(won)}: {change(result.points[user])} points"
    if result.bags[user]:
        said += f" and {result.bags[user]} {'bag' if result.bags[user] == 1 else 'bags'}"
    return _heading(result, user), f"{said}. {_penalties(result, scores, name_of)}".rstrip()


def _heading(result: Result, user: Seat) -> str:
    bid = result.bids[user]
    if result.is_double_set(user):
        return "A double set"
    if not result.is_made(user):
        return f"{bid_words(bid)} failed" if bid.is_nello or bid.is_blind else "Short of the bid"
    return f"{bid_words(bid)} made" if not bid.is_nello else f"{bid_words(bid)}, and not one trick!"


def _penalties(result: Result, scores: Sequence[int], name_of: NameOf) -> str:
    """Whose tenth bag came in this hand: fewer are left than came along."""
    paying = [name_of(seat) for seat in SEATS if bags_of(scores[seat]) < result.bags[seat]]
    return f"Ten bags cost {BAG_PENALTY}: {listed(paying)}." if paying else ""


def done_words(result: Result, seat: Seat) -> str:
    """What a player bid and took, in a few words."""
    bid, bags = result.bids[seat], result.bags[seat]
    told = f"{bid.name} bid · {result.tricks[seat]} won"
    return f"{told} · {bags} {'bag' if bags == 1 else 'bags'}" if bags else told

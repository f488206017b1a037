"""How the table says things: calls, contracts, results, and what the user may do now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cards.card import Suit
from game.cards.seats import Seat
from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, PASS, Bid, Denomination
from game.rules.five_hundred.scoring import Result, side_of
from game.rules.five_hundred.view import FiveHundredView, Phase

SIGNS = "♠♣♦♥"
NameOf = Callable[[int], str]


def sign_of(denomination: Denomination) -> str:
    """``♥`` or ``NT``."""
    return "NT" if denomination is Denomination.NO_TRUMPS else SIGNS[denomination]


def bid_words(bid: Bid) -> str:
    """A call as a plate shows it: ``7♥``, ``Misère``, ``Pass``."""
    if bid.level is not None and bid.denomination is not None:
        return f"{bid.level}{sign_of(bid.denomination)}"
    return {PASS: "Pass", MISERE: "Misère", OPEN_MISERE: "Open misère"}[bid]


def spoken(text: str) -> str:
    """What stands on a speech plate, from what a record would write (``7H``, ``-``, ``as H``)."""
    if text.startswith("as "):
        return f"as {SIGNS[Suit.parse(text[3:])]}"
    return bid_words(Bid.parse(text))


def card_words(name: str) -> str:
    """``JH`` as ``J♥``."""
    if name == "Jo":
        return "Joker"
    return name[:-1] + SIGNS[Suit.parse(name[-1])]


def signed(points: int) -> str:
    """Points with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def change(points: int) -> str:
    """Points as a change: ``+120``, ``−80``."""
    return f"+{points}" if points > 0 else signed(points)


def pair_name(seats: Sequence[Seat], name_of: NameOf) -> str:
    """A side by its players: ``You & Player 2``."""
    return " & ".join(name_of(seat) for seat in seats)


def contract_line(view: FiveHundredView, name_of: NameOf) -> str:
    """The contract panel's first line."""
    if view.contract is not None and view.contractor is not None:
        return f"{bid_words(view.contract)} · {name_of(view.contractor)}"
    if view.phase in (Phase.BIDDING, Phase.RAISING):
        return f"Hand {view.number} · bidding"
    return "No trumps, no contract" if view.tricks or view.phase is Phase.PLAYING else f"Hand {view.number}"


def standing_line(view: FiveHundredView, name_of: NameOf) -> str:
    """The contract panel's second line: during the auction the bid to beat, then tricks won and what is needed."""
    if view.phase in (Phase.BIDDING, Phase.RAISING):
        if view.standing is None:
            return "No bid yet"
        seat, bid = view.standing
        return f"{bid_words(bid)} stands · {name_of(seat)}"
    won = view.tricks_won
    ours, theirs = won[Seat.SOUTH] + won[Seat.NORTH], won[Seat.WEST] + won[Seat.EAST]
    line = f"We {ours} · they {theirs}"
    if view.contract is None or view.contractor is None:
        return line
    if view.contract.is_misere:
        return f"{line} · not one to win"
    who = "we" if side_of(view.contractor) == 0 else "they"
    return f"{line} · {who} need {view.contract.tricks_needed}"


def pile_words(view: FiveHundredView) -> tuple[str, str]:
    """What stands above the two piles of tricks; nothing above one that is still empty."""
    won = view.tricks_won
    ours, theirs = won[Seat.SOUTH] + won[Seat.NORTH], won[Seat.WEST] + won[Seat.EAST]
    return f"Our tricks: {ours}" if ours else "", f"Their tricks: {theirs}" if theirs else ""


def prompt(view: FiveHundredView, name_of: NameOf) -> str:
    """What the user may do now, or whom the table waits for."""
    if view.to_act is None:
        return ""
    if view.to_act is not view.seat:
        if view.sitting_out is view.seat:
            return "Your partner plays misère alone: lean back and watch. Space hurries."
        return f"{name_of(view.to_act)} is thinking …"
    match view.phase:
        case Phase.BIDDING:
            return "Your call: F1–F5 the level, F6–F10 the suit, Enter bids, P passes."
        case Phase.RAISING:
            return "The contract is yours. Raise it once without reply, or keep it with P."
        case Phase.DISCARDING:
            return "The kitty is yours: choose three cards to throw out, then Enter."
    if not view.trick:
        return "Your lead."
    return "Your turn to play."


def result_lines(result: Result, name_of: NameOf) -> tuple[str, str]:
    """The heading and the sentence of the panel at the end of a hand."""
    if result.contract is None or result.contractor is None:
        if not result.was_played:
            return "All passed", "Nobody wanted it. No score, and the next deal may be kinder."
        return "Played out", f"No contract: {result.tricks[0]} tricks for us, {result.tricks[1]} for them."
    who, what = name_of(result.contractor), bid_words(result.contract)
    won = result.tricks[side_of(result.contractor)]
    heading = f"{what} {'made' if result.is_made else 'failed'}"
    if result.contract.is_misere:
        fate = "slipped under every trick" if result.is_made else "was caught with a trick"
        return heading, f"{who} called {what} and {fate}."
    if won == 10:
        return heading, f"{who} called {what} and took all ten tricks!"
    return heading, f"{who} called {what} and took {won} {'trick' if won == 1 else 'tricks'}."


def remark(result: Result, seat: Seat) -> str:
    """What somebody at the table says of the hand to *seat*'s side; empty if it is better to say nothing."""
    if result.contract is None or result.contractor is None:
        return "" if result.was_played else "all-passed"
    is_ours, won = side_of(result.contractor) == side_of(seat), result.tricks[side_of(result.contractor)]
    if not is_ours:
        return "" if result.is_made else "defended"
    if result.contract.is_misere:
        return "misere-made" if result.is_made else "misere-caught"
    if result.is_made:
        return "made-slam" if won == 10 else "well-bid" if won == result.contract.tricks_needed else "made"
    return "set-by-one" if won == result.contract.tricks_needed - 1 else "set"


def is_feast(result: Result, seat: Seat) -> bool:
    """Whether *seat*'s side has done something to be proud of: all ten tricks, or a misère made."""
    if not result.is_made or result.contract is None or result.contractor is None:
        return False
    if side_of(result.contractor) != side_of(seat):
        return False
    return result.contract.is_misere or max(result.tricks) == 10

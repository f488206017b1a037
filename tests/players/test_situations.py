"""Situations every program for this game is blamed for, and what the casual player does in them.

Known weaknesses, kept because the player is a fixed measure for stronger ones:

- It counts cards but not chances: it never places a high card with the opponent who bid.
- It does not plan ahead: no entries kept on purpose, no ruffs before trumps are drawn, no end play.
- It counts its partner's possible trumps as the opponents' until both of them have shown out.
- It bids what it hopes to make at once and takes no second, cheaper road there.
- In a closed misère it does not read the contractor's throw-offs, only suits it has shown out of.
"""

from __future__ import annotations

import pytest

from game.rules.five_hundred.options import Enthusiasm, Options, PartnerStyle
from game.rules.five_hundred.view import FiveHundredView, Phase
from tests.players.situations import answer, bidding, playing, thrown_out

CONVENTION = Options(six_no_trumps_convention=True)
SEVEN = Options(six_no_trumps_convention=True, lowest_bid=7)

CARDS: list[tuple[str, FiveHundredView, str]] = [
    # Contractor at trumps
    ("draws trumps with the Joker first", playing("Jo JH AH KH 9H AS 7S 6C 8D 5D", "7H", "S"), "Jo"),
    (
        "drives the Joker out with touching bowers",
        playing("JH JD AH KH 9H AS 7S 6C 8D 5D", "7H", "S"),
        "JH",
    ),
    (
        "keeps its only trumps when none are out against it",
        playing("AH KH AS 7S", "7H", "S", tricks=("S:Jo W:5C N:4H E:6C", "S:JH W:7C N:5H E:8C")),
        "AS",
    ),
    (
        "does not lead trumps when only a higher one is out",
        playing(
            "AH KH AS 7S",
            "7H",
            "S",
            tricks=("S:JH W:4H N:5H E:6H", "S:JD W:7H N:8H E:9H", "S:QH W:10H N:5C E:6C"),
        ),
        "AS",
    ),
    (
        "leads the top of a side sequence when trumps are gone",
        playing("9H KS QS 5D", "6H", "S", tricks=("S:Jo W:5C N:6C E:7C", "S:JH W:8C N:9C E:10C")),
        "KS",
    ),
    # Partner ahead
    (
        "second hand does not burn the Joker over partner's winner",
        playing("Jo 4H 9C 6D", "7H", "W", "N:AS E:7S", seat="S"),
        "4H 9C 6D",
    ),
    (
        "last hand throws off under partner's winning card",
        playing("Jo 4H 9C 6D", "7H", "S", "W:8S N:AS E:7S", seat="S"),
        "9C 6D",
    ),
    ("last hand plays low under partner's king", playing("AS 5S 9C 6D", "7H", "W", "W:8S N:KS E:7S"), "5S"),
    ("does not trump partner's ace", playing("4H 5H 9C 6D", "7H", "N", "N:AS E:7S"), "9C 6D"),
    (
        "does not overtake partner's top trump",
        playing("Jo 4H 9C 6D", "7H", "N", "N:JH E:6H"),
        "4H",
    ),
    # Following
    ("last hand wins as cheaply as it can", playing("AS QS 9S 5S", "7H", "W", "W:8S N:7S E:6S"), "9S"),
    ("last hand trumps with the lowest trump", playing("Jo JH 4H 6D", "7H", "S", "W:AS N:7S E:6S"), "4H"),
    ("loses with the lowest card", playing("QS 9S 5S 6D", "7H", "W", "W:KS N:7S E:AS"), "5S"),
    ("second hand low", playing("QS 9S 5S 6D", "7H", "W", "W:8S"), "5S"),
    ("second hand takes the ace", playing("AS 9S 5S 6D", "7H", "W", "W:KS"), "AS"),
    ("third hand high", playing("KS 9S 5S 6D", "7H", "W", "N:7S E:8S"), "KS"),
    ("third hand high but no higher than it must", playing("AS KS 5S 6D", "7H", "W", "N:7S E:8S"), "KS"),
    ("trumps a side ace of the opponents", playing("4H 9C 6D", "7H", "S", "E:AS"), "4H"),
    ("overtrumps as cheaply as it can", playing("JH 9H 4H 6D", "7H", "S", "W:AS N:7S E:5H"), "9H"),
    (
        "the left bower follows trumps",
        playing("JD 9D 5C", "7H", "W", "W:9H N:AH E:KH"),
        "JD",
    ),
    # Throwing off
    ("throws a small card, not an ace", playing("AD 5C KC QC", "7H", "W", "W:AS N:7S E:6S"), "5C"),
    ("keeps the guard of a king", playing("KD 6D 9C 8C 7C", "7H", "W", "W:AS N:7S E:6S"), "7C 8C 9C"),
    # Defence
    ("leads an ace from ace and king", playing("AS KS 9D 8D 7C 6C", "7H", "W"), "AS KS"),
    ("leads a singleton to trump the suit", playing("5H 8S QD 10D 9C 8C 10C", "7H", "W"), "8S"),
    (
        "leads the suit partner has bid",
        playing("9H 8S 7S QD 9D", "7H", "W", calls="N:6S W:7H"),
        "8S",
    ),
    # No trumps
    (
        "leads its long suit, not a singleton",
        playing("AH KH QH 10H 9H 7S AD 8D 6C 5C", "7NT", "S"),
        "AH",
    ),
    (
        "wins with the Joker when void, not waiting for the last trick",
        playing("Jo 9H 8H 7D", "7NT", "S", "W:AS N:7S E:6S"),
        "Jo",
    ),
    (
        "lets partner's winner stand and keeps the Joker",
        playing("Jo 9H 8H 7D", "7NT", "S", "W:8S N:AS E:6S"),
        "9H 8H 7D",
    ),
    (
        "leads the Joker to clear a suit before the end",
        playing("Jo QH 9H", "7NT", "S", tricks=("S:AS W:5S N:6S E:7S", "S:AD W:5D N:6D E:7D")),
        "Jo/H",
    ),
    # Misère
    ("the contractor plays the highest card under", playing("5S 9S QS 4D", "M", "S", "E:10S W:KS"), "QS"),
    ("the contractor throws off the worst card", playing("AC 4D 5D 6D", "M", "S", "E:10S W:KS"), "AC"),
    ("the contractor keeps low cards when void", playing("6H 8H 4H AH", "M", "S", "E:10S W:KS"), "AH"),
    ("leads low, not high", playing("5S AS KD QC", "M", "W"), "5S"),
    (
        "does not lead a suit the contractor is void in",
        playing("6S 9D QC", "M", "W", tricks=("E:7S S:8S W:KD", "S:5S W:QD E:10S")),
        "9D QC",
    ),
    (
        "does not save the contractor with the Joker",
        playing("Jo 9D QC", "M", "W", "W:9S", seat="S"),
        "9D QC",
    ),
    (
        "does not kill partner's lead with the Joker",
        playing("Jo 9D QC", "M", "W", "E:5S", seat="S"),
        "9D QC",
    ),
    (
        "throws high cards once the contractor is safely under",
        playing("AS 6S 9D", "M", "W", "W:7S", seat="S"),
        "6S",
    ),
    (
        "rids itself of the ace when the contractor has ducked",
        playing("AS 6S 9D", "M", "E", "W:KS E:7S", seat="S"),
        "AS",
    ),
    (
        "keeps under an exposed hand that must win",
        playing("5S QS 9D", "OM", "N", "W:6S", seat="S", exposed="8S KS"),
        "5S",
    ),
    (
        "leads under an exposed hand",
        playing("7D 9C AS", "OM", "N", seat="S", exposed="10C QC 4D 5D"),
        "9C",
    ),
]


@pytest.mark.parametrize(("view", "sensible"), [row[1:] for row in CARDS], ids=[row[0] for row in CARDS])
def test_card(view: FiveHundredView, sensible: str) -> None:
    """The card played is one of the sensible ones."""
    assert answer(view) in sensible.split()


def at_least(bid: str) -> str:
    return f">={bid}"


CALLS: list[tuple[str, FiveHundredView, str]] = [
    ("opens a strong suit", bidding("Jo JH AH KH 9H 8H AS 7C 6D 5D"), "7H 8H"),
    ("passes a poor hand", bidding("9H 8H 5S 7S 9S 6C 8C 10C 4D 7D"), "-"),
    ("raises partner with a fit", bidding("JH AH 9H 8H AS AD 7C 6C 5D 4D", "N:6H E:-"), "7H 8H"),
    ("leaves partner's bid alone without a fit", bidding("QC 9C 8C 7S 6S 5S 9D 8D 7D 6D", "N:7H E:-"), "-"),
    (
        "does not bid over partner to eight without reason",
        bidding("JS KS 9S 8S AC 7C 6D 5D 4H 5H", "N:7H E:-"),
        "-",
    ),
    ("no trumps are not bid on the Joker alone", bidding("Jo 9H 8H 7S 6S 9C 8C 7D 6D 5D"), "-"),
    ("no trumps need stoppers", bidding("AH KH QH 10H 9H 5S 6S 5C 6C 4D"), "6H 7H 8H"),
    ("competes with a hand of its own", bidding("Jo JS JC AS KS 9S 8S AC 7D 5H", "W:7H N:- E:-"), "8S 9S 7NT 10S"),
    ("an opponents' eight is left to fail", bidding("JH JD AS KC 9C 8C 7D 6D 5S 6S", "W:8H N:- E:-"), "-"),
    (
        "misère on a hand of low cards",
        bidding("4H 5H 6H 4D 5D 7D 5S 6S 5C 7C", "W:7H N:- E:-"),
        "M",
    ),
    ("no misère on a hand of middle cards", bidding("10H QH AH 9D JD KD 10S QS 8C JC", "W:7H N:- E:-"), "-"),
    (
        "does not bid over its own contract for nothing when it may raise",
        bidding("Jo JH AH 9H 8H AS 7C 6D 5D 4D", "S:7H W:- N:- E:-", phase=Phase.RAISING),
        "-",
    ),
    (
        "tells of the Joker by 6NT",
        bidding("Jo AH 8H AS 7S 6S KC 8C 6D 5D", options=CONVENTION),
        "6NT",
    ),
    ("does not bid 6NT without the Joker", bidding("AH KH 8H AS KS 6S AC KC 6D 5D", options=CONVENTION), "7NT 8NT"),
]


@pytest.mark.parametrize(("view", "sensible"), [row[1:] for row in CALLS], ids=[row[0] for row in CALLS])
def test_call(view: FiveHundredView, sensible: str) -> None:
    """The call is one of the sensible ones."""
    assert answer(view) in sensible.split()


def test_ten_is_never_bid_without_the_joker() -> None:
    """Even all other trumps are not enough."""
    call = answer(bidding("JH JD AH KH QH 10H 9H 8H AS AC", "W:9D N:- E:-"))
    assert not call.startswith("10")


def test_partner_who_told_of_the_joker_is_believed() -> None:
    """A hand that passes over a real 6NT bids its suit once partner is known to hold the Joker."""
    hand, calls = "JH AH KH 9H 8H 7S AC 6C 5D 4D", "N:6NT E:-"
    told = answer(bidding(hand, calls, options=CONVENTION))
    assert told.endswith("H")


def test_convention_is_off_when_the_lowest_bid_is_seven() -> None:
    """With nothing to bid at seven the holder of the Joker passes."""
    assert answer(bidding("Jo 8H 7H 9S 7S 6S 9C 8C 6D 5D", options=SEVEN)) == "-"


def test_style_of_the_partner_moves_north_alone() -> None:
    """The same cards: a cowboy bids what a conservative passes, and the others do not change."""
    hand = "JH AH 9H 8H KS 9S 8S 7C 6D 5D"
    by_style = {
        seat: {answer(bidding(hand, seat=seat, options=Options(partner_style=style))) for style in PartnerStyle}
        for seat in "NEW"
    }
    assert len(by_style["N"]) > 1
    assert len(by_style["E"]) == len(by_style["W"]) == 1


def test_enthusiasm_moves_the_misere_of_every_seat() -> None:
    """A doubtful misère is bid by the enthusiastic only."""
    hand, calls = "4H 6H 9H 4D 6D 10D 5S 8S 6C 9C", "W:7H N:- E:-"
    bids = {level: answer(bidding(hand, calls, options=Options(misere_enthusiasm=level))) for level in Enthusiasm}
    assert bids[Enthusiasm.LOW] == "-"
    assert bids[Enthusiasm.HIGH] == "M"


def test_a_side_about_to_lose_is_careful() -> None:
    """At −440 a failed seven ends the game: what is bid at nought is not bid there."""
    hand = "JH AH QH 8H KS QS 8S 7C 6D 5D"
    normal, desperate = (answer(bidding(hand, scores=(score, 0))) for score in (0, -470))
    assert normal != "-"
    assert desperate == "-"


def test_opponents_about_to_win_are_fought() -> None:
    """A bid that would win the opponents the game is bid over on cards that pass otherwise."""
    hand, calls = "Jo JS AS KS 9S 8S 7C KC 6D 5H", "W:7H N:- E:-"
    assert answer(bidding(hand, calls, scores=(0, 460))) != "-"


@pytest.mark.parametrize(
    ("hand", "contract", "kept", "thrown"),
    [
        pytest.param(
            "Jo JH AH KH 9H 8H AS KS 7C 6C 9D 8D 5D", "7H", "Jo JH AH KH 9H 8H AS KS", "", id="keeps trumps and aces"
        ),
        pytest.param("Jo JH AH KH 9H 8H AS KS 7C 6C AD 8D 5D", "7H", "", "7C 6C", id="makes a void"),
        pytest.param("JH AH KH 9H 8H KS 5S AC 9C 8C 9D 8D 5D", "7H", "KS AC", "", id="keeps a guarded king"),
        pytest.param("Jo 4H 5H 6H 4D 5D 7D 5S 6S 5C 7C AS KC", "M", "", "Jo AS KC", id="misère: the Joker goes"),
        pytest.param(
            "4H 5H 6H 4D 5D 7D 5S 6S AS KS QC 5C 6C", "OM", "4H 5H 4D 5S 5C", "AS KS QC", id="misère: highest"
        ),
        pytest.param("Jo AH KH QH 10H 9H AS KS 5C 6C 7D 6D 5D", "7NT", "Jo AH KH QH 10H 9H AS KS", "", id="no trumps"),
    ],
)
def test_discards(hand: str, contract: str, kept: str, thrown: str) -> None:
    """What must be kept is kept, what must go goes."""
    out = thrown_out(hand, contract)
    assert len(out) == 3
    assert not out & set(kept.split())
    assert out >= set(thrown.split())

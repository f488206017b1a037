"""What may be bid, what it is worth, and what outranks what (rules page, "Bids and their values", "Auction")."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import pytest

from game.rules.five_hundred.bids import ALL_BIDS, PASS, TRICK_BIDS, Bid, Denomination, rank
from tests.rules.five_hundred.table import Table, may, options, split_words

VALUES = split_words("""
6S 40   6C 60   6D 80   6H 100  6NT 120
7S 140  7C 160  7D 180  7H 200  7NT 220
8S 240  8C 260  8D 280  8H 300  8NT 320
9S 340  9C 360  9D 380  9H 400  9NT 420
10S 440 10C 460 10D 480 10H 500 10NT 520
M 250   OM 500  - 0
""")


@pytest.mark.parametrize(("text", "value"), [*zip(VALUES[::2], map(int, VALUES[1::2]), strict=True)])
def test_the_avondale_table(text: str, value: int) -> None:
    assert Bid.parse(text).value == value


RANKS = [
    ("closed misère stands between 7NT and 8S", "", "7NT M 8S 8C"),
    ("closed misère by points stands above 8S and below 8C", "misere-rank=by-points", "7NT 8S M 8C"),
    ("open misère stands above 10D and below 10NT", "", "10D OM 10NT"),
    ("six spades is the lowest, suits rise S C D H NT", "", "6S 6C 6D 6H 6NT 7S"),
    ("level outranks denomination", "", "6NT 7S 7NT 8S 8NT 9S 9NT 10S"),
]


@pytest.mark.parametrize(("words", "rising"), [row[1:] for row in RANKS], ids=[row[0] for row in RANKS])
def test_rank(words: str, rising: str) -> None:
    ranks = [rank(Bid.parse(text), options(words)) for text in rising.split()]
    assert ranks == sorted(ranks) and len(set(ranks)) == len(ranks)


def test_ten_hearts_and_open_misere_tie() -> None:
    assert rank(Bid.parse("10H"), options()) == rank(Bid.parse("OM"), options())


TRICKS_FROM = {
    "6S": "6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT",
}
ALL_25 = TRICKS_FROM["6S"].split()


def tricks_above(text: str) -> list[str]:
    return ALL_25[ALL_25.index(text) + 1 :]


BIDDABLE = [
    # reason, options, calls, the bids that may be made (tricks above one, and misères)
    ("first call: any trick bid, no misère", "", "", ALL_25),
    ("after 6NT: sevens and up, no misère yet", "", "6NT", tricks_above("6NT")),
    ("a seven opens closed misère", "", "7S", ["M", *tricks_above("7S")]),
    ("after 7NT closed misère may be bid", "", "7NT", ["M", *tricks_above("7NT")]),
    ("after 8S no closed misère, but open misère", "", "8S", ["OM", *tricks_above("8S")]),
    ("after 8S by points both misères", "misere-rank=by-points", "8S", ["M", "OM", *tricks_above("8S")]),
    ("after 8C by points no closed misère", "misere-rank=by-points", "8C", ["OM", *tricks_above("8C")]),
    ("after closed misère any eight", "", "7S M", tricks_above("7NT")),
    ("after closed misère by points no 8S", "misere-rank=by-points", "7S M", tricks_above("8S")),
    ("closed misère is no eight: open misère stays shut", "", "7S - M", tricks_above("7NT")),
    ("an eight by anybody opens open misère", "", "6S - 8D", ["OM", *tricks_above("8D")]),
    ("10H may not be bid over by open misère", "", "10H", ["10NT"]),
    ("after open misère only 10NT", "", "8S OM", ["10NT"]),
    ("10D may be bid over by open misère", "", "10D", ["OM", "10H", "10NT"]),
    ("lowest bid seven", "lowest-bid=7", "", tricks_above("6NT")),
    ("lowest bid seven, a seven opens misère", "lowest-bid=7", "7S", ["M", *tricks_above("7S")]),
    ("misère at any time: both at the first call", "misere-any-time=yes", "", ["M", "OM", *ALL_25]),
    ("misère at any time still has to outrank", "misere-any-time=yes", "8S", ["OM", *tricks_above("8S")]),
    ("misère at any time after open misère only 10NT", "misere-any-time=yes", "OM", ["10NT"]),
    (
        "misère is no trick bid: M first, then no open misère by level",
        "misere-any-time=yes",
        "M",
        ["OM", *tricks_above("7NT")],
    ),
    ("open misère only: no closed one after a seven", "misere-bids=open", "7S", tricks_above("7S")),
    ("open misère only: open one after an eight", "misere-bids=open", "8S", ["OM", *tricks_above("8S")]),
    ("open misère only, at any time", "misere-bids=open misere-any-time=yes", "", ["OM", *ALL_25]),
    ("no misère after a seven", "misere-bids=none", "7S", tricks_above("7S")),
    ("no misère after an eight", "misere-bids=none", "8S", tricks_above("8S")),
    ("no misère even at any time", "misere-bids=none misere-any-time=yes", "", ALL_25),
    ("a pass does not change what may be bid", "", "7S - -", ["M", *tricks_above("7S")]),
    ("6NT convention changes nothing that may be bid", "six-no-trumps-convention=yes", "6H", tricks_above("6H")),
]


@pytest.mark.parametrize(("words", "calls", "bids"), [r[1:] for r in BIDDABLE], ids=[r[0] for r in BIDDABLE])
def test_what_may_be_bid(words: str, calls: str, bids: list[str]) -> None:
    table = Table(words).calls(calls)
    allowed = may(table.hand).split()
    assert allowed[0] == "-", "passing is always possible, and stands first"
    assert sorted(allowed[1:]) == sorted(bids)
    ranks = [rank(Bid.parse(text), options(words)) for text in allowed]
    assert ranks == sorted(ranks), "lowest first"


def test_every_pair_of_bids_under_both_orders() -> None:
    """Over every standing bid exactly the higher-ranked bids may be made, in both misère ranks."""
    order = {
        "below-eight": [*ALL_25[:10], "M", *ALL_25[10:23], ("10H", "OM"), "10NT"],
        "by-points": [*ALL_25[:11], "M", *ALL_25[11:23], ("10H", "OM"), "10NT"],
    }
    for words, rising in order.items():
        place = {text: at for at, step in enumerate(rising) for text in (step if isinstance(step, tuple) else [step])}
        for standing in place:
            table = Table(f"misere-rank={words} misere-any-time=yes").calls(standing)
            higher = {text for text in place if place[text] > place[standing]}
            if standing == "10NT":
                assert table.hand.phase.name == "DISCARDING"
            else:
                assert set(may(table.hand).split()) == higher | {"-"}


@pytest.mark.parametrize("bid", [PASS, *ALL_BIDS], ids=str)
def test_bids_are_written_and_read(bid: Bid) -> None:
    assert Bid.parse(bid.text) is bid
    assert copy(bid) is deepcopy(bid) is pickle.loads(pickle.dumps(bid)) is bid
    assert repr(bid) == bid.text and bid.name


def test_a_bid_by_level_and_denomination() -> None:
    for bid in TRICK_BIDS:
        assert bid.level is not None and bid.denomination is not None
        assert Bid.of(bid.level, bid.denomination) is bid
        assert bid.text == f"{bid.level}{bid.denomination.text}"
        assert bid.tricks_needed == bid.level
    assert Bid.parse("6NT").name == "6 no trumps"
    assert Bid.parse("M").tricks_needed == 0 and Bid.parse("OM").tricks_needed == 0
    assert Bid.parse("OM").trump is Bid.parse("M").trump is Bid.parse("7NT").trump is None
    assert [Denomination(i).trump for i in range(4)] == [Bid.parse(f"7{s}").trump for s in "SCDH"]


@pytest.mark.parametrize("junk", ["", "5S", "11S", "6", "S6", "NT", "m", "OMM", "6 S", "7h", "pass", "–", "6NT "])
def test_junk_is_no_bid(junk: str) -> None:
    with pytest.raises(ValueError, match="is no bid; bids are 6S … 10NT, M, OM and - for a pass"):
        Bid.parse(junk)

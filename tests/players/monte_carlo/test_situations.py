"""The situations every program for this game is blamed for, a deal for each at least: what the expert does in them.

The deals are whole ones, brought to the decision by a record's own lines, so that a player is asked what it would be
asked at the table. Each is made so that the answers named are clearly the best, or as good as the best. What the casual
player gets wrong is listed too.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pytest

from game.engine.actions import Call, Discard, Play, SeatAction
from game.players.casual import Casual
from game.players.compiled import IS_COMPILED
from game.players.monte_carlo import Expert
from game.rules.five_hundred.view import FiveHundredView
from tests.rules.five_hundred.table import Table

SEEDS = [1, *[pytest.param(seed, marks=[pytest.mark.slow, pytest.mark.long]) for seed in (2, 3)]]


@dataclass(frozen=True)
class Situation:
    """``blame`` is what programs do wrong here, ``good`` what a good player does, ``reason`` why."""

    blame: str
    reason: str
    table: Table
    good: str

    @property
    def view(self) -> FiveHundredView:
        seat = self.table.match.to_act
        assert seat is not None
        return self.table.hand.view(seat)


BOTH_MISERES = "misere-any-time=yes misere-enthusiasm=high"

SITUATIONS = [
    # Contractor without the Joker leading low trumps while top ones are out
    Situation(
        "leads low trumps while top ones are out: the first lead",
        "Jacks, ace and king are equals under the Joker: one of them drives it out, the four would give a trick away",
        Table(south="JH JD AH KH 10H 4H AS KS 7C 8D", kitty="5S 5C 6D").calls("7H - - -").throws("5S 5C 6D"),
        "JH JD AH KH",
    ),
    Situation(
        "leads low trumps while top ones are out: at the end",
        "ace and ten of trumps are out and both beat the queen; three of five tricks are wanted from the side",
        Table(
            dealer="W",
            south="4D 6S 8H 9H AC JD JS Jo KD QH",
            west="10H 6C 6H 7H 7S 8D 9S AH JC JH",
            north="10C 10D 4H 5C 7D 9C AD KC KS QD",
            east="10S 5D 5H 5S 6D 7C 8C 8S KH QS",
            kitty="QC AS 9D",
        )
        .calls("- - 7H -")
        .throws("6S JS QC")
        .plays("Jo 6H 4H 5H 8H JH 5C KH 8D AD 5D 4D KS 5S AS 7S JD 7H 7D 8S"),
        "AC KD",
    ),
    # Second hand burning the Joker over partner's winning card
    Situation(
        "burns the Joker over partner's winning card: before the contractor",
        "partner's ace of spades holds the trick; the Joker wins another one later, a side card wins none",
        Table(
            south="Jo 9C 8C 7C 5C 10D 9D 8D 6D 4D",
            west="JH JD AH KH QH 10H 9H KS 8S 7D",
            north="AD AS KD QD 10S 9S 10C KC 4H 5S",
            east="5D",
            kitty="6C 5H 6H",
        )
        .calls("- 7H - -")
        .throws("6C 5H 6H")
        .plays("7D AD 5D 4D AS QS"),
        "9C 8C 7C 5C 10D 9D 8D 6D",
    ),
    Situation(
        "burns a trump over partner's winning card: last to play",
        "the trick is partner's whatever is thrown, and a small trump may still ruff something else",
        Table(
            south="Jo 8H 7H 9C 8C 7C 10D 9D 8D 6D",
            west="JH JD AH KH QH 10H 9H KS 8S 7D",
            north="AD AS KD QD 10S 9S 10C KC 4H 5S",
            east="5D",
            kitty="5C 6C 4D",
        )
        .calls("- 7H - -")
        .throws("5C 6C 4D")
        .plays("8S AS 6S"),
        "9C 8C 7C 10D 9D 8D 6D",
    ),
    # No trumps: leading a singleton instead of the long suit
    Situation(
        "leads a singleton at no trumps instead of the long suit",
        "seven hearts and the ace of spades are eight tricks; a club or diamond led gives up the lead and four of them",
        Table(south="AH KH QH JH 10H 9H 8H AS 5C 6D", kitty="5D 5S 6C").calls("8NT - - -").throws("5D 5S 6C"),
        "AH KH QH JH 10H 9H 8H AS",
    ),
    # Never using the Joker at no trumps until the last trick
    Situation(
        "saves the Joker at no trumps for the last trick",
        "thrown off on now, spades bar the Joker for good and are run; with it the contractor has the seven tricks",
        Table(
            south="Jo AH KH QH 10H 9H AC 8C 6C 7D",
            west="AS KS QS JS 10S 5H KD 6D 5C 7C",
            north="4H 5S 5D",
            east="6H 6S 4D",
            kitty="7S 8S 9S",
        )
        .calls("7NT - - -")
        .throws("7S 8S 9S")
        .plays("AH 5H 4H 6H 7D KD 5D 4D AS 5S 6S"),
        "Jo",
    ),
    # Misère defence: playing the Joker when void, and killing partner's lead
    Situation(
        "kills partner's lead with the Joker in a misère",
        "partner's six of spades may make the contractor win; the Joker takes the trick for him",
        Table(
            south="Jo AD KD QD AC KC QC 6H 7H AH",
            west="5S 7S 8S 4D 5D 6D 5C 6C 4H 5H",
            north="6S 9D 8H 9S 10S JS 7C 8C 9C 10C",
            kitty="QS JH QH",
        )
        .calls("7D M - - -")
        .throws("QS JH QH")
        .plays("5D 9D KD 6H 5H 8H 6S"),
        "AD QD AC KC QC AH",
    ),
    # Leading again a suit the contractor is void in
    Situation(
        "leads again a suit the misère's contractor is void in",
        "he threw off on clubs and would throw off another high card; on any other suit he must follow",
        Table(
            south="10D KC 9H 7C 6C 5C 5S 8S 7D 5H",
            west="5D 6S 7S AS 6H 8H 4D 9D 10S 10H",
            north="6D AC 4H QC 9S JS KS QD JH KH",
            kitty="8C AD KD",
        )
        .calls("7C M - - -")
        .throws("8C AD KD")
        .plays("5D 6D 10D KC AS AC 4H 9H 6H"),
        "5S 8S 7D 5H",
    ),
    # Not throwing high cards once the contractor is safely under
    Situation(
        "keeps its high cards when a misère's contractor is safely under",
        "he has ducked under the nine; the ace could never catch him, the six may",
        Table(
            south="AS 6S 4H 9H 10H KD QD 8C 9C QC",
            west="7S 5S 8S 5D 6D 4D 5C 6C 5H 6H",
            north="9S 10S KS 7H 8H 9D 10D AC KC 7C",
            kitty="QS AD KH",
        )
        .calls("7C M - - -")
        .throws("QS AD KH")
        .plays("7S 9S"),
        "AS",
    ),
    # Ignoring an exposed hand
    Situation(
        "ignores the exposed hand: lets it throw its only danger off",
        "all see that its one spade is the ace and that it has no club: any spade catches it, a club lets the ace go",
        Table(
            south="KH 5S 9S KS AC 9C KC 10C QC 10S",
            west="AS 4D 5D 6D 7D 8D 9D 4H 5H 6H",
            north="9H JS QS 8H 7H 5C 6C 7C 10D QD",
            kitty="AD KD AH",
        )
        .calls("8S OM - - -")
        .throws("AD KD AH")
        .plays("6H 9H KH"),
        "5S 9S 10S KS",
    ),
    Situation(
        "ignores the exposed hand: leads the suit it wants to be rid of",
        "the nine, its only diamond, falls under partner's high ones; hearts and clubs leave it alone there",
        Table(
            BOTH_MISERES,
            dealer="W",
            south="10S 5S 6S 8S 9H 9S AD JD JS QH",
            west="6D 6H 7C 7S 8H AH Jo KC KD KS",
            north="4H 5D 5H 6C 7H 8C 9C 9D KH QC",
            east="10C 10H 4D 7D 8D AC AS JC JH QD",
            kitty="10D 5C QS",
        )
        .calls("OM - - -")
        .throws("KH QS 10D")
        .plays("4H JH AH 6D 5D QD"),
        "10H AC",
    ),
    # Bidding no trumps only because of the Joker
    Situation(
        "bids no trumps only because of the Joker",
        "one sure trick and no other honour",
        Table(south="Jo 9H 8H 7S 6S 9C 8C 7D 6D 5D"),
        "-",
    ),
    # Bidding over partner to eight without reason
    Situation(
        "bids over partner to eight without reason",
        "partner plays hearts at seven; spades at eight are a worse contract, and hearts at eight one trick too many",
        Table(dealer="W", south="JS KS 9S 8S AC 7C 6D 5D 4H 5H").calls("7H -"),
        "-",
    ),
    # Bidding ten without the Joker
    Situation(
        "bids ten without the Joker",
        "eight trumps and two aces make nine tricks whoever has the Joker, and ten only if partner has it",
        Table(south="JH JD AH KH QH 10H 9H 8H AS AC"),
        "8H 9H",
    ),
    # Throwing aces and keeping losers
    Situation(
        "throws an ace and keeps losers: a defender void in trumps",
        "the aces and kings are the tricks that beat the contract",
        Table(
            south="AS KS AD KD AC KC 7C 6C 6S 5D",
            west="JH JD AH KH QH 10H 9H QS QC QD",
            north="4H",
            east="5H",
            kitty="5S 5C 4D",
        )
        .calls("- 7H - -")
        .throws("5S 5C 4D")
        .plays("JH 4H 5H"),
        "7C 6C 6S 5D",
    ),
    Situation(
        "throws an ace and keeps losers: the contractor's discards",
        "five small side cards and eight that win",
        Table(south="Jo JH AH KH 9H 8H AS KS 7C 6C", kitty="9D 8D 5D").calls("7H - - -"),
        "7C 6C 9D 8D 5D",
    ),
    # Drawing trumps from partner when none are out against
    Situation(
        "draws partner's trumps when none are out against: the contractor",
        "both opponents are out of trumps; the nine and partner's are tricks of their own",
        Table(
            south="Jo JH AH 9H AS KS 7C 6C 5D 4D",
            west="KH QH 9C AC KC",
            north="4H 5H 6H JD 7H",
            east="10H 8H 9D QD KD AD",
            kitty="5S 6S 7S",
        )
        .calls("7H - - -")
        .throws("5S 6S 7S")
        .plays("Jo KH 4H 10H JH QH 5H 8H AH 9C 6H 9D"),
        "AS KS",
    ),
    Situation(
        "draws partner's trumps when none are out against: the partner",
        "the contractor's ace and this five are the last trumps: they should take two tricks, not one",
        Table(
            south="10S 5H 6D 7S 8S JH Jo KH QC QS",
            west="10D 4D 4H 5S 7H 8D 9C 9H AC AS",
            north="10C 10H 6C 6H 8H 9D AD AH JC QD",
            east="5C 6S 7C 7D 9S JD KC KD KS QH",
            kitty="5D JS 8C",
        )
        .calls("6H - 7H - -")
        .throws("5D 9D JS")
        .plays("6H QH JH 4H Jo 7H 8H JD KH 9H 10H 5C"),
        "7S 8S 10S QS 6D QC",
    ),
]
IDS = [situation.blame for situation in SITUATIONS]

CASUAL_FAILS = {
    "leads low trumps while top ones are out: at the end",
    "ignores the exposed hand: leads the suit it wants to be rid of",
    "draws partner's trumps when none are out against: the partner",
}


def word(action: SeatAction) -> str:
    """A bid, a card, or a card and the suit it names (``Jo/H``)."""
    match action:
        case Call(bid=bid):
            return bid.text
        case Discard(card=card):
            return card.text
        case Play(card=card, suit=suit):
            return card.text if suit is None else f"{card.text}/{suit.letter}"


@pytest.fixture(scope="module")
def expert() -> Expert:
    return Expert()


@pytest.mark.skipif(not IS_COMPILED, reason="the solver is not compiled")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("situation", SITUATIONS, ids=IDS)
def test_expert(expert: Expert, situation: Situation, seed: int) -> None:
    """The expert is to be blamed for none of it, whatever chance it draws on."""
    assert word(expert.choose(situation.view, Random(seed))) in situation.good.split(), situation.reason


@pytest.mark.parametrize("situation", SITUATIONS, ids=IDS)
def test_casual(situation: Situation) -> None:
    """The casual player, a fixed measure, falls into these and no others."""
    is_good = word(Casual().choose(situation.view, Random(1))) in situation.good.split()
    assert is_good == (situation.blame not in CASUAL_FAILS)


def test_good_answers_are_possible_and_not_all_there_are() -> None:
    for situation in SITUATIONS:
        possible = {word(action) for action in situation.view.legal}
        assert set(situation.good.split()) < possible, situation.blame
    assert set(IDS) >= CASUAL_FAILS

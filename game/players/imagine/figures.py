"""How likely players are to do what they do: the figures behind the fit of a world. Data, not rules.

Chances were counted on 2,500 hands between casual players, then moved towards even wherever those always do the same:
people and stronger players do not. ``tests/players/imagine/measure.py`` tells what each group of figures brings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Calls. Worths are points, counts are tricks.

TEMPERATURE: Final = 12.0
"""Points by which a call must be worth more for it to be e times as likely."""
CHEAPNESS: Final = 3.0
"""Points a caller gives for each level it bids less."""
SURPRISE: Final = 0.02
"""How often a call has no reason the bidder's count can see. A bid asks for length and strength even then:"""
LENGTH_OF_A_SURPRISE: Final = (
    (0.01, 0.02, 0.04, 0.15, 0.7, 1.0, 1.2, 1.3),
    (0.002, 0.005, 0.01, 0.04, 0.2, 1.0, 1.6, 2.0),
)
"""by trumps held (0, 1 … 7 and more), for bids of six and seven, and from eight up;"""
DOUBT: Final = 0.8
"""and by tricks about half a trick less than the bid, which are this doubtful."""
SPREAD: Final = 1.4
"""Tricks by which the tricks won stray from the count."""
MARGINS: Final = {"first": 10.0, "over partner": 25.0, "again": 20.0, "raising": 10.0}
"""Points by which a bid must be worth more than a pass."""
PROMISED: Final = (7.1, 7.5, 7.9, 8.5, 9.3)
"""The tricks a bid of six, seven … ten promises, counted with an average partner."""
UNCONTESTED, CONTESTED, THEIR_SUIT, ANOTHER_SUIT = 0.15, -0.3, -1.0, 0.4
"""Tricks added to a count when opponents are silent, have bid, have bid this suit; for each other suit of partner's."""
OPEN_SUITS: Final = -2.5
"""Tricks taken off at no trumps when more than one suit is open (two with the Joker)."""
MISERE_BAR, MISERE_DOUBT = 0.6, 0.07
"""The chance a misère caller sees at least, and the doubt about it."""
JOKER_CALL: Final = 0.97
"""How often 6NT under the convention is no lie."""

TRUMP_HINT: Final = 0.8
"""What a trump says at first sight for a hand that bid the suit (a log; up to five count). It saves tries, no more."""

# Throwing out, in shares: a card is thrown as often as its share of all thirteen says. By cards of its suit held.

THROWN_TRUMP, THROWN_JOKER, THROWN_ACE = 0.004, 0.0005, 0.01
THROWN_WITH_TRUMPS: Final = {
    "K": (3.0, 0.35, 0.1, 0.03, 0.02),
    "Q": (3.0, 0.8, 0.25, 0.05, 0.02),
    "J": (4.0, 1.0, 0.4, 0.1, 0.03),
    "x": (8.0, 2.5, 1.0, 0.4, 0.25),
}
THROWN_WITHOUT: Final = {
    "K": (0.3, 0.05, 0.03, 0.03, 0.02),
    "Q": (0.6, 0.15, 0.08, 0.05, 0.02),
    "J": (1.0, 0.35, 0.15, 0.08, 0.03),
    "x": (3.0, 1.2, 1.0, 1.0, 0.2),
}
THROWN_IN_MISERE: Final = {
    14: (20.0, 20.0, 12.0, 6.0, 0.7),
    13: (20.0, 20.0, 8.0, 8.0, 0.5),
    12: (20.0, 20.0, 8.0, 4.0, 0.2),
    11: (20.0, 8.0, 5.0, 1.2, 0.1),
    10: (15.0, 8.0, 1.5, 0.4, 0.05),
    9: (6.0, 4.0, 1.2, 0.1, 0.05),
    8: (5.0, 0.9, 0.3, 0.1, 0.02),
    7: (1.0, 0.4, 0.1, 0.06, 0.02),
}
"""By rank; lower cards 0.1, the Joker 50."""

# Playing


@dataclass(frozen=True, slots=True)
class Habit:
    """What is done with a card that need not be played.

    ``win`` is how often the trick is taken (or trumped) where it may be taken or left. Of several cards that do the
    same, ``lowest`` and ``highest`` are how often those are played; what is left falls to the others.
    """

    win: float
    lowest: float
    highest: float


LOSING: Final = Habit(0.0, 0.9, 0.04)
"""Of cards that lose all the same the lowest is played."""
FOLLOWING: Final = {
    ("second", False): Habit(0.48, 0.55, 0.35),
    ("third", True): Habit(0.42, 0.35, 0.5),
    ("third", False): Habit(0.93, 0.35, 0.5),
    ("last", True): Habit(0.04, 0.9, 0.05),
    ("last", False): Habit(0.97, 0.92, 0.04),
}
"""By position and whether partner holds the trick."""
TRUMPING: Final = {
    ("second", False): Habit(0.78, 0.9, 0.05),
    ("third", True): Habit(0.3, 0.9, 0.05),
    ("third", False): Habit(0.92, 0.9, 0.05),
    ("last", True): Habit(0.12, 0.92, 0.04),
    ("last", False): Habit(0.95, 0.92, 0.04),
}
"""The same for a player who has none of the suit led; at no trumps for the Joker."""
THROWING_OFF: Final = Habit(0.0, 0.88, 0.05)
LEADS_MASTER: Final = {"contractor's trump": 0.72, "partner's trump": 0.75, "trump": 0.5, "side": 0.9}
"""How often the highest card out is led by whoever holds it and leads that suit."""
MISERE_DUCKING: Final = Habit(0.03, 0.05, 0.88)
"""The contractor of a misère plays the highest card that stays under."""
MISERE_CATCHING: Final = Habit(0.5, 0.4, 0.5)
MISERE_CATCHING_LAST: Final = Habit(0.7, 0.12, 0.8)
MISERE_CATCHER_THROWS: Final = Habit(0.0, 0.2, 0.6)

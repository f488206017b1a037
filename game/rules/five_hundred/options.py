"""The house rules of Five Hundred that can be switched (seed 000, "rule options" and "misere options")."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum


class AllPass(Enum):
    """What happens when nobody bids."""

    NEXT_DEALER = "next-dealer"
    SAME_DEALER = "same-dealer"
    PLAY_NO_TRUMPS = "play-no-trumps"


class MisereBids(Enum):
    """Which misères may be bid."""

    BOTH = "both"
    OPEN = "open"
    NONE = "none"


class MisereRank(Enum):
    """Where Closed Misère stands among the bids."""

    BELOW_EIGHT = "below-eight"
    BY_POINTS = "by-points"


class PartnerStyle(Enum):
    """How the user's partner bids; opponents always bid as well as they can."""

    CONSERVATIVE = "conservative"
    STANDARD = "standard"
    COWBOY = "cowboy"


class Enthusiasm(Enum):
    """How readily the computer players bid misère."""

    LOW = "low"
    STANDARD = "standard"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Options:
    """The rules a game is played by; the defaults are the common Australian ones.

    ``six_no_trumps_convention``: computer players bid 6NT to say no more than "I hold the Joker".
    ``stop_at_490``: trick points won in defence do not carry a total above 490.
    ``passed_may_bid_again``, ``single_round`` (which overrides it), ``lowest_bid``, ``all_pass`` and
    ``winner_may_raise`` are the five bidding rules. ``slam``: all ten tricks are worth at least 250.
    """

    six_no_trumps_convention: bool = False
    stop_at_490: bool = False
    passed_may_bid_again: bool = False
    single_round: bool = False
    lowest_bid: int = field(default=6, metadata={"choices": (6, 7)})
    all_pass: AllPass = AllPass.NEXT_DEALER
    winner_may_raise: bool = False
    partner_style: PartnerStyle = PartnerStyle.STANDARD
    misere_bids: MisereBids = MisereBids.BOTH
    misere_enthusiasm: Enthusiasm = Enthusiasm.STANDARD
    misere_rank: MisereRank = MisereRank.BELOW_EIGHT
    misere_any_time: bool = False
    slam: bool = True

"""The misère options (seed 000): which may be bid, how gladly, and where Closed Misère stands among the bids."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.five_hundred.bids import MISERE, OPEN_MISERE, TRICK_BIDS, Bid, rank
from game.rules.five_hundred.options import Enthusiasm, MisereBids, MisereRank, Options
from game.scenes.bid_ladder import BidLadder, Rung
from game.scenes.option_pages import HouseRules, OptionChoice, OptionSpec, OptionsScene
from game.scenes.pages import Row, row
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import bid_words

_NEIGHBOURS: Final = ("7H", "7NT", "8S", "8C", "10D", "10H", "10NT")


def _why_none(options: Options) -> str:
    return "No misère is bid at this table." if options.misere_bids is MisereBids.NONE else ""


def _why_no_rank(options: Options) -> str:
    if options.misere_bids is MisereBids.OPEN:
        return "This is about closed misère, which is not bid at this table."
    return _why_none(options)


MISERE_OPTIONS: Final = (
    OptionSpec(
        "misere_bids",
        "Which misères",
        (
            OptionChoice(MisereBids.BOTH, "Open and closed", "Misère for 250 and open misère for 500 may both be bid."),
            OptionChoice(MisereBids.OPEN, "Open only", "Open misère for 500 may be bid, closed misère may not."),
            OptionChoice(MisereBids.NONE, "None", "Losing on purpose is not done here: no misère may be bid."),
        ),
    ),
    OptionSpec(
        "misere_enthusiasm",
        "Enthusiasm",
        (
            OptionChoice(Enthusiasm.LOW, "Rarely", "The other players bid misère only with a hand made for it."),
            OptionChoice(Enthusiasm.STANDARD, "Standard", "The other players bid misère when it promises more."),
            OptionChoice(Enthusiasm.HIGH, "With relish", "The other players love a misère, and take risks for one."),
        ),
        _why_none,
    ),
    OptionSpec(
        "misere_rank",
        "Closed misère and the eights",
        (
            OptionChoice(MisereRank.BELOW_EIGHT, "Any eight beats it", "Closed misère stands above 7NT and below 8♠."),
            OptionChoice(MisereRank.BY_POINTS, "By points", "Closed misère (250) beats 8♠ (240) but not 8♣ (260)."),
        ),
        _why_no_rank,
    ),
    OptionSpec(
        "misere_any_time",
        "When it may be bid",
        (
            OptionChoice(
                False, "After a seven", "A seven must have been bid before misère, an eight before open misère."
            ),
            OptionChoice(True, "At any time", "A misère may be bid whenever it is high enough, even as the first bid."),
        ),
        _why_none,
    ),
)


def ladder_of(options: Options) -> list[Rung]:
    """The bids around the misères from the lowest to the highest, as these options rank them."""
    bids: list[Bid] = [bid for bid in TRICK_BIDS if bid.text in _NEIGHBOURS]
    if options.misere_bids is MisereBids.BOTH:
        bids.append(MISERE)
    if options.misere_bids is not MisereBids.NONE:
        bids.append(OPEN_MISERE)
    bids.sort(key=lambda bid: rank(bid, options))
    return [Rung(bid_words(bid), bid.value, rank(bid, options), bid.is_misere) for bid in bids]


class MisereOptionsScene(OptionsScene):
    """The page of the misère rules, with the bids in their order as a picture."""

    size = (1060, 624)

    def __init__(self, services: Services, house: HouseRules, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services, "Misère options", MISERE_OPTIONS, house, back)
        self.ladder = BidLadder(self.theme)
        self._picture = row(self.theme, "", "", self.ladder, height=140)

    def page_rows(self) -> Sequence[Row]:
        return [*self.rows, self._picture]

    def show(self, options: Options) -> None:
        self.ladder.rungs = tuple(ladder_of(options))
        super().show(options)

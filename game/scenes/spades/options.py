"""The house rules of Spades on a page, and two habits of its table (seed 004, OPTIONS)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.scenes.option_pages import HouseRules, OptionChoice, OptionSpec, OptionsScene
from game.scenes.scene import Answer, Pop, Services

SPADES_OPTIONS: Final = (
    OptionSpec(
        "spade_tight",
        "Spade Tight",
        (
            OptionChoice(False, "Off", "Spades may be led once one has been played, or when nothing else is left."),
            OptionChoice(True, "On", "Spades are led only from a hand that holds nothing else, even when broken."),
        ),
    ),
    OptionSpec(
        "blinds",
        "Blinds",
        (
            OptionChoice(False, "Off", "Everybody looks at the cards before bidding."),
            OptionChoice(True, "On", "75 points behind the leader, Blind Nello and Blind 4 may be bid unseen."),
        ),
    ),
    OptionSpec(
        "sandbag",
        "Sandbag Rules",
        (
            OptionChoice(False, "Off", "A trick over the bid is a bag, and the tenth bag costs 100 points."),
            OptionChoice(True, "On", "A trick over the bid costs 10 at once; twice the bid is a double set."),
        ),
    ),
    OptionSpec(
        "short_game",
        "Short Game",
        (
            OptionChoice(False, "Off", "The first player to 500 points wins."),
            OptionChoice(True, "On", "The first player to 250 points wins."),
        ),
    ),
    OptionSpec(
        "expert_mode",
        "Expert Mode",
        (
            OptionChoice(False, "Off", "A new game asks first, and a card that may not be played says why."),
            OptionChoice(True, "On", "No question before a new game, no words about a card that may not be played."),
        ),
    ),
    OptionSpec(
        "animation",
        "Animation",
        (
            OptionChoice(True, "On", "Cards are seen to move."),
            OptionChoice(False, "Off", "Cards are where they belong at once."),
        ),
    ),
)


class SpadesOptionsScene(OptionsScene):
    """The page of the rules of Spades."""

    size = (1120, 580)

    def __init__(self, services: Services, house: HouseRules, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services, "Spades: rule options", SPADES_OPTIONS, house, back)

"""The house rules of Hearts on a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.hearts.options import Moon
from game.scenes.option_pages import HouseRules, OptionChoice, OptionSpec, OptionsScene
from game.scenes.scene import Answer, Pop, Services

HEARTS_OPTIONS: Final = (
    OptionSpec(
        "two_of_clubs_leads",
        "The first lead",
        (
            OptionChoice(False, "Dealer's right", "The player to the right of the dealer leads anything but a heart."),
            OptionChoice(True, "Two of clubs", "Whoever holds the 2♣ after the pass opens the hand with it."),
        ),
    ),
    OptionSpec(
        "clean_first_trick",
        "The first trick",
        (
            OptionChoice(False, "Anything goes", "A heart or the Q♠ may be thrown on the very first trick."),
            OptionChoice(True, "No blood", "No heart and no Q♠ on the first trick from who can play something else."),
        ),
    ),
    OptionSpec(
        "moon",
        "Shooting the moon",
        (
            OptionChoice(Moon.ADD, "Others get 26", "All 26 points in one hand cost everybody else 26."),
            OptionChoice(Moon.SUBTRACT, "26 off your own", "All 26 points in one hand take 26 off your own total."),
        ),
    ),
)


class HeartsOptionsScene(OptionsScene):
    """The page of the rules of Hearts."""

    size = (1120, 380)

    def __init__(self, services: Services, house: HouseRules, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services, "Hearts: rule options", HEARTS_OPTIONS, house, back)

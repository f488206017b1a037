"""The rule options (seed 000): the 6NT convention, the stop at 490, the five bidding rules, the partner's style."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.rules.five_hundred.options import AllPass, Options, PartnerStyle
from game.scenes.option_pages import HouseRules, OptionChoice, OptionSpec, OptionsScene
from game.scenes.scene import Answer, Pop, Services


def _why_no_convention(options: Options) -> str:
    return "Off while the lowest bid is seven: there is no 6NT to bid." if options.lowest_bid > 6 else ""


def _why_no_second_turn(options: Options) -> str:
    return "With one bid each nobody has a second turn." if options.single_round else ""


RULE_OPTIONS: Final = (
    OptionSpec(
        "six_no_trumps_convention",
        "Six no trumps",
        (
            OptionChoice(False, "A bid like any other", "The other players bid 6NT when they mean to play no trumps."),
            OptionChoice(True, "I hold the Joker", "The others bid 6NT to say they hold the Joker, and no more."),
        ),
        _why_no_convention,
    ),
    OptionSpec(
        "stop_at_490",
        "Points for defending",
        (
            OptionChoice(False, "Go on above 490", "Ten a trick may carry a side past 490; only a made bid wins."),
            OptionChoice(True, "Stop at 490", "Ten a trick carry a side to 490 and no further."),
        ),
    ),
    OptionSpec(
        "passed_may_bid_again",
        "After a pass",
        (
            OptionChoice(False, "Out of the bidding", "Whoever has passed is out of this auction."),
            OptionChoice(True, "May bid again", "Whoever has passed may come back in when the turn comes round."),
        ),
        _why_no_second_turn,
    ),
    OptionSpec(
        "single_round",
        "Rounds of bidding",
        (
            OptionChoice(False, "Until all pass", "The bidding goes round until three have nothing more to say."),
            OptionChoice(True, "One bid each", "Everybody speaks once, and the highest bid has it."),
        ),
    ),
    OptionSpec(
        "lowest_bid",
        "Lowest bid",
        (
            OptionChoice(6, "Six", "The bidding may begin at six spades."),
            OptionChoice(7, "Seven", "The bidding begins at seven spades; nobody may bid a six."),
        ),
    ),
    OptionSpec(
        "all_pass",
        "If everybody passes",
        (
            OptionChoice(AllPass.NEXT_DEALER, "Next dealer", "The cards are thrown in, and the next player deals."),
            OptionChoice(AllPass.SAME_DEALER, "Same dealer", "The cards are thrown in; the same player deals again."),
            OptionChoice(
                AllPass.PLAY_NO_TRUMPS,
                "Play it out",
                "Played at no trumps without a bid, ten points a trick to both sides.",
            ),
        ),
    ),
    OptionSpec(
        "winner_may_raise",
        "The last word",
        (
            OptionChoice(False, "The bid stands", "Whoever won the bidding plays what was bid."),
            OptionChoice(True, "One raise", "Whoever won the bidding may bid once higher before taking the kitty."),
        ),
    ),
    OptionSpec(
        "slam",
        "All ten tricks",
        (
            OptionChoice(True, "At least 250", "Ten tricks earn 250, if the bid itself was worth less."),
            OptionChoice(False, "Just the bid", "Ten tricks earn what was bid and no more."),
        ),
    ),
    OptionSpec(
        "partner_style",
        "Your partner bids",
        (
            OptionChoice(PartnerStyle.CONSERVATIVE, "Carefully", "Your partner bids only what is as good as made."),
            OptionChoice(PartnerStyle.STANDARD, "Standard", "Your partner bids what the cards are worth."),
            OptionChoice(PartnerStyle.COWBOY, "Like a cowboy", "Your partner bids first and counts later. Hold tight."),
        ),
    ),
)


class RuleOptionsScene(OptionsScene):
    """The page of the bidding and scoring rules."""

    def __init__(self, services: Services, house: HouseRules, back: Callable[[], Answer] = Pop) -> None:
        super().__init__(services, "Rule options", RULE_OPTIONS, house, back)

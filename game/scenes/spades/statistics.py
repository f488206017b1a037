"""The statistics of Spades: bids made and missed, nellos, blind bids, bags, and the time played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.cards.seats import SEATS, Seat
from game.rules.spades.bids import HAND_SIZE, Bid
from game.scenes.alone.bar_chart import Bar, BarChart
from game.scenes.alone.words import time_words
from game.scenes.charts import FAILED, MADE
from game.scenes.figures import FiguresScene, plural
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import NameOf
from game.store.statistics import AloneSummary, GameSummary

_LEGEND: Final = "Brass was made. The bars of tricks are measured against the thirteen of a hand."
_Outcome = tuple[Bid, int, bool]
"""A bid, the tricks taken, and whether it was made."""


class SpadesStatisticsScene(FiguresScene):
    """Bids made by player on the left, the user's bids of every kind on the right."""

    legend = _LEGEND

    def __init__(
        self,
        services: Services,
        games: Sequence[GameSummary],
        name_of: NameOf,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        self.by_player, self.by_kind = BarChart(services.theme), BarChart(services.theme)
        super().__init__(services, games, name_of, (self.by_player, self.by_kind), back)

    def show_figures(self, games: Sequence[GameSummary]) -> str:
        hands = [hand for game in games for hand in game.hands if isinstance(hand, AloneSummary)]
        bars = [_made_bar(self.name_of(seat), _outcomes(hands, seat)) for seat in SEATS]
        self.by_player.show("Bids made", "Of all bids, nellos and blind bids among them", bars)
        own = _outcomes(hands, Seat.SOUTH)
        missed = sum(not made for _, _, made in own)
        self.by_kind.show("Your bids", f"{len(own) - missed} made, {missed} missed", _kinds(own))
        played = time_words(self.services.play_time.seconds("spades"))
        return f"{plural(len(hands), 'hand')} finished · {played} at the table"


def _outcomes(hands: Sequence[AloneSummary], seat: Seat) -> list[_Outcome]:
    """Points tell whether a bid was made: none that was brings less than ten, and none that was not brings any."""
    return [(Bid.parse(hand.bids[seat]), hand.taken[seat], hand.points[seat] > 0) for hand in hands]


def _kinds(own: Sequence[_Outcome]) -> list[Bar]:
    numbers = [each for each in own if not each[0].is_nello]
    count = max(1, len(numbers))
    bid, taken = (sum(values) / count for values in ([b.tricks for b, _, _ in numbers], [t for _, t, _ in numbers]))
    bags = sum(tricks - bid.tricks for bid, tricks, made in numbers if tricks > bid.tricks)
    return [
        _made_bar("Numbers", [each for each in numbers if not each[0].is_blind]),
        _made_bar("Nellos", [each for each in own if each[0].is_nello and not each[0].is_blind]),
        _made_bar("Blind bids", [each for each in own if each[0].is_blind]),
        Bar("Tricks bid", bid / HAND_SIZE, f"{bid:.1f} a hand"),
        Bar("Tricks taken", taken / HAND_SIZE, f"{taken:.1f} a hand"),
        Bar("Bags", bags / count / HAND_SIZE, f"{bags:,} in all", FAILED),
    ]


def _made_bar(label: str, outcomes: Sequence[_Outcome]) -> Bar:
    made = sum(is_made for _, _, is_made in outcomes)
    return Bar(label, made / max(1, len(outcomes)), f"{made:,} of {len(outcomes):,}", MADE)

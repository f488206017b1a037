"""The statistics of Hearts: what a hand costs each player, and how the user's hands went."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.cards.seats import SEATS, Seat
from game.rules.hearts.scoring import ALL_POINTS, QUEEN_POINTS
from game.scenes.alone.bar_chart import Bar, BarChart
from game.scenes.alone.words import time_words
from game.scenes.charts import FAILED, MADE
from game.scenes.figures import FiguresScene, plural
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import NameOf
from game.store.statistics import AloneSummary, GameSummary

_LEGEND: Final = (
    "What the tricks held; a moon counts here as the 26 points taken. Half the way along a bar is 13 points."
)
_CLASSES: Final = (
    ("Clean", 0, 0),
    ("1 to 3 points", 1, 3),
    ("4 to 8 points", 4, 8),
    ("9 to 12 points", 9, 12),
    ("13 and more", QUEEN_POINTS, ALL_POINTS - 1),
    ("The moon", ALL_POINTS, ALL_POINTS),
)


class HeartsStatisticsScene(FiguresScene):
    """Points a hand by player on the left, the user's hands by points on the right."""

    legend = _LEGEND

    def __init__(
        self,
        services: Services,
        games: Sequence[GameSummary],
        name_of: NameOf,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        self.by_player, self.by_points = BarChart(services.theme), BarChart(services.theme)
        super().__init__(services, games, name_of, (self.by_player, self.by_points), back)

    def show_figures(self, games: Sequence[GameSummary]) -> str:
        hands = [hand for game in games for hand in game.hands if isinstance(hand, AloneSummary)]
        count = max(1, len(hands))
        averages = [sum(hand.taken[seat] for hand in hands) / count for seat in SEATS]
        moons = [sum(hand.taken[seat] == ALL_POINTS for hand in hands) for seat in SEATS]
        best = min(averages)
        self.by_player.show(
            "Points a hand",
            f"{plural(sum(moons), 'moon')} shot, {moons[Seat.SOUTH]} of them by you",
            [
                Bar(self.name_of(seat), mean / ALL_POINTS, f"{mean:.1f}", MADE if mean == best else FAILED)
                for seat, mean in zip(SEATS, averages, strict=True)
            ],
        )
        taken = [hand.taken[Seat.SOUTH] for hand in hands]
        self.by_points.show(
            "Your hands",
            f"{sum(taken) / count:.1f} points a hand, at worst {max(taken, default=0)}",
            [_class_bar(label, sum(low <= points <= high for points in taken), count) for label, low, high in _CLASSES],
        )
        played = time_words(self.services.play_time.seconds("hearts"))
        return f"{plural(len(hands), 'hand')} finished · {played} at the table"


def _class_bar(label: str, number: int, whole: int) -> Bar:
    return Bar(label, number / whole, f"{number:,} · {round(100 * number / whole)} %")

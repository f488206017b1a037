"""The statistics of Five Hundred: how games ended, and contracts made and failed by either side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.five_hundred.scoring import SIDES
from game.scenes.charts import SideChart
from game.scenes.figures import FiguresScene, plural
from game.scenes.scene import Answer, Pop, Services
from game.scenes.table.words import NameOf, pair_name
from game.store.statistics import GameSummary, count_hands

_LEGEND: Final = "In each field: contracts made of contracts bid, or what the bid is worth. Brass was made, red failed."


class StatisticsScene(FiguresScene):
    """The contracts of both sides, a chart for each."""

    legend = _LEGEND

    def __init__(
        self,
        services: Services,
        games: Sequence[GameSummary],
        name_of: NameOf,
        back: Callable[[], Answer] = Pop,
    ) -> None:
        self.side_charts = [SideChart(services.theme) for _ in SIDES]
        super().__init__(services, games, name_of, self.side_charts, back)

    def show_figures(self, games: Sequence[GameSummary]) -> str:
        figures = count_hands(games)
        for side, chart in enumerate(self.side_charts):
            chart.show(pair_name(SIDES[side], self.name_of), figures.sides[side])
        return f"{plural(figures.hands, 'hand')} finished, {figures.without_contract} of them without a contract"

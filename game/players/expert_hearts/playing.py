"""Which card to play: every legal one's mean over imagined worlds of what the hand comes to."""

from __future__ import annotations

from game.engine.actions import Play
from game.players.expert_hearts.study import Study
from game.players.thoughts import Thoughts, ranked


def choose_card(study: Study, worlds: int) -> Thoughts | None:
    """The card to play; ``None`` if no world was looked at."""
    plays = [action for action in study.view.legal if isinstance(action, Play)]
    study.rehearsal.ask_cards([play.card for play in plays])
    study.over(worlds, len(plays))
    figures = [one for number, play in enumerate(plays) if (one := study.figures(play, number)) is not None]
    if not figures:
        return None
    order = ranked(list(figures))
    return Thoughts(order[0].action, order, study.looked_at, study.is_cut_short)

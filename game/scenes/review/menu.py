"""Review: which way to look back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.cards.seats import Seat
from game.engine.timeline import Timeline
from game.scenes.presentations import presentation_of
from game.scenes.question import QuestionScene
from game.scenes.review.bids import BidsScene
from game.scenes.review.replay import ReplayScene
from game.scenes.scene import Answer, Pop, Push, Scene, Services
from game.scenes.table.words import NameOf
from game.screen.widgets import Choice


def review_scene(
    services: Services, timeline: Timeline, name_of: NameOf, user: Seat, score_card: Callable[[], Scene]
) -> QuestionScene:
    """The question what to review: the bids of the hand, the play of any hand, or the score card."""

    def bids() -> Answer:
        view: Any = timeline.match.view(user)
        return Push(BidsScene(services, view, name_of))

    def replay() -> Answer:
        return Push(ReplayScene(services, timeline, name_of, user))

    choices: tuple[Choice, ...] = (
        Choice("Score card", lambda: Push(score_card()), "S", (pygame.K_s, pygame.K_r)),
        Choice("Back", Pop, "Esc"),
    )
    if not timeline.hands():
        # Before the first deal, or once it has been taken back.
        return QuestionScene(services, "Review", "No hand has been dealt yet.", choices, picture="menu")
    choices = (Choice("Replay", replay, "P", (pygame.K_p,)), *choices)
    what = "Play any hand of the game again, or open the score card."
    if presentation_of(timeline.match.rules).has_auction and timeline.match.hand is not None:
        choices = (Choice("Bids", bids, "B", (pygame.K_b,)), *choices)
        what = "Look back at the bids of this hand, play any hand of the game again, or open the score card."
    return QuestionScene(services, "Review", what, choices, picture="menu")

"""Which cards to pass: a shortlist of threes, each played out in imagined worlds."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from game.cards.card import Card, Rank, Suit
from game.players.casual_hearts.passing import burden
from game.players.expert_hearts.figures import HeartsFigures
from game.players.expert_hearts.study import Study
from game.players.thoughts import Thoughts, ranked
from game.rules.hearts.passing import CARDS_PASSED, PASSES
from game.rules.hearts.view import HeartsView

_HEAVIEST: Final = 7
"""The most burdensome cards, of which every three are tried."""


def choose_pass(study: Study, worlds: int, passes: int) -> Thoughts | None:
    """The next card to lay down, of the best three; ``None`` if no world was looked at."""
    threes = shortlist(study.view)[:passes]
    study.rehearsal.ask_passes(threes)
    study.over(worlds, len(threes))
    best: dict[Card, HeartsFigures] = {}
    for number, three in enumerate(threes):
        for card in three:
            if card in study.view.given:
                continue
            figures = study.figures(PASSES[study.view.seat][card.index], number)
            if figures is not None and (card not in best or figures.worth > best[card].worth):
                best[card] = figures
    if not best:
        return None
    order = ranked(list(best.values()))
    return Thoughts(order[0].action, order, study.looked_at, study.is_cut_short)


def shortlist(view: HeartsView) -> list[tuple[Card, ...]]:
    """Threes worth trying, those by rule of thumb first; the cards already laid down are in each."""
    kept = (*view.hand, *view.given)
    needed = CARDS_PASSED - len(view.given)
    order = sorted(view.hand, key=lambda card: -burden(card, kept))
    threes = [*_voids(order, needed), _for_the_moon(view, needed), *combinations(order[:_HEAVIEST], needed)]
    heaviest = tuple(order[:needed])
    chosen: dict[frozenset[Card], tuple[Card, ...]] = {}
    for cards in [heaviest, *threes]:
        chosen.setdefault(frozenset(cards), (*cards, *view.given))
    return list(chosen.values())


def _voids(order: list[Card], needed: int) -> list[tuple[Card, ...]]:
    """For each side suit short enough all of it, and the heaviest others."""
    threes = []
    for suit in (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES):
        held = [card for card in order if card.suit is suit]
        if held and len(held) <= needed:
            threes.append((*held, *[card for card in order if card.suit is not suit][: needed - len(held)]))
    return threes


def _for_the_moon(view: HeartsView, needed: int) -> tuple[Card, ...]:
    """The cards that stand most in the way of a moon: low ones of short suits, low hearts before others."""

    def weakness(card: Card) -> float:
        length = sum(other.suit is card.suit for other in view.hand)
        return card.rank + 1.5 * length - (3.0 if card.suit is Suit.HEARTS and card.rank < Rank.JACK else 0.0)

    return tuple(sorted(view.hand, key=weakness)[:needed])

"""Random hands under any options, followed by a second engine written from the rules page alone."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.pack import shuffled
from game.cards.seats import SEATS
from game.engine.actions import Deal
from game.engine.match import Match
from game.rules.hearts.options import Moon
from game.rules.hearts.rules import HEARTS
from tests.rules import naive_alone as naive
from tests.rules.alone import PACK, random_options

PASSED_TO = {1: 1, 2: 3, 3: 2}
"""By hand number: how many places clockwise the cards go."""


def follow(seed: int) -> None:
    """Play one hand and see that both engines agree at every step."""
    rng = Random(seed)
    options = random_options(HEARTS, rng)
    words = {"opens": options.two_of_clubs_leads, "clean": options.clean_first_trick}
    match = Match(HEARTS, options, rng.choice(SEATS))
    match.number = seed % 4
    match.apply(Deal(shuffled(PACK, rng)))
    hands = {seat.letter: [card.text for card in match.view(seat).hand] for seat in SEATS}
    given: dict[str, list[str]] = {letter: [] for letter in naive.CLOCKWISE}
    played: list[str] = []
    table: list[tuple[str, str]] = []
    taken = dict.fromkeys(naive.CLOCKWISE, 0)
    while match.to_act is not None:
        mover = match.to_act.letter
        legal = match.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        word = action.text.split()[-1]
        if match.number in PASSED_TO and len(played) + len(table) == 0 and sum(map(len, given.values())) < 12:
            assert {each.text.split()[-1] for each in legal} == set(hands[mover])
            hands[mover].remove(word)
            given[mover].append(word)
            if sum(map(len, given.values())) == 12:
                for at, letter in enumerate(naive.CLOCKWISE):
                    hands[naive.CLOCKWISE[(at + PASSED_TO[match.number]) % 4]] += given[letter]
        else:
            on_table = [card for _, card in table]
            allowed = naive.hearts_allowed(hands[mover], on_table, played, words)
            assert {each.text.split()[-1] for each in legal} == allowed
            hands[mover].remove(word)
            table.append((mover, word))
        match.apply(action)
        if len(table) == 4:
            winner = naive.winner(table)
            taken[winner] += sum(naive.hearts_points(card) for _, card in table)
            played += [card for _, card in table]
            table = []
            assert match.hand.tricks[-1].winner.letter == winner  # type: ignore[union-attr]
    points = naive.moon(taken, off=options.moon is Moon.SUBTRACT)
    assert match.scores == tuple(points[letter] for letter in naive.CLOCKWISE)


@pytest.mark.parametrize("start", range(0, 400, 40))
def test_both_engines_agree(start: int) -> None:
    for seed in range(start, start + 40):
        follow(seed)

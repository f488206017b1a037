"""Random hands under any options, followed by a second engine written from the rules page alone."""

from __future__ import annotations

from random import Random

import pytest

from game.cards.pack import shuffled
from game.cards.seats import SEATS
from game.engine.actions import Call, Deal, Look
from game.engine.match import Match
from game.rules.spades.rules import SPADES
from game.rules.spades.scoring import bags_of, points_of
from tests.rules import naive_alone as naive
from tests.rules.alone import PACK, pick, random_options


def follow(seed: int) -> None:
    """Play one hand and see that both engines agree at every step."""
    rng = Random(seed)
    options = random_options(SPADES, rng)
    match = Match(SPADES, options, rng.choice(SEATS))
    match.scores = before = tuple(rng.randrange(10, 260) for _ in SEATS)
    match.apply(Deal(shuffled(PACK, rng)))
    hands = {seat.letter: [card.text for card in held] for seat, held in zip(SEATS, match.hand.hands, strict=True)}  # type: ignore[union-attr]
    bids: dict[str, str] = {}
    played: list[str] = []
    table: list[tuple[str, str]] = []
    tricks = dict.fromkeys(naive.CLOCKWISE, 0)
    while match.to_act is not None:
        mover = match.to_act.letter
        action = pick(match, rng)
        word = action.text.split()[-1]
        if isinstance(action, Call):
            bids[mover] = word
        elif not isinstance(action, Look):
            allowed = naive.spades_allowed(
                hands[mover], [card for _, card in table], played, {"tight": options.spade_tight}
            )
            assert {each.text.split()[-1] for each in match.legal_actions()} == allowed
            hands[mover].remove(word)
            table.append((mover, word))
        match.apply(action)
        if len(table) == 4:
            winner = naive.winner(table, "S")
            tricks[winner] += 1
            played += [card for _, card in table]
            table = []
            assert match.hand.tricks[-1].winner.letter == winner  # type: ignore[union-attr]
    for letter, old, new in zip(naive.CLOCKWISE, before, match.scores, strict=True):
        worth = naive.spades_hand(bids[letter], tricks[letter], options.sandbag)
        assert (points_of(new), bags_of(new)) == naive.spades_total(points_of(old), bags_of(old), *worth)


@pytest.mark.parametrize("start", range(0, 400, 40))
def test_both_engines_agree(start: int) -> None:
    for seed in range(start, start + 40):
        follow(seed)

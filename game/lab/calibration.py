"""Counting what open hands promise and what is then won: writes ``players/judgement/open_hands.py`` anew.

``python -m game.lab.calibration [HANDS]`` plays hands between casual players, always the same ones, and asks the solver
about each contract before it is played. Rows with few hands lean on a curve through the others.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from pathlib import Path
from random import Random
from typing import Final

from game.cards.card import Card
from game.cards.seats import Seat
from game.engine.actions import Deal
from game.engine.rules import HandStart
from game.lab.table import pack_for
from game.players.casual import Casual
from game.players.casual.discarding import throw_out
from game.players.compiled import Position, Solver, keep_ten
from game.rules.five_hundred.bids import MISERE, Bid
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import side_of
from game.rules.five_hundred.view import Phase

SEED: Final = "calibration"
HANDS: Final = 12_000
TRICKS: Final = 10
WEIGHT_OF_CURVE: Final = 25
"""The curve counts like so many hands in each row."""
CURVES: Final = {True: (-0.25, -0.2), False: (-0.6, -0.25)}
"""With trumps and without: how much is won more than seven open tricks promise, and how that grows with each more."""


@dataclass(slots=True)
class Counts:
    """By what open hands promise, what was won: tricks with and without trumps, misères lost and made."""

    tricks: dict[bool, list[list[int]]] = field(
        default_factory=lambda: {one: [[0] * (TRICKS + 1) for _ in range(TRICKS + 1)] for one in (True, False)}
    )
    miseres: dict[tuple[bool, bool], list[int]] = field(
        default_factory=lambda: {(closed, made): [0, 0] for closed in (True, False) for made in (False, True)}
    )


def count(hands: int) -> Counts:
    """Play *hands* hands, every other one with bold misères, and count."""
    counts, solver, player, rng = Counts(), Solver(), Casual(), Random(0)
    for number in range(hands):
        options = FIVE_HUNDRED.parse_options("misere-enthusiasm=high" if number % 2 else "")
        hand = FiveHundredHand(HandStart(1, Seat(number % 4), (0, 0), options))
        hand.apply(Deal(pack_for(FIVE_HUNDRED, SEED, number, 1)))
        while hand.phase in (Phase.BIDDING, Phase.RAISING):
            assert hand.to_act is not None
            hand.apply(player.choose(hand.view(hand.to_act), rng))
        if hand.contract is None or hand.contractor is None:
            continue
        promised = _promised(hand, hand.contract, hand.contractor, solver)
        while hand.to_act is not None:
            hand.apply(player.choose(hand.view(hand.to_act), rng))
        assert hand.result is not None
        if hand.contract.is_misere:
            counts.miseres[hand.contract is MISERE, bool(promised)][hand.result.is_made] += 1
        else:
            won = hand.result.tricks[side_of(hand.contractor)]
            counts.tricks[hand.trump is not None][promised][won] += 1
    return counts


def _promised(hand: FiveHundredHand, contract: Bid, contractor: Seat, solver: Solver) -> int:
    """The tricks of the contractor's side with open hands; of a misère whether it is made."""
    hands: list[tuple[Card, ...]] = [tuple(cards) for cards in hand.hands]
    if not contract.is_misere:
        hands[contractor] = keep_ten(hands[contractor], hand.trump)
        return solver.tricks(Position(tuple(hands), contractor, hand.trump), contractor)
    while len(hands[contractor]) > TRICKS:
        thrown = throw_out(hands[contractor], contract)
        hands[contractor] = tuple(card for card in hands[contractor] if card is not thrown)
    return int(solver.ducks_all(Position(tuple(hands), contractor, ducking=contractor)))


def shares(rows: Sequence[Sequence[int]], curve: tuple[float, float]) -> list[list[float]]:
    """Each row's counts as shares, with the curve's weight mixed in."""
    smooth = []
    for promised, row in enumerate(rows):
        middle = promised + curve[0] + curve[1] * (promised - 7)
        bell = [exp(-((won - middle) ** 2) / 2) for won in range(TRICKS + 1)]
        total = sum(row) + WEIGHT_OF_CURVE
        part = WEIGHT_OF_CURVE / sum(bell)
        smooth.append([round((number + part * height) / total, 4) for number, height in zip(row, bell, strict=True)])
    return smooth


def source(counts: Counts, hands: int) -> str:
    """The module as text."""
    lines = [
        '"""What open hands promise and what is then won: counted on finished hands, to correct a solver\'s optimism.',
        "",
        "Rows: the tricks the contractor's side wins with open hands after the usual throw-outs; columns: those won.",
        f"Written by ``python -m game.lab.calibration`` from {hands} hands; not to be changed by hand.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
    ]
    for name, has_trumps in (("WON_WITH_TRUMPS", True), ("WON_AT_NO_TRUMPS", False)):
        lines.append(f"{name}: Final = (")
        for row in shares(counts.tricks[has_trumps], CURVES[has_trumps]):
            lines.append(f"    ({', '.join(f'{share:g}' for share in row)}),")
        lines.append(")")
    for name, is_closed in (("MISERE_MADE", True), ("OPEN_MISERE_MADE", False)):
        made = {promised: _share(counts.miseres[is_closed, promised]) for promised in (False, True)}
        lines.append(f"{name}: Final = {made}")
    lines.append('"""How often a misère is made that open hands lose, or make."""')
    return "\n".join(lines) + "\n"


def _share(pair: Sequence[int]) -> float:
    return round(pair[1] / max(1, sum(pair)), 3)


def main() -> None:
    """Count and write."""
    from game.players import judgement

    hands = int(sys.argv[1]) if len(sys.argv) > 1 else HANDS
    path = Path(judgement.__file__).parent / "open_hands.py"
    path.write_text(source(count(hands), hands), encoding="utf-8")
    print(f"{path.name} written from {hands} hands")


if __name__ == "__main__":
    main()

"""What the calls, the discards and the play tell of the unseen cards, measured on hands between casual players.

Run ``python -m tests.players.imagine.measure --hands 60``. For each phase it prints, against drawing worlds uniformly:

* *nats*: how much likelier the true deal becomes (the log of its fit over the mean fit of all worlds, on average);
* *cards*: how many of the unseen cards a world puts in the right place, uniformly and weighted, in per cent;
* *effective*: how many equal worlds a hundred weighted ones are worth (1 / Σ shares²);
* *worlds/s*: weighted worlds a second, what a view costs before the first included.

``--terms calls,plays`` leaves the other terms out.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean

from game.cards.card import Card
from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Deal
from game.engine.rules import HandStart
from game.players.casual import Casual
from game.players.imagine import Imagination, World
from game.rules.five_hundred.hand import FiveHundredHand
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.view import FiveHundredView, Phase

WORLDS = 100


@dataclass
class Figures:
    """What was measured in one phase; one entry a view."""

    nats: list[float] = field(default_factory=list)
    uniform: list[float] = field(default_factory=list)
    weighted: list[float] = field(default_factory=list)
    effective: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def row(self) -> str:
        speed = WORLDS / mean(self.seconds)
        return (
            f"{len(self.nats):>6}{mean(self.nats):>8.2f}{100 * mean(self.uniform):>9.1f}"
            f"{100 * mean(self.weighted):>9.1f}{mean(self.effective):>10.0f}{speed:>10.0f}"
        )


def casual_hand(seed: int) -> Iterator[FiveHundredHand]:
    """A hand between casual players, before every decision."""
    hand = FIVE_HUNDRED.new_hand(HandStart(1, Seat(seed % 4), (0, 0), Options()))
    hand.apply(Deal(shuffled(pack_of_43(), Random(f"measure:{seed}"))))
    while hand.to_act is not None:
        yield hand
        hand.apply(Casual().choose(hand.view(hand.to_act), Random(1)))


def phase_of(view: FiveHundredView) -> str:
    if view.phase is not Phase.PLAYING:
        return f"bidding, {min(len(view.calls), 5)} calls"
    if view.sitting_out is not None:
        return "misère"
    kind = "no trumps" if view.trump is None else "trumps"
    return f"{kind}, trick {len(view.tricks) // 2 * 2 + 1}–{len(view.tricks) // 2 * 2 + 2}"


def right_places(view: FiveHundredView, true: World, world: World, unseen: frozenset[Card]) -> float:
    """The share of *unseen* cards that *world* puts where they are; a card in no hand is in its place too."""

    def places(of: World) -> dict[Card, int]:
        return {card: seat for seat in SEATS for card in of.hands[seat]}

    here, there = places(world), places(true)
    return sum(1 for card in unseen if here.get(card) == there.get(card)) / len(unseen)


def measure(view: FiveHundredView, true: World, terms: frozenset[str], figures: Figures, rng: Random) -> None:
    started = time.perf_counter()
    imagination = Imagination(view)
    imagination.judge_by(terms)
    weighted = imagination.weighted(WORLDS, rng)
    figures.seconds.append(time.perf_counter() - started)
    mine = {*view.hand, *view.discards, *(card for card in (view.exposed or ()))}
    mine |= {play.card for trick in (*(trick.plays for trick in view.tricks), view.trick) for play in trick}
    unseen = frozenset(pack_of_43()) - mine
    if not unseen:
        return
    figures.nats.append(imagination.log_fit(true) - imagination.log_mean_fit(3 * WORLDS, rng))
    uniform = imagination.uniform(WORLDS, rng)
    figures.uniform.append(mean(right_places(view, true, world, unseen) for world in uniform))
    figures.weighted.append(sum(share * right_places(view, true, world, unseen) for world, share in weighted))
    figures.effective.append(1 / sum(share * share for _, share in weighted))


def run(hands: int, first: int, terms: frozenset[str], every: int) -> None:
    by_phase: dict[str, Figures] = defaultdict(Figures)
    rng, turn = Random(first), 0
    for seed in range(first, first + hands):
        for hand in casual_hand(seed):
            assert hand.to_act is not None
            turn += 1
            view = hand.view(hand.to_act)
            if len(view.legal) > 1 and view.phase is not Phase.DISCARDING and turn % every == 0:
                true = World(tuple(tuple(cards) for cards in hand.hands), hand.kitty, hand.discards)
                measure(view, true, terms, by_phase[phase_of(view)], rng)
    print(f"{'phase':<22}{'views':>6}{'nats':>8}{'uniform':>9}{'weighted':>9}{'effective':>10}{'worlds/s':>10}")
    for name in sorted(by_phase):
        if by_phase[name].nats:
            print(f"{name:<22}{by_phase[name].row()}")
    nats = [one for figures in by_phase.values() for one in figures.nats]
    print(f"{'all':<22}{len(nats):>6}{mean(nats):>8.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--first", type=int, default=0, help="seed of the first hand")
    parser.add_argument("--terms", default="calls,discards,plays")
    parser.add_argument("--every", type=int, default=3, help="measure one decision in so many")
    words = parser.parse_args()
    run(words.hands, words.first, frozenset(words.terms.split(",")), words.every)


if __name__ == "__main__":
    main()

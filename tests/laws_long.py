"""Twenty thousand random games over all sets of options: ``python -m tests.laws_long [games] [seed]``.

Every game is played with random legal actions to its end (or its fortieth hand); the cards are counted after every
action, and the hands per second of one core are told at the end.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import fields
from random import Random

from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Call, Deal
from game.engine.match import Match
from game.engine.options import _choices
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

MOST_HANDS = 40
_PACK = frozenset(pack_of_43())


def random_options(rng: Random) -> Options:
    return Options(**{field.name: rng.choice(_choices(field)) for field in fields(Options)})


def play_game(rng: Random, options: Options, dealer: Seat, count_cards: bool = True) -> Match:
    """One game of random legal actions; callers pass three times in four."""
    match = Match(FIVE_HUNDRED, options, dealer)
    while not match.is_over and not (match.awaits_deal and match.number >= MOST_HANDS):
        if match.awaits_deal:
            match.apply(Deal(shuffled(pack_of_43(), rng)))
            continue
        legal = match.legal_actions()
        if isinstance(legal[0], Call) and rng.random() < 0.75:
            match.apply(legal[0])
        else:
            match.apply(legal[int(rng.random() * len(legal))])
        if count_cards:
            _count(match)
    return match


def _count(match: Match) -> None:
    """43 cards, each once."""
    hand = match.hand
    cards = [card for held in hand.hands for card in held]
    cards += hand.discards if hand.contractor is not None else hand.kitty
    cards += [play.card for play in hand.trick]
    for trick in hand.tricks:
        cards += [play.card for play in trick.plays]
    assert len(cards) == 43 and _PACK.issuperset(cards) and len(set(cards)) == 43, "cards were lost"


def main(games: int = 20_000, seed: int = 1) -> int:
    rng = Random(seed)
    hands = 0
    ends: Counter[str] = Counter()
    contracts: Counter[str] = Counter()
    for _ in range(games):
        match = play_game(rng, random_options(rng), rng.choice(SEATS))
        hands += match.number
        ends["won" if match.is_over else "left after forty hands"] += 1
        contracts.update(_kind(finished.result) for finished in match.finished)
    print(f"{games} games, {hands} hands without an error, every card accounted for after every action")
    print(", ".join(f"{count} {end}" for end, count in ends.most_common()))
    print(", ".join(f"{kind} {count}" for kind, count in contracts.most_common()))
    timed_rng, timed_hands, start = Random(seed), 0, time.process_time()
    while timed_hands < 4000:
        timed_hands += play_game(timed_rng, Options(), Seat.SOUTH, count_cards=False).number
    print(f"{timed_hands / (time.process_time() - start):.0f} hands per second on one core, default options")
    return 0


def _kind(result: object) -> str:
    contract = result.contract  # type: ignore[attr-defined]
    if contract is None:
        return "no contract" if result.was_played else "thrown in"  # type: ignore[attr-defined]
    if contract.is_misere:
        return contract.name
    return "no trumps" if contract.trump is None else "trumps"


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

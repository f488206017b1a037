"""Twenty thousand random games over all sets of options: ``python -m tests.laws_long [games] [seed]``.

Every game is played with random legal actions to its end (or its fortieth hand); the cards are counted after every
action, the record of every twentieth game is read back and must lead to the same end, and the hands per second of one
core are told at the end.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import fields
from random import Random

from game.cards.pack import pack_of_43, shuffled
from game.cards.seats import SEATS, Seat
from game.engine.actions import Action, Call, Deal
from game.engine.match import Match
from game.engine.options import _choices
from game.engine.record import Header, read_record
from game.rules.five_hundred.options import Options
from game.rules.five_hundred.rules import FIVE_HUNDRED

MOST_HANDS = 40
_REPLAYED = 20
_PACK = frozenset(pack_of_43())


def random_options(rng: Random) -> Options:
    return Options(**{field.name: rng.choice(_choices(field)) for field in fields(Options)})


def play_game(
    rng: Random, options: Options, dealer: Seat, count_cards: bool = True, lines: list[str] | None = None
) -> Match:
    """One game of random legal actions; callers pass three times in four. *lines* gathers what a record would say."""
    match = Match(FIVE_HUNDRED, options, dealer)

    def apply(action: Action) -> None:
        match.apply(action)
        if lines is not None:
            lines.append(action.text)

    while not match.is_over and not (match.awaits_deal and match.number >= MOST_HANDS):
        if match.awaits_deal:
            apply(Deal(shuffled(pack_of_43(), rng)))
            continue
        legal = match.legal_actions()
        if isinstance(legal[0], Call) and rng.random() < 0.75:
            apply(legal[0])
        else:
            apply(legal[int(rng.random() * len(legal))])
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
    for number in range(games):
        options, dealer = random_options(rng), rng.choice(SEATS)
        lines: list[str] | None = [] if number % _REPLAYED == 0 else None
        match = play_game(rng, options, dealer, lines=lines)
        if lines is not None:
            _replay(match, options, dealer, lines)
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


def _replay(match: Match, options: Options, dealer: Seat, lines: list[str]) -> None:
    """The record of the game leads to the same end."""
    header = Header("long", FIVE_HUNDRED.name, dealer, FIVE_HUNDRED.options_text(options))
    record = read_record(header.text + "".join(line + "\n" for line in lines), {FIVE_HUNDRED.name: FIVE_HUNDRED})
    again = record.timeline.match
    assert not record.trouble, record.trouble
    assert (again.scores, again.winners, again.finished) == (match.scores, match.winners, match.finished)


def _kind(result: object) -> str:
    contract = result.contract  # type: ignore[attr-defined]
    if contract is None:
        return "no contract" if result.was_played else "thrown in"  # type: ignore[attr-defined]
    if contract.is_misere:
        return contract.name
    return "no trumps" if contract.trump is None else "trumps"


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

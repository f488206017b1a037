"""Random games of Hearts and Spades over all sets of options: ``python -m tests.alone_long [games] [seed]``.

Every game is played with random legal actions to its end (or its twentieth hand); the cards are counted after every
action, the record of every twentieth game is read back and must lead to the same end, and the hands per second of one
core are told at the end.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from random import Random

from game.cards.seats import SEATS
from game.engine.match import Match
from game.engine.record import Header, read_record
from game.engine.rules import Rules
from game.rules.catalogue import GAMES
from tests.rules.alone import PACK, Walk, pick, random_options
from tests.rules.test_alone import whereabouts

MOST_HANDS = 20
_REPLAYED = 20
_WHOLE = frozenset(PACK)


def play_game(rules: Rules, walk: Walk, rng: Random, lines: list[str] | None, count_cards: bool = True) -> Match:
    """One game of random legal actions. *lines* gathers what a record would say."""
    match = walk.match()
    while not match.is_over and not (match.awaits_deal and match.number >= MOST_HANDS):
        action = pick(match, rng)
        match.apply(action)
        if lines is not None:
            lines.append(action.text)
        if count_cards:
            cards = whereabouts(match.hand)
            assert len(cards) == len(PACK) and set(cards) == _WHOLE, "cards were lost"
    return match


def replay(rules: Rules, walk: Walk, match: Match, lines: list[str]) -> None:
    """The record of the game leads to the same end."""
    header = Header("long", rules.name, walk.dealer, rules.options_text(walk.options))
    record = read_record(header.text + "".join(line + "\n" for line in lines), GAMES)
    again = record.timeline.match
    assert not record.trouble, record.trouble
    assert (again.scores, again.winners, again.finished) == (match.scores, match.winners, match.finished)


def main(games: int = 5_000, seed: int = 1) -> int:
    for name in ("hearts", "spades"):
        rules, rng = GAMES[name], Random(f"{name} {seed}")
        hands, ends = 0, Counter[str]()
        for number in range(games):
            walk = Walk(rules, seed, random_options(rules, rng), rng.choice(SEATS), 0)
            lines: list[str] | None = [] if number % _REPLAYED == 0 else None
            match = play_game(rules, walk, rng, lines)
            if lines is not None:
                replay(rules, walk, match, lines)
            hands += match.number
            ends["won" if match.is_over else f"left after {MOST_HANDS} hands"] += 1
        print(f"{games} games of {rules.title}, {hands} hands without an error, every card accounted for")
        print(", ".join(f"{count} {end}" for end, count in ends.most_common()))
        timed, start = 0, time.process_time()
        while timed < 1000:
            walk = Walk(rules, seed, rules.parse_options(""), rng.choice(SEATS), 0)
            timed += play_game(rules, walk, rng, None, count_cards=False).number
        print(f"{timed / (time.process_time() - start):.0f} hands per second on one core, default options")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

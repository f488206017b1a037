"""One of A among three of B, on the same cards in each seat in turn: tournaments of games for four, each alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.cards.seats import SEATS, Seat
from game.engine.rules import HandStart
from game.lab.book import decisions_in, plain_decisions
from game.lab.contenders import ready
from game.lab.decisions import Decisions, Watched, decision_lines
from game.lab.duplicate import mean_and_error
from game.lab.table import play_game, play_hand
from game.players.player import Player
from game.rules.catalogue import GAMES
from game.rules.hearts.rules import HEARTS

_HAND_NUMBERS: Final = 4
"""The deals go round through the hands 1 to 4 of a game, in which Hearts passes each way once."""
_MOONS: Final = ([0, 26, 26, 26], [-26, 0, 0, 0])


@dataclass(frozen=True, slots=True)
class Playing:
    """One deal or game played once: ``points`` by hand and seat, and who won the game, if it was one."""

    points: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """One deal or game in four playings, A sitting South, West, North, East. ``decisions`` are those of A and of B."""

    game: str
    number: int
    is_game: bool
    playings: tuple[Playing, ...]
    decisions: tuple[Decisions, Decisions] = field(compare=False)

    def line(self) -> str:
        """One line of the book."""
        data: dict[str, Any] = {"of": self.game, "game" if self.is_game else "deal": self.number}
        data["points"] = [playing.points for playing in self.playings]
        data["winners"] = [playing.winners for playing in self.playings]
        return json.dumps(data | plain_decisions(self.decisions), separators=(",", ":"))

    @staticmethod
    def parse(line: str) -> Round:
        """Read such a line.

        Raises:
            ValueError: it is none.
        """
        try:
            data = json.loads(line)
            is_game = "game" in data
            playings = tuple(map(_playing, data["points"], data["winners"]))
            if len(playings) != len(SEATS):
                raise ValueError("four playings make a round")
            decisions = decisions_in(data, 0), decisions_in(data, 1)
            return Round(str(data["of"]), int(data["game" if is_game else "deal"]), is_game, playings, decisions)
        except (KeyError, TypeError, IndexError, ValueError, RecursionError):
            raise ValueError(f"{line[:60]!r} is no finished deal or game") from None

    def points_of_a(self) -> float:
        """Points a hand of A."""
        return _mean([hand[seat] for seat, playing in enumerate(self.playings) for hand in playing.points])

    def points_of_b(self) -> float:
        """Points a hand of each B."""
        hands = [(a_seat, hand) for a_seat, playing in enumerate(self.playings) for hand in playing.points]
        return _mean([hand[seat] for a_seat, hand in hands for seat in SEATS if seat != a_seat])

    def share_won(self) -> float | None:
        """The part of the games A won, a win that is shared counting in part; ``None`` if none was finished."""
        finished = [(seat, playing.winners) for seat, playing in enumerate(self.playings) if playing.winners]
        return _mean([(seat in winners) / len(winners) for seat, winners in finished]) if finished else None


def _playing(points: Any, winners: Any) -> Playing:
    hands = tuple(tuple(int(each) for each in hand) for hand in points)
    if any(len(hand) != len(SEATS) for hand in hands):
        raise ValueError("a hand has points for four")
    return Playing(hands, tuple(int(seat) for seat in winners))


def _mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures) if figures else 0.0


# Playing


def play_round(game: str, a: Player, b: Player, seed: object, options: Any, number: int) -> Round:
    """One deal, played four times; the dealer and the number of the hand go round with the deals."""
    watched = Watched(a), Watched(b)
    start = HandStart(1 + number % _HAND_NUMBERS, Seat(number // _HAND_NUMBERS % len(SEATS)), (0,) * 4, options)

    def play(a_seat: Seat) -> Playing:
        result = play_hand(GAMES[game], _seating(watched, a_seat), start, seed, number)
        return Playing((tuple(result.points),))

    return Round(game, number, False, tuple(map(play, SEATS)), (watched[0].decisions, watched[1].decisions))


def play_round_of_games(game: str, a: Player, b: Player, seed: object, options: Any, number: int) -> Round:
    """One game with the same packs, played four times."""
    watched = Watched(a), Watched(b)

    def play(a_seat: Seat) -> Playing:
        match = play_game(GAMES[game], _seating(watched, a_seat), options, seed, number)
        points: Any = tuple(tuple(finished.result.points) for finished in match.finished)
        return Playing(points, tuple(map(int, match.winners)))

    return Round(game, number, True, tuple(map(play, SEATS)), (watched[0].decisions, watched[1].decisions))


def _seating(watched: tuple[Watched, Watched], a_seat: Seat) -> list[Player]:
    a, b = watched
    return [a if seat is a_seat else b for seat in SEATS]


def play_named(game: str, a: str, b: str, seed: object, options: Any, is_game: bool, number: int) -> Round:
    """One round between players given by their names."""
    play = play_round_of_games if is_game else play_round
    return play(game, ready(a, game), ready(b, game), seed, options, number)


# Reporting


def ratio_and_error(over: Sequence[float], under: Sequence[float]) -> tuple[float, float]:
    """The ratio of two means over the same deals and its standard error, by the delta method; 0 where there is none.

    (W. G. Cochran, Sampling Techniques, 3rd edition 1977, section 2.11.)
    """
    below = _mean(under)
    if not below:
        return 0.0, 0.0
    ratio = _mean(over) / below
    _, error = mean_and_error([one - ratio * other for one, other in zip(over, under, strict=True)])
    return ratio, error / abs(below)


def report(a: str, b: str, rounds: list[Round]) -> str:
    """The figures of finished rounds as a table."""
    lines = [f"A is {a}, B is {b}; one A among three B"]
    if rounds:
        lines += _game_lines(rounds) if rounds[0].is_game else [_row("deals, each played four times", len(rounds))]
        lines += _point_lines(rounds)
    for who, name in enumerate("AB"):
        lines += decision_lines(name, (one.decisions[who] for one in rounds))
    return "\n".join(lines)


def _game_lines(rounds: list[Round]) -> list[str]:
    shares = [share for one in rounds if (share := one.share_won()) is not None]
    mean, error = mean_and_error(shares)
    playings = [playing for one in rounds for playing in one.playings]
    return [
        _row("games, each played four times", len(rounds)),
        f"{'won by A':<30}{100 * mean:>8.1f} ± {100 * error:.1f} % (25 % is an even share)",
        _row("broken off", sum(not playing.winners for playing in playings)),
        _row("hands", sum(len(playing.points) for playing in playings)),
    ]


def _point_lines(rounds: list[Round]) -> list[str]:
    of_a, of_b = [one.points_of_a() for one in rounds], [one.points_of_b() for one in rounds]
    lines = [
        f"{f'points a hand, {name}':<30}{mean:>8.2f} ± {error:.2f}"
        for name, (mean, error) in (("A", mean_and_error(of_a)), ("B", mean_and_error(of_b)))
    ]
    if rounds[0].game == HEARTS.name:
        ratio, error = ratio_and_error(of_a, of_b)
        lines.append(f"{'ratio, A over B':<30}{ratio:>8.3f} ± {error:.3f}")
        lines += _moon_lines(rounds)
    return lines


def _moon_lines(rounds: list[Round]) -> list[str]:
    shot = [0, 0]
    hands = 0
    for one in rounds:
        for a_seat, playing in enumerate(one.playings):
            for points in playing.points:
                hands += 1
                if sorted(points) in _MOONS:
                    shot[points.index(min(points)) != a_seat] += 1
    return [
        f"{'moons of A, in 100 hands':<30}{100 * shot[0] / max(1, hands):>8.2f}",
        f"{'moons of each B':<30}{100 * shot[1] / 3 / max(1, hands):>8.2f}",
    ]


def _row(words: str, count: int) -> str:
    return f"{words:<30}{count:>8}"

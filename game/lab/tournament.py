"""A tournament between two kinds of player on duplicate deals or games, to be broken off and taken up again."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from game.cards.seats import Seat
from game.engine.rules import HandStart
from game.lab import rotated
from game.lab.book import Hands, Played, open_book
from game.lab.contenders import check_contenders, ready
from game.lab.decisions import Decisions, Watched, decision_lines
from game.lab.duplicate import Comparison, Meeting, mean_and_error
from game.lab.open_hands import OpenHands
from game.lab.spreading import spread
from game.lab.table import play_game, play_hand
from game.players.casual import Casual
from game.players.player import Player
from game.rules.catalogue import GAMES
from game.rules.five_hundred.rules import FIVE_HUNDRED
from game.rules.five_hundred.scoring import side_of

# Playing


def play_one(a: Player, b: Player, seed: object, options: Any, deal: int) -> Played:
    """One deal, played twice; the dealer goes round with the deals."""
    watched = Watched(a), Watched(b)
    meeting = Meeting(*watched, seed, options)
    start = HandStart(1, Seat(deal % 4), meeting.scores, options)

    def play(a_side: int) -> Hands:
        seating = meeting.seating(a_side)
        return (play_hand(FIVE_HUNDRED, seating, start, seed, deal, _show),)  # type: ignore[return-value]

    return Played(deal, (play(0), play(1)), (watched[0].decisions, watched[1].decisions))


def play_one_game(a: Player, b: Player, seed: object, options: Any, game: int) -> Played:
    """One game with the same packs, played twice."""
    watched = Watched(a), Watched(b)
    meeting = Meeting(*watched, seed, options)

    def play(a_side: int) -> tuple[Hands, bool | None]:
        match = play_game(FIVE_HUNDRED, meeting.seating(a_side), options, seed, game, _show)
        hands: Any = tuple(finished.result for finished in match.finished)
        return hands, side_of(match.winners[0]) == a_side if match.winners else None

    (first, first_won), (second, second_won) = play(0), play(1)
    return Played(game, (first, second), (watched[0].decisions, watched[1].decisions), (first_won, second_won))


def _show(player: Player, game: Any) -> None:
    """Show the cards to those who may see them; *game* is a hand or a match."""
    if isinstance(player, Watched) and isinstance(player.player, OpenHands):
        player.player.look(getattr(game, "hand", game))


def _play_named(a: str, b: str, seed: object, options: Any, is_game: bool, number: int) -> Played:
    play = play_one_game if is_game else play_one
    return play(ready(a), ready(b), seed, options, number)


def expert_decisions(deals: int, seed: object = "decisions") -> Decisions:
    """The decisions of experts against casual players on *deals* duplicate deals, one after another on one core."""
    expert, gathered = ready("expert"), Decisions()
    for deal in range(deals):
        of_deal = play_one(expert, Casual(), seed, FIVE_HUNDRED.parse_options(""), deal).decisions[0]
        gathered.ms += of_deal.ms
        gathered.kinds += of_deal.kinds
        gathered.worlds += of_deal.worlds
    return gathered


def run(
    a: str,
    b: str,
    deals: int = 500,
    seed: int = 1,
    *,
    game: str = FIVE_HUNDRED.name,
    jobs: int = 1,
    games: int = 0,
    resume: Path | None = None,
    options: str = "",
) -> None:
    """The ``tournament`` command: print what A wins over B on *deals* duplicate deals, or of *games* whole games.

    In games for four, each alone, one A sits among three B, in each seat in turn (``rotated``).

    *resume* is a file that gets one line a finished deal or game; if it has some already, play goes on after them.
    However often it was broken off, and whatever *jobs* is, the figures but for the times are the same.

    Raises:
        ValueError: no such game, player or option, or the file belongs to another tournament.
        OSError: the file cannot be read or written.
    """
    check_contenders(game, a, b)
    rules = GAMES[game]
    chosen = rules.parse_options(options)
    heading = {"game": game, "a": a, "b": b, "seed": seed, "options": rules.options_text(chosen)}
    if games:
        heading["of"] = "games"
    if game == FIVE_HUNDRED.name:
        parse: Any = Played.parse
        tell: Any = report
        play: Any = partial(_play_named, a, b, seed, chosen, games > 0)
    else:
        parse, tell = rotated.Round.parse, rotated.report
        play = partial(rotated.play_named, game, a, b, seed, chosen, games > 0)
    count = games or deals
    with open_book(resume, heading, parse) as (done, note):
        todo = [number for number in range(count) if number not in done]
        for number, played in spread(play, todo, jobs):
            done[number] = played
            note(played)
    print(tell(a, b, [done[number] for number in range(count)]))


# Reporting


def report(a: str, b: str, played: list[Played]) -> str:
    """The figures of finished deals, or of finished games, as a table."""
    comparison = Comparison()
    for one in played:
        comparison.add_hands(one.hands)
    if played and played[0].won is not None:
        lines = [*_game_lines(played), *comparison.contract_lines()]
    else:
        lines = [comparison.text()]
    for who, name in enumerate("AB"):
        lines += decision_lines(name, (one.decisions[who] for one in played))
    return "\n".join([f"A is {a}, B is {b}", *lines])


def _game_lines(played: list[Played]) -> list[str]:
    won = [[is_won for is_won in one.won or () if is_won is not None] for one in played]
    shares = [sum(pair) / len(pair) for pair in won if pair]
    mean, error = mean_and_error(shares)
    finished = sum(map(len, won))
    return [
        f"{'games, each played twice':<28}{len(played):>10}",
        f"{'won by A':<28}{sum(map(sum, won)):>10}, {100 * mean:.1f} ± {100 * error:.1f} %",
        f"{'won by B':<28}{finished - sum(map(sum, won)):>10}",
        f"{'broken off':<28}{2 * len(played) - finished:>10}",
        f"{'hands':<28}{sum(len(hands) for one in played for hands in one.hands):>10}",
    ]

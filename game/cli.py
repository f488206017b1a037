"""The words after ``main.py``: play (none), selfplay, tournament, engine, bench, shots, install-desktop."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from game import __version__

_BENCHES: Final = {
    "frames": ("game.lab.frames", "drawing"),
    "engine": ("game.lab.engine_speed", "random legal games"),
    "start": ("game.lab.start", "from the start to the first picture"),
    "hearts": ("game.lab.hearts_bench", "random hands of Hearts a second, beside OpenSpiel's"),
    "all": ("game.lab.bench", "every row of the speed table with its bar"),
}
"""What can be measured: the module whose ``run`` prints it, and what it is."""
_OTHERS: Final = "solver: open hands; poker: the adviser of Poker Solitaire"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; the exit code is 0, or 2 with a sentence when it cannot do what was asked."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    words = _parser().parse_args(argv)
    return int(words.run(words))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="main.py", description="Five Hundred at a warm felt table. Without a command it opens the window."
    )
    parser.add_argument("--version", action="version", version=f"Five Hundred {__version__}")
    _add_play_options(parser)
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    play = commands.add_parser("play", help="open the window (the same as no command)")
    _add_play_options(play)
    play.set_defaults(run=_play)

    selfplay = commands.add_parser("selfplay", help="let the computer players play games at full speed")
    selfplay.add_argument("--game", default="five-hundred", metavar="GAME", help="five-hundred, hearts or spades")
    selfplay.add_argument("--games", type=_positive, default=100, metavar="N", help="how many games (100)")
    selfplay.add_argument("--seed", type=_whole, default=1, metavar="S", help="where all chance comes from (1)")
    selfplay.add_argument("--options", default="", metavar="WORDS", help="house rules, such as 'lowest-bid=7 slam=no'")
    selfplay.add_argument("--json", type=Path, metavar="FILE", help="write the figures to FILE as well")
    selfplay.set_defaults(run=_selfplay)

    _add_tournament(commands)

    engine = commands.add_parser("engine", help="a player for other programs: records come in, actions go out")
    engine.add_argument("--player", default="expert", metavar="PLAYER", help="expert, club or casual (expert)")
    engine.add_argument("--seed", type=_whole, metavar="S", help="another chance than the one drawn on at the table")
    engine.set_defaults(run=_engine)

    shots = commands.add_parser("shots", help="draw every scene to PNG files, off-screen")
    shots.add_argument("folder", type=Path, metavar="DIR")
    # Not given here, the size is that given before the word "shots".
    shots.add_argument("--size", type=_size, default=argparse.SUPPRESS, metavar="WxH", help="window size (1280x800)")
    shots.set_defaults(run=_shots)

    bench = commands.add_parser("bench", help="measure, as ratios or medians")
    told = "; ".join(f"{name}: {about}" for name, (_, about) in _BENCHES.items())
    bench.add_argument("what", choices=(*_BENCHES, "solver", "poker"), metavar="WHAT", help=f"{told}; {_OTHERS}")
    bench.add_argument("--against", metavar="NAME", help="with solver: the program to compare with (endplay)")
    bench.add_argument("--deals", type=_positive, default=300, metavar="N", help="how many deals or decks (300)")
    bench.add_argument("--decks", type=Path, metavar="FILE", help="with poker: card orders, one deck a line")
    bench.add_argument("--sampled", type=_positive, default=300, metavar="N", help="with poker: decks pondered (300)")
    told = "with poker: American (1) or English (2) alone, or those of Variation 1 (3, 4)"
    bench.add_argument("--part", type=int, choices=range(1, 5), default=0, metavar="N", help=told)
    bench.add_argument("--resume", type=Path, metavar="FILE", help="with poker: keep finished decks in FILE, and go on")
    bench.add_argument("--thinking", action="store_true", help="with frames: how they come while an expert thinks")
    bench.add_argument("--game", default="five-hundred", metavar="GAME", help="with --thinking: at which table")
    bench.set_defaults(run=_bench)

    desktop = commands.add_parser("install-desktop", help="put the program into the menu of a Linux desktop")
    desktop.add_argument("--remove", action="store_true", help="take it out again")
    desktop.set_defaults(run=_install_desktop)
    return parser


def _add_play_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--size", type=_size, metavar="WxH", help="window size (1280x800, if the desktop has room)")
    parser.add_argument(
        "--data", type=_folder, metavar="DIR", help="keep games and preferences in DIR (else in $FIVE_HUNDRED_HOME)"
    )
    parser.add_argument("--seed", type=_whole, metavar="S", help="the seed of the next new game")


def _add_tournament(commands: Any) -> None:
    parser = commands.add_parser("tournament", help="two kinds of player on the same cards, with the seats changed")
    parser.add_argument("game", metavar="GAME", help="five-hundred, hearts or spades")
    parser.add_argument("--a", default="expert", metavar="PLAYER", help="expert, club, casual, random, open (expert)")
    parser.add_argument("--b", default="casual", metavar="PLAYER", help="the other kind (casual)")
    parser.add_argument(
        "--deals", type=_positive, default=500, metavar="N", help="deals, played twice or in all seats (500)"
    )
    parser.add_argument("--games", type=_positive, default=0, metavar="N", help="whole games instead, played as often")
    parser.add_argument("--seed", type=_whole, default=1, metavar="S", help="where all chance comes from (1)")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="N", help="how many processes (1)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep what is finished in FILE, and go on after it")
    parser.add_argument("--options", default="", metavar="WORDS", help="house rules, such as 'misere-enthusiasm=high'")
    parser.set_defaults(run=_tournament)


def _positive(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return number


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def _folder(text: str) -> Path:
    if not text.strip():
        raise argparse.ArgumentTypeError("a folder needs a name")
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it like 1280x800") from None
    if not (800 <= size[0] <= 16000 and 600 <= size[1] <= 16000):
        raise argparse.ArgumentTypeError(f"{text} is no size to play in; from 800x600 to 16000x16000 there is room")
    return size


def _play(words: argparse.Namespace) -> int:
    from game.parlour import open_parlour

    return open_parlour(words.data, words.size, words.seed)


def _selfplay(words: argparse.Namespace) -> int:
    from game.lab import selfplay

    try:
        if words.json is not None:
            words.json.open("a", encoding="utf-8").close()
        selfplay.run(words.games, words.seed, words.options, words.json, words.game)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"The figures cannot be written to {words.json}: {error.strerror or error}.", file=sys.stderr)
        return 2
    return 0


def _tournament(words: argparse.Namespace) -> int:
    from game.lab import tournament

    try:
        tournament.run(
            words.a,
            words.b,
            words.deals,
            words.seed,
            game=words.game,
            jobs=words.jobs,
            games=words.games,
            resume=words.resume,
            options=words.options,
        )
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{words.resume or 'The tournament'}: {error.strerror or error}.", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Broken off.", file=sys.stderr)
        return 130
    return 0


def _engine(words: argparse.Namespace) -> int:
    from game.lab import engine_protocol

    try:
        engine_protocol.run(words.player, words.seed)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _shots(words: argparse.Namespace) -> int:
    from game.screen.theme import DESIGN_SIZE
    from game.shots import draw_all

    try:
        for path in draw_all(words.folder, words.size or DESIGN_SIZE):
            print(path)
    except OSError as error:
        print(f"The pictures could not be written: {error}", file=sys.stderr)
        return 2
    return 0


def _bench_solver(words: argparse.Namespace) -> int:
    from game.lab import solver_bench

    try:
        solver_bench.run(words.deals, words.against)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _bench_poker(words: argparse.Namespace) -> int:
    from game.lab import poker_bench

    try:
        poker_bench.run(words.decks, words.deals, words.sampled, words.part, words.resume)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename or words.decks}: {error.strerror or error}.", file=sys.stderr)
        return 2
    return 0


def _bench(words: argparse.Namespace) -> int:
    from importlib import import_module

    if words.what == "poker":
        return _bench_poker(words)
    if words.what == "solver":
        return _bench_solver(words)
    if words.what == "frames" and words.thinking:
        return _bench_thinking(words.game)
    import_module(_BENCHES[words.what][0]).run()
    return 0


def _bench_thinking(game: str) -> int:
    from game.lab import thinking_frames

    try:
        thinking_frames.run(game=game)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _install_desktop(words: argparse.Namespace) -> int:
    from game.desktop import install_desktop

    return install_desktop(words.remove)

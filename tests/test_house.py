"""The laws of the house, held with ``ast``: who may import whom, and how large and how named things are."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
LEVELS = {
    "cards": 1,
    "engine": 2,
    "rules": 4,
    "store": 4,
    "table": 4,
    "screen": 5,
    "players": 5,
    "play": 6,
    "scenes": 7,
    "lab": 7,
    "front": 8,
}
"""``front`` are the files that lie in ``game/`` itself: the window, the command line, and what they open."""
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
# A call costs compiled code dearly, and what is worked out in one go is cheapest kept in locals.
MOST_LINES_OF_A_COMPILED_FUNCTION = 130

MODULES = sorted(path for path in (ROOT / "game").rglob("*.py"))


def name_of(path: Path) -> str:
    """``game.rules.catalogue`` for its file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(path: Path, *, for_types_too: bool = True) -> Iterator[str]:
    """The names of all modules a file imports, wherever in the file it does."""
    skipped: set[int] = set()
    tree = tree_of(path)
    if not for_types_too:
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                skipped.update(id(inner) for part in node.body for inner in ast.walk(part))
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            assert node.module is not None
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if is_module(whole) else node.module


def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def package_of(module: str) -> str:
    """``rules`` for ``game.rules.five_hundred.hand``, ``front`` for ``game.app``; empty for the house itself."""
    parts = module.split(".")
    if len(parts) == 1:
        return ""
    return parts[1] if (ROOT / "game" / parts[1]).is_dir() else "front"


def own_imports(path: Path, **how: bool) -> list[str]:
    return [name for name in imports_of(path, **how) if name == "game" or name.startswith("game.")]


def every_module(law: Callable[[Path], None]) -> Callable[[], None]:
    """A test that holds all modules to *law* and names every one that breaks it."""

    def test() -> None:
        broken = []
        for path in MODULES:
            try:
                law(path)
            except AssertionError as fault:
                broken.append(f"{name_of(path)}: {fault}")
        assert not broken, "\n".join(broken)

    test.__name__, test.__doc__ = law.__name__, law.__doc__
    return test


def test_every_room_has_a_level() -> None:
    rooms = {package_of(name_of(path)) for path in MODULES} - {""}
    assert rooms <= set(LEVELS), "a new room needs a level in the plan of game/__init__.py and here"


@every_module
def test_imports_run_downward_only(path: Path) -> None:
    here = package_of(name_of(path))
    for imported in own_imports(path):
        there = package_of(imported)
        if here in ("", there) or there == "" or is_layout_reading_its_bids(name_of(path), imported):
            continue
        assert LEVELS[there] < LEVELS[here], f"{name_of(path)} imports {imported}, which is not below it"


def is_layout_reading_its_bids(module: str, imported: str) -> bool:
    """The one exception: a layout may use its own game's bids."""
    own = re.fullmatch(r"game\.table\.layouts\.(\w+)", module)
    return own is not None and imported == f"game.rules.{own[1]}.bids"


def test_no_circles() -> None:
    graph = {name_of(path): set(own_imports(path, for_types_too=False)) - {name_of(path)} for path in MODULES}
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, "a circle: " + " → ".join((*trail[trail.index(module) :], module))
        if module not in done:
            for imported in sorted(graph.get(module, ())):
                visit(imported, (*trail, module))
            done.add(module)

    for module in graph:
        visit(module, ())


@every_module
def test_pygame_stays_on_the_screen(path: Path) -> None:
    """In its rooms, at the front door, and in the one measurement of how long a frame takes."""
    if package_of(name_of(path)) not in ("screen", "scenes", "front") and name_of(path) != "game.lab.frames":
        assert not [name for name in imports_of(path) if name.split(".")[0] == "pygame"]


@every_module
def test_compiled_code_stays_in_its_room(path: Path) -> None:
    if not name_of(path).startswith("game.players.compiled"):
        assert not [name for name in imports_of(path) if name.split(".")[0] in ("numba", "cffi", "ctypes")]


@every_module
def test_games_know_nothing_of_each_other(path: Path) -> None:
    own = re.match(r"game\.rules\.(\w+)\.", name_of(path) + ".")
    if own is None or own[1] == "catalogue":
        return
    for imported in own_imports(path):
        other = re.match(r"game\.rules\.(\w+)", imported)
        assert other is None or other[1] == own[1], f"{name_of(path)} imports {imported}"


@every_module
def test_the_table_knows_no_rules(path: Path) -> None:
    module = name_of(path)
    if package_of(module) == "table":
        rules = [name for name in own_imports(path) if package_of(name) == "rules"]
        assert [name for name in rules if not is_layout_reading_its_bids(module, name)] == []


@every_module
def test_the_screen_knows_only_cards_and_the_table(path: Path) -> None:
    if package_of(name_of(path)) == "screen":
        rooms = {package_of(name) for name in own_imports(path)}
        assert rooms <= {"", "screen", "cards", "table"}, f"{name_of(path)} looks into {rooms}"


@every_module
def test_players_see_only_views(path: Path) -> None:
    if package_of(name_of(path)) == "players":
        rooms = {package_of(name) for name in own_imports(path)}
        assert not rooms & {"play", "store", "lab", "screen", "scenes", "table"}
        assert "game.engine.match" not in own_imports(path)


@every_module
def test_the_rules_hold_no_chance_no_clock_and_no_files(path: Path) -> None:
    """The deal is an action: nothing below ``play`` draws, waits, or writes."""
    if package_of(name_of(path)) in ("cards", "engine", "rules", "table"):
        outside = {name.split(".")[0] for name in imports_of(path)}
        forbidden = {"time", "datetime", "threading", "os", "io", "pathlib", "pickle", "secrets", "subprocess"}
        assert not outside & forbidden
        if "random" in outside:
            assert name_of(path) == "game.cards.pack", "a shuffle is given its rng"


@every_module
def test_files_are_no_longer_than_a_person_can_keep_in_mind(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@every_module
def test_functions_are_short(path: Path) -> None:
    for node in ast.walk(tree_of(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert node.end_lineno is not None
            docstring = node.body[0] if ast.get_docstring(node) is not None else None
            spoken = (docstring.end_lineno or 0) - docstring.lineno + 1 if docstring is not None else 0
            lines = node.end_lineno - node.lineno + 1 - spoken
            compiled = name_of(path).startswith("game.players.compiled.")
            most = MOST_LINES_OF_A_COMPILED_FUNCTION if compiled else MOST_LINES_OF_A_FUNCTION
            assert lines <= most, f"{name_of(path)}.{node.name} has {lines} lines"


@every_module
def test_every_module_and_public_class_says_what_it_is(path: Path) -> None:
    tree = tree_of(path)
    first = ast.get_docstring(tree)
    assert first and first.splitlines()[0].rstrip().endswith((".", "?", "::", ";", ":")), "a sentence"
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{name_of(path)}.{node.name} does not say what it is"


FORBIDDEN_NAMES = re.compile(
    r"(Manager|Helper|Utils?|Singleton|Factory)$|^get_|^(helper|utils?|misc|common)s?$|colors?|_neighbor|_center"
)
# Words of libraries, which are theirs to spell.
BORROWED = {"center", "color"}


def names_in(tree: ast.Module) -> Iterator[str]:
    """The names a module makes up itself: of classes, functions, arguments and variables."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


@every_module
def test_names_are_the_tables_words(path: Path) -> None:
    module = name_of(path).rsplit(".", 1)[-1]
    bad = {name for name in (module, *names_in(tree_of(path))) if FORBIDDEN_NAMES.search(name)} - BORROWED
    assert not bad, f"{name_of(path)}: {bad}"


@every_module
def test_no_globals_that_change(path: Path) -> None:
    """No ``global`` statement anywhere: services are passed in."""
    assert not [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Global)]


def test_the_plan_in_the_front_door_names_every_room() -> None:
    plan = ast.get_docstring(tree_of(ROOT / "game" / "__init__.py")) or ""
    doors = {"app": 8, "cli": 8}
    for room, level in (LEVELS | doors).items():
        if room == "front":
            continue
        assert re.search(rf"^\s*{room}(\.py|/)\S*\s+{level}\s", plan, re.MULTILINE), f"{room} on level {level}"

"""Rooms and arrows: who may import whom, and that shared folders name no game.

See ARCHITECTURE.md.
"""

from __future__ import annotations

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "firehouse"
FILES = sorted(PACKAGE.rglob("*.py"))
PAGE = PACKAGE.parents[1] / "web" / "src"
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "row.py").is_file())

CORE = {"core"}
THINKING = CORE | {
    "words",
    "bots",
    "analysis",
    "firehouse",
    "_engine",
    "_toolchain",
    "doctor",
    "thinking",
}

# What each shared part may import besides itself; "firehouse" is the public face, __init__.py.
MAY_IMPORT = {
    "_engine": set(),
    "_toolchain": set(),
    "firehouse": CORE | {"_engine", "notebook"},
    "doctor": {"_engine", "_toolchain", "native"},
    "thinking": set(),
    "core": {"firehouse", "games", "words"},
    "words": CORE,
    "games": set(),
    "native": CORE | {"firehouse", "_engine", "_toolchain"},
    "bots": CORE | {"native", "words"},
    "analysis": CORE | {"words", "bots"},
    "reference": CORE,
    "lessons": CORE,
    "stage": CORE | {"bots", "words"},
    "puzzles": CORE | {"words", "bots", "analysis", "stage"},
    "notebook": CORE | {"bots", "words"},
    "conformance": CORE | {"stage"},
    "lab": THINKING | {"native", "stage"},
    "envs": THINKING | {"native"},
    "server": THINKING | {"stage", "reference", "lessons", "puzzles"},
    "client": CORE | {"bots", "firehouse", "stage", "words"},
    "assistant": THINKING | {"client", "terminal", "reference"},
    "terminal": THINKING | {"stage", "conformance", "puzzles"},
    "tui": THINKING | {"stage", "reference", "lessons", "puzzles", "terminal", "client"},
    "cli": THINKING
    | {"lab", "envs", "server", "terminal", "tui", "client", "assistant", "reference", "puzzles"},
    "__main__": {"cli"},
}

# What each room of a game may import besides itself: shared parts, and rooms of the same game.
BOX = {"data", "events"}
TOLD = BOX | {"rules", "words", "pictures"}
PLAYED = TOLD | {"game", "rulesets"}
ROOMS = {
    "__init__": {"odds"},
    "row": CORE,
    "native": CORE | {"data"},
    "data": CORE,
    "events": CORE | BOX | {"card_events"},
    "card_events": CORE | BOX,
    "rules": CORE | BOX | {"card_events"},
    "words": CORE | TOLD | {"card_events", "rulesets", "reference", "odds"},
    "pictures": CORE | TOLD | {"card_events"},
    "game": CORE | TOLD,
    "rulesets": CORE | TOLD | {"game"},
    "residents": CORE | TOLD | {"game", "card_events"},
    "odds": CORE | BOX | {"rules", "words"},
    "bot": CORE | PLAYED | {"bots", "odds"},
    "threats": CORE | PLAYED | {"analysis", "card_events"},
    "stage": CORE | PLAYED | {"stage", "bot", "bots", "card_events", "odds", "residents"},
    "env": CORE | PLAYED | {"envs"},
    "lab": CORE | PLAYED | {"lab", "stage"},
    "screen": CORE | {"data", "words", "tui", "stage"},
    "lessons": {"lessons"},
    "puzzles": CORE | {"rules", "words", "puzzles"},
    "commands": {"cli", "terminal", "words", "odds"},
}

LONGEST = 400
"""Lines of a file: a longer one holds more than one concept."""
MADE = PAGE / "protocol"
"""Made by a script, however long it gets."""

NAMED = [*GAMES, "flash point"]
MAY_NAME = ("presets.py",)
"""Ready-made lists of set-ups name the games they are of."""

STANDARD = set(sys.stdlib_module_names)
ENGINE_LIBRARIES = STANDARD | {"mypy_extensions"}
ENVS_LIBRARIES = {
    "numpy",
    "gymnasium",
    "pettingzoo",
    "resvg_py",
    "PIL",
    "pyspiel",
    "polars",
}


def is_of_a_game(path: Path) -> bool:
    """Does the file lie in the folder of a game?"""
    parts = path.relative_to(PACKAGE).parts
    return parts[0] == "games" and len(parts) > 2


def part_of(path: Path) -> str:
    """The folder or file directly below the package, or below its game."""
    parts = path.relative_to(PACKAGE).parts
    first = (parts[2] if is_of_a_game(path) else parts[0]).removesuffix(".py")
    return "firehouse" if first == "__init__" and not is_of_a_game(path) else first


@cache
def imported_modules(source: str) -> tuple[str, ...]:
    """Every module that a source names in an import or to import_module, wherever it does so."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where an arrow points"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            found += [name.value for name in node.args[:1] if isinstance(name, ast.Constant)]
    return tuple(found)


def imported_parts(source: str) -> set[str]:
    """The shared parts of the package that a source imports, and "games" for a game."""
    parts = set()
    for module in imported_modules(source):
        top, *rest = module.split(".")
        if top == "firehouse":
            parts.add(rest[0] if rest and rest[0] in MAY_IMPORT else "firehouse")
    return parts


def imported_rooms(source: str) -> set[tuple[str, str]]:
    """The rooms of games that a source imports, each with its game."""
    rows = (module.split(".") for module in imported_modules(source))
    return {(row[2], row[3]) for row in rows if row[:2] == ["firehouse", "games"] and row[3:]}


def foreign(source: str) -> set[str]:
    """The packages from outside that a source imports."""
    return {module.partition(".")[0] for module in imported_modules(source)} - {"firehouse"}


def each(files: list[Path]) -> pytest.MarkDecorator:
    """A test for each of these files."""
    return pytest.mark.parametrize(
        "path", files, ids=lambda path: path.relative_to(PACKAGE).as_posix()
    )


@each([path for path in FILES if not is_of_a_game(path)])
def test_no_arrow_points_back(path):
    """A shared file imports its own part and the parts below, never a game."""
    part = part_of(path)
    assert part in MAY_IMPORT, f"Say in MAY_IMPORT what '{part}' may import."
    source = path.read_text(encoding="utf-8")

    assert imported_parts(source) - MAY_IMPORT[part] - {part} == set()
    assert imported_rooms(source) == set()


@each([path for path in FILES if is_of_a_game(path)])
def test_no_arrow_leaves_its_room_the_wrong_way(path):
    """A file of a game imports shared parts and rooms of its own game, as its room may."""
    room, game = part_of(path), path.relative_to(PACKAGE).parts[1]
    assert room in ROOMS, f"Say in ROOMS what '{room}' may import."
    source = path.read_text(encoding="utf-8")
    rooms = imported_rooms(source)

    assert {other for other, _ in rooms} - {game} == set()
    assert {name for _, name in rooms} - ROOMS[room] - {room} == set()
    assert imported_parts(source) - ROOMS[room] - {room, "games"} == set()


@each([path for path in FILES if not is_of_a_game(path)])
def test_shared_files_name_no_game(path):
    """What only one game has lies in its folder; the row tells the others of it."""
    if path.name.endswith(MAY_NAME):
        return
    source = path.read_text(encoding="utf-8").lower()

    assert [name for name in NAMED if name in source] == []


def page_files() -> list[Path]:
    """What the page shares among games: neither a game's own folder nor a test."""
    files = [path for ending in ("ts", "tsx", "css") for path in sorted(PAGE.rglob(f"*.{ending}"))]
    own = [PAGE / "games" / game for game in GAMES]
    return [
        path
        for path in files
        if not any(folder in path.parents for folder in own)
        and ".test." not in path.name
        and "testing" not in path.parts
        and path != PAGE / "games" / "index.ts"
    ]


def test_no_file_is_too_long():
    """Neither of the package nor of the page, its tests included."""
    endings = (".ts", ".tsx", ".css")
    page = [path for path in PAGE.rglob("*") if path.suffix in endings and MADE not in path.parents]
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in [*FILES, *page]}
    assert len(lines) > 1000
    long = {str(path): count for path, count in lines.items() if count > LONGEST}
    assert long == {}


def test_the_shared_page_names_no_game():
    """Only its table of games does, which is `games/index.ts`."""
    table = (PAGE / "games" / "index.ts").read_text(encoding="utf-8")
    assert all(f"./{game}/" in table for game in GAMES)
    assert len(page_files()) > 200
    named = {
        str(path.relative_to(PAGE))
        for path in page_files()
        if any(name in path.read_text(encoding="utf-8").lower() for name in NAMED)
    }
    assert named == set()


@each([path for path in FILES if part_of(path) in CORE | {"firehouse", "_engine", "bots"}])
def test_shared_parts_of_the_engine_need_only_the_standard_library(path):
    """Nothing has to be installed for them, but for native integers."""
    assert foreign(path.read_text(encoding="utf-8")) - ENGINE_LIBRARIES == set()


ENGINE_ROOMS = set(ROOMS) - {"env", "lab", "screen", "commands"}


@each([path for path in FILES if is_of_a_game(path) and part_of(path) in ENGINE_ROOMS])
def test_a_game_needs_only_the_standard_library(path):
    """Its rules, words, pictures, bots and stage install with the engine."""
    assert foreign(path.read_text(encoding="utf-8")) - ENGINE_LIBRARIES == set()


@each([path for path in FILES if part_of(path) in ("env", "envs")])
def test_environments_need_only_what_their_extra_installs(path):
    """NumPy and the two interfaces of learners; no library that learns."""
    assert foreign(path.read_text(encoding="utf-8")) - ENGINE_LIBRARIES - ENVS_LIBRARIES == set()


def test_the_reader_of_imports_finds_all_kinds():
    """At the top, within functions, of modules and of names, and those that are only called."""
    source = (
        "import firehouse\nfrom firehouse import core, Table\n"
        "def f():\n    import firehouse.bots.random as r\n    from rich.table import Table\n"
        "    from firehouse.games.marbles import rules\n"
        "    importlib.import_module('firehouse.server.pool')\n"
        "    import_module('firehouse.stage')\n"
    )

    assert imported_parts(source) == {"firehouse", "core", "bots", "games", "server", "stage"}
    assert imported_rooms(source) == {("marbles", "rules")}
    assert foreign(source) == {"rich"}

"""Sentences that players read are in the files of words: in these layers code holds none."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import firehouse

ROOT = Path(firehouse.__file__).parent
BOOKS = ("causes.py", "headings.py")
"""Where the books' own headings stand."""
BOXES = [path for path in sorted(ROOT.glob("games/*/data/*.py")) if path.name not in BOOKS]
"""What the boxes hold."""
COMMANDS = (
    *("arguments", "fullscreen", "helping", "one_game", "programs", "puzzles", "templates"),
    "today",
)
"""Commands for who plays; what is measured and kept up is told in English alone."""
LAYERS = (
    "analysis",
    "assistant",
    "bots",
    *(f"cli/{name}.py" for name in COMMANDS),
    "client",
    *(f"core/{name}.py" for name in ("catalogue", "options", "record", "row", "setup", "table")),
    "lessons",
    "notebook",
    "puzzles",
    "server/api",
    "server/denial.py",
    "server/lockers",
    "server/people",
    "server/pool",
    "server/push",
    "server/puzzles",
    "server/service.py",
    "server/tables",
    "server/thinking",
    "server/today",
    "server/workshop",
    "stage",
    "terminal",
    "tui",
    *(path.relative_to(ROOT).as_posix() for path in BOXES),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/data/files"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/odds"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/row.py"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/words"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/rulesets.py"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/screen"))),
    *(path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("games/*/stage"))),
)
NOT_FOR_PLAYERS = {
    "assistant/exact.py": "for the assistant, which is no player",
    "assistant/server.py": "for the assistant, which is no player",
    "bots/bot.py": "for who programs",
    "bots/registry.py": "for who writes a bot",
    "puzzles/puzzle.py": "for who writes puzzles",
    "puzzles/task.py": "for who writes puzzles",
    "puzzles/values.py": "for who writes puzzles",
    "server/api/models.py": "for who programs",
    "server/api/security.py": "for browsers",
    "stage/shapes.py": "for who programs",
    "terminal/doctor.py": "for who installs",
    "terminal/laboratory.py": "for who measures",
}
SENTENCE = re.compile(r"[A-Za-z’']{2,},? [a-z]{2,}")
"""Two words one after the other, the second of them small."""
NO_SENTENCE = re.compile("CSS|DESCRIBED|^WAY:|NOT_BUILT|FORMS|^ROW:|TABLES|STARTS|_TRAITS|MARKS")
"""Styles, descriptions of the API to who programs, what a host reads; names of forms, of notes
below drawings, of tables in the reference, of lines in plans and of what rule sets share."""
DESCRIPTIONS = {"description", "help"}
"""What describes the API to who programs, and a command to who asks for its help."""
LOGGED = re.compile(r"^LOG\.|condition\.fault$")
"""What tells the log of the service."""
KNOWN = {
    "bold cyan",  # inks
    "bold blue",
    "bold magenta",
    "bold white",
    "bold yellow",
    "bold green",
    "bold red",
    "bold reverse",
    "italic dim",
    "undo force",  # what is typed
    "firehouse help",
    "firehouse help COMMAND",
    "firehouse help PAGE",
    "firehouse help TOPIC",
    "firehouse help docs/files.md",
    "firehouse play",
    "firehouse puzzles",
    "firehouse review ",
    "firehouse rules",
    "firehouse tui",
    "firehouse watch",
    "firehouse puzzles solve ID",
    "firehouse play RULESET",
    "firehouse rules RULESET",
    "firehouse tui --record ",
    "The bookmark leads to another position.",  # for the log of the service
    "storage failed",
    "tables could not be removed",
    "a clock could not be attended to",
    "a table is damaged",
    "could not look after a table",
    "could not publish an entry",
    "could not tell of an entry",
    "could not write down a table",
    "Nothing is heard of other processes.",
    "Entry  does not follow entry .",
    "<tr><th></th><td style='text-align:left'></td></tr>",  # how a notebook shows a rule set
    "not over",
    "SQUARE [carrying victim|treated|trapped|hazmat|ladder] [leading N]",  # notation
    "move lodge",
    "am en",
    "Ending the Game",  # the book's own headings
    "Fight the Fire",
    "Move up to 2 Tiles",
    "Order of Play",
    "open tables",  # names of limits
    "Fire card",  # for who programs
    "shut out",
    "wrong codes",
    "Two bots are called ''; each needs a name of its own.",  # for the host
    "public, max-age=300",  # for browsers
    "public, max-age=31536000, immutable",
    '<meta name="generator" content="Firehouse replay">',
    "A policy is a function of an observation and a mask, or has a `predict`.",  # for who programs
    "A threat map needs at least one turn and one sample.",
    "Wins are counted from 0 up to the number of games.",
    " cannot be valued. ",
}


def files() -> Iterator[str]:
    for layer in LAYERS:
        path = ROOT / layer
        found = [path] if path.suffix else sorted(path.rglob("*.py"))
        yield from (file.relative_to(ROOT).as_posix() for file in found)


def _keys(node: ast.AST) -> Iterator[str]:
    """The names that a dictionary has."""
    if isinstance(node, ast.Dict):
        yield from (key.value for key in node.keys if isinstance(key, ast.Constant))


def texts_of(tree: ast.AST) -> Iterator[str]:
    """The texts of a source, those with holes as one; not docstrings, styles, what is
    logged, and what describes the API to who programs.
    """
    told: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            told.add(id(node.value))
        assigned = isinstance(node, (ast.Assign, ast.AnnAssign))
        unread = assigned and NO_SENTENCE.search(ast.unparse(node).partition("=")[0])
        described = not DESCRIPTIONS.isdisjoint((getattr(node, "arg", ""), *_keys(node)))
        logged = isinstance(node, ast.Call) and LOGGED.search(ast.unparse(node.func))
        if unread or described or logged:
            told.update(id(part) for part in ast.walk(node))
        if isinstance(node, ast.JoinedStr):
            told.update(id(part) for part in node.values)
            if id(node) not in told:
                yield "".join(p.value for p in node.values if isinstance(p, ast.Constant))
        elif isinstance(getattr(node, "value", None), str) and id(node) not in told:
            yield node.value


@pytest.mark.parametrize("name", [name for name in files() if name not in NOT_FOR_PLAYERS])
def test_no_sentence_is_built_in_code(name: str) -> None:
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    assert {text for text in texts_of(tree) if SENTENCE.search(text)} - KNOWN == set()


def test_a_sentence_would_be_found() -> None:
    """One with holes too."""
    tree = ast.parse('"""Docs of it."""\nsay(f"{name} is not ready.")\nLOG.info("a game is over")')
    assert [text for text in texts_of(tree) if SENTENCE.search(text)] == [" is not ready."]

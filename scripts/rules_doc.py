"""Write docs/rules.md: every rule of every rulebook, how it is read, and the tests that show it.

The rules come from tests/rules/*.toml, the tests from tests/rules/test_*.py. A rule without a
test, or a test without a rule, is a gap: the gaps are listed and the exit status is 1.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "tests" / "rules"
PAGE = ROOT / "docs" / "rules.md"
NOT_RULES = "test_coverage.py"
KEYS = {"id", "section", "text", "ruling"}

INTRODUCTION = """\
# Rules and their tests

Made by `scripts/rules_doc.py` from the catalogues and tests in `tests/rules`; do not edit.
Every rule is told in our own words, under the heading it has in its rulebook. A ruling says what
is played where the text is open, and the option that changes it if there is one.
"""


@dataclass(frozen=True)
class Rule:
    """One rule of a rulebook, with our ruling where its text is open."""

    id: str
    section: str
    text: str
    ruling: str


@dataclass(frozen=True)
class Rulebook:
    """A catalogue: the rules of one book in its order."""

    title: str
    rules: tuple[Rule, ...]

    def sections(self) -> dict[str, list[Rule]]:
        """The rules by heading, headings in order of first appearance."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section, []).append(rule)
        return found


@dataclass(frozen=True)
class Shown:
    """A test, and the rules it says it shows."""

    file: str
    name: str
    ids: tuple[str, ...]
    told: bool
    """Does a docstring tell the rule?"""

    def __str__(self) -> str:
        return f"{self.file}::{self.name}"


def rulebooks(folder: Path) -> list[Rulebook]:
    """Every catalogue of a folder, by file name; a ValueError says what is wrong with a bad one."""
    return [_rulebook(path) for path in sorted(folder.glob("*.toml"))]


def _rulebook(path: Path) -> Rulebook:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if not isinstance(data.get("rulebook"), str):
        raise ValueError(f"{path.name} needs a line 'rulebook = \"…\"' that names its book.")
    return Rulebook(data["rulebook"], tuple(_rule(path, entry) for entry in data.get("rule", [])))


def _rule(path: Path, entry: dict[str, Any]) -> Rule:
    name = entry.get("id", "a rule without id")
    for key in ("id", "section", "text"):
        if not isinstance(entry.get(key), str):
            raise ValueError(f"{path.name}: {name} needs a text for '{key}'.")
    unknown = sorted(entry.keys() - KEYS)
    if unknown:
        raise ValueError(f"{path.name}: {name} has an unknown key '{unknown[0]}'.")
    return Rule(entry["id"], entry["section"], entry["text"], entry.get("ruling", ""))


def tests(folder: Path) -> list[Shown]:
    """Every rule test of a folder, by file and then as it stands in the file."""
    return [
        _shown(path.name, function)
        for path in sorted(folder.glob("test_*.py"))
        if path.name != NOT_RULES
        for function in _functions(ast.parse(path.read_text(encoding="utf-8")))
    ]


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def _shown(file: str, function: ast.FunctionDef) -> Shown:
    ids = [
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    return Shown(file, function.name, tuple(ids), bool(ast.get_docstring(function)))


def gaps(books: Sequence[Rulebook], shown: Sequence[Shown]) -> list[str]:
    """What is missing, a sentence each; empty when rules and tests cover each other."""
    ids = [rule.id for book in books for rule in book.rules]
    named = {id for test in shown for id in test.ids}
    found = [f"Rule {id} is listed more than once." for id in _repeated(ids)]
    found += [f"Rule {id} has no test." for id in dict.fromkeys(ids) if id not in named]
    for test in shown:
        if not test.ids:
            found.append(f"Test {test} names no rule; mark it with @rule(…).")
        if not test.told:
            found.append(f"Test {test} has no docstring that tells its rule.")
        found += [f"Test {test} names an unknown rule {id}." for id in test.ids if id not in ids]
    found += [f"There are two tests {name}." for name in _repeated(map(str, shown))]
    return found


def _repeated(items: Iterable[str]) -> list[str]:
    return sorted(item for item, times in Counter(items).items() if times > 1)


def page(books: Sequence[Rulebook], shown: Sequence[Shown]) -> str:
    """The whole of docs/rules.md."""
    showing: dict[str, list[Shown]] = {}
    for test in shown:
        for id in dict.fromkeys(test.ids):
            showing.setdefault(id, []).append(test)
    lines = [INTRODUCTION]
    for book in books:
        lines += [f"## {book.title}", "", _count(book, showing), ""]
        for section, rules in book.sections().items():
            lines += [f"### {section}", "", "| rule | ruling | tests |", "|---|---|---|"]
            lines += [_row(rule, showing.get(rule.id, [])) for rule in rules]
            lines.append("")
    return "\n".join([*lines, *_open_texts(books)])


def _count(book: Rulebook, showing: dict[str, list[Shown]]) -> str:
    used = {test for rule in book.rules for test in showing.get(rule.id, [])}
    return f"{len(book.rules)} rules, {len(used)} tests."


def _row(rule: Rule, shown: Sequence[Shown]) -> str:
    links = "<br>".join(f"[{test}](../tests/rules/{test.file})" for test in shown)
    return f"| {_cell(rule.text)}<br>`{rule.id}` | {_cell(rule.ruling)} | {links} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _open_texts(books: Sequence[Rulebook]) -> list[str]:
    """The closing section: all rulings in one list."""
    lines = ["## Where the text is open", ""]
    for book in books:
        lines += [f"### {book.title}: rulings", ""]
        lines += [
            f"- **{rule.section}** (`{rule.id}`): {' '.join(rule.ruling.split())}"
            for rule in book.rules
            if rule.ruling
        ]
        lines.append("")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the page, or with --check only compare it; 1 if there is a gap or a difference."""
    parser = argparse.ArgumentParser(description="Write docs/rules.md from the rule tests.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if out of date")
    parser.add_argument("--rules", type=Path, default=RULES, help="the folder of rules and tests")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page to write")
    chosen = parser.parse_args(arguments)
    books, shown = rulebooks(chosen.rules), tests(chosen.rules)
    problems = gaps(books, shown)
    text = page(books, shown)
    if not chosen.check:
        chosen.page.parent.mkdir(parents=True, exist_ok=True)
        chosen.page.write_text(text, encoding="utf-8")
    elif not chosen.page.exists() or chosen.page.read_text(encoding="utf-8") != text:
        problems.append(f"{chosen.page.name} is out of date; run scripts/rules_doc.py.")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())

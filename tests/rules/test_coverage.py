"""Every rule has a test, every rule test a rule, and docs/rules.md says so."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "rules_doc.py"

CATALOGUE = """\
rulebook = "A small book"

[[rule]]
id = "small.door.cost"
section = "Doors"
text = "A door costs 1 AP."
ruling = "Closing it too."
"""

TEST = '''\
@rule("small.door.cost")
def test_door_costs_one():
    """Doors: 1 AP."""
'''


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the script as a person would."""
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False
    )


def small_book(folder: Path, catalogue: str = CATALOGUE, test: str = TEST) -> list[str]:
    """The arguments for a book of one rule."""
    (folder / "small.toml").write_text(catalogue)
    (folder / "test_small.py").write_text(test)
    return ["--rules", str(folder), "--page", str(folder / "rules.md")]


def test_no_rule_lacks_a_test_and_the_page_is_current() -> None:
    """The project's own catalogues, tests and page agree."""
    done = run("--check")
    assert done.returncode == 0, done.stderr


def test_the_page_tells_rule_ruling_and_test(tmp_path: Path) -> None:
    """A covered book is written without complaint, and then checks."""
    arguments = small_book(tmp_path)
    assert run(*arguments).returncode == 0
    page = (tmp_path / "rules.md").read_text()
    row = "| A door costs 1 AP.<br>`small.door.cost` | Closing it too. | [test_small.py::test_door"
    assert row in page
    assert "- **Doors** (`small.door.cost`): Closing it too." in page
    assert run(*arguments, "--check").returncode == 0


def test_an_old_page_is_found(tmp_path: Path) -> None:
    """With --check a page that differs from the rules and tests fails and is left alone."""
    arguments = small_book(tmp_path)
    (tmp_path / "rules.md").write_text("old")
    done = run(*arguments, "--check")
    assert (done.returncode, done.stderr) == (
        1,
        "rules.md is out of date; run scripts/rules_doc.py.\n",
    )
    assert (tmp_path / "rules.md").read_text() == "old"


GAPS = [
    (CATALOGUE, "", "Rule small.door.cost has no test."),
    (CATALOGUE + CATALOGUE.partition("\n\n")[2], TEST, "is listed more than once."),
    (CATALOGUE, TEST + TEST, "There are two tests test_small.py::test_door_costs_one."),
    (CATALOGUE, TEST.replace("cost", "price", 1), "names an unknown rule small.door.price."),
    (CATALOGUE, TEST.partition("\n")[2], "test_small.py::test_door_costs_one names no rule"),
    (CATALOGUE, TEST.replace("Doors: 1 AP.", ""), "has no docstring that tells its rule."),
]


@pytest.mark.parametrize(("catalogue", "test", "complaint"), GAPS)
def test_gaps_are_listed(tmp_path: Path, catalogue: str, test: str, complaint: str) -> None:
    """Each kind of gap fails with a sentence that names the rule or the test."""
    done = run(*small_book(tmp_path, catalogue, test))
    assert done.returncode == 1
    assert complaint in done.stderr

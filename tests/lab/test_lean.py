"""Plain counting in a lean install: an arena and a simulation need no library of the laboratory."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCKED = """\
import sys
for name in ("polars", "numpy", "duckdb", "jinja2", "pyarrow", "pandas", "ray"):
    sys.modules[name] = None  # an import of it fails
"""

COUNTED = """\
from firehouse import Setup
from firehouse.bots import Budget
from firehouse.lab.arena import Results, run
from firehouse.lab.design import Arena, Entrant
from firehouse.lab.simulate import simulate
from firehouse.lab.standings import picture, standings
from firehouse.lab.workers import on_processes
setup = Setup("flashpoint/basic", crew=1, options={"damage_limit": 2, "rescue_goal": 1})
design = Arena((setup,), (Entrant("random", 2), Entrant("greedy", 2)), Budget(playouts=2))
results = Results(design)
run(design, results, on_processes(1))
assert len(picture(standings(design, results))) > 1000
assert simulate(setup, 3, 1).games == 3
print(len(results.games))
"""

COMMANDS = [
    ["simulate", "flashpoint/basic", "--games", "3"],
    ["arena", "flashpoint/basic", "--games", "2", "--bots", "random,greedy", "--workers", "1"],
]


def alone(script: str) -> str:
    """What a process prints that has none of the libraries."""
    command = [sys.executable, "-c", BLOCKED + script]
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


def test_an_import_that_is_blocked_fails() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        alone("from firehouse.lab.experiments.tables import read")


def test_counting_needs_no_library() -> None:
    assert alone(COUNTED) == "4\n"


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: words[0])
def test_the_commands_that_count_need_no_library_of_the_laboratory(command: list[str]) -> None:
    words = ["firehouse", *command]
    told = alone(f"sys.argv = {words!r}\nfrom firehouse.cli import main\nmain()\n")
    assert "games" in told

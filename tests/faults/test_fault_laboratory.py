"""A short round of the fault laboratory on each storage; `python -m tests.faults` runs for hours.

The seeds were chosen so that much goes wrong in a short time.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from rounds import STORAGES, Size, Summary, missing, nurseries, run_round

ROOT = Path(__file__).resolve().parents[2]
SEEDS = {"sqlite": 42, "postgresql": 7}
SHORT = Size(seconds=14.0, tables=3, acts=4.0, every=1.2)


@pytest.mark.parametrize("storage", STORAGES)
def test_nothing_that_was_promised_is_broken_by_faults(storage, tmp_path):
    """No acknowledged move is lost or doubled, all see the same, undo and luck keep their rules."""
    if reason := missing(storage):
        pytest.skip(reason)
    with nurseries(storage) as servers:
        outcome = run_round(SEEDS[storage], storage, SHORT, tmp_path, servers)

    total = Summary(storage, outcome.seed)
    total.add(outcome)
    assert outcome.violations == []
    assert total.sum("done") > 0
    assert total.sum("fault:") > 3


def test_a_run_goes_on_where_its_file_says(tmp_path):
    file = tmp_path / "run.json"
    summary = Summary("sqlite", 5, rounds=3, seconds=90.0, counts={"done": 7})
    summary.write(file)

    assert Summary.of(file, "sqlite", 5) == summary
    with pytest.raises(ValueError, match="another file"):
        Summary.of(file, "postgresql", 5)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--out {}/nowhere/x.json", "There is no folder"),
        ("--show {}/nothing", "is no summary of a run"),
        ("--every 0", "argument --every: it is a number above 0, not 0"),
        ("--minutes nan", "argument --minutes: it is a number above 0, not nan"),
        ("--tables 0", "argument --tables: it is a whole number above 0, not 0"),
    ],
)
def test_wrong_words_are_answered_before_anything_runs(tmp_path, words, why):
    command = [sys.executable, "-m", "tests.faults", *words.format(tmp_path).split()]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode != 0
    assert why in done.stderr.splitlines()[-1]

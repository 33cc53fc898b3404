"""A short round of the fault laboratory on each storage; `python -m tests.faults` runs for hours.

The seeds were chosen so that much goes wrong in a short time.
"""

from __future__ import annotations

import pytest
from rounds import STORAGES, Size, Summary, missing, nurseries, run_round

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

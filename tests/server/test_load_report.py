"""The page of a load run tells what was measured, and its pictures can be read."""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "bench"))

from load_report import Figures, percentile, write

ARRIVALS = [(number / 10, (number % 100 + 1) / 1000) for number in range(1000)]
"""Ten a second for a hundred seconds; each takes from 1 to 100 milliseconds."""


def figures(arrivals=ARRIVALS, errors=()):
    memory = (70.0, 90.0, 95.0)
    return Figures("2 tables", "SQLite", 500, list(errors), 100.0, 12.5, memory, list(arrivals))


@pytest.mark.parametrize(("part", "expected"), [(50, 51), (90, 91), (99, 100), (100, 100)])
def test_a_percentile_is_what_so_many_stay_below(part, expected):
    assert percentile(sorted(took for _, took in ARRIVALS), part) == pytest.approx(expected)


def test_the_page_tells_the_run(tmp_path):
    page = write(figures(errors=["refused: no", "refused: no"]), tmp_path)

    text = page.read_text()
    assert "| p50 | p75 | p90 | p95 | p99 | p99.9 | worst |" in text
    assert "| 51.0 | 76.0 | 91.0 | 96.0 | 100.0 | 100.0 | 100.0 |" in text
    assert "500 moves, 1000 arrivals, 2 errors." in text
    assert text.count("- refused: no") == 1
    for name in ("load-percentiles.svg", "load-over-time.svg"):
        assert f"]({name})" in text
        drawn = ElementTree.parse(tmp_path / name)
        assert drawn.findall(".//{*}polyline")


def test_slow_seconds_are_seen_over_time(tmp_path):
    """Where the picture is higher, it took longer."""
    slow = [(at, took * (10 if 50 <= at < 55 else 1)) for at, took in ARRIVALS]
    write(figures(slow), tmp_path)

    curve = ElementTree.parse(tmp_path / "load-over-time.svg").findall(".//{*}polyline")[0]
    heights = [float(point.split(",")[1]) for point in curve.attrib["points"].split()]
    assert heights.index(min(heights)) == 10
    assert len(heights) == 20


def test_a_run_in_which_nothing_arrived_is_told_too(tmp_path):
    assert "0 arrivals" in write(figures(arrivals=[]), tmp_path).read_text()

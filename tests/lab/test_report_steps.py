"""What each change costs: which cells are compared, and what their changes are called."""

from __future__ import annotations

from pathlib import Path

from small_experiments import by_hand, games

from firehouse.lab.charts.ink import label
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.report.material import Material
from firehouse.lab.report.steps import ladders_of, names_of, steps, steps_of, value_of

OPTIONS = """
seed = {seed}
games = {games}
[[cells]]
rulesets = "flashpoint/experienced"
difficulties = "recruit"
crews = 4
options = {{ extra_hot_spots = [5, 1] }}
[[cells]]
rulesets = "flashpoint/experienced"
difficulties = ["recruit", "veteran"]
crews = 4
"""


def test_steps_go_between_neighbours_in_one_choice(tmp_path: Path) -> None:
    """The recruit game has three hot spots for four, which lie between one and five."""
    cells = [games(8, 12), games(16, 4), games(12, 8), games(4, 16)]
    found = Material(by_hand(tmp_path / "lab", cells, design=OPTIONS))
    changes = [step for ladder in ladders_of(found) for step in steps_of(ladder)]
    told = [(n, value_of(a, n), value_of(b, n)) for n, a, b in changes]
    assert told == [
        ("difficulty", "recruit", "veteran"),
        ("extra_hot_spots", "1", "3"),
        ("extra_hot_spots", "3", "5"),
    ]
    section = steps(found)
    assert section is not None
    grid = section.figures[0].grid
    assert grid is not None
    assert [row[6] for row in grid.rows] == ["−40.0", "−20.0", "−20.0"]
    assert "One more extra hot spot costs 10.0 points" in section.facts[0]
    assert "1 to 5 recruit" in section.facts[0]
    assert "veteran is won 40.0 points less often than recruit" in section.facts[1]


ALIKE = """
seed = {seed}
games = {games}
[[cells]]
label = "house"
rulesets = "flashpoint/experienced"
difficulties = "recruit"
crews = [3, 4]
options = {{ damage_limit = [20, 24], extra_hot_spots = [3, 5] }}
bots = ["greedy", "search:3", "search:9"]
"""


def test_no_two_changes_are_called_alike(tmp_path: Path) -> None:
    """Also where the cells differ in options; a bot and its playouts are one choice."""
    found = Material(by_hand(tmp_path / "lab", [games(3, 3)] * 24, design=ALIKE))
    changes = [step for ladder in ladders_of(found) for step in steps_of(ladder)]
    names = names_of(changes)
    assert len(set(names)) == len(names)
    assert "damage limit: 20 → 24, crew 3 extra_hot_spots=5 search 9" in names
    bots = [(value_of(a, n), value_of(b, n)) for n, a, b in changes if n == "bot"]
    assert bots == [("greedy", "search 3"), ("greedy", "search 9")] * 8


def test_a_long_name_loses_its_middle() -> None:
    drawn = label(0, 0, "begins alike " + "x" * 90 + " ends=5", 200, "#000")
    assert "begins" in drawn
    assert "ends=5<" in drawn
    assert "…" in drawn
    rows = [Row(f"change, {'rest ' * 20}ends={n}", (Mark(0, 0, 0, "x"),)) for n in (1, 2)]
    assert rows[0].is_stacked
    assert "ends=2</text>" in interval_chart("n", "h", "c", rows)

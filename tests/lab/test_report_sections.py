"""What the sections of a report say, on tables whose numbers are known."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest
from small_experiments import TWO_CELLS, by_hand, games

from firehouse.lab.charts.heat import figure
from firehouse.lab.charts.intervals import Mark, Row, Scale, differences, interval_chart
from firehouse.lab.experiments import load
from firehouse.lab.experiments.tables import write
from firehouse.lab.report.drama import Story, drama, named
from firehouse.lab.report.heat import heat
from firehouse.lab.report.material import Material
from firehouse.lab.report.outcomes import causes, lengths, winning
from firehouse.lab.report.picks import picks_of
from firehouse.lab.report.tiers import (
    crew_counts,
    crew_standings,
    standings,
    tier,
    tiers,
    with_and_without,
)
from firehouse.lab.report.words import points, short_labels

WON, LOST = (True, "rescued", 30), (False, "collapse", 20)


def material(folder: Path, *cells: list[tuple[bool, str, int]], **more: object) -> Material:
    return Material(by_hand(folder / "lab", cells, **more))  # type: ignore[arg-type]


def test_the_hardest_and_the_easiest_cell_are_named(tmp_path: Path) -> None:
    section = winning(material(tmp_path, games(90, 10), games(30, 70)))
    (fact,) = section.facts
    assert "hardest cell is veteran, 30.0 % won" in fact
    assert "easiest cell is recruit, 90.0 % won" in fact
    assert [pick.cell for pick in section.figures[0].picks] == [1, 1, 0, 0]


def test_cells_that_may_be_alike_are_not_ranked(tmp_path: Path) -> None:
    (fact,) = winning(material(tmp_path, games(10, 10), games(9, 11))).facts
    assert "no cell is surely harder" in fact


TWO_GAMES = """
seed = {seed}
games = {games}
[[cells]]
rulesets = "flashpoint/experienced"
difficulties = ["recruit", "veteran", "heroic"]
crews = 4
[[cells]]
rulesets = "hotshots/standard"
crews = [2, 3]
"""


def test_games_are_ranked_apart_and_ties_are_all_named(tmp_path: Path) -> None:
    cells = [games(90, 10), games(10, 90), games(10, 90), games(0, 100), games(100, 0)]
    house, forest = winning(material(tmp_path, *cells, design=TWO_GAMES)).facts
    assert house.startswith("Flash Point: the hardest cells are ")
    assert "veteran" in house
    assert "heroic" in house
    assert "crew 2" not in house
    assert forest.startswith("Hotshots: the hardest cell is ")


def test_causes_are_counted_of_all_games(tmp_path: Path) -> None:
    lost = games(0, 6) + games(0, 2, "victims-lost")
    section = causes(material(tmp_path, games(2, 0) + lost, games(4, 6, "victims-lost")))
    assert section is not None
    grid = section.figures[0].grid
    assert grid is not None
    assert grid.columns == ("cell", "won", "the building collapsed", "too many victims lost")
    assert grid.rows[0][1:] == ("2 (20.0 %)", "6 (60.0 %)", "2 (20.0 %)")
    assert "57 % of the losses" in section.facts[0]
    whys = [(pick.cell, pick.why) for pick in section.figures[0].picks]
    assert whys[0] == (0, "a typical loss: the building collapsed")
    assert whys[1] == (1, "a typical loss: too many victims lost")


def test_where_nothing_was_lost_there_are_no_causes(tmp_path: Path) -> None:
    assert causes(material(tmp_path, games(5, 0), games(5, 0))) is None


def test_lengths_have_quartiles_and_games_at_both_ends(tmp_path: Path) -> None:
    first = [(False, "collapse", turns) for turns in (3, 9, 9, 20)] + [(True, "rescued", 40)]
    section = lengths(material(tmp_path, first, games(1, 0, turns=11)))
    grid = section.figures[0].grid
    assert grid is not None
    assert grid.rows[0][1:4] == ("9 · 9 · 20", "40 · 40 · 40", "3 · 9 · 9")
    whys = {(pick.cell, pick.number): pick.why for pick in section.figures[0].picks}
    assert whys == {
        (0, 0): "the quickest loss, 3 turns",
        (1, 0): "the quickest win, 16 turns",
        (0, 4): "the longest game, 40 turns",
    }


def test_specialists_are_counted_with_and_without(tmp_path: Path) -> None:
    """Every second game has a Paramedic, and only those are won."""
    found = material(
        tmp_path,
        [WON, LOST] * 40,
        [WON, LOST] * 40,
        roles=[("paramedic", "generalist"), ("generalist", "driver-operator")],
    )
    counts = with_and_without(found.by_cell[0])
    assert counts == {"paramedic": (40, 40, 0, 40), "driver-operator": (0, 40, 40, 40)}
    best, worst = standings(found, list(found.cells))
    assert (best.title, best.difference, best.tier) == ("Paramedic", 1.0, "S")
    assert (worst.title, worst.difference, worst.tier) == ("Driver/Operator", -1.0, "D")
    section = tiers(found)
    assert section is not None
    assert "Paramedic (+100.0) surely helps" in section.facts[0]
    picks = section.figures[0].picks
    assert [found.by_cell[p.cell]["won"][p.number] for p in picks] == [True, False]


def test_a_tier_list_warns_where_crews_change(tmp_path: Path) -> None:
    """Of the Paramedics half are gone at the end; the list tells so, and how to keep them."""
    dealt = [("paramedic",), ("generalist",), ("paramedic",), ("generalist",)]
    kept = [("paramedic",), ("generalist",), ("generalist",), ("generalist",)]
    section = tiers(
        material(tmp_path, [WON, LOST] * 40, [WON, LOST] * 40, roles=dealt, last_roles=kept)
    )
    assert section is not None
    assert "crew_change = false" in section.figures[0].note
    grid = section.figures[0].grid
    assert grid is not None
    stays = {row[1]: row[-1] for row in grid.rows}
    assert stays == {"Paramedic": "50 %", "Generalist": "100 %"}


def test_crews_that_stay_are_measured_apart(tmp_path: Path) -> None:
    """What a specialist is worth who stays is not mixed with what one is worth when dealt."""
    design = TWO_CELLS.replace('["recruit", "veteran"]', '"recruit"')
    design += "options = {{ crew_change = [true, false] }}\n"
    dealt = [("paramedic",), ("generalist",)]
    section = tiers(
        material(tmp_path, [LOST, WON] * 40, [WON, LOST] * 40, roles=dealt, design=design)
    )
    assert section is not None
    stay, change = section.figures
    assert (stay.note == "", "crew_change = false" in change.note) == (True, True)
    assert section.facts[0].startswith("Flash Point: Paramedic (+100.0) surely helps")
    assert section.facts[1].startswith("Flash Point, as dealt: Generalist")


HOTSHOTS = """
seed = {seed}
games = {games}
[[cells]]
rulesets = "hotshots/standard"
crews = 2
"""


def test_hotshots_crews_are_ranked_against_the_others(tmp_path: Path) -> None:
    """The seats do not matter; the crew that always wins is far above the one that never does."""
    found = material(
        tmp_path,
        [WON, LOST, WON] * 40,
        roles=[("sawyer", "lookout"), ("lookout", "swamper"), ("lookout", "sawyer")],
        design=HOTSHOTS,
    )
    counts = crew_counts(found.by_cell[0])
    assert counts == {"lookout+sawyer": (80, 80, 0, 40), "lookout+swamper": (0, 40, 80, 80)}
    best, worst = crew_standings(found, list(found.cells))
    assert (best.title, best.tier) == ("Lookout + Sawyer", "S")
    assert (worst.title, worst.difference, worst.tier) == ("Lookout + Swamper", -1.0, "D")
    section = tiers(found)
    assert section is not None
    assert section.facts[-1].startswith("Hotshots crews: Lookout + Sawyer (+100.0) surely helps")


NAMED_CREWS = """
seed = {seed}
games = {games}
[[cells]]
rulesets = "hotshots/standard"
difficulties = ["standard", "firestorm"]
crews = ["sawyer+lookout", "lookout+swamper", "sawyer+swamper+lookout"]
"""


def test_crews_that_the_design_names_are_ranked_too(tmp_path: Path) -> None:
    """Two of two meet on each level; the crew of three has nobody to be compared with."""
    pair, rest, trio = ("sawyer", "lookout"), ("lookout", "swamper"), ("sawyer",)
    folder = by_hand(
        *(tmp_path / "lab", [games(30, 0), games(0, 30), games(9, 21)] * 2),
        design=NAMED_CREWS,
    )
    table = load(folder).games
    crews = [pair, rest, trio] * 2
    roles = [crews[cell] for cell in table["cell"].to_list()]
    write(folder, "games", table.with_columns(pl.Series("roles", roles, pl.List(pl.String))))
    found = Material(folder)
    best, worst = crew_standings(found, list(found.cells))
    assert (best.title, best.difference, sorted(best.cells)) == ("Lookout + Sawyer", 1.0, [0, 3])
    assert (worst.title, worst.difference) == ("Lookout + Swamper", -1.0)
    section = tiers(found)
    assert section is not None
    grid = section.figures[-1].grid
    assert grid is not None
    assert [row[1] for row in grid.rows] == [
        *["hotshots/standard, standard"] * 2,
        *["hotshots/standard, firestorm"] * 2,
    ]


def test_crews_that_never_change_have_no_tiers(tmp_path: Path) -> None:
    assert tiers(material(tmp_path, games(30, 30), games(30, 30))) is None


@pytest.mark.parametrize(
    ("low", "high", "letter"),
    [(0.06, 0.2, "S"), (0.01, 0.2, "A"), (-0.1, 0.2, "B"), (-0.2, -0.01, "C"), (-0.2, -0.05, "D")],
)
def test_tiers_need_certainty(low: float, high: float, letter: str) -> None:
    assert tier(low, high) == letter


def test_heat_is_counted_in_a_hundred(tmp_path: Path) -> None:
    """Ten games of twenty turns: 50 turns with fire are 25 of 100, 3 deaths are 30 of 100 games."""
    found = material(
        tmp_path,
        games(0, 10),
        games(0, 10),
        squares=[
            (0, "fire", "square:3,4", 50),
            (0, "lost", "square:3,4", 3),
            (0, "damage", "edge:3,3-3,4", 4),
            (1, "fire", "square:1,1", 100),
        ],
    )
    section = heat(found)
    assert section is not None
    first = section.figures[0]
    assert len(first.pictures) == 3
    assert "3,4: 25 of 100 turns end with fire there" in first.pictures[0]
    assert "3,4: 30 in 100 games" in first.pictures[1]
    assert "3,3-3,4: 40 markers in 100 games" in first.pictures[2]
    assert ">50</text>" in first.pictures[0], "both cells share the scale of the hotter one"
    assert len(section.symbols) == 1, "both cells are drawn on one ground"
    assert first.grid is not None
    assert first.grid.rows[0][0] == "3,4 (kitchen): 25"
    assert "Most victims die at 3,4 (kitchen) in recruit: 30 in 100 games." in section.facts


def test_without_traced_games_there_is_no_heat(tmp_path: Path) -> None:
    assert heat(material(tmp_path, games(1, 1), games(1, 1))) is None


def test_stories_find_their_names() -> None:
    comeback = Story(0, (0.5, 0.1, 0.6, 0.9, 1.0))
    fall = Story(1, (0.5, 0.95, 0.4, 0.1, 0.0))
    close = Story(2, (0.5, 0.52, 0.48, 0.5, 1.0))
    usual = Story(3, (0.5, 0.6, 0.8, 0.9, 1.0))
    names = {story.number: name for story, name in named([comeback, fall, close, usual])}
    assert names == {
        0: "the greatest comeback, from 10%",
        1: "the greatest fall, from 95%",
        2: "the closest game",
        3: "a typical game",
    }
    assert comeback.turns_of_favour == 1
    assert fall.decided == 0.75
    assert usual.swing == pytest.approx(0.125)
    assert Story(0, (0.95, 1.0)).decided == 0
    assert Story(0, (0.4, 1.0)).decided == 1


def test_drama_tells_of_every_game(tmp_path: Path) -> None:
    rows = [(0, 0, turn, c) for turn, c in enumerate((0.6, 0.2, 1.0))]
    rows += [(0, 1, turn, c) for turn, c in enumerate((0.6, 0.7, 0.0))]
    section = drama(material(tmp_path, games(1, 1), games(1, 1), drama=rows))
    assert section is not None
    curves, table = section.figures
    assert [(p.number, p.why) for p in curves.picks] == [
        (0, "the greatest comeback, from 20%"),
        (1, "the greatest fall, from 70%"),
    ]
    assert table.grid is not None
    assert table.grid.rows[0][1:3] == ("2", "60 %")
    assert [pick.number for pick in table.picks] == [0, 0], "both are decided by their last turn"
    assert table.picks[0].why == "decided first, after 100% of its turns"
    assert "game 0 of recruit: won from a chance of 20 %" in section.facts[0]


def test_records_are_shared_out_among_figures(tmp_path: Path) -> None:
    """With few records every figure has its first before one has its second."""
    found = material(tmp_path, games(50, 50), games(30, 70))
    sections = [s for s in (winning(found), causes(found), lengths(found)) if s]
    firsts = {(s.figures[0].picks[0].cell, s.figures[0].picks[0].number) for s in sections}
    assert set(picks_of(sections, len(firsts))) == firsts
    assert not picks_of(sections, 0)


def test_labels_leave_out_what_all_share() -> None:
    assert short_labels(["a, b, x", "a, c, x"]) == ["b", "c"]
    assert short_labels(["a, x", "a, b, x"]) == ["a, x", "a, b, x"]
    assert short_labels(["Hot: 4, x", "Hot: 5, x"]) == ["4", "5"]
    assert short_labels(["a, b"]) == ["a, b"]


@pytest.mark.parametrize(
    ("value", "text"), [(0.1234, "+12.3"), (-0.05, "−5.0"), (0.0001, "0.0"), (-0.0001, "0.0")]
)
def test_points_have_a_sign(value: float, text: str) -> None:
    assert points(value) == text


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (0.03, "0.03"), (0.4, "0.4"), (9.96, "10"), (1234.0, "1,234")]
)
def test_figures_are_short(value: float, text: str) -> None:
    assert figure(value) == text


def test_a_scale_of_differences_holds_all_and_nothing() -> None:
    rows = [Row("a", (Mark(-0.1, -0.13, -0.07, "x"),)), Row("b", (Mark(None, -1, 1, "none"),))]
    scale = differences(rows)
    assert scale.low <= -0.13
    assert scale.high >= 0
    assert any(abs(line) < 1e-9 for line in scale.lines())
    assert scale.text(-0.05) == "−5"
    assert Scale(0, 1, 0.1).text(0.2) == "20 %"
    assert "none" in interval_chart("n", "h", "c", rows, (), scale)

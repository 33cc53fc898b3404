"""Which specialists help: games with them against games without them, cell by cell."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

import polars as pl

from firehouse.analysis.intervals import DOUBT, wilson
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.differences import Counts, apart_interval, common_difference
from firehouse.lab.report import choosing
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import (
    family_title,
    listed,
    percent,
    points,
    points_span,
    role_titles,
    span,
)
from firehouse.lab.report.page_parts import Figure, Grid, Pick, Section

MUCH: Final = 0.05
"""A specialist of the outer tiers surely changes the win rate by so much."""
TIERS: Final = {
    "S": "surely helps by 5 points or more",
    "A": "surely helps",
    "B": "no sure difference",
    "C": "surely hurts",
    "D": "surely hurts by 5 points or more",
}
LEAST: Final = 20
"""Games on both sides without which a cell tells nothing about a specialist."""


@dataclass(frozen=True)
class Standing:
    """A specialist over all cells; the counts of each cell are with and without."""

    role: str
    title: str
    cells: dict[int, Counts]
    difference: float
    low: float
    high: float
    tier: str


def tiers(material: Material) -> Section | None:
    """The section of specialists; None where crews are all alike."""
    figures, facts = [], []
    for cells in material.families():
        ranked = standings(material, cells)
        if ranked:
            figures += _figures(material, cells, ranked)
            facts.append(f"{family_title(cells[0].family)}: {_fact(ranked)}")
        if cells[0].family == "hotshots":
            crews = _crews(material, cells)
            figures += [crews] if crews else []
    if not figures:
        return None
    lead = (
        "Luck deals the roles, so games with a specialist and games without compare fairly; what "
        "counts is what the bot makes of it. The "
        "difference is in points of the win rate. Over all cells it is the mean of the cells' own "
        "differences (Mantel and Haenszel), so that a hard cell does not speak against those who "
        "are in it more often. A tier is sure for all specialists together: "
        + "; ".join(f"{tier} {what}" for tier, what in TIERS.items())
        + "."
    )
    return Section("tiers", "Tier list", lead, tuple(figures), tuple(facts))


def standings(material: Material, cells: list[Cell]) -> list[Standing]:
    """The specialists of a game, the best first."""
    titles: dict[str, str] = {}
    counted: dict[str, dict[int, Counts]] = {}
    for cell in cells:
        names = role_titles(cell.game)
        for role, counts in with_and_without(material.by_cell[cell.number]).items():
            titles[role] = names.get(role, role)
            counted.setdefault(role, {})[cell.number] = counts
    sure = NormalDist().inv_cdf(1 - DOUBT / max(1, len(counted)) / 2)
    found = []
    for role, by_cell in counted.items():
        usual = common_difference(by_cell.values())
        strict = common_difference(by_cell.values(), sure)
        if usual and strict:
            found.append(Standing(role, titles[role], by_cell, *usual, tier(*strict[1:])))
    return sorted(found, key=lambda standing: (-standing.difference, standing.title))


def with_and_without(games: pl.DataFrame) -> dict[str, Counts]:
    """Wins and games with each role, then without it; only where both sides tell something."""
    if not games.height:
        return {}
    wins, total = int(games["won"].sum()), games.height
    rows = (
        games.select("won", pl.col("roles").list.unique())
        .explode("roles")
        .group_by("roles")
        .agg(pl.col("won").sum(), pl.len())
        .sort("roles")
    )
    found = {
        role: (won, played, wins - won, total - played) for role, won, played in rows.iter_rows()
    }
    return {role: c for role, c in found.items() if role and c[1] >= LEAST and c[3] >= LEAST}


def tier(low: float, high: float) -> str:
    """The tier of an interval that is sure for all specialists together."""
    if low > 0:
        return "S" if low >= MUCH else "A"
    if high < 0:
        return "D" if high <= -MUCH else "C"
    return "B"


def _figures(material: Material, cells: list[Cell], ranked: list[Standing]) -> list[Figure]:
    rows = [Row(f"{s.tier}  {s.title}", (_mark(s),)) for s in ranked]
    caption = "Win rate with the specialist in the crew minus without; lines are 95 % intervals."
    heading = f"{family_title(cells[0].family)}: points that a specialist is worth"
    picture = interval_chart("Tier list", heading, caption, rows, (), differences(rows))
    grid = Grid(
        ("tier", "specialist", "won with", "won without", "difference over all", "95 % interval"),
        tuple(
            (s.tier, s.title, *_sides(s), points(s.difference), points_span(s.low, s.high))
            for s in ranked
        ),
        names=2,
    )
    figures = [Figure("", "", (picture,), grid, _picks(material, cells, ranked))]
    if len(cells) > 1:
        figures.append(_by_cell(cells, ranked))
    return figures


def _mark(standing: Standing) -> Mark:
    interval = points_span(standing.low, standing.high)
    text = f"{points(standing.difference)}  ({interval})"
    series = {"S": 2, "A": 2, "B": 1, "C": 0, "D": 0}[standing.tier]
    title = f"tier {standing.tier}, {text} points"
    return Mark(standing.difference, standing.low, standing.high, text, title, series)


def _sides(standing: Standing) -> tuple[str, str]:
    """All games with, and all without, with their intervals."""
    sums = [sum(counts[i] for counts in standing.cells.values()) for i in range(4)]
    return tuple(  # type: ignore[return-value]
        f"{percent(wins / games)} ({span(*wilson(wins, games))}) of {games:,}"
        for wins, games in (sums[:2], sums[2:])
    )


def _by_cell(cells: list[Cell], ranked: list[Standing]) -> Figure:
    """A table of every specialist in every cell."""
    shown = [cell for cell in cells if any(cell.number in s.cells for s in ranked)]
    rows = tuple(
        (s.title, *(_cell_text(s.cells.get(cell.number)) for cell in shown)) for s in ranked
    )
    note = "The difference in points with its 95 % interval (Newcombe), and the two win rates."
    grid = Grid(("specialist", *(cell.short for cell in shown)), rows)
    title = f"{family_title(cells[0].family)}: specialists in each cell"
    return Figure(title, note, (), grid, grid_open=True)


def _cell_text(counts: Counts | None) -> str:
    if counts is None:
        return "too few games"
    wins, games, other_wins, other_games = counts
    share, other = wins / games, other_wins / other_games
    interval = points_span(*apart_interval(*counts))
    return f"{points(share - other)} ({interval})\n{percent(share)} with, {percent(other)} without"


def _picks(material: Material, cells: list[Cell], ranked: list[Standing]) -> tuple[Pick, ...]:
    games = pl.concat([material.by_cell[cell.number] for cell in cells])
    best, worst = ranked[0], ranked[-1]
    helped = games.filter(pl.col("won") & pl.col("roles").list.contains(best.role))
    failed = games.filter(~pl.col("won") & pl.col("roles").list.contains(worst.role))
    return (
        *choosing.typical(helped, f"a typical win with the {best.title}"),
        *choosing.typical(failed, f"a typical loss with the {worst.title}"),
    )


def _fact(ranked: list[Standing]) -> str:
    strong = [f"{s.title} ({points(s.difference)})" for s in ranked if s.tier in "SA"]
    weak = [f"{s.title} ({points(s.difference)})" for s in reversed(ranked) if s.tier in "CD"]
    if not strong and not weak:
        return "no specialist surely helps or hurts; more games would tell."
    parts = []
    if strong:
        parts.append(f"{listed(strong)} surely help{'s' if len(strong) == 1 else ''}")
    if weak:
        parts.append(f"{listed(weak)} surely hurt{'s' if len(weak) == 1 else ''}")
    return f"{'; '.join(parts)} (points of the win rate)."


def _crews(material: Material, cells: list[Cell]) -> Figure | None:
    """Hotshots crews by who is in them; None where no cell deals different crews."""
    marks: list[Row] = []
    rows = []
    for cell in cells:
        games = material.by_cell[cell.number]
        if not games.height:
            continue
        titles = role_titles(cell.game)
        counted = (
            games.select("won", pl.col("roles").list.sort())
            .group_by("roles")
            .agg(pl.col("won").sum(), pl.len())
        )
        if counted.height < 2:
            continue
        crews = sorted(counted.iter_rows(), key=lambda row: (-row[1] / row[2], row[0]))
        for crew, wins, played in crews:
            name = " + ".join(titles.get(role, role) for role in crew)
            low, high = wilson(wins, played)
            text = f"{percent(wins / played)}  ({span(low, high)})"
            marks.append(
                Row(name, (Mark(wins / played, low, high, text, f"{cell.short}: {text}"),))
            )
            rows.append((cell.label, name, f"{played:,}", percent(wins / played), span(low, high)))
    if not marks:
        return None
    caption = "Lines are 95 % intervals (Wilson). Cell by cell, the best crew first."
    picture = interval_chart("Crews", "Hotshots: share of games won by each crew", caption, marks)
    grid = Grid(("cell", "crew", "games", "won", "95 % interval"), tuple(rows), names=2)
    together = pl.concat([material.by_cell[cell.number] for cell in cells])
    picks = choosing.typical(together.filter(~pl.col("won")), "a typical loss")
    return Figure("", "", (picture,), grid, picks)

"""Which Hotshots crews do well: each against the other crews of its cell."""

from __future__ import annotations

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.differences import Counts
from firehouse.lab.report import choosing
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import (
    percent,
    points,
    points_span,
    role_titles,
    short_labels,
    span,
)
from firehouse.lab.report.page_parts import Figure, Grid, Pick
from firehouse.lab.report.ranking import LEAST, SERIES, Standing, ranked


def crew_standings(material: Material, cells: list[Cell]) -> list[Standing]:
    """The crews that luck deals, the best first; none where it always deals the same."""
    titles: dict[str, str] = {}
    counted: dict[str, dict[int, Counts]] = {}
    for cell in cells:
        names = role_titles(cell.game)
        for crew, counts in crew_counts(material.by_cell[cell.number]).items():
            titles[crew] = " + ".join(names.get(role, role) for role in crew.split("+"))
            counted.setdefault(crew, {})[cell.number] = counts
    return ranked(counted, titles)


def crew_counts(games: pl.DataFrame) -> dict[str, Counts]:
    """Wins and games of each crew, then of all others in the cell."""
    wins, total = int(games["won"].sum()), games.height
    rows = (
        games.select("won", crew=_crew())
        .group_by("crew")
        .agg(pl.col("won").sum(), pl.len())
        .sort("crew")
        .iter_rows()
    )
    found = {crew: (won, played, wins - won, total - played) for crew, won, played in rows}
    return {crew: c for crew, c in found.items() if c[1] >= LEAST and c[3] >= LEAST}


def _crew() -> pl.Expr:
    """Who is in a crew, whatever the seats."""
    return pl.col("roles").list.sort().list.join("+")


def crew_figure(material: Material, cells: list[Cell], found: list[Standing]) -> Figure:
    """Win rates cell by cell, with the tiers of the crews."""
    marks: list[Row] = []
    rows: list[tuple[str, ...]] = []
    shorts = short_labels([cell.label for cell in cells])
    for cell, short in zip(cells, shorts, strict=True):
        here = [standing for standing in found if cell.number in standing.cells]
        for standing in here:
            wins, played, _, _ = standing.cells[cell.number]
            low, high = wilson(wins, played)
            text = f"{percent(wins / played)}  ({span(low, high)})"
            title = f"{short}: {text}"
            mark = Mark(wins / played, low, high, text, title, SERIES[standing.tier])
            name = f"{standing.tier}  {standing.title}"
            marks.append(Row(f"{name}, {short}" if len(cells) > 1 else name, (mark,)))
            rows.append(
                (
                    *(standing.tier, cell.label, standing.title, f"{played:,}"),
                    *(percent(wins / played), span(low, high), points(standing.difference)),
                    points_span(standing.low, standing.high),
                )
            )
    caption = "Lines are 95 % intervals (Wilson). Cell by cell, the best crew first."
    picture = interval_chart("Crews", "Hotshots: share of games won by each crew", caption, marks)
    columns = ("tier", "cell", "crew", "games", "won", "95 %", "against other crews", "95 %")
    note = "A tier tells how a crew does against the other crews of its cells."
    return Figure(
        *("", note, (picture,), Grid(columns, tuple(rows), names=3)), _picks(material, cells, found)
    )


def _picks(material: Material, cells: list[Cell], found: list[Standing]) -> tuple[Pick, ...]:
    games = pl.concat([material.by_cell[cell.number] for cell in cells])
    best, worst = found[0], found[-1]
    helped = games.filter(pl.col("won") & (_crew() == best.id))
    failed = games.filter(~pl.col("won") & (_crew() == worst.id))
    return (
        *choosing.typical(helped, f"a typical win of {best.title}"),
        *choosing.typical(failed, f"a typical loss of {worst.title}"),
    )

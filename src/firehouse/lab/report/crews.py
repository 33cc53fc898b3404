"""Which crews do well: each against the others that had the same to do."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.differences import Counts
from firehouse.lab.report import choosing
from firehouse.lab.report.face import face_of
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import (
    family_title,
    label_parts,
    percent,
    points,
    points_span,
    short_labels,
    span,
)
from firehouse.lab.report.page_parts import Figure, Grid, Pick
from firehouse.lab.report.ranking import LEAST, SERIES, Standing, ranked


@dataclass(frozen=True)
class Field:
    """Where crews meet: a cell in which luck deals them, or cells in which nothing else differs."""

    cells: tuple[Cell, ...]

    @property
    def number(self) -> int:
        return self.cells[0].number

    @property
    def label(self) -> str:
        """Of several cells, what their labels share."""
        ones, *others = (label_parts(cell.label) for cell in self.cells)
        shared = [part for part in ones if all(part in other for other in others)]
        return ", ".join(shared) or self.cells[0].label

    def games(self, material: Material) -> pl.DataFrame:
        """All games that were played here."""
        return pl.concat([material.by_cell[cell.number] for cell in self.cells])


def fields_of(cells: list[Cell]) -> list[Field]:
    """Cells whose crews the design names go together where they are alike otherwise."""
    found: dict[Hashable, list[Cell]] = {}
    for cell in cells:
        crew = cell.setup.crew
        key: Hashable = cell.number
        if isinstance(crew, tuple):
            rest = sorted((n, value) for n, value in cell.factors.items() if n != "crew")
            key = (len(crew), *rest, *sorted(cell.setup.files.items()))
        found.setdefault(key, []).append(cell)
    return [Field(tuple(row)) for row in found.values()]


def crew_standings(material: Material, cells: list[Cell]) -> list[Standing]:
    """The crews that luck deals or the design names, the best first; none where all are alike."""
    titles: dict[str, str] = {}
    counted: dict[str, dict[int, Counts]] = {}
    for field in fields_of(cells):
        names = face_of(field.cells[0].game).role_titles(field.cells[0].game)
        for crew, counts in crew_counts(field.games(material)).items():
            titles[crew] = " + ".join(names.get(role, role) for role in crew.split("+"))
            counted.setdefault(crew, {})[field.number] = counts
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
    """Win rates field by field, with the tiers of the crews."""
    marks: list[Row] = []
    rows: list[tuple[str, ...]] = []
    fields = fields_of(cells)
    shorts = short_labels([field.label for field in fields])
    for field, short in zip(fields, shorts, strict=True):
        here = [standing for standing in found if field.number in standing.cells]
        for standing in here:
            wins, played, _, _ = standing.cells[field.number]
            low, high = wilson(wins, played)
            text = f"{percent(wins / played)}  ({span(low, high)})"
            title = f"{short}: {text}"
            mark = Mark(wins / played, low, high, text, title, SERIES[standing.tier])
            name = f"{standing.tier}  {standing.title}"
            marks.append(Row(f"{name}, {short}" if len(fields) > 1 else name, (mark,)))
            rows.append(
                (
                    *(standing.tier, field.label, standing.title, f"{played:,}"),
                    *(percent(wins / played), span(low, high), points(standing.difference)),
                    points_span(standing.low, standing.high),
                )
            )
    caption = "Lines are 95 % intervals (Wilson). Cell by cell, the best crew first."
    heading = f"{family_title(cells[0].family)}: share of games won by each crew"
    picture = interval_chart("Crews", heading, caption, marks)
    columns = ("tier", "cell", "crew", "games", "won", "95 %", "against other crews", "95 %")
    note = (
        "A tier tells how a crew does against the other crews of its cell. Where the design names "
        "the crews, it is against those of the cells that are alike otherwise."
    )
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

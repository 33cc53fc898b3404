"""Which specialists and crews help: games with them against games without, cell by cell.

Tiers tell how sure that is, over all cells and for all of them together.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

import polars as pl

from firehouse.analysis.intervals import DOUBT, wilson
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.differences import Counts, apart_interval, common_difference
from firehouse.lab.report.face import face_of
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.parts import Figure, Grid, Pick, Section, difference_mark
from firehouse.lab.report.picks import typical
from firehouse.lab.report.words import (
    family_title,
    label_parts,
    listed,
    percent,
    points,
    points_span,
    short_labels,
    span,
)

MUCH: Final = 0.05
"""A specialist of the outer tiers surely changes the win rate by so much."""
TIERS: Final = {
    "S": "surely helps by 5 points or more",
    "A": "surely helps",
    "B": "no sure difference",
    "C": "surely hurts",
    "D": "surely hurts by 5 points or more",
}
SERIES: Final = {"S": 2, "A": 2, "B": 1, "C": 0, "D": 0}
"""The colours of tiers in charts."""
LEAST: Final = 20
"""Games on both sides without which a cell tells nothing about a specialist."""


@dataclass(frozen=True)
class Standing:
    """A specialist or a crew over all cells; the counts of each cell are with and without."""

    id: str
    title: str
    cells: dict[int, Counts]
    difference: float
    low: float
    high: float
    tier: str


def ranked(counted: Mapping[str, dict[int, Counts]], titles: Mapping[str, str]) -> list[Standing]:
    """The best first; tiers are sure for all of them together (Bonferroni)."""
    sure = NormalDist().inv_cdf(1 - DOUBT / max(1, len(counted)) / 2)
    found = []
    for name, by_cell in counted.items():
        usual = common_difference(by_cell.values())
        strict = common_difference(by_cell.values(), sure)
        if usual and strict:
            found.append(Standing(name, titles[name], by_cell, *usual, tier(*strict[1:])))
    return sorted(found, key=lambda standing: (-standing.difference, standing.title))


def tier(low: float, high: float) -> str:
    """The tier of an interval that is sure for all specialists together."""
    if low > 0:
        return "S" if low >= MUCH else "A"
    if high < 0:
        return "D" if high <= -MUCH else "C"
    return "B"


def fact(found: list[Standing], what: str) -> str:
    """Which specialists certainly help and which certainly hurt."""
    strong = [f"{s.title} ({points(s.difference)})" for s in found if s.tier in "SA"]
    weak = [f"{s.title} ({points(s.difference)})" for s in reversed(found) if s.tier in "CD"]
    if not strong and not weak:
        return f"no {what} surely helps or hurts; more games would tell."
    parts = []
    if strong:
        parts.append(f"{listed(strong)} surely help{'s' if len(strong) == 1 else ''}")
    if weak:
        parts.append(f"{listed(weak)} surely hurt{'s' if len(weak) == 1 else ''}")
    return f"{'; '.join(parts)} (points of the win rate)."


def tiers(material: Material) -> Section | None:
    """The section of specialists; None where crews are all alike."""
    figures, facts = [], []
    for cells in material.families():
        for alike in _by_change(cells):
            if found := standings(material, alike):
                figures += _figures(material, alike, found)
                facts.append(f"{_title(alike)}: {fact(found, 'specialist')}")
        if face_of(cells[0].game).ranks_crews and (crews := crew_standings(material, cells)):
            figures.append(crew_figure(material, cells, crews))
            facts.append(f"{family_title(cells[0].family)} crews: {fact(crews, 'crew')}")
    if not figures:
        return None
    lead = (
        "Measured is who is in the crew at the first turn: luck deals that, so games with a "
        "specialist and games without compare fairly, and what counts is what the bot makes of it. "
        "The difference is in points of the win rate. Over all cells it is the mean of the cells' "
        "own differences (Mantel and Haenszel), so that a hard cell does not speak against those "
        "who are in it more often. A tier is sure for all specialists together: "
        + "; ".join(f"{tier} {what}" for tier, what in TIERS.items())
        + "."
    )
    return Section("tiers", "Tier list", lead, tuple(figures), tuple(facts))


def standings(material: Material, cells: list[Cell]) -> list[Standing]:
    """The specialists of a game, the best first."""
    titles: dict[str, str] = {}
    counted: dict[str, dict[int, Counts]] = {}
    for cell in cells:
        names = face_of(cell.game).role_titles(cell.game)
        for role, counts in with_and_without(material.by_cell[cell.number]).items():
            titles[role] = names.get(role, role)
            counted.setdefault(role, {})[cell.number] = counts
    return ranked(counted, titles)


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


def _figures(material: Material, cells: list[Cell], found: list[Standing]) -> list[Figure]:
    rows = [
        Row(
            f"{s.tier}  {s.title}",
            (difference_mark(s.difference, s.low, s.high, SERIES[s.tier], f"tier {s.tier}, "),),
        )
        for s in found
    ]
    caption = "Win rate with the specialist in the crew minus without; lines are 95 % intervals."
    heading = f"{_title(cells)}: points that a specialist is worth"
    stays = {s.id: percent(_staying(material, cells, s.id), 0) for s in found}
    picture = interval_chart("Tier list", heading, caption, rows, (), differences(rows))
    grid = Grid(
        (
            *("tier", "specialist", "won with", "won without", "difference over all"),
            *("95 % interval", "stays to the end"),
        ),
        tuple(
            (
                *(s.tier, s.title, *_sides(s), points(s.difference), points_span(s.low, s.high)),
                stays[s.id],
            )
            for s in found
        ),
        names=2,
    )
    best, worst = found[0], found[-1]
    has_best, has_worst = (pl.col("roles").list.contains(s.id) for s in (best, worst))
    names = (f"with the {best.title}", f"with the {worst.title}")
    picks = _picks(material.together(cells), has_best, has_worst, *names)
    figures = [Figure("", _warning(cells), (picture,), grid, picks)]
    if len(cells) > 1:
        figures.append(_by_cell(material, cells, found))
    return figures


def _staying(material: Material, cells: list[Cell], role: str) -> float:
    """Of the games that began with a role, the share that ended with it in the crew."""
    games = material.together(cells)
    begun = games.filter(pl.col("roles").list.contains(role))
    return int(begun["last_roles"].list.contains(role).sum()) / begun.height


def _warning(cells: list[Cell]) -> str:
    """What the figure does not tell, where roles are exchanged on the way."""
    if not may_change(cells[0]):
        return ""
    return (
        "Mind: here crews may change on the way, and the last column of the table tells how often "
        "a specialist stays. So this is what it is worth to be dealt one, not to keep one; "
        "the option crew_change = false, as in the preset specialists, measures that."
    )


def _by_change(cells: list[Cell]) -> list[list[Cell]]:
    """Cells whose crews stay and cells whose crews may change, as they measure two things."""
    steady = [cell for cell in cells if not may_change(cell)]
    return [row for row in (steady, [cell for cell in cells if may_change(cell)]) if row]


def _title(cells: list[Cell]) -> str:
    dealt = ", as dealt" if may_change(cells[0]) else ""
    return f"{family_title(cells[0].family)}{dealt}"


def may_change(cell: Cell) -> bool:
    """Can specialists be exchanged in the middle of a game?"""
    return face_of(cell.game).may_change(cell.game)


def _sides(standing: Standing) -> tuple[str, str]:
    """All games with, and all without, with their intervals."""
    sums = [sum(counts[i] for counts in standing.cells.values()) for i in range(4)]
    return tuple(  # type: ignore[return-value]
        f"{percent(wins / games)} ({span(*wilson(wins, games))}) of {games:,}"
        for wins, games in (sums[:2], sums[2:])
    )


def _by_cell(material: Material, cells: list[Cell], found: list[Standing]) -> Figure:
    """A table of every specialist in every cell."""
    shown = [cell for cell in cells if any(cell.number in s.cells for s in found)]
    rows = tuple(
        (s.title, *(_cell_text(s.cells.get(cell.number)) for cell in shown)) for s in found
    )
    note = "The difference in points with its 95 % interval (Newcombe), and the two win rates."
    grid = Grid(("specialist", *(cell.short for cell in shown)), rows)
    title = f"{_title(cells)}: specialists in each cell"
    picks = _cell_picks(material, shown, found)
    return Figure(title, note, (), grid, picks, grid_open=True)


def _cell_picks(material: Material, cells: list[Cell], found: list[Standing]) -> tuple[Pick, ...]:
    """From the cell where a specialist makes the greatest difference."""

    def difference(standing: Standing, cell: Cell) -> float:
        wins, games, other_wins, other_games = standing.cells[cell.number]
        return wins / games - other_wins / other_games

    pairs = [(s, cell) for s in found for cell in cells if cell.number in s.cells]
    best, cell = max(pairs, key=lambda pair: (abs(difference(*pair)), -pair[1].number))
    helps = difference(best, cell) > 0
    games = material.by_cell[cell.number].filter(
        pl.col("roles").list.contains(best.id) & (pl.col("won") == helps)
    )
    what = "win" if helps else "loss"
    return typical(games, f"a typical {what} with the {best.title} in {cell.short}")


def _cell_text(counts: Counts | None) -> str:
    if counts is None:
        return "too few games"
    wins, games, other_wins, other_games = counts
    share, other = wins / games, other_wins / other_games
    interval = points_span(*apart_interval(*counts))
    return f"{points(share - other)} ({interval})\n{percent(share)} with, {percent(other)} without"


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
        return material.together(self.cells)


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
    best, worst = found[0], found[-1]
    names = (f"of {best.title}", f"of {worst.title}")
    games = material.together(cells)
    picks = _picks(games, _crew() == best.id, _crew() == worst.id, *names)
    return Figure("", note, (picture,), Grid(columns, tuple(rows), names=3), picks)


def _picks(games: pl.DataFrame, best: pl.Expr, worst: pl.Expr, *names: str) -> tuple[Pick, ...]:
    """A win with the best and a loss with the worst of a list."""
    helped, failed = games.filter(pl.col("won") & best), games.filter(~pl.col("won") & worst)
    return (
        *typical(helped, f"a typical win {names[0]}"),
        *typical(failed, f"a typical loss {names[1]}"),
    )

"""Which specialists help: games with them against games without them, cell by cell."""

from __future__ import annotations

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.differences import Counts, apart_interval
from firehouse.lab.report import choosing
from firehouse.lab.report.crews import crew_figure, crew_standings
from firehouse.lab.report.face import face_of
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import (
    family_title,
    percent,
    points,
    points_span,
    span,
)
from firehouse.lab.report.page_parts import Figure, Grid, Pick, Section
from firehouse.lab.report.ranking import LEAST, SERIES, TIERS, Standing, fact, ranked


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
    rows = [Row(f"{s.tier}  {s.title}", (_mark(s),)) for s in found]
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
    figures = [Figure("", _warning(cells), (picture,), grid, _picks(material, cells, found))]
    if len(cells) > 1:
        figures.append(_by_cell(material, cells, found))
    return figures


def _staying(material: Material, cells: list[Cell], role: str) -> float:
    """Of the games that began with a role, the share that ended with it in the crew."""
    games = pl.concat([material.by_cell[cell.number] for cell in cells])
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


def _mark(standing: Standing) -> Mark:
    interval = points_span(standing.low, standing.high)
    text = f"{points(standing.difference)}  ({interval})"
    series = SERIES[standing.tier]
    title = f"tier {standing.tier}, {text} points"
    return Mark(standing.difference, standing.low, standing.high, text, title, series)


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
    return choosing.typical(games, f"a typical {what} with the {best.title} in {cell.short}")


def _cell_text(counts: Counts | None) -> str:
    if counts is None:
        return "too few games"
    wins, games, other_wins, other_games = counts
    share, other = wins / games, other_wins / other_games
    interval = points_span(*apart_interval(*counts))
    return f"{points(share - other)} ({interval})\n{percent(share)} with, {percent(other)} without"


def _picks(material: Material, cells: list[Cell], found: list[Standing]) -> tuple[Pick, ...]:
    games = pl.concat([material.by_cell[cell.number] for cell in cells])
    best, worst = found[0], found[-1]
    helped = games.filter(pl.col("won") & pl.col("roles").list.contains(best.id))
    failed = games.filter(~pl.col("won") & pl.col("roles").list.contains(worst.id))
    return (
        *choosing.typical(helped, f"a typical win with the {best.title}"),
        *choosing.typical(failed, f"a typical loss with the {worst.title}"),
    )

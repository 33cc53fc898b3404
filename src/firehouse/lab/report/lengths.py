"""How long games last, won and lost."""

from __future__ import annotations

import polars as pl

from firehouse.lab.charts.lengths import Lengths, length_chart
from firehouse.lab.report import choosing
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import family_title
from firehouse.lab.report.page_parts import Figure, Grid, Section


def lengths(material: Material) -> Section:
    """The section of game lengths."""
    families = [
        [cell for cell in cells if material.by_cell[cell.number].height]
        for cells in material.families()
    ]
    figures = tuple(_figure(material, cells) for cells in families if cells)
    facts = tuple(_fact(material, cells) for cells in families if cells)
    lead = (
        "Turns of one firefighter each, from the first to the one that ended the game. Heights "
        "compare within a cell."
    )
    return Section("lengths", "How long games last", lead, figures, facts)


def _figure(material: Material, cells: list[Cell]) -> Figure:
    drawn, rows = [], []
    for cell in cells:
        games = material.by_cell[cell.number]
        won, lost = games.filter(pl.col("won")), games.filter(~pl.col("won"))
        note = f"half of them end within {_quantile(games, 0.5)} turns"
        drawn.append(Lengths(cell.short, _counted(won), _counted(lost), note))
        rows.append(
            (
                *(cell.label, _quartiles(games), _quartiles(won), _quartiles(lost)),
                f"{games['decisions'].sum() / games.height:.0f}",
            )
        )
    together = pl.concat([material.by_cell[cell.number] for cell in cells])
    is_won = pl.col("won")
    picks = (
        *choosing.quickest(together.filter(~is_won), "the quickest loss, {turns} turns"),
        *choosing.quickest(together.filter(is_won), "the quickest win, {turns} turns"),
        *choosing.longest(together, "the longest game, {turns} turns"),
    )
    columns = ("cell", "turns, all games", "won games", "lost games", "decisions a game")
    note = "The table has the quartiles: a quarter of the games is shorter, half, three quarters."
    picture = length_chart("How long games last", drawn)
    return Figure(
        family_title(cells[0].family), note, (picture,), Grid(columns, tuple(rows)), picks
    )


def _counted(games: pl.DataFrame) -> dict[int, int]:
    found = games["turns"].value_counts(name="n")
    return dict(zip(found["turns"].to_list(), found["n"].to_list(), strict=True))


def _quantile(games: pl.DataFrame, share: float) -> int:
    found = games["turns"].quantile(share, "lower")
    assert found is not None
    return int(found)


def _quartiles(games: pl.DataFrame) -> str:
    if not games.height:
        return "none"
    return " · ".join(str(_quantile(games, share)) for share in (0.25, 0.5, 0.75))


def _fact(material: Material, cells: list[Cell]) -> str:
    games = pl.concat([material.by_cell[cell.number] for cell in cells])
    low, middle, high = (_quantile(games, share) for share in (0.25, 0.5, 0.75))
    title = family_title(cells[0].family)
    fact = f"{title}: half of all games take {low} to {high} turns, the middle one {middle}."
    won, lost = games.filter(pl.col("won")), games.filter(~pl.col("won"))
    if won.height and lost.height:
        gap = _quantile(won, 0.5) - _quantile(lost, 0.5)
        if abs(gap) >= 2:
            first = "sooner" if gap > 0 else "later"
            fact += f" Losses come {abs(gap)} turns {first} than wins."
    return fact

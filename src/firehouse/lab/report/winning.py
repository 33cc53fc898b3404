"""How often each cell is won, and what its losses die of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.charts.shares import Bar, share_chart
from firehouse.lab.report import choosing
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import CAUSES, cause, family_title, percent, span
from firehouse.lab.report.page_parts import Figure, Grid, Pick, Section


@dataclass(frozen=True)
class Score:
    """How often a cell was won."""

    cell: Cell
    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def scores(material: Material) -> list[Score]:
    """Every cell's."""
    return [
        Score(cell, games.height, int(games["won"].sum()))
        for cell in material.cells
        for games in (material.by_cell[cell.number],)
    ]


def winning(material: Material) -> Section:
    """The section of win rates."""
    found = scores(material)
    rows = [Row(score.cell.short, (_mark(score),)) for score in found]
    caption = "Lines are 95 % intervals (Wilson). Game number i has the same luck in every cell."
    grid = Grid(
        ("cell", "games", "won", "win rate", "95 % interval"),
        tuple(
            (s.cell.label, f"{s.games:,}", f"{s.wins:,}", percent(s.share), span(*s.interval))
            for s in found
        ),
    )
    figure = Figure(
        "",
        "",
        (interval_chart("Games won", "Share of games won", caption, rows),),
        grid,
        _picks(material, found),
    )
    lead = "How often the bot wins each cell. An interval holds the true rate 95 times in 100."
    return Section("winning", "Win rates", lead, (figure,), tuple(_facts(found)))


def _mark(score: Score) -> Mark:
    low, high = score.interval
    if not score.games:
        return Mark(None, low, high, "no games")
    text = f"{percent(score.share)}  ({span(low, high)})"
    return Mark(score.share, low, high, text, f"{text} of {score.games:,}")


def _picks(material: Material, found: list[Score]) -> tuple[Pick, ...]:
    """From the hardest and the easiest cell."""
    played = sorted((s for s in found if s.games), key=lambda s: (s.share, s.cell.number))
    hard, easy = (material.by_cell[s.cell.number] for s in (played[0], played[-1]))
    won = pl.col("won")
    return (
        *choosing.narrowest(hard.filter(won), "the narrowest win of the hardest cell"),
        *choosing.typical(hard.filter(~won), "a typical loss of the hardest cell"),
        *choosing.typical(easy.filter(won), "a typical win of the easiest cell"),
        *choosing.quickest(easy.filter(~won), "the quickest loss of the easiest cell"),
    )


def _facts(found: list[Score]) -> list[str]:
    played = sorted((s for s in found if s.games), key=lambda s: (s.share, s.cell.number))
    hard, easy = played[0], played[-1]
    if len(played) == 1:
        return [f"{percent(hard.share)} of the games are won ({span(*hard.interval)})."]
    if hard.interval[1] >= easy.interval[0]:
        return [
            f"No cell is surely harder than another: all are won in {percent(hard.share)} to "
            f"{percent(easy.share)} of their games, and the intervals overlap."
        ]
    facts = [
        f"The hardest cell is {hard.cell.short}: {percent(hard.share)} won ({span(*hard.interval)})"
        f"; the easiest is {easy.cell.short}: {percent(easy.share)} ({span(*easy.interval)})."
    ]
    even = min(played, key=lambda s: abs(s.share - 0.5))
    if even not in (hard, easy):
        facts.append(
            f"The most even cell is {even.cell.short}, won in {percent(even.share)} of its games."
        )
    return facts


def causes(material: Material) -> Section | None:
    """The section of what losses die of; None where nothing was lost."""
    figures, facts = [], []
    for cells in material.families():
        counts = {cell.number: _endings(material.by_cell[cell.number]) for cell in cells}
        total: Counter[str] = sum(counts.values(), Counter())
        if total:
            figures.append(_cause_figure(material, cells, counts, total))
            facts.append(_cause_fact(cells, counts, total))
    if not figures:
        return None
    lead = "Of all games of a cell: won, or lost to what. Bars of one cell add up to all its games."
    return Section("causes", "What losses die of", lead, tuple(figures), tuple(facts))


def _endings(games: pl.DataFrame) -> Counter[str]:
    lost = games.filter(~pl.col("won"))["ending"].value_counts(name="n")
    return Counter(dict(zip(lost["ending"].to_list(), lost["n"].to_list(), strict=True)))


def _cause_figure(
    material: Material,
    cells: list[Cell],
    counts: dict[int, Counter[str]],
    total: Counter[str],
) -> Figure:
    known = [ending for ending in CAUSES if ending in total]
    names = [*known, *sorted(set(total) - set(known))]
    bars, rows = [], []
    for cell in cells:
        played = material.by_cell[cell.number].height
        lost = [counts[cell.number][name] for name in names]
        if played:
            bars.append(Bar(cell.short, (played - sum(lost), *lost)))
            rows.append((cell.label, *(_count(n, played) for n in (played - sum(lost), *lost))))
    heads = ("won", *map(cause, names))
    picture = share_chart("What losses die of", bars, heads)
    picks = [pick for name in names for pick in _typical_loss(material, cells, counts, name)]
    grid = Grid(("cell", *heads), tuple(rows))
    return Figure(family_title(cells[0].family), "", (picture,), grid, tuple(picks))


def _count(number: int, games: int) -> str:
    return f"{number:,} ({percent(number / games)})"


def _typical_loss(
    material: Material, cells: list[Cell], counts: dict[int, Counter[str]], ending: str
) -> tuple[Pick, ...]:
    """From the cell that dies of it most often."""
    cell = max(cells, key=lambda cell: (counts[cell.number][ending], -cell.number))
    games = material.by_cell[cell.number].filter(pl.col("ending") == ending)
    return choosing.typical(games, f"a typical loss: {cause(ending)}")


def _cause_fact(cells: list[Cell], counts: dict[int, Counter[str]], total: Counter[str]) -> str:
    ending, number = total.most_common(1)[0]
    share = number / total.total()
    title = family_title(cells[0].family)
    fact = f"{percent(share, 0)} of the losses of {title} come to this: {cause(ending)}."
    others = [
        cell.short
        for cell in cells
        if counts[cell.number] and counts[cell.number].most_common(1)[0][0] != ending
    ]
    if others:
        fact += f" Not so in {'; '.join(others[:4])}{' and others' if len(others) > 4 else ''}."
    return fact

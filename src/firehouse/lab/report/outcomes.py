"""How games end: how often each cell is won, why games are lost, how long games last."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.intervals import Mark, Row, interval_chart
from firehouse.lab.charts.lengths import Lengths, length_chart
from firehouse.lab.charts.shares import Bar, share_chart
from firehouse.lab.report.face import face_of
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.parts import Figure, Grid, Pick, Section
from firehouse.lab.report.picks import longest, narrowest, quickest, typical
from firehouse.lab.report.words import cause, family_title, known_causes, listed, percent, span

MOST_NAMED: Final = 3
"""Cells that are named where several are won equally often."""


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
        tuple(pick for cells in _families(material, found) for pick in _picks(material, cells)),
    )
    facts = tuple(fact for cells in _families(material, found) for fact in _facts(cells))
    lead = "How often the bot wins each cell. An interval holds the true rate 95 times in 100."
    return Section("winning", "Win rates", lead, (figure,), facts)


def _mark(score: Score) -> Mark:
    low, high = score.interval
    if not score.games:
        return Mark(None, low, high, "no games")
    text = f"{percent(score.share)}  ({span(low, high)})"
    return Mark(score.share, low, high, text, f"{text} of {score.games:,}")


def _families(material: Material, found: list[Score]) -> list[list[Score]]:
    """The scores of each game, the hardest cell first: two games are not ranked together."""
    by_cell = {score.cell.number: score for score in found if score.games}
    rows = [
        [by_cell[cell.number] for cell in cells if cell.number in by_cell]
        for cells in material.families()
    ]
    return [sorted(row, key=lambda s: (s.share, s.cell.number)) for row in rows if row]


def _ends(played: list[Score]) -> tuple[list[Score], list[Score]]:
    """All cells that are won least often, and all that are won most often."""
    low, high = played[0].share, played[-1].share
    return [s for s in played if s.share == low], [s for s in played if s.share == high]


def _picks(material: Material, played: list[Score]) -> tuple[Pick, ...]:
    """From the hardest and the easiest cell."""
    hardest, easiest = _ends(played)
    hard, easy = (material.by_cell[s.cell.number] for s in (hardest[0], easiest[-1]))
    low, high = _whose(hardest, "hardest"), _whose(easiest, "easiest")
    won = pl.col("won")
    worst = face_of(hardest[0].cell.game).worst_by
    return (
        *narrowest(hard.filter(won), worst, f"the narrowest win of {low}"),
        *typical(hard.filter(~won), f"a typical loss of {low}"),
        *typical(easy.filter(won), f"a typical win of {high}"),
        *quickest(easy.filter(~won), f"the quickest loss of {high}"),
    )


def _whose(scores: list[Score], which: str) -> str:
    return f"the {which} cell" if len(scores) == 1 else f"one of the {which} cells"


def _facts(played: list[Score]) -> list[str]:
    """What stands out among the cells of one game."""
    title = family_title(played[0].cell.family)
    hard, easy = played[0], played[-1]
    if len(played) == 1:
        return [f"{title}: {percent(hard.share)} of the games are won ({span(*hard.interval)})."]
    if hard.interval[1] >= easy.interval[0]:
        return [
            f"{title}: no cell is surely harder than another. All are won in {percent(hard.share)} "
            f"to {percent(easy.share)} of their games, and the intervals overlap."
        ]
    hardest, easiest = _ends(played)
    facts = [f"{title}: {_end(hardest, 'hardest')}; {_end(easiest, 'easiest')}."]
    even = min(abs(s.share - 0.5) for s in played)
    evenest = [s for s in played if abs(s.share - 0.5) == even]
    if len(evenest) == 1 and evenest[0] not in (*hardest, *easiest):
        cell, share = evenest[0].cell.short, percent(evenest[0].share)
        facts.append(f"{title}: the most even cell is {cell}, won in {share} of its games.")
    return facts


def _end(scores: list[Score], which: str) -> str:
    """The cells at one end, how often they are won and how sure that is."""
    low, high = min(s.interval[0] for s in scores), max(s.interval[1] for s in scores)
    won = f"{percent(scores[0].share)} won ({span(low, high)})"
    if len(scores) == 1:
        return f"the {which} cell is {scores[0].cell.short}, {won}"
    names = [score.cell.short for score in scores[:MOST_NAMED]]
    if len(scores) > MOST_NAMED:
        names.append(f"{len(scores) - MOST_NAMED} more")
    return f"the {which} cells are {listed(names)}, {won}"


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
    known = [ending for ending in known_causes() if ending in total]
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
    return typical(games, f"a typical loss: {cause(ending)}")


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


def lengths(material: Material) -> Section:
    """The section of game lengths."""
    families = [
        [cell for cell in cells if material.by_cell[cell.number].height]
        for cells in material.families()
    ]
    figures = tuple(_length_figure(material, cells) for cells in families if cells)
    facts = tuple(_length_fact(material, cells) for cells in families if cells)
    lead = (
        "Turns of one firefighter each, from the first to the one that ended the game. Heights "
        "compare within a cell."
    )
    return Section("lengths", "How long games last", lead, figures, facts)


def _length_figure(material: Material, cells: list[Cell]) -> Figure:
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
    together = material.together(cells)
    is_won = pl.col("won")
    picks = (
        *quickest(together.filter(~is_won), "the quickest loss, {turns} turns"),
        *quickest(together.filter(is_won), "the quickest win, {turns} turns"),
        *longest(together, "the longest game, {turns} turns"),
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


def _length_fact(material: Material, cells: list[Cell]) -> str:
    games = material.together(cells)
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

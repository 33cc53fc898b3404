"""The chance to win from turn to turn, and the games with the most dramatic course."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import polars as pl

from firehouse.analysis.intervals import wilson
from firehouse.lab.charts.drama import Curve, drama_chart
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.parts import Figure, Grid, Pick, Section
from firehouse.lab.report.words import family_title, percent

LOW: Final = 0.4
"""A chance from which a win is a comeback worth a word."""
DECIDED: Final = 0.9
"""A game is decided when the chance of its winner stays this high."""


SERIES: Final = {"comeback": 2, "fall": 0, "closest": 1, "typical": 3}
"""The colours of the stories, by a word of their names."""


@dataclass(frozen=True)
class Story:
    """The chances of one game after each turn, from 0 to its end."""

    number: int
    chances: tuple[float, ...]

    @property
    def won(self) -> bool:
        return self.chances[-1] >= 0.5

    @property
    def open_chances(self) -> tuple[float, ...]:
        """The chances before the game was over."""
        return self.chances[:-1] or self.chances

    @property
    def swing(self) -> float:
        """How far the chance moves in a turn, on average."""
        moves = pairwise(self.chances)
        return sum(abs(b - a) for a, b in moves) / max(1, len(self.chances) - 1)

    @property
    def turns_of_favour(self) -> int:
        """How often the likelier result changed."""
        sides = [chance > 0.5 for chance in self.chances if chance != 0.5]
        return sum(a != b for a, b in pairwise(sides))

    @property
    def decided(self) -> float:
        """After which part of the game its result stayed likely to the end."""
        sure = [c if self.won else 1 - c for c in self.chances]
        turn = len(sure)
        while turn and sure[turn - 1] >= DECIDED:
            turn -= 1
        return min(turn, len(sure) - 1) / max(1, len(sure) - 1)


def drama(material: Material) -> Section | None:
    """The section of win chances; None where none were counted."""
    every = ((cell, stories_of(material, cell)) for cell in material.cells)
    told = [(cell, stories) for cell, stories in every if stories]
    if not told:
        return None
    figures = [_figure(cell, stories) for cell, stories in told]
    lead = (
        "The chance to win after every turn, counted by playing on from there many times. It is "
        "always greedy that plays on, also where another bot plays the game: a better player's "
        "chances are higher. Thin lines are games, green won and red lost. Those "
        "with a name are stories of their kind; the ones listed below a picture are saved."
    )
    return Section(
        "drama",
        "Drama",
        lead,
        (*figures, _all_cells(told)),
        tuple(_facts(told, material.manifest["drama_playouts"])),
        _named_picks(told),
    )


def _all_cells(told: list[tuple[Cell, list[Story]]]) -> Figure:
    """When the games of each cell are decided, with the first and the last to be so."""
    columns = (
        *("cell", "games", "chance at the start", "points a turn moves it"),
        *("favour changes", "decided after"),
    )
    rows = tuple(_row(cell, stories) for cell, stories in told)
    games = [(story.decided, cell, story) for cell, stories in told for story in stories]
    soon = min(games, key=lambda game: (game[0], game[1].number, game[2].number))
    late = max(games, key=lambda game: (game[0], -game[1].number, -game[2].number))
    picks = tuple(
        Pick(cell.number, story.number, f"decided {when}, after {part:.0%} of its turns")
        for when, (part, cell, story) in (("first", soon), ("last", late))
    )
    note = "A game is decided when the chance of its winner stays at 90 % or more to the end."
    return Figure("All cells", note, (), Grid(columns, rows), picks, grid_open=True)


def stories_of(material: Material, cell: Cell) -> list[Story]:
    """The games of a cell whose chances were counted."""
    found = material.drama.filter(pl.col("cell") == cell.number).sort("number", "turn")
    grouped = found.group_by("number", maintain_order=True).agg("chance")
    return [Story(number, tuple(chances)) for number, chances in grouped.iter_rows()]


def named(stories: list[Story]) -> list[tuple[Story, str]]:
    """The stories that stand out, each once, with what they are called."""
    found: list[tuple[Story, str]] = []

    def add(candidates: list[Story], key: str, name: str) -> None:
        left = [story for story in candidates if story not in [s for s, _ in found]]
        if left:
            story = min(left, key=lambda story: (_RANK[key](story, stories), story.number))
            found.append((story, name.format(low=min(story.chances), high=max(story.chances))))

    won, lost = ([s for s in stories if s.won is side] for side in (True, False))
    add([s for s in won if min(s.chances) < 0.5], "low", "the greatest comeback, from {low:.0%}")
    add([s for s in lost if max(s.chances) > 0.5], "high", "the greatest fall, from {high:.0%}")
    add(stories, "even", "the closest game")
    add(stories, "usual", "a typical game")
    return found


def _mean_at(stories: list[Story], part: float) -> float:
    values = [story.chances[round(part * (len(story.chances) - 1))] for story in stories]
    return sum(values) / len(values)


def _unusual(story: Story, stories: list[Story]) -> float:
    """How far it is from the mean of those that ended like most, part by part."""
    most = sum(s.won for s in stories) * 2 >= len(stories)
    alike = [s for s in stories if s.won is most]
    parts = [index / 10 for index in range(11)]
    off = sum(abs(_mean_at([story], part) - _mean_at(alike, part)) for part in parts)
    return off + (0 if story.won is most else len(parts))


def _uneven(story: Story, stories: list[Story]) -> float:
    chances = story.open_chances
    return sum(abs(chance - 0.5) for chance in chances) / len(chances)


_RANK: Final = {
    "low": lambda story, stories: min(story.chances),
    "high": lambda story, stories: -max(story.chances),
    "even": _uneven,
    "usual": _unusual,
}


def _figure(cell: Cell, stories: list[Story]) -> Figure:
    chosen = named(stories)
    names = {story.number: name for story, name in chosen}
    curves = [Curve(s.chances, s.won) for s in stories if s.number not in names]
    curves += [Curve(s.chances, s.won, name, _series(name)) for s, name in chosen]
    grid = Grid(
        ("game", "what", "result", "lowest chance", "highest chance"),
        tuple(
            (
                *(f"{story.number}", names.get(story.number, "")),
                *("won" if story.won else "lost", percent(min(story.open_chances), 0)),
                percent(max(story.open_chances), 0),
            )
            for story in stories
        ),
        names=2,
    )
    picks = tuple(Pick(cell.number, story.number, name) for story, name in chosen)
    return Figure("", "", (drama_chart(cell.short, curves),), grid, picks)


def _series(name: str) -> int:
    """Stories of one name have one colour in all cells."""
    return next(series for word, series in SERIES.items() if word in name)


def _row(cell: Cell, stories: list[Story]) -> tuple[str, ...]:
    count = len(stories)
    return (
        cell.label,
        f"{count}",
        percent(sum(s.chances[0] for s in stories) / count, 0),
        f"{sum(s.swing for s in stories) / count * 100:.1f}",
        f"{sum(s.turns_of_favour for s in stories) / count:.1f} a game",
        f"{sum(s.decided for s in stories) / count:.0%} of the game",
    )


def _chance(share: float, playouts: int) -> str:
    """A chance that was counted; one that no playout won may still be so high."""
    return percent(share, 0) if share else f"less than {percent(wilson(0, playouts)[1], 0)}"


def _comeback(told: list[tuple[Cell, list[Story]]]) -> tuple[Cell, Story] | None:
    """The game that was won from the lowest chance, if that was low."""
    won = [(cell, story) for cell, stories in told for story in stories if story.won]
    low = [(cell, story) for cell, story in won if min(story.chances) < LOW]
    return min(low, key=lambda item: (min(item[1].chances), item[0].number), default=None)


def _named_picks(told: list[tuple[Cell, list[Story]]]) -> tuple[Pick, ...]:
    best = _comeback(told)
    return (Pick(best[0].number, best[1].number, "the greatest comeback of all"),) if best else ()


def _facts(told: list[tuple[Cell, list[Story]]], playouts: int) -> list[str]:
    facts = []
    if best := _comeback(told):
        cell, story = best
        facts.append(
            f"The greatest comeback is game {story.number} of {cell.short}: won from a chance "
            f"of {_chance(min(story.chances), playouts)}."
        )
    for family in dict.fromkeys(cell.family for cell, _ in told):
        every = [s for cell, stories in told if cell.family == family for s in stories]
        decided = percent(sum(story.decided for story in every) / len(every), 0)
        title = family_title(family)
        facts.append(f"{title}: on average a game is decided after {decided} of its turns.")
    return facts

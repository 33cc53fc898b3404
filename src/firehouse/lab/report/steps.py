"""What each choice costs: cells that differ in one thing, compared on the same luck."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from firehouse.core.catalogue import ruleset
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.report.comparing import compared
from firehouse.lab.report.material import Cell, Material
from firehouse.lab.report.naming import label_parts, points, points_span
from firehouse.lab.report.page_parts import Figure, Grid, Pick, Section
from firehouse.lab.report.sentences import verdict

USUAL: Final = "as usual"
"""The value of a factor that a cell does not name."""
MOST: Final = 60
"""Steps that are drawn; what has more of them is a table for a query."""

Step = tuple[str, Cell, Cell]


def steps_of(material: Material) -> list[Step]:
    """Pairs of cells, neighbours in one factor and alike in all others."""
    names = dict.fromkeys(name for cell in material.cells for name in cell.factors)
    found: list[Step] = []
    for name in names:
        rows: dict[tuple[str, ...], list[Cell]] = {}
        for cell in material.cells:
            rest = tuple(cell.factors.get(other, USUAL) for other in names if other != name)
            rows.setdefault(rest, []).append(cell)
        for row in rows.values():
            found += [
                (name, a, b)
                for a, b in pairwise(_in_order(row, name))
                if _same_files(a, b) and value_of(a, name) != value_of(b, name)
            ]
    return found


def _in_order(cells: list[Cell], name: str) -> list[Cell]:
    """By size where the factor is a number, else as the design has them."""
    values = [value_of(cell, name) for cell in cells]
    if all(value.isdecimal() for value in values):
        return sorted(cells, key=lambda cell: (int(value_of(cell, name)), cell.number))
    return cells


def value_of(cell: Cell, name: str) -> str:
    """What a cell has of a factor; an option that it does not name has a value all the same."""
    if name in cell.factors:
        return cell.factors[name]
    game: Any = cell.game
    value = getattr(game.house.options, name, USUAL)
    choices = next((o.choices for o in ruleset(cell.setup.ruleset).options if o.name == name), ())
    if choices and isinstance(value, int):
        value = choices[value]
    return str(value).lower() if isinstance(value, bool) else str(value)


def _same_files(a: Cell, b: Cell) -> bool:
    return a.setup.files == b.setup.files


def steps(material: Material) -> Section | None:
    """The section of comparisons; None where no two cells are that close."""
    found = [
        (step, compared((material, step[1]), (material, step[2])))
        for step in steps_of(material)
        if all(material.by_cell[cell.number].height for cell in step[1:])
    ][:MOST]
    if not found:
        return None
    rows = [Row(_name(step), (_mark(step, pair),)) for step, pair in found]
    caption = "Second minus first, on games with the same luck; lines are 95 % intervals (Tango)."
    heading = "Points of the win rate that a step changes"
    picture = interval_chart("What each step costs", heading, caption, rows, (), differences(rows))
    columns = ("step", "from", "to", "games", "only from", "only to", "difference", "95 % interval")
    grid = Grid(columns, tuple(_row(step, pair) for step, pair in found), names=3)
    picks = tuple(pick for step, pair in _largest(found)[:2] for pick in _picks(step, pair))
    lead = (
        "Cells that differ in one choice only, compared game by game: game number i has the same "
        "luck in both, and only games that ended differently count. What one more of something "
        "costs is the difference, with its 95 % interval."
    )
    figure = Figure("", "", (picture,), grid, picks)
    return Section("steps", "What each step costs", lead, (figure,), tuple(_facts(found)))


def _name(step: Step) -> str:
    name, a, b = step
    return f"{name.replace('_', ' ')}: {value_of(a, name)} → {value_of(b, name)}, {_rest(step)}"


def _rest(step: Step) -> str:
    """The part of the cells' names that is not the step."""
    name, a, b = step
    values = {value_of(a, name), value_of(b, name), f"crew {value_of(a, name)}"}
    parts = [part for part in label_parts(a.short) if part not in values and "=" not in part]
    return " ".join(parts).partition("/")[2] or " ".join(parts)


def _mark(step: Step, pair: dict[str, Any]) -> Mark:
    low, high = pair["low"], pair["high"]
    text = f"{points(pair['difference'])}  ({points_span(low, high)})"
    series = 0 if high < 0 else 2 if low > 0 else 1
    return Mark(pair["difference"], low, high, text, f"{text} points", series)


def _row(step: Step, pair: dict[str, Any]) -> tuple[str, ...]:
    name, a, b = step
    return (
        *(name.replace("_", " "), a.label, b.label, f"{pair['games']:,}"),
        *(f"{pair.get('only_first_won', 0):,}", f"{pair.get('only_second_won', 0):,}"),
        *(points(pair["difference"]), points_span(pair["low"], pair["high"])),
    )


def _largest(found: list[tuple[Step, dict[str, Any]]]) -> list[tuple[Step, dict[str, Any]]]:
    return sorted(found, key=lambda item: (-abs(item[1]["difference"]), item[0][1].number))


def _picks(step: Step, pair: dict[str, Any]) -> tuple[Pick, ...]:
    """A game that the step turned: the same luck, won in one cell and lost in the other."""
    _, a, b = step
    if not pair["turned"]:
        return ()
    game = pair["turned"][0]
    first, second = ("won", "lost") if game["won_in"] == "first" else ("lost", "won")
    return (
        Pick(a.number, game["first"], f"{first} in {a.short}"),
        Pick(b.number, game["second"], f"the same luck, {second} in {b.short}"),
    )


def _facts(found: list[tuple[Step, dict[str, Any]]]) -> list[str]:
    """The step that changes most, if it is sure."""
    (name, a, _), pair = _largest(found)[0]
    if pair["low"] <= 0 <= pair["high"]:
        return ["No single step surely changes the win rate."]
    return [f"The largest step, in {_rest((name, a, a))}: {verdict(pair)}"]

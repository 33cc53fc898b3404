"""What each choice costs: cells that differ in one thing, compared on the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

from firehouse.core.catalogue import row_of
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.report.comparison import compared
from firehouse.lab.report.material import Cell, Material, told
from firehouse.lab.report.parts import Figure, Grid, Pick, Section, difference_mark
from firehouse.lab.report.words import label_parts, points, points_span, verdict

USUAL: Final = "as usual"
"""The value of a factor that a cell does not name."""
TITLE: Final = "What each change costs"
ONES: Final = {"crew": "firefighter"}
"""What one of a factor is called."""
MOST: Final = 60
"""Changes that are drawn; what has more of them is a table for a query."""

Step = tuple[str, Cell, Cell]


Ladder = tuple[str, list[Cell]]
"""A factor, and the cells that differ in nothing else."""


def ladders_of(material: Material) -> list[Ladder]:
    """Cells alike but for one factor: by size where it is a number, else as the design has them."""
    names = dict.fromkeys(name for cell in material.cells for name in cell.factors)
    found: list[Ladder] = []
    for name in names:
        rows: dict[Hashable, dict[str, Cell]] = {}
        for cell in material.cells:
            rest = [cell.factors.get(other, USUAL) for other in names if other != name]
            alike = (*rest, *sorted(cell.setup.files.items()))
            rows.setdefault(alike, {}).setdefault(value_of(cell, name), cell)
        for row in rows.values():
            order = sorted(row, key=int) if _is_number(row) else list(row)
            if len(order) > 1:
                found.append((name, [row[value] for value in order]))
    return found


def _is_number(values: Iterable[str]) -> bool:
    return all(value.isdecimal() for value in values)


def steps_of(ladder: Ladder) -> list[Step]:
    """From each number to the next; where there are no numbers, from the first to each other."""
    name, cells = ladder
    if _is_number(value_of(cell, name) for cell in cells):
        return [(name, a, b) for a, b in pairwise(cells)]
    return [(name, cells[0], other) for other in cells[1:]]


def value_of(cell: Cell, name: str) -> str:
    """What a cell has of a factor; an option that it does not name has a value all the same."""
    if name in cell.factors:
        return cell.factors[name]
    usual = row_of(cell.setup.ruleset).load("rulesets").usual_options(cell.setup)
    return told(usual.get(name, USUAL))


def steps(material: Material) -> Section | None:
    """The section of comparisons; None where no two cells are that close."""
    ladders = ladders_of(material)
    every = [step for ladder in ladders for step in steps_of(ladder)]
    found = [(step, _compared(material, step)) for step in every[:MOST]]
    if not found:
        return None
    each = [one for ladder in ladders[:MOST] if (one := _one_more(material, ladder))]
    names = names_of([step for step, _ in found])
    rows = [Row(name, (_mark(pair),)) for name, (_, pair) in zip(names, found, strict=True)]
    rows += [Row(f"one more {name}, {_span(step)}", (_mark(pair),)) for name, step, pair in each]
    caption = "Second minus first, on games with the same luck; lines are 95 % intervals (Tango)."
    heading = "Points of the win rate that a change is worth"
    picture = interval_chart(TITLE, heading, caption, rows, (), differences(rows))
    columns = ("change", "from", "to", "games", "only from", "only to", "difference", "95 %")
    grid = Grid(columns, tuple(_row(step, pair) for step, pair in found), names=3)
    picks = tuple(pick for step, pair in _largest(found)[:2] for pick in _picks(step, pair))
    lead = (
        "Cells that differ in one choice only, compared game by game: game number i has the same "
        "luck in both, and only games that ended differently count."
    )
    figure = Figure("", "", (picture,), grid, picks)
    return Section("steps", TITLE, lead, (figure,), (*_one_more_facts(each), *_facts(found)))


def _compared(material: Material, step: Step) -> dict[str, Any]:
    return compared((material, step[1]), (material, step[2]))


def _one_more(material: Material, ladder: Ladder) -> tuple[str, Step, dict[str, Any]] | None:
    """What one more costs on average, from the lowest number to the highest of three or more."""
    name, cells = ladder
    if len(cells) < 3 or not _is_number(value_of(cell, name) for cell in cells):
        return None
    step = (name, cells[0], cells[-1])
    size = int(value_of(cells[-1], name)) - int(value_of(cells[0], name))
    whole = _compared(material, step)
    each = {key: whole[key] / size for key in ("difference", "low", "high")}
    return ONES.get(name, name.replace("_", " ").removesuffix("s")), step, each


def _span(step: Step) -> str:
    """From which value to which, and of what."""
    name, a, b = step
    return f"{value_of(a, name)} to {value_of(b, name)} {_rest(step)}".strip()


def _one_more_facts(each: list[tuple[str, Step, dict[str, Any]]]) -> Iterator[str]:
    for name, step, pair in each:
        low, high = sorted((abs(pair["low"]), abs(pair["high"])))
        if pair["low"] <= 0 <= pair["high"]:
            continue
        verb = "costs" if pair["difference"] < 0 else "is worth"
        yield (
            f"One more {name} {verb} {abs(pair['difference']) * 100:.1f} points of the win rate on "
            f"average ({_span(step)}; 95 % interval {low * 100:.1f} to {high * 100:.1f})."
        )


def names_of(found: list[Step]) -> list[str]:
    """What to call each change, no two alike: by the rest of the cells, else by their labels."""
    names = [", ".join(filter(None, (_change(step), _rest(step)))) for step in found]
    count = Counter(names)
    return [
        name if count[name] == 1 else f"{_change(step)}, {step[1].label} → {step[2].label}"
        for name, step in zip(names, found, strict=True)
    ]


def _change(step: Step) -> str:
    name, a, b = step
    values = (value_of(cell, name).rpartition("/")[2] for cell in (a, b))
    return f"{name.replace('_', ' ')}: {' → '.join(values)}"


def _rest(step: Step) -> str:
    """The part of the cells' names that is not the step."""
    name, a, b = step
    values = {value_of(cell, name) for cell in (a, b)}
    told = values | {f"{what}{value}" for value in values for what in ("crew ", f"{name}=")}
    parts = [part for part in label_parts(a.short) if part not in told]
    return " ".join(part.removeprefix(f"{a.family}/") for part in parts)


def _mark(pair: dict[str, Any]) -> Mark:
    low, high = pair["low"], pair["high"]
    return difference_mark(pair["difference"], low, high, 0 if high < 0 else 2 if low > 0 else 1)


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
        return ["No single change surely moves the win rate."]
    where = _rest((name, a, a))
    return [f"The largest change{f', in {where}' if where else ''}: {verdict(pair)}"]

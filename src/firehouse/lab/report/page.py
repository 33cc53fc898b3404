"""Self-contained pages of HTML: the report of an experiment, and a comparison."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, StrictUndefined
from markupsafe import Markup

from firehouse.lab.charts.ink import DARK, LIGHT, theme, themed
from firehouse.lab.charts.intervals import Mark, Row, differences, interval_chart
from firehouse.lab.experiments.records import Games
from firehouse.lab.files import write_whole
from firehouse.lab.report.drama import drama
from firehouse.lab.report.heat import heat
from firehouse.lab.report.kept import Kept, Progress, Saved, clear, keep, records_of, save
from firehouse.lab.report.material import Material
from firehouse.lab.report.outcomes import causes, lengths, winning
from firehouse.lab.report.parts import Figure, Grid, Section, difference_mark
from firehouse.lab.report.picks import picks_of
from firehouse.lab.report.steps import steps
from firehouse.lab.report.tiers import tiers
from firehouse.lab.report.words import (
    alone_sentence,
    cause,
    overall_sentence,
    sentence,
    short_labels,
    table_rows,
)

NAME: Final = "report.html"
MOST_RECORDS: Final = 100
COMPARED: Final = "Compared on the same luck"
SHOWN_MAPS: Final = 6
"""Cells whose maps are open from the start."""
MARK: Final = '<meta name="generator" content="Firehouse laboratory">'
"""By this a page of ours is known, which may be written again."""


def write_report(
    folder: Path,
    out: Path | None = None,
    records: int = MOST_RECORDS,
    progress: Progress | None = None,
) -> Path:
    """Write the report of an experiment, and up to so many records beside it; where it is.

    Only a page of its own is overwritten. `progress` reports the records, which are played again.
    """
    if records < 0:
        raise ValueError("The number of records must be 0 or more.")
    page = folder / NAME if out is None else out
    material = Material(folder)
    need_place(page)
    sections = sections_of(material)
    saved = save(material, picks_of(sections, records), page, progress)
    all_of_them = len(picks_of(sections))
    write_page(page, "report.html", **_context(material, sections, saved, all_of_them))
    return page


def sections_of(material: Material) -> list[Section]:
    """The chapters of a report, without those that have nothing to say."""
    found = (
        winning(material),
        steps(material),
        causes(material),
        lengths(material),
        heat(material),
        tiers(material),
        drama(material),
    )
    return [section for section in found if section is not None]


def _context(
    material: Material,
    sections: Sequence[Section],
    saved: dict[tuple[int, int], Saved],
    worth_saving: int,
) -> dict[str, Any]:
    manifest = material.manifest
    return {
        "title": material.name,
        "sections": sections,
        "facts": [(section.id, fact) for section in sections for fact in section.facts],
        "saved": saved,
        "worth_saving": worth_saving,
        "links": lambda figure: _links(figure, saved),
        "games": material.games.height,
        "cells": len(material.cells),
        "seed": manifest["seed"],
        "engine": manifest["firehouse"],
        "rules": manifest["rules"],
        "shown_maps": SHOWN_MAPS,
        "bots": sorted({cell.factors["bot"] for cell in material.cells}),
        "shared": _shared(material),
    }


def _links(figure: Figure, saved: dict[tuple[int, int], Saved]) -> list[tuple[str, Saved]]:
    """The saved games of a figure with why they were chosen."""
    keyed = ((pick.why, saved.get((pick.cell, pick.number))) for pick in figure.picks)
    return [(why, game) for why, game in keyed if game is not None]


def _shared(material: Material) -> list[str]:
    """What all cells have in common, where their names leave it out."""
    first = material.cells[0].factors
    same = (
        name
        for name, value in first.items()
        if name != "bot" and all(cell.factors.get(name) == value for cell in material.cells)
    )
    return [f"{name.replace('_', ' ')} {first[name]}" for name in same]


def need_place(page: Path) -> None:
    """Refuse a name that would cost a file of somebody else, or whose folder is missing."""
    if not page.parent.is_dir():
        raise FileNotFoundError(f"{page.parent} is no folder; choose another name.")
    if page.is_dir():
        raise ValueError(f"{page} is a folder; choose another name.")
    if page.exists() and MARK not in page.read_text(encoding="utf-8", errors="replace")[:1000]:
        raise ValueError(f"{page} is something else; choose another name.")


def write_page(page: Path, template: str, **context: Any) -> None:
    """Fill a template and write it; records that only an older page named go."""
    older = records_of(page)
    write_whole(page, _environment().get_template(template).render(**context))
    clear(page, older)


def _environment() -> Environment:
    """The templates of this package; everything but our own drawings is escaped."""
    from jinja2 import PackageLoader

    environment = Environment(
        loader=PackageLoader("firehouse.lab.report"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["drawing"] = Markup
    environment.filters["themed"] = lambda picture: Markup(themed(picture))
    style = resources.files("firehouse.lab.report").joinpath("templates/style.css")
    environment.globals.update(
        mark=Markup(MARK),
        style=Markup(style.read_text(encoding="utf-8")),
        light=Markup(theme(LIGHT)),
        dark=Markup(theme(DARK)),
    )
    return environment


def comparison_svg(found: dict[str, Any]) -> str:
    """The differences with their intervals, pair by pair: games won, then the causes of losses."""
    labels = short_labels([pair["second"]["label"] for pair in found["pairs"]])
    rows = []
    for name, pair in zip(labels, found["pairs"], strict=True):
        prefix = f"{name}: " if len(labels) > 1 else ""
        rows.append(Row(f"{prefix}games won", (_mark(pair, good=1),)))
        rows += [
            Row(f"{prefix}lost: {cause(r['name'])}", (_mark(r, good=-1),)) for r in pair["causes"]
        ]
    if found["overall"]:
        rows.append(Row("over all cells: games won", (_mark(found["overall"], good=1),)))
    caption = (
        "Second minus first, in points; lines are 95 % intervals. Green is better, orange worse."
    )
    return interval_chart(COMPARED, "What changes", caption, rows, (), differences(rows))


def _mark(row: dict[str, Any], good: int) -> Mark:
    low, high = row["low"], row["high"]
    side = good if low > 0 else -good if high < 0 else 0
    return difference_mark(row["difference"], low, high, {1: 2, -1: 0, 0: 1}[side])


def write_comparison(found: dict[str, Any], out: Path) -> None:
    """Write the page, with games that ended differently beside it; only our pages give way."""
    need_place(out)
    sides = {side: Games(Path(found[side])) for side in ("first", "second")}
    ours = records_of(out)
    pairs = [
        {
            "pair": pair,
            "words": sentence(pair),
            "grid": _grid(pair),
            "games": _saved(sides, pair, out, ours),
        }
        for pair in found["pairs"]
    ]
    write_page(
        out,
        "comparison.html",
        title=COMPARED,
        found=found,
        figure=Figure(COMPARED, pictures=(comparison_svg(found),)),
        pairs=pairs,
        facts=_facts(found),
    )


def _facts(found: dict[str, Any]) -> list[str]:
    """What is true of all pairs together."""
    facts = [overall_sentence(found["overall"])] if found["overall"] else []
    return [*facts, alone_sentence(found)] if any(found["alone"].values()) else facts


def _saved(
    sides: dict[str, Games], pair: dict[str, Any], out: Path, ours: set[Path]
) -> list[tuple[str, Kept]]:
    """The records of games that turned, with what happened in them."""
    links = []
    for game in pair["turned"]:
        for side in sides:
            cell, number = pair[side]["cell"], game[side]
            record = sides[side].checked(cell, number)
            title = f"{pair[side]['label']}, game {number}"
            kept = keep(record, out, f"{side}-cell-{cell}-game-{number}", title, ours)
            links.append((f"game {number} of the {side}: {record.result}", kept))
    return links


def _grid(pair: dict[str, Any]) -> Grid:
    head, *rows = table_rows(pair)
    return Grid(head, tuple(rows))

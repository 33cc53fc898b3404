"""Games worth a look: the quickest, the typical, the worst.

A report keeps the records of those that its figures point to, played once more, beside its page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl
from markupsafe import escape

from firehouse.core.record import Record
from firehouse.lab.experiments.records import Games
from firehouse.lab.report.material import Material
from firehouse.lab.report.parts import Pick, Section

Progress = Callable[[int, int], None]
"""Hears how many records are written, and how many there are to be."""
MANY: Final = sys.maxsize


def quickest(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game with the fewest turns."""
    return _first(games.sort("turns", "decisions", "cell", "number"), why)


def longest(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game with the most turns."""
    order = games.sort(
        "turns", "decisions", "cell", "number", descending=[True, True, False, False]
    )
    return _first(order, why)


def typical(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    """The game of the middle length."""
    order = games.sort("turns", "decisions", "cell", "number")
    return _first(order.slice(order.height // 2, 1), why)


def narrowest(games: pl.DataFrame, scores: Sequence[str], why: str) -> tuple[Pick, ...]:
    """The game with the most of what these scores count, the first before the others."""
    order = games.sort(*scores, "turns", descending=True, nulls_last=True)
    return _first(order, why)


def _first(games: pl.DataFrame, why: str) -> tuple[Pick, ...]:
    if not games.height:
        return ()
    row = games.row(0, named=True)
    return (Pick(row["cell"], row["number"], why.format(**row)),)


@dataclass(frozen=True)
class Saved:
    """A game that was saved, with what it is good for."""

    href: str
    cell: str
    number: int
    result: str
    reasons: tuple[str, ...]

    @property
    def command(self) -> str:
        """What to type in the folder of the report."""
        return f"firehouse replay {self.href} --step"


def picks_of(sections: Sequence[Section], most: int = MANY) -> dict[tuple[int, int], list[str]]:
    """The games to save, each once with its reasons.

    Those that facts name come first; then figures take turns, so that each has one.
    """
    rows = [figure.picks for section in sections for figure in section.figures]
    found: dict[tuple[int, int], list[str]] = {}
    for section in sections:
        for pick in section.named:
            _add(found, pick, most)
    for place in range(max(map(len, rows), default=0)):
        for picks in rows:
            if place < len(picks):
                _add(found, picks[place], most)
    return found


def _add(found: dict[tuple[int, int], list[str]], pick: Pick, most: int) -> None:
    key = pick.cell, pick.number
    if key in found or len(found) < most:
        reasons = found.setdefault(key, [])
        if pick.why not in reasons:
            reasons.append(pick.why)


def save(
    material: Material,
    picks: dict[tuple[int, int], list[str]],
    page: Path,
    progress: Progress | None,
) -> dict[tuple[int, int], Saved]:
    """Play the games again, and write their records beside the page.

    A game that comes out otherwise than its table says is refused: the bot or the rules have
    changed since.
    """
    found = {}
    labels = {cell.number: cell.label for cell in material.cells}
    games, ours = Games(material.folder), records_of(page)
    for index, ((cell, number), reasons) in enumerate(sorted(picks.items()), 1):
        record = games.checked(cell, number)
        href = keep(record, page, f"cell-{cell}-game-{number}", ours)
        result = f"{record.result}: {str(record.ending).replace('-', ' ')}"
        found[cell, number] = Saved(href, labels[cell], number, result, tuple(reasons))
        if progress is not None:
            progress(index, len(picks))
    return found


def _folder(page: Path) -> Path:
    return page.with_name(f"{page.stem}-records")


def records_of(page: Path) -> set[Path]:
    """The records that a page of ours names, so that were written with it."""
    if not page.is_file():
        return set()
    folder = _folder(page)
    text = page.read_text(encoding="utf-8")
    names = re.findall(rf'href="{re.escape(str(escape(folder.name)))}/([\w-]+\.json)"', text)
    return {folder / name for name in names}


def clear(page: Path, older: set[Path]) -> None:
    """Remove what an older page came with and this one does not name, and nothing else."""
    for path in older - records_of(page):
        path.unlink(missing_ok=True)
    with suppress(OSError):  # a folder that holds something stays
        _folder(page).rmdir()


def keep(record: Record, page: Path, name: str, ours: set[Path]) -> str:
    """Write a record beside a page; how the page refers to it.

    A file of that name that is not one of ours, and holds something else, is not lost.
    """
    folder = _folder(page)
    path = folder / f"{name}.json"
    if path.exists() and path not in ours and not _is_record(path, record):
        raise ValueError(f"{path} is something else; choose another name for the page.")
    folder.mkdir(exist_ok=True)
    record.save(path, overwrite=True)
    return f"{folder.name}/{name}.json"


def _is_record(path: Path, record: Record) -> bool:
    try:
        return Record.load(path) == record
    except ValueError:
        return False

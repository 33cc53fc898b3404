"""The records of a report: games that its figures point to, played once more and kept beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from firehouse.core.record import Record
from firehouse.lab.experiments.records import checked_record
from firehouse.lab.report.material import Material
from firehouse.lab.report.page_parts import Pick, Section

Progress = Callable[[int, int], None]
"""Hears how many records are written, and how many there are to be."""


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


def picks_of(sections: Iterable[Section], most: int) -> dict[tuple[int, int], list[str]]:
    """The games to save, each once with its reasons; figures take turns, so that each has one."""
    rows = [figure.picks for section in sections for figure in section.figures]
    found: dict[tuple[int, int], list[str]] = {}
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
    for index, ((cell, number), reasons) in enumerate(sorted(picks.items()), 1):
        record = checked_record(material.folder, cell, number)
        href = keep(record, page, f"cell-{cell}-game-{number}")
        result = f"{record.result}: {str(record.ending).replace('-', ' ')}"
        found[cell, number] = Saved(href, labels[cell], number, result, tuple(reasons))
        if progress is not None:
            progress(index, len(picks))
    _clear(page, {game.href for game in found.values()})
    return found


def _folder(page: Path) -> Path:
    return page.with_name(f"{page.stem}-records")


def _clear(page: Path, hrefs: set[str]) -> None:
    """Remove records of an older page that the new one does not name."""
    folder = _folder(page)
    for path in folder.glob("cell-*-game-*.json"):
        if f"{folder.name}/{path.name}" not in hrefs:
            path.unlink()


def keep(record: Record, page: Path, name: str) -> str:
    """Write a record beside a page; how the page refers to it."""
    folder = _folder(page)
    folder.mkdir(exist_ok=True)
    record.save(folder / f"{name}.json", overwrite=True)
    return f"{folder.name}/{name}.json"

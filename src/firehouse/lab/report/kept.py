"""The games of a report: a record of each, and a page that shows it, kept beside the report."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from markupsafe import escape

from firehouse.core.record import Record
from firehouse.lab.experiments.records import Games
from firehouse.lab.files import write_whole
from firehouse.lab.report.material import Material
from firehouse.stage.album import MARK, album

Progress = Callable[[int, int], None]
"""Hears how many records are written, and how many there are to be."""
SUFFIXES: Final = (".json", ".html")
"""Of a record, and of the page that shows its game."""


@dataclass(frozen=True)
class Kept:
    """How a report refers to a game beside it."""

    page: str
    record: str

    @property
    def command(self) -> str:
        """What to type in the folder of the report."""
        return f"firehouse replay {self.record} --step"


@dataclass(frozen=True)
class Saved:
    """A game that was saved, with what it is good for."""

    game: Kept
    cell: str
    number: int
    result: str
    reasons: tuple[str, ...]

    @property
    def href(self) -> str:
        """The page of the game."""
        return self.game.page

    @property
    def command(self) -> str:
        """What to type in the folder of the report."""
        return self.game.command


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
        title = f"{labels[cell]}, game {number}"
        game = keep(record, page, f"cell-{cell}-game-{number}", title, ours)
        result = f"{record.result}: {str(record.ending).replace('-', ' ')}"
        found[cell, number] = Saved(game, labels[cell], number, result, tuple(reasons))
        if progress is not None:
            progress(index, len(picks))
    return found


def _folder(page: Path) -> Path:
    return page.with_name(f"{page.stem}-records")


def records_of(page: Path) -> set[Path]:
    """The files of the games that a page of ours names, so that were written with it."""
    if not page.is_file():
        return set()
    folder = _folder(page)
    text = page.read_text(encoding="utf-8")
    link = rf'href="{re.escape(str(escape(folder.name)))}/([\w-]+)\.(?:json|html)"'
    names = re.findall(link, text)
    return {folder / f"{name}{suffix}" for name in names for suffix in SUFFIXES}


def clear(page: Path, older: set[Path]) -> None:
    """Remove what an older page came with and this one does not name, and nothing else."""
    for path in older - records_of(page):
        path.unlink(missing_ok=True)
    with suppress(OSError):  # a folder that holds something stays
        _folder(page).rmdir()


def keep(record: Record, page: Path, name: str, title: str, ours: set[Path]) -> Kept:
    """Write a record and the page of its game beside a page; how that refers to them.

    A file of such a name that is not one of ours, and holds something else, is not lost.
    """
    folder = _folder(page)
    file, shown = (folder / f"{name}{suffix}" for suffix in SUFFIXES)
    for path, is_ours in ((file, _is_record), (shown, _is_album)):
        if path.exists() and path not in ours and not is_ours(path, record):
            raise ValueError(f"{path} is something else; choose another name for the page.")
    folder.mkdir(exist_ok=True)
    record.save(file, overwrite=True)
    write_whole(shown, album(record, title, file.name))
    return Kept(f"{folder.name}/{shown.name}", f"{folder.name}/{file.name}")


def _is_record(path: Path, record: Record) -> bool:
    try:
        return Record.load(path) == record
    except ValueError:
        return False


def _is_album(path: Path, _record: Record) -> bool:
    return MARK in path.read_text(encoding="utf-8", errors="replace")[:1000]

"""The folder of an experiment: whose it is, whether it is finished, one run in it at a time.

While it is not finished it holds parts, a file for each chunk, whole or not there.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from firehouse import __version__
from firehouse.lab.chunks import Chunk, Done, seat_of
from firehouse.lab.design import table_seed
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.designfile import design_text
from firehouse.lab.files import reserve, write_whole
from firehouse.lab.identity import difference, engine_digest
from firehouse.lab.seat import Outcome

FORMAT: Final = "firehouse-experiment"
VERSION: Final = 2
MANIFEST: Final = "manifest.json"
DESIGN: Final = "design.toml"
LAST_TABLE: Final = "games.parquet"
"""The table that is written last: where it is, the experiment is finished."""
PARTS: Final = "parts"


def manifest_of(design: Experiment) -> dict[str, Any]:
    """What the tables in a folder come from."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "firehouse": __version__,
        "engine": engine_digest(),
        **design.identity(),
    }


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of an experiment; a ValueError for a folder that holds none."""
    try:
        found = json.loads((folder / MANIFEST).read_bytes())
    except (FileNotFoundError, NotADirectoryError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ValueError(f"{folder} holds no experiment; 'firehouse lab run' makes one.")
    if found.get("version") != VERSION:
        raise ValueError(f"{folder} holds an experiment of a format that is not known here.")
    return found


def is_finished(folder: Path) -> bool:
    """Are all tables written?"""
    return (folder / LAST_TABLE).is_file()


@contextmanager
def claimed(folder: Path, design: Experiment) -> Iterator[None]:
    """Make the folder of an experiment, or take one that holds the same; nobody else runs in it."""
    _need_place(folder)
    folder.mkdir(exist_ok=True)
    with _reserved(folder):
        if not (folder / MANIFEST).exists() or not _has_games(folder):
            _begin(folder, design)
        elif read_manifest(folder).get("games", 0) < design.games:
            _need_same(folder, design, "games")
            _grow(folder, design)
        else:
            _need_same(folder, design)
        yield


def _begin(folder: Path, design: Experiment) -> None:
    """Say whose folder this is."""
    write_whole(folder / DESIGN, design_text(design))
    text = json.dumps(manifest_of(design), indent=1, ensure_ascii=False)
    write_whole(folder / MANIFEST, text + "\n")


def _grow(folder: Path, design: Experiment) -> None:
    """Make room for more games; whenever this is killed, the folder holds one of the two."""
    if is_finished(folder):
        from firehouse.lab.experiments.tables import tables_to_parts

        tables_to_parts(folder, design)
        (folder / LAST_TABLE).unlink()
    _begin(folder, design)


def _has_games(folder: Path) -> bool:
    """Was anything played here? Where not, the folder is free for another design."""
    return is_finished(folder) or any((folder / PARTS).glob("*.json"))


def _need_place(folder: Path) -> None:
    """Refuse a place where no experiment can be."""
    if not folder.exists():
        if not folder.parent.is_dir():
            raise FileNotFoundError(f"{folder.parent} is no folder; choose another place.")
        return
    if not folder.is_dir():
        raise ValueError(f"{folder} is no folder; choose another place.")
    others = [path for path in folder.iterdir() if path.name not in (DESIGN, f".{DESIGN}")]
    if others and not (folder / MANIFEST).exists():
        raise ValueError(f"{folder} holds something else; choose another place.")


@contextmanager
def _reserved(folder: Path) -> Iterator[None]:
    """Keep the folder for this run, as two would play the same games into it."""
    if sys.platform == "win32":  # a folder cannot be opened there
        yield
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        otherwise = f"Another run plays into {folder}; wait for it, or choose another place."
        reserve(place, otherwise)
        yield
    finally:
        os.close(place)


def _need_same(folder: Path, design: Experiment, *unlike: str) -> None:
    """Refuse a folder that holds another experiment, but for what may be unlike."""
    wanted = json.loads(json.dumps(manifest_of(design)))
    other = difference(
        read_manifest(folder), {name: v for name, v in wanted.items() if name not in unlike}
    )
    if other is not None:
        raise ValueError(
            f"{folder} holds another experiment: it was begun {other}. "
            "Choose another place with --out."
        )


class Part(NamedTuple):
    """The results of the games of a chunk: rows of the tables, without their cell.

    The scores of a game are those of its own kind alone.
    """

    games: Sequence[Sequence[Any]]
    squares: Sequence[Sequence[Any]]
    drama: Sequence[Sequence[Any]]

    @property
    def wins(self) -> int:
        return sum(game[2] for game in self.games)


class Parts:
    """The parts of an experiment in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / PARTS

    def add(self, chunk: Chunk, part: Part) -> None:
        """Keep a part; when this returns, a kill of the process does not lose it."""
        self.folder.mkdir(exist_ok=True)
        write_whole(self._path(chunk), json.dumps(part._asdict(), separators=(",", ":")))

    def read(self, chunk: Chunk) -> Part | None:
        """The part of a chunk; None if there is none, or it was not written to its end."""
        try:
            part = Part(**json.loads(self._path(chunk).read_bytes()))
        except (FileNotFoundError, ValueError, TypeError, RecursionError):
            return None
        return part if _is_sound(part, chunk) else None

    def remove(self) -> None:
        """Throw all parts away."""
        for path in (*self.folder.glob("*.json"), *self.folder.glob(".*")):
            path.unlink()
        if self.folder.is_dir():
            self.folder.rmdir()

    def _path(self, chunk: Chunk) -> Path:
        return self.folder / f"{chunk.key}.json"


def part_of(done: Done) -> Part:
    """The rows of a chunk that was played."""
    seed = done.chunk.seed
    return Part(
        [
            (game.number, table_seed(seed, game.number), *game.outcome[:-1], *game.outcome.scores)
            for game in done.games
        ],
        [(kind, spot, count) for (kind, spot), count in sorted(done.spots.items())],
        [
            (game.number, turn, chance)
            for game in done.games
            for turn, chance in enumerate(game.chances)
        ],
    )


def _is_sound(part: Part, chunk: Chunk) -> bool:
    """Does it hold rows as they are written, of just the games of its chunk?"""
    scores = seat_of(chunk.plays).reading.score_names
    rows = (
        *((row, len(Outcome._fields) + 1 + len(scores)) for row in _rows(part.games)),
        *((row, 3) for row in (*_rows(part.squares), *_rows(part.drama))),
    )
    if not all(isinstance(row, list) and len(row) == size for row, size in rows):
        return False
    return [game[0] for game in part.games] == list(chunk.numbers)


def _rows(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [None]

"""The folder of an experiment: whose it is, whether it is finished, one run in it at a time."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from firehouse import __version__
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.designtext import design_text
from firehouse.lab.experiments.engine import engine_digest
from firehouse.lab.files import reserve, write_whole
from firehouse.lab.sameness import difference

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
        from firehouse.lab.experiments.growing import tables_to_parts

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

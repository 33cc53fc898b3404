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
from firehouse.core.setup import what_is
from firehouse.lab.experiments.design import Experiment
from firehouse.lab.experiments.designfile import parse_design
from firehouse.lab.experiments.designtext import design_text

if sys.platform != "win32":
    import fcntl

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


def read_folder(folder: Path) -> Experiment:
    """The design of the experiment in a folder."""
    read_manifest(folder)
    return parse_design((folder / DESIGN).read_text(encoding="utf-8"), folder.name, folder)


def is_finished(folder: Path) -> bool:
    """Are all tables written?"""
    return (folder / LAST_TABLE).is_file()


@contextmanager
def claimed(folder: Path, design: Experiment) -> Iterator[None]:
    """Make the folder of an experiment, or take one that holds the same; nobody else runs in it."""
    _need_place(folder)
    folder.mkdir(exist_ok=True)
    with _reserved(folder):
        if (folder / MANIFEST).exists() and _has_games(folder):
            _need_same(folder, design)
        else:
            write_whole(folder / DESIGN, design_text(design))
            text = json.dumps(manifest_of(design), indent=1, ensure_ascii=False)
            write_whole(folder / MANIFEST, text + "\n")
        yield


def _has_games(folder: Path) -> bool:
    """Was anything played here? Where not, the folder is free for another design."""
    return is_finished(folder) or any((folder / PARTS).glob("*.json"))


def write_whole(path: Path, text: str) -> None:
    """Write a file that is there whole or not at all."""
    part = path.with_name(f".{path.name}")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


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
    if sys.platform == "win32":
        yield
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(
                f"Another run plays into {folder}; wait for it, or choose another place."
            ) from None
        yield
    finally:
        os.close(place)


def _need_same(folder: Path, design: Experiment) -> None:
    """Refuse a folder that holds another experiment."""
    found, wanted = read_manifest(folder), json.loads(json.dumps(manifest_of(design)))
    for name, value in wanted.items():
        if found.get(name) != value:
            raise ValueError(
                f"{folder} holds another experiment: it was begun "
                f"{_difference(name, found.get(name), value)}. Choose another place with --out."
            )


def _difference(name: str, found: Any, wanted: Any) -> str:
    if name == "cells":
        return "with other cells"
    return f"with {name} {_told(found)}, not {_told(wanted)}"


def _told(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return what_is(value) if value is None else str(value)

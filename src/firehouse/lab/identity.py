"""Whether two runs are the same: the engine that plays them, and how their designs differ."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import firehouse
from firehouse.bots.registry import source_of

PACKAGES: Final = ("core", "games", "bots")
"""What decides how a game goes; compiled or not, it is made from these sources."""
SUFFIXES: Final = (".pyc", ".so", ".pyd")
"""Files that are made from others."""
DIGITS: Final = 16
WHOLE: Final = {"cells": "with other cells", "engine": "with other rules or bots"}
"""What is too long to be told, or tells nothing."""


@cache
def engine_digest() -> str:
    """A short digest of the rules and the bots: where it differs, so may the games."""
    root = Path(firehouse.__file__).parent
    whole = sha256()
    for package in PACKAGES:
        for path in sorted(root.joinpath(package).rglob("*")):
            if path.is_file() and path.suffix not in SUFFIXES:
                name = path.relative_to(root).as_posix()
                whole.update(f"{name}\0{sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest()[:DIGITS]


def bot_digest(name: str) -> str:
    """A short digest of the file that somebody's own bot is written in; empty for the house's."""
    source = source_of(name)
    return "" if source is None else sha256(source.read_bytes()).hexdigest()[:DIGITS]


def difference(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str | None:
    """What parts two designs, in few words; None if the wanted one is the one found."""
    for name, value in wanted.items():
        if found.get(name) != value:
            if name in WHOLE:
                return WHOLE[name]
            return f"with {name} {_told(found.get(name))}, not {_told(value)}"
    return None


def _told(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return "nothing" if value is None else str(value)

"""What plays the games: the rules and the bots, told apart by their sources."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import firehouse

PACKAGES: Final = ("core", "games", "bots")
"""What decides how a game goes; compiled or not, it is made from these sources."""
SUFFIXES: Final = (".pyc", ".so", ".pyd")
"""Files that are made from others."""
DIGITS: Final = 16


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

"""Where compiled games lie, and whether they are those of today's sources.

Standard library only: the build asks it before the package can be imported.
"""

from __future__ import annotations

import json
import sys
from importlib.util import source_hash
from pathlib import Path
from sysconfig import get_platform
from typing import Any, Final

PACKAGE_FOLDER: Final = Path(__file__).resolve().parent.parent
HERE: Final = PACKAGE_FOLDER / "native" / "built"
PLATFORM: Final = get_platform()
SUFFIX: Final = f".{PLATFORM}.dll" if sys.platform == "win32" else f".{PLATFORM}.so"
DESCRIPTION: Final = f".{PLATFORM}.json"
FORMAT: Final = 1
"""Rises when a description is written in another way."""


def described(name: str, folder: Path = HERE) -> dict[str, Any] | None:
    """The description of a compiled game; None if there is none, or a source has changed."""
    try:
        text = (folder / f"{name}{DESCRIPTION}").read_text(encoding="utf-8")
        found: dict[str, Any] = json.loads(text)
    except (OSError, ValueError):
        return None
    if found.get("format") != FORMAT or not (folder / f"{name}{SUFFIX}").is_file():
        return None
    for source, digest in found["sources"].items():
        if source_digest(PACKAGE_FOLDER / source) != digest:
            return None
    return found


def source_digest(path: Path) -> str | None:
    """The digest of a source; None for a file that is gone."""
    try:
        return source_hash(path.read_bytes()).hex()
    except OSError:
        return None


def translated_games() -> list[str]:
    """The games of this package that are translated, by name."""
    return sorted(path.parent.name for path in PACKAGE_FOLDER.glob("games/*/native.py"))

"""Files of the laboratory: written whole or not at all, and kept for one run at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.platform != "win32":
    import fcntl


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file that is there whole or not at all, whenever this process is killed."""
    part = path.with_name(f".{path.name}")
    part.write_bytes(content.encode() if isinstance(content, str) else content)
    os.replace(part, path)


def reserve(place: int, otherwise: str) -> None:
    """Keep an open file or folder for this run, as two would play the same games into it.

    A ValueError with the given sentence if another run has it. It is free again when closed.
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(place, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ValueError(otherwise) from None

"""Names of files that people type."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from firehouse.words.language import tell

NO_NAME: Final = tell("screen.file.none-named")


def path_of(name: str) -> Path:
    """The file that a person named; a ValueError if it is no name."""
    if not name or not name.isprintable():
        raise ValueError(NO_NAME)
    return Path(os.path.expanduser(name))

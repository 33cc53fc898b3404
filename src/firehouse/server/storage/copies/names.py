"""A finished file gets its name; until then it is a draft. No file is overwritten."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def drafted(file: Path) -> Iterator[Path]:
    """A draft beside a file, for its owner alone; it takes the name if nothing is raised."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
        _reach_the_disk(draft)
        _take_name(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def _reach_the_disk(draft: Path) -> None:
    with open(draft, "rb+") as file:
        os.fsync(file.fileno())


def _take_name(draft: Path, file: Path) -> None:
    """Give the draft its name, unless somebody has taken it meanwhile."""
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise FileExistsError(
            f"{file} was made by somebody else meanwhile; choose another name."
        ) from None
    draft.replace(file)

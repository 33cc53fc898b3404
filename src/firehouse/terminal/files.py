"""Files that a user names: written completely or not at all, and never over another file."""

from __future__ import annotations

from pathlib import Path

from firehouse.core.phrase import phrase
from firehouse.words.language import part


def complaint(error: OSError) -> str:
    """What is wrong with a file, as a sentence."""
    if error.strerror is None:
        return str(error)
    return ": ".join(str(part) for part in (error.filename, error.strerror) if part) + "."


def need_new(path: Path | None) -> None:
    """Refuse a name that is taken, before anything is done for it."""
    if path is not None and path.exists():
        raise FileExistsError(part(phrase("line.file-exists", path=path)))


def write_new(path: Path, text: str) -> None:
    """Write a file that must not exist yet."""
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise FileExistsError(part(phrase("line.file-exists", path=path))) from None

"""Checks that the file of an SQLite database is still where it was when it was opened."""

from __future__ import annotations

from pathlib import Path

from firehouse.server.storage.errors import StorageLost


class Place:
    """A process that has a file open keeps writing to it, even after it was moved or deleted."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._opened = _identity(file)

    def need_there(self) -> None:
        """StorageLost if the file was moved away, deleted or replaced."""
        if self._file is not None and _identity(self._file) != self._opened:
            raise StorageLost(
                f"The database {self._file} is not there any more, or is another file; "
                "put it back, or start the server again."
            )


def _identity(file: Path | None) -> tuple[int, int] | None:
    """By what the file system knows a file, whatever it is called."""
    try:
        found = None if file is None else file.stat()
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)

"""Keeping a game: the files it was saved to, and whether leaving would lose something."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from firehouse.terminal.files import complaint
from firehouse.tui.session import Session

SECRET: Final = "The server keeps the record until the game is over."
NO_NAME: Final = "Say which file."


class Keeper:
    """Writes records to new files, or to one that this game wrote before."""

    def __init__(self, session: Session, autosave: Path | None = None) -> None:
        self._session = session
        self._autosave = autosave
        self._saved: set[Path] = set()
        self._position = session.moment.position
        """The position that is safe."""

    @property
    def unsaved(self) -> bool:
        """Would who leaves now lose what was played?"""
        if self._session.kept or self._autosave is not None:
            return False
        return self._session.moment.position != self._position

    def save(self, name: str) -> tuple[str, str]:
        """Write the record: where it is, or else what is wrong, as sentences."""
        record = self._session.record()
        if record is None:
            return "", SECRET
        try:
            path = path_of(name)
            record.save(path, overwrite=path in self._saved)
        except (OSError, ValueError) as error:
            return "", complaint(error) if isinstance(error, OSError) else str(error)
        self._saved.add(path)
        self._position = self._session.moment.position
        return f"Saved to {path}.", ""

    def keep(self) -> str:
        """Write the autosave file, if one was asked for; what is wrong with it, if anything is."""
        record = self._session.record() if self._autosave is not None else None
        if record is None or self._autosave is None:
            return ""
        try:
            record.save(self._autosave, overwrite=True)
        except OSError as error:
            return complaint(error)
        return ""

    def name(self) -> str:
        """A name for a new file that nothing has yet."""
        if self._saved:
            return str(sorted(self._saved)[-1])
        base = self._session.setup.ruleset.replace("/", "-")
        names = (f"{base}{f'-{n}' if n > 1 else ''}.json" for n in range(1, 10_000))
        return next(name for name in names if not Path(name).exists())


def path_of(name: str) -> Path:
    """The file that a person named; a ValueError if it is no name."""
    if not name or not name.isprintable():
        raise ValueError(NO_NAME)
    return Path(os.path.expanduser(name))

"""Keeping a game: the files it was saved to, and whether leaving would lose something."""

from __future__ import annotations

import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from firehouse.terminal.files import complaint
from firehouse.tui.file_names import path_of
from firehouse.tui.remote.tickets import state_folder
from firehouse.tui.session import Session
from firehouse.words.language import tell

SECRET: Final = tell("screen.table.secret")


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
        """Would a player who leaves now lose what was played?"""
        return not self._session.kept and self._session.moment.position != self._position

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
        return tell("screen.table.saved", path=path), ""

    def keep(self) -> str:
        """Write the autosave file, if one was asked for; what is wrong with it, if anything is."""
        record = self._session.record() if self._autosave is not None else None
        if record is None or self._autosave is None:
            return ""
        try:
            record.save(self._autosave, overwrite=True)
        except OSError as error:
            return complaint(error)
        self._position = self._session.moment.position
        return ""

    def rescue(self) -> str:
        """Keep a game that is not saved aside: what to tell of it, if anything."""
        record = self._session.record() if self.unsaved else None
        if record is None:
            return ""
        try:
            folder = state_folder()
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
            path = _free(folder / f"rescued-{self._base()}-{stamp}")
            record.save(path)
        except OSError as error:
            return tell("screen.table.lost", wrong=complaint(error))
        except RuntimeError as error:
            return tell("screen.table.lost", wrong=error)
        command = f"firehouse tui --record {shlex.quote(str(path))}"
        return tell("screen.table.rescued", command=command)

    def name(self) -> str:
        """A name for a new file that nothing has yet."""
        if self._saved:
            return str(sorted(self._saved)[-1])
        return str(_free(Path(self._base())))

    def _base(self) -> str:
        return self._session.setup.ruleset.replace("/", "-")


def _free(base: Path) -> Path:
    """A name that nothing has yet."""
    names = (f"{base.name}{f'-{n}' if n > 1 else ''}.json" for n in range(1, 10_000))
    return next(path for path in map(base.with_name, names) if not path.exists())

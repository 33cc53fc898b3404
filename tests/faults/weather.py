"""How the machine treats one server: its disk and its clock."""

from __future__ import annotations

import errno
import mmap
import struct
from pathlib import Path
from typing import Final

FORM: Final = struct.Struct("qqq")
ERRORS: Final = {"disk-full": errno.ENOSPC, "disk-failing": errno.EIO}


class Weather:
    """A file that `weather.c` reads in the server; changes count at once."""

    def __init__(self, file: Path) -> None:
        self.file = file
        file.write_bytes(bytes(FORM.size))
        with file.open("r+b") as opened:
            self._seen = mmap.mmap(opened.fileno(), FORM.size)
        self.clock_seconds = 0
        self.disk_error = 0
        self.disk_delay = 0.0

    def set(self, **changes: float) -> None:
        """Change some of it."""
        for name, value in changes.items():
            setattr(self, name, value)
        delay = int(self.disk_delay * 1_000_000)
        self._seen[:] = FORM.pack(int(self.clock_seconds), int(self.disk_error), delay)

    def clear(self) -> None:
        """A disk as it should be; the clock stays as it is, since nobody turns one back."""
        self.set(disk_error=0, disk_delay=0.0)

    def close(self) -> None:
        self._seen.close()

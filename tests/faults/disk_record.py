"""What a disk holds after a loss of power, from the record that `disk_record.c` wrote.

What was synced is there. Of what was not, nothing is there, or whatever parts a disk had come to:
each sector by itself. Names of files are taken as written at once; that a folder is synced after a
new file was made in it is not looked at.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

HEAD: Final = struct.Struct("qqqqq")
WRITE, TRUNCATE, SYNC_BEGAN, SYNC_ENDED, UNLINK = range(1, 6)
SECTOR: Final = 512
SKIPPED: Final = ("-shm",)
"""SQLite's index of its log is memory, and made again after a crash."""


def recorded(record: Path, root: Path) -> dict[str, str]:
    """The environment of a process whose writes below a folder are recorded."""
    return {"FIREHOUSE_DISK_RECORD": str(record), "FIREHOUSE_DISK_ROOT": str(root)}


@dataclass(frozen=True)
class Change:
    """Something written to a file, or its end set."""

    at: int
    data: bytes | None

    def apply(self, content: bytearray) -> None:
        if self.data is None:
            del content[self.at :]
            content.extend(bytes(self.at - len(content)))
            return
        content.extend(bytes(max(0, self.at - len(content))))
        content[self.at : self.at + len(self.data)] = self.data

    def torn(self, random: Random) -> Iterator[Change]:
        """The sectors of it that came to the disk."""
        if self.data is None:
            if random.random() < 0.5:
                yield self
            return
        for first in range(0, len(self.data), SECTOR):
            if random.random() < 0.5:
                yield Change(self.at + first, self.data[first : first + SECTOR])


@dataclass
class File:
    """A file as it is on the disk, and what is on its way there."""

    safe: bytearray
    unsafe: list[Change] = field(default_factory=list)
    syncing: dict[int, int] = field(default_factory=dict)
    """For each sync that goes on, what it will have made safe."""
    settled: int = 0
    """How many changes have been made safe so far."""

    def change(self, change: Change) -> None:
        self.unsafe.append(change)

    def begin_sync(self, number: int) -> None:
        self.syncing[number] = self.settled + len(self.unsafe)

    def end_sync(self, number: int) -> None:
        upto = self.syncing.pop(number, 0) - self.settled
        for change in self.unsafe[: max(0, upto)]:
            change.apply(self.safe)
        del self.unsafe[: max(0, upto)]
        self.settled += max(0, upto)

    def after_loss(self, random: Random | None) -> bytes:
        """What is left: what was synced, and with `random` parts of what was not."""
        content = bytearray(self.safe)
        if random is not None:
            for change in self.unsafe:
                for part in change.torn(random):
                    part.apply(content)
        return bytes(content)


def lose_power(record: Path, root: Path, base: Path | None, to: Path, seed: int | None) -> int:
    """Write below `to` what is left of `root`, which began as `base`; how much was lost.

    With a seed some of what was not synced is there too, otherwise nothing of it.
    """
    random = None if seed is None else Random(seed)
    files: dict[Path, File] = {}
    for what, path, at, data, sync in _changes(record.read_bytes(), root):
        if path not in files:
            before = base / path if base is not None else None
            known = before is not None and before.is_file()
            files[path] = File(bytearray(before.read_bytes() if before and known else b""))
        file = files[path]
        if what == WRITE:
            file.change(Change(at, data))
        elif what == TRUNCATE:
            file.change(Change(at, None))
        elif what == SYNC_BEGAN:
            file.begin_sync(sync)
        elif what == SYNC_ENDED:
            file.end_sync(sync)
        else:
            files[path] = File(bytearray())
    for path, file in files.items():
        if not path.name.endswith(SKIPPED):
            (to / path).parent.mkdir(parents=True, exist_ok=True)
            (to / path).write_bytes(file.after_loss(random))
    return sum(len(file.unsafe) for file in files.values())


def _changes(record: bytes, root: Path) -> Iterator[tuple[int, Path, int, bytes, int]]:
    """Everything in a record; what was being written when the process was killed is left out."""
    place = 0
    while place + HEAD.size <= len(record):
        what, at, size, path_size, sync = HEAD.unpack_from(record, place)
        held = size if what == WRITE else 0
        begin = place + HEAD.size
        place = begin + path_size + held
        if place > len(record):
            return
        name = os.fsdecode(record[begin : begin + path_size])
        yield what, Path(name).relative_to(root), at, record[begin + path_size : place], sync

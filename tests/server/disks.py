"""Disks that fill up, for tests that may mount one."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


@contextmanager
def a_small_disk(at: Path, size: str = "4m") -> Iterator[Path]:
    """A file system of its own with little room; skipped where none may be mounted."""
    at.mkdir(parents=True, exist_ok=True)
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0700", "tmpfs", str(at)]
    try:
        subprocess.run(mounting, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system may be mounted here")
    try:
        yield at
    finally:
        subprocess.run(["umount", "--lazy", str(at)], check=True)


def fill(disk: Path) -> Path:
    """Take all the room that is left; the file that does so."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        size = 65536
        while size:
            try:
                file.write(b"x" * size)
            except OSError:
                size //= 2
    return filler

"""The page as the next build would make it: other words, and other names for all its files."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from firehouse.server.api.pages import DEVICE, ENCODINGS, FOLDER

TEXTS = {".html", ".js", ".css", ".webmanifest"}
PACKED = tuple(f"*{suffix}" for _, suffix in ENCODINGS)
SIGN = "newer-"
"""What the names of its files begin with."""


def newer_build(folder: Path, words: dict[str, str]) -> Path:
    """A copy of the page in which these words are others."""
    left_out = shutil.ignore_patterns(DEVICE.strip("/"), *PACKED)
    shutil.copytree(FOLDER, folder, ignore=left_out)
    assets = list((folder / "assets").iterdir())
    names = re.compile("|".join(re.escape(path.name) for path in assets))
    for path in folder.rglob("*"):
        if path.suffix in TEXTS:
            text = names.sub(lambda found: SIGN + found[0], path.read_text())
            for before, now in words.items():
                text = text.replace(before, now)
            path.write_text(text)
    for path in assets:
        path.rename(path.with_name(SIGN + path.name))
    return folder

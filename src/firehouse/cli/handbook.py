"""The pages of docs/: they come with the wheel, so that what the help names is at hand."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

FOLDER: Final = "docs/"
SUFFIX: Final = ".md"


def names() -> list[str]:
    """Every page, as the help and the pages themselves name it: docs/files.md."""
    return sorted(f"{FOLDER}{file.name}" for file in _folder().iterdir() if _is_page(file))


def text(name: str) -> str:
    """The page as it was written; the name must be one of those above."""
    return _folder().joinpath(name.removeprefix(FOLDER)).read_text(encoding="utf-8")


def _folder() -> Traversable:
    """Inside an installed package, or beside the sources."""
    shipped = files("firehouse") / "handbook"
    return shipped if shipped.is_dir() else Path(__file__).resolve().parents[3] / FOLDER


def _is_page(file: Traversable) -> bool:
    return file.is_file() and file.name.endswith(SUFFIX)

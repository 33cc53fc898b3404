"""The plans, arrows and decks that come with the game, as texts."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable


def builtin_names(ending: str, folder: str = "plans") -> tuple[str, ...]:
    """The files with this ending, without it."""
    names = (file.name for file in _folder(folder).iterdir())
    return tuple(sorted(name.removesuffix(ending) for name in names if name.endswith(ending)))


def builtin_text(name: str, ending: str, what: str, folder: str = "plans") -> str:
    """One of these files; a ValueError lists the names there are."""
    names = builtin_names(ending, folder)
    if name not in names:
        raise ValueError(f"There is no {what} '{name}'; choose from {', '.join(names)}.")
    return _folder(folder).joinpath(name + ending).read_text(encoding="utf-8")


def _folder(name: str) -> Traversable:
    return resources.files(__package__).joinpath(name)

"""The plans, arrows and decks that come with the game, as texts."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

from firehouse.core.language import prose
from firehouse.games.flashpoint.data.files.faults import fault


def builtin_names(ending: str, folder: str = "plans") -> tuple[str, ...]:
    """The files with this ending, without it."""
    names = (file.name for file in _folder(folder).iterdir())
    found = (name.removesuffix(ending) for name in names if name.endswith(ending))
    return tuple(sorted(name for name in found if "." not in name))


def builtin_text(name: str, ending: str, what: str, folder: str = "plans") -> str:
    """One of these files; a ValueError lists the names there are."""
    names = builtin_names(ending, folder)
    if name not in names:
        raise fault("box.no-file", what=what, name=name, names=names)
    return prose(_folder(folder), name + ending)


def _folder(name: str) -> Traversable:
    return resources.files(__package__).joinpath(name)

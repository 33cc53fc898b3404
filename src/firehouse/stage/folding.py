"""Folding events into a view one after the other, telling what each of them changed."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from firehouse.core.event import Event
from firehouse.core.game import Game

View = dict[str, Any]


class Folder:
    """A view that events change; the view that was given stays as it is."""

    def __init__(self, game: Game[Any], view: View) -> None:
        self._game = game
        self._seen = view
        """What was told so far. Its values are replaced, never changed."""
        self._view = copied(view)

    def fold(self, event: Event) -> View:
        """The keys that the event changed, with their new values."""
        view, seen = self._view, self._seen
        self._game.fold(view, event)
        changed = [key for key, value in view.items() if value != seen[key]]
        if not changed:
            return {}
        patch = {key: copied(view[key]) for key in changed}
        self._seen = {**seen, **patch}
        return patch


def copied(value: Any) -> Any:
    """A copy of plain data, all the way down."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value


def kind_of(event: Event) -> str:
    """What clients call a kind of event, such as "wall-damaged"."""
    return _kebab(type(event).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

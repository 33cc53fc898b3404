"""Folding events into a view one after the other, telling what each of them changed."""

from __future__ import annotations

from typing import Any

from firehouse.core.event import Event
from firehouse.core.game import Game

View = dict[str, Any]


class Folder:
    """A view that events change; the view that was given stays as it is."""

    def __init__(self, game: Game[Any], view: View) -> None:
        self._game = game
        self.view = view
        """What was told so far. It and its values are replaced, never changed."""
        self._working = copied(view)

    def fold(self, event: Event) -> View:
        """The keys that the event changed, with their new values."""
        working, told = self._working, self.view
        self._game.fold(working, event)
        changed = [key for key, value in working.items() if value != told[key]]
        if not changed:
            return {}
        patch = {key: copied(working[key]) for key in changed}
        self.view = {**told, **patch}
        return patch

    def put(self, patch: View) -> View:
        """Tell something that no event does."""
        self._working.update(copied(patch))
        self.view = {**self.view, **patch}
        return patch


def copied(value: Any) -> Any:
    """A copy of plain data, all the way down."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value

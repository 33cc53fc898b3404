"""Folding events into a view one after the other, telling what each of them changed."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.event import Event
from firehouse.core.game import Game

View = dict[str, Any]

WORDS: Final = "words"
"""The key of what is at places that are other than the scene tells them."""


class Folder:
    """A view that events change; the original view is not modified."""

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

    def tell(self, told: View) -> View:
        """Tell what follows from the position; only what is new of it is a patch."""
        before = self.view
        new = {key: value for key, value in told.items() if value != before[key]}
        self.put(new)
        return {**new, WORDS: _changes(before[WORDS], new[WORDS])} if WORDS in new else new


def patched(view: View, patch: View) -> View:
    """A view after a frame: keys are replaced whole, of the words only the places told."""
    if WORDS not in patch:
        return {**view, **patch}
    words = {**view[WORDS], **patch[WORDS]}
    return {**view, **patch, WORDS: {spot: told for spot, told in words.items() if told}}


def _changes(before: View, after: View) -> View:
    """The places whose words are new; None: as the scene tells them."""
    gone = dict.fromkeys(spot for spot in before if spot not in after)
    return {**gone, **{spot: told for spot, told in after.items() if told != before.get(spot)}}


def copied(value: Any) -> Any:
    """A copy of plain data, all the way down."""
    if isinstance(value, dict):
        return {key: copied(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value

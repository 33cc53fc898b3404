"""A text field in which `?` opens the help as long as nothing is typed."""

from __future__ import annotations

from typing import Final

from textual.widgets import Input

ASKS: Final = "?"


class TextLine(Input):
    """An input; while it is empty or wholly marked, a question mark is no letter."""

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Is this key written, rather than a key of the screen?"""
        if character == ASKS and not self._is_begun:
            return False
        return super().check_consume_key(key, character)

    @property
    def _is_begun(self) -> bool:
        return bool(self.value) and self.selection.is_empty

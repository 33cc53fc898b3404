"""Lists whose cursor is visible without colours too."""

from __future__ import annotations

from typing import Final

from textual.style import Style
from textual.widgets import OptionList

HIGHLIGHTED: Final = "option-list--option-highlighted"
REVERSE: Final = Style(reverse=True)


class Rows(OptionList):
    """An option list; where there are no colours its cursor is drawn in reverse.

    A style sheet cannot say this: Textual leaves "reverse" out of what it reads for rows.
    """

    DEFAULT_CSS = """
    Rows, Rows:focus { border: none; }
    """

    def get_visual_style(self, *component_classes: str, partial: bool = False) -> Style:
        """The style of a row."""
        style = super().get_visual_style(*component_classes, partial=partial)
        if self.app.no_color and HIGHLIGHTED in component_classes:
            return style + REVERSE
        return style

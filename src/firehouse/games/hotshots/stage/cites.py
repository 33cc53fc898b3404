"""The rule behind an event: the rulebook's heading and our reference's section."""

from __future__ import annotations

from functools import cache
from typing import Any

from firehouse.core.event import word_of
from firehouse.games.hotshots.data.headings import SECTIONS
from firehouse.games.hotshots.game import Hotshots
from firehouse.stage.shapes import Cite


def cite(game: Hotshots, event: Any) -> Cite:
    """The rule behind an event."""
    kind = type(event)
    return _cite(word_of(kind.rule, event), word_of(kind.section, event))


@cache
def _cite(rule: str, section: str) -> Cite:
    return Cite(rule, f"hotshots/{section or SECTIONS[rule]}")

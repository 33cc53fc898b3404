"""The rule behind an event: the rulebook's heading and our reference's section."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from firehouse.core.event import word_of
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.kinds import OF_NAME
from firehouse.stage.shapes import Cite

_SECOND: Final = {**headings.SECOND, headings.SECONDARY: "Advance Fire"}
"""What the second edition calls the rules that both editions have."""

_SECTIONS: Final = {"set-up-advanced": "set-up-experienced"}
"""Where the second edition has a section of its own."""


def cite(game: FlashPoint, event: Any) -> Cite:
    """The rule behind an event, by its heading in the edition that is played."""
    rule = word_of(type(event).rule, event) or OF_NAME[event.cause].rule
    return _cite(rule, game.house.options.points_last)


@cache
def _cite(rule: str, second: bool) -> Cite:
    section = headings.section(rule)
    if second:
        rule, section = _SECOND.get(rule, rule), _SECTIONS.get(section, section)
    return Cite(rule, f"flashpoint/{section}")

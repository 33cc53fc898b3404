"""Whom a firefighter takes along, by name where they are known."""

from __future__ import annotations

from typing import Any

from firehouse.games.flashpoint.residents import Residents
from firehouse.games.flashpoint.rules.actions import TRAPPED, TREATED
from firehouse.games.flashpoint.rules.moving import victim_flags
from firehouse.games.flashpoint.words.names import Name, carried, company, resident


def taken_along(known: Residents, start: int, load: int, led: int) -> dict[str, Any]:
    """What is carried and who is led from a square, as arguments of a label."""
    held = known.at(start, load == TREATED, load == TRAPPED) if victim_flags(load) >= 0 else None
    name: Name = resident(held.face) if held else carried(load, "the")
    others = [one for one in known.led(start, led + 1) if one is not held][:led]
    return {"load": name, "company": company([one.face for one in others], led)}

"""Which events are part of the fire's advance, to be played step by step."""

from __future__ import annotations

from typing import Any

from firehouse.core.event import flag_of


def is_fire(event: Any) -> bool:
    """Did the fire do it, or the card or roll that drives the fire?"""
    return flag_of(type(event).fire, event)

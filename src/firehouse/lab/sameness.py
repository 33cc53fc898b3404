"""Is what was begun the same as what is wanted? If not, in what do they differ?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

WHOLE: Final = {"cells": "with other cells", "engine": "with other rules or bots"}
"""What is too long to be told, or tells nothing."""


def difference(found: Mapping[str, Any], wanted: Mapping[str, Any]) -> str | None:
    """What parts two designs, in few words; None if the wanted one is the one found."""
    for name, value in wanted.items():
        if found.get(name) != value:
            if name in WHOLE:
                return WHOLE[name]
            return f"with {name} {_told(found.get(name))}, not {_told(value)}"
    return None


def _told(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return "nothing" if value is None else str(value)

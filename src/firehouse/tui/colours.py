"""Whether the terminal has colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COLOURLESS: Final = ("vt52", "vt100", "vt102", "vt125", "vt132", "vt220", "vt320", "vt420")
"""Kinds of terminals that were built without."""
ENDINGS: Final = ("-m", "-mono")
"""How names of kinds end that do without."""


def has_colours(environment: Mapping[str, str]) -> bool:
    """Does the terminal have colours, and does nobody wish to do without them?"""
    kind = environment.get("TERM", "")
    plain = kind.startswith(COLOURLESS) or kind.endswith(ENDINGS)
    return "NO_COLOR" not in environment and not plain

"""The actions that a set-up of Hotshots can have, in the order of their numbers.

The kinds stand in the order of the engine, each with the arguments that its form can have.
"""

from __future__ import annotations

from typing import Final

from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.words.notation import NOTATION

_ALWAYS: Final = ("keep", "yes", "no")
"""Kinds with numbers also where they are not needed: environments keep the numbers they have."""


def numbered(g: House) -> list[int]:
    """Every action that a player could ever take in this set-up."""
    return NOTATION.numbered(g, act, _ALWAYS)

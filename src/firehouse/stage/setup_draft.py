"""What clients know of a set-up that is being filled in: where it begins, what is wrong with it.

The page gets limits and sentences with the protocol's types.
"""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.catalogue import Ruleset
from firehouse.words.language import tell

USUAL_CREW: Final = 4
LONGEST_SEED: Final = 15
"""How many digits a seed may have."""
BAD_SEED: Final = tell("setup.bad-seed")
OPEN_ROLE: Final = tell("setup.open-role")


def usual_setup(found: Ruleset) -> dict[str, Any]:
    """What a rule set is played with if nothing else is chosen, as plain data."""
    first = {"board": found.boards[:1], "difficulty": found.difficulties[:1]}
    crew = min(found.crew, key=lambda size: abs(size - USUAL_CREW))
    chosen = {name: rows[0] for name, rows in first.items() if rows}
    return {"ruleset": found.id, **chosen, "crew": crew}

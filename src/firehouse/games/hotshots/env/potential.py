"""How promising a position is: what the shaped reward pays for, and takes back at the end."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import size
from firehouse.games.hotshots.data.faces import DICE
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.state import State, all_flames, burning_tiles

DIE: Final = 0.02
"""What each lost die costs."""
BURNING: Final = 0.02
"""What each burning tile costs, besides its flames."""


def potential(g: House, s: State) -> float:
    """Nothing burns and nothing is lost at 0; flames and scorched tiles lead down to the loss."""
    options = g.options
    hope = -float(all_flames(s)) / float(options.flames)
    hope -= float(size(s.scorched)) / float(options.scorch_limit)
    hope -= BURNING * float(size(burning_tiles(s)))
    return hope - DIE * float(DICE - s.dice)

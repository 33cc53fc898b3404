"""Tables of puzzles: at a position of the shelf, or at a moment of a game that is over."""

from __future__ import annotations

from typing import Final

from firehouse.bots.positions import position_of
from firehouse.core.phrase import phrase
from firehouse.puzzles import Puzzle
from firehouse.server.denial import Denied
from firehouse.server.pool.fair_queue import Party
from firehouse.server.pool.thinkers import Asked
from firehouse.server.resources import Resources
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.following import follow
from firehouse.server.tables.new_tables import Order, branch, holders_of
from firehouse.server.tables.shared_games import SharedTable
from firehouse.server.thinking import work

SECONDS: Final = 2.0
"""What weighing a moment of one's own game may cost."""


async def puzzle_table(found: Puzzle) -> Order:
    """A table at the position of a puzzle; what luck would bring after it is new."""
    core = SharedTable.of(found.setup, None, settle=False)
    await follow(core, found.steps)
    return Order(core, holders_of(core, []), people=[], about={"puzzle": found.id})


async def own_puzzle(resources: Resources, fold: Fold, step: int, address: str) -> Order:
    """A table before a step of a game, with every other way to go on weighed."""
    if not fold.over:
        raise Denied("not-over", phrase("denied.reviewed-later"))
    order = await branch(fold, step - 1, same_luck=False)
    asked = Asked(Party(address, fold.row.id))
    found = await resources.thinkers.think(asked, work.puzzle, position_of(order.core), SECONDS)
    if found is None:
        raise Denied("no-puzzle-made", phrase("denied.no-puzzle-made"))
    order.about["puzzle"] = found
    return order

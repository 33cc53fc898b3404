"""The shortest way out for smoke, found with words of bits, against one found square by square."""

from __future__ import annotations

import pytest
from hand_made import later

from firehouse import Rng
from firehouse.core.bits import bit
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL, STAIRS, WAYS
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.prevention import nearer_out
from firehouse.games.flashpoint.rules.state import State
from firehouse.games.flashpoint.rules.walls import closed, edge_of

HOUSES = {
    "house": later("flashpoint/experienced", "firefighter"),
    "brownstone": later("flashpoint/brownstone", "firefighter"),
    "villa": later("flashpoint/second-story", "firefighter"),
}


@pytest.mark.parametrize("name", HOUSES)
@pytest.mark.parametrize("seed", range(20))
def test_the_way_out_of_smoke(name: str, seed: int) -> None:
    """In houses with holes at random, from every square."""
    g = HOUSES[name]
    s = _ruin(g, seed)
    far = _steps_out(g, s)
    for square in range(DICE_SQUARES):
        nearer = [n for n in range(DICE_SQUARES) if far[n] < far[square] < DICE_SQUARES]
        assert nearer_out(g, s, square) == sum(bit(n) for n in nearer)


def _ruin(g: House, seed: int) -> State:
    """The house with some of what can be destroyed or opened destroyed or open."""
    luck = Rng(seed)
    s = State([])
    for edge in g.board.ends:
        place = bit(edge % LEVEL)
        if not g.board.barriers.has(edge) or luck.below(10) > seed % 4:
            continue
        if edge < LEVEL:
            s.gone_v |= place
        else:
            s.gone_h |= place
    return s


def _steps_out(g: House, s: State) -> list[int]:
    """Steps from each dice square to the outside; DICE_SQUARES from where there is no way."""
    far = [DICE_SQUARES] * DICE_SQUARES
    for _ in range(DICE_SQUARES):
        for square in range(DICE_SQUARES):
            for way in range(STAIRS + 1):
                beyond = g.next[square * WAYS + way]
                edge = edge_of(g, square, way)
                if beyond < 0 or (closed(g, s, edge) and not g.board.doors.has(edge)):
                    continue
                step = 1 if beyond >= DICE_SQUARES else far[beyond] + 1
                far[square] = min(far[square], step)
    return far

"""Flash Point for learners."""

from __future__ import annotations

from typing import Final

from firehouse.envs.encoding import EncodingFace
from firehouse.games.flashpoint.env import grid
from firehouse.games.flashpoint.env.coder import FlashPointCoder
from firehouse.games.flashpoint.env.tables import action_numbers, facts, planes, uses

ENCODING: Final = EncodingFace(
    planes=planes.PLANES,
    flags=facts.FLAGS,
    numbers=facts.NUMBERS,
    decisions=uses.decisions,
    actions=action_numbers.numbered,
    shape=lambda house: (grid.ROWS, grid.columns(house.board)),
    coder=FlashPointCoder,
)

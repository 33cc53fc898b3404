"""Hotshots for learners."""

from __future__ import annotations

from typing import Final

from firehouse.envs.encoding import EncodingFace
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.env.coder import HotshotsCoder
from firehouse.games.hotshots.env.tables import action_numbers, facts, planes, uses

ENCODING: Final = EncodingFace(
    planes=planes.PLANES,
    flags=facts.FLAGS,
    numbers=facts.NUMBERS,
    decisions=uses.decisions,
    actions=action_numbers.numbered,
    shape=lambda house: (TILES,),
    coder=HotshotsCoder,
)

"""The game that newcomers see first: a full crew in a house that burns strongly."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.stage.glimpse import Glimpse

_CREW: Final = ("paramedic", "fire-captain", "rescue-specialist", "driver-operator")

GLIMPSE: Final = Glimpse(
    Setup("flashpoint/experienced", "house_front", "recruit", _CREW), seed=17, before=44, shown=60
)

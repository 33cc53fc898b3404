"""What newcomers see of Flash Point: a full crew in a house that burns in earnest."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.stage.glimpse import Glimpse

_CREW: Final = ("paramedic", "fire-captain", "rescue-specialist", "driver-operator")

GLIMPSE: Final = Glimpse(
    Setup("flashpoint/experienced", "house_front", "recruit", _CREW), seed=17, before=44, shown=60
)

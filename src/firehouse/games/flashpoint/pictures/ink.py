"""The colours that all pictures of Flash Point share."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#fcfbf7"
MUTED: Final = "#707784"
HAIRLINE: Final = "#d9d6cc"
ENGINE_RED: Final = "#c0392b"
AMBULANCE_BLUE: Final = "#1f6fb2"

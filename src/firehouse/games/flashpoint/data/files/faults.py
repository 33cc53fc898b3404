"""What is wrong with a text, in the words of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.core.fault import Fault


class FlashPointFault(Fault):
    """A message of this game's words."""

    words = "firehouse.games.flashpoint.words"


fault: Final = FlashPointFault.of

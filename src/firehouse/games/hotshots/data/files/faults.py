"""What is wrong with a text, in the words of Hotshots."""

from __future__ import annotations

from typing import Final

from firehouse.core.fault import Fault


class HotshotsFault(Fault):
    """A message of this game's words."""

    words = "firehouse.games.hotshots.words"


fault: Final = HotshotsFault.of

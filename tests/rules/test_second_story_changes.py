"""2nd Story: Vehicle Action Changes and Setup Changes."""

from __future__ import annotations

import pytest
from rule import rule
from story import Story, hotel, new_game, villa

ALL_FIRE = """
    ground
      2    am| F   F o F | F w am
             +-o-+---+   +~~~+
      3    am| F | F   F | F | am
             +---+---+   +   +
      4      | F   F o F o F |
    second
      3      | F | F   F o F w
             +~~~+---+   +---+
      4      | F   F o F | F |
"""


def aims(engine: str, roll: str) -> str:
    """The square that the deck gun hits from the engine's square, with this roll."""
    ground = {
        "north": "\n      0        &   En  Am  Am\n",
        "south": "\n      0        en  en  Am  Am\n",
    }[engine]
    low = "\n      7        am  am  &   En\n" if engine == "south" else ""
    scene = villa(f"""
    ground
{ground}
    at {'g0,1' if engine == 'north' else 'g7,3'}: En 1
    """ if not low else f"""
    ground
      0        en  en  Am  Am
             +---+---+= =+---+
      1      w .   . : . o . |
             +   +   +   +   +
      2    am| .   . o . | . w am
             +-o-+---+   +~~~+
      3    am| . | .   . | . | am
             +---+---+   +   +
      4      | .   . o . o . |
             +   +   +-o-+---+
      5      = .   . : .   . |
             +   +   +   +   +
      6      | .   . o .   . =
             +---+-w-+-w-+---+
      7        am  am  &   En
    at g7,3: En 1
    """)
    log = scene.play("gun", roll)
    hit = next(event for event in log if type(event).__name__ == "GunHit")
    return str(scene.game.house.board.names[hit.square])  # type: ignore[attr-defined]

"""The sixteen reward tokens by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HELMET_HOSE: Final = 0
COMBI_MCLEOD: Final = 1
CHAINSAW_PULASKI: Final = 2
WILD: Final = 3
DOUBLE: Final = 4
SKIP_CARD: Final = 5
SUMMON: Final = 6
SAVE_DIE: Final = 7
MOVE_2: Final = 8
MOVE_1_FIRE: Final = 9
ANYWHERE: Final = 10
FIREBREAK: Final = 11
RECOVER: Final = 12
SUPPORT: Final = 13
EXTRA_FLAME: Final = 14
EXTRA_TURN: Final = 15
TOKENS: Final = 16
ALL: Final = 65535
DICE: Final = 31
"""Those that bring a match, up to DOUBLE, as bits."""


@dataclass(frozen=True)
class Token:
    """A reward token."""

    id: str
    """What actions and drawings call it."""
    title: str
    """What people call it."""
    faces: int = 0
    """The faces that a dice token can stand for, as a set of bits."""
    names: str = ""
    """What else is named when it is played: a face, a pawn or a tile."""


ROWS: Final = (
    Token("helmet-hose", "Helmet or Hose", 36, "face"),
    Token("combi-mcleod", "Combi-Tool or McLeod", 18, "face"),
    Token("chainsaw-pulaski", "Chainsaw or Pulaski", 9, "face"),
    Token("wild", "wild die", 63, "face"),
    Token("double", "double a locked die", names="face"),
    Token("skip-card", "no Fire card"),
    Token("summon", "bring a firefighter", names="pawn"),
    Token("save-die", "save a die"),
    Token("move-2", "move 2 more"),
    Token("move-1", "move 1 more, through fire"),
    Token("anywhere", "move anywhere", names="tile"),
    Token("firebreak", "Firebreak"),
    Token("recover", "recover a die"),
    Token("support", "Support"),
    Token("extra-flame", "one more flame", names="tile"),
    Token("extra-turn", "another turn"),
)

IDS: Final = tuple(row.id for row in ROWS)
TITLES: Final = tuple(row.title for row in ROWS)
FACE_SETS: Final = [row.faces for row in ROWS if row.faces]
BARE: Final = [not row.names for row in ROWS]
"""Is the token played without naming anything else?"""

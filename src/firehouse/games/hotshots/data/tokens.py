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
    """A reward token; [token] of the words has its name and what it does."""

    id: str
    """What actions and drawings call it."""
    faces: int = 0
    """The faces that a dice token can stand for, as a set of bits."""
    names: str = ""
    """What else is named when it is played: a face, a pawn or a tile."""


ROWS: Final = (
    Token("helmet-hose", 36, "face"),
    Token("combi-mcleod", 18, "face"),
    Token("chainsaw-pulaski", 9, "face"),
    Token("wild", 63, "face"),
    Token("double", names="face"),
    Token("skip-card"),
    Token("summon", names="pawn"),
    Token("save-die"),
    Token("move-2"),
    Token("move-1"),
    Token("anywhere", names="tile"),
    Token("firebreak"),
    Token("recover"),
    Token("support"),
    Token("extra-flame", names="tile"),
    Token("extra-turn"),
)

IDS: Final = tuple(row.id for row in ROWS)
FACE_SETS: Final = [row.faces for row in ROWS if row.faces]
BARE: Final = [not row.names for row in ROWS]
"""Is the token played without naming anything else?"""

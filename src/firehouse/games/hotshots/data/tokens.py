"""The sixteen reward tokens by number."""

from __future__ import annotations

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

IDS: Final = (
    "helmet-hose",
    "combi-mcleod",
    "chainsaw-pulaski",
    "wild",
    "double",
    "skip-card",
    "summon",
    "save-die",
    "move-2",
    "move-1",
    "anywhere",
    "firebreak",
    "recover",
    "support",
    "extra-flame",
    "extra-turn",
)
"""What actions and drawings call the tokens."""

TITLES: Final = (
    "Helmet or Hose",
    "Combi-Tool or McLeod",
    "Chainsaw or Pulaski",
    "wild die",
    "double a locked die",
    "no Fire card",
    "bring a firefighter",
    "save a die",
    "move 2 more",
    "move 1 more, through fire",
    "move anywhere",
    "Firebreak",
    "recover a die",
    "Support",
    "one more flame",
    "another turn",
)
"""What people call them."""

FACE_SETS: Final = [36, 18, 9, 63]
"""The faces that the four dice tokens can stand for, as sets of bits."""

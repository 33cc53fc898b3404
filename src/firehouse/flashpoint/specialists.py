"""The specialists: each a row of what it costs and what it may do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NEVER: Final = 99
"""A price that nobody can pay: the specialist may not do it at all."""


class Role:
    """One row: prices in AP for one step of each kind of work."""

    ap: i64
    chop: i64
    extinguish: i64
    treat: i64
    drive: i64
    gun: i64

    def __init__(
        self,
        id: str,
        title: str,
        text: str,
        ap: int = 4,
        chop: int = 2,
        extinguish: int = 1,
        treat: int = NEVER,
        drive: int = 4,
        gun: int = 4,
        diagonal: bool = False,
        commands: bool = False,
        rerolls: bool = False,
    ) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.ap = ap
        self.chop = chop
        self.extinguish = extinguish
        self.treat = treat
        self.drive = drive
        self.gun = gun
        self.diagonal = diagonal
        self.commands = commands
        self.rerolls = rerolls


FIREFIGHTER: Final = Role("firefighter", "Firefighter", "No special ability.")

FIRST_EDITION: Final = (
    FIREFIGHTER,
    Role(
        "paramedic",
        "Paramedic",
        "Treats a victim in the same square for 2 AP; the victim then walks along.",
        treat=2,
    ),
    Role(
        "fire-captain",
        "Fire Captain",
        "Spends own AP to move other firefighters, at the price they would pay.",
        commands=True,
    ),
    Role(
        "rescue-specialist",
        "Rescue Specialist",
        "Chops for 1 AP and steps diagonally where the way is open; cannot extinguish.",
        chop=1,
        extinguish=NEVER,
        diagonal=True,
    ),
    Role(
        "driver-operator",
        "Driver/Operator",
        "Drives and fires the deck gun for 2 AP; may re-roll each of the gun's dice once.",
        drive=2,
        gun=2,
        rerolls=True,
    ),
)

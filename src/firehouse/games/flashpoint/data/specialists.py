"""The specialists: each a row of what it costs and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

NEVER: Final = 99
"""A price that nobody can pay: the specialist may not do it at all."""


# What free action points may be spent on; OTHER is for work that no free points pay.
OTHER: Final = 0
MOVEMENT: Final = 1
EXTINGUISHING: Final = 2
COMMAND: Final = 3


class Role:
    """One row: prices in AP for one step of each kind of work."""

    def __init__(
        self,
        id: str,
        letter: str,
        title: str,
        text: str,
        ap: int = 4,
        save: int = 0,
        free: int = 0,
        free_for: int = OTHER,
        drag: int = 2,
        chop: int = 2,
        extinguish: int = 1,
        treat: int = NEVER,
        drive: int = 4,
        gun: int = 4,
        identify: int = NEVER,
        dispose: int = NEVER,
        clear: int = NEVER,
        repair: int = NEVER,
        shift: int = NEVER,
        diagonal: bool = False,
        commands: bool = False,
        command_limit: bool = False,
        rerolls: bool = False,
        veteran: bool = False,
        dog: bool = False,
        promo: bool = False,
    ) -> None:
        self.id = id
        self.letter = letter
        """It tells pawns apart without colour."""
        self.title = title
        self.text = text
        self.ap: i64 = ap
        self.save: i64 = save
        """AP that may be saved; 0 for as many as the option says."""
        self.free: i64 = free
        """AP on top of the others each turn, for one kind of work, never saved."""
        self.free_for: i64 = free_for
        self.drag: i64 = drag
        """The price of a step with a victim."""
        self.chop: i64 = chop
        self.extinguish: i64 = extinguish
        self.treat: i64 = treat
        self.drive: i64 = drive
        self.gun: i64 = gun
        self.identify: i64 = identify
        """The price of turning over a point of interest anywhere."""
        self.dispose: i64 = dispose
        """The price of removing a hazmat from the own square."""
        self.clear: i64 = clear
        """The price of taking the hot spot off the own square."""
        self.repair: i64 = repair
        """The price of taking one damage marker off a wall of the own square."""
        self.shift: i64 = shift
        """The price of moving smoke one square; a point of interest costs twice as much."""
        self.diagonal = diagonal
        self.commands = commands
        self.command_limit = command_limit
        """Does the Captain move this specialist with one command AP a turn at the most?"""
        self.rerolls = rerolls
        self.veteran = veteran
        self.dog = dog
        self.promo = promo


FIREFIGHTER: Final = Role("firefighter", "F", "Firefighter", "No special ability.")

FIRST_EDITION: Final = (
    FIREFIGHTER,
    Role(
        "paramedic",
        "P",
        "Paramedic",
        "Treats a victim in the same square for 2 AP; the victim then walks along.",
        treat=2,
    ),
    Role(
        "fire-captain",
        "C",
        "Fire Captain",
        "Spends own AP to move other firefighters, at the price they would pay.",
        commands=True,
    ),
    Role(
        "rescue-specialist",
        "R",
        "Rescue Specialist",
        "Chops for 1 AP and steps diagonally where the way is open; cannot extinguish.",
        chop=1,
        extinguish=NEVER,
        diagonal=True,
    ),
    Role(
        "driver-operator",
        "D",
        "Driver/Operator",
        "Drives and fires the deck gun for 2 AP; may re-roll each of the gun's dice once.",
        drive=2,
        gun=2,
        rerolls=True,
    ),
)

ENGINEER: Final = "structural-engineer"


def engineer(decks: bool, extinguishes: bool) -> Role:
    """The Structural Engineer as the game has it: hot spots or Flare Ups, tweak 11 or not.

    In the box with the decks the card is one of the deck, not a promotional one.
    """
    work = "Puts a Flare Up back into the supply" if decks else "Clears a hot spot"
    water = "extinguishes at double price" if extinguishes else "cannot extinguish"
    return Role(
        ENGINEER,
        "E",
        "Structural Engineer",
        f"{work} for 1 AP or repairs a wall for 2 where no fire is near; {water}.",
        clear=1,
        repair=2,
        extinguish=2 if extinguishes else NEVER,
        drive=2,
        promo=not decks,
    )


SECOND_EDITION: Final = (
    Role("firefighter", "F", "Firefighter", "No special ability.", drive=2),
    Role(
        "paramedic",
        "P",
        "Paramedic",
        "Treats a victim in the same square for 1 AP; extinguishes at double price.",
        treat=1,
        extinguish=2,
        drive=2,
    ),
    Role(
        "fire-captain",
        "C",
        "Fire Captain",
        "2 more AP each turn to make others move or work doors, at their price.",
        free=2,
        free_for=COMMAND,
        commands=True,
        drive=2,
    ),
    Role(
        "imaging-technician",
        "I",
        "Imaging Technician",
        "Turns over a point of interest anywhere for 1 AP.",
        identify=1,
        drive=2,
    ),
    Role(
        "cafs-firefighter",
        "A",
        "CAFS Firefighter",
        "3 AP, and 3 more each turn to extinguish.",
        ap=3,
        free=3,
        free_for=EXTINGUISHING,
        command_limit=True,
        drive=2,
    ),
    Role(
        "hazmat-technician",
        "H",
        "Hazmat Technician",
        "Removes a hazmat from the same square for 2 AP.",
        dispose=2,
        drive=2,
    ),
    Role("generalist", "G", "Generalist", "5 AP, and no special ability.", ap=5, drive=2),
    Role(
        "rescue-specialist",
        "R",
        "Rescue Specialist",
        "3 more AP each turn to move; chops for 1 AP; extinguishes at double price.",
        free=3,
        free_for=MOVEMENT,
        chop=1,
        extinguish=2,
        drive=2,
    ),
    Role(
        "driver-operator",
        "D",
        "Driver/Operator",
        "Fires the deck gun for 2 AP and may re-roll each of its dice once.",
        gun=2,
        rerolls=True,
        drive=2,
    ),
    Role(
        "veteran",
        "V",
        "Veteran",
        "Dodges fire for 1 saved AP; firefighters near by get 1 more AP and may dodge for 2.",
        veteran=True,
        drive=2,
        promo=True,
    ),
    Role(
        "rescue-dog",
        "K",
        "Rescue Dog",
        "12 AP, saves 6; moves, drags victims for 4, squeezes through damaged walls for 2, scents "
        "points of interest beside it; nothing else, and never into fire.",
        ap=12,
        save=6,
        drag=4,
        chop=NEVER,
        extinguish=NEVER,
        drive=NEVER,
        gun=NEVER,
        dog=True,
        promo=True,
    ),
    engineer(False, False),
    Role(
        "fire-prevention-specialist",
        "S",
        "Fire Prevention Specialist",
        "Moves smoke for 1 AP a square, or a point of interest for 2, towards the nearest exit.",
        shift=1,
        drive=2,
        promo=True,
    ),
)


def index_of(wanted: str, ids: Sequence[str]) -> int | None:
    """The place of a specialist by its id, or by a word that only this id has."""
    if wanted in ids:
        return ids.index(wanted)
    by_word = [index for index, id in enumerate(ids) if wanted in id.split("-")]
    return by_word[0] if len(by_word) == 1 else None

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
        told: str = "",
        title: str = "",
        text: str = "",
    ) -> None:
        self.id = id
        self.letter = letter
        """It tells pawns apart without colour."""
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
        self.told = told or id
        """The message that says what the card can do."""
        self.title = title
        self.text = text
        """The words of a player's own card; those of the box are in the game's language."""


FIREFIGHTER: Final = Role("firefighter", "F")

FIRST_EDITION: Final = (
    FIREFIGHTER,
    Role("paramedic", "P", treat=2, told="first-paramedic"),
    Role("fire-captain", "C", commands=True, told="first-fire-captain"),
    Role(
        "rescue-specialist",
        "R",
        chop=1,
        extinguish=NEVER,
        diagonal=True,
        told="first-rescue-specialist",
    ),
    Role("driver-operator", "D", drive=2, gun=2, rerolls=True, told="first-driver-operator"),
)

ENGINEER: Final = "structural-engineer"


def engineer(decks: bool, extinguishes: bool) -> Role:
    """The Structural Engineer as the game has it: hot spots or Flare Ups, tweak 11 or not.

    In the box with the decks the card is one of the deck, not a promotional one.
    """
    return Role(
        ENGINEER,
        "E",
        clear=1,
        repair=2,
        extinguish=2 if extinguishes else NEVER,
        drive=2,
        promo=not decks,
    )


SECOND_EDITION: Final = (
    Role("firefighter", "F", drive=2),
    Role("paramedic", "P", treat=1, extinguish=2, drive=2),
    Role("fire-captain", "C", free=2, free_for=COMMAND, commands=True, drive=2),
    Role("imaging-technician", "I", identify=1, drive=2),
    Role(
        "cafs-firefighter", "A", ap=3, free=3, free_for=EXTINGUISHING, command_limit=True, drive=2
    ),
    Role("hazmat-technician", "H", dispose=2, drive=2),
    Role("generalist", "G", ap=5, drive=2),
    Role("rescue-specialist", "R", free=3, free_for=MOVEMENT, chop=1, extinguish=2, drive=2),
    Role("driver-operator", "D", gun=2, rerolls=True, drive=2),
    Role("veteran", "V", veteran=True, drive=2, promo=True),
    Role(
        "rescue-dog",
        "K",
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
    Role("fire-prevention-specialist", "S", shift=1, drive=2, promo=True),
)


def index_of(wanted: str, ids: Sequence[str]) -> int | None:
    """The place of a specialist by its id, or by a word that only this id has."""
    if wanted in ids:
        return ids.index(wanted)
    by_word = [index for index, id in enumerate(ids) if wanted in id.split("-")]
    return by_word[0] if len(by_word) == 1 else None

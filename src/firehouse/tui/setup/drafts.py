"""A game that is being set up, and what each choice does to it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from firehouse.core.catalogue import row_of, tonight
from firehouse.core.daily import daily_seed, today
from firehouse.core.game import Game
from firehouse.core.row import GameRow
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.stage.card_choice import DEALT, OPTION, at_a_table
from firehouse.stage.catalogue import catalogue
from firehouse.stage.setup_draft import BAD_SEED, LONGEST_SEED, OPEN_ROLE
from firehouse.terminal.files import complaint
from firehouse.terminal.typed_setup import file_text
from firehouse.words.language import tell

Plain = dict[str, Any]
Value = int | bool | str
ME: Final = "me"
OPEN: Final = "open"
"""A seat for somebody else, at a server."""
AT_TABLE, NAMED = "table", "named"
"""How cards come to the crew, besides being dealt."""
FRESH, DAILY, TYPED, DICE = "fresh", "daily", "typed", "dice"


@dataclass(frozen=True)
class SetupDraft:
    """Every choice; options hold only what differs from the rule set."""

    ruleset: str
    board: str
    difficulty: str
    crew: int | tuple[str, ...]
    """How many, or who by name; a name left open is empty."""
    options: Mapping[str, Value] = field(default_factory=dict)
    dealt: bool = False
    """Are cards dealt that the players could choose at the table?"""
    files: Mapping[str, str] = field(default_factory=dict)
    """Paths of files by what they are for."""
    preset: str = ""
    """The id of a ready-made game that nothing was changed of."""
    seats: tuple[str, ...] = ()
    """For each pawn: me, a bot's name, or an open seat."""
    luck: str = FRESH
    seed: str = ""

    @property
    def size(self) -> int:
        """How many pawns there are."""
        return self.crew if isinstance(self.crew, int) else len(self.crew)

    @property
    def row(self) -> GameRow:
        """The game it is of."""
        return row_of(self.ruleset)


@cache
def ways() -> dict[str, Plain]:
    """Every rule set with titles and texts, by its id."""
    return {found["id"]: found for found in catalogue("")["rulesets"]}


@cache
def bots() -> tuple[Plain, ...]:
    """The bots with titles and texts."""
    return tuple(catalogue("")["bots"])


def first_draft() -> SetupDraft:
    """What a newcomer is offered."""
    preset = ways()[tonight()[0]]["presets"][0]
    return begun(preset["setup"], preset["id"])


def begun(setup: Plain, preset: str = "", before: SetupDraft | None = None) -> SetupDraft:
    """Start from a rule set or a ready-made game; who plays and how is kept."""
    way = ways()[setup["ruleset"]]
    whole = way["usual"] | {name: value for name, value in setup.items() if value is not None}
    crew = whole["crew"]
    made = SetupDraft(
        ruleset=way["id"],
        board=whole.get("board", ""),
        difficulty=whole.get("difficulty", ""),
        crew=_fitting(crew, way["crew"]) if isinstance(crew, int) else tuple(crew),
        options=dict(whole.get("options", {})),
        preset=preset,
    )
    if OPTION in made.options and way["choosing"]:
        rest = {name: value for name, value in made.options.items() if name != OPTION}
        made = replace(made, options=rest, dealt=made.options[OPTION] == DEALT)
    if before is not None:
        made = replace(made, seats=before.seats, luck=before.luck, seed=before.seed)
        made = replace(made, dealt=made.dealt or before.dealt)
    return seated(made)


def cards_of(draft: SetupDraft) -> str:
    """How the crew comes by its cards."""
    if isinstance(draft.crew, tuple):
        return NAMED
    return DEALT if draft.dealt else AT_TABLE


def seated(draft: SetupDraft) -> SetupDraft:
    """The seats fit the crew; new pawns are mine."""
    seats = (*draft.seats, *[ME] * draft.size)[: draft.size]
    return replace(draft, seats=seats)


def setup_of(draft: SetupDraft) -> Setup:
    """The set-up; a ValueError says what is wrong with it."""
    boards = {file.name for file in draft.row.files if file.is_board}
    setup = Setup(
        draft.ruleset,
        board=None if boards & draft.files.keys() else draft.board or None,
        difficulty=draft.difficulty or None,
        crew=draft.crew,
        options=dict(draft.options),
        files={name: _read(path) for name, path in draft.files.items()},
    )
    return setup if draft.dealt else at_a_table(setup)


def table_of(draft: SetupDraft) -> Table:
    """The game at its first decision; a ValueError says what is wrong with the draft."""
    wrong = mistake(draft)
    if wrong:
        raise ValueError(wrong)
    setup = setup_of(draft)
    if draft.luck == DICE:
        return Table(setup, luck=False)
    return Table(setup, seed_of(draft, setup))


def seed_of(draft: SetupDraft, setup: Setup) -> int | None:
    """The seed that was asked for, that of the day being the local one; None for a fresh one."""
    if draft.luck == TYPED:
        return int(draft.seed)
    return daily_seed(setup, today()) if draft.luck == DAILY else None


def mistake(draft: SetupDraft) -> str:
    """What is wrong, as a sentence; empty if the game can begin."""
    if draft.luck == TYPED and not (draft.seed.isdecimal() and len(draft.seed) <= LONGEST_SEED):
        return BAD_SEED
    if not isinstance(draft.crew, int) and "" in draft.crew:
        return OPEN_ROLE
    try:
        Game.of(setup_of(draft))
    except ValueError as error:
        return str(error)
    return ""


def bots_of(draft: SetupDraft) -> dict[int, str]:
    """The bots by pawn."""
    return {pawn: who for pawn, who in enumerate(draft.seats) if who not in (ME, OPEN)}


def wanted(draft: SetupDraft, name: str) -> Plain:
    """What a server is asked to make; a ValueError says what is wrong with the draft."""
    wrong = mistake(draft)
    if wrong:
        raise ValueError(wrong)
    seats = [who if who in (ME, OPEN) else f"bot:{who}" for who in draft.seats]
    told: Plain = {"setup": setup_of(draft).to_json(), "seats": seats, "name": name}
    if draft.luck == DICE:
        told["referee"] = True
    elif draft.luck != FRESH:
        told["seed"] = int(draft.seed) if draft.luck == TYPED else "daily"
    return told


def summary(draft: SetupDraft) -> str:
    """The set-up in one line."""
    way = ways()[draft.ruleset]
    changed = len(draft.options) if not draft.preset else 0
    parts = [
        way["title"],
        title_of(way["boards"], draft.board) if len(way["boards"]) > 1 else "",
        title_of(way["difficulties"], draft.difficulty),
        tell("screen.setup.crew-of", size=draft.size),
        tell("screen.setup.changed", changed=changed) if changed else "",
    ]
    return " · ".join(part for part in parts if part)


def title_of(rows: list[Plain], id: str) -> str:
    """What a choice is called; empty if there is none."""
    return next((str(row["title"]) for row in rows if row["id"] == id), "")


def _fitting(size: int, sizes: list[int]) -> int:
    return min(sizes, key=lambda other: abs(other - size))


def _read(path: str) -> str:
    try:
        return file_text(Path(os.path.expanduser(path)))
    except OSError as error:
        raise ValueError(complaint(error)) from None

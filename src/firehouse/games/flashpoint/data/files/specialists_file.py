"""Specialists of a player's own: prices, action points and known skills, read from TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from firehouse.core.nearest import nearest
from firehouse.core.options import Value
from firehouse.games.flashpoint.data.specialists import (
    COMMAND,
    ENGINEER,
    EXTINGUISHING,
    MOVEMENT,
    NEVER,
    SECOND_EDITION,
    Role,
    engineer,
)

OWN_SPECIALISTS: Final = "specialists"
"""The file of a set-up that holds specialists of the player's own."""
MOST: Final = 20
"""Cards at the most, the Firefighter among them."""
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_WORK: Final = {"movement": MOVEMENT, "extinguishing": EXTINGUISHING, "command": COMMAND}
_NUMBERS: Final = {"ap": (1, 12), "save": (0, 12), "free": (0, 6)}
_PRICES: Final = (
    *("drag", "chop", "extinguish", "treat", "drive", "gun"),
    *("identify", "dispose", "clear", "repair", "shift"),
)
_DEAREST: Final = 12
_SKILLS: Final = ("diagonal", "commands", "command_limit", "rerolls")
_WORDS: Final = ("id", "letter", "title", "text")
_KNOWN: Final = (*_WORDS, *_NUMBERS, "free_for", *_PRICES, *_SKILLS)
_LONGEST: Final = 200


def roles_of(cards: Sequence[Role], values: Mapping[str, Value], own: str | None) -> list[Role]:
    """The table of specialists, the Firefighter first; a game without any offers the usual ones."""
    if not values["specialists"]:
        if own is not None:
            raise ValueError("This game has no specialists; set specialists=true as well.")
        return [cards[0]]
    usual = list(cards) if len(cards) > 1 else list(SECOND_EDITION)
    changed = engineer(bool(values["decks"]), bool(values["tweak_11_engineer_extinguishes"]))
    usual = [changed if role.id == ENGINEER else role for role in usual]
    return usual if own is None else read_specialists(own, usual)


def read_specialists(text: str, usual: Sequence[Role]) -> list[Role]:
    """The Firefighter, the usual cards that are kept, and those of the text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"The specialists are no TOML file: {error}.") from None
    for key in data:
        if key not in ("keep", "specialist"):
            raise ValueError(f"The specialists have an unknown entry '{key[:40]}'.")
    rows = data.get("specialist", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ValueError("Specialists are written below lines '[[specialist]]'.")
    found = [usual[0], *_kept(data.get("keep", []), usual)]
    found += [_role(number, row) for number, row in enumerate(rows, 1)]
    if not 2 <= len(found) <= MOST:
        raise ValueError(f"There are {len(found) - 1} specialists; 1 to {MOST - 1} can be played.")
    _need_apart(found)
    return found


def _kept(words: Any, usual: Sequence[Role]) -> list[Role]:
    """The usual cards that stay, in their order."""
    ids = [role.id for role in usual[1:]]
    if words == "all":
        return list(usual[1:])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise ValueError("'keep' is \"all\", or a list of this game's own specialists.")
    for word in words:
        if word not in ids:
            raise ValueError(f"'keep' names no specialist '{word[:40]}'; try {_near(word, ids)}.")
    return [role for role in usual[1:] if role.id in words]


def _need_apart(roles: Sequence[Role]) -> None:
    """Names and letters tell pawns apart."""
    for at, role in enumerate(roles):
        for other in roles[:at]:
            if role.id == other.id:
                raise ValueError(f"Two specialists have the id '{role.id}'.")
            if role.letter == other.letter:
                raise ValueError(f"{other.title} and {role.title} have the letter {role.letter}.")


def _role(number: int, row: Mapping[str, Any]) -> Role:
    """The card of a row; what is left out is a plain firefighter's of the second edition."""
    where = f"Specialist {number}" + (f" ({row['id']})" if isinstance(row.get("id"), str) else "")
    for key in row:
        if key not in _KNOWN:
            raise ValueError(
                f"{where} has an unknown entry '{key[:40]}'; try {_near(key, _KNOWN)}."
            )
    id, letter, title, text = (_word(where, row, key) for key in _WORDS)
    if not _ID.fullmatch(id):
        raise ValueError(f"{where} needs an id of small letters, digits and hyphens.")
    if not re.fullmatch("[A-Z]", letter):
        raise ValueError(f"{where} needs a letter from A to Z.")
    given: dict[str, Any] = {"drive": 2}
    for key, (least, most) in _NUMBERS.items():
        if key in row:
            given[key] = _number(where, key, row[key], least, most)
    for key in _PRICES:
        if key in row:
            price = row[key]
            given[key] = NEVER if price == "never" else _number(where, key, price, 1, _DEAREST)
    for key in _SKILLS:
        if not isinstance(row.get(key, False), bool):
            raise ValueError(f"{where}: '{key}' is true or false.")
        given[key] = row.get(key, False)
    return Role(id, letter, title, text, free_for=_free_for(where, row), **given)


def _free_for(where: str, row: Mapping[str, Any]) -> int:
    """What free action points are for; both belong together."""
    if bool(row.get("free")) != ("free_for" in row):
        raise ValueError(f"{where}: 'free' AP and 'free_for', what they are for, go together.")
    work = row.get("free_for")
    if work is None:
        return 0
    if work not in _WORK:
        raise ValueError(f"{where}: 'free_for' is one of {', '.join(_WORK)}.")
    if work == "command" and not row.get("commands"):
        raise ValueError(f"{where} has AP to command with, so it needs commands = true.")
    return _WORK[work]


def _word(where: str, row: Mapping[str, Any], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST or not value.isprintable():
        raise ValueError(f"{where} needs a {key}: one line of text.")
    return value


def _number(where: str, key: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        never = ' or "never"' if key in _PRICES else ""
        raise ValueError(f"{where}: '{key}' is a whole number from {least} to {most}{never}.")
    return value


def _near(word: str, known: Iterable[str]) -> str:
    """The known words that are most like one that is not."""
    return ", ".join(nearest(word, known)[:3])

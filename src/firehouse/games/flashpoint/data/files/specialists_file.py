"""Specialists of a player's own: prices, action points and known skills, read from TOML."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from firehouse.core.nearest import near
from firehouse.core.options import Value
from firehouse.core.phrase import Phrase, phrase
from firehouse.games.flashpoint.data.files.faults import FlashPointFault, fault
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
            raise fault("setup.needs-specialists")
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
        raise fault("specialists.no-toml", error=str(error)) from None
    for key in data:
        if key not in ("keep", "specialist"):
            raise fault("specialists.entry", key=key[:40])
    rows = data.get("specialist", [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise fault("specialists.lines")
    found = [usual[0], *_kept(data.get("keep", []), usual)]
    found += [_role(number, row) for number, row in enumerate(rows, 1)]
    if not 2 <= len(found) <= MOST:
        raise fault("specialists.number", number=len(found) - 1, most=MOST - 1)
    _need_apart(found)
    return found


def _kept(words: Any, usual: Sequence[Role]) -> list[Role]:
    """The usual cards that stay, in their order."""
    ids = [role.id for role in usual[1:]]
    if words == "all":
        return list(usual[1:])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise fault("specialists.keep")
    for word in words:
        if word not in ids:
            raise fault("specialists.kept", name=word[:40], near=near(word, list(ids)))
    return [role for role in usual[1:] if role.id in words]


def _need_apart(roles: Sequence[Role]) -> None:
    """Names and letters tell pawns apart."""
    for at, role in enumerate(roles):
        for other in roles[:at]:
            if role.id == other.id:
                raise fault("specialists.same-id", id=role.id)
            if role.letter == other.letter:
                raise fault(
                    "specialists.same-letter", one=other.id, other=role.id, letter=role.letter
                )


def _role(number: int, row: Mapping[str, Any]) -> Role:
    """The card of a row; what is left out is a plain firefighter's of the second edition."""
    id = row.get("id")
    where = phrase("specialist.where", number=number, id=id if isinstance(id, str) else "")
    for key in row:
        if key not in _KNOWN:
            raise _wrong(where, "entry", key=key[:40], near=near(key, list(_KNOWN)))
    id, letter, title, text = (_word(where, row, key) for key in _WORDS)
    if not _ID.fullmatch(id):
        raise _wrong(where, "id")
    if not re.fullmatch("[A-Z]", letter):
        raise _wrong(where, "letter")
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
            raise _wrong(where, "switch", key=key)
        given[key] = row.get(key, False)
    return Role(id, letter, title=title, text=text, free_for=_free_for(where, row), **given)


def _wrong(where: Phrase, name: str, /, **arguments: Any) -> FlashPointFault:
    return fault(f"specialist.{name}", where=where, **arguments)


def _free_for(where: Phrase, row: Mapping[str, Any]) -> int:
    """What free action points are for; both belong together."""
    if bool(row.get("free")) != ("free_for" in row):
        raise _wrong(where, "free")
    work = row.get("free_for")
    if work is None:
        return 0
    if work not in _WORK:
        raise _wrong(where, "free-for", names=list(_WORK))
    if work == "command" and not row.get("commands"):
        raise _wrong(where, "commands")
    return _WORK[work]


def _word(where: Phrase, row: Mapping[str, Any], key: str) -> str:
    value = row.get(key)
    if not isinstance(value, str) or not 0 < len(value) <= _LONGEST or not value.isprintable():
        raise _wrong(where, "text", key=key)
    return value


def _number(where: Phrase, key: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        never = key in _PRICES
        raise _wrong(where, "number", key=key, least=least, most=most, never=never)
    return value

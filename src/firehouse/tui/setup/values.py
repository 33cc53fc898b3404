"""What a new value of a field does to a draft."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from firehouse.stage.card_choice import DEALT
from firehouse.tui.setup.drafts import (
    NAMED,
    Plain,
    SetupDraft,
    Value,
    begun,
    cards_of,
    seated,
    ways,
)
from firehouse.words.language import tell

NEW_RULES: Final = ("game", "ruleset", "preset")
"""Fields that begin a new draft; most others take a ready-made game's name away."""


def with_value(draft: SetupDraft, key: str, value: str) -> SetupDraft:
    """The draft after a choice; a ValueError says what is wrong with the value."""
    kind, _, name = key.partition(":")
    made = _SETTERS[kind](draft, name, value)
    if kind in NEW_RULES or kind in ("seat", "luck", "seed"):
        return made
    return replace(made, preset="")


def _set_game(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
    if value == draft.row.id:
        return draft
    found = next(id for id, way in ways().items() if way["game"] == value)
    return begun({"ruleset": found, "crew": draft.size}, before=draft)


def _set_ruleset(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
    return begun({"ruleset": value, "crew": draft.size}, before=draft)


def _set_preset(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
    found = next((row for row in ways()[draft.ruleset]["presets"] if row["id"] == value), None)
    if found is None:
        return replace(draft, preset="")
    return begun(found["setup"], value, draft)


def _set_size(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
    size = int(value)
    if isinstance(draft.crew, int):
        return seated(replace(draft, crew=size))
    return seated(replace(draft, crew=(*draft.crew, *[""] * size)[:size]))


def _set_cards(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
    if value == cards_of(draft):
        return draft
    crew = ("",) * draft.size if value == NAMED else draft.size
    return replace(draft, crew=crew, dealt=value == DEALT)


def _set_role(draft: SetupDraft, name: str, value: str) -> SetupDraft:
    assert isinstance(draft.crew, tuple)
    return replace(draft, crew=_put(draft.crew, int(name), value))


def _set_seat(draft: SetupDraft, name: str, value: str) -> SetupDraft:
    return replace(draft, seats=_put(draft.seats, int(name), value))


def _set_option(draft: SetupDraft, name: str, value: str) -> SetupDraft:
    row = next(row for row in ways()[draft.ruleset]["options"] if row["name"] == name)
    read = _value(row, value)
    rest = {other: kept for other, kept in draft.options.items() if other != name}
    return replace(draft, options=rest if read == row["default"] else {**rest, name: read})


def _value(row: Plain, value: str) -> Value:
    if row["kind"] == "switch":
        return value == "yes"
    if row["kind"] != "number":
        return value
    if not value.removeprefix("-").isdecimal() or not row["low"] <= int(value) <= row["high"]:
        told = {name: row[name] for name in ("title", "low", "high")}
        raise ValueError(tell("screen.setup.no-number", **told))
    return int(value)


def _set_file(draft: SetupDraft, name: str, value: str) -> SetupDraft:
    rest = {other: kept for other, kept in draft.files.items() if other != name}
    return replace(draft, files={**rest, name: value} if value else rest)


def _put(row: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _set_plain(field: str) -> Callable[[SetupDraft, str, str], SetupDraft]:
    def put(draft: SetupDraft, _name: str, value: str) -> SetupDraft:
        changes: dict[str, Any] = {field: value}
        return replace(draft, **changes)

    return put


_SETTERS: Final[dict[str, Callable[[SetupDraft, str, str], SetupDraft]]] = {
    "game": _set_game,
    "ruleset": _set_ruleset,
    "preset": _set_preset,
    "board": _set_plain("board"),
    "difficulty": _set_plain("difficulty"),
    "size": _set_size,
    "cards": _set_cards,
    "role": _set_role,
    "seat": _set_seat,
    "luck": _set_plain("luck"),
    "seed": _set_plain("seed"),
    "option": _set_option,
    "file": _set_file,
}

"""Something that happened, in the past tense; each game has its own kinds.

Not compiled, so that a game's events can be plain dataclasses.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, dataclass_transform

Word = str | Callable[[Any], str]
"""A word, or how it is told from the event."""
Flag = bool | Callable[[Any], bool]


class Event:
    """The base of all events."""


@dataclass_transform(frozen_default=True)
class Happening(Event):
    """An event whose class says what clients ask of it; its subclasses are frozen dataclasses.

    The heading of the rule behind it, the names of the places it is about, the most telling
    first, and whether it is part of the fire's advance. A class without a rule is an error.
    The section of the reference is named where the heading does not tell it.
    """

    rule: ClassVar[Word]
    section: ClassVar[Word]
    places: ClassVar[tuple[str, ...]]
    fire: ClassVar[Flag]

    def __init_subclass__(
        cls, *, rule: Word, places: str = "", fire: Flag = False, section: Word = ""
    ) -> None:
        cls.rule = rule
        cls.section = section
        cls.places = tuple(places.split())
        cls.fire = fire
        dataclass(frozen=True)(cls)


def told_by(field: str, words: Mapping[str, str]) -> Callable[[Any], str]:
    """A word that depends on a field of the event; empty for a value that has none."""
    return lambda event: words.get(getattr(event, field), "")


def word_of(word: Word, event: Event) -> str:
    """A word of an event's class, for this event."""
    return word if isinstance(word, str) else word(event)


def flag_of(flag: Flag, event: Event) -> bool:
    """A flag of an event's class, for this event."""
    return flag if isinstance(flag, bool) else flag(event)


def is_fire(event: Event) -> bool:
    """Did the fire do it, or the roll or card that drives it? Clients play that step by step."""
    return isinstance(event, Happening) and flag_of(type(event).fire, event)


def kind_of(event: Event) -> str:
    """What clients and phrases call a kind of event, such as "wall-damaged"."""
    return _kebab(type(event).__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()

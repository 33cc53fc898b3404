"""How the tables of a game are read: a row for each kind of event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from firehouse.core.event import Event
from firehouse.stage.shapes import Spots

Reader = Callable[[Any, Any], Spots]
"""Some places of an event in a house."""
Flags = Mapping[type[Event], bool | Callable[[Any], bool]]
Rule = tuple[str, str]
"""A heading of the rulebook, and a section of the reference."""
Rules = Mapping[type[Event], Rule | Callable[[Any], Rule]]


def places_of(table: Mapping[type[Event], tuple[Reader, ...]], house: Any, event: Event) -> Spots:
    """What the readers of a kind of event find, one after the other."""
    found: Spots = ()
    for reader in table[type(event)]:
        found += reader(house, event)
    return found


def flag_of(table: Flags, event: Event) -> bool:
    """Always, sometimes, or, for a kind that is not listed, never."""
    found = table.get(type(event), False)
    return found if isinstance(found, bool) else found(event)


def rule_of(table: Rules, event: Event) -> Rule:
    """The rule of a kind of event, or the one that the event tells."""
    found = table[type(event)]
    return found if isinstance(found, tuple) else found(event)


def by(field: str, rows: Mapping[str, Rule], usual: Rule) -> Callable[[Any], Rule]:
    """A rule that depends on a word of the event."""
    return lambda event: rows.get(getattr(event, field), usual)

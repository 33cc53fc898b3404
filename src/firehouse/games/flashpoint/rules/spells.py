"""What an Event changes for the next turn or round, and for no longer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State

PINNED: Final = 1
LOW_PRESSURE: Final = 2
FREE_WATER: Final = 4
NAMES: Final = {PINNED: "pinned-down", LOW_PRESSURE: "low-pressure", FREE_WATER: "free-water"}
NUMBER: Final = 3
_EVERY: Final = 7
_NEXT: Final = 8


def now(s: State) -> i64:
    """What holds this turn."""
    return s.spell & _EVERY


def to_come(s: State) -> i64:
    """What will hold in the next turn."""
    return (s.spell >> _NEXT) & _EVERY


def prepare(s: State, spell: i64, for_next_turn: bool) -> None:
    """Let something hold this turn or in the next."""
    s.spell |= spell << _NEXT if for_next_turn else spell


def cast(s: State, log: Log, spell: i64) -> bool:
    """The next turn will be different."""
    prepare(s, spell, True)
    if log is not None:
        number: int = spell
        log.append(card_events.SpellCast(NAMES[number]))
    return True


def silence_radio(g: House, s: State, log: Log) -> bool:
    """No vehicle is used until everybody has had a turn."""
    s.silence = g.crew_size + 1
    if log is not None:
        log.append(card_events.RadioSilenced(g.crew_size))
    return True


def pass_on(s: State) -> None:
    """A turn begins: what was cast for it holds now, what held before is over."""
    s.spell >>= _NEXT
    if s.silence:
        s.silence -= 1


def is_pinned(s: State) -> bool:
    """May nobody move this turn?"""
    return (s.spell & PINNED) != 0


def water_cost(s: State, usual: i64) -> i64:
    """What a step of extinguishing costs this turn; water for nothing beats low pressure."""
    if s.spell & FREE_WATER:
        return 0
    return usual + 1 if s.spell & LOW_PRESSURE else usual

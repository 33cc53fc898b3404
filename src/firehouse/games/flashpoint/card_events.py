"""What cards bring about, in the past tense; the events of games with decks."""

from __future__ import annotations

from dataclasses import dataclass

from firehouse.core.event import Event


@dataclass(frozen=True)
class FireCardDrawn(Event):
    card: int


@dataclass(frozen=True)
class FireCardDiscarded(Event):
    card: int


@dataclass(frozen=True)
class FireDeckShuffled(Event):
    """Deck and discards became one deck."""


@dataclass(frozen=True)
class FlareUpAdded(Event):
    """A Flare Up came from the supply into the Fire deck."""

    card: int
    again: bool


@dataclass(frozen=True)
class NoFlareUpLeft(Event):
    """A Flare Up was due, but the supply is empty."""


@dataclass(frozen=True)
class FireRagesAdded(Event):
    """A Fire Rages joined the Fire deck together with a Flare Up."""


@dataclass(frozen=True)
class FlareUpTaken(Event):
    """The Structural Engineer took a Flare Up out of the discards."""

    who: int
    card: int
    to: str


@dataclass(frozen=True)
class SavedChanged(Event):
    """A firefighter gained or lost saved AP out of turn."""

    who: int
    saved: int
    cause: str


@dataclass(frozen=True)
class EventDrawn(Event):
    event: int


@dataclass(frozen=True)
class EventsShuffled(Event):
    """The Events that were drawn are in their deck again."""


@dataclass(frozen=True)
class EventChosen(Event):
    who: int
    event: int


@dataclass(frozen=True)
class EventInVain(Event):
    """There was nothing that the Event could do."""

    event: str


@dataclass(frozen=True)
class SpellCast(Event):
    """An Event changes the next turn."""

    what: str


@dataclass(frozen=True)
class RadioSilenced(Event):
    turns: int


@dataclass(frozen=True)
class VictimStrayed(Event):
    """A victim was lost from sight; its marker is face down again."""

    square: int
    trapped: bool


@dataclass(frozen=True)
class TrappedVictimJoined(Event):
    """One trapped victim more is among the markers."""


@dataclass(frozen=True)
class DoorSlammed(Event):
    edge: int


@dataclass(frozen=True)
class DoorBlownOut(Event):
    """A backdraft destroyed a door."""

    edge: int
    damage: int


@dataclass(frozen=True)
class GrenadeThrown(Event):
    who: int
    square: int


@dataclass(frozen=True)
class WallShored(Event):
    edge: int
    who: int
    damage: int

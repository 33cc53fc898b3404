"""What cards bring about, in the past tense; the events of games with decks."""

from __future__ import annotations

from firehouse.core.event import Happening, told_by
from firehouse.games.flashpoint.data import causes, headings
from firehouse.games.flashpoint.events import UNKNOWN


class FireCardDrawn(Happening, rule=headings.FIRE_CARDS, places="card", fire=True):
    card: int


class FireCardDiscarded(Happening, rule=headings.FIRE_CARDS, places="card", fire=True):
    card: int


class FireDeckShuffled(Happening, rule=headings.FIRE_CARDS, fire=True):
    """Deck and discards became one deck."""


class FlareUpAdded(Happening, rule=headings.FLARE_UPS, places="card", fire=True):
    """A Flare Up came from the supply into the Fire deck."""

    card: int
    again: bool


class NoFlareUpLeft(Happening, rule=headings.FLARE_UPS, fire=True):
    """A Flare Up was due, but the supply is empty."""


class FireRagesAdded(Happening, rule=headings.TWEAKS, places="rages", fire=True):
    """A Fire Rages joined the Fire deck together with a Flare Up."""


class FlareUpTaken(Happening, rule=headings.CARD_ENGINEER, places="card who"):
    """The Structural Engineer took a Flare Up out of the discards."""

    who: int
    card: int
    to: str


class SavedChanged(Happening, rule=told_by("cause", causes.SAVED), places="who", fire=True):
    """A firefighter gained or lost saved AP out of turn."""

    who: int
    saved: int
    cause: str


class EventDrawn(Happening, rule=headings.EVENTS, places="event", fire=True):
    event: int


class EventsShuffled(Happening, rule=headings.EVENTS, fire=True):
    """The Events that were drawn are in their deck again."""


class EventChosen(Happening, rule=headings.TWEAKS, places="event who"):
    who: int
    event: int


class EventInVain(Happening, rule=headings.EVENTS, fire=True):
    """There was nothing that the Event could do."""

    event: str


class SpellCast(Happening, rule=headings.EVENTS, fire=True):
    """An Event changes the next turn."""

    what: str


class RadioSilenced(Happening, rule=headings.EVENTS, fire=True):
    turns: int


class VictimStrayed(Happening, rule=headings.EVENTS, places="square", fire=True):
    """A victim was lost from sight; its marker is face down again."""

    square: int
    trapped: bool
    resident: int = UNKNOWN


class TrappedVictimJoined(Happening, rule=headings.EVENTS, fire=True):
    """One trapped victim more is among the markers."""


class DoorSlammed(Happening, rule=headings.EVENTS, places="edge", fire=True):
    edge: int


class DoorBlownOut(Happening, rule=headings.EVENTS, places="edge", fire=True):
    """A backdraft destroyed a door."""

    edge: int
    damage: int


class GrenadeThrown(Happening, rule=headings.EVENTS, places="square who"):
    who: int
    square: int


class WallShored(Happening, rule=headings.EVENTS, places="edge who"):
    edge: int
    who: int
    damage: int

"""Which events are part of the fire's advance, to be played step by step."""

from __future__ import annotations

from typing import Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.stage.rows import Flags, flag_of

_FIRE_ROLLS: Final = ("advance", "starved", "set-up", "centre", "opposite")
_FIRE_CLEARS: Final = ("oxygen-starved", "rolled-out")
_FIRE_ENDS: Final = ("victims-lost", "collapse")


def is_fire(event: Event) -> bool:
    """Did the fire do it, or the roll or card that comes in its turn?"""
    return flag_of(FIRE, event)


FIRE: Final[Flags] = {
    events.Rolled: lambda event: event.purpose in _FIRE_ROLLS,
    events.Smoked: True,
    events.Ignited: True,
    events.IgnitedOutside: True,
    events.OutsideQuenched: True,
    events.DiscsRanOut: True,
    events.Exploded: True,
    events.WaveRolledOver: True,
    events.WaveVented: True,
    events.DoorDestroyed: True,
    events.WallDamaged: lambda event: event.by < 0,
    events.WallDestroyed: lambda event: event.by < 0,
    events.OxygenStarved: True,
    events.Cleared: lambda event: event.cause in _FIRE_CLEARS,
    events.PoiRevealed: lambda event: event.cause == "fire",
    events.VictimLost: lambda event: event.cause != "deck-gun",
    events.HazmatReached: True,
    events.HazmatRemoved: lambda event: event.cause in ("exploded", "fallen"),
    events.HotSpotPlaced: lambda event: event.cause != "set-up",
    events.FlaredUp: True,
    events.KnockedDown: True,
    events.CarriedOff: True,
    events.Dodged: True,
    events.LadderCollapsed: lambda event: event.who < 0,
    events.Fell: True,
    events.GameEnded: lambda event: event.ending in _FIRE_ENDS,
    card_events.FireCardDrawn: True,
    card_events.FireCardDiscarded: True,
    card_events.FireDeckShuffled: True,
    card_events.FlareUpAdded: True,
    card_events.NoFlareUpLeft: True,
    card_events.FireRagesAdded: True,
    card_events.SavedChanged: True,
    card_events.EventDrawn: True,
    card_events.EventsShuffled: True,
    card_events.EventInVain: True,
    card_events.SpellCast: True,
    card_events.RadioSilenced: True,
    card_events.VictimStrayed: True,
    card_events.TrappedVictimJoined: True,
    card_events.DoorSlammed: True,
    card_events.DoorBlownOut: True,
}
"""The events that are, always or sometimes."""

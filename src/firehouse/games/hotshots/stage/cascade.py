"""Which events are part of the fire's advance, to be played step by step."""

from __future__ import annotations

from typing import Final

from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.stage.rows import Flags, flag_of


def is_fire(event: Event) -> bool:
    """Did the fire do it, or the card or roll that drives the fire?"""
    return flag_of(FIRE, event)


FIRE: Final[Flags] = {
    events.FlamesAdded: lambda event: event.cause != "set-up",
    events.FlamesRanOut: True,
    events.RollFailed: lambda event: not event.forgiven,
    events.BlewUp: True,
    events.CardDrawn: True,
    events.CardReturned: True,
    events.CardPlayed: True,
    events.CardDiscarded: True,
    events.DeckShuffled: True,
    events.WindTurned: True,
    events.NothingFed: True,
    events.Scorched: True,
    events.SpreadBlocked: True,
    events.VehiclesLost: True,
    events.BagLost: True,
    events.TokenLost: True,
    events.AbilityLost: True,
    events.DieLost: True,
    events.DieSaved: True,
    events.GameEnded: lambda event: event.ending != "fire-out",
}
"""The events that are, always or sometimes."""

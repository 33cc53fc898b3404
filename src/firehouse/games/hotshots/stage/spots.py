"""Which places an event is about, for lighting and animation: a row of readers for each kind."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.bits import members
from firehouse.core.event import Event
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import faces, roles
from firehouse.games.hotshots.game import Hotshots
from firehouse.games.hotshots.rules import steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.stage import places
from firehouse.stage.rows import Reader, places_of
from firehouse.stage.shapes import Spots


def spots(game: Hotshots, event: Event) -> Spots:
    """The places that an event is about."""
    return places_of(SPOTS, game.house, event)


def _tile(g: House, event: Any) -> Spots:
    return (places.tile(event.tile),)


def _start(g: House, event: Any) -> Spots:
    return (places.tile(event.start),)


def _cell(g: House, event: Any) -> Spots:
    return (places.cell(g, event.cell),)


def _who(g: House, event: Any) -> Spots:
    return (places.pawn(event.who),) if event.who >= 0 else ()


def _giver(g: House, event: Any) -> Spots:
    return (places.pawn(event.giver),)


def _side(g: House, event: Any) -> Spots:
    pair = (places.tile(event.tile), places.tile(event.other))
    return (places.side(event.tile, event.other), *pair)


def _token(g: House, event: Any) -> Spots:
    return (places.token(event.token),)


def _card(g: House, event: Any) -> Spots:
    return (places.card(g, event.card),)


def _role(g: House, event: Any) -> Spots:
    return (f"role:{roles.IDS[event.role]}", places.tile(roles.HOMES[event.role]))


def _dealt(g: House, event: Any) -> Spots:
    return (f"role:{roles.IDS[event.role]}",)


def _vehicle(g: House, event: Any) -> Spots:
    return (places.vehicle(event.vehicle),)


def _vehicles(g: House, event: Any) -> Spots:
    return tuple(places.vehicle(number) for number in members(event.vehicles))


def _tiles(g: House, event: Any) -> Spots:
    return tuple(places.tile(number) for number in members(event.tiles))


def _dice(g: House, event: Any) -> Spots:
    return places.dice(faces.letters(faces.PACKED[event.handful]))


def _face(g: House, event: Any) -> Spots:
    return places.dice(faces.LETTERS[event.face])


def _asked(g: House, event: Any) -> Spots:
    about = places.tile if event.what == steps.ORDER else places.token
    return (about(event.about),)


SPOTS: Final[dict[type[Event], tuple[Reader, ...]]] = {
    events.TilePlaced: (_tile, _cell),
    events.GapLeft: (_cell,),
    events.CampMade: (),
    events.RoleDealt: (_who, _dealt),
    events.FirstChosen: (_who,),
    events.FlamesAdded: (_tile,),
    events.FlamesRemoved: (_tile,),
    events.FlamesRanOut: (_tile,),
    events.TurnStarted: (_who,),
    events.TurnEnded: (_who,),
    events.Moved: (_tile, _start, _who),
    events.MovesGained: (),
    events.FightStarted: (_tile, _who),
    events.Rolled: (_dice,),
    events.Locked: (_dice,),
    events.FaceAdded: (_token, _face),
    events.RollFailed: (),
    events.SupportGained: (),
    events.BlewUp: (_tile,),
    events.FightStopped: (_tile, _who),
    events.Succeeded: (_tiles,),
    events.FirebreakPlaced: (_side,),
    events.FirebreakTaken: (_side,),
    events.FirebreakMissed: (_tile,),
    events.VehicleUsed: (_vehicle, _who),
    events.VehiclesLost: (_vehicles,),
    events.TokenDrawn: (_token,),
    events.TokenGained: (_token, _who),
    events.TokenReturned: (_token,),
    events.TokenPlayed: (_token, _who),
    events.TokenDiscarded: (_token, _who),
    events.TokenGiven: (_token, _giver, _who),
    events.BagLost: (),
    events.TokenLost: (_token,),
    events.Asked: (_who, _asked),
    events.Answered: (_who,),
    events.CardSkipped: (_who,),
    events.TurnGranted: (_who,),
    events.CardDrawn: (_card,),
    events.CardReturned: (_card,),
    events.CardPlayed: (_card,),
    events.CardDiscarded: (_card,),
    events.DeckShuffled: (),
    events.WindTurned: (),
    events.NothingFed: (_card,),
    events.Scorched: (_tile,),
    events.SpreadBlocked: (_tile,),
    events.AbilityLost: (_role,),
    events.DieLost: (_who,),
    events.DieSaved: (_who,),
    events.DiceRecovered: (),
    events.GameEnded: (),
    events.Awaited: (_who,),
}
"""What each kind of event is about, the most telling place first."""

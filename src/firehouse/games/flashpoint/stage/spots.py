"""Which places an event is about, for lighting and animation: a row of readers for each kind."""

from __future__ import annotations

from typing import Any, Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.decks import RAGES
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.vehicles import AMBULANCE
from firehouse.games.flashpoint.stage.places import card, edge, pawn, square
from firehouse.stage.rows import Reader, places_of
from firehouse.stage.shapes import Spots


def spots(game: FlashPoint, event: Event) -> Spots:
    """The places that an event is about."""
    return places_of(SPOTS, game.house, event)


def _square(g: House, event: Any) -> Spots:
    return (square(g, event.square),)


def _start(g: House, event: Any) -> Spots:
    return (square(g, event.start),)


def _edge(g: House, event: Any) -> Spots:
    return (edge(g, event.edge),)


def _who(g: House, event: Any) -> Spots:
    return (pawn(event.who),) if event.who >= 0 else ()


def _striker(g: House, event: Any) -> Spots:
    """The pawn with the axe, if there is one."""
    return (pawn(event.by),) if event.by >= 0 else ()


def _role(g: House, event: Any) -> Spots:
    return (f"role:{g.roles[event.role].id}",)


def _vehicle(g: House, event: Any) -> Spots:
    board = g.board
    spots_of = board.ambulance_spots if event.vehicle == AMBULANCE else board.engine_spots
    return (f"vehicle:{event.vehicle}", *(square(g, number) for number in spots_of[event.spot]))


def _engine(g: House, event: Any) -> Spots:
    return ("vehicle:engine",)


def _dice(g: House, event: Any) -> Spots:
    """The square that a roll names, and the dice; the gun's square is told when it hits."""
    shown = tuple(f"die:{name}" for name in ("red", "black") if getattr(event, name))
    if event.purpose == "gun":
        return shown
    if event.purpose == "centre":
        return (square(g, g.centre[event.black - 1]), *shown)
    return (square(g, event.red * 8 - 8 + event.black - 1), *shown)


def _die(g: House, event: Any) -> Spots:
    return (f"die:{event.die}",)


def _beyond(g: House, event: Any) -> Spots:
    """Where a point of interest or smoke went, while it is still in the house."""
    return (square(g, event.square),) if event.square < DICE_SQUARES else ()


def _card(g: House, event: Any) -> Spots:
    return (card(g.deck.cards[event.card]),)


def _rages(g: House, event: Any) -> Spots:
    return (card(g.deck.cards[RAGES]),)


def _event_card(g: House, event: Any) -> Spots:
    return (card(g.deck.events[event.event]),)


SPOTS: Final[dict[type[Event], tuple[Reader, ...]]] = {
    events.RoleDealt: (_who, _role),
    events.FirstChosen: (_who,),
    events.Parked: (_vehicle,),
    events.TurnStarted: (_who,),
    events.GotUp: (_who,),
    events.TurnEnded: (_who,),
    events.Spent: (_who,),
    events.Entered: (_square, _who),
    events.Moved: (_square, _start, _who),
    events.DoorOpened: (_edge, _who),
    events.DoorClosed: (_edge, _who),
    events.DoorDestroyed: (_edge, _square),
    events.WallDamaged: (_edge, _striker),
    events.WallDestroyed: (_edge, _striker),
    events.Rolled: (_dice,),
    events.DieRerolled: (_die,),
    events.Smoked: (_square,),
    events.Ignited: (_square,),
    events.Dampened: (_square,),
    events.Cleared: (_square,),
    events.DiscsRanOut: (_square,),
    events.Exploded: (_square,),
    events.WaveRolledOver: (_square,),
    events.WaveVented: (_square,),
    events.OxygenStarved: (),
    events.PoiDeflected: (_square,),
    events.PoiPlaced: (_square,),
    events.PoiRevealed: (_square,),
    events.Treated: (_square, _who),
    events.VictimRescued: (_square,),
    events.VictimLost: (_square,),
    events.HazmatReached: (_square,),
    events.HazmatRemoved: (_square,),
    events.KnockedDown: (_square, _who),
    events.CarriedOff: (_square, _who),
    events.Dodged: (_square, _start, _who),
    events.Heartened: (_who,),
    events.IgnitedOutside: (_square,),
    events.OutsideQuenched: (),
    events.HotSpotPlaced: (_square,),
    events.HotSpotCleared: (_square,),
    events.FlaredUp: (_square,),
    events.HazmatPlaced: (_square,),
    events.WallRepaired: (_edge, _who),
    events.CrewChanged: (_who, _role),
    events.SmokeShifted: (_start, _beyond),
    events.PoiShifted: (_start, _beyond),
    events.Drove: (_vehicle, _who),
    events.Rode: (_square, _who),
    events.StayedBehind: (_who,),
    events.GunFired: (_engine, _who),
    events.GunHit: (_square,),
    events.GameEnded: (),
    events.Awaited: (_who,),
    events.LadderErected: (_square, _who),
    events.LadderCollapsed: (_square, _who),
    events.LadderStowed: (_square, _engine),
    events.Fell: (_square, _who),
    card_events.FireCardDrawn: (_card,),
    card_events.FireCardDiscarded: (_card,),
    card_events.FireDeckShuffled: (),
    card_events.FlareUpAdded: (_card,),
    card_events.NoFlareUpLeft: (),
    card_events.FireRagesAdded: (_rages,),
    card_events.FlareUpTaken: (_card, _who),
    card_events.SavedChanged: (_who,),
    card_events.EventDrawn: (_event_card,),
    card_events.EventsShuffled: (),
    card_events.EventChosen: (_event_card, _who),
    card_events.EventInVain: (),
    card_events.SpellCast: (),
    card_events.RadioSilenced: (),
    card_events.VictimStrayed: (_square,),
    card_events.TrappedVictimJoined: (),
    card_events.DoorSlammed: (_edge,),
    card_events.DoorBlownOut: (_edge,),
    card_events.GrenadeThrown: (_square, _who),
    card_events.WallShored: (_edge, _who),
}
"""What each kind of event is about, the most telling place first."""

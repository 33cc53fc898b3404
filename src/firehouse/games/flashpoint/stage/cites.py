"""The rule behind every kind of event: the rulebook's heading and our reference's section."""

from __future__ import annotations

from functools import cache
from typing import Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.actions import NOTHING, RETURN_CARD
from firehouse.games.flashpoint.rules.steps import DRAW_EVENT, DRAW_FIRE, DRAW_FLARE_UP
from firehouse.games.flashpoint.words import headings, ladder_words
from firehouse.games.flashpoint.words.card_text import CARD_KIND_RULES, CARD_STEP_RULES
from firehouse.stage.rows import Rule, Rules, by, rule_of
from firehouse.stage.shapes import Cite

_EXPLOSIONS: Final = "Advance Fire Phase: Explosions"
_FLASHOVERS: Final = "Advance Fire Phase: Flashovers"
_GETTING_DOWN: Final = "Advance Fire Phase: Getting Knocked Down"
_PHASES: Final = "Turn Order and Phases"

_SECOND: Final = {
    **headings.SECOND,
    _EXPLOSIONS: "Advance Fire",
    _FLASHOVERS: "Advance Fire: Flashover",
    _GETTING_DOWN: headings.KNOCKED_DOWN,
    _PHASES: "Game Play",
    headings.SECONDARY: "Advance Fire",
}
"""What the second edition calls the rules that both editions have."""

_SECTIONS: Final = {"set-up-advanced": "set-up-experienced"}
"""Where the second edition has a section of its own."""

_TURN: Final = (_PHASES, "turn")
_SET_UP: Final = (headings.EXPLOSIONS, "set-up-advanced")
_ADVANCE: Final = (headings.ADVANCE, "advance-fire")
_EXPLOSION: Final = (_EXPLOSIONS, "explosions")
_FLASHOVER: Final = (_FLASHOVERS, "flashover")
_DOWN: Final = (_GETTING_DOWN, "knocked-down")
_MOVE: Final = (headings.MOVE, "move")
_DOOR: Final = (headings.DOOR, "doors")
_CHOP: Final = (headings.CHOP, "chop")
_EXTINGUISH: Final = (headings.EXTINGUISH, "extinguish")
_GUN: Final = (headings.GUN, "deck-gun")
_SEARCH: Final = (headings.SEARCH, "search")
_CARRY: Final = (headings.CARRY, "rescue")
_NEW_POINT: Final = (headings.DETECT, "new-points")
_HAZMAT: Final = (headings.MATERIALS, "hazmats")
_BURNT: Final = (headings.SECONDARY, "advance-fire")
_HOT_SPOT: Final = ("HotSpot Note", "hot-spots")
_STARVED: Final = (headings.STARVED, "discs")
_RIDE: Final = (headings.RIDE, "vehicles")
_OPERATOR: Final = (headings.OPERATOR, "driver-operator")
_VETERAN: Final = (headings.VETERAN, "veteran")
_ENGINEER: Final = (headings.ENGINEER, "structural-engineer")
_PREVENTION: Final = (headings.PREVENTION, "fire-prevention")
_LADDERS: Final = (ladder_words.LADDER, "ladders")
_FIRE_CARDS: Final = (CARD_STEP_RULES[DRAW_FIRE], "fire-cards")
_FLARE_UPS: Final = (CARD_STEP_RULES[DRAW_FLARE_UP], "fire-cards")
_EVENT_CARDS: Final = (CARD_STEP_RULES[DRAW_EVENT], "event-cards")

_ROLLS: Final[dict[str, Rule]] = {
    "hazmat": (headings.SET_UP_HAZMATS, "hazmats"),
    "hot-spot": (headings.SET_UP_HOT_SPOTS, "hot-spots"),
    "start-point": _NEW_POINT,
    "point": _NEW_POINT,
    "advance": _ADVANCE,
    "starved": _STARVED,
    "gun": _GUN,
}
_IGNITED: Final[dict[str, Rule]] = {
    "set-up": _SET_UP,
    "explosion": _EXPLOSION,
    "flashover": _FLASHOVER,
    "shifted": _PREVENTION,
    "backdraft": _EVENT_CARDS,
}
_CLEARED: Final[dict[str, Rule]] = {
    "extinguished": _EXTINGUISH,
    "deck-gun": _GUN,
    "oxygen-starved": _STARVED,
    "rolled-out": _DOWN,
    "point": _NEW_POINT,
    "shifted": _PREVENTION,
    "grenade": _EVENT_CARDS,
    "clear-air": _EVENT_CARDS,
}
_REVEALED: Final[dict[str, Rule]] = {"fire": _BURNT, "deck-gun": _GUN}
_LOST: Final[dict[str, Rule]] = {"deck-gun": _GUN, "fall": _LADDERS}
_HAZMATS: Final[dict[str, Rule]] = {
    "carried-out": (headings.DISPOSE, "hazmats"),
    "disposed": (headings.TECHNICIAN, "technicians"),
    "fallen": _LADDERS,
}


def _moved(event: events.Moved) -> Rule:
    if event.by != event.who:
        return headings.CAPTAIN, "fire-captain"
    return _MOVE if event.load == NOTHING and not event.led else _CARRY


def _struck(event: events.WallDamaged | events.WallDestroyed) -> Rule:
    return _CHOP if event.by >= 0 else _EXPLOSION


RULES: Final[Rules] = {
    events.RoleDealt: (headings.SPECIALISTS, "specialists"),
    events.FirstChosen: (headings.FIRST, "choosing"),
    events.Parked: (headings.PARK, "vehicles"),
    events.TurnStarted: _TURN,
    events.GotUp: _DOWN,
    events.TurnEnded: (headings.ACTIONS, "action-points"),
    events.Spent: (headings.ACTIONS, "action-points"),
    events.Entered: (headings.ENTER, "starting-squares"),
    events.Moved: _moved,
    events.DoorOpened: _DOOR,
    events.DoorClosed: _DOOR,
    events.DoorDestroyed: _EXPLOSION,
    events.WallDamaged: _struck,
    events.WallDestroyed: _struck,
    events.Rolled: by("purpose", _ROLLS, _SET_UP),
    events.DieRerolled: _OPERATOR,
    events.Smoked: _ADVANCE,
    events.Ignited: by("cause", _IGNITED, _ADVANCE),
    events.Dampened: _EXTINGUISH,
    events.Cleared: by("cause", _CLEARED, _EXTINGUISH),
    events.DiscsRanOut: _STARVED,
    events.Exploded: by("cause", {"hazmat": _HAZMAT, "set-up": _SET_UP}, _EXPLOSION),
    events.WaveRolledOver: _EXPLOSION,
    events.WaveVented: _EXPLOSION,
    events.OxygenStarved: _STARVED,
    events.PoiDeflected: _NEW_POINT,
    events.PoiPlaced: _NEW_POINT,
    events.PoiRevealed: by("cause", _REVEALED, _SEARCH),
    events.Treated: (headings.PARAMEDIC, "paramedic"),
    events.VictimRescued: _CARRY,
    events.VictimLost: by("cause", _LOST, _BURNT),
    events.HazmatReached: _HAZMAT,
    events.HazmatRemoved: by("cause", _HAZMATS, _HAZMAT),
    events.KnockedDown: _DOWN,
    events.CarriedOff: _DOWN,
    events.Dodged: _VETERAN,
    events.Heartened: _VETERAN,
    events.IgnitedOutside: _EXPLOSION,
    events.OutsideQuenched: _EXPLOSION,
    events.HotSpotPlaced: _HOT_SPOT,
    events.HotSpotCleared: _ENGINEER,
    events.FlaredUp: _HOT_SPOT,
    events.HazmatPlaced: _HAZMAT,
    events.WallRepaired: _ENGINEER,
    events.CrewChanged: (headings.CREW_CHANGE, "crew-change"),
    events.SmokeShifted: _PREVENTION,
    events.PoiShifted: _PREVENTION,
    events.Drove: (headings.DRIVE, "vehicles"),
    events.Rode: _RIDE,
    events.StayedBehind: _RIDE,
    events.GunFired: _GUN,
    events.GunHit: _GUN,
    events.GameEnded: (headings.END_OF_GAME, "end"),
    events.Awaited: _TURN,
    events.LadderErected: (ladder_words.ERECT, "ladders"),
    events.LadderCollapsed: (ladder_words.COLLAPSE, "ladders"),
    events.LadderStowed: _LADDERS,
    events.Fell: _LADDERS,
    card_events.FireCardDrawn: _FIRE_CARDS,
    card_events.FireCardDiscarded: _FIRE_CARDS,
    card_events.FireDeckShuffled: _FIRE_CARDS,
    card_events.FlareUpAdded: _FLARE_UPS,
    card_events.NoFlareUpLeft: _FLARE_UPS,
    card_events.FireRagesAdded: ("Tragic Events: Too Difficult?", "tweaks"),
    card_events.FlareUpTaken: (CARD_KIND_RULES[RETURN_CARD], "structural-engineer"),
    card_events.SavedChanged: by("cause", {"flare-up": _FIRE_CARDS}, _EVENT_CARDS),
    card_events.EventDrawn: _EVENT_CARDS,
    card_events.EventsShuffled: _EVENT_CARDS,
    card_events.EventChosen: ("Tragic Events: Too Difficult?", "tweaks"),
    card_events.EventInVain: _EVENT_CARDS,
    card_events.SpellCast: _EVENT_CARDS,
    card_events.RadioSilenced: _EVENT_CARDS,
    card_events.VictimStrayed: _EVENT_CARDS,
    card_events.TrappedVictimJoined: _EVENT_CARDS,
    card_events.DoorSlammed: _EVENT_CARDS,
    card_events.DoorBlownOut: _EVENT_CARDS,
    card_events.GrenadeThrown: _EVENT_CARDS,
    card_events.WallShored: _EVENT_CARDS,
}
"""The rule of each kind of event, or how to tell it from the event."""


def cite(game: FlashPoint, event: Event) -> Cite:
    """The rule behind an event, by its heading in the edition that is played."""
    rule, section = rule_of(RULES, event)
    return _cite(rule, section, game.house.options.points_last)


@cache
def _cite(rule: str, section: str, second: bool) -> Cite:
    if second:
        rule, section = _SECOND.get(rule, rule), _SECTIONS.get(section, section)
    return Cite(rule, f"flashpoint/{section}")

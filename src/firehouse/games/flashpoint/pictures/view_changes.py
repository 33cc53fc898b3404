"""How each event changes the view of a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from firehouse.core.event import Event
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.pictures.card_view import CARD_CHANGES, begin_turn
from firehouse.games.flashpoint.pictures.view import (
    View,
    edge_name,
    hazmat_row,
    in_order,
    ladder_row,
    parked_on,
    victim_row,
)
from firehouse.games.flashpoint.rules.actions import HAZMAT, LADDER, TRAPPED, TREATED
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.moving import victim_flags

Row = Mapping[str, object]


def fold(g: House, v: View, event: Event) -> None:
    """Change the view as the event changed the position."""
    if type(event) not in _UNSEEN:
        _CHANGES[type(event)](g, v, event)


def _add(v: View, key: str, name: str) -> None:
    v[key] = sorted([*v[key], name])


def _drop(v: View, key: str, name: str) -> None:
    v[key] = [other for other in v[key] if other != name]


def _move_marker(v: View, key: str, old: Row, new: Row | None) -> None:
    rows = list(v[key])
    rows.remove(old)
    v[key] = in_order([*rows, new] if new else rows)


def _role_dealt(g: House, v: View, e: events.RoleDealt) -> None:
    v["pawns"][e.who]["role"] = g.roles[e.role].id


def _first_chosen(g: House, v: View, e: events.FirstChosen) -> None:
    v["turn"] = e.who


def _parked(g: House, v: View, e: events.Parked | events.Drove) -> None:
    spots = g.board.engine_spots if e.vehicle == "engine" else g.board.ambulance_spots
    v[e.vehicle] = parked_on(g, spots, e.spot)


def _turn_started(g: House, v: View, e: events.TurnStarted) -> None:
    begin_turn(v)
    v["turn"] = e.who
    v["ap"] = e.ap
    v["free_ap"] = e.free
    v["bonus"] = 0
    if e.ap:
        v["pawns"][e.who]["saved"] = 0


def _turn_ended(g: House, v: View, e: events.TurnEnded) -> None:
    v["ap"] = v["free_ap"] = v["bonus"] = 0
    v["pawns"][e.who]["saved"] = e.saved


def _got_up(g: House, v: View, e: events.GotUp) -> None:
    v["pawns"][e.who]["down"] = False


def _spent(g: House, v: View, e: events.Spent) -> None:
    v["ap"] = e.left
    v["free_ap"] = e.free
    v["bonus"] = e.bonus


def _stands(
    g: House, v: View, e: events.Entered | events.Rode | events.CarriedOff | events.Fell
) -> None:
    v["pawns"][e.who]["square"] = g.board.names[e.square]


def _moved(g: House, v: View, e: events.Moved) -> None:
    start, square = g.board.names[e.start], g.board.names[e.square]
    v["pawns"][e.who]["square"] = square
    if victim_flags(e.load) >= 0:
        kind = e.load == TREATED, e.load == TRAPPED
        _move_marker(v, "victims", victim_row(start, *kind), victim_row(square, *kind))
    elif e.load == HAZMAT:
        _move_marker(v, "hazmats", hazmat_row(start, False), hazmat_row(square, False))
    elif e.load == LADDER:
        _take_ladder(v, start, ladder_row(square, False))
    for _ in range(e.led):
        _move_marker(v, "victims", victim_row(start, True), victim_row(square, True))


def _take_ladder(v: View, start: str, new: Row) -> None:
    """A ladder that lay at the start, else one of the engine's, is somewhere else now."""
    lying = ladder_row(start, False)
    if lying in v["ladders"]:
        _move_marker(v, "ladders", lying, new)
    else:
        v["ladders_on_engine"] -= 1
        v["ladders"] = in_order([*v["ladders"], new])


def _ladder_erected(g: House, v: View, e: events.LadderErected) -> None:
    square = g.board.names[e.square]
    _take_ladder(v, square, ladder_row(square, True))


def _ladder_collapsed(g: House, v: View, e: events.LadderCollapsed) -> None:
    square = g.board.names[e.square]
    _move_marker(v, "ladders", ladder_row(square, True), ladder_row(square, False))


def _ladder_stowed(g: House, v: View, e: events.LadderStowed) -> None:
    _move_marker(v, "ladders", ladder_row(g.board.names[e.square], False), None)
    v["ladders_on_engine"] += 1


def _door_opened(g: House, v: View, e: events.DoorOpened) -> None:
    _add(v, "open", edge_name(g, e.edge))


def _door_closed(g: House, v: View, e: events.DoorClosed | card_events.DoorSlammed) -> None:
    _drop(v, "open", edge_name(g, e.edge))


def _door_destroyed(g: House, v: View, e: events.DoorDestroyed | card_events.DoorBlownOut) -> None:
    _drop(v, "open", edge_name(g, e.edge))
    _drop(v, "damaged", edge_name(g, e.edge))
    v["damage"] = e.damage
    _add(v, "destroyed", edge_name(g, e.edge))


def _wall_damaged(g: House, v: View, e: events.WallDamaged) -> None:
    _add(v, "damaged", edge_name(g, e.edge))
    v["damage"] = e.damage


def _wall_destroyed(g: House, v: View, e: events.WallDestroyed) -> None:
    _drop(v, "open", edge_name(g, e.edge))
    _drop(v, "damaged", edge_name(g, e.edge))
    _add(v, "destroyed", edge_name(g, e.edge))
    v["damage"] = e.damage


def _smoked(g: House, v: View, e: events.Smoked) -> None:
    _add(v, "smoke", g.board.names[e.square])


def _ignited(g: House, v: View, e: events.Ignited) -> None:
    _drop(v, "smoke", g.board.names[e.square])
    _add(v, "fire", g.board.names[e.square])


def _dampened(g: House, v: View, e: events.Dampened) -> None:
    _drop(v, "fire", g.board.names[e.square])
    _add(v, "smoke", g.board.names[e.square])


def _cleared(g: House, v: View, e: events.Cleared) -> None:
    _drop(v, "fire", g.board.names[e.square])
    _drop(v, "smoke", g.board.names[e.square])


def _poi_placed(g: House, v: View, e: events.PoiPlaced) -> None:
    _add(v, "points", g.board.names[e.square])


def _poi_revealed(g: House, v: View, e: events.PoiRevealed) -> None:
    square = g.board.names[e.square]
    _drop(v, "points", square)
    v["bag"][e.kind] -= 1
    if e.kind in ("victim", "trapped"):
        v["victims"] = in_order([*v["victims"], victim_row(square, False, e.kind == "trapped")])
    elif e.kind == "hazmat":
        v["hazmats"] = in_order([*v["hazmats"], hazmat_row(square, False)])


def _treated(g: House, v: View, e: events.Treated) -> None:
    square = g.board.names[e.square]
    _move_marker(v, "victims", victim_row(square, False, e.trapped), victim_row(square, True))


def _victim_rescued(g: House, v: View, e: events.VictimRescued) -> None:
    _move_marker(v, "victims", victim_row(g.board.names[e.square], e.treated, e.trapped), None)
    v["rescued"] += 1


def _victim_lost(g: House, v: View, e: events.VictimLost) -> None:
    _move_marker(v, "victims", victim_row(g.board.names[e.square], e.treated, e.trapped), None)
    v["lost"] += 1


def _hazmat_reached(g: House, v: View, e: events.HazmatReached) -> None:
    square = g.board.names[e.square]
    _move_marker(v, "hazmats", hazmat_row(square, False), hazmat_row(square, True))


def _hazmat_removed(g: House, v: View, e: events.HazmatRemoved) -> None:
    square = g.board.names[e.square]
    _move_marker(v, "hazmats", hazmat_row(square, e.cause == "exploded"), None)


def _knocked_down(g: House, v: View, e: events.KnockedDown) -> None:
    v["pawns"][e.who]["down"] = g.options.knock_down == DOWN_LIE


def _dodged(g: House, v: View, e: events.Dodged) -> None:
    start, square = g.board.names[e.start], g.board.names[e.square]
    v["pawns"][e.who].update(square=square, saved=e.saved)
    for _ in range(e.led):
        _move_marker(v, "victims", victim_row(start, True), victim_row(square, True))


def _heartened(g: House, v: View, e: events.Heartened) -> None:
    v["bonus"] = 1


def _ignited_outside(g: House, v: View, e: events.IgnitedOutside) -> None:
    if g.board.names[e.square] not in v["fire_outside"]:
        _add(v, "fire_outside", g.board.names[e.square])


def _quenched(g: House, v: View, e: events.OutsideQuenched) -> None:
    v["fire_outside"] = []


def _hot_spot_placed(g: House, v: View, e: events.HotSpotPlaced) -> None:
    _add(v, "hot_spots", g.board.names[e.square])
    v["hot_spot_reserve"] = e.reserve


def _hot_spot_cleared(g: House, v: View, e: events.HotSpotCleared) -> None:
    _drop(v, "hot_spots", g.board.names[e.square])
    v["hot_spot_reserve"] = e.reserve


def _hazmat_placed(g: House, v: View, e: events.HazmatPlaced) -> None:
    v["hazmats"] = in_order([*v["hazmats"], hazmat_row(g.board.names[e.square], False)])


def _wall_repaired(g: House, v: View, e: events.WallRepaired | card_events.WallShored) -> None:
    _drop(v, "damaged", edge_name(g, e.edge))
    v["damage"] = e.damage


def _crew_changed(g: House, v: View, e: events.CrewChanged) -> None:
    v["pawns"][e.who]["role"] = g.roles[e.role].id
    v["free_ap"] = e.free


def _poi_shifted(g: House, v: View, e: events.PoiShifted) -> None:
    _drop(v, "points", g.board.names[e.start])
    if e.square < DICE_SQUARES:
        _add(v, "points", g.board.names[e.square])


def _victim_strayed(g: House, v: View, e: card_events.VictimStrayed) -> None:
    _move_marker(v, "victims", victim_row(g.board.names[e.square], False, e.trapped), None)
    v["bag"]["trapped" if e.trapped else "victim"] += 1


def _trapped_joined(g: House, v: View, e: card_events.TrappedVictimJoined) -> None:
    v["bag"]["trapped"] += 1


def _game_ended(g: House, v: View, e: events.GameEnded) -> None:
    v["ending"] = e.ending


def _awaited(g: House, v: View, e: events.Awaited) -> None:
    v["awaits"] = {"what": e.what, "who": e.who}


_CHANGES: Final[dict[type[Event], Callable[[House, View, Any], None]]] = {
    events.RoleDealt: _role_dealt,
    events.FirstChosen: _first_chosen,
    events.Parked: _parked,
    events.Drove: _parked,
    events.TurnStarted: _turn_started,
    events.TurnEnded: _turn_ended,
    events.GotUp: _got_up,
    events.Spent: _spent,
    events.Entered: _stands,
    events.Rode: _stands,
    events.Moved: _moved,
    events.DoorOpened: _door_opened,
    events.DoorClosed: _door_closed,
    events.DoorDestroyed: _door_destroyed,
    events.WallDamaged: _wall_damaged,
    events.WallDestroyed: _wall_destroyed,
    events.Smoked: _smoked,
    events.Ignited: _ignited,
    events.Dampened: _dampened,
    events.Cleared: _cleared,
    events.PoiPlaced: _poi_placed,
    events.PoiRevealed: _poi_revealed,
    events.Treated: _treated,
    events.VictimRescued: _victim_rescued,
    events.VictimLost: _victim_lost,
    events.HazmatReached: _hazmat_reached,
    events.HazmatRemoved: _hazmat_removed,
    events.KnockedDown: _knocked_down,
    events.CarriedOff: _stands,
    events.Dodged: _dodged,
    events.Heartened: _heartened,
    events.IgnitedOutside: _ignited_outside,
    events.OutsideQuenched: _quenched,
    events.HotSpotPlaced: _hot_spot_placed,
    events.HotSpotCleared: _hot_spot_cleared,
    events.HazmatPlaced: _hazmat_placed,
    events.WallRepaired: _wall_repaired,
    events.CrewChanged: _crew_changed,
    events.PoiShifted: _poi_shifted,
    events.GameEnded: _game_ended,
    events.Awaited: _awaited,
    events.LadderErected: _ladder_erected,
    events.LadderCollapsed: _ladder_collapsed,
    events.LadderStowed: _ladder_stowed,
    events.Fell: _stands,
    card_events.DoorBlownOut: _door_destroyed,
    card_events.DoorSlammed: _door_closed,
    card_events.WallShored: _wall_repaired,
    card_events.VictimStrayed: _victim_strayed,
    card_events.TrappedVictimJoined: _trapped_joined,
    **CARD_CHANGES,
}

_UNSEEN: Final = frozenset(
    {
        events.Rolled,
        events.DieRerolled,
        events.DiscsRanOut,
        events.Exploded,
        events.WaveRolledOver,
        events.WaveVented,
        events.OxygenStarved,
        events.PoiDeflected,
        events.FlaredUp,
        events.SmokeShifted,
        events.StayedBehind,
        events.GunFired,
        events.GunHit,
        card_events.NoFlareUpLeft,
        card_events.EventInVain,
        card_events.GrenadeThrown,
    }
)
"""Events that are only told: nothing in the view changes with them."""

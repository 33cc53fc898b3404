"""The legal actions of a position, in a fixed order: what is proposed and not refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.games.hotshots.data import faces
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.roles import CREW_BOSS, ROLES
from firehouse.games.hotshots.data.tiles import AIR_BASE, FIRE_CACHE, TILES
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act, pair
from firehouse.games.hotshots.rules.bag import exchange_refusal
from firehouse.games.hotshots.rules.chance import outcomes
from firehouse.games.hotshots.rules.crew_choice import role_refusal
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.fighting import (
    can_match,
    fight_refusal,
    on_table,
    open_icons,
    roll_refusal,
    stop_refusal,
    swap_of,
)
from firehouse.games.hotshots.rules.firebreaks import place_refusal, take_refusal
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.judge import asks_for_tile, choices
from firehouse.games.hotshots.rules.moving import boss_refusal, errand_refusal, move_refusal
from firehouse.games.hotshots.rules.setting_up import cells_for
from firehouse.games.hotshots.rules.sharing import propose_shares
from firehouse.games.hotshots.rules.state import (
    FOUGHT,
    ORDERED,
    State,
    burning_tiles,
    hand,
    has_flag,
    place_of,
    role_of,
)
from firehouse.games.hotshots.rules.tokens import propose_tokens
from firehouse.games.hotshots.rules.vehicles import (
    AIR_TANKER,
    HELICOPTER,
    doze_refusal,
    dozer_refusal,
    drop_refusal,
    land_refusal,
    vehicle_refusal,
    water_refusal,
)


def legal(g: House, s: State, sink: Sink) -> None:
    """Give the sink every legal action; at a chance, every outcome."""
    if s.ended:
        return
    step: i64 = step_of(s.todo[-1])
    if step == steps.ACT:
        _turn(g, s, sink)
    elif step == steps.LOCK:
        _after_roll(g, s, sink)
    elif step == steps.GO_ON:
        _between_rolls(g, s, sink)
    elif step < steps.FIRST_DECISION:
        for action, _ in outcomes(g, s):
            sink.add(action)
    else:
        _decision(g, s, sink, step)


def _turn(g: House, s: State, sink: Sink) -> None:
    here = place_of(s, s.turn)
    if s.moves:
        side: i64 = 0
        while side < SIDES:
            tile: i64 = s.ground.next[here * SIDES + side]
            if tile >= 0 and not move_refusal(s, tile):
                sink.add(act(actions.MOVE, tile))
            side += 1
    if not has_flag(s, FOUGHT):
        if not fight_refusal(s):
            sink.add(act(actions.FIGHT, 0))
        if here == AIR_BASE:
            _vehicles(g, s, sink)
    if role_of(s, s.turn) == CREW_BOSS and not has_flag(s, ORDERED):
        _orders(g, s, sink)
    propose_tokens(g, s, sink, steps.ACT)
    if here == FIRE_CACHE:
        _exchanges(g, s, sink)
    propose_shares(g, s, sink)
    sink.add(act(actions.END, 0))


def _vehicles(g: House, s: State, sink: Sink) -> None:
    _water(s, sink, HELICOPTER, actions.HELICOPTER)
    _water(s, sink, AIR_TANKER, actions.TANKER)
    if not dozer_refusal(g, s):
        sink.add(act(actions.DOZER, 0))


def _water(s: State, sink: Sink, vehicle: i64, kind: i64) -> None:
    if vehicle_refusal(s, vehicle):
        return
    burning = burning_tiles(s)
    while burning:
        tile = first(burning)
        if not water_refusal(s, tile):
            sink.add(act(kind, tile))
        burning &= burning - 1


def _orders(g: House, s: State, sink: Sink) -> None:
    who: i64 = 0
    while who < g.crew_size:
        if not boss_refusal(g, s, who):
            side: i64 = 0
            while side < SIDES:
                tile: i64 = s.ground.next[place_of(s, who) * SIDES + side]
                if tile >= 0 and not errand_refusal(s, who, tile):
                    sink.add(act(actions.ORDER, actions.errand(who, tile)))
                side += 1
        who += 1


def _exchanges(g: House, s: State, sink: Sink) -> None:
    held = hand(s, owner_of(g, s.turn))
    while held:
        token = first(held)
        if not exchange_refusal(g, s, token):
            sink.add(act(actions.EXCHANGE, token))
        held &= held - 1


def _after_roll(g: House, s: State, sink: Sink) -> None:
    if can_match(g, s):
        _locks(s, sink, open_icons(g, s), 0, 0, on_table(s))
    else:
        sink.add(act(actions.FAIL, 0))
    propose_tokens(g, s, sink, steps.LOCK)
    propose_shares(g, s, sink)


def _locks(s: State, sink: Sink, icons: i64, face: i64, handful: i64, left: i64) -> None:
    """Every handful of matching dice: for each face of open icons in turn every number of it."""
    while face < faces.FACES and not faces.count(icons, face):
        face += 1
    if face == faces.FACES:
        if handful:
            sink.add(act(actions.LOCK, handful))
        return
    most = faces.count(icons, face)
    other = swap_of(s, face)
    while True:
        _locks(s, sink, icons, face + 1, handful, left)
        if not most:
            return
        if faces.count(left, face):
            left -= faces.unit(face)
        elif other >= 0 and faces.count(left, other):
            left -= faces.unit(other)
        else:
            return
        handful = faces.ADD[handful * faces.FACES + face]
        most -= 1


def _between_rolls(g: House, s: State, sink: Sink) -> None:
    if not roll_refusal(g, s):
        sink.add(act(actions.ROLL_AGAIN, 0))
    reward: i64 = 0
    while reward < actions.REWARDS:
        if not stop_refusal(s, reward):
            sink.add(act(actions.STOP, reward))
        reward += 1
    propose_tokens(g, s, sink, steps.GO_ON)
    propose_shares(g, s, sink)


def _set(sink: Sink, kind: i64, found: i64) -> None:
    while found:
        sink.add(act(kind, first(found)))
        found &= found - 1


def _decision(g: House, s: State, sink: Sink, step: i64) -> None:
    """Decisions of one kind."""
    if asks_for_tile(step):
        _set(sink, actions.CHOOSE, choices(g, s))
    elif step == steps.CHOOSE_GAP:
        _set(sink, actions.GAP, cells_for(g, s, GAP))
    elif step == steps.PLACE_BREAK:
        _beside(s, sink)
    elif step == steps.TAKE_BREAK:
        _firebreaks(s, sink)
    elif step == steps.DOZE:
        _line(g, s, sink)
    elif step == steps.LAND:
        _landings(s, sink)
    elif step == steps.DROP:
        _drops(s, sink)
    elif step == steps.KEEP:
        _set(sink, actions.KEEP, s.pair)
    elif step == steps.DISCARD:
        who: i64 = argument_in(s.todo[-1])
        _set(sink, actions.DISCARD, hand(s, owner_of(g, who)))
    elif step == steps.PLAY_CARD:
        _set(sink, actions.CARD, s.drawn)
    elif step == steps.SAVE:
        sink.add(act(actions.SAVE, 0))
        sink.add(act(actions.LET, 0))
    elif step == steps.PERMIT:
        sink.add(act(actions.YES, 0))
        sink.add(act(actions.NO, 0))
    elif step == steps.CHOOSE_ROLE:
        _characters(g, s, sink)
    elif step == steps.CHOOSE_FIRST:
        _set(sink, actions.BEGIN, bit(g.crew_size) - 1)
    elif step == steps.CHOOSE_CHARACTER:
        _set(sink, actions.USE, bit(g.crew_size) - 1)
    else:
        raise unknown("decision", step)


def _characters(g: House, s: State, sink: Sink) -> None:
    """Every character in the box, then drawing one."""
    role: i64 = 0
    while role < ROLES:
        if not role_refusal(g, s, role):
            sink.add(act(actions.TAKE_ROLE, role))
        role += 1
    if not role_refusal(g, s, actions.AT_RANDOM):
        sink.add(act(actions.TAKE_ROLE, actions.AT_RANDOM))


def _beside(s: State, sink: Sink) -> None:
    side: i64 = 0
    while side < SIDES:
        tile: i64 = s.ground.next[place_of(s, s.turn) * SIDES + side]
        if tile >= 0 and not place_refusal(s, tile):
            sink.add(act(actions.BREAK, tile))
        side += 1


def _pair(s: State, edge: i64) -> i64:
    """An edge by its two tiles."""
    return pair(s.ground.ends[edge * 2], s.ground.ends[edge * 2 + 1])


def _firebreaks(s: State, sink: Sink) -> None:
    for edge in s.ground.edges:
        both = _pair(s, edge)
        if not take_refusal(s, both):
            sink.add(act(actions.PICK_UP, both))


def _line(g: House, s: State, sink: Sink) -> None:
    for edge in s.ground.edges:
        both = _pair(s, edge)
        if not doze_refusal(g, s, both):
            sink.add(act(actions.DOZE, both))


def _landings(s: State, sink: Sink) -> None:
    tile: i64 = 0
    while tile < TILES:
        if not land_refusal(s, tile):
            sink.add(act(actions.LAND, tile))
        tile += 1


def _drops(s: State, sink: Sink) -> None:
    tile: i64 = 0
    while tile < TILES:
        if not drop_refusal(s, tile):
            sink.add(act(actions.DROP, tile))
        tile += 1
    sink.add(act(actions.DONE, 0))

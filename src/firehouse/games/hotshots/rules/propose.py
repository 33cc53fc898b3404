"""The legal actions of a position, in a fixed order: what is proposed and not refused."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.core.game import Sink
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.board import SIDES
from firehouse.games.hotshots.data.roles import CREW_BOSS, ROLES
from firehouse.games.hotshots.data.tiles import AIR_BASE, FIRE_CACHE, TILES
from firehouse.games.hotshots.rules import actions, steps
from firehouse.games.hotshots.rules.actions import act, pair
from firehouse.games.hotshots.rules.chance import outcomes
from firehouse.games.hotshots.rules.choosing import role_refusal
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.fighting import (
    can_match,
    fight_refusal,
    on_table,
    roll_refusal,
    stop_refusal,
    swap_of,
    wanted,
)
from firehouse.games.hotshots.rules.firebreaks import place_refusal, take_refusal
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.judge import asks_for_tile, choices
from firehouse.games.hotshots.rules.moving import boss_refusal, errand_refusal, move_refusal
from firehouse.games.hotshots.rules.rewards import (
    askable,
    bare_refusal,
    double_refusal,
    exchange_refusal,
    face_refusal,
    flame_refusal,
    go_anywhere_refusal,
    nothing_to_share,
    summon_refusal,
)
from firehouse.games.hotshots.rules.setting_up import cells_for
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
    step: i64 = s.todo[-1] & steps.KIND
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
    _tokens(g, s, sink, steps.ACT)
    if here == FIRE_CACHE:
        _each_token(g, s, sink, actions.EXCHANGE)
    _shares(g, s, sink)
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
                    sink.add(act(actions.ORDER, who * 32 + tile))
                side += 1
        who += 1


def _tokens(g: House, s: State, sink: Sink, step: i64) -> None:
    """Every token in hand, in every way it can be played now."""
    held = hand(s, owner_of(g, s.turn)) & ~s.fresh
    while held:
        token = first(held)
        if token <= tokens.WILD:
            if step != steps.ACT:
                _faces(g, s, sink, token)
        elif token == tokens.DOUBLE:
            if step != steps.ACT:
                _doubles(g, s, sink)
        elif token == tokens.SUMMON:
            _summons(g, s, sink)
        elif token == tokens.ANYWHERE or token == tokens.EXTRA_FLAME:
            if step == steps.ACT:
                _tiles(g, s, sink, token)
        elif not bare_refusal(g, s, token, step):
            sink.add(act(actions.PLAY, token))
        held &= held - 1


def _faces(g: House, s: State, sink: Sink, token: i64) -> None:
    face: i64 = 0
    while face < faces.FACES:
        if not face_refusal(g, s, token * faces.FACES + face):
            sink.add(act(actions.PLAY_FACE, token * faces.FACES + face))
        face += 1


def _doubles(g: House, s: State, sink: Sink) -> None:
    face: i64 = 0
    while face < faces.FACES:
        if not double_refusal(g, s, face):
            sink.add(act(actions.PLAY_DOUBLE, face))
        face += 1


def _summons(g: House, s: State, sink: Sink) -> None:
    who: i64 = 0
    while who < g.crew_size:
        if not summon_refusal(g, s, who):
            sink.add(act(actions.PLAY_SUMMON, who))
        who += 1


def _tiles(g: House, s: State, sink: Sink, token: i64) -> None:
    tile: i64 = 0
    while tile < TILES:
        if token == tokens.ANYWHERE:
            if not go_anywhere_refusal(g, s, tile):
                sink.add(act(actions.PLAY_ANYWHERE, tile))
        elif not flame_refusal(g, s, tile):
            sink.add(act(actions.PLAY_FLAME, tile))
        tile += 1


def _each_token(g: House, s: State, sink: Sink, kind: i64) -> None:
    held = hand(s, owner_of(g, s.turn))
    while held:
        token = first(held)
        if not exchange_refusal(g, s, token):
            sink.add(act(kind, token))
        held &= held - 1


def _shares(g: House, s: State, sink: Sink) -> None:
    if nothing_to_share(g, s):
        return
    who: i64 = 0
    while who < g.crew_size:
        asked = askable(s, who)
        while asked:
            token = first(asked)
            if hand(s, s.turn) & bit(token):
                sink.add(act(actions.GIVE, who * 16 + token))
            else:
                sink.add(act(actions.TAKE, who * 16 + token))
            asked &= asked - 1
        who += 1


def _after_roll(g: House, s: State, sink: Sink) -> None:
    if can_match(g, s):
        _locks(g, s, sink, 0, 0, on_table(s))
    else:
        sink.add(act(actions.FAIL, 0))
    _tokens(g, s, sink, steps.LOCK)
    _shares(g, s, sink)


def _locks(g: House, s: State, sink: Sink, face: i64, handful: i64, left: i64) -> None:
    """Every handful of matching dice: for each face in turn every number of it."""
    if face == faces.FACES:
        if handful:
            sink.add(act(actions.LOCK, handful))
        return
    most = wanted(g, s, face)
    other = swap_of(s, face)
    while True:
        _locks(g, s, sink, face + 1, handful, left)
        if most <= 0:
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
    _tokens(g, s, sink, steps.GO_ON)
    _shares(g, s, sink)


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
    elif step == steps.TAKE_BREAK or step == steps.DOZE:
        _edges(g, s, sink, step)
    elif step == steps.LAND or step == steps.DROP:
        _landings(s, sink, step)
    elif step == steps.KEEP:
        _set(sink, actions.KEEP, s.pair)
    elif step == steps.DISCARD:
        who: i64 = s.todo[-1] >> steps.ARGUMENT
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
    else:
        kind: i64 = actions.BEGIN if step == steps.CHOOSE_FIRST else actions.USE
        _set(sink, kind, bit(g.crew_size) - 1)


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


def _edges(g: House, s: State, sink: Sink, step: i64) -> None:
    for edge in s.ground.edges:
        both = pair(s.ground.ends[edge * 2], s.ground.ends[edge * 2 + 1])
        if step == steps.DOZE:
            if not doze_refusal(g, s, both):
                sink.add(act(actions.DOZE, both))
        elif not take_refusal(s, both):
            sink.add(act(actions.PICK_UP, both))


def _landings(s: State, sink: Sink, step: i64) -> None:
    tile: i64 = 0
    while tile < TILES:
        if step == steps.LAND:
            if not land_refusal(s, tile):
                sink.add(act(actions.LAND, tile))
        elif not drop_refusal(s, tile):
            sink.add(act(actions.DROP, tile))
        tile += 1
    if step == steps.DROP:
        sink.add(act(actions.DONE, 0))

"""Calling the ambulance for those who wait outside, and the deck gun."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.flashpoint.bot.rescues import call_ambulance
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.tasks import CHANGE_PLACES, Tasks
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.data.specialists import (
    EXTINGUISHING,
    FIREFIGHTER,
    MOVEMENT,
    NEVER,
    Role,
)
from firehouse.games.flashpoint.rules import actions, tokens
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.skills import CHANGE_COST, in_deck
from firehouse.games.flashpoint.rules.state import State, place_of, role_of
from firehouse.games.flashpoint.rules.vehicles import drive_cost, is_aboard


def vehicles(tasks: Tasks, s: State, role: Role) -> None:
    """Call the ambulance for victims that wait outside; fire the deck gun."""
    pile = s.victims
    while pile:
        square = tokens.square_of(tokens.lowest(pile))
        pile = tokens.without_lowest(pile)
        if square >= DICE_SQUARES and tasks.home.settled(square) < FAR:
            mark = tasks.w.victim / (float(tasks.home.cost(square)) + tasks.w.delay)
            call_ambulance(tasks, s, square, mark * tasks.w.rescue_now)
    if role.gun != NEVER and s.engine >= 0 and not s.silence:
        _gun(tasks, s, role)
    if tasks.g.options.crew_change and not s.acted and is_aboard(tasks.g, s, False):
        _change(tasks, s)


def _gun(tasks: Tasks, s: State, role: Role) -> None:
    """Fire the deck gun, drive it to where it does more, or go to it."""
    w = tasks.w
    g = tasks.g
    aboard = is_aboard(g, s, False)
    if not aboard and not role.rerolls:
        return
    gain = _drowned(tasks, s, s.engine)
    if role.rerolls:
        gain *= tasks.aimed
    if aboard:
        here = place_of(s, s.turn)
        mark = w.gun * gain / (float(role.gun) + w.delay)
        tasks.add(act(actions.GUN, 0), mark, actions.GUN, here)
        _drive_engine(tasks, s, role, gain)
    else:
        for square in g.board.engine_spots[s.engine]:
            there = tasks.walk.cost(square)
            if 0 < there < FAR:
                mark = w.gun * gain / (float(there + role.gun) + w.delay)
                tasks.set_out(s, 0, square, mark, actions.GUN, square)


def _change(tasks: Tasks, s: State) -> None:
    """Become another specialist at the engine, one who does more for the team."""
    g = tasks.g
    own = rank(g, g.roles[role_of(s, s.turn)])
    here = place_of(s, s.turn)
    role: i64 = 1
    while role < len(g.roles):
        better = rank(g, g.roles[role]) - own
        if better > 0.0 and in_deck(g, s, role):
            mark = tasks.w.change * better / (float(CHANGE_COST) + tasks.w.delay)
            tasks.add(act(actions.CHANGE, role), mark, CHANGE_PLACES, here)
        role += 1


def rank(g: House, role: Role) -> float:
    """How much a specialist does for the team, as games with fixed crews have shown.

    Who is alone has to go in: there more AP for all work are worth more than a sure aim.
    """
    able = role.ap > FIREFIGHTER.ap and not role.dog
    if able and g.crew_size == 1:
        return 5.0
    if role.rerolls:
        return 4.0
    if role.free_for == EXTINGUISHING:
        return 3.5
    if able:
        return 3.0
    if role.free_for == MOVEMENT:
        return 2.0
    if role.commands:
        return 1.5
    return 1.0 if role.extinguish == 1 else 0.0


def _drowned(tasks: Tasks, s: State, spot: i64) -> float:
    """What the deck gun puts out on average from a spot; people in the way forbid it."""
    g = tasks.g
    area: i64 = g.board.gun_areas[spot]
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place < DICE_SQUARES and area & bit(place):
            return 0.0
        who += 1
    if not g.options.gentle_gun and tasks.guarded & area:
        return 0.0
    total = 0.0
    left = (s.fire | s.smoke) & (area | tasks.walk.beside(area))
    while left:
        square = first(left)
        left &= left - 1
        aims = area & (tasks.walk.beside(bit(square)) | bit(square))
        total += tasks.heats.of(square) * float(size(aims))
    return total / float(size(area))


def _drive_engine(tasks: Tasks, s: State, role: Role, gain: float) -> None:
    """Drive to where the gun would put out more."""
    g = tasks.g
    for spot, squares in enumerate(g.board.engine_spots):
        if spot != s.engine:
            other = _drowned(tasks, s, spot) * (tasks.aimed if role.rerolls else 1.0)
            if other > gain:
                cost = float(drive_cost(g, s, False, spot) + role.gun) + tasks.w.delay
                mark = tasks.w.gun * other / cost
                tasks.add(
                    act(actions.DRIVE_ENGINE, squares[0]), mark, actions.DRIVE_ENGINE, squares[0]
                )

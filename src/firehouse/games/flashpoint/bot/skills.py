"""What single specialists can set out to do."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first
from firehouse.games.flashpoint.bot.hazmats import hazmats
from firehouse.games.flashpoint.bot.rescues import points, victims
from firehouse.games.flashpoint.bot.routes import FAR
from firehouse.games.flashpoint.bot.tasks import Tasks, legal
from firehouse.games.flashpoint.data.board import STAIRS
from firehouse.games.flashpoint.data.specialists import NEVER, Role
from firehouse.games.flashpoint.rules import actions
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.moving import is_burning
from firehouse.games.flashpoint.rules.purse import command_points
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, lies, place_of, role_of


def skills(tasks: Tasks, s: State, role: Role) -> None:
    """What the specialist alone can do."""
    w = tasks.w
    if role.identify != NEVER and s.poi:
        _identify(tasks, s)
    if s.hazmats and not role.dog:
        hazmats(tasks, s, role)
    if role.clear != NEVER:
        _engineer(tasks, s)
    if role.dog:
        way: i64 = 0
        while way <= STAIRS:
            tasks.add(act(actions.SCENT, way), w.point, actions.SCENT, place_of(s, s.turn))
            way += 1
    if role.commands and s.free:
        _orders(tasks, s)


def _identify(tasks: Tasks, s: State) -> None:
    """Turn over the point of interest that is farthest from everybody."""
    left = s.poi
    while left:
        square = first(left)
        left &= left - 1
        nearest: i64 = FAR
        who: i64 = 0
        while who < tasks.g.crew_size:
            place = place_of(s, who)
            if place != OFF_BOARD and tasks.apart[place * 128 + square] < nearest:
                nearest = tasks.apart[place * 128 + square]
            who += 1
        mark = tasks.w.identify * float(nearest) / (6.0 + tasks.w.delay)
        tasks.add(act(actions.IDENTIFY, square), mark, actions.IDENTIFY, square)


def _engineer(tasks: Tasks, s: State) -> None:
    """Clear hot spots, put Flare Ups back, repair what is near."""
    g = tasks.g
    left = s.hot_spots
    while left:
        square = first(left)
        left &= left - 1
        there = tasks.walk.cost(square)
        if there < FAR and not (tasks.walk.beside(bit(square)) | bit(square)) & s.fire:
            mark = tasks.w.hot_spot / (float(there + 1) + tasks.w.delay)
            if there:
                tasks.set_out(s, 0, square, mark, actions.CLEAR, square)
            else:
                tasks.add(act(actions.CLEAR, 0), mark, actions.CLEAR, square)
    here = place_of(s, s.turn)
    way: i64 = 0
    while way < STAIRS:
        tasks.add(act(actions.REPAIR, way), tasks.w.hot_spot * 0.3, actions.REPAIR, here)
        way += 1
    if g.options.decks:
        card: i64 = 0
        while card < len(g.deck.cards):
            tasks.add(act(actions.RETURN_CARD, card), tasks.w.hot_spot, actions.RETURN_CARD, here)
            card += 1


def _orders(tasks: Tasks, s: State) -> None:
    """Spend the Captain's command points on those who carry or search."""
    who: i64 = 0
    while who < tasks.g.crew_size:
        place = place_of(s, who)
        if who != s.turn and place != OFF_BOARD and not lies(s, who):
            budget = command_points(tasks.g, s, who)
            if budget:
                _order(tasks, s, who, budget)
        who += 1


def _order(tasks: Tasks, s: State, who: i64, budget: i64) -> None:
    """What another pawn could be ordered to do with so many AP."""
    own = tasks.ap
    walk = tasks.walk
    ordered = tasks.ordered
    tasks.walk = ordered
    tasks.ap = budget
    ordered.look(s, tasks.g.roles[role_of(s, who)])
    ordered.start_from(place_of(s, who))
    ordered.flood(tasks.guarded, ordered.ring_mask, FAR)
    victims(tasks, s, who, who + 1)
    points(tasks, s, who, who + 1)
    tasks.ap = own
    tasks.walk = walk


def order_out(tasks: Tasks, s: State, who: i64) -> i64:
    """The order that leads a pawn out of fire, to the best that it could do next; -1 if none."""
    tasks.count = 0
    tasks.resolves = True
    _order(tasks, s, who, s.ap + command_points(tasks.g, s, who))
    best: i64 = -1
    most = 0.0
    for task in tasks.noted():
        if task.mark > most and _leads_out(tasks, s, who, task.action):
            best = task.action
            most = task.mark
    return best


def _leads_out(tasks: Tasks, s: State, who: i64, action: i64) -> bool:
    """Is this an order to a pawn to step where nothing burns?"""
    if action >= actions.BASE or actions.mover_of(action) != who + 1:
        return False
    return not is_burning(s, actions.argument_of(action)) and legal(tasks.g, s, action)


def any_order_out(tasks: Tasks, s: State, who: i64, listed: list[int]) -> i64:
    """The first order of a list that leads a pawn out of fire, else the first action at all."""
    for action in listed:
        if _leads_out(tasks, s, who, action):
            return action
    return listed[0]

"""How plans for a turn may begin: a task or two followed to their end, a door closed, AP saved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.game import Game
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.bot.all_tasks import gather
from firehouse.games.flashpoint.bot.tasks import (
    CLEAR_SMOKE,
    PUT_OUT,
    TOPICS,
    Tasks,
    legal,
    topic_in,
)
from firehouse.games.flashpoint.data.board import STAIRS
from firehouse.games.flashpoint.rules import actions, steps
from firehouse.games.flashpoint.rules.actions import act
from firehouse.games.flashpoint.rules.state import State

END: Final = actions.BASE
ALIKE: Final = 4
"""Tasks of one kind that a plan may begin with."""
ALIKE_AFTER: Final = 2
"""Tasks of one kind that may come second."""
SECONDS: Final = 3
"""Tasks that may come second after the same first one."""


class Opening:
    """Actions from the position at hand, and where they lead."""

    def __init__(self, state: State, played: list[int]) -> None:
        self.state = state
        self.actions = played


def openings(game: Game[State], tasks: Tasks, state: State) -> list[list[int]]:
    """Nothing, each task, what is no task, each task and no more, one task after another."""
    start = Opening(state, [])
    firsts = _followed(game, tasks, start, ALIKE)
    found: list[list[int]] = [[]]
    found += [first.actions for first in firsts]
    found += [[action] for action in _unasked(tasks, state) if [action] not in found]
    for opening in [start, *firsts]:
        if _acts(game, opening.state) and legal(tasks.g, opening.state, END):
            found.append([*opening.actions, END])
    for first in firsts:
        if _acts(game, first.state):
            seconds = _followed(game, tasks, first, ALIKE_AFTER)
            found += [second.actions for second in seconds[:SECONDS]]
    return found


def _unasked(tasks: Tasks, s: State) -> list[int]:
    """What may be good and is never a task: doors closed, another specialist at the engine."""
    found: list[int] = []
    for side in range(STAIRS):
        found.append(int(act(actions.CLOSE, side)))
    if tasks.g.options.crew_change:
        for role in range(1, len(tasks.g.roles)):
            found.append(int(act(actions.CHANGE, role)))
    return [action for action in found if legal(tasks.g, s, action)]


def _acts(game: Game[State], state: State) -> bool:
    """Is a pawn free to act, with nothing to answer and no luck to wait for?"""
    if game.over(state) or game.is_chance(state):
        return False
    entry: i64 = state.todo[-1]
    return step_of(entry) == steps.ACT


def _followed(game: Game[State], tasks: Tasks, opening: Opening, alike: int) -> list[Opening]:
    """The opening with one more task followed to its end, the task with most points first."""
    found: list[Opening] = []
    for task, kind in _goals(tasks, opening.state, alike):
        further = Opening(opening.state.copy(), opening.actions[:])
        _follow(game, tasks, further, task)
        if kind == actions.ERECT:
            _put_up(game, tasks, further)
        found.append(further)
    return found


def _goals(tasks: Tasks, s: State, alike: int) -> list[tuple[int, int]]:
    """The tasks that can begin now with their kinds, the best first, not too many of one kind."""
    gather(tasks, s)
    ranked = sorted(
        [(note.mark, note.action, note.subject) for note in tasks.noted()], reverse=True
    )
    found: list[tuple[int, int]] = []
    tasks_found: list[int] = []
    counts: list[int] = [0] * TOPICS
    for mark, task, about in ranked:
        kind = topic_in(about)
        group: int = PUT_OUT if kind == CLEAR_SMOKE else kind
        count = counts[group]
        if mark > 0.0 and count < alike and task not in tasks_found:
            action = tasks.resolve(s, task)
            if action >= 0 and legal(tasks.g, s, action):
                counts[group] = count + 1
                tasks_found.append(task)
                found.append((task, int(kind)))
    return found


def _follow(game: Game[State], tasks: Tasks, opening: Opening, task: i64) -> None:
    """Play the action of a task, or walk to its square as far as the AP and luck allow."""
    s = opening.state
    if task >= 0:
        opening.actions.append(int(task))
        game.apply(s, task)
        return
    while _acts(game, s):
        action = tasks.resolve(s, task)
        if action < 0 or not legal(tasks.g, s, action):
            return
        opening.actions.append(int(action))
        game.apply(s, action)


def _put_up(game: Game[State], tasks: Tasks, opening: Opening) -> None:
    """Go on with a ladder until it stands, or the AP are spent."""
    s = opening.state
    action: i64 = opening.actions[-1]
    while _acts(game, s) and action != act(actions.ERECT, 0):
        gather(tasks, s)
        action = -1
        for note in tasks.noted():
            if topic_in(note.subject) == actions.ERECT:
                action = tasks.resolve(s, note.action)
        if action < 0 or not legal(tasks.g, s, action):
            return
        opening.actions.append(int(action))
        game.apply(s, action)

"""Reasons for what the rule of thumb does, as the phrases `reason.NAME`."""

from __future__ import annotations

from typing import Any, Final

from firehouse.bots.tiers import reason
from firehouse.core.bits import bit, size
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.stack import step_of
from firehouse.games.flashpoint.bot import tasks as topics
from firehouse.games.flashpoint.bot.all_tasks import gather
from firehouse.games.flashpoint.bot.answers import card_marks
from firehouse.games.flashpoint.bot.tasks import Tasks
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.dice import black_of, red_of
from firehouse.games.flashpoint.rules.fire import contiguous
from firehouse.games.flashpoint.rules.kinds import OF_NUMBER
from firehouse.games.flashpoint.rules.orders import ordered_into_fire
from firehouse.games.flashpoint.rules.pools import likely
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of
from firehouse.games.flashpoint.rules.vehicles import aimed_at
from firehouse.games.flashpoint.words.language import say
from firehouse.games.flashpoint.words.names import square_name

TOPICS: Final = {
    topics.FETCH: "fetch",
    topics.BRING_HOME: "bring-home",
    topics.SEARCH: "search",
    topics.PUT_OUT: "put-out",
    topics.CLEAR_SMOKE: "clear-smoke",
    topics.CHANGE_PLACES: "change-places",
    topics.CARRY_OUT: "carry-out",
}
"""Topics that are no kind of action."""

UNASKED: Final = {actions.CLOSE: "close", actions.CHANGE: "change"}
"""What is never a task, but may begin a plan."""


def why(tasks: Tasks, state: State, action: int) -> str:
    """One line of reasons for an action."""
    step = step_of(state.todo[-1])
    if step == steps.CHOOSE_SPECIALIST:
        return reason(card_marks(tasks, state), action)
    if step != steps.ACT or place_of(state, state.turn) == OFF_BOARD:
        return say(_answer_reason(tasks, state, step, action))
    return say(_act_reason(tasks, state, action))


def _act_reason(tasks: Tasks, state: State, action: int) -> Phrase:
    gather(tasks, state)
    best = -1.0
    about = -1
    for task in tasks.noted():
        if task.mark > best and tasks.resolve(state, task.action) == action:
            best, about = task.mark, task.subject
    if about >= 0:
        return task_reason(tasks, state, topics.topic_in(about), topics.square_in(about))
    if action == actions.act(actions.END, 0):
        return _end_reason(state)
    if actions.MOVER <= action < actions.BASE and ordered_into_fire(tasks.g, state) >= 0:
        return phrase("reason.out-of-fire")
    kind = actions.kind_of(action) if action >= actions.BASE else -1
    return phrase(f"reason.{UNASKED.get(kind, 'otherwise')}")


def _answer_reason(tasks: Tasks, state: State, step: int, action: int) -> Phrase:
    g = tasks.g
    step = steps.ENTER_AT_START if step == steps.ACT else step
    fires = hit = 0
    if step == steps.PARK_ENGINE:
        spot = g.board.engine_spot_at[actions.argument_of(action)]
        fires = size(g.board.gun_areas[spot] & state.fire)
    if step == steps.AIM:
        target = aimed_at(g, state.engine, red_of(state.dice), black_of(state.dice))
        hit = size((bit(target) | contiguous(g, state, bit(target))) & state.fire)
    return phrase(f"reason.{steps.NAMES[step]}", fires=fires, hit=hit)


def _end_reason(state: State) -> Phrase:
    if state.ap:
        return phrase("reason.end-saving", ap=state.ap)
    return phrase("reason.end-free" if state.free else "reason.end-empty")


def task_reason(tasks: Tasks, state: State, topic: int, square: int) -> Phrase:
    """Why a task is worth doing; its tasks have been gathered in this position."""
    home = tasks.home.settled(square)
    fires = size(state.fire)
    told: dict[str, Any] = {
        "square": square_name(tasks.g, square),
        "there": tasks.walk.cost(square),
        "home": home,
        "now": home <= tasks.ap,
        "beside": _fires_beside(tasks, state, square),
        "near": _guarded(tasks, state, square),
        "fires": fires,
        "percent": round(100 * fires / DICE_SQUARES),
    }
    if topic == topics.SEARCH:
        told["odds"] = _odds(state, square)
    name = TOPICS[topic] if topic in TOPICS else OF_NUMBER[topic].name
    return Phrase(f"reason.{name}", told)


def _fires_beside(tasks: Tasks, state: State, square: int) -> int:
    if square >= DICE_SQUARES:
        return 0
    return size(contiguous(tasks.g, state, bit(square)) & state.fire)


def _odds(state: State, square: int) -> Phrase:
    """How likely a point of interest is a victim."""
    if state.pools:
        return phrase("reason.odds-there", percent=round(100 * likely(state, square)))
    victims = state.bag_victims + state.bag_trapped
    markers = victims + state.bag_false_alarms + state.bag_hazmats
    return phrase("reason.odds-in-bag", victims=victims, markers=markers)


def _guarded(tasks: Tasks, state: State, square: int) -> str:
    """Who or what is in danger from a square."""
    if square >= DICE_SQUARES:
        return "nothing"
    near = contiguous(tasks.g, state, bit(square)) | bit(square)
    if near & tokens.dice_squares(state.victims):
        return "victim"
    if near & state.poi:
        return "point"
    return "hazmat" if near & tokens.dice_squares(state.hazmats) else "nothing"

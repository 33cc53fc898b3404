"""Reasons in words for what the rule of thumb does."""

from __future__ import annotations

from typing import Final

from firehouse.bots.tiers import reason
from firehouse.core.bits import bit, size
from firehouse.games.flashpoint.bot import tasks as topics
from firehouse.games.flashpoint.bot.answers import card_marks
from firehouse.games.flashpoint.bot.gathering import gather
from firehouse.games.flashpoint.bot.tasks import Tasks
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.rules import actions, steps, tokens
from firehouse.games.flashpoint.rules.fire import contiguous
from firehouse.games.flashpoint.rules.orders import ordered_into_fire
from firehouse.games.flashpoint.rules.pools import likely
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of

OTHER_DECISIONS: Final = {
    steps.PARK_ENGINE: "From there the deck gun covers {fires} of the fires.",
    steps.PARK_AMBULANCE: "That is the shortest way, all in all, from the points of interest.",
    steps.ENTER_AT_START: "From there a point of interest is near that nobody else is nearer to.",
    steps.AIM: "The dice as they lie put out {hit}.",
    steps.RIDE_ENGINE: "That is nearer to what has to be done.",
    steps.RIDE_AMBULANCE: "That is nearer to what has to be done.",
    steps.DODGE: "Saved AP are cheaper than being knocked down.",
    steps.FALL: "Of the beds this is the nearest to what has to be done.",
    steps.CHOOSE_FIRST: "So the turns begin with who is near to something.",
    steps.CHOOSE_HAZMAT: "In this order the explosions do the least harm.",
    steps.CHOOSE_EVENT: "It does the least harm.",
    steps.FOLLOW_EVENT: "There it does the most good.",
}

UNASKED: Final = {
    actions.CLOSE: "A closed door keeps smoke and fire on its other side.",
    actions.CHANGE: "In games played on from here this specialist did more for the team.",
}
"""What is never a task, but may begin a plan."""


def why(tasks: Tasks, state: State, action: int) -> str:
    """One line of reasons for an action."""
    step = state.todo[-1] & steps.KIND
    if step != steps.ACT or place_of(state, state.turn) == OFF_BOARD:
        return _answer_reason(tasks, state, step, action)
    gather(tasks, state)
    best = -1.0
    topic = -1
    for task in tasks.noted():
        if task.mark > best and tasks.resolve(state, task.action) == action:
            best, topic = task.mark, task.topic
    if topic >= 0:
        return _task_reason(tasks, state, topic >> 7, topic & 127)
    if action == actions.act(actions.END, 0):
        return _end_reason(state)
    if actions.MOVER <= action < actions.BASE and ordered_into_fire(tasks.g, state) >= 0:
        return "Nobody stays in fire to which they were sent."
    kind = actions.kind_of(action) if action >= actions.BASE else -1
    return UNASKED.get(kind, "It keeps other ways open.")


def _answer_reason(tasks: Tasks, state: State, step: int, action: int) -> str:
    if step == steps.CHOOSE_SPECIALIST:
        return reason(card_marks(tasks, state), action)
    g = tasks.g
    step = steps.ENTER_AT_START if step == steps.ACT else step
    fires = hit = 0
    if step == steps.PARK_ENGINE:
        spot = g.board.engine_spot_at[actions.argument_of(action)]
        fires = size(g.board.gun_areas[spot] & state.fire)
    if step == steps.AIM:
        from firehouse.games.flashpoint.rules.vehicles import aimed_at

        target = aimed_at(g, state.engine, state.dice & 15, (state.dice >> 4) & 15)
        hit = size((bit(target) | contiguous(g, state, bit(target))) & state.fire)
    return OTHER_DECISIONS[step].format(fires=fires, hit=_count(hit, "fire"))


def _end_reason(state: State) -> str:
    if state.ap:
        return f"The {state.ap} AP left do more in the next turn, together with those it brings."
    return "The free AP left are of no use here." if state.free else "There are no AP left."


def _count(number: int, word: str) -> str:
    return f"{number or 'no'} {word}{'' if number == 1 else 's'}"


def _steps_away(cost: int) -> str:
    return "here" if cost == 0 else f"{cost} AP away"


def _fires_beside(tasks: Tasks, state: State, square: int) -> str:
    if square >= DICE_SQUARES:
        return ""
    beside = size(contiguous(tasks.g, state, bit(square)) & state.fire)
    return f"; {_count(beside, 'fire')} beside it" if beside else ""


def _task_reason(tasks: Tasks, state: State, topic: int, square: int) -> str:
    g = tasks.g
    where = g.board.names[square]
    there = tasks.walk.cost(square)
    home = tasks.home.settled(square)
    beside = _fires_beside(tasks, state, square)
    if topic == topics.FETCH:
        return f"The victim in {where} is {_steps_away(there)}, then {home} AP from safety{beside}."
    if topic == topics.BRING_HOME:
        done = " this turn" if home <= tasks.ap else ""
        return f"Brings the victim from {where} to safety{done}: {home} AP to go{beside}."
    if topic == topics.SEARCH:
        odds = _odds(state, square)
        return f"The point of interest in {where} is {_steps_away(there)}; {odds}{beside}."
    if topic == topics.PUT_OUT:
        return f"The fire in {where}{_guards(tasks, state, square)}{beside}: {_blasts(state)}."
    if topic == topics.CLEAR_SMOKE:
        fate = "catches fire" if beside else "burns if a roll hits it"
        return f"The smoke in {where} {fate}{_guards(tasks, state, square)}{beside}."
    return _skill_reason(state, topic, where)


def _skill_reason(state: State, topic: int, where: str) -> str:
    return {
        topics.TREAT: f"Treated, the victim in {where} walks along, at half the price.",
        topics.CALL_AMBULANCE: f"The ambulance is wanted where the victim of {where} comes out.",
        topics.FIRE_GUN: "The deck gun puts out more than anybody could on foot.",
        topics.MOVE_ENGINE: "From there the deck gun puts out more.",
        topics.IDENTIFY: f"Nobody is near {where}, and a false alarm is not worth the way.",
        topics.DISPOSE: f"The hazmat in {where} would explode in a fire.",
        topics.CLEAR_HOT_SPOT: f"The hot spot in {where} makes the fire flare up.",
        topics.REPAIR: "Every damage marker taken off keeps the house standing longer.",
        topics.RETURN_CARD: "A Flare Up in the supply does no harm for a while.",
        topics.CHANGE_PLACES: "Another specialist does more for this team.",
        topics.SCENT: "To scent it out costs nothing.",
    }[topic]


def _odds(state: State, square: int) -> str:
    if state.pools:
        return f"the chance of a victim there is {round(100 * likely(state, square))} %"
    victims = state.bag_victims + state.bag_trapped
    total = victims + state.bag_false_alarms + state.bag_hazmats
    return f"{victims} of the {total} markers left are victims"


def _blasts(state: State) -> str:
    """How likely a roll sets something off."""
    fires = size(state.fire)
    share = round(100 * fires / DICE_SQUARES)
    return f"with {_count(fires, 'fire')}, {share} % of the rolls are explosions"


def _guards(tasks: Tasks, state: State, square: int) -> str:
    """Who is in danger from a square."""
    near = contiguous(tasks.g, state, bit(square)) | bit(square)
    if near & tokens.dice_squares(state.victims):
        return " beside a victim"
    if near & state.poi:
        return " beside a point of interest"
    if near & tokens.dice_squares(state.hazmats):
        return " beside a hazmat"
    return ""

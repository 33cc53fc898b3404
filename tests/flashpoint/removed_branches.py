"""Takes each branch out of each dispatch of the rules, and tells which one nobody misses.

Run with the plain sources: what it takes out is the code of Python functions.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any

from played_kinds import WAYS, Play, Seen, play

from firehouse import Game
from firehouse.core.game import Sink
from firehouse.games.flashpoint.rules import (
    actions,
    card_chance,
    chance,
    event_cards,
    event_choices,
    fire_cards,
    judge,
    perform,
    propose,
    search,
    skills,
    turn,
)
from firehouse.games.flashpoint.rules.kinds import KINDS

DISPATCHES: tuple[Callable[..., Any], ...] = (
    judge._choice_refusal,
    judge._act_refusal,
    judge._special_refusal,
    judge.price,
    judge._special_price,
    skills.skill_refusal,
    skills.skill_price,
    skills.use_skill,
    perform.take_action,
    perform._work_specially,
    perform._decide,
    propose._choices,
    turn._take,
    chance.weight,
    chance._outcome,
    chance.happen,
    chance._rolled,
    card_chance.card_weight,
    card_chance.card_outcomes,
    card_chance.card_happens,
    event_cards._happens,
    event_cards.targets,
    event_cards.struck,
    event_choices.times,
    event_choices.answer_refusal,
    event_choices.answers,
    event_choices.answer,
    fire_cards._push,
    search.reveal,
)
ASKED = {"kind", "step", "effect"}
"""What a dispatch looks at."""


def branches(function: Callable[..., Any]) -> Iterator[tuple[str, Any]]:
    """The code of a function without one of its branches, and what that branch asks."""
    source = textwrap.dedent(inspect.getsource(function))
    number = sum(_is_branch(node) for node in ast.walk(ast.parse(source)))
    for index in range(number):
        tree = ast.parse(source)
        node = [node for node in ast.walk(tree) if _is_branch(node)][index]
        asks = ast.unparse(node.test)
        node.test = ast.Constant(False)
        space = dict(function.__globals__)
        exec(compile(ast.fix_missing_locations(tree), "without", "exec"), space)
        yield f"{function.__name__}: {asks}", space[function.__name__].__code__


def _is_branch(node: ast.AST) -> bool:
    """Does it ask which kind, step or effect something is, and is no error of its own?"""
    if not isinstance(node, ast.If) or isinstance(node.body[0], ast.Raise):
        return False
    return any(isinstance(part, ast.Name) and part.id in ASKED for part in ast.walk(node.test))


def seen_by(seen: Seen) -> Any:
    """All that the rules say of a position and an action, and what comes of it."""
    game, state = seen.game, seen.state
    g, s = game.house, state
    sink = Sink()
    propose.legal(g, s, sink)
    told: list[Any] = [sink.actions, judge.refusal(g, s, seen.action)]
    told += [judge.refusal(g, s, actions.act(kind.number, 3)) for kind in KINDS]
    if game.is_chance(s):
        told += [chance.outcomes(g, s)]
    else:
        told += [judge.price(g, s, seen.action)]
    after = state.copy()
    perform.perform(g, after, None, seen.action)
    told.append(after.digest())
    return told


def observed(seen: Seen) -> Any:
    """The same, or the error that a dispatch ends with."""
    try:
        return seen_by(seen)
    except Exception as error:
        return repr(error)


def started(game: Any) -> str:
    """The position at the start, or the error that a dispatch ends with."""
    try:
        return game.start().digest()
    except Exception as error:
        return repr(error)


def surviving(found: Play) -> list[str]:
    """The branches without which everything stays as it was."""
    positions = [*found.kinds.values(), *found.steps.values(), *found.effects.values()]
    positions += found.cases.values()
    games = [Game.of(way) for way in WAYS]
    usual = [observed(seen) for seen in positions]
    begun = [started(game) for game in games]
    left = []
    for function in DISPATCHES:
        whole = function.__code__
        for name, without in branches(function):
            function.__code__ = without
            same = all(
                observed(seen) == told for seen, told in zip(positions, usual, strict=True)
            ) and begun == [started(game) for game in games]
            function.__code__ = whole
            if same:
                left.append(name)
    return left


if __name__ == "__main__":
    for line in surviving(play()):
        print(line)

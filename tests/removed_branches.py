"""Takes each branch out of each dispatch of a game's rules, and tells which one nobody misses.

A game's script beside its tests says what the rules are asked in which positions; it is run with
the plain sources, for what is taken out is the code of Python functions.
"""

from __future__ import annotations

import ast
import inspect
import os
import pkgutil
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from firehouse import Event, Rng

ASKED = {"kind", "step", "effect", "token", "reward"}
"""What a dispatch looks at."""
Look = Callable[[], Any]
"""All that the rules say of one position, and what comes of it."""
Judge = Callable[[Any, Any, int], int]
"""Why an action is refused, as a number: sentences take too long to write."""


def survivors(script: Path) -> str:
    """What a game's script prints: the branches that nobody misses."""
    here = str(Path(__file__).parent)
    paths = [here, *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "FIREHOUSE_PURE": "1", "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, str(script)], env=environment, capture_output=True, text=True
    )
    return done.stdout + done.stderr


def played(refusal: Judge, tried: Sequence[int], game: Any, state: Any, action: int) -> Any:
    """What may be played, why other actions may not, and what comes of one."""
    told: list[Any] = [list(game.actions(state)), game.actor(state)]
    told += [refusal(game.house, state, other) for other in (action, *tried)]
    if game.is_chance(state):
        told += [game.outcomes(state), game.sample(state, Rng(1))]
    else:
        told += [game.price(state, action)]
    after, log = state.copy(), list[Event]()
    game.apply(after, action, log)
    return [*told, log, after.digest()]


def started(game: Any) -> Any:
    """The position at the start."""
    return game.start().digest()


def surviving(
    rules: ModuleType, looks: Sequence[Look], shortcuts: Sequence[Callable[..., Any]] = ()
) -> Iterator[str]:
    """The branches without which everything stays as it was.

    Those of shortcuts are not asked for: without one the same is found, only slower.
    """
    usual = [(look, observed(look)) for look in looks]
    assert all(observed(look) == told for look, told in usual), "the same looks different"
    for function in dispatches(rules):
        if function in shortcuts:
            continue
        whole = function.__code__
        for name, without in branches(function):
            function.__code__ = without
            missed = next((pair for pair in usual if observed(pair[0]) != pair[1]), None)
            function.__code__ = whole
            if missed is None:
                yield name
            else:  # it may well be what misses the next one, too
                usual.remove(missed)
                usual.insert(0, missed)


def observed(look: Look) -> Any:
    """What is seen, or the error that a dispatch ends with."""
    try:
        return look()
    except Exception as error:
        return repr(error)


def dispatches(rules: ModuleType) -> Iterator[FunctionType]:
    """The functions of the rules that ask more than once what something is."""
    for found in pkgutil.iter_modules(rules.__path__, f"{rules.__name__}."):
        for function in vars(import_module(found.name)).values():
            own = isinstance(function, FunctionType) and function.__module__ == found.name
            if own and len(list(branches(function))) > 1:
                yield function


def branches(function: FunctionType) -> Iterator[tuple[str, Any]]:
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

"""The positions of Hotshots in which each branch of its rules is to be missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from removed_branches import Look, played, started, surviving
from test_every_forest_kind import WAYS, play

from firehouse import Game
from firehouse.games.hotshots import rules
from firehouse.games.hotshots.rules import actions, judge
from firehouse.games.hotshots.rules.kinds import KINDS

TRIED = [actions.act(kind.number, argument) for kind in KINDS for argument in (0, 3, 31)]


def looks() -> Iterator[Look]:
    """At everything that came up in play, and at starts."""
    found = play()
    came_up = [*found.kinds.values(), *found.steps.values(), *found.tokens.values()]
    for seen in (*came_up, *found.happened.values(), *found.refused.values()):
        yield partial(played, judge.refusal, TRIED, seen.game, seen.state, seen.action)
    for way in WAYS:
        yield partial(started, Game.of(way))


if __name__ == "__main__":
    for line in surviving(rules, list(looks())):
        print(line)

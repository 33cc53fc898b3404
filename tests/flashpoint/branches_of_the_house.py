"""The positions of Flash Point in which each branch of its rules is to be missed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from played_kinds import WAYS, Seen, play
from removed_branches import Look, played, started, surviving

from firehouse import Game
from firehouse.games.flashpoint import rules
from firehouse.games.flashpoint.rules import actions, chance, judge, perform
from firehouse.games.flashpoint.rules.kinds import KINDS

TRIED = [actions.act(kind.number, 3) for kind in KINDS]


def risen(seen: Seen) -> int:
    """How many turns go by in which a pawn only gets up."""
    count: int = perform.perform(seen.game.house, seen.state.copy(), None, seen.action)
    return count


def looks() -> Iterator[Look]:
    """At everything that came up in play, and at starts."""
    found = play()
    came_up = [*found.kinds.values(), *found.steps.values(), *found.effects.values()]
    for seen in (*came_up, *found.cases.values(), *found.happened.values()):
        yield partial(played, judge.refusal, TRIED, seen.game, seen.state, seen.action)
        yield partial(risen, seen)
    for way in WAYS:
        yield partial(started, Game.of(way))


if __name__ == "__main__":
    for line in surviving(rules, list(looks()), (chance.sample,)):
        print(line)

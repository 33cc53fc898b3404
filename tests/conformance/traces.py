"""A game in one number: all that an engine says and does on the way, and what bots make of it.

    python traces.py RULESET

prints a trace for each way to play a rule set, by the engine that runs.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b
from typing import Any

from ways import name_of, setups, step

from firehouse import Event, Game, Rng, Setup
from firehouse.bots.greedy import policy_of
from firehouse.envs.encoding import Encoding

SEED = 21
SELDOM = 7
"""Every so many positions the slower questions are asked."""


def traces(ruleset: str) -> dict[str, str]:
    """The trace of each way to play a rule set."""
    return {name_of(setup): trace(setup) for setup in setups() if setup.ruleset == ruleset}


def trace(setup: Setup) -> str:
    """One random game, and one of the rule of thumb up to its twentieth decision."""
    told = blake2b(digest_size=16)
    game: Game[Any] = Game.of(setup)
    for line in (*random_game(game, setup), *careful_game(game)):
        told.update(repr(line).encode())
    return told.hexdigest()


def random_game(game: Game[Any], setup: Setup) -> list[object]:
    rng, state, encoding = Rng(SEED), game.start(), Encoding(setup)
    found: list[object] = []
    space = list(game.action_space())
    while not game.over(state):
        actions = game.actions(state)
        found.append((state.digest(), actions, game.outcomes(state), game.actor(state)))
        if len(found) % SELDOM == 0:
            tried = space[rng.below(len(space))]
            found.append((game.view(state), game.draw(state), str(game.refusal(state, tried))))
            found.append(
                (bytes(encoding.mask(state)), *map(bytes, encoding.observe(state).values()))
            )
        log: list[Event] = []
        game.apply(state, step(game, state, rng), log)
        found.append([str(event) for event in log])
    found.append((game.ending(state), rng.next()))
    return found


def careful_game(game: Game[Any]) -> list[object]:
    rng, state, rule = Rng(SEED), game.start(), policy_of(game)
    found: list[object] = []
    while not game.over(state) and len(found) < 20:
        if game.is_chance(state):
            game.apply(state, game.sample(state, rng))
            continue
        action = int(rule.choose(state, rng))
        found.append((action, rule.why(state, action)))
        game.apply(state, action)
    return found


if __name__ == "__main__":
    print(json.dumps(traces(sys.argv[1])))

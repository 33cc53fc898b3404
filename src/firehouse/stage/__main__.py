"""Prints a position as clients get it: `python -m firehouse.stage RULESET --steps 20`."""

from __future__ import annotations

import argparse
import json
from typing import Any

from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.stage import plain, stage_of


def sample(setup: Setup, seed: int, steps: int) -> dict[str, Any]:
    """Scene, view, offers, routes and the frames of the last decision after random play."""
    table = Table(setup, seed)
    stage = stage_of(table.game)
    rng = Rng(seed)
    first = 1
    while table.step < steps and table.result is None:
        first = table.step + 1
        table.play(int(table.game.random_action(table.state, rng)))
    return {
        "scene": stage.scene(table.game),
        "view": stage.view(table.game, table.state, table.known),
        "pawns": table.game.pawns(table.state),
        "situation": table.game.situation(table.state),
        "step": table.step,
        "offers": plain(stage.offered(table)),
        "routes": plain(stage.routed(table)),
        "frames": plain(stage.frames_of(table, first, table.step)),
    }


def main(words: list[str] | None = None) -> None:
    """Read the arguments and print JSON; bad ones end with a sentence."""
    parser = argparse.ArgumentParser(prog="python -m firehouse.stage", description=__doc__)
    parser.add_argument("ruleset")
    parser.add_argument("--board")
    parser.add_argument("--difficulty")
    parser.add_argument("--crew", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=0)
    told = parser.parse_args(words)
    try:
        setup = Setup(told.ruleset, told.board, told.difficulty, told.crew)
        found = sample(setup, told.seed, told.steps)
    except ValueError as error:
        parser.error(str(error))
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

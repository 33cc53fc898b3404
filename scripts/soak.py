"""Random games of every rule set, difficulty, board and crew size, checked at every step.

    python scripts/soak.py --games 10000 [--rulesets flashpoint/basic …] [--seed 1]
        [--with-options choosing=chosen promos=true]

The options are set wherever a rule set has them; a rule set that has none of them is left out.
Prints a line for each cell and exits 1 on the first fault, with the record of how it came about.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from firehouse import Game, Rng, Setup, rulesets
from firehouse.core.catalogue import Ruleset
from firehouse.terminal.typed_setup import options_of

MOST_STEPS = 200_000
"""A game that goes on longer than this would not end."""


def cells(wanted: list[str], options: list[str]) -> list[Setup]:
    """Every rule set × difficulty × board × crew size, with the options that it has."""
    return [
        Setup(ruleset.id, board, difficulty, crew, given)
        for ruleset in rulesets()
        if not wanted or ruleset.id in wanted
        for given in [its_own(ruleset, options)]
        if given or not options
        for difficulty in ruleset.difficulties or (None,)
        for board in ruleset.boards
        for crew in ruleset.crew
    ]


def its_own(ruleset: Ruleset, options: list[str]) -> dict[str, int | bool | str]:
    """The options that a rule set has, with their values."""
    names = [option.name for option in ruleset.options]
    return options_of(ruleset, [text for text in options if text.partition("=")[0] in names])


def soak(setup: Setup, games: int, seed: int) -> tuple[Counter[str], int, int]:
    """Play and check; the endings, decisions and steps."""
    game: Game[Any] = Game.of(setup)
    endings: Counter[str] = Counter()
    decisions = total = 0
    for index in range(games):
        rng = Rng(seed * 1_000_003 + index)
        state = game.start()
        steps = 0
        while not game.over(state):
            action = step(game, state, rng)
            decisions += not game.is_chance(state)
            game.apply(state, action)
            fault = game.fault(state)
            steps += 1
            if fault or steps > MOST_STEPS:
                what = fault or "the game does not end"
                raise SystemExit(f"{setup}: game {index}, step {steps}: {what}\n{game.draw(state)}")
        endings[game.ending(state) or ""] += 1
        total += steps
    return endings, decisions, total


def step(game: Game[Any], state: Any, rng: Rng) -> int:
    """A random action, or an outcome by its weight."""
    if game.is_chance(state):
        return game.sample(state, rng)
    return game.random_action(state, rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rulesets", nargs="*", default=[])
    parser.add_argument("--with-options", nargs="*", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    started = time.monotonic()
    played = checked = 0
    with ProcessPoolExecutor() as pool:
        runs = {
            pool.submit(soak, setup, chosen.games, chosen.seed): setup
            for setup in cells(chosen.rulesets, chosen.with_options)
        }
        for run in as_completed(runs):
            endings, decisions, total = run.result()
            played += endings.total()
            checked += total
            shown = ", ".join(f"{name} {count}" for name, count in endings.most_common())
            setup = runs[run]
            print(
                f"{setup.ruleset} {setup.difficulty or '-'} {setup.board} crew {setup.crew}: "
                f"{endings.total()} games ended, {decisions / endings.total():.0f} decisions each; "
                f"{shown}",
                flush=True,
            )
    print(f"{played} games, {checked} steps checked, {time.monotonic() - started:.0f} s; no fault.")


if __name__ == "__main__":
    sys.exit(main())

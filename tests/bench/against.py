"""The games in C against the engine of another checkout, in one run.

    python tests/bench/against.py FOLDER            # its `hatch_build.py` has been run

Random play and rules of thumb, one core, by turns: the other engine as machine code in a process
of its own, then the C of these sources. The best of the rounds counts, for the machine may be
busy; ratios tell most. A second table has random play in C for every rule set.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from bench import best, midgame

from firehouse import Game, Rng, Setup, rulesets
from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import TO_THE_END, Dice
from firehouse.native.engine import Mind, Native, native_of

HERE = Path(__file__).parent
ROUNDS = 3
TURNS = "20"
CREW = 4
RULES_OF_THUMB = ("flashpoint/family", "flashpoint/experienced", "hotshots/standard")


def every() -> Iterator[Setup]:
    """Every rule set with every board and difficulty."""
    for rules in rulesets():
        for board, difficulty in product(rules.boards or (None,), rules.difficulties or (None,)):
            yield Setup(rules.id, board=board, difficulty=difficulty, crew=CREW)


def tasks() -> Iterator[tuple[str, str]]:
    """What both sides play: a rule set at random, by the rule of thumb to the end, or for turns."""
    yield from ((rules.id, "random") for rules in rulesets())
    yield from product(RULES_OF_THUMB, ("whole", TURNS))


def in_c(ruleset: str, turns: str) -> float:
    """What the C of today does in a second, on one core."""
    game = Game.of(Setup(ruleset, crew=CREW))
    native = native_of(game)
    if native is None:
        sys.exit("The games in C are missing or old; run 'make setup'.")
    if turns == "random":
        return random_decisions(game, native)
    mind, dice = Mind(native, policy_of(game)), Dice(0)
    begin = native.position(game.start() if turns == "whole" else midgame(game))
    length = TO_THE_END if turns == "whole" else int(turns)
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        dice.reseed(number)
        mind.play_out(begin.copy(), dice, length)
        return 1

    return best(work)


def random_decisions(game: Game[Any], native: Native) -> float:
    """Decisions of random play in a second."""
    start, luck = native.position(game.start()), native.luck(Rng(1))
    return best(lambda: native.random_games(start, luck, 50))


def other(folder: Path, *task: str) -> float:
    """What the engine in a folder does in a second."""
    done = subprocess.run(
        [sys.executable, HERE / "bench.py", "--only", *task],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(done.stdout)


def compare(folder: Path) -> None:
    """Both sides by turns."""
    for task in tasks():
        rounds = [(other(folder, *task), in_c(*task)) for _ in range(ROUNDS)]
        before, now = (max(values) for values in zip(*rounds, strict=True))
        print(f"{', '.join(task):58} {before:14,.0f} {now:14,.0f} × {now / before:.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", help="the checkout to compare with")
    chosen = parser.parse_args()
    if chosen.folder:
        if not (chosen.folder / "src" / "firehouse").is_dir():
            parser.error(f"{chosen.folder} is no checkout of this project.")
        compare(chosen.folder)
    for setup in every():
        game = Game.of(setup)
        native = native_of(game)
        assert native is not None
        told = ", ".join(filter(None, (setup.ruleset, setup.board, setup.difficulty)))
        print(f"{told:58} {random_decisions(game, native):14,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()

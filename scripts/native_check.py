"""Compare the games in C with the engine, for every rule set, board, difficulty and crew.

    python scripts/native_check.py steps --games 3         # every step of a few games
    python scripts/native_check.py games --games 10000     # whole games, by how they end
    python scripts/native_check.py batches --games 3       # every array of the environments
    python scripts/native_check.py tables --games 3        # whole games with the luck of tables

`--into` names a folder of libraries, for instance checked ones (`python -m firehouse.native.build
--kind checked --into …`). `games` asks another process for the engine's games: of these sources,
or of those in the folder `--against`. With `--kept` it notes what it has compared in a file, and
goes on there the next time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain, product
from pathlib import Path
from typing import Any

from firehouse.bots import playouts, streams
from firehouse.bots.greedy import policy_of
from firehouse.bots.playouts import TO_THE_END, Dice, play_out
from firehouse.bots.random import RandomPolicy
from firehouse.bots.runner import NativeRunner, RandomRunner, Runner
from firehouse.core.catalogue import Ruleset, games, rulesets
from firehouse.core.game import Game, playout, random_games
from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.lab.reading import reading_of
from firehouse.lab.table_runner import TableRunner

REFERENCE = "--reference"
NOWHERE = Path()
JUDGED = 16
"""In each of so many steps the judge of both is asked for every action that there is."""
TABLES = 5_000_000
"""The seed of the first table."""


def setups(chosen: argparse.Namespace) -> Iterator[Setup]:
    """Those that are asked for, by a part of their names."""
    every = changed() if chosen.changed else usual()
    return (setup for setup in every if chosen.only in name_of(setup))


def changed() -> Iterator[Setup]:
    """Every rule set with each option changed, choices in each difficulty, specialists by name."""
    for setup in chain.from_iterable(map(variants, rulesets())):
        try:
            Game.of(setup)
        except ValueError:  # an option that needs another one
            continue
        yield setup


def variants(rules: Ruleset) -> Iterator[Setup]:
    """Those that a rule set might have."""
    for first in range(0, len(rules.roles) - 1, 2):
        yield Setup(rules.id, crew=rules.roles[first : first + 4])
    for option in rules.options:
        values: tuple[Any, ...] = option.choices
        if option.kind == "switch":
            values = (False, True)
        elif option.kind == "number":
            values = (option.low, option.high)
        for value in values:
            yield Setup(rules.id, options={option.name: value})
        for (index, difficulty), value in product(enumerate(rules.difficulties), option.choices):
            board = rules.boards[index % len(rules.boards)]
            yield Setup(rules.id, board, difficulty, options={option.name: value})


def usual() -> Iterator[Setup]:
    """Every rule set with every board, difficulty and size of crew."""
    for rules in rulesets():
        ways = product(
            rules.boards or (None,), rules.difficulties or (None,), rules.crew or (None,)
        )
        for board, difficulty, crew in ways:
            yield Setup(rules.id, board=board, difficulty=difficulty, crew=crew)


def name_of(setup: Setup) -> str:
    parts = [setup.ruleset, setup.board, setup.difficulty, setup.crew]
    return " ".join(map(str, parts + [f"{k}={v}" for k, v in setup.options.items()]))


def told(state: Any, decisions: int, rest: Any) -> str:
    """A whole game as a short text: how it ended, what it took, and what luck comes next."""
    text = repr((tuple(int(value) for value in state.values()), int(decisions), rest))
    return blake2b(text.encode(), digest_size=8).hexdigest()


# Whole games.


def engine_games(setup: Setup, number: int, greedy: bool) -> Iterator[str]:
    """The games of the engine in this process."""
    game = Game.of(setup)
    if not greedy:
        for seed in range(number):
            state, rng = game.start(), Rng(seed)
            decisions = playout(game, state, rng)
            yield told(state, decisions, (rng.a, rng.b, rng.c, rng.d))
        yield repr(random_games(game, game.start(), Rng(0), 3))
        return
    policy, dice = policy_of(game), Dice(0)
    for seed in range(number):
        state = game.start()
        dice.reseed(seed)
        merit = play_out(policy, state, dice)
        yield told(state, 0, merit.hex())
    start = game.start()
    yield repr(streams.random_ends(game, start, 1, 3) + streams.greedy_ends(policy, start, 1, 3))
    yield repr(playouts.outcomes(policy, start, 1, 0, 3))
    yield repr(playouts.merits(policy, start, 1, 0, 3, 8))


def native_games(setup: Setup, number: int, greedy: bool, folder: Path) -> Iterator[str]:
    """The same games in C."""
    from firehouse.native.engine import Mind, native_of

    game = Game.of(setup)
    native = native_of(game, folder)
    if native is None:
        sys.exit(f"There is no library of today's sources in {folder}.")
    start = native.position(game.start())
    if not greedy:
        for seed in range(number):
            position, luck = start.copy(), native.luck(Rng(seed))
            decisions = native.playout(position, luck)
            yield told(native.state(position), decisions, tuple(luck.words))
        yield repr(native.random_games(start, native.luck(Rng(0)), 3))
        return
    mind, dice = Mind(native, policy_of(game)), Dice(0)
    for seed in range(number):
        position = start.copy()
        dice.reseed(seed)
        merit = mind.play_out(position, dice, TO_THE_END)
        yield told(native.state(position), 0, merit.hex())
    yield repr(native.random_ends(start, 1, 3) + mind.ends(start, 1, 3))
    yield repr(mind.outcomes(start, 1, 0, 3))
    yield repr(mind.merits(start, 1, 0, 3, 8))


def reference(lines: Iterator[str]) -> None:
    """Play the games that are asked for, line by line."""
    for line in lines:
        asked = json.loads(line)
        setup = Setup.from_json(asked["setup"])
        found = list(engine_games(setup, asked["number"], asked["greedy"]))
        print(json.dumps(found), flush=True)


def compare_games(chosen: argparse.Namespace) -> int:
    """Whole games against another process; how many differ."""
    environment = dict(os.environ)
    if chosen.against:
        environment["PYTHONPATH"] = chosen.against
        environment.pop("FIREHOUSE_PURE", None)
    other = subprocess.Popen(
        [sys.executable, __file__, REFERENCE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert other.stdin is not None
    assert other.stdout is not None
    differ, total, begun = 0, 0, time.time()
    done = chosen.kept.read_text(encoding="utf-8").splitlines() if chosen.kept.is_file() else []
    for setup in setups(chosen):
        if chosen.seconds and time.time() - begun > chosen.seconds:
            break
        for greedy in (False, True):
            how = "greedy" if greedy else "random"
            number = chosen.games // 10 if greedy else chosen.games
            alike = f"{name_of(setup)}, {number} {how} games alike"
            if alike in done:
                continue
            asked = {"setup": setup.to_json(), "number": number, "greedy": greedy}
            other.stdin.write(json.dumps(asked) + "\n")
            other.stdin.flush()
            mine = list(native_games(setup, number, greedy, chosen.into))
            theirs = json.loads(other.stdout.readline())
            wrong = [seed for seed, told in enumerate(mine) if told != theirs[seed]]
            differ += len(wrong)
            total += number
            print(
                f"{name_of(setup):60} {number:6} {how}, {len(wrong)} differ {wrong[:3]}", flush=True
            )
            if not wrong and chosen.kept != NOWHERE:
                with chosen.kept.open("a", encoding="utf-8") as file:
                    file.write(alike + "\n")
    other.stdin.close()
    other.wait()
    print(f"{total} games, {differ} differ, {time.time() - begun:.0f} s")
    return differ


# Every step.


def compare_steps(chosen: argparse.Namespace) -> int:
    """Every legal list, outcome and position of a few games, at random and by rules of thumb."""
    steps, begun = 0, time.time()
    for setup in setups(chosen):
        if chosen.seconds and time.time() - begun > chosen.seconds:
            break
        for seed in range(chosen.games):
            steps += follow(setup, seed, 0, chosen.into)
            steps += follow(setup, seed, 85, chosen.into)
        print(f"{name_of(setup):60} {steps:8} steps alike", flush=True)
    print(f"{steps} steps alike, {time.time() - begun:.0f} s")
    return 0


def follow(setup: Setup, seed: int, greedy: int, folder: Path) -> int:
    """Play one game in both, greedily in so many of a hundred decisions; the number of steps."""
    from firehouse.native.engine import Mind, native_of

    game = Game.of(setup)
    native = native_of(game, folder)
    if native is None:
        sys.exit(f"There is no library of today's sources in {folder}.")
    policy = policy_of(game)
    mind = Mind(native, policy_of(game))
    state = game.start()
    position = native.position(state)
    rng, whim = Rng(seed), Rng(seed + 1000)
    luck = native.luck(rng)
    steps = 0
    while not game.over(state):
        assert game.is_chance(state) == native.is_chance(position), (setup, seed, steps)
        if steps % JUDGED == 0:
            assert game.allowed(state) == native.allowed(position), (setup, seed, steps)
        if game.is_chance(state):
            assert game.outcomes(state) == native.outcomes(position), (setup, seed, steps)
            assert game.actions(state) == native.actions(position), (setup, seed, steps)
            action = int(game.sample(state, rng))
            assert action == native.sample(position, luck), (setup, seed, steps)
            assert list(luck.words) == [rng.a, rng.b, rng.c, rng.d], (setup, seed, steps)
            if greedy:
                assert policy.stream(state) == mind.stream(position), (setup, seed, steps)
        else:
            listed = game.actions(state)
            assert listed == native.actions(position), (setup, seed, steps)
            if greedy:
                action = int(policy.choose(state, whim))
                assert action == mind.choose(position, luck), (setup, seed, steps)
                assert policy.merit(state) == mind.merit(position), (setup, seed, steps)
                assert policy.share(state) == mind.share(position), (setup, seed, steps)
                if steps % 5 == 0:
                    assert policy.openings(state) == mind.openings(position), (setup, seed, steps)
            if whim.below(100) >= greedy:
                action = listed[whim.below(len(listed))]
        game.apply(state, action)
        native.apply(position, action)
        expected = native.fields(native.position(state))
        found = native.fields(position)
        unlike = [name for name in expected if expected[name] != found[name]]
        assert not unlike, (setup, seed, steps, unlike)
        steps += 1
    assert native.over(position)
    return steps


# Every array of the environments.


def compare_batches(chosen: argparse.Namespace) -> int:
    """All that is told of games that are stepped together, over the first ends and on."""
    steps, begun = 0, time.time()
    for setup in setups(chosen):
        if chosen.seconds and time.time() - begun > chosen.seconds:
            break
        sides = batches(setup, chosen.games, chosen.into)
        begin = [begins(batch) for _, batch in sides]
        assert begin[0] == begin[1], setup
        if not begin[0]:
            continue
        steps += chosen.games * (step_alike(sides, 60) + advise_alike(sides, 30))
        steps += end_alike(batches(setup, 1, chosen.into, restarts=False), sides[0][1])
        print(f"{name_of(setup):60} {steps:8} steps alike", flush=True)
    print(f"{steps} steps alike, {time.time() - begun:.0f} s")
    return 0


def batches(setup: Setup, size: int, folder: Path, restarts: bool = True) -> list[tuple[Any, Any]]:
    """The same games in Python and in C with their arrays, paid for progress too."""
    from firehouse.envs.batch import Batch
    from firehouse.envs.encoding import Encoding
    from firehouse.envs.native_batch import NativeBatch
    from firehouse.native.engine import native_of

    encoding = Encoding(setup)
    native = native_of(encoding.game, folder)
    if native is None:
        sys.exit(f"There is no library of today's sources in {folder}.")
    arrays = encoding.arrays(size), encoding.arrays(size)
    plain, quick = (
        (encoding.game, encoding.coder(), *encoding.numbering, one, 0.5, 0.9, restarts)
        for one in arrays
    )
    return [(arrays[0], Batch(*plain)), (arrays[1], NativeBatch(native, *quick))]


def begins(batch: Any) -> bool:
    """Begin a game of every seed, if one is ever asked before the game is over."""
    try:
        for index in range(batch.size):
            batch.seed(index, index)
            batch.restart(index)
    except ValueError:
        return False
    return True


def step_alike(sides: list[tuple[Any, Any]], least: int) -> int:
    """Play at random, so many steps and on to the first end; the number of steps."""
    steps = ends = 0
    alike(sides)
    while steps < least or not ends:
        for arrays, batch in sides:
            batch.sample()
            arrays.actions[:] = arrays.chosen
            assert batch.refused() == -1
            batch.step()
            ends += int(arrays.endings.any())
        alike(sides)
        steps += 1
    return steps


def advise_alike(sides: list[tuple[Any, Any]], steps: int) -> int:
    """Play so many steps as the rule of thumb would; the number of steps."""
    policies = [policy_of(batch.game) for _, batch in sides]
    for _ in range(steps):
        for (arrays, batch), policy in zip(sides, policies, strict=True):
            batch.advise(policy)
            arrays.actions[:] = arrays.chosen
            batch.step()
        alike(sides)
    return steps


def end_alike(sides: list[tuple[Any, Any]], donor: Any) -> int:
    """Take up the position of another batch and play on to the end; the number of steps."""
    steps = 0
    for _, batch in sides:
        batch.seed(0, 1)
        batch.place(0, donor.state(0).copy(), 9)
    alike(sides)
    while not sides[0][0].endings.any():
        for arrays, batch in sides:
            batch.sample()
            arrays.actions[:] = arrays.chosen
            batch.step()
        alike(sides)
        steps += 1
    assert sides[0][1].ending(0) == sides[1][1].ending(0)
    return steps


def alike(sides: list[tuple[Any, Any]]) -> None:
    """Every array, position and stream of luck is the same."""
    (plain, one), (native, other) = sides
    for name, array in vars(plain).items():
        assert array.tobytes() == getattr(native, name).tobytes(), name
    for index in range(one.size):
        assert one.state(index) == other.state(index)
        words = [[(r.a, r.b, r.c, r.d) for r in side.luck(index)] for side in (one, other)]
        assert words[0] == words[1]


# Whole games with the luck of tables.


def compare_tables(chosen: argparse.Namespace) -> int:
    """Ends, decisions, turns, roles and scores of games of both bots, as experiments keep them."""
    begun, total = time.time(), 0
    for setup in setups(chosen):
        if chosen.seconds and time.time() - begun > chosen.seconds:
            break
        game = Game.of(setup)
        measure = reading_of(game).measure(game)
        for native, plain in runners(game, chosen.into):
            found = TableRunner(native, measure).ends(TABLES, chosen.games)
            assert found == TableRunner(plain, measure).ends(TABLES, chosen.games), setup
            total += len(found)
        print(f"{name_of(setup):60} {total:8} tables alike", flush=True)
    print(f"{total} tables alike, {time.time() - begun:.0f} s")
    return 0


def runners(game: Game[Any], folder: Path) -> list[tuple[Runner, Runner]]:
    """The rule of thumb and random play, each in C and as Python."""
    from firehouse.native.engine import native_of

    native = native_of(game, folder)
    if native is None:
        sys.exit(f"There is no library of today's sources in {folder}.")
    policy, thoughtless = policy_of(game), RandomPolicy(game)
    return [
        (NativeRunner(policy, native), Runner(policy)),
        (RandomRunner(thoughtless, native), RandomRunner(thoughtless)),
    ]


COMPARE = {
    "steps": compare_steps,
    "games": compare_games,
    "batches": compare_batches,
    "tables": compare_tables,
}


def main() -> int:
    if sys.argv[1:] == [REFERENCE]:
        reference(iter(sys.stdin))
        return 0
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=list(COMPARE))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--changed", action="store_true", help="with every option changed")
    parser.add_argument("--only", default="", help="a part of the names of set-ups")
    parser.add_argument("--into", type=Path, required=True, help="the folder of the libraries")
    parser.add_argument("--against", default="", help="the sources of the engine to compare with")
    parser.add_argument("--kept", type=Path, default=NOWHERE, help="a file of what is compared")
    parser.add_argument("--seconds", type=float, default=0, help="stop after so long")
    chosen = parser.parse_args()
    assert games()
    return 1 if COMPARE[chosen.what](chosen) else 0


if __name__ == "__main__":
    sys.exit(main())

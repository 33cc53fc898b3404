"""What bots, advice and laboratory count on: in C as with the engine, number by number."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from firehouse import Game, Rng, Setup
from firehouse.analysis import chance
from firehouse.analysis.values import action_values
from firehouse.bots import Budget, runner, sharing
from firehouse.bots.greedy import policy_of
from firehouse.bots.policy import Policy
from firehouse.bots.race import Race
from firehouse.bots.random import RandomPolicy
from firehouse.bots.runner import NativeRunner, RandomRunner, Runner
from firehouse.native.engine import native_of

SETUPS = (
    Setup("flashpoint/family", crew=4),
    Setup("flashpoint/experienced", crew=3, difficulty="veteran"),
    Setup("hotshots/standard", crew=2),
)
Case = tuple[Policy[Any], Any, NativeRunner]


@pytest.fixture(params=SETUPS, ids=lambda setup: setup.ruleset)
def case(request: pytest.FixtureRequest, libraries: Path, monkeypatch: pytest.MonkeyPatch) -> Case:
    """A rule of thumb, a position of a turn, and a runner in C on three threads."""
    monkeypatch.setattr(sharing, "cores", lambda: 3)
    game: Game[Any] = Game.of(request.param)
    state, rng = game.start(), Rng(3)
    decisions = 0
    while decisions < 12 or game.is_chance(state):
        decisions += not game.is_chance(state)
        action = game.sample(state, rng) if game.is_chance(state) else game.actions(state)[0]
        game.apply(state, action)
        assert not game.over(state)
    policy = policy_of(game)
    native = native_of(game, libraries)
    assert native is not None
    return policy, state, NativeRunner(policy, native)


def test_playouts_are_won_and_lost_alike(case: Case) -> None:
    """Every playout of (seed, number), on threads, in order, wherever the count begins."""
    policy, state, native = case
    plain = Runner(policy)
    after = state.copy()
    policy.game.apply(after, policy.game.actions(after)[-1])

    found = native.outcomes([native.held(state), native.held(after)], 7, 2, 9)

    assert found == plain.outcomes([plain.held(state), plain.held(after)], 7, 2, 9)
    assert found[0][3:] == native.outcomes([native.held(state)], 7, 5, 6)[0]


def test_merits_are_alike_to_the_last_bit(case: Case) -> None:
    """Sums are taken in the same order with the same rounding."""
    policy, state, native = case

    found = native.merits([native.held(state)], 5, 0, 12, 4)

    assert found == Runner(policy).merits([state], 5, 0, 12, 4)
    assert len(set(found[0])) > 1


def test_a_race_goes_alike(case: Case) -> None:
    """The same plans, pairs, gaps and winner."""
    policy, state, native = case
    races = [Race(policy, state, 11, who) for who in (native, Runner(policy))]
    policy.horizon = 3

    chosen = [race.run(60, 1e9).actions for race in races]

    assert chosen[0] == chosen[1]
    first, second = ([(p.actions, p.pairs, p.gaps, p.squares) for p in r.plans] for r in races)
    assert first == second
    assert races[0].playouts == races[1].playouts


def test_games_on_streams_end_alike(case: Case) -> None:
    """Whole games of greedy and at random; also of seeds too large for C."""
    policy, _, native = case
    for seed in (1, 2**40, 2**63 - 1):
        assert native.ends(seed, 3) == Runner(policy).ends(seed, 3)
    thoughtless = RandomPolicy(policy.game)
    for seed in (1, 2**63 - 1):
        found = RandomRunner(thoughtless, native.native).ends(seed, 20)
        assert found == RandomRunner(thoughtless, None).ends(seed, 20)
        assert len(set(found)) > 1


def test_advice_is_alike(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The chance to win and the values of actions do not tell who played."""
    policy, state, native = case
    game, budget = policy.game, Budget(playouts=12)
    told = []
    for who in (native, Runner(policy)):
        monkeypatch.setattr(chance, "runner_of", lambda _, who=who: who)
        values = action_values(game, state, Rng(2), budget, policy, game.actions(state)[:3])
        told.append((chance.win_chance(game, state, Rng(2), budget, policy), values))

    assert told[0] == told[1]


def test_another_rule_of_thumb_is_played_by_python(case: Case) -> None:
    """Only the rule that was translated runs in C."""
    policy, _, _ = case
    assert type(runner.runner_of(RandomPolicy(policy.game))) is RandomRunner

    class Own(RandomPolicy):
        """Somebody's own."""

    assert type(runner.runner_of(Own(policy.game))) is Runner


def test_threads_do_not_follow_into_a_new_process(case: Case) -> None:
    """A process that is forked while there are threads makes its own."""
    _, state, native = case
    expected = native.outcomes([native.held(state)], 1, 0, 6)

    global _forked
    _forked = (native, state)
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
        assert pool.submit(_count_in_child).result(timeout=120) == expected


_forked: tuple[NativeRunner, Any] | None = None


def _count_in_child() -> list[list[int]]:
    assert _forked is not None
    native, state = _forked
    return native.outcomes([native.held(state)], 1, 0, 6)

"""The PettingZoo environment: PettingZoo's own tests, who is asked, bad input."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace

import gymnasium as gym
import numpy as np
import pytest
from env_ways import every_ruleset, legal_numbers
from pettingzoo.test import api_test, seed_test

import firehouse.envs as envs
from firehouse import Rng
from firehouse.core import catalogue

pytestmark = [
    # PettingZoo expects boxes of environments that are not on its list, and masks at all times.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_ruleset
def test_pettingzoo_finds_nothing_wrong(ruleset):
    api_test(envs.aec(ruleset), num_cycles=60)


@every_ruleset
def test_a_seed_gives_the_same_game_again(ruleset):
    seed_test(lambda: envs.aec(ruleset, crew=2), num_cycles=40)


@every_ruleset
def test_pettingzoo_measures_it(ruleset, monkeypatch):
    """The benchmark runs by the clock; on this one a second passes at each look."""
    clock = iter(range(1000))
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: next(clock)))

    benchmark.performance_benchmark(envs.aec(ruleset))


@every_ruleset
@pytest.mark.parametrize("choosing", ["dealt", "chosen"])
def test_who_is_asked_is_selected(ruleset, choosing):
    """Also out of turn and whoever begins; everybody's rewards are the same, and all games end."""
    has = any(option.name == "choosing" for option in catalogue.ruleset(ruleset).options)
    options = {"choosing": choosing} if has else {}
    env = envs.FirehouseAEC(ruleset, crew=3, shaping=1.0, options=options)
    env.reset(seed=2)
    choice = Rng(2)
    selected = set()
    while not any(env.terminations.values()):
        who = env.encoding.game.actor(env._solo.state)
        assert env.agent_selection == env.possible_agents[who]
        selected.add(env.agent_selection)
        legal = legal_numbers(env.observe(env.agent_selection)["action_mask"])
        env.step(legal[choice.below(len(legal))])
        assert len(set(env.rewards.values())) == 1

    assert selected == set(env.possible_agents)
    assert all(env.terminations.values())
    assert all(info["won"] in (False, True) for info in env.infos.values())


def test_a_pawn_is_asked_out_of_turn():
    """The Veteran's friends dodge while somebody else's turn is at its end."""
    env = envs.FirehouseAEC("flashpoint/experienced", crew=["veteran", "generalist", "paramedic"])
    choice = Rng(1)
    seen = 0
    env.reset(seed=1)
    while not seen:
        if any(env.terminations.values()):
            env.reset()
        state = env._solo.state
        seen += env.possible_agents[state.turn] != env.agent_selection and state.ap == 0
        legal = legal_numbers(env.observe(env.agent_selection)["action_mask"])
        env.step(legal[choice.below(len(legal))])


def test_all_see_the_table_and_one_the_mask():
    env = envs.FirehouseAEC("flashpoint/family", crew=2)
    env.reset(seed=1)
    first, second = (env.observe(agent) for agent in env.agents)

    assert np.array_equal(first["observation"]["planes"], second["observation"]["planes"])
    assert first["action_mask"].any() != second["action_mask"].any()


def test_bad_actions_are_refused():
    env = envs.FirehouseAEC("flashpoint/basic")
    env.reset(seed=1)
    end = env.encoding.number(env.encoding.game.parse("end"))
    with pytest.raises(ValueError, match=r"'end', is not legal now: .* — "):
        env.step(end)
    for action in ("end", None, 1.5, True):
        with pytest.raises(ValueError, match="An action is a whole number"):
            env.step(action)
    env.close()
    for call in (env.reset, lambda: env.step(0)):
        with pytest.raises(gym.error.ClosedEnvironmentError):
            call()


def test_it_has_a_versioned_name_and_no_parallel_form():
    env = envs.aec("flashpoint/second-story")

    assert str(env.unwrapped) == "firehouse_flashpoint_second_story_v2"
    assert env.metadata["is_parallelizable"] is False

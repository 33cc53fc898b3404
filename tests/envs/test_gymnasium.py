"""The Gymnasium environment: Gymnasium's own checker, seeds, rewards, bad input."""

from __future__ import annotations

import gymnasium as gym
import numpy as np
import pytest
from env_ways import every_ruleset, legal_numbers, random_play
from gymnasium.utils.env_checker import check_env

import firehouse.envs as envs
from firehouse import Rng


@every_ruleset
def test_gymnasium_finds_nothing_wrong(ruleset):
    """The checker plays, compares, draws in all modes and closes."""
    check_env(gym.make(envs.env_id(ruleset)).unwrapped)


@every_ruleset
def test_a_name_with_its_version_is_registered(ruleset):
    env = gym.make(envs.env_id(ruleset), crew=1)

    assert env.spec.version == envs.VERSION
    assert env.unwrapped.encoding.setup.crew == 1


@every_ruleset
def test_as_gymnasium_makes_it_it_plays_without_a_warning(ruleset):
    """In the wrappers that check order and values at each call."""
    env = gym.make(envs.env_id(ruleset), render_mode="ansi")
    told = [info["action_mask"].any() for *_, over, info in random_play(env, 1, 20) if not over]

    assert told
    assert all(told)
    assert env.render()
    env.close()


def test_a_set_up_is_chosen_by_arguments():
    env = envs.FirehouseEnv(
        "flashpoint/experienced",
        board="house_back",
        difficulty="heroic",
        crew=["paramedic", "rescue-dog", "veteran"],
        options={"saved_limit": 2},
    )

    house = env.encoding.house
    assert house.crew_size == 3
    assert house.options.saved_limit == 2
    assert house.options.hot_spot_reserve == 12


@every_ruleset
def test_a_seed_gives_the_same_games_again(ruleset):
    """Also the games after the first, which go on with its luck."""
    told = [
        [(o["planes"].tobytes(), o["vector"].tobytes(), r) for o, r, _, _ in random_play(e, 5, 150)]
        for e in (envs.FirehouseEnv(ruleset), envs.FirehouseEnv(ruleset))
    ]

    assert told[0] == told[1]


def test_seeds_differ():
    env = envs.FirehouseEnv("flashpoint/experienced")

    assert not np.array_equal(env.reset(seed=1)[0]["planes"], env.reset(seed=2)[0]["planes"])


def test_without_a_seed_games_differ():
    """An environment that nobody seeded is seeded by chance."""
    env = envs.FirehouseEnv("hotshots/standard")
    other = envs.FirehouseEnv("hotshots/standard")

    assert not np.array_equal(env.reset()[0]["planes"], other.reset()[0]["planes"])


def played(env, seed):
    """The rewards of one random game, and what its end told."""
    choice = Rng(seed)
    _, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        legal = legal_numbers(info["action_mask"])
        _, reward, over, truncated, info = env.step(legal[choice.below(len(legal))])
        rewards.append(reward)
        assert not truncated
    return rewards, info


def test_a_loss_is_worth_nothing_and_a_win_one():
    """With two victims to rescue and no false alarms random play wins now and then."""
    easy = {"victims": 2, "false_alarms": 0, "lost_limit": 2, "damage_limit": 60}
    env = envs.FirehouseEnv("flashpoint/basic", options=easy)
    ends = [played(env, seed) for seed in range(60)]

    assert all(sum(rewards) == rewards[-1] == float(info["won"]) for rewards, info in ends)
    assert {info["won"] for _, info in ends} == {False, True}
    assert all(info["length"] == len(rewards) for rewards, info in ends)
    assert all(info["ending"] in ("accounted-for", "collapse", "victims-lost") for _, info in ends)
    assert all(not info["action_mask"].any() and info["actor"] == -1 for _, info in ends)


@every_ruleset
def test_the_shaped_reward_gives_back_what_it_gave(ruleset):
    """Its sum is the potential of the first position, whatever is played: so nothing changes."""
    plain, shaped = envs.FirehouseEnv(ruleset), envs.FirehouseEnv(ruleset, shaping=0.5)
    rewards, info = played(shaped, 3)
    plain_rewards, plain_info = played(plain, 3)
    coder, (_, _) = shaped.encoding.coder(), shaped.reset(seed=3)
    begin = coder.potential(shaped._solo.state)

    assert len(rewards) == len(plain_rewards)
    assert info["won"] == plain_info["won"]
    assert sum(rewards) == pytest.approx(sum(plain_rewards) - 0.5 * begin)
    assert any(rewards[:-1])
    assert not any(plain_rewards[:-1])


def test_a_discount_is_part_of_the_shaped_reward():
    """Each step pays the discounted potential after it, less the one before it."""
    env = envs.FirehouseEnv("flashpoint/basic", shaping=1.0, discount=0.5)
    coder = env.encoding.coder()
    _, info = env.reset(seed=1)
    before = coder.potential(env._solo.state)
    _, reward, _, _, _ = env.step(legal_numbers(info["action_mask"])[0])

    assert reward == pytest.approx(0.5 * coder.potential(env._solo.state) - before)


def test_an_illegal_action_changes_nothing_and_is_explained():
    env = envs.FirehouseEnv("flashpoint/basic")
    observation, _ = env.reset(seed=1)
    end = env.encoding.number(env.encoding.game.parse("end"))
    after, reward, over, _, info = env.step(end)

    assert np.array_equal(after["planes"], observation["planes"])
    assert (reward, over) == (0.0, False)
    assert info["refusal"].startswith(f"Action {end}, 'end', is not legal now: ")
    assert " — " in info["refusal"]


def test_an_illegal_action_can_be_an_error():
    env = envs.FirehouseEnv("flashpoint/basic", illegal="raise")
    env.reset(seed=1)

    with pytest.raises(ValueError, match=r"'end', is not legal now: .* — "):
        env.step(env.encoding.number(env.encoding.game.parse("end")))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (-1, "from 0 to 209; this is -1"),
        (210, "from 0 to 209; this is 210"),
        ("end", "whole number; this is 'end'"),
        (1.0, "whole number; this is 1.0"),
        (np.array([1]), "whole number"),
        (True, "whole number"),
    ],
)
@pytest.mark.parametrize("illegal", ["stay", "raise"])
def test_what_is_no_action_is_said(action, told, illegal):
    env = envs.FirehouseEnv("flashpoint/basic", illegal=illegal)
    env.reset(seed=1)

    with pytest.raises(ValueError, match=told):
        env.step(action)


def test_numbers_of_all_kinds_are_actions():
    env = envs.FirehouseEnv("flashpoint/basic", illegal="raise")
    for kind in (int, np.int32, np.uint8, np.array):
        _, info = env.reset(seed=1)
        env.step(kind(legal_numbers(info["action_mask"])[0]))


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"ruleset": "flashpoint/famly"}, "no rule set 'flashpoint/famly'"),
        ({"board": "castle"}, "no board 'castle'"),
        ({"difficulty": "easy"}, "no difficulties"),
        ({"crew": 9}, "1 to 6 firefighters"),
        ({"options": {"fire": 1}}, "no option 'fire'"),
        ({"shaping": float("nan")}, "is a number; this is nan"),
        ({"shaping": "x"}, "is a number; this is x"),
        ({"discount": "x"}, "from 0 to 1; this is x"),
        ({"crew": 2.5}, "a number of firefighters or a list"),
        ({"crew": "paramedic"}, "a number of firefighters or a list"),
        ({"discount": 1.5}, "from 0 to 1; this is 1.5"),
        ({"illegal": "ignore"}, "no 'ignore'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ],
)
def test_a_bad_argument_is_one_sentence(chosen, told):
    with pytest.raises(ValueError, match=told):
        envs.FirehouseEnv(**chosen)


def test_games_that_end_before_they_begin_are_refused():
    env = envs.FirehouseEnv(
        "flashpoint/advanced", options={"damage_limit": 1, "explosions": 8, "crew_change": False}
    )

    with pytest.raises(ValueError, match="over before anybody can act"):
        env.reset(seed=1)


def test_order_is_kept():
    env = envs.FirehouseEnv("flashpoint/basic", render_mode="ansi")
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)
    with pytest.raises(gym.error.ResetNeeded):
        env.render()
    played(env, 1)
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)
    env.close()
    for call in (env.reset, env.render, lambda: env.step(0)):
        with pytest.raises(gym.error.ClosedEnvironmentError):
            call()


@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "hotshots/standard"])
def test_a_position_is_drawn(ruleset):
    text = envs.FirehouseEnv(ruleset, render_mode="ansi")
    picture = envs.FirehouseEnv(ruleset, render_mode="svg")
    text.reset(seed=1)
    picture.reset(seed=1)

    assert text.render() == text.encoding.game.draw(text._solo.state)
    assert picture.render().startswith("<svg")
    bare = envs.FirehouseEnv(ruleset)
    bare.reset(seed=1)
    assert bare.render() is None

"""The vector environment: the engine's games, whoever plays them; its memory; bad input."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy

import gymnasium as gym
import numpy as np
import pytest
from env_ways import every_ruleset
from gymnasium.vector import AutoresetMode

import firehouse.envs as envs
from firehouse.bots import Budget, bot_of

SMALL = {"victims": 2, "false_alarms": 0, "lost_limit": 2}


def same(one, other):
    return all(np.array_equal(one[key], other[key]) for key in ("planes", "vector"))


@every_ruleset
def test_its_games_are_those_of_single_environments(ruleset):
    """Observation, mask, reward and end of every game in every step, over many ends."""
    count, steps = 5, 120
    many = envs.vector(ruleset, count, crew=2, shaping=0.25)
    ones = [envs.FirehouseEnv(ruleset, crew=2, shaping=0.25, illegal="raise") for _ in range(count)]
    observation, info = many.reset(seed=40)
    begun = [one.reset(seed=40 + index) for index, one in enumerate(ones)]
    ends = 0
    for _ in range(steps):
        for index, (told, known) in enumerate(begun):
            assert same({key: value[index] for key, value in observation.items()}, told)
            assert np.array_equal(info["action_mask"][index], known["action_mask"])
        actions = many.sample()
        observation, rewards, ended, truncated, info = many.step(actions)
        assert not truncated.any()
        for index, one in enumerate(ones):
            told, reward, over, _, known = one.step(actions[index])
            assert (rewards[index], ended[index]) == (reward, over)
            if over:
                ends += 1
                assert same(info["final_obs"][index], told)
                final = info["final_info"]
                assert final["won"][index] == known["won"]
                assert final["score"][index] == known["score"]
                assert final["length"][index] == known["length"]
                told, known = one.reset()
            begun[index] = told, known
    assert ends


def run(env, steps):
    """All that an environment tells in some random steps, as bytes."""
    told = []
    observation, info = env.reset(seed=7)
    for _ in range(steps):
        told += [array.tobytes() for array in (*observation.values(), info["action_mask"])]
        observation, rewards, ended, _, info = env.step(env.sample())
        told += [rewards.tobytes(), ended.tobytes()]
        if ended.any():
            told.append(str(info["final_info"]))
            told += [final["planes"].tobytes() for final in info["final_obs"][ended]]
    return told


@pytest.fixture(scope="module")
def shared():
    """Seven games in three threads, if they run in C."""
    env = envs.vector("flashpoint/basic", 7, workers=3)
    yield env
    env.close()


def test_workers_change_nothing(shared):
    assert run(shared, 60) == run(envs.vector("flashpoint/basic", 7), 60)


def test_a_worker_says_what_is_wrong(shared):
    """An illegal action of a far game is explained, and no game has moved."""
    shared.reset(seed=1)
    actions = shared.sample()
    end = shared.encoding.number(shared.encoding.game.parse("end"))
    before = shared.action_masks()
    for game in (0, 6):
        wrong = actions.copy()
        wrong[game] = end
        with pytest.raises(ValueError, match=f"Game {game}: Action {end}, 'end', is not legal now"):
            shared.step(wrong)
        assert np.array_equal(shared.action_masks(), before)
    shared.step(actions)


def test_pictures_come_from_all_workers():
    env = envs.vector("flashpoint/basic", 3, workers=2, render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    env.close()

    assert len(pictures) == 3
    assert all(picture.strip() for picture in pictures)


def test_gymnasium_makes_it_by_name():
    env = gym.make_vec(envs.env_id("flashpoint/basic"), num_envs=3, crew=1, shaping=0.5)

    assert isinstance(env, envs.FirehouseVectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    assert env.single_action_space.n == len(env.encoding.actions)
    env.close()


def test_copies_stay_as_they_are_and_views_do_not():
    kept, _ = (own := envs.vector("flashpoint/basic", 2)).reset(seed=1)
    seen, _ = (lent := envs.vector("flashpoint/basic", 2, copy=False)).reset(seed=1)
    before = kept["planes"].copy()
    own.step(own.sample())
    lent.step(lent.sample())

    assert np.array_equal(kept["planes"], before)
    assert not np.array_equal(seen["planes"], before)
    with pytest.raises(ValueError, match="read-only"):
        seen["planes"][0] = 0


def test_games_write_into_the_arrays_they_were_given():
    """Nothing is copied: a part of the arrays is the part of the games that write there."""
    encoding = envs.Encoding(envs.FirehouseEnv("flashpoint/basic").encoding.setup)
    arrays = encoding.arrays(5)
    batch = encoding.batch(arrays.part(1, 4), 0.0, 1.0, True)
    for index in range(3):
        batch.seed(index, index)
        batch.restart(index)
    for _ in range(200):
        batch.sample()
        arrays.actions[:] = arrays.chosen
        assert batch.refused() == -1
        batch.step()

    assert arrays.masks[1:4].any(axis=1).all()
    assert arrays.planes[1:4].any(axis=1).all()
    for array in vars(arrays).values():
        assert not array[[0, 4]].any()


def test_some_games_can_be_begun_anew():
    env = envs.vector("flashpoint/basic", 3)
    env.reset(seed=1)
    for _ in range(5):
        observation, *_ = env.step(env.sample())
    after, _ = env.reset(seed=[9, 9, 9], options={"reset_mask": np.array([False, True, False])})

    for index, kept in enumerate((True, False, True)):
        assert np.array_equal(after["planes"][index], observation["planes"][index]) == kept


def test_random_actions_are_legal_and_leave_the_luck_alone():
    """Asking twice draws other actions, and the games go on as they would have."""
    env, other = envs.vector("flashpoint/family", 50), envs.vector("flashpoint/family", 50)
    env.reset(seed=1)
    other.reset(seed=1)
    for _ in range(30):
        masks = env.action_masks()
        drawn = [env.sample() for _ in range(3)]
        assert all(masks[np.arange(50), actions].all() for actions in drawn)
        assert any(not np.array_equal(drawn[0], more) for more in drawn[1:])
        observation, *_ = env.step(drawn[-1])
        expected, *_ = other.step(drawn[-1])
        assert same(observation, expected)


def test_random_actions_are_even():
    """Each of the legal actions comes up about equally often."""
    env = envs.vector("flashpoint/basic", 2000)
    _, info = env.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"][0])
    counts = np.bincount(env.sample(), minlength=legal[-1] + 1)[legal]
    expected = 2000 / len(legal)

    assert ((counts - expected) ** 2 / expected).sum() < 2 * len(legal)


@pytest.mark.parametrize(
    "actions",
    [[0, 1], [0, 1, 2, 3], [0.0, 1.0, 2.0], 5, [[0, 1, 2]], ["a", "b", "c"], [True, True, True]],
)
def test_a_step_needs_a_whole_number_for_every_game(actions):
    env = envs.vector("flashpoint/basic", 3)
    env.reset(seed=1)

    with pytest.raises(ValueError, match="A step needs 3 whole numbers, one for each game"):
        env.step(actions)


@pytest.mark.parametrize("number", [-1, 210, 2**40])
def test_numbers_beyond_the_actions_are_refused(number):
    env = envs.vector("flashpoint/basic", 2)
    env.reset(seed=1)
    actions = env.sample()
    actions[1] = number

    with pytest.raises(
        ValueError, match=f"Game 1: An action is a number from 0 to 209; this is {number}"
    ):
        env.step(actions)


def test_bad_counts_and_seeds_are_refused():
    with pytest.raises(ValueError, match="at least one game; this one has 0"):
        envs.vector("flashpoint/basic", 0)
    with pytest.raises(ValueError, match="From 1 to 2 workers"):
        envs.vector("flashpoint/basic", 2, workers=3)
    for count, workers in (("x", None), (2.5, None), (True, None), (2, "x")):
        with pytest.raises(ValueError, match="Games and workers are whole numbers; this is"):
            envs.vector("flashpoint/basic", count, workers=workers)
    with pytest.raises(ValueError, match="at most 1,000,000 games; this one has 1,000,000,000"):
        envs.vector("flashpoint/basic", 10**9)
    env = envs.vector("flashpoint/basic", 2)
    with pytest.raises(ValueError, match="2 games and 3 seeds"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(ValueError, match="a seed each, or none"):
        env.reset(seed=[1, None])
    env.reset()
    with pytest.raises(ValueError, match="A reset mask is 2 truth values"):
        env.reset(options={"reset_mask": np.array([1, 0])})
    with pytest.raises(ValueError, match="takes reset_mask; not 'state'"):
        env.reset(options={"state": None})
    with pytest.raises(ValueError, match="names with values"):
        env.reset(options=[1])


def test_order_is_kept():
    env = envs.vector("flashpoint/basic", 2)
    for call in (env.sample, env.action_masks, env.render, lambda: env.step([0, 0])):
        with pytest.raises(gym.error.ResetNeeded):
            call()
    env.reset(seed=1)
    env.close()
    env.close()
    for call in (env.reset, env.sample, lambda: env.step([0, 0])):
        with pytest.raises(gym.error.ClosedEnvironmentError):
            call()


def test_wins_are_rewarded():
    """A small game is won now and then at random; the results agree with the rewards."""
    env = envs.vector("flashpoint/basic", 100, options=SMALL)
    env.reset(seed=1)
    won = lost = 0
    for _ in range(250):
        _, rewards, ended, _, info = env.step(env.sample())
        assert not rewards[~ended].any()
        if ended.any():
            assert np.array_equal(rewards == 1, info["final_info"]["won"])
            won += int((rewards == 1).sum())
            lost += int((ended & (rewards == 0)).sum())
    assert won
    assert lost


def test_luck_without_a_seed_differs():
    first, _ = envs.vector("hotshots/standard", 2).reset()
    second, _ = envs.vector("hotshots/standard", 2).reset()

    assert not same(first, second)


@every_ruleset
def test_advice_is_what_greedy_would_play(ruleset):
    """In every game, along its own way and others', and it leaves what comes alone."""
    env, other = (envs.vector(ruleset, 4, crew=2) for _ in range(2))
    assert same(env.reset(seed=3)[0], other.reset(seed=3)[0])
    bot = bot_of("greedy")
    told = set()
    for step in range(60):
        places = [env._where(index) for index in range(4)]
        drawn = [batch.luck(place)[1] for batch, place in places]
        advice = env.advice()
        for (batch, place), luck, number in zip(places, drawn, advice, strict=True):
            chosen = bot.choose(env.encoding.game, batch.state(place), luck, Budget(seconds=1))
            assert env.encoding.number(chosen) == number
            told.add(int(number))
        actions = advice if step % 3 else env.sample()
        assert same(env.step(actions)[0], other.step(actions)[0])
    assert len(told) > 3


@pytest.mark.parametrize("copied", [copy, deepcopy, pickle.dumps])
def test_it_says_that_it_is_not_copied(copied):
    env = envs.vector("flashpoint/basic", 2)
    with pytest.raises(TypeError, match="are not copied; make another one"):
        copied(env)


def test_no_advice_before_the_first_game():
    with pytest.raises(gym.error.ResetNeeded):
        envs.vector("flashpoint/basic", 2).advice()

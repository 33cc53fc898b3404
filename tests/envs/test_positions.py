"""Environments that open: any position, taken up anywhere, copied, pickled, drawn, recorded."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from env_ways import every_ruleset, legal_numbers

from firehouse import Game, Rng, Setup, Table, replay
from firehouse.envs import Encoding, FirehouseAEC, FirehouseEnv, vector


def played(env: Any, seed: int, steps: int) -> Any:
    """The environment after so many random decisions, or at the end of the game."""
    choice = Rng(seed)
    _, info = env.reset(seed=seed)
    for _ in range(steps):
        legal = legal_numbers(info["action_mask"])
        _, _, over, _, info = env.step(legal[choice.below(len(legal))])
        if over:
            break
    return env


def rest(env: Any, steps: int = 60) -> list[Any]:
    """What comes of always the middle legal action, from here on."""
    found: list[Any] = []
    for _ in range(steps):
        legal = legal_numbers(env.action_masks())
        observation, reward, over, _, info = env.step(legal[len(legal) // 2])
        found += [observation["planes"].tobytes(), observation["vector"].tobytes(), reward]
        found.append({key: value for key, value in info.items() if key != "action_mask"})
        if over:
            break
    return found


@every_ruleset
def test_any_position_is_observed_as_the_environment_tells_it(ruleset: str) -> None:
    """Observation and mask, at every decision of a game; played by number, it goes the same way."""
    env = FirehouseEnv(ruleset)
    encoding, choice, luck = env.encoding, Rng(5), Rng(3)
    observation, info = env.reset(seed=3)
    state = encoding.settle(encoding.game.start(), luck)
    for _ in range(80):
        mine = encoding.observe(state)
        assert np.array_equal(mine["planes"], observation["planes"])
        assert np.array_equal(mine["vector"], observation["vector"])
        assert np.array_equal(encoding.mask(state), info["action_mask"])
        assert state == env.state
        if env.game.over(state):
            break
        legal = legal_numbers(info["action_mask"])
        number = legal[choice.below(len(legal))]
        before = state.copy()
        after = encoding.act(state, number, luck)
        assert state == before
        observation, _, _, _, info = env.step(number)
        state = after


def test_acting_without_luck_stops_where_luck_decides() -> None:
    encoding = Encoding(Setup("flashpoint/family"))
    luck = Rng(1)
    state = encoding.settle(encoding.game.start(), luck)
    while not encoding.game.is_chance(state):
        state = encoding.act(state, legal_numbers(encoding.mask(state))[-1])

    assert not encoding.mask(state).any()
    with pytest.raises(ValueError, match=r"^Chance comes next; call settle first\.$"):
        encoding.act(state, 0)
    assert encoding.mask(encoding.settle(state, luck)).any()


def test_acting_illegally_says_which_rule_forbids_it() -> None:
    encoding = Encoding(Setup("flashpoint/family"))
    state = encoding.settle(encoding.game.start(), Rng(1))
    wrong = int(np.flatnonzero(encoding.mask(state) == 0)[0])

    with pytest.raises(ValueError, match=r"is not legal now: .* — "):
        encoding.act(state, wrong)
    with pytest.raises(ValueError, match="a number from 0 to"):
        encoding.act(state, 10**6)


@every_ruleset
@pytest.mark.parametrize("way", ["clone", "deepcopy", "pickle"])
def test_a_copy_goes_on_alike_and_by_itself(ruleset: str, way: str) -> None:
    """Observations, rewards, luck and ends; the one it was made from stays where it was."""
    env = played(FirehouseEnv(ruleset, shaping=1.0), 4, 12)
    other = {
        "clone": lambda: env.clone(),
        "deepcopy": lambda: copy.deepcopy(env),
        "pickle": lambda: pickle.loads(pickle.dumps(env)),
    }[way]()
    before = env.state
    theirs = rest(other)

    assert env.state == before
    assert rest(env) == theirs
    assert theirs
    assert other.record() == env.record()


@every_ruleset
def test_positions_and_generators_are_pickled(ruleset: str) -> None:
    env = played(FirehouseEnv(ruleset), 2, 20)
    state, luck = pickle.loads(pickle.dumps((env.state, Rng(7))))

    assert state == env.state
    assert copy.deepcopy(state) == state
    assert copy.deepcopy(state) is not state
    same = Rng(7)
    assert [luck.next() for _ in range(5)] == [same.next() for _ in range(5)]
    game = env.game
    assert game.actions(state) == game.actions(env.state)
    assert game.draw(state) == game.draw(env.state)


def test_a_game_that_is_over_can_be_pickled() -> None:
    env = played(FirehouseEnv("flashpoint/basic"), 1, 10**6)
    other = pickle.loads(pickle.dumps(env))

    assert other.state == env.state
    assert other._info()["length"] == env._info()["length"]
    with pytest.raises(gym.error.ResetNeeded):
        other.step(0)


def test_an_environment_that_has_not_begun_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(FirehouseEnv("flashpoint/basic")))
    with pytest.raises(gym.error.ResetNeeded):
        env.step(0)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


@every_ruleset
def test_the_record_of_an_environment_replays(ruleset: str) -> None:
    """To the position of the environment, in the middle of a game and at its end."""
    for steps in (0, 9, 10**6):
        env = played(FirehouseEnv(ruleset), 6, steps)
        table = replay(env.record().dumps())
        assert table.state == env.state
        assert table.result == env.game.result(env.state)


@every_ruleset
def test_a_game_is_taken_up_at_a_state_or_a_record(ruleset: str) -> None:
    """On the luck of a seed it goes on as a clone would with that luck."""
    first = played(FirehouseEnv(ruleset), 8, 10)
    by_state, by_record = FirehouseEnv(ruleset), FirehouseEnv(ruleset)
    observation, _ = by_state.reset(seed=1, options={"state": first.state})
    again, _ = by_record.reset(seed=1, options={"record": first.record()})

    assert np.array_equal(observation["planes"], first.encoding.observe(first.state)["planes"])
    assert np.array_equal(observation["vector"], again["vector"])
    assert rest(by_state) == rest(by_record)
    with pytest.raises(ValueError, match="its beginning is unknown"):
        by_state.record()
    assert replay(by_record.record()).state == by_record.state


def test_a_table_of_a_seed_is_taken_up_by_its_record() -> None:
    table = Table(Setup("flashpoint/family", crew=2), seed=5)
    table.play(table.actions()[0])
    env = FirehouseEnv("flashpoint/family", crew=2)
    env.reset(seed=1, options={"record": table.record()})

    assert env.state == table.state
    assert env.record().seed is None


def test_a_set_up_with_the_same_arrays_takes_the_place_of_the_first() -> None:
    """So that a learner's goals can grow: the same numbers, other options."""
    env = FirehouseEnv("flashpoint/family", crew=1)
    for goal in (1, 3):
        setup = Setup("flashpoint/family", crew=1, options={"rescue_goal": goal})
        env.reset(seed=2, options={"setup": setup})
        assert env.encoding.setup == setup
        assert env.encoding.house.options.rescue_goal == goal
        env.reset()
        assert env.encoding.house.options.rescue_goal == goal
        assert replay(env.record()).setup == setup


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"setup": {"ruleset": "flashpoint/experienced"}}, "other observations or actions"),
        ({"setup": {"ruleset": "nowhere"}}, "There is no rule set"),
        ({"record": "{}"}, "not a record"),
        ({"state": 3}, "A state of this game is wanted"),
        ({"steat": 3}, "not 'steat'"),
        ([1], r"names with values; this is \[1\]"),
        ({"state": 1, "record": 1}, "not both"),
    ],
)
def test_what_cannot_be_taken_up_is_refused_and_changes_nothing(
    options: dict[str, Any], why: str
) -> None:
    env = played(FirehouseEnv("flashpoint/basic"), 1, 3)
    before = env.state
    with pytest.raises(ValueError, match=why):
        env.reset(options=options)
    assert env.state == before


OTHERS = [
    (Setup("flashpoint/family", crew=4), Setup("flashpoint/family", crew=2)),
    (Setup("flashpoint/experienced", crew=2), Setup("flashpoint/family", crew=2)),
    (Setup("flashpoint/experienced", crew=2), Setup("flashpoint/tragic-events", crew=2)),
    (Setup("flashpoint/second-story", crew=2), Setup("flashpoint/family", crew=2)),
    (Setup("hotshots/standard", crew=4), Setup("hotshots/standard", crew=2)),
    (Setup("hotshots/standard", crew=2), Setup("flashpoint/family", crew=2)),
]


@pytest.mark.parametrize(("theirs", "ours"), OTHERS)
def test_a_position_of_another_set_up_is_refused_everywhere(theirs: Setup, ours: Setup) -> None:
    """As far as it shows: too many firefighters, other markers or cards, another game."""
    other, mine, luck = Encoding(theirs), Encoding(ours), Rng(3)
    state = other.settle(other.game.start(), luck)
    env = FirehouseEnv(ours.ruleset, crew=ours.crew)
    calls = (
        lambda: mine.observe(state),
        lambda: mine.mask(state),
        lambda: mine.act(state, 0),
        lambda: mine.settle(state, luck),
        lambda: env.reset(seed=1, options={"state": state}),
    )
    for call in calls:
        with pytest.raises(ValueError, match=r"This is no position of|A state of this game"):
            call()


def test_what_is_no_state_or_number_is_said() -> None:
    encoding, luck = Encoding(Setup("flashpoint/family")), Rng(1)
    state = encoding.settle(encoding.game.start(), luck)
    for number in ("x", 1.5, None, True):
        with pytest.raises(ValueError, match="An action is a whole number; this is"):
            encoding.act(state, number)  # type: ignore[arg-type]
    for call in (encoding.observe, encoding.mask, lambda state: encoding.act(state, 0)):
        with pytest.raises(ValueError, match="A state of this game is wanted; this is a str"):
            call("x")  # type: ignore[arg-type]


def test_a_game_that_is_over_is_not_taken_up() -> None:
    env = played(FirehouseEnv("flashpoint/basic"), 1, 10**6)
    with pytest.raises(ValueError, match="That game is over"):
        env.reset(options={"state": env.state})


def test_agents_take_games_up_too() -> None:
    env = FirehouseAEC("flashpoint/family", crew=2)
    env.reset(seed=1)
    env.step(legal_numbers(env.observe(env.agent_selection)["action_mask"])[0])
    other = env.clone()
    third = FirehouseAEC("flashpoint/family", crew=2)
    third.reset(options={"record": env.record()})

    assert other.position == env.position == third.position
    assert isinstance(env.game, Game)


@every_ruleset
def test_pixels_show_the_position(ruleset: str) -> None:
    """Red, green and blue, of one size for a whole game, and not all of one colour."""
    env = FirehouseEnv(ruleset, render_mode="rgb_array")
    played(env, 1, 2)
    first = env.render()
    played(env, 1, 30)
    later = env.render()

    assert first.dtype == np.uint8
    assert first.shape == later.shape
    assert first.shape[2] == 3
    assert first.shape[0] % 2 == first.shape[1] % 2 == 0
    assert not np.array_equal(first, later)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50


def test_many_games_are_drawn_as_pixels() -> None:
    env = vector("flashpoint/basic", 2, render_mode="rgb_array")
    env.reset(seed=1)
    first, second = env.render()
    assert first.shape == second.shape
    env.close()


def test_gymnasium_records_a_video(tmp_path: Path) -> None:
    env = gym.make("firehouse/flashpoint-basic-v2", render_mode="rgb_array")
    film = gym.wrappers.RecordVideo(
        env, str(tmp_path / "film"), episode_trigger=lambda number: True
    )
    _, info = film.reset(seed=1)
    for _ in range(3):
        _, _, _, _, info = film.step(legal_numbers(info["action_mask"])[0])
    film.close()

    (video,) = (tmp_path / "film").glob("*.mp4")
    assert video.stat().st_size > 1000

"""The environments play the engine's games: every observation, mask and reward is compared."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from env_ways import RULESETS, legal_numbers, settle, setup_name
from reference import observation

import firehouse.envs as envs
from firehouse import Game, Rng, Setup, _engine
from firehouse.bots.greedy import policy_of
from firehouse.envs import Encoding
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.event_cards import HAZMATS
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import State

STEPS = 40

WAYS = [
    *(Setup(ruleset) for ruleset in RULESETS),
    *(Setup(ruleset, crew=4) for ruleset in RULESETS),
    Setup("flashpoint/basic", "house_back", crew=1),
    Setup("flashpoint/family", "house_back", crew=6),
    Setup("flashpoint/advanced", crew=("paramedic", "fire-captain", "driver-operator")),
    Setup("flashpoint/advanced", difficulty="three-alarm", crew=5),
    Setup("flashpoint/experienced", crew=("veteran", "rescue-dog", "structural-engineer")),
    Setup(
        "flashpoint/experienced",
        difficulty="heroic",
        crew=("fire-prevention-specialist", "fire-captain", "paramedic", "veteran"),
        options={"lead_limit": 3},
    ),
    Setup("flashpoint/experienced", crew=3, options={"promos": True, "knock_down": "lie"}),
    Setup("flashpoint/brownstone", difficulty="heroic", crew=("driver-operator", "veteran")),
    Setup("flashpoint/second-story", "hotel", "heroic", ("paramedic", "rescue-dog", "veteran")),
    Setup("flashpoint/second-story", "villa", "recruit", 3),
    Setup(
        "flashpoint/tragic-events",
        crew=("structural-engineer", "paramedic"),
        options={
            "tweak_13_choose_event": True,
            "tweak_2_respite": True,
            "tweak_10_flare_ups_leave": True,
        },
    ),
    Setup(
        "flashpoint/tragic-events",
        options={"tweak_1_accelerate_last": True, "tweak_5_no_saved_limit": True},
    ),
    Setup("hotshots/standard", "zion", "firestorm", 3),
    Setup("hotshots/standard", "denali", "barely-even-warm", 2),
    Setup("hotshots/standard", difficulty="a-little-less-heat", crew=("lookout", "crew-boss")),
    Setup("hotshots/standard", "yosemite", crew=("sawyer", "swamper"), options={"solo": True}),
    Setup(
        "hotshots/standard",
        difficulty="not-much-of-a-fire",
        options={"set_up_choices": "chosen", "extra_fires": 1},
    ),
    Setup("flashpoint/advanced", crew=5, options={"choosing": "chosen"}),
    Setup("flashpoint/brownstone", crew=3, options={"choosing": "chosen"}),
    Setup("flashpoint/family", crew=2, options={"choosing": "chosen"}),
    Setup("hotshots/standard", crew=3, options={"choosing": "chosen"}),
    Setup("hotshots/standard", crew=1, options={"choosing": "chosen"}),
]
every_way = pytest.mark.parametrize("setup", WAYS, ids=setup_name)


class Engine:
    """The same games by `Game` and `Rng` alone."""

    def __init__(self, encoding: Encoding, seed: int) -> None:
        self.encoding = encoding
        self.game: Game = encoding.game
        self.rng = Rng(seed)
        self.begin()

    def begin(self) -> None:
        self.state = self.game.start()
        settle(self.game, self.state, self.rng)

    def mask(self) -> np.ndarray:
        found = np.zeros(len(self.encoding.actions), np.int8)
        for action in self.game.actions(self.state):
            found[self.encoding.number(action)] = 1
        return found

    def play(self, number: int) -> float:
        """Play an action; the plain reward."""
        self.game.apply(self.state, self.encoding.actions[number])
        settle(self.game, self.state, self.rng)
        return float(self.game.result(self.state) == "won")


@every_way
def test_a_game_is_told_as_people_see_it(setup):
    """All positions of random games, against an observation worked out from the view."""
    env = envs.FirehouseEnv(
        setup.ruleset,
        board=setup.board,
        difficulty=setup.difficulty,
        crew=setup.crew,
        options=setup.options,
    )
    engine = Engine(env.encoding, 11)
    choice = Rng(12)
    told, info = env.reset(seed=11)
    for _ in range(3 * STEPS):
        planes, vector = observation(env.encoding, engine.state)
        pairs = zip(told["planes"], planes, strict=True)
        same = [np.array_equal(one, other) for one, other in pairs]
        differing = [n for n, s in zip(env.encoding.plane_names, same, strict=True) if not s]
        assert differing == []
        names = np.array(env.encoding.vector_names)
        assert names[told["vector"] != vector].tolist() == []
        assert np.array_equal(info["action_mask"], engine.mask())
        assert info["actor"] == engine.game.actor(engine.state)
        legal = legal_numbers(info["action_mask"])
        number = legal[choice.below(len(legal))]
        told, reward, over, _, info = env.step(number)
        assert reward == engine.play(number)
        assert over == engine.game.over(engine.state)
        if over:
            planes, vector = observation(env.encoding, engine.state)
            assert np.array_equal(told["planes"], planes)
            assert np.array_equal(told["vector"], vector)
            engine.begin()
            told, info = env.reset()


def good_play(game: Game, games: int, seed: int):
    """The decisions of games by the rule of thumb, with a random action now and then."""
    policy, rng = policy_of(game), Rng(seed)
    for _ in range(games):
        state = game.start()
        settle(game, state, rng)
        while not game.over(state):
            yield state
            if rng.below(5):
                game.apply(state, policy.choose(state, rng))
            else:
                game.apply(state, game.random_action(state, rng))
            settle(game, state, rng)
        yield state


class Kinds:
    """The kinds of entries of an encoding: its planes one by one, and its features."""

    def __init__(self, encoding: Encoding) -> None:
        features = (*encoding.flags, *encoding.numbers)
        texts = [f"plane {name}" for name in encoding.plane_names]
        self.names = np.array([*texts, *(feature.text for feature in features)])
        sizes = [len(feature.names) for feature in features]
        self.begins = np.cumsum([0, *sizes[:-1]])

    def of(self, planes: np.ndarray, vector: np.ndarray) -> set[str]:
        """Those that are not 0 in an observation."""
        told = np.logical_or.reduceat(vector != 0, self.begins)
        shown = planes.reshape(len(planes), -1).any(axis=1)
        return set(self.names[np.concatenate((shown, told))].tolist())


NEVER_SEEN = {
    "flashpoint": {
        *("plane victims ≥ 3", "plane treated ≥ 3", "plane trapped ≥ 2", "plane trapped ≥ 3"),
        *("plane treated ≥ 2", "plane hazmats ≥ 3", "plane lit hazmat"),
    },
    "hotshots": {"plane flames ≥ 6", "plane flames ≥ 7", "plane flames ≥ 8"},
}
"""What these games do not come to: piles of markers have a test of their own below, and no tile of
the box holds so many flames."""


@pytest.mark.parametrize("name", ["flashpoint", "hotshots"])
def test_rare_entries_are_told_too(name):
    """Whatever kind of entry a position is the first to have, it is compared as above.

    Compiled, with games enough to come to nearly all kinds; as plain Python, with a few.
    """
    every: set[str] = set()
    seen: Counter[str] = Counter()
    ways, games = (WAYS, 12) if _engine.mode() == "compiled" else (WAYS[: len(RULESETS)], 1)
    for setup in (setup for setup in ways if setup.ruleset.startswith(name)):
        encoding = Encoding(setup)
        kinds = Kinds(encoding)
        every.update(kinds.names.tolist())
        for state in good_play(encoding.game, games, 22):
            planes, vector = encoding.observe(state).values()
            found = kinds.of(planes, vector)
            if any(seen[kind] < 3 for kind in found):
                seen.update(found)
                expected = observation(encoding, state)
                assert np.array_equal(planes, expected[0])
                assert np.array_equal(vector, expected[1])
    if _engine.mode() == "compiled":
        assert every - set(seen) <= NEVER_SEEN[name]


def crowded(state: State, house: House, rng: Rng) -> None:
    """Victims and hazmats of all kinds on three squares; the rest is in the bag or saved."""
    state.victims = state.hazmats = state.poi = state.bag_trapped = state.bag_hazmats = 0
    hurt = 1 + rng.below(tokens.CAPACITY)
    for _ in range(hurt):
        flags = (0, tokens.MARKED, tokens.TRAPPED)[rng.below(3)]
        if flags == tokens.MARKED and tokens.marked(state.victims) == house.options.treated_limit:
            flags = 0
        state.victims = tokens.add(state.victims, tokens.slot(10 + rng.below(2), flags))
    for _ in range(1 + rng.below(HAZMATS)):
        lit = tokens.MARKED * rng.below(2)
        state.hazmats = tokens.add(state.hazmats, tokens.slot(47 + rng.below(2), lit))
    state.bag_victims = house.options.victims + state.joined - hurt - state.rescued - state.lost


def test_piles_of_markers_are_told():
    """Up to seven victims and all hazmats, crowded on three squares."""
    crew = ("paramedic", "structural-engineer")
    encoding = Encoding(Setup("flashpoint/tragic-events", crew=crew))
    kinds = Kinds(encoding)
    rng = Rng(4)
    state = encoding.game.start()
    settle(encoding.game, state, rng)
    seen: set[str] = set()
    for _ in range(200):
        crowded(state, encoding.game.house, rng)
        planes, vector = encoding.observe(state).values()
        seen |= kinds.of(planes, vector)
        expected = observation(encoding, state)
        assert np.array_equal(planes, expected[0])
        assert np.array_equal(vector, expected[1])

    assert seen >= NEVER_SEEN["flashpoint"]

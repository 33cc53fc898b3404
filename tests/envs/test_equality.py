"""The environments play the engine's games: every observation, mask and reward is compared."""

from __future__ import annotations

import numpy as np
import pytest
from env_ways import RULESETS, legal_numbers, settle, setup_name
from reference import observation

import firehouse.envs as envs
from firehouse import Game, Rng, Setup
from firehouse.envs import Encoding

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
        options={"tweak_13_choose_event": True, "tweak_2_respite": True},
    ),
    Setup(
        "flashpoint/tragic-events",
        options={"tweak_1_accelerate_last": True, "tweak_5_no_saved_limit": True},
    ),
    Setup("hotshots/standard", "zion", "firestorm", 3),
    Setup("hotshots/standard", "denali", "barely-even-warm", 2),
    Setup("hotshots/standard", difficulty="a-little-less-heat", crew=("lookout", "crew-boss")),
    Setup("hotshots/standard", "yosemite", crew=("sawyer", "swamper"), options={"solo": True}),
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

"""The OpenSpiel adapter, under OpenSpiel's own checkers."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from env_ways import every_ruleset
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from firehouse.envs import Encoding
from firehouse.envs import openspiel as adapter


def load(ruleset: str, players: int = 2, **more: str) -> pyspiel.Game:
    words = {"ruleset": ruleset, "players": players, **more}
    return pyspiel.load_game(adapter.NAME, words)


@every_ruleset
def test_openspiels_random_simulation_finds_nothing_wrong(ruleset: str) -> None:
    """Legal actions, histories, clones, utilities, observations, over whole games."""
    pyspiel.random_sim_test(load(ruleset), num_sims=1, serialize=False, verbose=False)


def test_openspiels_simulation_of_games_finds_nothing_wrong() -> None:
    """Its Python checker: pickles, serialisation, clones, tensors.

    Imported here, as it brings all of OpenSpiel's own games, and SciPy with them.
    """
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest().sim_game(load("flashpoint/family", 3))


@pytest.mark.parametrize("players", [1, 4])
def test_each_pawn_is_a_player(players: int) -> None:
    game = load("flashpoint/family", players)
    assert game.num_players() == players
    assert game.get_type().utility == pyspiel.GameType.Utility.IDENTICAL


def test_odds_are_those_of_the_rules() -> None:
    """They add up; the fire of the Family Game is a roll of two dice."""
    state = load("flashpoint/family").new_initial_state()
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    assert len(state.chance_outcomes()) == 48
    assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)


def test_a_position_is_told_as_the_environments_tell_it() -> None:
    game = load("flashpoint/family")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    encoding: Encoding = state.encoding
    told = encoding.observe(state.position)
    seen = make_observation(game)
    seen.set_from(state, 0)
    assert np.array_equal(seen.dict["planes"], told["planes"])
    assert np.allclose(seen.dict["vector"] * encoding.scale, told["vector"])
    assert list(state.legal_actions()) == list(np.flatnonzero(encoding.mask(state.position)))


def test_its_algorithms_play() -> None:
    """Monte Carlo tree search decides, a few times."""
    game = load("flashpoint/basic", 2)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    decided = 0
    while decided < 2:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            decided += 1


def test_a_set_up_that_makes_no_sense_is_told() -> None:
    with pytest.raises(ValueError, match=r"The options of a game are JSON; this is '\{'"):
        adapter.FirehouseGame({"options": "{"})
    with pytest.raises(Exception, match="There is no rule set"):
        adapter.FirehouseGame({"ruleset": "nowhere"})

"""The oracle and the game agree on what may be done in a fight."""

from __future__ import annotations

from random import Random

import pytest

from firehouse.core.bits import put_byte
from firehouse.core.game import Sink
from firehouse.core.luck import Rng
from firehouse.core.stack import step_of
from firehouse.games.hotshots import odds
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.board import Board
from firehouse.games.hotshots.data.files.layout import builtin_layout
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.options import Options
from firehouse.games.hotshots.odds import Problem
from firehouse.games.hotshots.odds.state import actions_of, problem_of, roll_of
from firehouse.games.hotshots.rules import actions, chance, propose, steps
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.perform import perform
from firehouse.games.hotshots.rules.setting_up import begin
from firehouse.games.hotshots.rules.state import State, change_hand
from firehouse.games.hotshots.rules.turn import run

CREW = (roles.SAWYER, roles.SWAMPER, roles.LOOKOUT)
USEFUL = [tokens.IDS.index(name) for name in odds.TOKENS]


def house_of(crew: tuple[int, ...], stand_in: bool = False) -> House:
    """The standard game."""
    return House(
        Board(builtin_layout("circle")),
        Options({"stand_in": stand_in}),
        read_tiles(builtin_text("tiles"), whole=True),
        read_cards(builtin_text("cards")),
        list(crew),
        False,
    )


def first_turn(house: House, seed: int) -> State:
    """Set up by luck, as far as the first player's turn."""
    rng = Rng(seed)
    state = begin(house)
    run(house, state, None)
    while step_of(state.todo[-1]) != steps.ACT:
        perform(house, state, None, chance.sample(house, state, rng))
    return state


def legal_actions(house: House, state: State) -> list[int]:
    """What the player may do."""
    sink = Sink()
    propose.legal(house, state, sink)
    return sink.actions


def in_a_fight(seed: int) -> tuple[House, State]:
    """A firefighter somewhere, with tokens and perhaps others, about to fight."""
    luck = Random(seed)
    house = house_of(CREW, seed % 2 == 1)
    state = first_turn(house, seed)
    here = luck.choice([tile for tile in range(tiles.TILES) if tile != tiles.LAKE])
    state.at = put_byte(state.at, 0, here)
    if luck.random() < 0.5:
        state.at = put_byte(state.at, 1, here)
    state.roles = put_byte(state.roles, 0, luck.choice([roles.SAWYER, roles.SWAMPER]))
    state.dice = luck.randint(3, 6)
    for token in luck.sample(USEFUL, 2):
        change_hand(state, 0, token)
    return house, state


def told(action: int) -> tuple[str, str]:
    """A token that is played as a face, in the oracle's words."""
    argument = actions.argument_of(action)
    if actions.kind_of(action) == actions.PLAY_DOUBLE:
        return "double", faces.NAMES[argument]
    return tokens.IDS[argument // 6], faces.NAMES[argument % 6]


def locked_by(action: int) -> tuple[str, ...]:
    """The faces that an action locks."""
    return tuple(faces.words(faces.PACKED[actions.argument_of(action)]))


def compare_after_roll(house: House, state: State) -> None:
    """The oracle's options for a roll are what the game allows."""
    answer = odds.solve(problem_of(house, state), odds.most_reward())
    options = answer.options(roll_of(state))
    legal = legal_actions(house, state)
    kinds = [actions.kind_of(action) for action in legal]
    locks = [locked_by(a) for a in legal if actions.kind_of(a) == actions.LOCK]
    plays = {
        told(action)
        for action, kind in zip(legal, kinds, strict=True)
        if kind in (actions.PLAY_FACE, actions.PLAY_DOUBLE)
    }
    assert sorted(option.locks for option in options if option.locks) == sorted(locks)
    assert {o.plays[0] for o in options if not o.locks and o.plays and o.plays[0][1]} == plays
    failed = actions.FAIL in kinds
    assert any(option.uses_support for option in options) == (failed and state.support > 0)
    assert any(o.then == "blowup" for o in options) == (failed and state.support == 0)


@pytest.mark.parametrize("seed", range(40))
def test_the_oracle_offers_what_the_game_allows(seed):
    """Roll by roll through a fight played at random."""
    house, state = in_a_fight(seed)
    rng = Rng(seed)
    perform(house, state, None, actions.act(actions.FIGHT, 0))
    for _ in range(12):
        step = step_of(state.todo[-1])
        if step == steps.ROLL_DICE:
            perform(house, state, None, chance.sample(house, state, rng))
        elif step == steps.LOCK:
            compare_after_roll(house, state)
            perform(house, state, None, rng_choice(rng, legal_actions(house, state)))
        elif step == steps.GO_ON:
            again = actions.act(actions.ROLL_AGAIN, 0)
            if again not in legal_actions(house, state):
                return
            assert problem_of(house, state).begun
            perform(house, state, None, again)
        else:
            return


def rng_choice(rng: Rng, things: list[int]) -> int:
    """One of the things, of those that belong to the fight."""
    dice = (actions.LOCK, actions.FAIL, actions.PLAY_FACE, actions.PLAY_DOUBLE)
    found = [thing for thing in things if actions.kind_of(thing) in dice]
    return found[rng.below(len(found))]


def in_order(problem: Problem) -> list[object]:
    """What a problem holds, whatever the order in which things are named."""
    named = [problem.icons, problem.locked, problem.extra, problem.tokens]
    return [*(sorted(names) for names in named), problem.dice, problem.support, problem.crew]


def play_all(house: House, state: State, todo: list[int]) -> None:
    """Play actions, each of which must be legal."""
    for action in todo:
        assert action in legal_actions(house, state)
        perform(house, state, None, action)


@pytest.mark.parametrize("seed", range(40))
def test_advice_can_be_played(seed):
    """Every step of the oracle's advice is legal and leads where the oracle says."""
    house, state = in_a_fight(seed)
    rng = Rng(seed)
    here = odds.solve(problem_of(house, state), odds.at_least(5))
    play_all(house, state, actions_of(house, state, here.advice))
    here = here.after(here.advice)
    while step_of(state.todo[-1]) == steps.ROLL_DICE:
        outcome = chance.sample(house, state, rng)
        perform(house, state, None, outcome)
        advice = here.best(faces.words(faces.PACKED[actions.argument_of(outcome)]))
        failed_at_once = step_of(state.todo[-1]) != steps.LOCK
        assert failed_at_once <= (advice.uses_support or advice.then == "blowup")
        if not failed_at_once or advice.then == "roll":
            play_all(house, state, actions_of(house, state, advice))
        here = here.after(advice)
        if advice.then != "blowup":
            assert in_order(problem_of(house, state)) == in_order(here.problem)


def test_before_a_fight():
    """The question counts Support as the fight would: others on the tile and the Lake."""
    house = house_of(CREW)
    state = first_turn(house, 1)
    lake_side = next(
        tile
        for tile in range(tiles.TILES)
        if tile != tiles.LAKE and (state.ground.lakeside >> tile) & 1
    )
    for who in (0, 1):
        state.at = put_byte(state.at, who, lake_side)
    change_hand(state, 0, tokens.WILD)
    change_hand(state, 0, tokens.SUMMON)
    change_hand(state, 0, tokens.RECOVER)
    change_hand(state, 0, tokens.MOVE_2)

    problem = problem_of(house, state)

    assert (problem.support, problem.crew, problem.dice) == (2, "sawyer", 6)
    assert problem.tokens == ("wild", "summon")
    assert problem.icons == tuple(faces.words(house.terrain.icons[lake_side]))
    assert roll_of(state) == ()
    perform(house, state, None, actions.act(actions.FIGHT, 0))
    assert problem_of(house, state) == problem


def test_tokens_that_cannot_be_played_are_left_out():
    """A token won just now; one that brings a firefighter when all are here."""
    house = house_of(CREW)
    state = first_turn(house, 1)
    for token in (tokens.WILD, tokens.DOUBLE, tokens.SUMMON):
        change_hand(state, 0, token)
    state.fresh = 1 << tokens.WILD

    assert problem_of(house, state).tokens == ("double",)


def test_a_forgiven_roll_counts_as_begun():
    """With nothing locked the player may stop now."""
    house = house_of(CREW)
    state = first_turn(house, 1)
    for who in (0, 1):
        state.at = put_byte(state.at, who, tiles.FIRE_CACHE)
    perform(house, state, None, actions.act(actions.FIGHT, 0))
    state.support = 1
    state.roles = put_byte(state.roles, 0, roles.LOOKOUT)
    failed = faces.NUMBER[faces.packed_letters("SSSMMM")]
    perform(house, state, None, actions.act(actions.ROLL, failed))

    problem = problem_of(house, state)

    assert (problem.begun, problem.matched, problem.support) == (True, (), 0)


def test_a_scorched_home_costs_the_ability():
    """Without the Mobile Repair Shop the Sawyer changes no dice."""
    house = house_of(CREW)
    state = first_turn(house, 1)
    state.scorched = 1 << tiles.REPAIR_SHOP

    assert problem_of(house, state).crew == ""


def test_there_must_be_a_fight():
    """After the fight, and on a scorched tile, there is nothing to ask."""
    house = house_of(CREW)
    state = first_turn(house, 1)
    state.scorched = 1 << tiles.FIRE_CAMP

    with pytest.raises(ValueError, match="There is no fight"):
        problem_of(house, state)

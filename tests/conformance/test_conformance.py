"""What every game promises, for every way to play."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest
from ways import every_choice, every_way, step, walk

from firehouse import (
    Event,
    Game,
    Luck,
    Record,
    Refused,
    Rng,
    Setup,
    Table,
    playout,
    replay,
    rulesets,
)

SEEDS = range(3)


@every_way
def test_legal_actions_are_exactly_what_the_judge_allows(setup: Setup) -> None:
    """The list and the judge agree over the whole action space."""
    game = Game.of(setup)
    for index, state in enumerate(walk(game, seed=11)):
        if index % 29 == 0:
            assert sorted(game.actions(state)) == game.allowed(state)


@pytest.mark.parametrize("ruleset", [found.id for found in rulesets()])
def test_allowed_is_what_has_no_reason_against_it(ruleset: str) -> None:
    """The judge's list, which has no words, and the reasons that players are told."""
    game = Game.of(Setup(ruleset))
    positions = [state.copy() for state in walk(game, seed=12)]
    for state in (positions[len(positions) // 3], positions[-2]):
        told = [action for action in game.action_space() if game.refusal(state, action) is None]
        assert game.allowed(state) == told


@every_choice
def test_list_and_judge_agree_at_every_choice_of_the_set_up(setup: Setup) -> None:
    """So do drawings, and everybody is asked who has something to choose."""
    game = Game.of(setup)
    asked: Counter[str] = Counter()
    for state in walk(game, seed=5):
        what = game.view(state)["awaits"]["what"]
        if what in ("act", "choose-character"):
            break
        if what.startswith("choose-"):
            asked[what] += 1
            assert sorted(game.actions(state)) == game.allowed(state)
            assert game.position(game.draw(state)) == state
    alone = setup.crew == 1
    assert asked.pop("choose-first", 0) == (0 if alone else 1)
    assert sum(asked.values()) == game.house.crew.count(-2)


@every_way
@pytest.mark.parametrize("seed", SEEDS)
def test_the_legal_list_is_allowed_without_repeats(setup: Setup, seed: int) -> None:
    """Every listed action is allowed, listed once, and somebody can always do something."""
    game = Game.of(setup)
    for state in walk(game, seed):
        listed = game.actions(state)
        assert len(listed) == len(set(listed))
        assert bool(listed) != game.over(state)
        assert all(game.refusal(state, action) is None for action in listed)


@every_way
@pytest.mark.parametrize("seed", SEEDS)
def test_every_marker_is_in_exactly_one_place(setup: Setup, seed: int) -> None:
    """Nothing gets lost or doubled, at any step of a game."""
    game = Game.of(setup)
    for state in walk(game, seed):
        assert game.fault(state) == ""


@every_way
def test_copies_are_equal_and_independent(setup: Setup) -> None:
    """Playing on a copy leaves the original as it was."""
    game = Game.of(setup)
    for state in walk(game, seed=5):
        twin, digest = state.copy(), state.digest()
        assert twin.digest() == digest
        if not game.over(state):
            game.apply(twin, game.actions(twin)[-1])
            changed = twin.digest() != digest
            # a roll that finds nothing to starve is rolled again
            assert changed or game.view(state)["awaits"]["what"] == "roll-starved"
        assert state.digest() == digest


@every_way
def test_chance_has_positive_weights_and_no_actor(setup: Setup) -> None:
    """Outcomes have positive integer weights; decisions have none, and belong to a pawn."""
    game = Game.of(setup)
    for state in walk(game, seed=6):
        outcomes = game.outcomes(state)
        assert bool(outcomes) == game.is_chance(state)
        assert all(isinstance(weight, int) and weight > 0 for _, weight in outcomes)
        if game.is_chance(state) or game.over(state):
            assert game.actor(state) == -1
        else:
            assert 0 <= game.actor(state) < len(game.pawns(state))


@every_way
def test_samples_follow_the_weights(setup: Setup) -> None:
    """Sampling brings every outcome, about as often as its weight says, and nothing else."""
    game = Game.of(setup)
    rng = Rng(3)
    seen: set[str] = set()
    for state in walk(game, seed=7):
        if not game.is_chance(state) or game.chance_kind(state) in seen:
            continue
        seen.add(game.chance_kind(state))
        weights = dict(game.outcomes(state))
        total = sum(weights.values())
        counts = Counter(game.sample(state, rng) for _ in range(200 * len(weights)))
        assert set(counts) <= set(weights)
        for outcome, weight in weights.items():
            expected = counts.total() * weight / total
            assert abs(counts[outcome] - expected) < 6 * expected**0.5


@every_way
@pytest.mark.parametrize("seed", SEEDS)
def test_events_fold_to_the_view(setup: Setup, seed: int) -> None:
    """The view before, changed by the events, is the view after; views are plain JSON."""
    game = Game.of(setup)
    rng = Rng(seed)
    state = game.start()
    while not game.over(state):
        folded: Any = json.loads(json.dumps(game.view(state)))
        log: list[Event] = []
        game.apply(state, step(game, state, rng), log)
        for event in log:
            game.fold(folded, event)
        assert folded == game.view(state)
        assert all(isinstance(game.tell(event), str) for event in log)


@every_way
def test_texts_and_drawings_round_trip(setup: Setup) -> None:
    """Every legal action reads back from its text, and every position from its drawing.

    A game that does not read drawings says so; those of the house do.
    """
    game = Game.of(setup)
    reads = type(game).position is not Game.position
    assert reads or not type(game).__module__.startswith("firehouse.")
    for state in walk(game, seed=8):
        for action in game.actions(state):
            assert game.parse(game.text(action)) == action
        if reads:
            assert game.position(game.draw(state)).digest() == state.digest()


@every_way
def test_every_view_has_what_all_clients_read(setup: Setup) -> None:
    """Pawns, whose turn it is, what is asked of whom, and how it ended."""
    game = Game.of(setup)
    for state in walk(game, seed=12):
        view, crew = game.view(state), len(game.pawns(state))
        assert len(view["pawns"]) == crew
        assert 0 <= view["turn"] < crew
        assert view["awaits"]["what"]
        assert -1 <= view["awaits"]["who"] < crew
        assert view["ending"] == game.ending(state)


@every_way
def test_pictures_and_lines_exist_for_every_position(setup: Setup) -> None:
    """Every position can be shown and told."""
    game = Game.of(setup)
    for index, state in enumerate(walk(game, seed=9)):
        assert game.situation(state)
        if index % 17 == 0 or game.over(state):
            assert ElementTree.fromstring(game.svg(state)).tag.endswith("svg")


@every_way
def test_records_replay_to_the_same_digest(setup: Setup) -> None:
    """Seed and actions are the game: a record replays, also from its JSON text."""
    table = Table(setup, seed=4)
    rng = Rng(4)
    while table.result is None:
        table.play(table.game.random_action(table.state, rng))
    again = replay(Record.from_json(table.record().dumps()))
    assert again.state.digest() == table.state.digest()
    assert again.result == table.result
    assert table.record().ending == table.game.ending(table.state)


@every_way
def test_the_same_seed_gives_the_same_luck(setup: Setup) -> None:
    """A table draws from its seed alone; another seed differs."""
    digests = {seed: Table(setup, seed).state.digest() for seed in (1, 2)}
    assert Table(setup, 1).state.digest() == digests[1]
    state = Game.of(setup).start()
    if Game.of(setup).is_chance(state):
        assert digests[1] != digests[2]


@every_way
def test_playouts_end(setup: Setup) -> None:
    """Random play ends with a result and a cause."""
    game = Game.of(setup)
    for seed in range(20):
        state = game.start()
        assert playout(game, state, seed) > 0
        assert game.result(state) in ("won", "lost")
        assert game.ending(state)


@every_way
def test_a_finished_game_takes_no_action(setup: Setup) -> None:
    """After the end nothing is legal, and the refusal says so."""
    table = Table(setup, seed=2)
    rng = Rng(2)
    while table.result is None:
        table.play(table.game.random_action(table.state, rng))
    with pytest.raises(Refused) as refused:
        table.play(0)
    assert "over" in str(refused.value).lower()


def test_luck_of_a_kind_ignores_the_other_kinds() -> None:
    """Draw i of a kind depends on the seed, the kind and i alone."""
    mixed, alone = Luck(9), Luck(9)
    drawn = []
    for _ in range(20):
        mixed.below("reveal", 7)
        drawn.append(mixed.below("advance", 48))
    assert drawn == [alone.below("advance", 48) for _ in range(20)]

"""Tables: checked play, luck by the seed, undo, real dice."""

import re
from typing import Any

import pytest

from firehouse import Event, Game, Luck, Refused, Setup, Table

BASIC = Setup("flashpoint/basic", crew=2)


def told(table: Table) -> list[str]:
    return [table.game.tell(event) for _, event in table.log]


def wander(table: Table, actions: int, seed: int = 1) -> None:
    """Play so many legal actions, or to the end; with real dice, outcomes too."""
    luck = Luck(seed)
    for _ in range(actions):
        choices = table.actions()
        if not choices:
            return
        table.play(choices[luck.below("choice", len(choices))])


def test_the_same_seed_and_actions_are_the_same_game() -> None:
    one, two = Table(BASIC, seed=5), Table(BASIC, seed=5)
    wander(one, 60)
    wander(two, 60)
    assert one.state.digest() == two.state.digest()
    assert told(one) == told(two)


def test_another_seed_is_another_game() -> None:
    digests = set()
    for seed in range(5):
        table = Table(BASIC, seed=seed)
        wander(table, 30)
        digests.add(table.state.digest())
    assert len(digests) == 5


def test_a_table_without_a_seed_makes_its_own() -> None:
    seeds = [Table(BASIC).seed for _ in range(3)]
    assert all(seed is not None and 0 <= seed < 2**53 for seed in seeds)
    assert len(set(seeds)) == 3


@pytest.mark.parametrize("seed", [-1, 2**63, True, "7", 1.5])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="whole number"):
        Table(BASIC, seed=seed)  # type: ignore[arg-type]


def test_play_goes_on_to_the_next_decision_and_tells_all() -> None:
    table = Table(BASIC, seed=5)
    before = len(table.log)
    events = []
    while not any(step.kind for step in table.steps[1:]):
        events += table.play(table.actions()[0])
        assert not table.waits_for_chance
    assert all(isinstance(event, Event) for event in events)
    assert [event for _, event in table.log][before:] == events
    assert table.log[-1][0] <= table.step


def test_a_refused_action_changes_nothing() -> None:
    table = Table(BASIC, seed=5)
    wander(table, 10)
    before = (table.state.digest(), table.step, table.record())
    legal = set(table.actions())
    refused = [action for action in table.game.action_space() if action not in legal]
    for action in refused[:: max(1, len(refused) // 300)]:
        with pytest.raises(Refused) as caught:
            table.play(action)
        assert str(caught.value) == str(caught.value.reason)
        assert str(caught.value).endswith(".")
    assert (table.state.digest(), table.step, table.record()) == before


@pytest.mark.parametrize(
    "action", ["", "dance", "move", "move 99,99", "9" * 5000, "\ud800", "move é"]
)
def test_unknown_texts_are_refused(action: str) -> None:
    table = Table(BASIC, seed=5)
    with pytest.raises(Refused) as caught:
        table.play(action)
    assert caught.value.reason.code == "unknown-action"


@pytest.mark.parametrize("action", [-1, 10**9, 10**40, None, 1.5, [3]])
def test_unknown_numbers_are_refused(action: object) -> None:
    table = Table(BASIC, seed=5)
    with pytest.raises(Refused) as caught:
        table.play(action)  # type: ignore[arg-type]
    assert caught.value.reason.code == "unknown-action"


@pytest.mark.parametrize(
    ("action", "kind"), [(None, "nothing"), (3.5, "a float"), ([], "a list"), (b"end", "a bytes")]
)
def test_what_is_no_action_is_told_what_one_is(action: object, kind: str) -> None:
    table = Table(BASIC, seed=5)
    sentence = f'An action is a number or a text such as "end"; this is {kind}.'
    with pytest.raises(Refused) as caught:
        table.play(action)  # type: ignore[arg-type]
    assert str(caught.value) == sentence
    assert str(table.refusal(action)) == sentence  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("setup", "kind"), [(None, "nothing"), ("flashpoint/basic", "a text"), ({}, "an object")]
)
def test_a_game_is_made_from_a_setup_and_nothing_else(setup: Any, kind: str) -> None:
    sentence = f'A game is made from a Setup, such as Setup("flashpoint/basic"); this is {kind}.'
    for make in (Game.of, Table):
        with pytest.raises(ValueError, match=re.escape(sentence)):
            make(setup)


def test_texts_and_numbers_play_the_same() -> None:
    by_number, by_text = Table(BASIC, seed=5), Table(BASIC, seed=5)
    for _ in range(20):
        action = by_number.actions()[-1]
        by_number.play(action)
        by_text.play(by_text.game.text(action))
    assert by_number.record() == by_text.record()


def test_a_stale_action_is_refused() -> None:
    table = Table(BASIC, seed=5)
    seen = table.step
    action = table.actions()[0]
    table.play(action, at=seen)
    with pytest.raises(Refused) as caught:
        table.play(table.actions()[0], at=seen)
    assert caught.value.reason.code == "stale"
    assert str(seen) in str(caught.value)


def test_undo_takes_back_one_decision() -> None:
    table = Table(BASIC, seed=5)
    table.play(table.actions()[0])
    before = (table.state.digest(), table.step, len(table.log))
    quiet = quiet_action(table)
    table.play(quiet)
    assert table.state.digest() != before[0]
    table.undo()
    assert (table.state.digest(), table.step, len(table.log)) == before
    assert quiet in table.actions()


def quiet_action(table: Table) -> int:
    """An action that no chance follows."""
    for action in table.actions():
        state = table.state.copy()
        table.game.apply(state, action)
        if not table.game.is_chance(state):
            return action
    raise AssertionError("every action leads to chance")


def play_to_chance(table: Table) -> None:
    """Play until chance comes after an action."""
    while not table.steps[-1].kind or all(step.kind for step in table.steps):
        table.play(table.actions()[-1])


def test_undo_stops_at_chance_unless_forced() -> None:
    table = Table(BASIC, seed=5)
    table.play(table.actions()[0])
    play_to_chance(table)
    after = (table.state.digest(), table.step)
    with pytest.raises(Refused) as caught:
        table.undo()
    assert caught.value.reason.code == "undo-past-chance"
    assert (table.state.digest(), table.step) == after


def test_forced_undo_brings_the_same_luck_again() -> None:
    table = Table(BASIC, seed=5)
    table.play(table.actions()[0])
    play_to_chance(table)
    digest, record = table.state.digest(), table.record()
    last = [step.action for step in table.steps if not step.kind][-1]
    table.undo(force=True)
    assert not table.waits_for_chance
    table.play(last)
    assert table.state.digest() == digest
    assert table.record() == record


def test_undo_to_the_start() -> None:
    table = Table(BASIC, seed=5)
    start = (table.state.digest(), table.step)
    wander(table, 80)
    while (table.state.digest(), table.step) != start:
        table.undo(force=True)
    for force in (False, True):
        with pytest.raises(Refused) as caught:
            table.undo(force=force)
        assert caught.value.reason.code == "nothing-to-undo"
    assert (table.state.digest(), table.step) == start


def test_states_on_the_way_are_kept() -> None:
    table = Table(BASIC, seed=5)
    digests = [table.state_at(n).digest() for n in range(table.step + 1)]
    for _ in range(10):
        steps = table.step
        table.play(table.actions()[0])
        digests += [table.state_at(n).digest() for n in range(steps + 1, table.step + 1)]
    assert [table.state_at(n).digest() for n in range(table.step + 1)] == digests
    with pytest.raises(ValueError, match="no step"):
        table.state_at(table.step + 1)


def test_a_state_that_was_handed_out_is_a_copy() -> None:
    table = Table(BASIC, seed=5)
    digest = table.state.digest()
    table.game.apply(table.state_at(table.step), table.actions()[0])
    assert table.state.digest() == digest


def test_a_copy_goes_its_own_way() -> None:
    """Whatever is played and taken back at one, the other stands as it stood, luck and all."""
    table = Table(BASIC, seed=5)
    wander(table, 30)
    copy = table.copy()
    digests = [table.state_at(step).digest() for step in range(table.step + 1)]

    table.undo(force=True)
    table.undo(force=True)
    wander(table, 30, seed=2)

    assert [copy.state_at(step).digest() for step in range(copy.step + 1)] == digests
    fresh = Table(BASIC, seed=5)
    wander(fresh, 30)
    fresh.play("end")
    copy.play("end")
    assert copy.record() == fresh.record()


def test_games_end_and_then_nothing_can_be_played() -> None:
    table = Table(BASIC, seed=5)
    wander(table, 100_000)
    assert table.result in ("won", "lost")
    assert table.ending
    assert table.actions() == []
    with pytest.raises(Refused, match="over"):
        table.play(0)


def test_with_real_dice_the_table_waits_for_outcomes() -> None:
    table = Table(BASIC, luck=False)
    assert table.seed is None
    wander(table, 400)
    assert any(step.kind for step in table.steps)
    assert any(not step.kind for step in table.steps)


def test_real_dice_are_checked() -> None:
    table = Table(BASIC, luck=False)
    while not table.waits_for_chance:
        table.play(table.actions()[-1])
    digest = table.state.digest()
    outcomes = {outcome for outcome, _ in table.game.outcomes(table.state)}
    other = next(a for a in table.game.action_space() if a not in outcomes)
    with pytest.raises(Refused):
        table.play(other)
    assert table.state.digest() == digest


def test_a_mistyped_outcome_can_be_taken_back_by_force() -> None:
    table = Table(BASIC, luck=False)
    while not table.waits_for_chance:
        table.play(table.actions()[-1])
    digest = table.state.digest()
    table.play(table.actions()[0])
    with pytest.raises(Refused):
        table.undo()
    table.undo(force=True)
    assert table.waits_for_chance
    assert table.state.digest() == digest


def test_real_dice_and_a_seed_do_not_go_together() -> None:
    with pytest.raises(ValueError, match="seed"):
        Table(BASIC, seed=3, luck=False)


def test_a_table_shows_itself_in_a_notebook() -> None:
    assert Table(BASIC, seed=5)._repr_svg_().lstrip().startswith("<svg")

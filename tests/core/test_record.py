"""Records: round trips, replay with checks at every step, and damage that is told in a sentence."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firehouse import Luck, Record, RecordError, Setup, Table, replay

BASIC = Setup("flashpoint/basic", crew=2)
ADVANCED = Setup("flashpoint/advanced", crew=3, difficulty="two-alarm")


def played(setup: Setup = BASIC, actions: int = 40, seed: int | None = 5) -> Table:
    table = Table(setup, seed, luck=seed is not None)
    luck = Luck(1)
    for _ in range(actions):
        choices = table.actions()
        if choices:
            table.play(choices[luck.below("choice", len(choices))])
    return table


PLAYED = played()
RECORD = PLAYED.record()


@pytest.mark.parametrize("setup", [BASIC, ADVANCED])
@pytest.mark.parametrize("seed", [5, None])
@pytest.mark.parametrize("actions", [0, 1, 40, 5000])
def test_a_game_replays_to_the_same_position(setup: Setup, seed: int | None, actions: int) -> None:
    table = played(setup, actions, seed)
    again = replay(Record.from_json(table.record().dumps()))
    assert again.state.digest() == table.state.digest()
    assert again.record() == table.record()
    assert again.log == table.log


def test_a_replayed_game_can_be_played_on() -> None:
    whole, half = played(actions=60), played(actions=30)
    again = replay(half.record())
    for text in whole.record().actions[30:]:
        again.play(text)
    assert again.record() == whole.record()


def test_replay_up_to_a_step() -> None:
    for step in range(len(RECORD.checks) + 1):
        table = replay(RECORD, upto=step)
        assert table.step == step
        assert table.state.digest() == PLAYED.state_at(step).digest()
    for step in (-1, len(RECORD.checks) + 1):
        with pytest.raises(ValueError, match="no step"):
            replay(RECORD, upto=step)
    with pytest.raises(ValueError, match="no step"):
        replay(RECORD, upto="2")  # type: ignore[arg-type]


def test_replay_takes_a_record_as_text_or_plain_data_too() -> None:
    text = RECORD.dumps()
    for record in (text, text.encode(), RECORD.to_json()):
        assert replay(record).record() == RECORD


@pytest.mark.parametrize("other", [None, 7, [], Path("game.json"), "game.json", b"\xff", {}])
def test_what_is_no_record_is_refused_in_a_sentence(other: Any) -> None:
    with pytest.raises(RecordError, match="record") as caught:
        replay(other)
    assert str(caught.value).endswith(".")
    with pytest.raises(RecordError):
        Record.from_json(other)


def test_luck_goes_on_after_a_replay_up_to_a_chance_node() -> None:
    chance = next(n for n, step in enumerate(PLAYED.steps) if step.kind and n > 5)
    table = replay(RECORD, upto=chance)
    assert table.waits_for_chance
    assert "rolled for you" in str(table.refusal(table.actions()[0]))
    table.settle()
    assert table.steps[chance].action == PLAYED.steps[chance].action


def test_forced_undo_leaves_a_record_that_replays() -> None:
    table = played(actions=40)
    for _ in range(12):
        table.undo(force=True)
    for _ in range(20):
        table.play(table.actions()[-1])
    assert replay(table.record()).record() == table.record()


def test_save_and_load(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    RECORD.save(path)
    assert Record.load(path) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_save_never_writes_over_a_file_by_accident(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious")
    with pytest.raises(FileExistsError, match="exists already"):
        RECORD.save(path)
    assert path.read_text() == "precious"
    RECORD.save(path, overwrite=True)
    assert Record.load(path) == RECORD


def test_a_failed_save_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match=r"No space left on device.*game\.json"):
        RECORD.save(tmp_path / "game.json")
    assert list(tmp_path.iterdir()) == []


def tampered(**fields: Any) -> Record:
    return Record.from_json({**RECORD.to_json(), **fields})


def test_a_wrong_check_says_at_which_step_it_parts() -> None:
    """The sentence names the step and what was played there."""
    checks = list(RECORD.checks)
    checks[16] = "00000000"
    text = PLAYED.game.text(PLAYED.steps[16].action)
    with pytest.raises(RecordError, match=f"step 17, '{text}'"):
        replay(tampered(checks=checks))


def test_an_illegal_action_says_at_which_step_and_why() -> None:
    actions = list(RECORD.actions)
    number = [step.kind for step in PLAYED.steps].index("") + 1
    actions[0] = RECORD.chance[0]
    reason = str(replay(RECORD, upto=number - 1).refusal(actions[0])).removesuffix(".")
    with pytest.raises(RecordError) as caught:
        replay(tampered(actions=actions))
    assert f"step {number}, '{actions[0]}': {reason}" in str(caught.value)


def test_nonsense_actions_are_told_too() -> None:
    with pytest.raises(RecordError, match=r"step \d+, 'dance'"):
        replay(tampered(actions=["dance", *RECORD.actions[1:]]))


def other_outcome(place: int) -> list[str]:
    """The outcomes of chance with one of them changed to another that was possible."""
    steps = [n for n, step in enumerate(PLAYED.steps) if step.kind]
    state = PLAYED.state_at(steps[place])
    texts = [PLAYED.game.text(action) for action, _ in PLAYED.game.outcomes(state)]
    chance = list(RECORD.chance)
    chance[place] = next(text for text in texts if text != chance[place])
    return chance


def test_luck_that_the_seed_does_not_give_is_found() -> None:
    chance = other_outcome(0)
    with pytest.raises(RecordError, match=f"the seed gives '{RECORD.chance[0]}'"):
        replay(tampered(chance=chance))


def test_under_other_rules_the_stored_luck_counts() -> None:
    chance = other_outcome(0)
    table = replay(tampered(chance=chance, rules_version="0.1"))
    luck = (table.game.text(step.action) for step in table.steps if step.kind)
    assert next(luck) == chance[0]


def test_under_other_rules_what_cannot_be_played_is_told_with_the_version() -> None:
    actions = ["treat", *RECORD.actions[1:]]
    with pytest.raises(RecordError, match=r"at step .*made under version 0\.1 of the rules"):
        replay(tampered(actions=actions, rules_version="0.1"))


def test_a_record_of_other_rules_replays_if_it_still_can() -> None:
    assert replay(tampered(rules_version="0.1")).state.digest() == RECORD.digest


def test_a_shortened_game_is_found_by_its_digest() -> None:
    last = len(RECORD.chance) if PLAYED.steps[-1].kind else len(RECORD.actions)
    name = "chance" if PLAYED.steps[-1].kind else "actions"
    shorter = tampered(
        **{name: list(getattr(RECORD, name)[: last - 1]), "checks": list(RECORD.checks[:-1])}
    )
    with pytest.raises(RecordError, match="otherwise than the record says"):
        replay(shorter)


def test_a_false_result_is_found() -> None:
    with pytest.raises(RecordError, match="otherwise than the record says"):
        replay(tampered(result="won", ending="rescued"))


def test_a_game_cannot_go_on_after_its_end() -> None:
    table = played(actions=100_000)
    data = table.record().to_json()
    data["actions"].append(data["actions"][-1])
    data["checks"].append(data["checks"][-1])
    with pytest.raises(RecordError, match="the game is over"):
        replay(Record.from_json(data))


def test_missing_steps_are_found() -> None:
    data = RECORD.to_json()
    data["chance"].append(data["chance"][-1])
    data["actions"].pop()
    with pytest.raises(RecordError, match=r"missing|otherwise|another position|seed gives"):
        replay(Record.from_json(data))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": "chess"}, "not a record"),
        ({"version": 2}, "format version"),
        ({"version": True}, "format version"),
        ({"seed": -1}, "seed"),
        ({"seed": "5"}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"actions": "move"}, "'actions'"),
        ({"actions": [3]}, "'actions'"),
        ({"chance": [["x"]]}, "'chance'"),
        ({"checks": []}, "check"),
        ({"digest": None}, "'digest'"),
        ({"digest": "x" * 10_000}, "'digest'"),
        ({"result": 3}, "'result'"),
        ({"setup": None}, "set-up"),
        ({"setup": {"ruleset": "flashpoint/basic", "crew": []}, "extra": 1}, "'extra'"),
    ],
)
def test_fields_of_the_wrong_kind_are_named(fields: dict[str, Any], words: str) -> None:
    with pytest.raises(RecordError, match=words):
        tampered(**fields)


def test_every_field_is_needed() -> None:
    for name in RECORD.to_json():
        data = RECORD.to_json()
        del data[name]
        with pytest.raises(RecordError):
            Record.from_json(data)


@pytest.mark.parametrize(
    "setup",
    [
        {"ruleset": "flashpoint/nothing"},
        {"ruleset": "flashpoint/basic", "crew": 70},
        {"ruleset": "flashpoint/basic", "options": {"damage_limit": -5}},
        {"ruleset": "flashpoint/basic", "files": {"plan": "+--"}},
    ],
)
def test_a_refused_set_up_is_told(setup: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="set-up is refused"):
        replay(tampered(setup=setup))


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{",
        "null",
        "[]",
        "3",
        b"\xff\xfe\x00",
        "[" * 100_000,
        '{"format": "firehouse-record", "version": ' + "9" * 5000 + "}",
        "NaN",
        " " * 10_000_001,
        b" " * 10_000_001,
    ],
)
def test_other_texts_are_no_records(data: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        Record.from_json(data)
    assert "\n" not in str(caught.value)


def test_every_truncation_is_found() -> None:
    text = RECORD.dumps().rstrip()
    for end in range(0, len(text), 97):
        with pytest.raises(RecordError):
            Record.from_json(text[:end])


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(field=st.sampled_from(sorted(RECORD.to_json())), value=JSON)
def test_any_field_may_hold_anything(field: str, value: Any) -> None:
    """A record with a field of nonsense is read and replayed, or refused in one way."""
    with suppress(RecordError):
        replay(tampered(**{field: value}))


@settings(max_examples=150, deadline=None)
@given(place=st.integers(min_value=0), byte=st.binary(min_size=0, max_size=3))
def test_any_bytes_may_be_damaged(place: int, byte: bytes) -> None:
    data = RECORD.dumps().encode()
    place %= len(data)
    with suppress(RecordError):
        replay(Record.from_json(data[:place] + byte + data[place + 1 :]))


@settings(max_examples=60, deadline=None)
@given(setup=st.dictionaries(st.sampled_from(["crew", "options", "files", "board"]), JSON))
def test_any_set_up_may_come(setup: dict[str, Any]) -> None:
    with suppress(RecordError):
        replay(tampered(setup={"ruleset": "flashpoint/advanced", **setup}))


def test_a_record_file_is_readable() -> None:
    """A line for each field, so that a person can look into it."""
    lines = RECORD.dumps().splitlines()
    assert len(lines) == len(RECORD.to_json()) + 2
    assert json.loads(RECORD.dumps()) == RECORD.to_json()

"""Options that were renamed: set-ups and records in the old spelling still load."""

from __future__ import annotations

import json

import pytest

from firehouse import Game, Record, Setup, Table, replay
from firehouse.core.canonical_setup import one_form
from firehouse.core.options import renewed
from firehouse.games.flashpoint.game import FlashPoint

FORMERLY = {"slow": ("pace", {True: "walk", False: "run"}), "colour": ("ink", {})}


def test_old_names_and_values_are_spelled_as_today() -> None:
    assert renewed(FORMERLY, {"slow": True, "colour": "red", "size": 3}) == {
        "pace": "walk",
        "ink": "red",
        "size": 3,
    }


@pytest.mark.parametrize("names", [("slow", "pace"), ("pace", "slow")])
def test_an_option_under_both_its_names_is_refused(names: tuple[str, str]) -> None:
    with pytest.raises(ValueError, match="'pace' is given twice"):
        renewed(FORMERLY, dict.fromkeys(names, True))


@pytest.mark.parametrize(("old", "today"), [(True, "and_fire"), (False, "actions")])
def test_a_set_up_in_the_old_spelling_plays_the_same(old: bool, today: str) -> None:
    before = Setup("flashpoint/basic", crew=2, options={"rise_skips_fire": old})
    after = Setup("flashpoint/basic", crew=2, options={"getting_up": today})
    game = Game.of(before)
    assert isinstance(game, FlashPoint)
    assert game.setup == after
    assert game.house.options.getting_up == ("actions", "and_fire").index(today)
    assert one_form(before) == one_form(after)


def test_a_record_in_the_old_spelling_replays_and_is_written_in_the_new() -> None:
    table = Table(Setup("flashpoint/basic", crew=2, options={"getting_up": "and_fire"}), 5)
    for _ in range(30):
        table.play(table.actions()[-1])
    record = table.record()
    plain = json.loads(record.dumps())
    plain["setup"]["options"] = {"rise_skips_fire": True}
    again = replay(Record.from_json(plain))
    assert again.state.digest() == table.state.digest()
    assert again.record() == record


def test_a_bad_value_of_an_old_option_is_told_with_the_names_of_today() -> None:
    with pytest.raises(ValueError, match=r"'getting_up' is one of actions, and_fire, whole_turn"):
        Game.of(Setup("flashpoint/basic", options={"rise_skips_fire": "perhaps"}))

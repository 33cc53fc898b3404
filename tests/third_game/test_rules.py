"""The toy on its own: found by its entry point, played, recorded; what follows by itself."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import firehouse
from firehouse import Game, Record, Refused, Rng, Setup, Table, replay
from firehouse.conformance import faults
from firehouse.core import catalogue

LANE = Setup("bucket-brigade/lane", crew=2)


def test_it_is_found_by_its_entry_point_and_whole() -> None:
    row = catalogue.row_of(LANE.ruleset)
    assert row.title == "Bucket Brigade"
    assert catalogue.games()[-1] is row
    assert LANE.ruleset in catalogue.tonight()
    assert [way.id for way in firehouse.rulesets()][-1] == LANE.ruleset
    assert faults(row) == []


def test_a_game_is_played_kept_and_played_again() -> None:
    table, rng = Table(LANE, seed=1), Rng(1)
    while table.result is None:
        table.play(table.game.random_action(table.state, rng))
    again = replay(Record.from_json(table.record().dumps()))
    assert again.state == table.state
    assert (again.result, again.ending) == (table.result, table.ending)


def test_buckets_are_filled_passed_and_thrown() -> None:
    table = Table(LANE, luck=False)
    first, second = ("right", "right", "end", "roll 6"), ("fill", "right", "pass 1", "roll 6")
    for action in (*first, *second, "throw"):
        table.play(action)
    assert table.game.view(table.state)["fire"] == 5


def test_what_a_game_leaves_out_follows_from_the_rest() -> None:
    game = Game.of(LANE)
    state = game.start()
    assert game.refusal(state, game.parse("fill")) is None
    assert str(game.refusal(state, game.parse("throw"))) == "This cannot be played now."
    with pytest.raises(ValueError, match="There is no action 'dance'"):
        game.parse("dance")
    with pytest.raises(ValueError, match="does not read its drawings back"):
        game.position(game.draw(state))
    assert game.fault(state) == ""
    picture = ElementTree.fromstring(game.svg(state))
    lines = [element.text for element in picture.iter() if element.tag.endswith("text")]
    assert lines == game.draw(state).splitlines()
    assert {state, state.copy()} == {state}


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup(LANE.ruleset, crew=5), "1 to 4"),
        (Setup(LANE.ruleset, options={"wind": 9}), "goes from 1 to 5"),
        (Setup("bucket-brigade/lan"), "try bucket-brigade/lane"),
    ],
)
def test_bad_set_ups_are_refused(setup: Setup, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Table(setup)


def test_a_table_says_no() -> None:
    table = Table(LANE, seed=2)
    with pytest.raises(Refused, match="cannot be played now"):
        table.play("throw")
    assert table.step == 0

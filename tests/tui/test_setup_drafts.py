"""What each choice of the set-up does, for every rule set, without a screen."""

from __future__ import annotations

import pytest

from firehouse.core.game import Game
from firehouse.core.setup import Setup
from firehouse.stage.card_choice import at_a_table
from firehouse.tui.setup.drafts import (
    ME,
    begun,
    bots_of,
    first_draft,
    mistake,
    seed_of,
    setup_of,
    summary,
    table_of,
    wanted,
    ways,
)
from firehouse.tui.setup.fields import fields_of
from firehouse.tui.setup.values import with_value

PRESETS = [(way["id"], preset) for way in ways().values() for preset in way["presets"]]


def field(draft, key):
    return next(found for found in fields_of(draft) if found.key == key)


@pytest.mark.parametrize(("ruleset", "preset"), PRESETS, ids=lambda x: str(x)[:40])
def test_every_ready_made_game_can_begin_and_is_the_one_of_the_catalogue(ruleset, preset):
    draft = begun(preset["setup"], preset["id"])

    assert mistake(draft) == ""
    told = setup_of(draft).to_json()
    wished = at_a_table(Setup.from_json(preset["setup"])).to_json()
    assert {**told, **wished} == told
    assert table_of(draft).setup.ruleset == ruleset
    assert field(draft, "preset").shown == preset["title"]


@pytest.mark.parametrize("ruleset", ways())
def test_every_field_takes_every_value_that_it_offers(ruleset):
    """Its row shows it, and a set-up that makes no sense gets a sentence."""
    draft = begun({"ruleset": ruleset})
    for row in fields_of(draft):
        values = [choice.id for choice in row.choices] if row.kind == "choice" else []
        if row.kind == "number":
            values = [str(row.low), str(row.high)]
        for value in values:
            made = with_value(draft, row.key, value)
            if not mistake(made):
                assert isinstance(setup_of(made), Setup)
            if row.key not in ("game", "ruleset", "preset"):
                assert field(made, row.key).value == value


@pytest.mark.parametrize("ruleset", ways())
def test_an_option_with_its_usual_value_is_left_out(ruleset):
    draft = begun({"ruleset": ruleset})
    for row in fields_of(draft):
        if row.key.startswith("option:"):
            assert with_value(draft, row.key, row.value).options == {}


def test_a_changed_option_is_marked_and_ends_the_ready_made_game():
    draft = with_value(first_draft(), "option:victims", "12")

    assert draft.options["victims"] == 12
    assert field(draft, "option:victims").changed
    assert not draft.preset
    assert "option" in summary(draft)


@pytest.mark.parametrize("value", ["0", "21", "-1", "many", "", "1.5", "9" * 30])
def test_a_number_out_of_range_is_refused_with_its_range(value):
    with pytest.raises(ValueError, match="Victims: a number from 1 to 20"):
        with_value(first_draft(), "option:victims", value)


def test_specialists_are_chosen_one_by_one():
    draft = begun({"ruleset": "flashpoint/experienced", "crew": 3})
    assert setup_of(draft).options == {"choosing": "chosen"}
    draft = with_value(draft, "cards", "named")
    assert "Choose a specialist" in mistake(draft)
    for pawn, role in enumerate(("paramedic", "fire-captain", "rescue-specialist")):
        draft = with_value(draft, f"role:{pawn}", role)
    assert mistake(draft) == ""
    assert field(draft, "seat:0").title == "Paramedic"

    draft = with_value(draft, "role:1", "paramedic")
    assert mistake(draft)
    draft = with_value(draft, "size", "2")
    assert draft.crew == ("paramedic", "paramedic")
    assert with_value(draft, "cards", "dealt").crew == 2


def test_cards_are_chosen_at_the_table_unless_they_are_dealt():
    draft = begun({"ruleset": "flashpoint/experienced", "crew": 2})
    assert field(draft, "cards").shown == "Chosen at the table"
    assert setup_of(draft).options == {"choosing": "chosen"}
    dealt = with_value(draft, "cards", "dealt")
    assert setup_of(dealt).options == {}
    assert begun({"ruleset": "flashpoint/advanced"}, before=dealt).dealt
    told = begun({"ruleset": "flashpoint/advanced", "options": {"choosing": "dealt"}})
    assert (told.dealt, dict(told.options)) == (True, {})
    assert "option:choosing" not in [row.key for row in fields_of(draft)]

    family = begun({"ruleset": "flashpoint/second-story", "difficulty": "family"})
    assert "cards" not in [row.key for row in fields_of(family)]
    assert setup_of(family).options == {}


def test_seats_follow_the_size_of_the_crew():
    draft = with_value(with_value(first_draft(), "size", "4"), "seat:3", "greedy")
    assert bots_of(draft) == {3: "greedy"}
    draft = with_value(draft, "size", "2")
    assert draft.seats == (ME, ME)
    crowd = with_value(first_draft(), "size", "6")
    assert with_value(crowd, "game", "hotshots").size == 4


def test_luck_is_fresh_typed_of_the_day_or_rolled_at_a_real_table():
    draft = first_draft()
    setup = setup_of(draft)
    assert seed_of(draft, setup) is None
    typed = with_value(draft, "luck", "typed")
    assert "whole number" in mistake(typed)
    assert table_of(with_value(typed, "seed", "42")).seed == 42
    for bad in ("x", "-1", "1" * 16, " "):
        assert mistake(with_value(typed, "seed", bad))
    assert table_of(with_value(draft, "luck", "dice")).seed is None
    daily = with_value(draft, "luck", "daily")
    assert table_of(daily).seed == table_of(daily).seed


def test_words_find_rows():
    draft = first_draft()
    found = fields_of(draft, "waves smoke")
    assert [row.key for row in found] == ["option:wave_rolls_over_smoke"]
    assert fields_of(draft, "nothing-at-all") == []


def test_a_file_of_ones_own_is_read_and_its_faults_are_told(tmp_path):
    draft = with_value(first_draft(), "file:plan", str(tmp_path / "missing.txt"))
    assert "missing.txt" in mistake(draft)
    (tmp_path / "plan.txt").write_text("no plan")
    assert mistake(with_value(draft, "file:plan", str(tmp_path / "plan.txt")))
    assert mistake(with_value(draft, "file:plan", "")) == ""


def test_what_a_server_is_asked_for():
    draft = with_value(with_value(first_draft(), "seat:1", "open"), "luck", "daily")
    told = wanted(draft, "Anna")
    assert told["seats"] == ["me", "open"]
    assert told["seed"] == "daily"
    assert wanted(with_value(draft, "luck", "dice"), "Anna")["referee"] is True
    assert wanted(with_value(draft, "seat:1", "search"), "")["seats"] == ["me", "bot:search"]
    assert Game.of(Setup.from_json(told["setup"]))

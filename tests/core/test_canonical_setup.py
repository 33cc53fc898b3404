"""Set-ups that play the same are the same, however they are spelt; others are not."""

from __future__ import annotations

import pytest

from firehouse import Setup
from firehouse.core.canonical_setup import one_form
from firehouse.core.catalogue import rulesets

FAMILY = "flashpoint/family"
EXPERIENCED = "flashpoint/experienced"
TRAGIC = "flashpoint/tragic-events"
HOTSHOTS = "hotshots/standard"


@pytest.mark.parametrize("found", rulesets(), ids=lambda found: found.id)
def test_what_a_rule_set_has_anyway_may_be_said_or_left_out(found):
    """The board, the difficulty, the crew and every option, alone and all together."""
    said = {
        "board": next(iter(found.boards), None),
        "difficulty": next(iter(found.difficulties), None),
        "crew": 2,
    }
    for name, value in said.items():
        assert one_form(Setup(found.id, **{name: value})) == Setup(found.id)
    for option in found.options:
        assert one_form(Setup(found.id, options={option.name: option.default})) == Setup(found.id)
    options = {option.name: option.default for option in found.options}
    assert one_form(Setup(found.id, **said, options=options)) == Setup(found.id)


@pytest.mark.parametrize(
    "setup",
    [
        Setup(FAMILY, board="house_back"),
        Setup(FAMILY, crew=3),
        Setup(FAMILY, crew=("random", "random")),
        Setup(FAMILY, options={"damage_limit": 20}),
        Setup(FAMILY, files={"plan": "anything"}),
        Setup(EXPERIENCED, difficulty="heroic"),
        Setup(EXPERIENCED, difficulty="heroic", options={"explosions": 3}),
        Setup(EXPERIENCED, crew=3, options={"extra_hot_spots": 0}),
        Setup(TRAGIC, difficulty="heroic", options={"deck_level": "recruit"}),
        Setup(HOTSHOTS, crew=1),
        Setup(HOTSHOTS, difficulty="firestorm", options={"scorch_limit": 8}),
    ],
)
def test_what_was_chosen_stays(setup):
    assert one_form(setup) == setup


@pytest.mark.parametrize(
    ("ruleset", "fields", "options"),
    [
        (EXPERIENCED, {"difficulty": "heroic"}, {"explosions": 4, "gentle_gun": True}),
        (EXPERIENCED, {"difficulty": "heroic", "crew": 4}, {"extra_hot_spots": 6}),
        (TRAGIC, {"difficulty": "heroic"}, {"deck_level": "heroic"}),
        (HOTSHOTS, {"difficulty": "firestorm"}, {"scorch_limit": 7}),
    ],
)
def test_what_a_difficulty_or_a_crew_brings_may_be_said_or_left_out(ruleset, fields, options):
    assert one_form(Setup(ruleset, **fields, options=options)) == Setup(ruleset, **fields)


def test_what_makes_no_sense_is_left_to_others():
    assert one_form(Setup(FAMILY, difficulty="no", crew=99, options={"no": 1})).crew == 99
    with pytest.raises(ValueError, match="no rule set"):
        one_form(Setup("no/such"))

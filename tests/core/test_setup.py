"""Set-ups are read from untrusted data; a bad field is named."""

import pytest

from firehouse import Game, Setup


def test_round_trip() -> None:
    setup = Setup("a/b", "house", "hard", ("medic", "captain"), {"limit": 3, "x": True}, {"f": "t"})
    assert Setup.from_json(setup.to_json()) == setup


def test_only_what_was_chosen_is_written() -> None:
    assert Setup("a/b").to_json() == {"ruleset": "a/b"}


@pytest.mark.parametrize(
    ("data", "word"),
    [
        ([], "list"),
        ({}, "ruleset"),
        ({"ruleset": 3}, "ruleset"),
        ({"ruleset": "a/b", "colour": 1}, "colour"),
        ({"ruleset": "a/b", "board": 1}, "board"),
        ({"ruleset": "a/b", "crew": True}, "crew"),
        ({"ruleset": "a/b", "crew": 2.5}, "crew"),
        ({"ruleset": "a/b", "crew": [1]}, "crew"),
        ({"ruleset": "a/b", "options": []}, "options"),
        ({"ruleset": "a/b", "options": {"x": None}}, "x"),
        ({"ruleset": "a/b", "files": {"plan": 3}}, "file"),
        ({"ruleset": "a/b", "files": {"plan": "x" * 100_001}}, "100000"),
    ],
)
def test_bad_fields_are_named(data: object, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        Setup.from_json(data)


def test_an_unknown_option_is_answered_by_its_neighbours() -> None:
    """There are some sixty, so a typing error is not answered by all of them."""
    with pytest.raises(ValueError, match="no option 'rescue_gaol'; try rescue_goal") as near:
        Game.of(Setup("flashpoint/family", options={"rescue_gaol": 1}))
    with pytest.raises(ValueError, match="'firehouse rules RULESET' lists them all") as far:
        Game.of(Setup("flashpoint/family", options={"foo": 1}))
    assert max(len(str(near.value)), len(str(far.value))) < 100

"""Who plays one rule set reads only what it has."""

from __future__ import annotations

import re

import pytest

from firehouse import Event, Game, Rng, Setup, rulesets
from firehouse.core.catalogue import Ruleset
from firehouse.games.flashpoint.stage import cites as flashpoint_cites
from firehouse.games.flashpoint.words.reference.groups import MARKS
from firehouse.games.hotshots.stage import cites as hotshots_cites
from firehouse.reference import Section, section, section_of, sections, sections_for
from firehouse.reference.marks import unmarked

CITES = {"flashpoint": flashpoint_cites, "hotshots": hotshots_cites}
LINK = re.compile(r"\]\(#([^)]*)\)")
every_rule_set = pytest.mark.parametrize("found", rulesets(), ids=lambda found: found.id)
of_flashpoint = pytest.mark.parametrize(
    "found", [found for found in rulesets() if found.game == "flashpoint"], ids=lambda f: f.id
)


@every_rule_set
def test_links_stay_on_the_shelf(found: Ruleset) -> None:
    """What a rule set's reader is pointed to is there for them."""
    shelf = {one.id: one for one in sections(found.id)}

    assert f"{found.game}/turn" in shelf
    for one in shelf.values():
        assert set(LINK.findall(one.body)) <= set(shelf), one.id
        assert one.body
        assert one.sources


@of_flashpoint
def test_an_edition_does_not_cite_the_other(found: Ruleset) -> None:
    """Neither its sources nor its lines are about the other edition."""
    other = "2011" if found.id in MARKS.belonging("2010") else "2010"
    words = "second edition" if other == "2011" else "first edition"
    for one in sections(found.id):
        assert not any(source.startswith(f"Flash Point {other}") for source in one.sources), one.id
        assert words not in one.body.lower(), one.id


@every_rule_set
def test_what_is_cited_in_play_is_on_the_shelf(found: Ruleset) -> None:
    """Whatever is refused or happens along a random game can be read at its table."""
    game, rng = Game.of(Setup(found.id, crew=3)), Rng(3)
    shelf = {one.id for one in sections_for(game.setup)}
    state, log = game.start(), list[Event]()
    cited = set()
    while not game.over(state):
        space = game.action_space()
        for _ in range(20):
            reason = game.refusal(state, space[rng.below(len(space))])
            cited |= {section_of(reason.rule)} if reason else set()
        chance = game.is_chance(state)
        game.apply(
            state, game.sample(state, rng) if chance else game.random_action(state, rng), log
        )
    cite = CITES[found.game].cite

    assert len(cited) > 3
    assert cited | {cite(game, event).section for event in log} <= shelf


def test_options_bring_the_whole_game() -> None:
    """They mix the boxes, so no section of the game is left out."""
    mixed = Setup("flashpoint/basic", options={"vehicles": True})

    assert {one.id for one in sections_for(mixed)} == {
        one.id for one in sections() if one.game == "flashpoint"
    }


def test_every_section_says_where_it_belongs() -> None:
    """All rule sets of its game, some of them, or none for what compares them."""
    by_id = {one.id: one for one in sections()}

    assert by_id["flashpoint/ladders"].rulesets == ("flashpoint/second-story",)
    assert by_id["flashpoint/set-up-basic"].rulesets == ("flashpoint/basic",)
    assert by_id["flashpoint/editions"].rulesets == ()
    assert len(by_id["flashpoint/move"].rulesets) == 7
    assert by_id["hotshots/moving"].rulesets == ("hotshots/standard",)


def test_marks_are_not_shown() -> None:
    """Neither to who reads everything nor to who plays one rule set."""
    read: list[Section] = [
        *sections(),
        *sections("flashpoint/basic"),
        *sections("flashpoint/family"),
    ]
    assert not any("<!--" in one.body for one in read)


def test_lines_and_columns_are_left_out() -> None:
    """A marked line, and the column of the other edition."""
    table = "| | first edition | second edition |\n|---|---|---|\n| a | b | c |"
    text = f"One. <!-- only 2010 -->\nTwo.\n\n{table}"

    assert MARKS.fitting(text, "flashpoint/family") == f"Two.\n\n{table}"
    assert MARKS.narrowed(table, "flashpoint/family") == (
        "| | second edition |\n|---|---|\n| a | c |"
    )
    assert unmarked(text).startswith("One.\nTwo.")
    with pytest.raises(KeyError):
        MARKS.belonging("2012")


def test_a_section_of_another_box_can_still_be_opened() -> None:
    """Options mix boxes, and then rules of another one are cited."""
    assert section("flashpoint/vehicles") is not None
    assert "flashpoint/vehicles" not in {one.id for one in sections("flashpoint/basic")}

"""The rules reference: every section is there, every link leads somewhere, every rule has one."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import firehouse as fh
from firehouse.core.catalogue import games
from firehouse.core.luck import Rng
from firehouse.games.flashpoint.data import headings
from firehouse.games.flashpoint.data.specialists import FIRST_EDITION, SECOND_EDITION
from firehouse.games.flashpoint.rules.kinds import KINDS
from firehouse.games.flashpoint.rules.steps import STEPS
from firehouse.games.flashpoint.words import refusals as flashpoint_refusals
from firehouse.games.flashpoint.words.headings import OF_LOAD
from firehouse.games.flashpoint.words.roles import specialist_title
from firehouse.games.hotshots.data.headings import SECTIONS as FOREST_SECTIONS
from firehouse.games.hotshots.rules.kinds import KINDS as FOREST_KINDS
from firehouse.games.hotshots.rules.steps import STEPS as FOREST_STEPS
from firehouse.games.hotshots.words import refusals as hotshots_refusals
from firehouse.reference import section, section_of, sections

BOOKS = {row.id: row.load("book") for row in games()}
LINK = re.compile(r"\]\(#([^)]*)\)")


def constants(module) -> set[str]:
    """Every text that a module names in capitals."""
    return {
        value for name, value in vars(module).items() if name.isupper() and isinstance(value, str)
    }


def cited_by_table(reasons) -> set[str]:
    """The headings that stand in a table of reasons; functions are covered by play."""
    return {rule for rule in reasons.values() if isinstance(rule, str)}


FLASHPOINT = (
    constants(headings)
    | set(headings.SECOND.values())
    | {step.rule for step in STEPS if step.rule}
    | {kind.rule for kind in KINDS if kind.rule}
    | set(OF_LOAD)
    | {f"Specialists: {specialist_title(role)}" for role in FIRST_EDITION + SECOND_EDITION}
    | cited_by_table(flashpoint_refusals.RULES)
)
HOTSHOTS = (
    constants(hotshots_refusals)
    | {step.rule for step in FOREST_STEPS if step.rule}
    | {kind.rule for kind in FOREST_KINDS}
    | cited_by_table(hotshots_refusals.RULES)
    | {"Ending the Game"}
)


@pytest.mark.parametrize("found", sections(), ids=lambda found: found.id)
def test_a_section_is_complete(found):
    """A title, a body, sources; no blank is left open; its links lead to sections of its game."""
    assert all((found.title, found.body, found.sources))
    assert "{{" not in found.body
    for target in LINK.findall(found.body):
        linked = section(target)
        assert linked is not None, target
        assert linked.game == found.game


@pytest.mark.parametrize("game", BOOKS)
def test_no_file_is_left_out_of_the_contents(game):
    """What lies in the folder is what is listed."""
    book = BOOKS[game]
    names = [path.name for path in files(book.package).iterdir() if path.name.endswith(".md")]

    assert {name.removesuffix(".md") for name in names} == set(book.contents)
    assert len(set(book.contents)) == len(book.contents)


@pytest.mark.parametrize("heading", sorted(FLASHPOINT))
def test_every_heading_of_flash_point_has_a_section(heading):
    """A refusal's citation opens a page of this game."""
    assert (section_of(heading) or "").startswith("flashpoint/")


@pytest.mark.parametrize("heading", sorted(HOTSHOTS))
def test_every_heading_of_hotshots_has_a_section(heading):
    """A refusal's citation opens a page of this game."""
    assert (section_of(heading) or "").startswith("hotshots/")


@pytest.mark.parametrize("ruleset", fh.rulesets(), ids=lambda ruleset: ruleset.id)
def test_every_rule_cited_in_play_has_a_section(ruleset):
    """Whatever is refused anywhere along a random game cites a rule that can be read."""
    game = fh.Game.of(fh.Setup(ruleset.id, crew=2))
    state, rng = game.start(), Rng(5)
    space = list(game.action_space())
    cited = set()
    for _ in range(60):
        if game.over(state):
            break
        for action in rng_sample(space, rng, 80):
            reason = game.refusal(state, action)
            if reason is not None:
                cited.add(reason.rule)
        chosen = (
            game.sample(state, rng) if game.is_chance(state) else game.random_action(state, rng)
        )
        game.apply(state, chosen)

    assert cited
    assert {heading for heading in cited if section_of(heading) is None} == set()


def rng_sample(space, rng, number):
    """Some actions, the same every time."""
    return [space[rng.below(len(space))] for _ in range(number)]


@pytest.mark.parametrize(
    ("game", "cited"),
    [
        ("flashpoint", set(headings.SECTIONS.items())),
        ("hotshots", set(FOREST_SECTIONS.items())),
    ],
)
def test_every_rule_that_an_event_cites_can_be_read(game, cited):
    """What happened leads to a section that is there, and so does its heading."""
    assert len(cited) > 15
    for heading, name in cited:
        assert section(f"{game}/{name}") is not None, name
        assert (section_of(heading) or "").startswith(f"{game}/"), heading


def test_a_part_of_a_heading_belongs_to_the_whole():
    """What is not listed by itself is found under the heading before the colon."""
    assert section_of("Advance Fire: Smoke") == "flashpoint/advance-fire"
    assert section_of("Vehicles: Helicopter") == "hotshots/vehicles"
    assert section_of("The Weather") is None
    assert section("flashpoint/weather") is None


def test_numbers_come_from_the_engine():
    """A blank is filled from the options of a way to play or of its difficulty."""
    assert BOOKS["flashpoint"].filled("{{basic.damage_limit}} {{family.damage_limit}}") == "30 24"
    assert BOOKS["flashpoint"].filled("{{experienced/heroic.explosions}}") == "4"
    assert BOOKS["hotshots"].filled("{{firestorm.scorch_limit}}") == "7"
    with pytest.raises(KeyError):
        BOOKS["hotshots"].filled("{{firestorm.scorch_limits}}")


def test_no_heading_leads_to_two_sections():
    """Each heading stands at one section only."""
    found = [heading for part in sections() for heading in part.headings]

    assert len(found) == len(set(found))

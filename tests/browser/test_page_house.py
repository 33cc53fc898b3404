"""What a plan looks and sounds like: an own house with its rooms, what moves in it, how it ends."""

from __future__ import annotations

import re

import pytest
from begun import bring
from making import SMALL
from people import People, make_table, sit_down
from playing import (
    THINKING,
    follow,
    good_move,
    is_at,
    is_over,
    offers_of,
    table_beside,
    type_command,
)
from playwright.sync_api import Page, Route, expect
from serving import Server

from firehouse.core.catalogue import games

ALONE = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}
FALLS = 2
"""A seed with which the house comes down on somebody who does nothing."""
LASTS = 47
"""Steps until then."""
DRIVEN = {"ruleset": "flashpoint/experienced", "difficulty": "recruit", "crew": 1}
GLIDES = {
    "move": ".pawns .pawn",
    "carrying victim": ".pieces.carried .piece.victim",
    "drive ": ".vehicles .vehicle",
}
"""What moves with an action."""
SECONDS = """(element) => parseFloat(getComputedStyle(element).transitionDuration)"""


def test_a_house_of_ones_own_has_names_furniture_and_heads(page: Page, server: Server) -> None:
    """Rooms by the names that they were given, else by where they lie; heads beyond the walls."""
    text = next(row for row in games() if row.id == "flashpoint").files[0].text()
    own = text.replace("room D: kitchen", "room D: smithy").replace("room E: games room\n", "")
    assert own.count("\n") == text.count("\n") - 1
    sit_down(page, server, make_table(server, {**SMALL, "files": {"plan": own}}, seed=3))
    is_at(page, 0)
    corner = page.locator('.place[data-spot="square:3,3"]')
    expect(corner).to_have_accessible_name(re.compile("north-west corner of the smithy"))
    nameless = page.locator('.place[data-spot="square:3,8"]')
    expect(nameless).to_have_accessible_name(re.compile("north-east corner of the east room"))
    expect(page.locator(".room-names")).to_contain_text("smithy")
    assert page.locator(".furniture path.filled").count() > 8
    heads = page.locator(".numbers text").all_text_contents()
    assert heads == [*map(str, range(10)), *map(str, range(8))]


def test_a_collapse_is_told_with_the_moment_that_decided(people: People, server: Server) -> None:
    """What cost most of it; how sure a review is hangs on how long it thinks, so that is put in."""
    table = table_beside(ALONE, FALLS)
    table.play("enter 7,3")
    while table.result is None:
        table.play("end")
    assert table.step == LASTS

    def two_sure_moments(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        if told["review"]:
            moments = told["review"]["moments"]
            rise, drop = [moment for moment in moments if moment["luck"]][:2]
            for moment in moments:
                moment["sure"] = False
            rise |= {"sure": True, "change": 0.5, "story": "It rained."}
            drop |= {"sure": True, "change": -0.4, "story": "The hall burnt."}
        route.fulfill(response=answer, json=told)

    page = people.come("Ada")
    page.route("**/review", two_sure_moments)
    sit_down(page, server, bring(server, table))
    result = is_over(page, "lost")
    expect(result).to_contain_text("The house collapsed")
    ending = page.get_by_role("region", name="The end")
    fallen = "before the house, which has come down, at night."
    expect(ending.get_by_role("img", name=fallen)).to_be_visible()
    decided = ending.locator(".ending-moment")
    expect(decided).to_contain_text("The hall burnt.", timeout=THINKING)
    expect(decided).not_to_contain_text("It rained.")
    decided.get_by_role("link", name="See it again").click()
    step = page.get_by_role("region", name="This step")
    expect(step).to_contain_text(re.compile("room|kitchen|toilet"))
    expect(step).not_to_contain_text(re.compile(r"\d,\d"))


@pytest.mark.parametrize("wanted", GLIDES)
def test_who_and_what_moves_glides_unless_that_is_not_wished(
    people: People, server: Server, wanted: str
) -> None:
    """It goes to its new place, and is there at once where the system asks for calm."""
    page = people.come("Ada", reduced_motion="no-preference")
    table = table_beside(DRIVEN, 1)
    while not (actions := [one.action for one in offers_of(table) if wanted in one.action]):
        table.play(good_move(table))
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    moving = page.locator(GLIDES[wanted]).first
    before = moving.evaluate_handle(
        "(element) => (element.place = element.style.transform, element)"
    )
    type_command(page, actions[0])
    follow(page, table, actions[:1])
    assert before.evaluate(
        "(element) => element.isConnected && element.style.transform !== element.place"
    )
    assert moving.evaluate(SECONDS) > 0
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function(f"(element) => ({SECONDS})(element) === 0", arg=moving.element_handle())

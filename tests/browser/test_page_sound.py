"""Sound: offered at the first game, made by the browser, remembered, and never forced."""

from __future__ import annotations

from making import SMALL
from people import People, make_table, sit_down
from playing import until
from playwright.sync_api import expect
from serving import Server

COUNTING = """
    window.sounded = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.sounded += 1;
        return start.apply(this, when);
    };
"""


def test_sound_is_offered_once_and_remembered(people: People, server: Server) -> None:
    page = people.come("Ada", played=False)
    page.add_init_script(COUNTING)
    sit_down(page, server, make_table(server, SMALL, seed=3))
    offer = page.get_by_role("group", name="Sound")
    expect(offer).to_be_visible()
    assert page.evaluate("window.sounded") == 0
    offer.get_by_role("button", name="Sound on").click()
    expect(offer).to_have_count(0)
    until(page, "window.sounded > 0")
    page.reload()
    page.get_by_role("tab", name="Settings").click()
    expect(page.get_by_role("switch", name="Sounds")).to_be_checked()
    expect(offer).to_have_count(0)


def test_who_declines_is_not_asked_again(people: People, server: Server) -> None:
    page = people.come("Ada", played=False)
    page.add_init_script(COUNTING)
    sit_down(page, server, make_table(server, SMALL, seed=3))
    offer = page.get_by_role("group", name="Sound")
    offer.get_by_role("button", name="No, thanks").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    expect(offer).to_have_count(0)
    assert page.evaluate("window.sounded") == 0

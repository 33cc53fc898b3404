"""A turn as a screen reader tells it: what has the focus, and what is said meanwhile."""

from __future__ import annotations

import re

from begun import sit_down_after
from people import People
from playing import follow, until
from playwright.sync_api import Page, expect
from serving import Server

from firehouse.stage import stage_of

ALONE = {"ruleset": "flashpoint/family", "board": "house_front", "crew": 1}
WITHOUT_NUMBERS = """() => {
    const kept = JSON.parse(localStorage.getItem("firehouse.settings"));
    localStorage.setItem("firehouse.settings", JSON.stringify({ ...kept, coordinates: false }));
    sessionStorage.clear();
}"""
LISTEN = """() => {
    window.heard = [];
    for (const region of document.querySelectorAll("[aria-live]")) {
        const hear = () => region.textContent && window.heard.push(region.textContent);
        const everything = { childList: true, characterData: true, subtree: true };
        new MutationObserver(hear).observe(region, everything);
    }
}"""
HEARD = "sentence => window.heard.some((told) => told.includes(sentence))"
NAMED = re.compile(r"""- '?([a-z]+) "(.+?)"'?(?: \[|:|$)""", re.MULTILINE)
NO_WORDS = re.compile(r"\d,\d|\b[a-z]+:\d|undefined|null|NaN|\[object|[{}<>_]")
"""Squares by numbers, names of places in the program, and what a fault leaves in a sentence."""
MOST = 40
"""Keys from one part of the page to the next."""


class Reader:
    """Tells what has the focus, and keeps all that was told."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told: list[str] = []

    def press(self, key: str) -> str:
        """What is read out after a key."""
        self.page.keyboard.press(key)
        return self.read()

    def read(self) -> str:
        """The role and name of what has the focus."""
        focused = self.page.locator(":focus").aria_snapshot()
        found = NAMED.match(focused)
        assert found, f"{focused} has no name"
        self.told.append(found[2])
        return f"{found[1]}: {found[2]}"

    def tab_to(self, start: str) -> str:
        """Tab until something is read that begins so."""
        for _ in range(MOST):
            told = self.press("Tab")
            if told.startswith(start):
                return told
        raise AssertionError(f"Tab does not reach {start!r}: {self.told}")

    def waits_for(self, words: str) -> None:
        """What has the focus tells what can be done there once the ways are known."""
        expect(self.page.locator(":focus")).to_have_accessible_name(re.compile(words))


def test_a_turn_is_told_in_words_of_the_place(people: People, server: Server) -> None:
    """Three squares on, a door opened, a fire put out, and what the fire does then."""
    page = people.come("Ada")
    table = sit_down_after(page, server, ALONE, 1, ("enter 7,3", "end"))
    page.evaluate(WITHOUT_NUMBERS)
    page.reload()
    follow(page, table, [])
    page.evaluate(LISTEN)
    reader = Reader(page)

    here = reader.tab_to("button: The ")
    assert here.startswith("button: The front garden by the front door: firefighter 1;")
    for _ in range(2):
        reader.press("ArrowUp")
    corner = reader.press("ArrowRight")
    assert "towards the east: empty; door to the kitchen in the north, closed." in corner
    reader.waits_for("open the door to the south side of the kitchen")
    page.keyboard.press("Enter")
    assert reader.read() == (
        "menuitem: Move to the north side of the dining room towards the east 3 AP"
    )
    page.keyboard.press("Enter")
    follow(page, table, ["move 6,3", "move 5,3", "move 5,4"])
    reader.waits_for(r"firefighter 1; .*You can open the door to the kitchen \(1 AP\)\.$")
    page.keyboard.press("Enter")
    follow(page, table, ["open n"])

    fire = reader.press("ArrowUp")
    assert fire.startswith("button: The south side of the kitchen towards the west: fire; ")
    reader.waits_for(r"put out the fire on the south side of the kitchen towards the west \(2 AP\)")
    page.keyboard.press("Enter")
    follow(page, table, ["extinguish n", "extinguish n"])
    reader.waits_for("^The south side of the kitchen towards the west: empty; ")

    before = table.step
    assert reader.tab_to("button: Save") == "button: Save 2 AP and end the turn"
    page.keyboard.press("Enter")
    follow(page, table, ["end"])
    frames = stage_of(table.game).frames_of(table, before, table.step)
    burnt = [frame.text for frame in frames if frame.fire and frame.text]
    assert len(burnt) > 1
    until(page, HEARD, burnt[-1])
    heard = page.evaluate("window.heard")
    sentences = [
        "You moved to the north side of the dining room towards the east.",
        "You opened the door between the kitchen and the dining room.",
        "The smoke on the south side of the kitchen towards the west was extinguished.",
        *burnt,
    ]
    for sentence in sentences:
        assert any(sentence in told for told in heard), (sentence, heard)
    everything = page.get_by_role("table", name="The board in words").all_inner_texts()
    for told in (*reader.told, *heard, *everything):
        assert not NO_WORDS.search(told), told

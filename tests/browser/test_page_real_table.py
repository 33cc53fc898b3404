"""The referee of a real table: what fell is clicked in, and can be put right."""

from __future__ import annotations

from making import begin, choose_preset, go_home, set_mode
from playing import is_at, offer_button, offers_of, panel, play
from playwright.sync_api import Page, expect
from serving import Server

import firehouse as fh


def test_real_dice_are_typed_in(page: Page, server: Server) -> None:
    form = go_home(page, server)
    choose_preset(page, "First rescue")
    set_mode(form, "At a real table")
    begin(page, form)
    setup = {"ruleset": "flashpoint/family", "crew": 2, "options": {"rescue_goal": 3}}
    table = fh.Table(fh.Setup.from_json(setup), luck=False)
    _tell_set_up(page, table)
    for action in ("enter 3,0", "enter 4,9", "move 3,1", "end"):
        play(page, table, action)
    luck = page.get_by_role("region", name="What fell")
    _roll(page, table, 6, 6)
    expect(panel(page, "Log")).to_contain_text("Red 6, black 6")
    page.get_by_role("button", name="undo").click()
    expect(luck.get_by_role("button", name="Choose both dice")).to_be_disabled()
    table.undo(force=True)
    is_at(page, table.step)
    _roll(page, table, 1, 2)
    expect(panel(page, "Log")).to_contain_text("Red 1, black 2")


def _tell_set_up(page: Page, table: fh.Table) -> None:
    """Whatever the set-up asks for, the first thing that may be."""
    while table.waits_for_chance:
        _tell(page, table, offers_of(table)[0].action)


def _tell(page: Page, table: fh.Table, outcome: str) -> None:
    is_at(page, table.step)
    words = outcome.rpartition(" ")[2].split(",")
    if len(words) == 2 and all(word.isdigit() for word in words):
        _roll(page, table, *map(int, words))
        return
    offer_button(page, outcome).click()
    table.play(outcome)


def _roll(page: Page, table: fh.Table, red: int, black: int) -> None:
    luck = page.get_by_role("region", name="What fell")
    luck.get_by_role("group", name="Red die").get_by_text(str(red), exact=True).click()
    luck.get_by_role("group", name="Black die").get_by_text(str(black), exact=True).click()
    luck.get_by_role("button", name=f"Red {red}, black {black}").click()
    offers = (offer.action for offer in offers_of(table))
    table.play(next(action for action in offers if action.endswith(f" {red},{black}")))
    is_at(page, table.step)

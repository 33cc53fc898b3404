"""A game looked back on: scrubber, curve, links to moments, what if, and records that come back."""

from __future__ import annotations

from pathlib import Path

from finished import finished_game, record_file, table_to_look_at
from people import make_table
from playing import THINKING, is_at, offers_of, table_beside
from playwright.sync_api import Page, Route, expect
from serving import Server

import firehouse as fh
from firehouse.analysis.ways import ways

MOST = 6
"""Ways to end a turn that are weighed at once."""
COST = {"pawn": 0, "played": "", "better": "", "cost": 0.3, "text": "Costly.", "puzzle": True}


def test_a_record_comes_in_and_goes_out_unchanged(
    page: Page, server: Server, tmp_path: Path
) -> None:
    path = record_file(tmp_path)
    for _ in range(2):
        _bring(page, server, path)
        expect(page.get_by_role("heading", level=1)).to_have_text("The game is won")
        expect(page.get_by_role("region", name="Result")).to_contain_text("The last flame is out.")
        page.get_by_role("link", name="Look back on the game").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Download the record").click()
        again = tmp_path / "again.json"
        download.value.save_as(again)
        assert fh.Record.from_json(again.read_text()) == fh.Record.from_json(path.read_text())
        path = again


def _bring(page: Page, server: Server, path: Path) -> None:
    page.goto(server.url)
    page.locator("summary", has_text="Bring a saved game").click()
    page.get_by_label("From a file").set_input_files(path)
    page.get_by_role("button", name="Open it").click()
    page.wait_for_url("**/table/*")


def test_every_moment_can_be_gone_to_and_linked(page: Page, server: Server) -> None:
    table = finished_game()
    page.goto(f"{server.url}/review/{table_to_look_at(server)}")
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_have_value(str(table.step))
    page.get_by_role("button", name="To the start").click()
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    moment = page.get_by_role("region", name="This step")
    told = moment.inner_text()
    page.goto(page.url)
    expect(slider).to_have_value("2")
    expect(moment).to_have_text(told, use_inner_text=True)


def test_the_curve_tells_luck_and_decisions_apart(page: Page, server: Server) -> None:
    page.goto(f"{server.url}/review/{table_to_look_at(server)}")
    curve = page.locator("figure.curve")
    expect(curve).to_be_visible(timeout=THINKING)
    expect(curve.get_by_text("luck")).to_be_visible()
    expect(curve.get_by_text("decisions")).to_be_visible()
    verdict = page.get_by_role("region", name="What it came to")
    expect(verdict).to_contain_text("At the start")
    curve.locator("svg").click(position={"x": 60, "y": 60})
    expect(page.get_by_role("slider", name="Step of the game")).not_to_have_value(
        str(finished_game().step)
    )


def test_what_if_goes_on_at_a_table_of_its_own(page: Page, server: Server) -> None:
    before = finished_game()
    address = table_to_look_at(server)
    step = _decision(before)
    page.goto(f"{server.url}/review/{address}?step={step}")
    page.get_by_role("button", name="With new luck").click()
    page.wait_for_url(lambda url: "/table/" in url and address not in url)
    is_at(page, step)
    table = fh.Table(before.setup, luck=False, settle=False)
    for done in before.steps[:step]:
        table.follow(done.action)
    action = next(offer for offer in offers_of(table) if offer.verb == "move")
    page.locator(f'button[data-action="{action.action}"]').click()
    is_at(page, step + 1)


def _decision(table: fh.Table) -> int:
    """A step in mid-game after which somebody may move."""
    for number in range(table.step // 2, table.step):
        state = table.state_at(number)
        if not table.game.is_chance(state):
            texts = [table.game.text(action) for action in table.game.actions(state)]
            if any(text.startswith("move ") for text in texts):
                return number
    raise AssertionError("nobody may move in the second half")


def test_a_costly_decision_is_a_puzzle_to_try(page: Page, server: Server) -> None:
    """Which decisions cost much hangs on how long a review thinks, so that is put into it."""
    step = _of_few_ways(finished_game())

    def with_a_cost(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        if told["review"]:
            told["review"]["costs"] = [{**COST, "step": step}]
        route.fulfill(response=answer, json=told)

    page.route("**/review", with_a_cost)
    page.goto(f"{server.url}/review/{table_to_look_at(server)}")
    cost = page.get_by_role("listitem").filter(has_text="Costly.")
    cost.get_by_role("button", name="This was a puzzle").click(timeout=THINKING)
    puzzle = page.get_by_role("region", name="Puzzle", exact=True)
    expect(puzzle).to_contain_text("A puzzle from your game", timeout=THINKING)
    is_at(page, step - 1)
    puzzle.get_by_role("button", name="Show the answer").click()
    expect(puzzle).to_contain_text("That was the answer.")


def _of_few_ways(table: fh.Table) -> int:
    """The last step at which a few ways to end the turn were open."""
    for number in range(table.step, 0, -1):
        state = table.state_at(number - 1)
        few = None if table.game.is_chance(state) else ways(table.game, state, MOST)
        if few and len(few) > 1:
            return number
    raise AssertionError("no decision has few ways")


def test_the_luck_of_a_game_that_goes_on_stays_secret(page: Page, server: Server) -> None:
    setup = {"ruleset": "flashpoint/family", "crew": 1}
    ticket = make_table(server, setup, seed=1)
    table = table_beside(setup, 1)
    page.goto(f"{server.url}/review/{ticket['table']}")
    expect(page.get_by_role("slider", name="Step of the game")).to_have_value(str(table.step))
    expect(page.get_by_role("button", name="With new luck")).to_be_visible()
    expect(page.get_by_role("button", name="With the same luck")).to_have_count(0)
    record = page.request.get(f"{server.url}/api/tables/{ticket['table']}/record")
    assert record.status == 409
    assert "seed" not in record.json()

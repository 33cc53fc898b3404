"""Puzzles on the page: missed, tried again, shown as a film; what was solved is kept."""

from __future__ import annotations

from people import People
from playing import is_at, type_command
from playwright.sync_api import expect
from serving import Server

from firehouse.analysis.ways import ways
from firehouse.core.table import check
from firehouse.puzzles import Puzzle, puzzles

ONE = min((p for p in puzzles() if p.task.kind != "win"), key=lambda p: len(p.answer))


def _worst(puzzle: Puzzle) -> list[str]:
    here = puzzle.table()
    ends = ways(here.game, here.state, len(puzzle.values)) or {}
    worst = min(ends, key=lambda end: (puzzle.values[check(end)], len(ends[end])))
    return [here.game.text(action) for action in ends[worst]]


def test_a_puzzle_is_missed_tried_again_and_solved(people: People, server: Server) -> None:
    page = people.come("Paula")
    page.goto(f"{server.url}/puzzles")
    page.get_by_role("button", name=f"Solve {ONE.id}").click()
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    expect(panel).to_contain_text("Luck decides nothing")
    for action in _worst(ONE):
        type_command(page, action)
    expect(panel).to_have_attribute("data-mark", "missed")

    panel.get_by_role("button", name="Try again").click()
    is_at(page, len(ONE.steps))
    for number, action in enumerate(ONE.answer[:-1], 1):
        type_command(page, action)
        is_at(page, len(ONE.steps) + number)
    type_command(page, ONE.answer[-1])
    expect(panel).to_have_attribute("data-mark", "right")

    page.goto(f"{server.url}/puzzles")
    expect(page.locator(".puzzle-cards .card", has_text="✓ solved")).to_have_count(1)


def test_answers_are_films_in_a_run_of_five_to_its_end(people: People, server: Server) -> None:
    page = people.come("Rita", viewport={"width": 390, "height": 800})
    page.goto(server.url)
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Puzzles").click()
    run = page.get_by_role("region", name="A run of five")
    run.get_by_role("button", name="Begin").click()
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    for number in range(1, 6):
        expect(panel).to_contain_text(f"{number} of 5")
        panel.get_by_role("button", name="Show the answer").click()
        expect(panel).to_contain_text("That was the answer.")
        if number < 5:
            panel.get_by_role("button", name="Next puzzle").click()
    expect(panel.get_by_role("button", name="Next puzzle")).to_have_count(0)
    panel.get_by_role("link", name="0 of 10").click()
    expect(run).to_contain_text("0 of 10")
    expect(run.get_by_role("button", name="Another five")).to_be_visible()

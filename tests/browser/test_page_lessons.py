"""The lessons, played to their end as a learner does."""

from __future__ import annotations

import pytest
from people import People
from playing import click_spot, offer_button, type_command
from playwright.sync_api import Page, expect
from serving import Server

from firehouse.lessons import Lesson, Step, lessons


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_to_its_end(page: Page, server: Server, lesson: Lesson) -> None:
    page.goto(server.url)
    page.get_by_role("link", name=lesson.title).click()
    page.get_by_role("button", name="Begin").click()
    guide = page.get_by_role("region", name=f"Lesson: {lesson.title}")
    for number, step in enumerate(lesson.steps[:-1], 1):
        expect(guide).to_contain_text(f"{number} of {len(lesson.steps)}")
        follow(page, step)
    expect(guide.get_by_role("link", name="Start a game of your own")).to_be_visible()
    guide.get_by_role("button", name="Play on").click()
    expect(guide).to_have_count(0)


WAYS = {"move 5,1": ("move 6,2", "move 6,1")}
"""The steps before an action that is not at hand at once."""


def follow(page: Page, step: Step) -> None:
    """Do what a step asks: read on, or one of its actions."""
    if not step.actions:
        page.get_by_role("button", name="Go on").click()
        return
    for action in (*WAYS.get(step.actions[0], ()), step.actions[0]):
        page.locator(f'button.offer[data-action="{action}"]').click()


def test_a_lesson_keeps_to_what_it_is_about(people: People, server: Server) -> None:
    """The page offers what the lesson waits for, and the server takes nothing else."""
    page = people.come("Lea")
    lesson = lessons()[0]
    page.goto(f"{server.url}/lesson/{lesson.id}")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("region", name=f"Lesson: {lesson.title}")).to_be_visible()
    waiting = next(step for step in lesson.steps if step.actions)
    offered = page.locator("button.offer")
    expect(offered).to_have_count(1)
    expect(offered).to_have_attribute("data-action", waiting.actions[0])

    type_command(page, "enter 3,9")

    expect(page.locator(".refusal, .reply").first).to_contain_text(
        "The lesson is about something else"
    )


def test_the_marker_of_a_lesson_takes_every_click_and_a_verdict_waits_for_the_dice(
    people: People, server: Server
) -> None:
    """The text about the dice comes with them; the marker is reached from wherever one stands."""
    page = people.come("Lea", speed=0.2)
    lesson = lessons()[0]
    page.goto(f"{server.url}/lesson/{lesson.id}")
    page.get_by_role("button", name="Begin").click()
    guide = page.get_by_role("region", name=f"Lesson: {lesson.title}")
    film = page.get_by_role("region", name="The fire's advance")
    marker = next(number for number, step in enumerate(lesson.steps) if step.allow)
    for step in lesson.steps[:marker]:
        if step.watched:
            film.get_by_role("button", name="Pause").click()
            expect(guide).to_contain_text("Watch the fire")
            expect(guide).not_to_contain_text("dining room")
            film.get_by_role("button", name="Skip").click()
            expect(guide).to_contain_text("The red die names the row")
        follow(page, step)
    page.get_by_label("Speed of the fire").select_option("at once")
    for first in lesson.steps[marker].allow[:-1:2]:
        offer_button(page, first).click()
        expect(page.locator(f'button.offer[data-action="{first}"]')).to_have_count(0)
        page.keyboard.press("u")
        expect(offer_button(page, first)).to_be_visible()
    first = lesson.steps[marker].allow[0]
    offer_button(page, first).click()
    expect(page.locator(f'button.offer[data-action="{first}"]')).to_have_count(0)
    click_spot(page, "square:5,1")
    expect(guide).to_contain_text("A victim")
    expect(page.locator(".refusal, .reply")).to_have_count(0)

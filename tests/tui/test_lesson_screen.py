"""Lessons on the full screen: told step by step, taken to their end, with real rules behind."""

from __future__ import annotations

import pytest
from in_house import House, in_house, run

from firehouse.lessons import lessons
from firehouse.tui.home import HomeScreen
from firehouse.tui.lesson import LessonScreen
from firehouse.tui.lesson.coach import emphasised
from firehouse.tui.rules import RulesScreen

EVERY = pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.id)


async def settled(house: House) -> None:
    await house.until(lambda: house.screen.film.settled)


async def does(house: House, action: str) -> None:
    """Type an action, and see what comes of it."""
    screen = house.screen
    before = screen.session.table.step
    screen.obey(action)
    await house.until(lambda: screen.session.table.step > before)
    await settled(house)


async def read(house: House) -> None:
    """Read on where there is only something to read."""
    while (step := house.screen.taught.step) is not None and not step.actions:
        await house.press("space")


def next_move(screen: LessonScreen) -> str:
    """What the lesson waits for, or a step of the way there."""
    step = screen.taught.step
    offered = [offer.action for offer in screen.session.moment.offers]
    wanted = [action for action in offered if action in step.actions]
    return (wanted or [action for action in step.allow if action in offered])[0]


@EVERY
def test_a_lesson_is_taken_to_its_end(taught):
    """Every step is told, each asked action is offered, and then the table is like any other."""
    told: list[str] = []

    async def story() -> None:
        async with in_house(lambda: LessonScreen(taught, 0.0), size=(100, 40)) as house:
            screen = await house.on(LessonScreen)
            await settled(house)
            while screen.taught.step is not None:
                told.append(house.text("coach"))
                if screen.taught.step.actions:
                    await does(house, next_move(screen))
                else:
                    await house.press("space")
            assert not screen.coach.display
            assert len(screen.session.moment.offers) > 1
            assert screen.session.table.result is None

    run(story)
    said = "\n".join(told)
    for step in taught.steps:
        assert emphasised(step.text).plain in said


@EVERY
def test_only_what_the_lesson_waits_for_is_taken(taught):
    """Other legal actions are refused with a sentence, and the list offers none of them."""

    async def story() -> None:
        async with in_house(lambda: LessonScreen(taught, 0.0), size=(100, 40)) as house:
            screen = await house.on(LessonScreen)
            await settled(house)
            await read(house)
            session = screen.session
            legal = {session.game.text(action) for action in session.table.actions()}
            offered = {offer.action for offer in session.moment.offers}
            assert offered < legal
            before = session.table.step
            screen.obey(sorted(legal - offered)[0])
            await house.until(lambda: "about something else" in screen.said.text)
            assert session.table.step == before

    run(story)


def test_what_is_read_lights_its_places_and_leads_to_its_rule():
    taught = lessons()[0]

    async def story() -> None:
        async with in_house(lambda: LessonScreen(taught, 0.0), size=(100, 40)) as house:
            screen = await house.on(LessonScreen)
            await settled(house)
            assert screen.board._look.flashed == taught.steps[0].lights
            assert f"1/{len(taught.steps)}" in house.text("coach")
            await house.press("r")
            rules = await house.on(RulesScreen)
            assert rules.reading.id == taught.steps[0].section

    run(story)


def test_a_step_back_waits_for_the_action_again():
    taught = lessons()[0]

    async def story() -> None:
        async with in_house(lambda: LessonScreen(taught, 0.0), size=(100, 40)) as house:
            screen = await house.on(LessonScreen)
            await settled(house)
            await read(house)
            here = screen.taught.progress
            await does(house, next_move(screen))
            assert screen.taught.progress.shown > here.shown
            await house.press("u")
            await house.until(lambda: screen.taught.progress == here)
            assert screen.session.moment.offers

    run(story)


def test_a_lesson_is_left_without_a_question_and_what_follows_is_not():
    taught = lessons()[0]

    async def story() -> None:
        async with in_house() as house:
            home = await house.on(HomeScreen)
            home.action_lesson(taught)
            screen = await house.on(LessonScreen)
            await settled(house)
            await read(house)
            await does(house, next_move(screen))
            assert not screen.keeper.unsaved
            await house.press("q")
            await house.on(HomeScreen)

    run(story)


def test_home_has_a_door_for_every_lesson():
    """Under the title of its game, with the minutes it takes."""

    async def story() -> None:
        async with in_house() as house:
            home = await house.on(HomeScreen)
            doors = [door for door in home._doors if door.group == "Learn"]
            assert len(doors) == len(lessons())
            for door, taught in zip(doors, lessons(), strict=True):
                assert taught.title in door.title
                assert f"{taught.minutes} minutes" in door.text
            doors[-1].open()
            screen = await house.on(LessonScreen)
            assert screen.taught.lesson is lessons()[-1]

    run(story)

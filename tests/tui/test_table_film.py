"""The film of the fire: stopped, stepped, skipped, seen again; nothing is played behind it."""

from __future__ import annotations

from firehouse.core.luck import Rng
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.stage import stage_of
from firehouse.stage.film import FRAMES_KEPT as KEPT
from firehouse.stage.film import dwell
from firehouse.stage.shapes import Frame
from firehouse.tui.table.reel import Reel
from tests.tui.at_table import run, sitting


def frame(text: str = "", patch: dict | None = None, step: int = 1, **more: object) -> Frame:
    """A frame of the fire, unless more is said."""
    told = {"kind": "smoked", "spots": (), "cite": None, "fire": True, "act": step, **more}
    return Frame(step=step, text=text, patch=patch or {}, **told)


def test_a_reel_goes_forward_and_back_over_what_says_something():
    """Silent frames go with the one before; every view comes back exactly."""
    reel = Reel({"a": 0, "b": 0})
    reel.add([frame("one", {"a": 1}), frame(patch={"b": 1}), frame("two", {"a": 2})])

    reel.forward()
    assert (reel.at, reel.view) == (1, {"a": 1, "b": 0})
    reel.forward()
    assert (reel.at, reel.view, reel.ended) == (3, {"a": 2, "b": 1}, True)
    reel.back()
    assert reel.view == {"a": 1, "b": 0}
    reel.back()
    assert (reel.at, reel.view) == (0, {"a": 0, "b": 0})
    reel.to_end()
    assert reel.view == {"a": 2, "b": 1}


def test_a_reel_finds_the_last_advance_of_the_fire():
    """It may be told in several steps; what a player did before is no part of it."""
    reel = Reel({})
    reel.add(
        [
            frame("moved", step=1, fire=False, kind="moved"),
            frame("rolled", step=2),
            frame(step=3, act=2, fire=False, kind="awaited"),
            frame("smoke", step=4, act=2),
            frame("a turn", step=4, act=2, fire=False, kind="turn-started"),
        ]
    )
    reel.to_end()

    assert reel.to_last_advance()
    assert reel.at == 1
    assert not Reel({}).to_last_advance()


def test_a_reel_counts_and_steps_back_within_one_advance():
    """What was before it is over; luck that is told piece by piece belongs together."""
    reel = Reel({})
    reel.add([frame("moved", step=1, fire=False, kind="moved")] * 3)
    reel.to_end()
    reel.add([frame("rolled", step=2), frame(step=2, fire=False, kind="awaited")])
    assert reel.place == (0, 1)
    reel.to_end()
    reel.add([frame(text, step=3, act=2) for text in ("smoke", "", "fire")])
    reel.forward()
    assert reel.place == (2, 3)
    for _ in range(9):
        reel.back()
    assert (reel.at, reel.place) == (3, (0, 3))


def test_a_reel_forgets_old_frames_but_none_that_waits():
    """A long game does not grow without end."""
    reel = Reel({})
    reel.add([frame("x")] * KEPT)
    reel.add([frame("y")] * 5)
    assert len(reel.frames) == KEPT + 5
    reel.to_end()
    reel.add([frame("z")])

    assert (len(reel.frames), reel.untold) == (KEPT, 1)


def test_every_frame_is_told_once_also_in_a_film_that_forgets():
    """Frames that come while others wait are not taken for told ones."""

    async def story():
        async with sitting("flashpoint/family", speed=0.5) as here:
            film = here.screen.film
            told: list[str] = []
            film._moved = lambda frames: told.extend(one.text for one in frames)
            film.add([frame(str(n)) for n in range(KEPT)])
            film.skip()
            film.add([frame(f"a{n}") for n in range(3)])
            film.toggle()
            film.add([frame(f"b{n}") for n in range(3)])
            film.skip()
            assert len(told) == len(set(told)) == KEPT + 6
            assert len(film.reel.frames) <= KEPT + 6

    run(story)


def test_frames_are_looked_at_longer_when_the_fire_moves_and_shorter_when_many_wait():
    """Speed divides; a film that is behind catches up."""
    fire, move = frame("x", dwell=700), frame("x", fire=False, kind="moved", dwell=90)

    assert dwell(fire, 1, 0) > dwell(move, 1, 0) > dwell(frame(), 1, 0) == 0
    assert dwell(fire, 2, 0) == dwell(fire, 1, 0) / 2
    assert dwell(fire, 1, 0) > dwell(fire, 1, 5) > dwell(fire, 1, 20)


def test_the_frames_of_a_game_lead_from_view_to_view():
    """What the film shows at its end is the position itself."""
    table = Table(Setup("flashpoint/family"), 3)
    rng = Rng(1)
    stage = stage_of(table.game)
    reel = Reel(stage.view(table.game, table.state))
    while table.result is None and table.step < 60:
        first = table.step + 1
        table.play(int(table.game.random_action(table.state, rng)))
        reel.add(stage.frames_of(table, first, table.step))
        reel.to_end()
        assert reel.view == stage.view(table.game, table.state)


def test_the_film_is_stopped_stepped_skipped_and_seen_again():
    """Keys do it; stale clicks, numbers and "e" only end the film."""

    async def story():
        async with sitting("flashpoint/family", speed=0.5) as here:
            screen, film = here.screen, here.screen.film
            for _ in range(2):
                await here.press("1", "escape")
                await here.until(lambda: film.settled)
            before = here.session.moment.view
            await here.press("e")
            await here.until(lambda: not film.settled)
            await here.press("space")
            assert film.paused
            assert "First see" in str(screen.offers.options[0].prompt)
            assert screen.targets == {}

            shown = film.reel.at
            await here.press("right_square_bracket", "right_square_bracket")
            assert film.reel.at > shown
            there = film.reel.view
            await here.press("right_square_bracket", "left_square_bracket")
            assert film.reel.view == there
            for _ in range(len(film.reel.frames)):
                await here.press("left_square_bracket")
            assert film.reel.view == before
            assert film.reel.at == film.reel.first > 0
            assert before != here.session.moment.view

            steps = here.table.step
            await here.click("square:0,1")
            assert film.settled
            assert here.table.step == steps
            assert [*screen.story.texts()][-1].startswith("─")
            told = len(screen.story.texts())
            assert screen.targets

            await here.press("g")
            assert not film.settled
            await here.press("2")
            assert film.settled
            await here.press("g", "e")
            assert film.settled
            assert here.table.step == steps
            assert len(screen.story.texts()) == told

            await here.press("greater_than_sign", "greater_than_sign", "greater_than_sign")
            assert film.speed == 4.0
            await here.press("greater_than_sign", "greater_than_sign")
            assert (film.speed, film.speed_words()) == (0.0, "at once")
            await here.press("1")
            await here.until(lambda: here.table.step > steps)
            assert film.settled
            await here.press("less_than_sign")
            assert film.speed == 4.0

    run(story)


def test_there_is_nothing_to_see_again_before_the_fire_has_advanced():
    """And nothing to undo, and no turn to end."""

    async def story():
        async with sitting("flashpoint/family") as here:
            await here.press("g")
            assert here.screen.said.text == "The fire has not advanced yet."
            assert "g:" not in str(here.screen.film.visual)
            await here.press("u")
            assert here.screen.said.text == "There is nothing of yours to undo yet."
            await here.press("e")
            assert here.screen.said.text == "The turn cannot be ended now."
            assert here.table.step == len(here.table.steps)

    run(story)

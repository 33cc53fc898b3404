"""Puzzles on the full screen: chosen from the list, solved, tried again, shown, in a run."""

from __future__ import annotations

from dataclasses import replace

from in_house import House, in_house, run
from textual.widgets import OptionList

from firehouse.cli.fullscreen import _of_puzzles
from firehouse.puzzles import Puzzle, puzzles
from firehouse.puzzles.puzzle import line_of
from firehouse.tui.puzzles import PuzzleScreen, PuzzlesScreen

ONE, TWO = sorted(puzzles(), key=lambda one: len(one.steps))[:2]


async def play(house: House, actions: list[str]) -> None:
    screen = house.screen
    for action in actions:
        before = screen.session.table.step
        screen.obey(action)
        await house.until(lambda before=before: screen.session.table.step > before)
    await house.until(lambda: screen.film.settled)


def opened(one: Puzzle, *after: Puzzle):
    return in_house(lambda: PuzzleScreen(one, 0.0, after), size=(110, 44))


def test_a_puzzle_is_solved_and_tried_again():
    async def story() -> None:
        async with opened(ONE) as house:
            screen = await house.on(PuzzleScreen)
            assert "Luck decides nothing" in house.text("bar")
            await play(house, list(ONE.answer))
            assert screen.solved.verdict.mark == "right"
            assert screen.session.moment.offers == ()
            assert "Of the" in house.text("bar") or "It wins" in house.text("bar")
            screen.obey("end")
            await house.until(lambda: "The attempt is over" in str(screen.said))
            await house.press("a")
            assert screen.solved.verdict is None
            assert screen.session.table.step == len(ONE.steps)
            screen.obey("undo")
            await house.until(lambda: "nothing to undo" in str(screen.said))

    run(story)


def test_after_a_verdict_the_keys_are_told_and_heard():
    """Also where the last action was typed: what comes next is a key, not a line."""

    async def story() -> None:
        async with opened(ONE) as house:
            screen = await house.on(PuzzleScreen)
            screen.prompt.focus()
            await play(house, list(ONE.answer))
            assert "a: try again · m: show the answer · q: leave" in house.text("bar")
            await house.until(lambda: screen.focused is screen.board)
            await house.press("a")
            assert screen.solved.verdict is None

    run(story)


def test_puzzles_of_a_file_are_listed_and_solved(tmp_path):
    """Also one with an id that no game brings."""
    path = tmp_path / "own.jsonl"
    path.write_text(line_of(replace(ONE, id="mine")) + line_of(TWO))

    async def story() -> None:
        async with in_house(_of_puzzles(path)) as house:
            await house.on(PuzzlesScreen)
            rows = house.screen.query_one(OptionList).options
            assert [row.id for row in rows if row.id] == ["mine", TWO.id]
            await house.press("enter")
            screen = await house.on(PuzzleScreen)
            assert screen.session.puzzle.id == "mine"

    run(story)


def test_the_list_cuts_no_question_in_a_narrow_terminal():
    async def story() -> None:
        async with in_house(PuzzlesScreen, size=(80, 24)) as house:
            await house.on(PuzzlesScreen)
            rows = house.screen.query_one(OptionList).options
            assert max(len(str(row.prompt)) for row in rows) < 78

    run(story)


def test_the_answer_is_shown_on_the_board():
    """Who has seen it gets no points for it."""

    async def story() -> None:
        async with opened(ONE) as house:
            screen = await house.on(PuzzleScreen)
            await house.press("m")
            await house.until(lambda: screen.solved.verdict is not None and screen.film.settled)
            assert "The answer" in house.text("bar")
            assert (screen.solved.verdict.mark, screen.solved.points) == ("right", 0)

    run(story)


def test_a_run_goes_on_after_a_verdict():
    async def story() -> None:
        async with opened(ONE, TWO) as house:
            screen = await house.on(PuzzleScreen)
            await house.press("p")
            assert house.screen is screen
            await play(house, list(ONE.answer))
            await house.press("p")
            await house.until(lambda: house.screen is not screen)
            assert house.screen.solved.puzzle is TWO
            assert (house.screen.points, house.screen.after) == (2, ())

    run(story)


def test_the_list_opens_puzzles_and_runs():
    async def story() -> None:
        async with in_house(PuzzlesScreen, size=(110, 44)) as house:
            await house.on(PuzzlesScreen)
            rows = house.screen.query_one(OptionList)
            assert sum(not option.disabled for option in rows.options) == len(puzzles())
            await house.press("enter")
            assert (await house.on(PuzzleScreen)).solved.puzzle is puzzles()[0]
            house.app.pop_screen()
            await house.on(PuzzlesScreen)
            await house.press("f")
            assert len((await house.on(PuzzleScreen)).after) == 4

    run(story)

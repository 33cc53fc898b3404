"""A game looked back on, on the full screen: the curve, the moments, and the way through it."""

from __future__ import annotations

from dataclasses import replace

from in_house import House, in_house, run

from firehouse.analysis.review import review
from firehouse.analysis.review_words import moment_line
from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.core.record import Record
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.tui.home import HomeScreen
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.review import ReviewScreen

SHORT = {"damage_limit": 4, "rescue_goal": 1}
BLINK = Budget(playouts=2)
ENDLESS = Budget(playouts=1_000_000)


def played() -> Table:
    table, bot, luck = Table(Setup("flashpoint/family", options=SHORT), 4), bot_of("random"), Rng(4)
    while table.result is None:
        table.play(bot.think(table.game, table.state.copy(), luck, BLINK).action)
    return table


def told(screen: ReviewScreen) -> list[str]:
    found = screen.findings
    return [str(found.get_option_at_index(n).prompt) for n in range(found.option_count)]


async def reviewed(house: House) -> ReviewScreen:
    screen: ReviewScreen = await house.on(ReviewScreen)
    await house.until(lambda: screen.curve.found is not None)
    return screen


def test_a_review_that_takes_long_says_what_it_does():
    async def story() -> None:
        record = played().record()
        async with in_house(lambda: ReviewScreen(record, ENDLESS)) as house:
            assert "Playing the game out from every moment" in told(await house.on(ReviewScreen))[0]

    run(story)


def test_a_review_with_nothing_beyond_noise_says_so():
    """Two games from each step are too few; the curve and the end are told all the same."""

    async def story() -> None:
        record = played().record()
        async with in_house(lambda: ReviewScreen(record, BLINK)) as house:
            screen = await reviewed(house)
            words = "\n".join(told(screen))
            assert "No moment stands out" in words
            assert "luck changed it by" in words
            assert "100 %" in str(screen.curve.render())

    run(story)


def test_moments_lead_to_their_steps():
    """Each is told whole; going through them shows the board of their steps, as keys do."""
    table = played()
    found = review(table, Rng(0), Budget(playouts=40), suspects=2)
    moments = found.biggest(12)
    assert moments

    async def story() -> None:
        async with in_house(lambda: ReviewScreen(table.record(), BLINK), size=(120, 40)) as house:
            screen = await reviewed(house)
            screen.findings.show(found)
            screen.curve.found = found
            await house.pilot.pause()
            words = told(screen)
            for moment in moments:
                assert moment_line(found, moment) in words
            assert "…" not in "".join(words)
            screen.findings.focus()
            await house.press("down")
            await house.until(lambda: screen.recall.step in {m.step for m in moments})
            assert screen.curve.step == screen.recall.step
            step = screen.recall.step
            screen.query_one("#scrubber").focus()
            await house.press("right")
            assert screen.recall.step == step + 1
            await house.pilot.click(screen.curve, offset=(9, 2))
            await house.until(lambda: screen.recall.step < step or step <= 3)

    run(story)


def test_a_finished_table_a_replay_and_home_lead_there(tmp_path):
    """Typed at the table, a key of the replay, and a door of the first screen."""
    record = played().record()
    record.save(tmp_path / "game.json")

    async def from_replay() -> None:
        async with in_house(lambda: ReplayScreen(record)) as house:
            await house.on(ReplayScreen)
            await house.press("v")
            await house.on(ReviewScreen)

    async def from_home() -> None:
        async with in_house() as house:
            await house.on(HomeScreen)
            await house.press("b")
            opened = await house.on(OpenScreen)
            opened.open(tmp_path / "game.json")
            await house.on(ReviewScreen)

    async def from_table() -> None:
        async with in_house() as house:
            house.app.sit_down(session())
            await house.until(lambda: hasattr(house.screen, "obey"))
            house.screen.obey("review")
            await house.on(ReviewScreen)

    run(from_replay)
    run(from_home)
    run(from_table)


def session():
    from firehouse.tui.local import LocalSession

    return LocalSession(played())


def test_a_lost_thought_is_told(monkeypatch):
    """The game can be stepped through all the same."""

    async def lost(*_words: object) -> None:
        from firehouse.thinking import ThoughtLost

        raise ThoughtLost("The thought was lost; ask again.")

    record: Record = replace(played().record())

    async def story() -> None:
        monkeypatch.setattr("firehouse.thinking.Thinkers.think", lost)
        async with in_house(lambda: ReviewScreen(record, BLINK)) as house:
            screen = await house.on(ReviewScreen)
            await house.until(lambda: "lost" in told(screen)[0])
            await house.press("right")
            assert screen.recall.step == 1

    run(story)

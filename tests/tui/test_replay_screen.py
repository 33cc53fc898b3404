"""A record on the screen: every step, every frame, the log, the scrubber, a what-if."""

from __future__ import annotations

from dataclasses import replace

import pytest
from in_house import in_house, run

from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.core.record import Record, RecordError
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.stage import stage_of
from firehouse.tui.boards import BoardView
from firehouse.tui.recall import Recall
from firehouse.tui.replay import Chronicle, ReplayScreen
from firehouse.tui.rules import RulesScreen
from firehouse.tui.scrubber import Scrubber
from firehouse.tui.table import TableScreen


def played(ruleset: str, **choices) -> Record:
    table, bot, luck = Table(Setup(ruleset, **choices), 11), bot_of("greedy"), Rng(3)
    while table.result is None:
        thought = bot.think(table.game, table.state.copy(), luck, Budget(playouts=1))
        table.play(thought.action)
    return table.record()


@pytest.mark.parametrize(
    "ruleset", ["flashpoint/family", "flashpoint/tragic-events", "hotshots/standard"]
)
def test_every_step_shows_the_position_that_was(ruleset):
    recall = Recall(played(ruleset, crew=2))
    stage = stage_of(recall.game)
    for step in (*range(recall.last + 1), 3, recall.last // 2):
        recall.to_step(step)
        table = recall.table
        shown = stage.view(recall.game, table.state_at(step), table.known_at(step))
        assert recall.reel.view == shown
        assert recall.step == step
    recall.to_step(0)
    while not recall.reel.ended:
        before = recall.reel.at
        recall.forward()
        assert recall.reel.at > before
    assert recall.step == recall.last
    assert recall.moment().result == recall.record.result
    while recall.reel.at:
        recall.back()
    assert recall.step == 0


def test_decisions_and_ends_are_found():
    recall = Recall(played("flashpoint/family", crew=2))
    recall.to_step(10)
    for way in (1, -1):
        found = recall.decision(way)
        assert not recall.table.steps[found - 1].kind
        between = range(min(found, 10) + 1, max(found, 10))
        assert all(recall.table.steps[step - 1].kind for step in between if step != 10)
    recall.to_step(10_000)
    assert (recall.step, recall.decision(1)) == (recall.last, recall.last)
    recall.to_step(-5)
    assert (recall.step, recall.decision(-1), recall.line) == (0, 0, -1)


def test_a_record_that_does_not_replay_is_refused():
    record = played("flashpoint/family", crew=1)
    with pytest.raises(RecordError, match="step"):
        ReplayScreen(replace(record, checks=("00000000", *record.checks[1:])))


def test_keys_and_mouse_move_through_the_game():
    record = played("flashpoint/family", crew=2)

    async def story() -> None:
        async with in_house(lambda: ReplayScreen(record)) as house:
            replay = await house.on(ReplayScreen)
            recall = replay.recall
            await house.press("right", "right", "left")
            assert recall.step == 1
            await house.press("end")
            assert recall.step == recall.last
            assert f"Step {recall.last} of {recall.last}" in house.text("head")
            await house.press("home", "pagedown")
            assert 1 <= recall.step < recall.last
            assert recall.table.steps[recall.step - 1].kind == ""
            assert all(step.kind for step in recall.table.steps[: recall.step - 1])
            await house.press("right_square_bracket")
            assert recall.reel.frame.text in house.text("frame")
            bar = replay.query_one(Scrubber)
            await house.pilot.click(bar, offset=(bar.size.width // 2, 0))
            await house.pilot.pause()
            assert abs(recall.step - recall.last / 2) < recall.last / 20
            told = replay.query_one(Chronicle)
            assert told.highlighted == recall.line
            told.focus()
            await house.press("down")
            assert recall.line == told.highlighted
            assert replay.query_one(BoardView)._look.view == recall.reel.view
            await house.press("r")
            await house.on(RulesScreen)
            await house.press("escape", "q")

    run(story)


def test_it_plays_by_itself_and_stops():
    record = played("flashpoint/family", crew=1)

    async def story() -> None:
        async with in_house(lambda: ReplayScreen(record)) as house:
            replay = await house.on(ReplayScreen)
            await house.press("greater_than_sign", "greater_than_sign", "space")
            await house.until(lambda: replay.recall.reel.at > 3)
            assert replay.playing
            await house.press("space")
            at = replay.recall.reel.at
            await house.pilot.pause(0.3)
            assert (replay.playing, replay.recall.reel.at) == (False, at)
            replay.go(replay.recall.last - 1)
            await house.press("space")
            await house.until(lambda: replay.recall.reel.ended)
            assert not replay.playing

    run(story)


def test_a_game_is_played_on_from_any_step_with_the_same_luck():
    record = played("flashpoint/family", crew=2)

    async def story() -> None:
        async with in_house(lambda: ReplayScreen(record)) as house:
            replay = await house.on(ReplayScreen)
            await house.press("end", "b")
            assert "over" in house.text("frame")
            decision = next(
                step
                for step in range(40, replay.recall.last)
                if not replay.recall.table.steps[step].kind
            )
            replay.go(decision)
            await house.press("b")
            table = await house.on(TableScreen)
            assert table.session.table.step == decision
            action = replay.recall.game.text(replay.recall.table.steps[decision].action)
            await table.session.play([action])
            assert table.session.table.steps[decision].check == record.checks[decision]
            assert table.session.table.seed == record.seed

    run(story)


def test_a_small_terminal_has_the_board_and_the_log():
    record = played("hotshots/standard", crew=2)

    async def story() -> None:
        async with in_house(lambda: ReplayScreen(record), size=(50, 24)) as house:
            replay = await house.on(ReplayScreen)
            await house.press("right")
            assert replay.has_class("-narrow")
            assert replay.query_one(BoardView).size.height > 5
            assert replay.query_one(Chronicle).size.height > 2

    run(story)

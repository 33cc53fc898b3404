"""From home through the set-up to the end of a game and its replay, with keys and mouse."""

from __future__ import annotations

import json

import pytest
from in_house import in_house, point, run
from textual.widgets import Button, Input, OptionList

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.tui.home import HomeScreen
from firehouse.tui.open_file import OpenScreen
from firehouse.tui.questions import Asking, Choosing
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.rules import RulesScreen
from firehouse.tui.setting_up import SetUpScreen
from firehouse.tui.setup.drafts import begun
from firehouse.tui.setup.sheet import Sheet
from firehouse.tui.setup.windows import Marking, Picking
from firehouse.tui.table import TableScreen


def labels(screen) -> list[str]:
    return [str(option.prompt).strip() for option in screen.query_one(OptionList).options]


@pytest.mark.parametrize(
    ("door", "game"), [("First rescue", "flashpoint"), ("First smoke", "hotshots")]
)
def test_a_game_from_home_to_its_end_and_back_through_the_replay(door, game):
    async def story() -> None:
        async with in_house() as house:
            home = await house.on(HomeScreen)
            rows = labels(home)
            home.query_one(OptionList).highlighted = next(
                place
                for place, row in reversed([*enumerate(rows)])  # today's game is above the others
                if row.startswith(door)
            )
            await house.press("enter")
            setting = await house.on(SetUpScreen)
            assert setting.draft.row.id == game
            sheet = setting.query_one(Sheet)
            for pawn in range(setting.draft.size):
                point(sheet, f"seat:{pawn}")
                await house.press("right", "right")
            assert setting.draft.seats == ("greedy",) * setting.draft.size
            await house.press("s")
            table = await house.on(TableScreen)
            await house.until(lambda: table.session.moment.result and table.film.settled)
            await house.until(lambda: table.offers.lines)
            house.screen.obey("replay")
            replay = await house.on(ReplayScreen)
            assert replay.recall.last == table.session.table.step
            await house.press("end")
            assert replay.recall.moment().result == table.session.moment.result
            await house.press("q")
            await house.on(TableScreen)

    run(story)


def test_every_kind_of_field_is_changed_with_keys():
    async def story() -> None:
        async with in_house(SetUpScreen) as house:
            setting = await house.on(SetUpScreen)
            sheet = setting.query_one(Sheet)
            point(sheet, "ruleset")
            await house.press("enter")
            picking = await house.on(Picking)
            assert picking.query_one(OptionList).highlighted is not None
            await house.press("5")
            assert setting.draft.ruleset == "flashpoint/brownstone"
            point(sheet, "option:victims")
            await house.press("enter")
            await house.on(Asking)
            await house.write("99")
            await house.press("enter")
            assert "1 to 20" in house.text("complaint")
            await house.write("7")
            await house.press("enter")
            await house.on(SetUpScreen)
            assert setting.draft.options["victims"] == 7
            await house.press("left", "left")
            assert setting.draft.options["victims"] == 5
            point(sheet, "option:tweak_12_events_removed")
            await house.press("enter")
            await house.on(Marking)
            await house.press("space", "down", "space", "ctrl+s")
            await house.on(SetUpScreen)
            assert len(setting.draft.options["tweak_12_events_removed"].split()) == 2
            point(sheet, "option:extinguish_through_walls")
            await house.press("enter")
            assert setting.draft.options["extinguish_through_walls"] is True
            await house.press("slash")
            await house.write("victims")
            assert "Victims" in "".join(labels_of(sheet))
            await house.press("escape")
            assert setting.query_one("#find", Input).value == ""

    run(story)


def labels_of(sheet: Sheet) -> list[str]:
    return [str(option.prompt) for option in sheet.options]


def test_mistakes_are_said_at_once_and_nothing_starts():
    async def story() -> None:
        draft = begun({"ruleset": "flashpoint/experienced", "crew": 2})
        async with in_house(lambda: SetUpScreen(draft)) as house:
            setting = await house.on(SetUpScreen)
            setting.change("cards", "named")
            await house.pilot.pause()
            assert "Choose a specialist" in house.text("problem")
            await house.press("s")
            await house.on(SetUpScreen)
            setting.change("cards", "dealt")
            setting.change("seat:1", "open")
            await house.press("s")
            assert "at a server" in house.text("problem")
            setting.change("seat:1", "me")
            setting.change("luck", "typed")
            setting.change("seed", "never")
            await house.pilot.pause()
            await house.pilot.click("#start")
            assert "whole number" in house.text("problem")
            setting.change("seed", "12")
            setting.query_one(Sheet).focus()
            await house.press("s")
            table = await house.on(TableScreen)
            assert table.session.table.seed == 12

    run(story)


def test_real_dice_are_typed_in():
    async def story() -> None:
        async with in_house(SetUpScreen) as house:
            setting = await house.on(SetUpScreen)
            setting.change("luck", "dice")
            await house.press("s")
            table = await house.on(TableScreen)
            assert table.session.table.seed is None
            while not table.session.moment.chance:
                await table.session.play([table.session.moment.offers[-1].action])
            fell = table.session.moment.offers[0].action
            table.obey(fell)
            await house.until(lambda: fell in table.session.record().chance)

    run(story)


def test_home_leads_everywhere_also_when_it_is_narrow():
    async def story() -> None:
        async with in_house(size=(60, 24)) as house:
            home = await house.on(HomeScreen)
            assert home.has_class("-narrow")
            for key, screen in (("n", SetUpScreen), ("o", OpenScreen), ("r", RulesScreen)):
                await house.press(key)
                await house.on(screen)
                await house.press("escape")
                await house.on(HomeScreen)
            assert house.text("words")

    run(story)


def test_saved_games_are_opened_played_on_and_looked_at(tmp_path):
    table = Table(Setup("flashpoint/family", crew=2), 3)
    table.play(table.actions()[0])
    table.record().save(tmp_path / "game.json")
    (tmp_path / "bad.json").write_text(json.dumps({"format": "other"}))

    async def story() -> None:
        async with in_house(lambda: OpenScreen(tmp_path)) as house:
            opening = await house.on(OpenScreen)
            for name, said in (("none.json", "No such file"), ("bad.json", "not a record")):
                opening.open(tmp_path / name)
                await house.pilot.pause()
                assert said in house.text("said")
            await house.press("slash")
            for name, said in (("", "which file"), ("~nobody/x", "No such file")):
                await house.write(name)
                await house.press("enter")
                assert said in house.text("said")
            await house.write("game.json")
            await house.press("enter")
            await house.on(Choosing)
            await house.press("2")
            here = await house.on(TableScreen)
            assert here.session.table.steps[0].check == table.steps[0].check
            assert here.session.seats.names == {1: "greedy"}
            await house.press("escape", "q", "2")
            await house.on(OpenScreen)
            opening.open(tmp_path / "game.json")
            await house.on(Choosing)
            await house.press("4")
            await house.on(ReplayScreen)

    run(story)


def test_the_buttons_say_what_they_do():
    async def story() -> None:
        async with in_house(SetUpScreen) as house:
            setting = await house.on(SetUpScreen)
            words = [str(button.label) for button in setting.query(Button)]
            assert words == ["Start (s)", "At a server … (m)", "Back"]

    run(story)


def test_the_cursor_of_a_list_is_seen_without_colours(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")

    async def story() -> None:
        async with in_house() as house:
            assert house.app.no_color
            for key in ("", "n", "enter"):
                if key:
                    await house.press(key)
                assert reversed_rows(house.screen.query_one(OptionList)) == 1

    run(story)


def reversed_rows(rows: OptionList) -> int:
    """How many lines of a list are drawn in reverse."""
    lines = (rows.render_line(y) for y in range(min(rows.size.height, rows.option_count)))
    return sum(any(part.style and part.style.reverse for part in line) for line in lines)

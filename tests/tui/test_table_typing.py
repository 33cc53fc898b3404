"""The line: actions, commands, completion, memory, and what is said to bad lines."""

from __future__ import annotations

from firehouse.core.catalogue import rulesets
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.tui.rules import RulesScreen, matching
from firehouse.tui.session import Update
from firehouse.tui.table.commands import OWN
from firehouse.tui.table.deeds import threat_words
from tests.tui.at_table import run, sitting


def test_no_action_of_a_game_begins_with_a_command():
    """Or it could not be typed."""
    words = {line.text.strip() for line in OWN} | {"exit", "q", "?"}
    for way in rulesets():
        table = Table(Setup(way.id), 1)
        texts = {table.game.text(action).partition(" ")[0] for action in table.game.action_space()}
        assert not texts & words, way.id


def test_bad_lines_get_a_sentence_and_change_nothing():
    """Unknown, refused with its rule, no such number, too long, nobody to hear it."""

    async def story():
        async with sitting("flashpoint/family", crew=2) as here:
            screen = here.screen
            await here.press("1")
            await here.press("1")
            await here.my_turn()
            position = here.session.moment.position
            for line, said in {
                "dance": "There is no action",
                "99": "The list has no number 99",
                "9" * 30: "The list has no number",
                "move 6,6": "",
                "x" * 300: "An action has at most 200 characters.",
                "say hello": "You play alone here",
                "say": "Say what: say TEXT.",
                "why": "Say which action: why ACTION.",
                "svg": "Say which file.",
                "why dance": "There is no action",
            }.items():
                await here.type(line)
                assert said in screen.said.text, line
                assert screen.said.text, line
                assert not screen.said.good, line
            assert here.session.moment.position == position

            await here.type("move 6,6")
            assert screen.said.rule
            await here.press("escape")
            await here.type("move 6,6")
            screen.board.focus()
            await here.press("r")
            await here.until(lambda: isinstance(here.pilot.app.screen, RulesScreen))
            assert here.pilot.app.screen.reading.id == screen.said.section

    run(story)


def test_a_line_is_completed_chosen_recalled_and_asked_about():
    """Tab, arrows, history, why; a slash before it means nothing."""

    async def story():
        async with sitting("flashpoint/family", crew=2) as here:
            screen, prompt = here.screen, here.screen.prompt
            await here.press("1", "1")
            await here.my_turn()
            await here.press("slash", *"mov")
            assert screen.focused is prompt
            assert all(line.text.startswith("move") for line in screen.offers.matching("mov"))
            await here.press("tab")
            assert prompt.value == "move "
            shown = [str(option.prompt) for option in screen.offers.options]
            here.session.tell(Update((), here.session.moment, "Somebody came in."))
            assert [str(option.prompt) for option in screen.offers.options] == shown
            assert screen.story.texts()[-1] == "» Somebody came in."
            await here.press("down")
            first = prompt.value
            await here.press("down")
            assert first != prompt.value
            assert prompt.value.startswith("move ")
            await here.press("up")
            assert prompt.value == first
            await here.press("enter")
            await here.until(lambda: here.session.record().actions[-1] == first)

            assert (prompt.value, screen.focused) == ("", prompt)
            await here.press("up")
            assert prompt.value == first
            await here.press("escape")
            assert (prompt.value, screen.focused) == ("", screen.board)

            await here.press("w", *"en", "tab", "enter")
            assert screen.said.text == "end is allowed; it is free."
            await here.type("/end")
            await here.until(lambda: here.session.record().actions[-1] == "end")
            await here.type("undo")
            assert "Only a game begun with --study goes back past it." in screen.said.text
            await here.type("undo force")
            assert here.session.record().actions[-1] == "end"
            here.session.goes_past_luck = True
            await here.type("undo")
            assert "Type undo force" in screen.said.text
            await here.type("undo force")
            assert here.session.record().actions[-1] == first
            assert "Taken back" in screen.story.texts()[-1]

    run(story)


def test_help_rules_and_their_way_back():
    """Pages over the table, closed by Esc; a word finds a section, a link leads to one."""

    async def story():
        async with sitting("hotshots/standard") as here:
            app, screen = here.pilot.app, here.screen
            await here.press("question_mark")
            assert app.screen is not screen
            await here.press("escape")
            assert app.screen is screen
            await here.type("rules wind")
            await here.until(lambda: isinstance(app.screen, RulesScreen))
            rules = app.screen
            await here.until(lambda: rules.reading is not None)
            assert rules.reading.id == "hotshots/wind"
            await here.press("slash", *"zzzz", "enter")
            assert rules.shown == []
            rules.follow("#hotshots/scorching")
            await here.until(lambda: rules.reading.id == "hotshots/scorching")
            await here.press("escape")
            assert app.screen is screen

    run(story)


def test_sections_are_found_by_their_words():
    """Those with the words in their titles first."""
    shelf = RulesScreen("flashpoint").shelf

    assert matching(shelf, "") == shelf
    found = [one.id for one in matching(shelf, "flashover")]
    assert found[0] == "flashpoint/flashover"
    assert len(found) > 1


def test_threats_are_told_in_a_sentence():
    """The likeliest first."""
    chances = {"square:1,1": 0.1, "square:2,2": 0.5, "edge:1,1-1,2": 0.001}

    assert "2,2 50 %, 1,1 10 %, 1,1-1,2 less than 1 %" in threat_words(chances, 1)
    assert threat_words({}, 2) == "Nothing is threatened until this pawn's next turn."

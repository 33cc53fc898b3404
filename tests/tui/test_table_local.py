"""A table on this machine: bots, undo, real dice, advice, all behind the face of a session."""

from __future__ import annotations

import asyncio

import pytest

from firehouse.core.setup import Setup
from firehouse.core.table import Refused, Table
from firehouse.stage.offers import together
from firehouse.stage.shapes import Offer, Route
from firehouse.tui.heat import heat_of
from firehouse.tui.local import LocalSession
from firehouse.tui.session import Extra, Question, Update
from firehouse.tui.table.replies import Reply
from firehouse.tui.table.targets import FAR, FREE, choices_at, tags_of, targets_of
from tests.tui.at_table import QUICK, run, sitting


def test_actions_are_played_together_or_not_at_all():
    """A refused one takes those before it back; what comes after luck is left out."""

    async def story():
        session = LocalSession(Table(Setup("flashpoint/family", crew=1), 5))
        heard: list[Update] = []
        session.listener = heard.append
        await session.play([session.moment.offers[0].action])
        start = session.table.step
        digest = session.table.state.digest()
        way = next(offer.action for offer in session.moment.offers if offer.verb == "move")
        with pytest.raises(Refused) as refused:
            await session.play([way, "move 6,6"])
        assert refused.value.reason.rule
        assert (session.table.step, session.table.state.digest()) == (start, digest)
        assert len(heard) == 1

        await session.play([way, "end", "move 6,6"])
        assert session.record().actions[-2:] == (way, "end")
        assert heard[-1].frames
        assert heard[-1].moment is session.moment
        assert await session.why("dance") is not None
        assert await session.why("end") is None
        with pytest.raises(Refused):
            await session.say("hello")

    run(story)


def test_bots_move_one_after_the_other_each_when_the_last_is_seen():
    """Who undoes goes back to the last decision of a person; the bots then move again."""

    async def story():
        table = Table(Setup("flashpoint/family", crew=2), 5)
        session = LocalSession(table, {1: "greedy"}, study=True)
        heard: list[Update] = []
        session.listener = heard.append
        await session.start()
        while not (session.moment.mine and session.moment.offers[-1].verb == "end"):
            session.seen()
            if session.moment.mine:
                await session.play([session.moment.offers[0].action])
            await asyncio.sleep(0)
        session.seen()
        await session.play(["end"])
        assert not session.moment.mine
        assert "thinking" in session.moment.waiting
        with pytest.raises(Refused, match="It is the turn of Firefighter 2"):
            await session.play(["end"])
        told = len(heard)
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(heard) == told
        session.seen()
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(heard) == told + 1
        assert heard[-1].note.startswith("Firefighter 2 (greedy): ")

        with pytest.raises(Refused, match="it cannot be unseen"):
            await session.undo()
        await session.undo(force=True)
        assert heard[-1].story == session.story
        assert heard[-1].frames == ()
        assert session.moment.mine
        assert session.moment.actor == 0
        assert [seat.kind for seat in session.moment.seats] == ["me", "bot"]
        await session.close()

    run(story)


def test_a_bot_that_fails_leaves_its_pawns_to_the_player(monkeypatch):
    """The game goes on, and the log says what was wrong."""

    async def story():
        session = LocalSession(Table(Setup("flashpoint/family", crew=1), 5), {0: "greedy"})
        heard: list[Update] = []
        session.listener = heard.append

        def think(name, table):
            raise ZeroDivisionError("oh")

        monkeypatch.setattr(session.seats.players, "think", think)
        await session.start()
        for _ in range(5):
            await asyncio.sleep(0)
        assert session.moment.mine
        assert "The bot 'greedy' failed (ZeroDivisionError: oh)" in heard[-1].note
        await session.play([session.moment.offers[0].action])

    run(story)


def test_search_thinks_in_a_process_and_a_lost_thought_is_replaced():
    """The plan is played on without thinking again; a process that dies costs one thought."""

    async def story():
        session = LocalSession(Table(Setup("flashpoint/family", crew=1), 5), budget=QUICK)
        session.seats.names[0] = "search"
        thinker = session._thinker
        first = await session._thought("search")
        assert session.table.refusal(first.action) is None
        for process in thinker._pool._processes.values():
            process.kill()
        session.seats.players._line = []
        again = await session._thought("search")
        assert session.table.refusal(again.action) is None

        advice = await session.hint()
        assert advice.startswith("Hint for Firefighter 1:")
        assert "• " in advice
        assert "With this the chance to win is" in advice
        chance = await session.chance()
        assert chance.startswith("The chance to win is")
        heat = await session.threats(1)
        assert heat
        assert all(0 < value <= 1 for value in heat.values())
        assert {spot.partition(":")[0] for spot in heat} <= {"square", "edge"}
        assert not {f"square:{name}" for name in session.moment.view["fire"]} & set(heat)
        assert await session.threats(2) != heat
        await session.close()

    run(story)


def test_with_real_dice_the_outcomes_are_typed():
    """The first word may be left out; an undo takes one outcome back; a wrong one is refused."""

    async def story():
        async with sitting("flashpoint/experienced", real_dice=True, crew=1) as here:
            assert here.session.moment.chance
            first = here.session.moment.offers[0].action
            await here.type(first.partition(" ")[2])
            await here.until(lambda: here.table.step == 1)
            assert here.table.game.text(here.table.steps[0].action) == first
            await here.type("9,9")
            assert not here.screen.said.good
            await here.press("escape", "u")
            await here.until(lambda: here.table.step == 0)
            assert here.session.moment.chance

    run(story)


def test_advice_comes_to_the_screen_and_goes_with_the_move():
    """Threats are laid over the board, hints are read; a table may do without."""

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            screen = here.screen
            await here.press("1")
            await here.my_turn()
            await here.press("c")
            await here.until(lambda: "chance to win" in screen.said.text)
            await here.press("t")
            await here.until(lambda: screen.ahead == 1)
            assert screen.board._look.chances
            await here.press("t")
            await here.until(lambda: screen.ahead == 2)
            await here.press("t")
            await here.until(lambda: screen.ahead == 0)
            await here.press("t")
            await here.until(lambda: screen.ahead == 1)
            await here.press("1")
            await here.my_turn()
            assert screen.ahead == 0
            assert not screen.board._look.chances

            await here.press("i")
            await here.until(lambda: here.pilot.app.screen is not screen)
            await here.press("escape")
            assert any("Hint for" in line for line in screen.story.texts())
            here.session.aids = frozenset()
            for key, said in (("i", "hints"), ("c", "the chance to win"), ("t", "the threat map")):
                await here.press(key)
                assert screen.said.text == f"This table does without {said}."

    run(story)


def test_questions_and_what_only_some_tables_offer():
    """Asked in a line above the film; chosen from a window, or typed."""

    async def story():
        async with sitting("flashpoint/family", crew=1) as here:
            done: list[str] = []

            def doing(word):
                async def deed():
                    done.append(word)

                return deed

            await here.press("y")
            assert here.screen.said.text == "Nobody asks you anything."
            await here.press("x")
            assert here.screen.said.text == "This table offers nothing else."
            here.session.extras = lambda: [Extra("pause", "Pause the game", doing("pause"))]
            here.session.question = Question("May I order you?", doing("yes"), doing("no"))
            here.screen.present()
            await here.pilot.pause()
            assert "May I order you?" in str(here.screen.query_one("#question").content)
            await here.press("y", "n", "x", "1")
            await here.type("pause")
            await here.until(lambda: done == ["yes", "no", "pause", "pause"])

    run(story)


def test_places_are_lit_with_the_price_of_what_belongs_to_them():
    """As the offers tell it; what lies beside the board is not lit."""
    offers = together(
        [
            Offer("move 1,2", "Move", "move", 1, ("square:1,2",)),
            Offer("carry 1,2", "Carry", "carry", 2, ("square:1,2",)),
            Offer("drive a", "Drive", "drive", 2, ("square:0,1", "square:1,2", "vehicle:engine")),
            Offer("reroll", "Reroll", "reroll", 0, ("die:red",)),
            Offer("gun", "Fire the deck gun", "gun", 0, ("vehicle:engine",)),
            Offer("use", "Use the token", "use", 0, ("token:wild",)),
        ]
    )
    way = Route(
        "square:1,5", "Move to 1,5", 4, ("move 1,3", "move 1,4", "move 1,5"), ("square:1,3",)
    )
    targets = targets_of(offers, [way])

    assert tags_of(targets) == {
        "square:1,2": "1-2",
        "square:0,1": "2",
        "vehicle:engine": FREE,
        "square:1,5": FAR,
    }
    found = choices_at(targets, ["square:1,5", "square:1,2", "square:1,2", "die:red"])
    assert [choice.label for choice in found] == ["Move to 1,5", "Move", "Carry"]
    assert found[0].words("AP") == "Move to 1,5 (4 AP)"
    assert found[0].through == ("square:1,3", "square:1,5")


def test_a_reply_shows_its_rule_and_where_to_read_it():
    """And nothing at all if it says nothing."""
    assert "Advance Fire  (r: read it)" in str(Reply("No.", False, "Advance Fire").content())
    assert Reply("No.", False, "Advance Fire").section == "flashpoint/advance-fire"
    assert str(Reply("", False).content()) == ""
    assert str(Reply("Yes.").content()) == "Yes."


def test_heat_takes_the_worst_that_is_drawn():
    """What is not drawn, or as good as impossible, is left out."""
    chances = {
        "burns": {"square:1,1": 0.5, "square:1,2": 0.001},
        "falls": {"edge:1,1-1,2": 0.2},
        "ends": {"ending:collapse": 0.9},
    }

    assert heat_of(chances) == {"square:1,1": 0.5, "edge:1,1-1,2": 0.2}


def test_cards_are_chosen_with_their_text_beside_the_board():
    async def story() -> None:
        options = {"choosing": "chosen"}
        async with sitting("flashpoint/advanced", crew=2, options=options) as here:
            await here.my_turn()
            assert [line.text for line in here.screen.offers.lines] == ["begin 1", "begin 2"]
            await here.type("begin 2")
            await here.until(lambda: here.session.moment.offers[0].verb == "take")
            await here.until(lambda: here.screen.offers.lines[0].text == "take paramedic")
            assert here.screen.offers.lines[0].about.startswith("Treats a victim")
            await here.type("take paramedic")
            await here.until(lambda: here.table.state.roles != 0)

    run(story)

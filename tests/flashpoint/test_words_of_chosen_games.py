"""Where the players choose their cards, words and rules are those of the game all the same."""

from __future__ import annotations

import re

import pytest

from firehouse import Setup, Table
from firehouse.core.canonical_setup import one_form
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.state import place_of
from firehouse.reference import sections, sections_for

CHOSEN = {"choosing": "chosen"}
OPENING = (
    *("begin 1", "take paramedic", "take fire-captain"),
    *("park engine 0,7", "park ambulance 0,5", "enter 0,4"),
)


def chosen(*actions: str) -> Table:
    """An Advanced Game whose crew has chosen its cards."""
    table = Table(Setup("flashpoint/advanced", crew=2, options=CHOSEN), seed=1)
    for action in actions:
        table.play(action)
    return table


def told(table: Table, action: str) -> str:
    """Why an action is refused."""
    reason = table.refusal(action)
    assert reason is not None
    return str(reason)


def test_specialists_that_were_chosen_are_in_the_game() -> None:
    """What the Paramedic can do is not denied at a table that has one."""
    table = chosen(*OPENING)

    assert told(table, "treat") == (
        "There is no victim in the back garden by the west end of the bathroom to treat."
    )
    assert "treat" in re.findall(r"[\w-]+", told(table, "trea"))
    assert "[carrying victim|treated|hazmat] [leading N]" in told(table, "move")


def test_before_the_choice_every_card_can_be() -> None:
    """The form of taking a card lists the cards."""
    table = chosen("begin 1")

    assert "paramedic|fire-captain|rescue-specialist|driver-operator|random" in told(
        table, "take zebra"
    )


def test_a_card_is_taken_by_a_word_of_its_name() -> None:
    """As in the crew of a set-up."""
    table = chosen("begin 1", "take captain")

    assert table.game.text(table.steps[-1].action) == "take fire-captain"


@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "flashpoint/family"])
def test_a_game_without_specialists_has_no_cards_to_take(ruleset: str) -> None:
    """Nor does it lead anybody."""
    table = Table(Setup(ruleset, crew=2), seed=1)

    assert told(table, "take paramedic") == "There are no specialists in this game."
    assert told(table, "move 2,3 leading 99") == (
        "In this game nobody leads victims, as none is treated."
    )
    assert "take" not in told(table, "tak")


def test_what_else_lies_there_is_what_can_be() -> None:
    """No trapped victims are named in a game without Events."""
    table = Table(Setup("flashpoint/experienced", crew=("paramedic", "generalist")), seed=1)
    while table.game.view(table.state)["awaits"]["what"] != "act":
        table.play(table.actions()[0])
    state = table.state
    state.victims = tokens.add(0, tokens.slot(place_of(state, 0), tokens.MARKED))
    texts = (table.game.text(action) for action in table.actions())
    step = next(text.split(" carry")[0] for text in texts if text.startswith("move"))

    reason = table.game.refusal(state, table.game.parse(f"{step} carrying victim"))
    assert "to carry but a treated one." in str(reason)


@pytest.mark.parametrize("ruleset", ["flashpoint/advanced", "flashpoint/experienced"])
def test_the_rules_at_an_ordinary_table_are_those_of_its_box(ruleset: str) -> None:
    """Choosing cards, or another number of victims, brings no other box along; hot spots do."""
    own = [found.id for found in sections(ruleset)]

    assert [found.id for found in sections_for(Setup(ruleset, options=CHOSEN))] == own
    assert [found.id for found in sections_for(Setup(ruleset, options={"victims": 9}))] == own
    mixed = sections_for(Setup(ruleset, options={"decks": True, "hot_spots": False}))
    assert len(mixed) > len(own)


def test_an_own_house_of_two_floors_has_its_own_usual_options() -> None:
    """So a choice that differs from them stays in the one form of the set-up."""
    files = {"plan": builtin_text("villa", ".plan", "plan")}
    driven = Setup("flashpoint/experienced", files=files, options={"drive_rule": "next"})
    usual = Setup("flashpoint/experienced", files=files, options={"drive_rule": "any"})

    assert one_form(driven).options == {"drive_rule": "next"}
    assert one_form(usual).options == {}

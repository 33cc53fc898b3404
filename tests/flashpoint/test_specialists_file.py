"""Specialists of a player's own: played as their rows say, and refused in a sentence."""

from __future__ import annotations

import pytest

from firehouse import Game, Setup, Table
from firehouse.bots import Budget, bot_of
from firehouse.core.luck import Rng
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.files.specialists_file import read_specialists
from firehouse.games.flashpoint.data.specialists import NEVER, SECOND_EDITION

TEXT = builtin_text("firefighters", ".toml", "specialists", "specialists")
RUNNER = """
[[specialist]]
id = "runner"
letter = "Q"
title = "Runner"
text = "One AP, three to move; cannot chop."
ap = 1
free = 3
free_for = "movement"
chop = "never"
"""


def setup_with(text: str, crew: list[str] | int = 2, **options: int | bool | str) -> Setup:
    return Setup("flashpoint/experienced", crew=crew, files={"specialists": text}, options=options)


def test_the_template_is_the_kept_cards_and_two_more() -> None:
    roles = read_specialists(TEXT, SECOND_EDITION)
    assert [role.id for role in roles] == [
        *("firefighter", "paramedic", "generalist", "driver-operator"),
        *("strong-arm", "scout"),
    ]
    scout = roles[-1]
    assert (scout.ap, scout.free, scout.identify, scout.extinguish) == (3, 2, 2, NEVER)


def test_prices_and_points_are_those_of_the_row() -> None:
    """One AP and three free ones to move with; a wall is never chopped."""
    table = Table(setup_with(RUNNER, ["runner"]), seed=3)
    while "move" not in (said := " ".join(table.game.text(a) for a in table.actions())):
        table.play(table.actions()[0])
    view = table.game.view(table.state)
    assert (view["ap"], view["free_ap"]) == (1, 3)
    assert "chop" not in said
    assert view["pawns"][0]["role"] == "runner"


@pytest.mark.parametrize("options", [{}, {"choosing": "chosen"}])
def test_bots_play_them_to_the_end_and_the_record_brings_them_along(options) -> None:
    table = Table(setup_with(TEXT, 3, **options), seed=1)
    bot, luck = bot_of("greedy"), Rng(1)
    while table.result is None:
        table.play(bot.choose(table.game, table.state.copy(), luck, Budget(playouts=1)))
    assert table.record().setup.files["specialists"] == TEXT


def test_a_game_without_specialists_takes_them_with_the_option() -> None:
    setup = Setup("flashpoint/family", crew=1, files={"specialists": RUNNER})
    with pytest.raises(ValueError, match="set specialists=true"):
        Game.of(setup)
    with_option = Setup(
        "flashpoint/family",
        crew=["runner"],
        files={"specialists": RUNNER},
        options={"specialists": True},
    )
    assert Game.of(with_option).start() is not None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("x =", "no TOML file"),
        ("more = 1", "unknown entry 'more'"),
        ("keep = []", "There are 0 specialists"),
        ('keep = ["paramedics"]', "names no specialist 'paramedics'; try paramedic"),
        ("specialist = 3", r"below lines '\[\[specialist\]\]'"),
        (RUNNER * 2, "Two specialists have the id 'runner'"),
        ('keep = "all"\n' + RUNNER.replace('"Q"', '"P"'), "have the letter P"),
        (RUNNER.replace("chop", "chops"), r"Specialist 1 \(runner\) has an unknown entry 'chops'"),
        (RUNNER.replace('"never"', "0"), "'chop' is a whole number from 1 to 12 or \"never\""),
        (RUNNER.replace("ap = 1", "ap = 40"), "'ap' is a whole number from 1 to 12"),
        (RUNNER.replace("movement", "command"), "needs commands = true"),
        (RUNNER.replace('free_for = "movement"', ""), "go together"),
        (RUNNER.replace("movement", "sleep"), "'free_for' is one of movement"),
        (RUNNER.replace('"Runner"', '""'), "needs a text as its title"),
        (RUNNER.replace('"Q"', '"q"'), "a letter from A to Z"),
        (RUNNER.replace('"runner"', '"The Runner"'), "small letters"),
    ],
)
def test_what_is_wrong_is_a_sentence(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        Game.of(setup_with(text))

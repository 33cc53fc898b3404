"""Lists that a newcomer can read: grouped, numbered, priced, and patterns instead of 48 lines."""

import pytest

from firehouse import Game, Setup, Table
from firehouse.terminal.action_list import grouped, menu, pattern

ROLLS = [f"roll {red},{black}" for red in range(1, 7) for black in range(1, 9)]


@pytest.mark.parametrize(
    ("texts", "line"),
    [
        (ROLLS, "roll 1-6,1-8"),
        ([f"red {n}" for n in range(1, 7)], "red 1-6"),
        (["roll 2,3"], "roll 2,3"),
        (["draw victim", "draw hazmat"], "draw victim, draw hazmat"),
        (["draw victim", "red 1", "red 2"], "draw victim; red 1-2"),
        (ROLLS[:-1], "roll 1,1 … roll 6,7 (47 of them)"),
        (["x 1", "x 3"], "x 1, x 3"),
        (["end"], "end"),
    ],
)
def test_outcomes_as_a_pattern(texts: list[str], line: str) -> None:
    assert pattern(texts) == line


def lines_of(width: int) -> list[str]:
    table = Table(Setup("flashpoint/basic", crew=1), seed=1)
    groups = grouped(table.game, table.actions())
    return ["".join(text for text, _ in line) for line in menu(table, groups, width)]


@pytest.mark.parametrize("width", [20, 40, 80, 200])
def test_every_action_is_listed_once_and_lines_fit(width: int) -> None:
    game = Game.of(Setup("flashpoint/basic", crew=1))
    count = len(game.actions(game.start()))
    lines = lines_of(width)
    assert all(len(line) <= width for line in lines)
    assert all(line == line.rstrip() for line in lines)
    numbers = [int(word) for line in lines for word in line.split() if word.isdecimal()]
    assert numbers == list(range(1, count + 1))


def test_few_actions_of_a_kind_are_told_in_words() -> None:
    """With price and command; where they are many or the screen is narrow, by the command."""
    table = Table(Setup("flashpoint/family", crew=1), seed=3)
    many = lines_of(80)
    table.play("enter 3,0")
    groups = grouped(table.game, table.actions())
    wide, narrow = (
        ["".join(text for text, _ in line) for line in menu(table, groups, width)]
        for width in (80, 30)
    )

    assert many[0].startswith("   1 enter ")
    assert any(line.endswith("Save 4 AP and end the turn  end") for line in wide)
    assert any(line.endswith("Go in by the west door (1 AP)  move 3,1") for line in wide)
    assert any(line.startswith("  2 move 3,1 (1 AP)") for line in narrow)


def test_actions_of_a_kind_stand_together() -> None:
    game = Game.of(Setup("flashpoint/basic", crew=1))
    state = game.start()
    kinds = [
        {game.text(a).split()[0] for a in group} for group in grouped(game, game.actions(state))
    ]
    assert all(len(kind) == 1 for kind in kinds)
    assert len(set.union(*kinds)) == len(kinds)

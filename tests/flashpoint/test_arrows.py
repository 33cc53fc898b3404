"""Arrows: the three sets that come with the game, and every refusal with its place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firehouse.core.setup import Setup
from firehouse.games.flashpoint.data.files.arrows import arrow_words
from firehouse.games.flashpoint.data.files.builtin import builtin_text
from firehouse.games.flashpoint.data.files.plan import (
    PlanError,
    builtin_arrows,
    read_arrows,
    read_plan,
    write_plan,
)
from firehouse.games.flashpoint.rulesets import game_of

SPIRALS = ("spiral_clockwise", "spiral_counterclockwise")


def next_squares(
    arrows: tuple[int, ...], start: tuple[int, int], steps: int
) -> list[tuple[int, int]]:
    row, column = start
    at = (row - 1) * 8 + column - 1
    path = []
    for _ in range(steps):
        at = arrows[at]
        path.append((at // 8 + 1, at % 8 + 1))
    return path


@pytest.mark.parametrize("name", SPIRALS)
def test_a_spiral_passes_every_square_once(name: str) -> None:
    arrows = builtin_arrows(name)
    assert len(arrows) == 48
    assert len(set(next_squares(arrows, (1, 1), 48))) == 48


def test_the_spirals_run_outwards_and_jump_back() -> None:
    clockwise, counterclockwise = (builtin_arrows(name) for name in SPIRALS)
    assert next_squares(clockwise, (6, 1), 6) == [
        (3, 3), (3, 4), (3, 5), (3, 6), (4, 6), (4, 5),
    ]  # fmt: skip
    assert next_squares(clockwise, (6, 2), 1) == [(6, 1)]
    assert next_squares(clockwise, (1, 1), 3) == [(1, 2), (1, 3), (1, 4)]
    mirrored = {(7 - r, c): (7 - a, b) for (r, c), (a, b) in targets(clockwise).items()}
    assert targets(counterclockwise) == mirrored


def targets(arrows: tuple[int, ...]) -> dict[tuple[int, int], tuple[int, int]]:
    squares = [(row, column) for row in range(1, 7) for column in range(1, 9)]
    return {square: next_squares(arrows, square, 1)[0] for square in squares}


CENTRE = {(row, column) for row in (3, 4) for column in (3, 4, 5, 6)}


def test_the_printed_arrows_end_in_a_loop_round_the_centre() -> None:
    arrows = builtin_arrows("inwards")
    for square in targets(arrows):
        assert set(next_squares(arrows, square, 10)[2:]) == CENTRE
    assert next_squares(arrows, (1, 8), 3) == [(2, 7), (3, 6), (3, 5)]
    assert next_squares(arrows, (4, 2), 3) == [(5, 2), (4, 3), (4, 4)]


ARROWS = "# round\n" + "E E E E E E E S # east\n\n" + "N W W W W W W W\n" * 5


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: expected 6 rows of arrows, found 0 rows."),
        (ARROWS + "\nE", "line 10, column 1: expected 6 rows of arrows, found 7 rows."),
        (
            ARROWS.replace("E S", "E", 1),
            "line 2, column 15: expected 8 arrows in a row, found 7 arrows.",
        ),
        (
            ARROWS.replace("W\n", "W N\n", 1),
            "line 4, column 17: expected 8 arrows in a row, found 9 arrows.",
        ),
        (
            ARROWS.replace("N W", "N Q", 1),
            "line 4, column 3: expected one of N, NE, E, SE, S, SW, W, NW, or a square such as "
            "3,4, found 'Q'.",
        ),
        (
            ARROWS.replace("E E E", "E E N", 1),
            "line 2, column 5: expected an arrow to another square from 1,1 to 6,8, found 'N'.",
        ),
        (
            ARROWS.replace("N W", "1,9 W", 1),
            "line 4, column 1: expected an arrow to another square from 1,1 to 6,8, found '1,9'.",
        ),
        (
            ARROWS.replace("N W", "2,1 W", 1),
            "line 4, column 1: expected an arrow to another square from 1,1 to 6,8, found '2,1'.",
        ),
        ("\x07", "line 1, column 1: expected a printable character, found '\\x07'."),
    ],
)
def test_bad_arrows_are_refused(text: str, message: str) -> None:
    with pytest.raises(PlanError) as caught:
        read_arrows(text)
    assert str(caught.value) == message


def test_arrows_with_comments_and_jumps() -> None:
    arrows = read_arrows(ARROWS.replace("E E", "6,8 E", 1))
    assert arrows[:3] == (47, 2, 3)
    assert arrows[7:9] == (15, 0)


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(
        ValueError, match=r"no set of arrows '\.\./x'; choose from each_floor, inwards, spiral_cl"
    ):
        builtin_arrows("../x")


WORDS = st.sampled_from(["N", "E", "SW", "3,4", "9,9", "\n", "#", "\0", "?", "\t"])


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(0, len(ARROWS)), WORDS), max_size=5))
def test_damaged_arrows_are_refused_or_stay_on_the_board(changes: list[tuple[int, str]]) -> None:
    text = ARROWS
    for place, word in changes:
        text = text[:place] + word + text[place + len(word) :]
    try:
        arrows = read_arrows(text)
    except PlanError:
        return
    assert len(arrows) == 48
    assert all(0 <= target < 48 for target in arrows)


def test_a_plan_may_have_arrows_of_its_own() -> None:
    """They are written and read again, and hold unless the set-up names others."""
    words = arrow_words(builtin_arrows("spiral_clockwise"))
    notes = "".join(f"arrows {row}: {line}\n" for row, line in enumerate(words, 1))
    text = notes + builtin_text("house_front", ".plan", "plan")
    plan = read_plan(text)
    assert plan.arrows == builtin_arrows("spiral_clockwise") == read_arrows("\n".join(words))
    assert read_plan(write_plan(plan)) == plan

    def arrows(**options: str) -> tuple[int, ...]:
        setup = Setup("flashpoint/experienced", files={"plan": text}, options=options)
        return tuple(game_of(setup).house.arrows)

    assert arrows() == plan.arrows
    assert arrows(arrows="inwards") == builtin_arrows("inwards")

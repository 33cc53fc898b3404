"""Plans: what comes with the game, how a drawing is read, and drawing it again."""

from __future__ import annotations

from collections import Counter
from textwrap import indent

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firehouse.games.flashpoint.data.files.grid import is_inside, read_grid, write_grid
from firehouse.games.flashpoint.data.files.plan import (
    Plan,
    PlanError,
    builtin_plan,
    builtin_plans,
    read_plan,
    write_plan,
)

NAMES = ("brownstone", "hotel", "house_back", "house_front", "villa")
CENTRE = ((3, 3), (3, 4), (3, 5), (3, 6), (4, 3), (4, 4), (4, 5), (4, 6))

HOUSE = """\
       0   1   2   3   4   5   6   7   8   9
  0    .   .   .   .   .   Am  Am  En  En  .
         +---+---+---+---+---+= =+---+---+
  1    En| A   A   A o B   B | C   C   C | .
         +   +   +   +   +   +   +   +   +
  2    En| A   A   A | B   B o C   C   C | .
         +   +   +---+---+---+---+---+-o-+
  3    Am= A   A o D   D   D   D | E   E | Am
         +   +   +   +   +   +   +   +   +
  4    Am| A   A | D   D   D   D o E   E = Am
         +---+---+---+-o-+---+---+---+---+
  5    . | F   F   F   F   F | G   G | H | En
         +   +   +   +   +   +   +   +   +
  6    . | F   F   F   F   F o G   G o H | En
         +---+---+= =+---+---+---+---+---+
  7    .   En  En  Am  Am  .   .   .   .   .
"""

VILLA = """\
       0   1   2   3   4   5
  0    .   En  En  Am  Am  .
         +---+---+= =+---+
  1    . w K   K : H o S | .
         +   +   +   +   +
  2    Am| K   K o H | S w Am
         +-o-+---+   +~~~+
  3    Am| P | X   H | B | Am
         +---+---+   +   +
  4    . | L   L o H o B | .
         +   +   +-o-+---+
  5    . = L   L : D   D | .
         +   +   +   +   +
  6    . | L   L o D   D = .
         +---+-w-+-w-+---+
  7    .   Am  Am  En  En  .

       4   5   6   7   8   9
  0    .   .   .   .   .   .
         +---+-w-+---+-w-+
  1    . w M   M | T   T | .
         +   +   +-o-+~~~+
  2    . | M   M o N | G | .
         +-o-+---+   +   +
  3    . | C | X   N o G w .
         +~~~+---+   +---+
  4    . | R   R o N | Q | .
         +   +   +-o-+   +
  5    . w R   R : Q   Q w .
         +   +   +   +   +
  6    . | R   R : Q   Q | .
         +---+-w-+-w-+---+
  7    .   .   .   .   .   .
"""


def test_the_plans_that_come_with_the_game() -> None:
    assert builtin_plans() == NAMES


def test_a_drawing_is_read_as_people_see_it() -> None:
    plan = read_plan(HOUSE)
    assert plan.floors == 1
    assert len(plan.marks) == 80
    assert plan.marks[0, 1, 1] == "A"
    assert plan.marks[0, 0, 5] == "Am"
    assert plan.marks[0, 1, 0] == "En"
    assert plan.marks[0, 7, 9] == "."
    assert plan.edges[(0, 1, 3), (0, 1, 4)] == "door"
    assert plan.edges[(0, 4, 4), (0, 5, 4)] == "door"
    assert plan.edges[(0, 3, 0), (0, 3, 1)] == "exit"
    assert plan.edges[(0, 0, 6), (0, 1, 6)] == "exit"
    assert plan.edges[(0, 2, 3), (0, 3, 3)] == "wall"
    assert ((0, 1, 1), (0, 1, 2)) not in plan.edges
    assert (plan.title, plan.status, plan.rooms, plan.starts) == ("", "", {}, {})


def test_two_floors_count_their_columns_on() -> None:
    plan = read_plan(VILLA)
    assert plan.floors == 2
    assert len(plan.marks) == 96
    assert plan.marks[0, 3, 2] == plan.marks[1, 3, 6] == "X"
    assert plan.edges[(0, 1, 2), (0, 1, 3)] == "light"
    assert plan.edges[(0, 2, 4), (0, 3, 4)] == "light"
    assert plan.edges[(1, 1, 4), (1, 1, 5)] == "window"
    assert plan.edges[(1, 0, 6), (1, 1, 6)] == "window"


@pytest.mark.parametrize("name", ["house_front", "villa"])
def test_builtin_drawings_are_those_of_this_test(name: str) -> None:
    drawn = read_plan({"house_front": HOUSE, "villa": VILLA}[name])
    plan = builtin_plan(name)
    assert (plan.marks, plan.edges, plan.spots) == (drawn.marks, drawn.edges, drawn.spots)


@pytest.mark.parametrize(
    ("name", "counts", "rooms"),
    [
        ("house_front", {"wall": 42, "door": 8, "exit": 4}, 8),
        ("house_back", {"wall": 45, "door": 7, "exit": 2}, 7),
        ("brownstone", {"wall": 44, "door": 8, "exit": 4}, 8),
        ("villa", {"wall": 39, "door": 13, "exit": 3, "window": 12, "light": 7}, 15),
        ("hotel", {"wall": 42, "door": 14, "exit": 3, "window": 12, "light": 8}, 17),
    ],
)
def test_builtin_plans_have_the_known_parts(name: str, counts: dict[str, int], rooms: int) -> None:
    plan = builtin_plan(name)
    assert Counter(plan.edges.values()) == counts
    inside = [mark for square, mark in plan.marks.items() if is_inside(plan.floors, square)]
    assert len(inside) == 48
    assert len(set(inside)) == rooms
    assert set(plan.rooms) == set(inside)


@pytest.mark.parametrize("name", NAMES)
def test_builtin_plans_are_titled_and_say_how_sure_they_are(name: str) -> None:
    plan = builtin_plan(name)
    sure = {"house_front": "certain", "house_back": "high"}.get(name, "reconstructed")
    assert plan.title
    assert plan.status.split(":")[0] == sure


@pytest.mark.parametrize("name", ["house_front", "house_back"])
def test_the_house_has_its_start_squares(name: str) -> None:
    starts = builtin_plan(name).starts
    assert starts["basic fire"] == CENTRE
    assert starts["basic poi"] == ((2, 5), (5, 1), (5, 7))
    assert len(starts["family fire"]) == 10
    assert starts["family poi"] == ((2, 4), (5, 1), (5, 8))


def spots(name: str) -> list[tuple[str, tuple[int, int], tuple[int, int]]]:
    found = []
    for spot in builtin_plan(name).spots:
        (floor, row, column), (other_floor, other_row, other_column) = spot.squares
        assert floor == other_floor == 0
        found.append((spot.vehicle, (row, column), (other_row, other_column)))
    return found


def test_spots_of_the_front_run_clockwise_from_the_top_left() -> None:
    assert spots("house_front") == [
        ("ambulance", (0, 5), (0, 6)),
        ("engine", (0, 7), (0, 8)),
        ("ambulance", (3, 9), (4, 9)),
        ("engine", (5, 9), (6, 9)),
        ("ambulance", (7, 3), (7, 4)),
        ("engine", (7, 1), (7, 2)),
        ("ambulance", (3, 0), (4, 0)),
        ("engine", (1, 0), (2, 0)),
    ]


def test_spots_of_the_back_and_the_villa() -> None:
    assert [first for _, first, _ in spots("house_back")] == [
        (0, 3), (0, 5), (2, 9), (4, 9), (7, 5), (7, 3), (4, 0), (2, 0),
    ]  # fmt: skip
    assert spots("villa") == [
        ("engine", (0, 1), (0, 2)),
        ("ambulance", (0, 3), (0, 4)),
        ("ambulance", (2, 5), (3, 5)),
        ("engine", (7, 3), (7, 4)),
        ("ambulance", (7, 1), (7, 2)),
        ("ambulance", (2, 0), (3, 0)),
    ]


def test_no_firefighter_reaches_the_neighbours_of_the_brownstone() -> None:
    marks = builtin_plan("brownstone").marks
    assert {s for s, mark in marks.items() if mark == "x"} == {
        (0, row, column) for row in (0, 7) for column in range(1, 9)
    }


@pytest.mark.parametrize("name", NAMES)
def test_a_plan_drawn_again_is_the_same_plan(name: str) -> None:
    plan = builtin_plan(name)
    assert read_plan(write_plan(plan)) == plan


def test_a_drawing_drawn_again_is_the_same_drawing() -> None:
    assert write_plan(read_plan(HOUSE)) == "\n" + HOUSE
    assert write_plan(read_plan(VILLA)) == "\n" + VILLA


@pytest.mark.parametrize("text", [HOUSE, VILLA])
def test_layout_of_the_text_does_not_matter(text: str) -> None:
    plan = read_plan(text)
    assert read_plan(indent(text, " " * 12)) == plan
    assert read_plan(indent(text, "\t")) == plan
    assert read_plan(text.replace("\n", "\r\n")) == plan
    assert read_plan(text.replace("\n", "   \t\n")) == plan
    assert read_plan("\ufeff\n\n" + text.rstrip("\n")) == plan
    assert read_plan("\n".join(line[2:] for line in text.split("\n"))) == plan


def test_notes_stand_above_or_below_the_drawing() -> None:
    plan = read_plan(
        f"title:  Our house: the 2nd\n# a comment\n{HOUSE}\nroom  A : den\nfamily fire: 1,1  6,8\n"
    )
    assert plan.title == "Our house: the 2nd"
    assert plan.rooms == {"A": "den"}
    assert plan.starts == {"family fire": ((1, 1), (6, 8))}
    assert read_plan(write_plan(plan)) == plan


def test_a_grid_holds_any_texts() -> None:
    """Positions share the grid of plans with other texts in its squares and on its edges."""
    text = HOUSE.replace("En| A   A", "En|F12/ A", 1).replace("+   +", "+-/-+", 1) + "turn: 2\n"
    grid = read_grid(text)
    assert grid.cells[0, 1, 1] == "F12"
    assert grid.edges[(0, 1, 1), (0, 1, 2)] == "/"
    assert grid.edges[(0, 1, 1), (0, 2, 1)] == "-/-"
    assert [(note.key, note.value, note.line, note.value_column) for note in grid.notes] == [
        ("turn", "2", 17, 7)
    ]
    lines = write_grid(grid.floors, grid.cells, grid.edges)
    again = read_grid("\n".join(lines))
    assert (again.cells, again.edges) == (grid.cells, grid.edges)


TEXTS = [write_plan(builtin_plan(name)) for name in NAMES]
SIGNS = st.sampled_from(
    [*" +-|o=w:~.xXAmEn\n\t\r\0#0123456789,", "---", "-w-", "= =", "é", "\ud800"]
)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        cut = draw(st.sampled_from([0, 1, 1, 1, 3, 40]))
        text = text[:start] + draw(SIGNS | st.just("")) + text[start + cut :]
    return text


def read(text: str) -> Plan | PlanError:
    try:
        return read_plan(text)
    except PlanError as error:
        return error


@settings(deadline=None)
@given(damaged() | st.text())
def test_a_damaged_drawing_is_refused_or_drawn_again(text: str) -> None:
    """Whatever the text, there is a plan that can be drawn again or a place that is wrong."""
    found = read(text)
    if isinstance(found, PlanError):
        assert 1 <= found.line <= len(text) + 1
        assert found.column >= 1
    else:
        assert read_plan(write_plan(found)) == found

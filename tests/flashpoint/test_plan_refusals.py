"""Every way in which a plan can be wrong, with its place and the whole sentence."""

from __future__ import annotations

import pickle

import pytest

from firehouse.games.flashpoint.data.files.plan import (
    PlanError,
    builtin_plan,
    read_plan,
    write_plan,
)


def drawing(name: str) -> str:
    """The drawing of a plan alone: row r stands on line 2r + 2, the edges below it on the next."""
    return write_plan(builtin_plan(name)).partition("\n\n")[2]


HOUSE = drawing("house_front")
VILLA = drawing("villa")


def put(text: str, *changes: tuple[int, int, str]) -> str:
    """The text with other characters written over it, each at a line and column from 1."""
    lines = text.split("\n")
    for line, column, new in changes:
        old = lines[line - 1].ljust(column - 1)
        lines[line - 1] = old[: column - 1] + new + old[column - 1 + len(new) :]
    return "\n".join(lines)


def without(text: str, *numbers: int) -> str:
    lines = text.split("\n")
    return "\n".join(line for number, line in enumerate(lines, start=1) if number not in numbers)


def refusal(text: str) -> str:
    with pytest.raises(PlanError) as caught:
        read_plan(text)
    error = caught.value
    assert str(error).startswith(f"line {error.line}, column {error.column}: expected ")
    return str(error)


HEADS = "'0   1   2   3   4   5   6   7   8   9'"
BARRIERS = "'|' wall or 'o' door or 'w' window or ':' light"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1: expected a drawing that begins with column numbers, found none."),
        (
            "x" * 100_001,
            "line 1, column 1: expected at most 100000 characters, found 100001 characters.",
        ),
        (
            put(HOUSE, (5, 3, "\0")),
            r"line 5, column 3: expected a printable character, found '\x00'.",
        ),
        (
            put(HOUSE, (1, 44, " ")),
            f"line 1, column 44: expected the column numbers {HEADS}, found the end of the line.",
        ),
        (
            put(HOUSE, (1, 20, "7")),
            f"line 1, column 20: expected the column numbers {HEADS}, found '7'.",
        ),
        (
            put(HOUSE, (1, 1, HOUSE[7:44] + " " * 7)),
            "line 1, column 1: expected three or more blanks before the column numbers, "
            "found '0   1   2   3   4   '.",
        ),
        (
            put(HOUSE, (1, 8, "O")),
            "line 1, column 8: expected column numbers, 'key: value' or a '#' comment, "
            "found 'O   1   2   3   4   '.",
        ),
        (without(HOUSE, 6, 7), "line 6, column 3: expected the row number 2, found '3'."),
        (put(HOUSE, (6, 3, " ")), "line 6, column 5: expected the row number 2, found a blank."),
        (put(HOUSE, (6, 6, "-")), "line 6, column 6: expected a blank, found '-'."),
        (put(HOUSE, (6, 50, "!")), "line 6, column 50: expected a blank, found '!'."),
        (put(HOUSE, (7, 2, "!")), "line 7, column 2: expected a blank, found '!'."),
        (put(HOUSE, (7, 50, "!")), "line 7, column 50: expected a blank, found '!'."),
        (
            without(HOUSE, 16),
            "line 16, column 1: expected row 7, found the end of the drawing.",
        ),
        (
            put(HOUSE, (9, 1, " " * 50)),
            "line 9, column 1: expected the edges below row 3, found the end of the drawing.",
        ),
        (
            HOUSE + "  8    .   .\n",
            "line 17, column 3: expected column numbers, 'key: value' or a '#' comment, "
            "found '8    .   .'.",
        ),
        (
            without(VILLA, *range(17, 34)),
            "line 17, column 1: expected the drawing of the second floor, columns 4 to 9, "
            "found none.",
        ),
        (
            put(VILLA, (18, 12, "6")),
            "line 18, column 12: expected the column numbers '4   5   6   7   8   9', found '6'.",
        ),
        (
            HOUSE + HOUSE,
            "line 17, column 8: expected no other drawing, found '0   1   2   3   4   '.",
        ),
        (
            VILLA + HOUSE,
            "line 34, column 8: expected no third drawing, found '0   1   2   3   4   '.",
        ),
        (put(HOUSE, (3, 14, "-")), "line 3, column 14: expected the corner '+', found '-'."),
        (
            put(HOUSE, (3, 42, " ")),
            "line 3, column 42: expected the corner '+', found the end of the line.",
        ),
    ],
)
def test_what_is_no_grid_is_refused(text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            put(HOUSE, (4, 12, "a")),
            "line 4, column 12: expected a room letter A to Z, found 'a'.",
        ),
        (
            put(HOUSE, (4, 12, " ")),
            "line 4, column 12: expected a room letter A to Z, found a blank.",
        ),
        (
            put(HOUSE, (4, 12, "X")),
            "line 4, column 12: expected a room letter A to Z, found 'X'.",
        ),
        (
            put(VILLA, (4, 12, "?")),
            "line 4, column 12: expected a room letter A to Z or the staircase X, found '?'.",
        ),
        (
            put(HOUSE, (2, 12, "A")),
            "line 2, column 12: expected '.', 'x', 'Am' or 'En', found 'A'.",
        ),
        (put(HOUSE, (2, 8, "En")), "line 2, column 8: expected '.' or 'x', found 'En'."),
        (put(VILLA, (19, 12, "Am")), "line 19, column 12: expected '.' or 'x', found 'Am'."),
    ],
)
def test_unknown_marks_are_refused(text: str, message: str) -> None:
    assert refusal(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            put(HOUSE, (4, 10, " ")),
            "line 4, column 10: expected '|' wall or 'o' door or '=' exit or 'w' window or "
            "':' light in the outer wall, which has no holes, found a blank.",
        ),
        (
            put(HOUSE, (3, 11, "-  ")),
            "line 3, column 11: expected '---' wall or '-o-' door or '= =' exit or '-w-' window or "
            "'~~~' light in the outer wall, which has no holes, found '-  '.",
        ),
        (
            put(VILLA, (21, 10, "=")),
            "line 21, column 10: expected '|' wall or 'w' window or ':' light "
            "in the outer wall of the second floor, found '='.",
        ),
        (
            put(HOUSE, (4, 22, " ")),
            f"line 4, column 22: expected {BARRIERS} between the rooms A and B, found a blank.",
        ),
        (
            put(HOUSE, (4, 14, "=")),
            f"line 4, column 14: expected {BARRIERS} or a blank inside the building, found '='.",
        ),
        (
            put(HOUSE, (2, 14, "|")),
            "line 2, column 14: expected a blank between outside squares, found '|'.",
        ),
        (
            put(HOUSE, (5, 7, "---")),
            "line 5, column 7: expected a blank between outside squares, found '---'.",
        ),
    ],
)
def test_edges_that_cannot_stand_there_are_refused(text: str, message: str) -> None:
    assert refusal(text) == message


def test_a_room_is_in_one_piece() -> None:
    text = put(HOUSE, (12, 40, "E"), (14, 40, "E"))
    assert refusal(text) == (
        "line 12, column 40: expected an open way to the rest of room E, or a new letter, "
        "found 'E'."
    )


def test_a_wall_may_stand_inside_a_room_but_not_cut_it() -> None:
    assert read_plan(put(HOUSE, (4, 14, "|")))
    assert refusal(put(HOUSE, (4, 14, "|"), (6, 14, "|"), (8, 14, "|"), (10, 14, "|"))) == (
        "line 4, column 16: expected an open way to the rest of room A, or a new letter, found 'A'."
    )


def test_a_letter_names_a_room_of_one_floor() -> None:
    text = VILLA.replace("T   T", "K   K")
    assert refusal(text) == (
        "line 21, column 20: expected an open way to the rest of room K, or a new letter, "
        "found 'K'."
    )


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            [(8, 16, "H")],
            "line 1, column 8: expected one staircase X on each floor, found none.",
        ),
        (
            [(25, 16, "N")],
            "line 18, column 8: expected one staircase X on each floor, found none.",
        ),
        (
            [(8, 12, "X")],
            "line 8, column 16: expected a room letter, as each floor has one staircase, "
            "found 'X'.",
        ),
        (
            [(25, 12, "X"), (25, 16, "N")],
            "line 25, column 12: expected the staircase at 3,6, above the one below, found 'X'.",
        ),
        (
            [(8, 18, "|")],
            "line 8, column 16: expected a staircase with one open side, found 'X'.",
        ),
        (
            [(24, 15, "   ")],
            "line 25, column 16: expected a staircase with one open side, found 'X'.",
        ),
    ],
)
def test_one_staircase_joins_two_floors(changes: list[tuple[int, int, str]], message: str) -> None:
    assert refusal(put(VILLA, *changes)) == message


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            [(2, 40, ". ")],
            "line 2, column 36: expected two squares for the engine side by side, found 1.",
        ),
        (
            [(2, 24, "Am")],
            "line 2, column 24: expected two squares for the ambulance side by side, found 3.",
        ),
        (
            [(4, 8, "Am"), (6, 8, "Am")],
            "line 4, column 8: expected two squares for the ambulance side by side, found 4.",
        ),
        (
            [(8, 44, "En"), (10, 44, "En"), (12, 44, ". "), (14, 44, ". ")],
            "line 8, column 44: expected an engine spot beside one corner of the building only, "
            "found 'En'.",
        ),
        (
            [(2, 24, "En  En  .   .   . ")],
            "line 2, column 24: expected an engine spot beside one corner of the building only, "
            "found 'En'.",
        ),
    ],
)
def test_a_vehicle_parks_on_two_squares(changes: list[tuple[int, int, str]], message: str) -> None:
    assert refusal(put(HOUSE, *changes)) == message


def test_an_engine_of_a_house_of_two_floors_covers_a_half() -> None:
    plan = read_plan(put(VILLA, (2, 12, ".   En  En  . ")))
    assert plan.spots[0].squares == ((0, 0, 2), (0, 0, 3))


def test_the_house_can_be_entered() -> None:
    sealed = HOUSE.replace("= =", "---").replace("=", "|")
    message = "line 1, column 8: expected an exit to a square that may be entered, found none."
    assert refusal(sealed) == message
    assert refusal(put(sealed, (4, 42, "="), (4, 44, "x"))) == message
    assert read_plan(put(sealed, (4, 42, "=")))


@pytest.mark.parametrize(
    ("note", "message"),
    [
        (
            "just words",
            "line 17, column 1: expected column numbers, 'key: value' or a '#' comment, "
            "found 'just words'.",
        ),
        (
            "  colour: red",
            "line 17, column 3: expected one of title, status, room A, basic fire, basic poi, "
            "family fire, family poi, arrows 1, found 'colour'.",
        ),
        (
            "title:",
            "line 17, column 7: expected a value after 'title:', found the end of the line.",
        ),
        ("arrows 2: N", "line 17, column 1: expected 'arrows 1' as well, found none."),
        (
            "\n".join(f"arrows {row}: " + "S " * 7 + "N" for row in range(1, 7)),
            "line 17, column 25: expected an arrow to another square from 1,1 to 6,8, found 'N'.",
        ),
        ("title: a\ntitle: b", "line 18, column 1: expected 'title' only once, found it again."),
        (
            "room Z: den",
            "line 17, column 1: expected the letter of a room in the drawing, found 'Z'.",
        ),
        (
            "basic poi: 1,1 7,1",
            "line 17, column 16: expected a dice square from 1,1 to 6,8, found '7,1'.",
        ),
        (
            "basic poi: 1,0",
            "line 17, column 12: expected a dice square from 1,1 to 6,8, found '1,0'.",
        ),
        (
            "basic poi:  1,2 2,2  1,2",
            "line 17, column 22: expected a square that this start does not name yet, found '1,2'.",
        ),
        (
            "basic poi: 1,2\nbasic fire: 1,2",
            "line 17, column 12: expected a square that this start does not name yet, found '1,2'.",
        ),
    ],
)
def test_bad_notes_are_refused(note: str, message: str) -> None:
    assert refusal(HOUSE + note + "\n") == message


def test_two_games_may_start_on_the_same_square() -> None:
    assert read_plan(HOUSE + "basic fire: 1,2\nfamily poi: 1,2\n")


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no plan 'attic'; choose from brownstone, hotel, house_b"):
        builtin_plan("attic")


def test_an_error_travels_between_processes() -> None:
    error = PlanError(7, 12, "a wall", "'?'")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) == "line 7, column 12: expected a wall, found '?'."
    assert (again.line, again.column) == (7, 12)

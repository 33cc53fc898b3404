"""Flash Point 2010: Detect POI Phase."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, acting, advanced, corner


def hall(marks: dict[str, str], empty: str = ".") -> str:
    """A picture of one hall of 48 squares with a few marks."""
    rows = [
        "| " + "   ".join(marks.get(f"{row},{col}", empty) for col in range(1, 9)) + " |"
        for row in range(1, 7)
    ]
    top = "+---" * 8 + "+"
    return "\n".join([top, ("\n" + "+   " * 8 + "+\n").join(rows), top])


def points(scene: Scene) -> list[str]:
    """Where unidentified POIs lie."""
    return list(scene.view["points"])


@rule("2010.detect.start-of-turn", "2010.detect.until-three")
def test_points_are_rolled_until_there_are_three() -> None:
    """A turn begins with a roll for each POI that is missing. — Detect POI Phase"""
    scene = corner("""
        +---+---+---+---+
        | 1   .   .   ? |
        +---+---+---+---+
    """)

    scene.play("roll 6,8")
    assert scene.waits_for == "roll-point"
    scene.play("roll 1,2")
    assert scene.waits_for == "roll-point"
    scene.play("roll 1,3")

    assert scene.waits_for == "act"
    scene.shows("""
        +---+---+---+---+
        | 1   ?   ?   ? |
        +---+---+---+---+
    """)


@rule("2010.detect.start-of-turn")
def test_points_are_looked_for_in_every_turn() -> None:
    """Also when the firefighter on turn only gets up. — Detect POI Phase"""
    scene = corner("""
        +---+---+---+---+
        | a   .   ?   ? |
        +---+---+---+---+
        crew: firefighter firefighter
        turn: 2
    """)

    scene.play("roll 6,8")

    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "roll-point")


@rule("2010.detect.none-at-three")
@pytest.mark.parametrize("number", [3, 4])
def test_three_points_are_enough(number: int) -> None:
    """With three POIs or more there is no roll. — Detect POI Phase"""
    scene = corner(hall({f"1,{col}": "?" for col in range(1, number + 1)} | {"4,4": "1"}))

    scene.play("roll 6,8")

    assert scene.waits_for == "act"
    assert len(points(scene)) == number


@rule("2010.detect.identified-count")
@pytest.mark.parametrize("found", ["V", "T", "H"])
def test_identified_points_count(found: str) -> None:
    """A victim, treated or not, or a hazmat on the board is one of the three. — Detect POI Phase"""
    scene = corner(hall({"1,1": found, "1,4": "?", "1,7": "?", "4,4": "1"}))

    scene.play("roll 6,8")

    assert scene.waits_for == "act"


@rule("2010.detect.identified-count", "2010.ambulance.outside-waits")
def test_a_victim_who_waits_outside_counts() -> None:
    """Outside, but not at the ambulance, a victim is still on the board. — Detect POI, Ambulance"""
    scene = advanced("""
      0                        am  am  en  en
             +---+---+---+---+---+= =+---+---+
      1   En1| ?   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    En| .   .   ? | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    V = .   . o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = Am
    """)

    scene.play("end", "roll 6,8")

    assert scene.waits_for == "act"


@rule("2010.detect.face-down", "2010.detect.empty-valid")
def test_a_point_goes_unidentified_to_an_empty_square() -> None:
    """A POI on an empty square stays where it was rolled. — Detect POI Phase"""
    scene = corner("""
        +---+---+
        | .   . |
        +---+---+
        next: roll-point
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+
        | .   ? |
        +---+---+
        bag: 8 victims, 4 false alarms, 0 hazmats
    """)


@rule("2010.detect.smoke-valid")
def test_a_point_may_lie_in_smoke() -> None:
    """Smoke is no obstacle to a POI, and stays. — Detect POI Phase"""
    scene = corner("""
        +---+---+
        | .   S |
        +---+---+
        next: roll-point
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+
        | .   S?|
        +---+---+
    """)


@rule("2010.detect.fire-invalid", "2010.detect.follow-arrows")
def test_a_point_does_not_go_into_fire() -> None:
    """From a burning square the arrow leads on. — Detect POI Phase"""
    scene = corner("""
        +---+---+---+
        | F   .   . |
        +---+---+---+
        next: roll-point
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+
        | F   ?   . |
        +---+---+---+
    """)


@rule("2010.detect.firefighter-invalid")
def test_a_point_does_not_go_to_firefighters() -> None:
    """Squares with a firefighter are passed over, standing or lying, one or two. — Detect POI"""
    scene = corner("""
        +---+---+---+---+
        | 13  b   .   . |
        +---+---+---+---+
        next: roll-point
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+
        | 13  b   ?   . |
        +---+---+---+---+
    """)


@rule("2010.detect.poi-invalid")
def test_a_point_does_not_go_to_another() -> None:
    """Squares with a black disc are passed over, identified or not. — Detect POI Phase, example"""
    scene = corner("""
        +---+---+---+---+---+
        | ?   V   T   H   . |
        +---+---+---+---+---+
        next: roll-point
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+---+
        | ?   V   T   H   ? |
        +---+---+---+---+---+
    """)


@rule("2010.detect.example", "2010.detect.follow-arrows")
def test_the_books_example() -> None:
    """Fire, fire, another POI, and then an empty square along the arrows. — Detect POI, example"""
    scene = corner("""
        +---+---+---+---+
        | F   F   ?   . |
        +---+---+---+---+
        next: roll-point
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+
        | F   F   ?   ? |
        +---+---+---+---+
    """)


SPIRAL = """
    29 30 31 32 33 34 35 36
    28 11 12 13 14 15 16 37
    27 10  1  2  3  4 17 38
    26  9  8  7  6  5 18 39
    25 24 23 22 21 20 19 40
    48 47 46 45 44 43 42 41
"""


@rule("2010.detect.spiral", "2010.detect.spiral-closes")
def test_the_arrows_are_one_spiral() -> None:
    """Outwards from 3,3 to 6,1 through every square, then from 3,3 again. — Detect POI Phase"""
    grid = [line.split() for line in SPIRAL.strip().splitlines()]
    place = {int(grid[r][c]): f"{r + 1},{c + 1}" for r in range(6) for c in range(8)}
    assert sorted(place) == list(range(1, 49))

    for number, square in place.items():
        scene = corner(hall({square: "F"}) + "\nnext: roll-point")
        scene.play(f"roll {square}")
        assert points(scene) == [place[number % 48 + 1]], square


@rule("2010.detect.follow-arrows")
def test_the_arrows_may_lead_through_the_whole_house() -> None:
    """If all but one square burn, every roll ends there. — Detect POI Phase"""
    burning = hall({"2,7": "."}, empty="F")
    for roll in ("1,1", "2,8", "6,1", "3,3"):
        scene = corner(f"{burning}\nnext: roll-point\noption fire_discs: 48")
        scene.play(f"roll {roll}")
        assert points(scene) == ["2,7"]


@rule("2010.detect.follow-arrows")
def test_without_a_valid_square_there_is_no_point() -> None:
    """If no square can take a POI, none is rolled and the turn goes on. — Detect POI Phase"""
    full = hall({"6,8": "1"}, empty="F")
    scene = corner(f"{full}\noption fire_discs: 48\noption starved_at: 0")

    scene.play("roll 1,1")

    assert scene.waits_for == "act"
    assert points(scene) == []


@rule("2010.detect.empty-bag")
def test_when_all_points_are_used_none_are_placed() -> None:
    """The last unseen POI lies on the board already, so nothing is rolled. — Detect POI Phase"""
    scene = acting("""
        +---+---+---+
        | 1   .   ? |
        +---+---+---+
        bag: 1 victims, 0 false alarms, 0 hazmats
        rescued: 7
    """)

    scene.play("end", "roll 6,8")

    assert scene.waits_for == "act"
    assert points(scene) == ["1,3"]


@rule("2010.detect.empty-bag")
@pytest.mark.parametrize("second", ["1 false alarms, 0 hazmats", "0 false alarms, 1 hazmats"])
def test_the_last_points_are_placed(second: str) -> None:
    """Two POIs are left, one of them on the board: one more is placed, not two. — Detect POI"""
    scene = acting(f"""
        +---+---+---+
        | 1   .   ? |
        +---+---+---+
        bag: 1 victims, {second}
        rescued: 7
    """)

    scene.play("end", "roll 6,8", "roll 1,2")

    assert scene.waits_for == "act"
    assert points(scene) == ["1,2", "1,3"]

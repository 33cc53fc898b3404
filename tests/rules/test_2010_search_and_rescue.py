"""Flash Point 2010: Search and Rescue."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting, basic


@rule("2010.search.reveal", "2010.search.victim-stays")
def test_a_poi_is_identified_on_entering_its_square() -> None:
    """At once, before anything else, at the cost of the step alone. — Searching for Victims"""
    scene = acting("""
        +---+---+---+
        | 1   ?   . |
        +---+---+---+
    """)

    scene.play("move 1,2")
    assert scene.waits_for == "reveal-found"
    scene.play("reveal victim")

    scene.shows("""
        +---+---+---+
        | .   V1  . |
        +---+---+---+
        ap: 3
        bag: 7 victims, 4 false alarms, 0 hazmats
    """)
    assert scene.waits_for == "act"


@rule("2010.search.reveal")
def test_a_poi_next_door_stays_unidentified() -> None:
    """Passing by is not enough. — Searching for Victims"""
    scene = acting("""
        +---+---+
        | 1   . |
        +   +   +
        | .   ? |
        +---+---+
    """)

    scene.play("move 1,2")

    scene.shows("""
        +---+---+
        | .   1 |
        +   +   +
        | .   ? |
        +---+---+
    """)
    assert scene.waits_for == "act"


@rule("2010.search.false-alarm")
def test_a_false_alarm_leaves_the_game() -> None:
    """It is gone from the board and from what can still be found. — Searching for Victims"""
    scene = acting("""
        +---+---+---+
        | 1   ?   ? |
        +---+---+---+
    """)

    scene.play("move 1,2", "reveal false-alarm")
    scene.shows("""
        +---+---+---+
        | .   1   ? |
        +---+---+---+
        ap: 3
        bag: 8 victims, 3 false alarms, 0 hazmats
    """)
    scene.play("move 1,3")

    assert scene.odds == {"reveal victim": 8, "reveal false-alarm": 3}


@rule("2010.search.weights")
def test_the_last_unseen_poi_is_known_by_elimination() -> None:
    """Only what has not been seen can turn up. — Searching for Victims"""
    scene = acting("""
        +---+---+
        | 1   ? |
        +---+---+
        bag: 0 victims, 1 false alarms, 0 hazmats
        rescued: 7
    """)

    scene.play("move 1,2")

    assert scene.odds == {"reveal false-alarm": 1}


@rule("2010.rescue.not-through-fire")
def test_victims_are_not_carried_into_fire() -> None:
    """The firefighter alone may go; with a victim the step is refused. — Rescuing Victims"""
    scene = acting("""
        +---+---+---+
        | F   V1  . |
        +---+---+---+
    """)

    assert scene.refuses("move 1,1 carrying victim") == "carried-into-fire"
    scene.play("move 1,1")

    scene.shows("""
        +---+---+---+
        | F1  V   . |
        +---+---+---+
        ap: 2
    """)


@rule("2010.rescue.outside", "2010.rescue.removed")
def test_a_victim_carried_out_is_rescued() -> None:
    """The moment they are outside they leave the board and count as rescued. — Rescuing Victims"""
    scene = basic("""
      3      = V1  . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   . | .   .   .   . o .   . =
    """)

    scene.play("move 3,0 carrying victim")

    scene.shows("""
      3    1 = .   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   . | .   .   .   . o .   . =
      ap: 2
      rescued: 1
      lost: 0
    """)


@rule("2010.rescue.outside")
@pytest.mark.parametrize(
    ("row", "outside"),
    [
        ("  1      | .   .   . o .   . | V1  .   . |", "0,6"),
        ("  4      | .   . | .   .   .   . o .   V1=", "4,9"),
        ("  6      | .   .   V1  .   . o .   . o . |", "7,3"),
        ("  3      = V1  . o .   .   .   . | .   . |", "3,0"),
    ],
)
def test_every_entrance_leads_to_safety(row: str, outside: str) -> None:
    """Any outside square will do in the Basic Game. — Rescuing Victims"""
    scene = basic(row)

    scene.play(f"move {outside} carrying victim")

    assert scene.view["rescued"] == 1
    assert scene.view["victims"] == []


@rule("2010.rescue.outside")
def test_a_hole_in_the_wall_leads_to_safety() -> None:
    """It need not be an entrance. — Rescuing Victims"""
    scene = acting("""
        +---+---+
        ! V1  . |
        +---+---+
    """)

    scene.play("chop w", "move 1,0 carrying victim")

    assert scene.view["rescued"] == 1


@rule("2010.rescue.game-ends", "2010.end.victory", "2010.end.only-ways")
def test_the_game_ends_with_the_last_rescue() -> None:
    """In the middle of a turn, without another roll, whatever still burns. — Rescuing Victims"""
    scene = basic("""
      3      = V1  . o F   F   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | ?   . | F   .   .   . o .   . =
      rescued: 7
    """)

    scene.play("move 3,0 carrying victim")

    assert scene.ending == ("won", "accounted-for")
    assert scene.legal == []

"""Flash Point 2010: the ambulance, placing, driving and riding vehicles."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, advanced, started


def at_placement() -> Scene:
    """An Advanced Game in which the vehicles are to be placed."""
    scene = started("flashpoint/advanced", crew=("paramedic", "fire-captain"))
    scene.play("roll 5,5", "roll 5,5", "roll 1,1", "roll 1,2", "roll 1,3")
    return scene


@rule("2010.vehicle.placement", "2010.vehicle.own-spaces", "2010.vehicle.independent")
def test_the_start_player_places_both_vehicles() -> None:
    """Each on any of its own four parking spaces, in whatever combination. — Vehicle Placement"""
    engines = ["park engine 0,7", "park engine 5,9", "park engine 7,2", "park engine 1,0"]
    ambulances = [
        "park ambulance 0,5",
        "park ambulance 3,9",
        "park ambulance 7,4",
        "park ambulance 3,0",
    ]
    for engine in engines:
        for ambulance in ambulances:
            scene = at_placement()
            assert (scene.game.actor(scene.state), len(scene.legal)) == (0, 4)
            scene.play(engine)
            assert (scene.game.actor(scene.state), len(scene.legal)) == (0, 4)
            scene.play(ambulance)
            assert engine.split()[-1] in scene.view["engine"]
            assert ambulance.split()[-1] in scene.view["ambulance"]
            assert (scene.game.actor(scene.state), scene.waits_for) == (0, "act")


@rule("2010.vehicle.own-spaces")
def test_a_vehicle_does_not_stand_on_the_others_space() -> None:
    """Nor anywhere else. — Vehicle Placement at Start"""
    scene = at_placement()

    for text in ("park engine 0,5", "park ambulance 0,7", "park engine 0,0"):
        with pytest.raises(ValueError, match="does not park at"):
            scene.game.parse(text)
    assert scene.refuses("park ambulance 0,5") == "not-a-spot"


@rule("2010.vehicle.two-squares")
def test_a_vehicle_takes_up_two_squares() -> None:
    """The engine in the north-east stands on 0,7 and 0,8. — Vehicle Placement at Start"""
    scene = at_placement()
    scene.play("park engine 0,7", "park ambulance 3,0")

    assert scene.view["engine"] == ["0,7", "0,8"]
    assert sorted(scene.view["ambulance"]) == ["3,0", "4,0"]


@rule("2010.ambulance.at-entrance")
@pytest.mark.parametrize(
    ("space", "door", "inside"),
    [("0,5", "0,6", "1,6"), ("3,9", "4,9", "4,8"), ("7,4", "7,3", "6,3"), ("3,0", "3,0", "3,1")],
)
def test_the_ambulance_stands_before_an_entrance(space: str, door: str, inside: str) -> None:
    """From one of its squares one step leads into the house. — The Ambulance"""
    scene = at_placement()
    scene.play("park engine 0,7", f"park ambulance {space}")

    assert door in scene.view["ambulance"]
    scene.play(f"enter {door}", f"move {inside}")


@rule("2010.ambulance.needed", "2010.ambulance.outside-waits")
def test_outside_is_not_yet_rescued() -> None:
    """The ambulance is elsewhere: the victim waits in front of the house. — The Ambulance"""
    scene = advanced("""
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= V1  . o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = Am
    """)

    scene.play("move 3,0 carrying victim")

    scene.shows("""
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    V1= .   . o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = Am
      rescued: 0
    """)


@rule("2010.ambulance.needed", "2010.ambulance.either-square")
def test_at_the_ambulance_a_victim_is_rescued_at_once() -> None:
    """Carried to the square by the entrance. — The Ambulance"""
    scene = advanced("""
      3    Am= V1  . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
    """)

    scene.play("move 3,0 carrying victim")

    scene.shows("""
      3   Am1= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
      ap: 2
      rescued: 1
    """)


@rule("2010.ambulance.either-square", "2010.vehicle.two-squares")
def test_the_ambulances_other_square_is_as_good() -> None:
    """Carried along the house to its far square. — The Ambulance"""
    scene = advanced("""
      3    Am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5    V1| .   .   .   .   . | .   . | . | en
    """)

    scene.play("move 4,0 carrying victim")

    assert scene.view["rescued"] == 1


@rule("2010.ambulance.outside-waits")
def test_no_fire_reaches_a_victim_outside() -> None:
    """A wave vents past them. — The Ambulance, Explosions"""
    scene = advanced("""
      3    V = F   . o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    1 | .   . | .   .   .   . o .   . = Am
      next: roll-advance
    """)

    scene.play("roll 3,1")

    assert scene.view["lost"] == 0
    assert scene.view["victims"] == [{"square": "3,0", "treated": False}]


@rule("2010.ambulance.arrives", "2010.drive.driver-moves")
def test_the_ambulance_picks_up_who_waits_where_it_arrives() -> None:
    """A waiting victim is rescued without being carried. — The Ambulance"""
    scene = advanced("""
      0                       Am1  Am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    V | .   . | .   .   .   . o .   . = am
    """)

    scene.play("drive ambulance 3,0")

    scene.shows("""
      0                        am  am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3   Am1= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
      rescued: 1
      ap: 0
    """)


@rule("2010.vehicle.beside")
def test_a_vehicles_squares_are_walked_on_like_others() -> None:
    """Vehicles stand beside the board. — Vehicle Placement at Start"""
    scene = advanced("""
      0                    1   Am  Am  En  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
    """)

    scene.play("move 0,5", "move 0,6", "move 0,7", "move 0,8")

    assert (scene.ap, scene.view["pawns"][0]["square"]) == (0, "0,8")


@rule("2010.vehicle.stand-there", "2010.gun.engine-only")
def test_who_is_not_at_a_vehicle_cannot_use_it() -> None:
    """Neither from next to it, nor one vehicle from the other's squares. — Vehicle Actions"""
    scene = advanced("""
      0                        Am Am1  En  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
    """)
    assert scene.refuses("gun") == "not-in-engine"
    assert scene.refuses("drive engine 5,9") == "not-in-vehicle"

    scene = advanced("""
      0                    1   Am  Am  En  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
    """)
    assert scene.refuses("drive ambulance 3,9") == "not-in-vehicle"


@rule("2010.drive.next-space", "2010.drive.cost", "2010.vehicle.two-squares")
@pytest.mark.parametrize("row", ["Am  Am En1  En", "Am  Am  En En1"])
def test_the_engine_goes_to_the_next_space_either_way_round(row: str) -> None:
    """From the north to the east or the west, from either of its squares. — DRIVE"""
    scene = advanced(f"""
      0                        {row}
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
    """)

    drives = [text for text in scene.legal if text.startswith("drive")]
    assert sorted(drives) == [
        "drive engine 1,0",
        "drive engine 2,0",
        "drive engine 5,9",
        "drive engine 6,9",
    ]
    scene.play("drive engine 5,9")

    assert sorted(scene.view["engine"]) == ["5,9", "6,9"]
    assert scene.ap == 0


@rule("2010.drive.cost")
def test_three_points_are_too_few_to_drive() -> None:
    """It costs 4 AP with either vehicle. — DRIVE"""
    picture = """
      0                       {}
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      ap: 3
    """
    scene = advanced(picture.format("Am1  Am  En  En"))
    assert scene.refuses("drive ambulance 3,9") == "too-expensive"
    scene = advanced(picture.format(" Am  Am En1  En"))
    assert scene.refuses("drive engine 5,9") == "too-expensive"


@rule("2010.drive.opposite", "2010.drive.operator-cost", "2010.operator.drive")
def test_the_opposite_side_is_two_drives_away() -> None:
    """Refused in one; the Driver/Operator does it in two, for 2 AP each. — DRIVE"""
    scene = advanced("""
      0                        Am Am1  En  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: driver-operator
    """)

    assert scene.refuses("drive ambulance 7,3") == "not-next-spot"
    scene.play("drive ambulance 3,9")
    assert scene.ap == 2
    scene.play("drive ambulance 7,3")

    assert scene.ap == 0
    assert sorted(scene.view["ambulance"]) == ["7,3", "7,4"]


@rule("2010.drive.operator-cost", "2010.operator.drive")
def test_the_operator_drives_the_engine_for_two() -> None:
    """Either vehicle is cheap. — DRIVE, Driver/Operator"""
    scene = advanced("""
      0                        Am  Am En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: driver-operator
    """)

    scene.play("drive engine 2,0")

    assert scene.ap == 2


@rule("2010.drive.driver-moves")
def test_victims_do_not_ride() -> None:
    """The driver leaves a waiting victim behind. — DRIVE, our ruling"""
    scene = advanced("""
      0                        Am  Am &    En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      at 0,7: EnV1
    """)

    scene.play("drive engine 2,0")

    scene.shows("""
      0                        Am  Am  V   en
             +---+---+---+---+---+= =+---+---+
      1    En| .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2   En1| .   .   . | .   . o .   .   . |
    """)

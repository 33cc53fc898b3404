"""Flash Point 2010: RIDE."""

from __future__ import annotations

from rule import rule
from scene import Scene, advanced


def parked() -> Scene:
    """Three at the engine, one elsewhere; the second is to act."""
    return advanced("""
      0                3       Am  Am En2  &
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: firefighter firefighter firefighter firefighter
      turn: 2
      saved: 1 0 2 0
      at 0,8: En14
    """)


def squares(scene: Scene) -> list[str]:
    """Where the firefighters are."""
    return [pawn["square"] for pawn in scene.view["pawns"]]


@rule("2010.ride.choice", "2010.ride.either-square", "2010.ride.exit-square")
def test_each_firefighter_at_the_vehicle_is_asked() -> None:
    """In turn, for themselves; who is elsewhere is not asked. — RIDE"""
    scene = parked()
    asked = []

    scene.play("drive engine 5,9")
    while scene.waits_for == "ride-engine":
        asked.append(scene.game.actor(scene.state) + 1)
        assert sorted(scene.legal) == ["ride 5,9", "ride 6,9", "stay"]
        scene.play("ride 6,9")

    assert asked == [1, 4]
    assert squares(scene) == ["6,9", "5,9", "0,3", "6,9"]


@rule("2010.ride.choice")
def test_a_firefighter_may_stay_behind() -> None:
    """One rides, one does not. — RIDE"""
    scene = parked()

    scene.play("drive engine 5,9", "stay", "ride 5,9")

    assert squares(scene) == ["0,8", "5,9", "0,3", "5,9"]


@rule("2010.ride.any-number", "2010.drive.driver-moves", "2010.ride.exit-square")
def test_all_may_ride_and_get_off_where_they_like() -> None:
    """Two riders with the driver, on both squares of the new space. — RIDE"""
    scene = parked()

    scene.play("drive engine 1,0", "ride 1,0", "ride 2,0")

    assert squares(scene) == ["1,0", "1,0", "0,3", "2,0"]
    scene.shows("""
      1    & | .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2   En4| .   .   . | .   . o .   .   . |
      at 1,0: En12
    """)


@rule("2010.ride.free")
def test_riding_costs_nothing() -> None:
    """It is the driver's turn and the driver pays; saved AP stay. — RIDE"""
    scene = parked()

    scene.play("drive engine 5,9", "ride 5,9", "ride 5,9")

    assert (scene.view["turn"], scene.ap, scene.waits_for) == (1, 0, "act")
    assert scene.notes()["saved"] == "1 0 2 0"


@rule("2010.ride.exit-square")
def test_a_rider_gets_off_at_the_vehicle_only() -> None:
    """Not on the way, nor where it came from. — RIDE"""
    scene = parked()

    scene.play("drive engine 5,9")

    assert scene.refuses("ride 0,9") == "not-the-spot"
    assert scene.refuses("ride 0,8") == "not-the-spot"


@rule("2010.ride.either-square", "2010.vehicle.stand-there")
def test_without_others_at_the_vehicle_nobody_is_asked() -> None:
    """One square away is too far. — RIDE"""
    scene = advanced("""
      0                        Am Am2 En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | 3   .   . |
      crew: firefighter firefighter firefighter
    """)

    scene.play("drive engine 2,0")

    assert scene.waits_for == "act"
    assert squares(scene) == ["2,0", "0,6", "1,6"]

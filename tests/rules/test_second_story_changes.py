"""2nd Story: Vehicle Action Changes and Setup Changes."""

from __future__ import annotations

import pytest
from rule import rule
from story import Story, hotel, new_game, villa

NORTH = """
    ground
      0       En1  En  Am  Am
"""
SOUTH = """
    ground
      0        en  en  Am  Am
    ground
      7        am  am En1  En
"""


def hit(scene: Story, *rolls: str) -> str:
    """The square that the deck gun hits."""
    log = scene.play("gun", *rolls)
    square = next(vars(event)["square"] for event in log if type(event).__name__ == "GunHit")
    return str(scene.game.house.board.names[square])


@rule("2s.gun.half", "2s.gun.black-stays")
@pytest.mark.parametrize("roll", ["1,1", "3,4", "2,5", "1,8"])
def test_the_gun_covers_its_half_of_both_floors(roll: str) -> None:
    """Any black die is in range, on the ground floor or on the second. — Fire Deck Gun"""
    assert hit(villa(NORTH), f"roll {roll}") == roll


@rule("2s.gun.half")
def test_the_halves_are_those_beside_the_engine() -> None:
    """Rows 1 to 3 from the north, 4 to 6 from the south, in both buildings. — Fire Deck Gun"""
    for board in ("villa", "hotel"):
        house = new_game(board).game.house
        for spot, area in zip(house.board.engine_spots, house.board.gun_areas, strict=True):
            north = house.board.places[spot[0]][1] == 0
            rows = range(1, 4) if north else range(4, 7)
            inside = {name for name, square in house.board.named.items() if area >> square & 1}
            assert inside == {f"{row},{column}" for row in rows for column in range(1, 9)}


@rule("2s.gun.red-flips", "2s.gun.black-stays")
@pytest.mark.parametrize(
    ("engine", "roll", "target"),
    [(NORTH, "6,2", "1,2"), (NORTH, "4,7", "3,7"), (SOUTH, "1,8", "6,8"), (SOUTH, "5,1", "5,1")],
)
def test_only_the_red_die_is_turned_over(engine: str, roll: str, target: str) -> None:
    """A row outside the half is counted from the other side; the column stays. — Fire Deck Gun"""
    assert hit(villa(engine), f"roll {roll}") == target


@rule("2s.gun.half")
def test_the_water_reaches_the_other_floor_by_the_stairs_only() -> None:
    """The target and what is adjacent to it is cleared, the other half of the stairs too. — Gun"""
    scene = villa("""
    ground
      0       En1  En  Am  Am
    ground
      2    am| F   F o F | F w am
             +-o-+---+   +~~~+
      3    am| F | F   F | F | am
    second
      2      | F   F o F | F |
             +-o-+---+   +   +
      3      | F | F   F o F w
    """)

    scene.play("gun", "roll 3,2")

    scene.shows("""
    ground
      2    am| F   F o F | F w am
             +-o-+---+   +~~~+
      3    am| F | .   . | F | am
    second
      2      | F   F o F | F |
             +-o-+---+   +   +
      3      | F | .   F o F w
    """)


@rule("2s.gun.nobody-there")
@pytest.mark.parametrize(
    ("picture", "allowed"),
    [
        ("ground\n      1      w .   2 : . o . |", False),
        ("second\n      1      w .   2 | .   . |", False),
        ("second\n      4      | .   2 o . | . |", True),
        ("ground\n      4      | .   2 o . o . |", True),
        ("ground\n      1    L w .   . : . o . |\nsecond\n      1    L2w .   . | .   . |", True),
    ],
)
def test_nobody_may_be_in_the_half_on_either_floor(picture: str, allowed: bool) -> None:
    """The other half, and a ladder outside, are no hindrance. — Fire Deck Gun"""
    scene = villa(f"{NORTH}{picture}\ncrew: firefighter firefighter\n")

    if allowed:
        assert "gun" in scene.legal
    else:
        assert scene.refuses("gun") == "gun-area-manned"


@rule("2s.drive.any")
def test_a_vehicle_drives_to_any_of_its_spots() -> None:
    """For 2 AP, to the far side as well; the ambulance goes by radio. — Drive"""
    scene = villa(NORTH)
    drives = {text for text in scene.legal if text.startswith("drive")}
    assert drives == {
        "drive engine g7,3",
        "drive engine g7,4",
        "drive ambulance g2,5",
        "drive ambulance g7,1",
        "drive ambulance g2,0",
    }

    scene.play("drive ambulance g7,1", "drive engine g7,4")

    assert scene.ap == 0
    assert (scene.view["ambulance"], scene.at(1)) == (["g7,1", "g7,2"], "g7,4")


@rule("2s.setup.family-explosions")
def test_the_family_game_starts_with_three_explosions_without_damage() -> None:
    """Fire spreads and doors go, but no marker is placed. — Family Game"""
    scene = new_game(difficulty="family", crew=1)
    scene.play("roll 1,4")
    scene.shows("""
    ground
      1      w .   . : .   F |
             +   +   +   +   +
      2      | .   . o . | F w
    """)
    scene.play("roll 3,4", "roll 3,6")

    assert scene.waits_for == "roll-start-point"
    assert (scene.view["damage"], scene.view["damaged"]) == (0, [])
    scene.shows("""
    ground
      3      | . | F   . | F |
             +---+---+   +   +
      4      | .   . o . o F |
    second
             +-o-+---+   +   +
      3      | . | F   F o . w
             +~~~+---+   +---+
    """)


@rule("2s.setup.family-explosions")
def test_windows_and_light_walls_survive_the_family_start() -> None:
    """They would take a marker, so they stay. — Family Game"""
    scene = new_game(difficulty="family", crew=1)

    scene.play("roll 1,2", "roll 1,5", "roll 5,6")

    assert (scene.view["damage"], scene.view["destroyed"]) == (0, [])


@rule("2s.setup.family-points")
def test_three_points_are_rolled_in_the_family_game() -> None:
    """A burning square is cleared for one, and none has two. — Family Game"""
    scene = new_game(difficulty="family", crew=1)
    scene.play("roll 1,4", "roll 1,4", "roll 3,6")

    scene.play("roll 1,4")
    assert "1,4" not in scene.view["fire"]
    assert "roll 1,4" not in scene.legal
    scene.play("roll 1,1", "roll 1,2")

    assert scene.view["points"] == ["1,1", "1,2", "1,4"]
    assert scene.waits_for == "enter-at-start"


@rule("2s.setup.first-explosion")
@pytest.mark.parametrize("difficulty", ["recruit", "veteran", "heroic"])
def test_the_first_explosion_is_rolled_with_both_dice(difficulty: str) -> None:
    """It can be anywhere in the building, also on the stairs. — Experienced Game"""
    scene = new_game(difficulty=difficulty, crew=1)

    assert len(scene.odds) == 48
    assert set(scene.odds.values()) == {1}


@rule("2s.setup.both-floors")
@pytest.mark.parametrize("second", ["roll 1,1", "roll 6,4", "roll 1,5", "roll 6,8"])
def test_each_floor_has_an_explosion(second: str) -> None:
    """The third is on the floor where the second was not. — Experienced Game"""
    scene = new_game(difficulty="recruit", crew=1)
    scene.play("roll 3,3", second, "red 4")

    spots = {name.split(",")[1] for name in scene.view["hot_spots"]}
    assert any(int(column) <= 4 for column in spots)
    assert any(int(column) >= 5 for column in spots)


@rule("2s.setup.both-floors")
def test_the_heroic_game_has_a_fourth_explosion() -> None:
    """With both dice, not on fire. — Experienced Game"""
    scene = hotel_start("heroic")

    scene.play("roll 3,3", "roll 1,1", "red 4")

    assert scene.waits_for == "roll-set-up"
    assert not set(scene.odds) & {f"roll {name}" for name in scene.view["fire"]}


def hotel_start(difficulty: str) -> Story:
    """A new game in the hotel."""
    return new_game("hotel", difficulty=difficulty, crew=1)


@rule("2s.setup.floor-limit")
def test_at_most_two_points_start_on_a_floor() -> None:
    """With two on the second floor, the third is rolled on the ground floor. — Experienced"""
    scene = hotel_start("recruit")
    scene.play("roll 2,2", "roll 6,4", "red 2")
    while scene.waits_for != "roll-start-point":
        scene.play(scene.legal[0])
    free = [text for text in scene.legal if int(text[-1]) >= 5]
    scene.play(free[0], free[1])

    assert scene.waits_for == "roll-start-point"
    assert scene.odds
    assert all(int(text[-1]) <= 4 for text in scene.odds)


@rule("2s.setup.floor-limit")
def test_points_of_the_game_itself_may_crowd_a_floor() -> None:
    """The limit is for the start only. — Experienced Game"""
    scene = hotel("""
    second
      1      | ? : ? | . o . w
    next: roll-point
    """)

    scene.play("roll 6,8")

    assert scene.view["points"] == ["1,5", "1,6", "6,8"]

"""2nd Story: Game Board, Markers, Windows and AP Trackers."""

from __future__ import annotations

import pytest
from rule import rule
from story import RULESET, hotel, new_game, villa

from firehouse import Game, Setup, rulesets
from firehouse.core.bits import size
from firehouse.games.flashpoint.data.board import EdgeSet

BOARDS = ("villa", "hotel")


def number(edges: EdgeSet) -> int:
    """How many edges a set holds."""
    return int(size(edges.v) + size(edges.h))


@rule("2s.board.two-floors")
def test_both_buildings_have_two_floors_of_24_squares() -> None:
    """Black 1 to 4 is the ground floor, 5 to 8 the second. — Game Board"""
    way = next(ruleset for ruleset in rulesets() if ruleset.id == RULESET)
    assert way.boards == BOARDS
    for name in BOARDS:
        board = new_game(name).game.house.board
        assert board.floors == 2
        assert (size(board.ground), size(board.upstairs)) == (24, 24)
        assert board.ground >> board.named["3,4"] & board.upstairs >> board.named["3,5"] & 1
    assert "reconstructions" in way.notes
    assert "--plan FILE" in way.notes


@rule("2s.board.base-rules")
def test_the_base_game_holds_at_every_difficulty() -> None:
    """Family and Experienced differ as they do in the base game. — Game Board"""
    way = next(ruleset for ruleset in rulesets() if ruleset.id == RULESET)
    assert way.difficulties == ("family", "recruit", "veteran", "heroic")
    for difficulty in way.difficulties:
        options = new_game(difficulty=difficulty).game.house.options
        family = difficulty == "family"
        assert (options.victims, options.false_alarms, options.rescue_goal) == (10, 5, 7)
        assert (options.damage_limit, options.lost_limit, options.fire_discs) == (24, 4, 33)
        assert options.vehicles is options.specialists is options.hot_spots is not family
        assert all((options.no_end_in_fire, options.fire_outside, options.consequences_last))
    explosions = [
        new_game(difficulty=name).game.house.options.explosions for name in way.difficulties
    ]
    assert explosions == [3, 3, 3, 4]


@rule("2s.board.base-rules")
def test_the_arrows_stay_on_their_floor() -> None:
    """A point that cannot lie somewhere is not moved to the other floor. — Game Board"""
    house = new_game().game.house
    for square, target in enumerate(house.arrows):
        assert house.board.places[square][0] == house.board.places[target][0]


@rule("2s.board.base-rules")
@pytest.mark.parametrize("option", ["hot_spots", "perfect_game", "chop_doors"])
def test_options_of_other_boxes_combine_with_two_floors(option: str) -> None:
    """What no box prints together can be played together. — Game Board"""
    setup = Setup(RULESET, "villa", "family", 2, options={option: True})
    game = Game.of(setup)
    assert game.fault(game.start()) == ""


@rule("2s.markers.windows", "2s.markers.doors")
def test_no_building_needs_more_markers_than_there_are() -> None:
    """Twelve windows and fourteen doors at the most. — Markers"""
    for name in BOARDS:
        board = new_game(name).game.house.board
        assert number(board.windows) == 12
        assert 0 < number(board.doors) <= 14


@rule("2s.window.start-closed")
def test_all_windows_start_closed() -> None:
    """Nothing is open before the first turn. — Windows"""
    for name in BOARDS:
        assert new_game(name).view["open"] == []


@rule("2s.window.cost", "2s.window.like-doors", "2s.window.access", "2s.board.window")
def test_a_window_is_opened_entered_and_closed() -> None:
    """1 AP each, from outside and from inside, without damage. — Windows"""
    scene = villa("""
    ground
      1    1 w .   . : . o . |
    """)
    assert scene.refuses("move 1,1") == "door-in-way"

    scene.play("open e")
    scene.shows("""
    ground
      1    1 W .   . : . o . |
    ap: 3
    """)
    scene.play("move 1,1", "close w")
    scene.shows("""
    ground
      1      w 1   . : . o . |
    ap: 1
    """)
    assert scene.view["damage"] == 0
    assert scene.refuses("close w") == "door-closed"


@rule("2s.window.cost")
def test_opening_a_window_counts_as_moving() -> None:
    """The Rescue Specialist's movement points pay for it. — Open/Close Window"""
    scene = villa("""
    ground
      1    1 w .   . : . o . |
    crew: rescue-specialist
    """)

    scene.play("open e", "close e", "open e")

    assert (scene.ap, scene.view["free_ap"]) == (4, 0)


@rule("2s.window.cost")
def test_only_windows_of_the_own_square_can_be_turned() -> None:
    """Elsewhere there is none on that side. — Open/Close Window"""
    scene = villa("""
    ground
      1      w .   1 : . o . |
    """)

    assert scene.refuses("open w") == "no-door-there"
    assert scene.refuses("open e") == "no-door-there"


@rule("2s.board.window")
def test_fire_behind_an_open_window_is_within_reach() -> None:
    """Open, it makes its squares adjacent; closed, it does not. — Window"""
    scene = villa("""
    ground
      1    1 w F   . : . o . |
    """)
    assert scene.refuses("extinguish e") == "out-of-reach"

    scene.play("open e", "extinguish e")

    scene.shows("""
    ground
      1    1 W S   . : . o . |
    """)


@rule("2s.board.window", "2s.board.light-wall")
def test_one_chop_destroys_a_window_or_a_light_wall() -> None:
    """One marker, for the usual price of a chop. — Window, Light Wall"""
    scene = villa("""
    ground
      1    1 w .   . : . o . |
    """)
    scene.play("chop e")
    scene.shows("""
    ground
      1    1   .   . : . o . |
    ap: 2
    """)
    assert scene.view["damage"] == 1

    scene = villa("""
    ground
      1      w .   1 : . o . |
             +   +   +   +   +
    """)
    scene.play("chop e", "move 1,3")
    scene.shows("""
    ground
      1      w .   .   1 o . |
             +   +   +   +   +
    ap: 1
    """)
    assert scene.view["damage"] == 1


@rule("2s.board.light-wall")
def test_a_wave_destroys_a_light_wall_and_ends_there() -> None:
    """One marker; nothing burns behind it. — Light Wall"""
    scene = villa("""
    ground
      2    am| .   . o . | . w am
             +-o-+---+   +~~~+
      3    am| . | .   . | F | am
             +---+---+   +   +
    next: roll-advance
    """)

    scene.play("roll 3,4")

    scene.shows("""
    ground
      2    am| .   . o . | . w am
             +-o-+---+   +   +
      3    am| . | .   . ! F ! am
             +---+---+   +   +
    """)
    assert scene.view["damage"] == 3


@rule("2s.window.open-destroyed", "2s.board.window")
@pytest.mark.parametrize(("window", "outside"), [("w", []), ("W", ["g2,5"])])
def test_a_wave_destroys_a_window_open_or_not(window: str, outside: list[str]) -> None:
    """One marker; an open window lets the wave out as an open door would. — Windows"""
    scene = villa(f"""
    ground
      2    am| .   . o . | F {window} am
             +-o-+---+   +~~~+
      3    am| . | .   . | . | am
    next: roll-advance
    """)

    log = scene.play("roll 2,4")

    scene.shows("""
    ground
      2    am| .   . o . ! F   am
             +-o-+---+   +   +
      3    am| . | .   . | . | am
    """)
    lit = [event for event in log if type(event).__name__ == "IgnitedOutside"]
    named = scene.game.house.board.named
    assert [event.square for event in lit] == [named[name] for name in outside]  # type: ignore[attr-defined]


@rule("2s.window.open-destroyed")
def test_a_destroyed_window_costs_one_of_the_damage_markers() -> None:
    """So it can bring the house down. — Windows"""
    scene = hotel("""
    ground
      1      W F | .   . o . w
             +   +   +   +   +
    option damage_limit: 2
    next: roll-advance
    """)

    scene.play("roll 1,1")

    assert scene.ending == ("lost", "collapse")


@rule("2s.trackers")
def test_ordinary_and_free_points_are_told_apart() -> None:
    """The view shows both, and which were spent. — AP Trackers"""
    scene = villa("""
    ground
      1    1 w .   . : . o . |
    crew: cafs-firefighter
    """)
    assert (scene.view["ap"], scene.view["free_ap"]) == (3, 3)

    scene.play("open e")

    assert (scene.view["ap"], scene.view["free_ap"]) == (2, 3)

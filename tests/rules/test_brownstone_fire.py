"""Brownstone: Advance Fire, explosions, hot spots and what they do to people."""

from __future__ import annotations

import pytest
from rule import rule
from scene import experienced, later


@rule("bs.advance.smoke", "bs.advance.smoke-hazmat")
def test_an_open_square_fills_with_smoke() -> None:
    """A hazmat there does not mind, nor does a point of interest. — Advance Fire"""
    scene = later("""
        +---+---+
        | 1  H? |
        +---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+
        | 1  S?H|
        +---+---+
    """)


@rule("bs.advance.beside-fire", "bs.lost-in-fire", "bs.knocked-down")
def test_smoke_beside_fire_is_fire() -> None:
    """The marker is turned over and lost, the firefighter knocked down. — Advance Fire"""
    scene = later("""
        +---+---+---+
        | F  ?1   . |
        +---+---+---+
    """)

    scene.play("roll 1,2", "reveal victim")

    scene.shows("""
        +---+---+---+
        | F   F   . |
        +---+---+---+
        lost: 1
    """)
    assert scene.view["pawns"][0]["square"] == "0,2"


@rule("bs.advance.ignite")
def test_smoke_turns_to_fire() -> None:
    """With the same consequences. — Advance Fire"""
    scene = later("""
        +---+---+---+
        | S1  .   V |
        +---+---+---+
    """)

    scene.play("roll 1,1", "fall 1,0")

    scene.shows("""
        +---+---+---+
        | F   .   V |
        +---+---+---+
    """)
    assert scene.view["pawns"][0] == {
        "role": "firefighter",
        "square": "1,0",
        "saved": 0,
        "down": False,
    }


@rule("bs.explosion.four-ways", "bs.explosion.walls", "bs.explosion.doors", "2011.damage.at-once")
def test_an_explosion_goes_four_ways() -> None:
    """Fire west, a wall north, a door east, an open square south. — Advance Fire"""
    scene = later("""
        +---+---+---+
        | .   F o . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+
        | F   F   . |
        +   +   +   +
        | .   F   . |
        +---+---+---+
    """)
    assert scene.view["damage"] == 1


@rule("bs.explosion.behind-door", "bs.flashover")
def test_smoke_behind_a_destroyed_door_ignites() -> None:
    """The wave ends at the door, the fire does not. — Advance Fire"""
    scene = later("""
        +---+---+---+---+
        | F o S   S   . |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   F   F   . |
        +-!-+---+---+---+
    """)


@rule("bs.explosion.walls", "bs.wave.wall")
def test_a_damaged_wall_is_destroyed() -> None:
    """It stops this wave, but not the next. — Advance Fire"""
    scene = later("""
        +---+---+---+
        | F ! .   . |
        +---+---+---+
        next: roll-advance, spread, flare, consequences, quench, roll-advance, end-turn
    """)

    scene.play("roll 1,1")
    scene.shows("""
        +-!-+---+---+
        ! F   .   . |
        +-!-+---+---+
    """)
    scene.play("roll 1,1")
    scene.shows("""
        +   +---+---+
          F   F   . |
        +   +---+---+
    """)


@rule("bs.wave.rolls", "bs.wave.open", "bs.wave.smoke")
@pytest.mark.parametrize(("met", "left"), [(".", "F"), ("S", "F")])
def test_a_wave_rolls_over_fire(met: str, left: str) -> None:
    """Through an open door, which breaks, to the first square that does not burn. — Shockwave"""
    scene = later(f"""
        +---+---+---+---+
        | F   F / F   {met} |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows(f"""
        +-!-+---+---+---+
        ! F   F   F   {left} |
        +-!-+---+---+---+
    """)


@rule("bs.wave.wall", "bs.wave.door")
@pytest.mark.parametrize(("edge", "after", "damage"), [("|", "!", 4), ("o", " ", 3), ("!", " ", 5)])
def test_a_wave_ends_at_a_wall_or_closed_door(edge: str, after: str, damage: int) -> None:
    """With a damage marker on the wall, none for the door. — Shockwave"""
    scene = later(f"""
        +---+---+---+
        | F   F {edge} . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows(f"""
        +-!-+---+---+
        ! F   F {after} . |
        +-!-+---+---+
    """)
    assert scene.view["damage"] == damage


@rule("bs.flashover", "bs.lost-in-fire")
def test_flashover_runs_through_the_smoke() -> None:
    """As far as it goes, and who is in it is lost. — Flashover"""
    scene = later("""
        +---+---+---+---+
        | S   S   SV| S |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +---+---+---+---+
        | F   F   F | S |
        +---+---+---+---+
        lost: 1
    """)


@rule("bs.wave.open", "bs.fire-outside", "2011.outside.people", "2011.exits")
def test_fire_breaks_out_and_catches_who_stands_there() -> None:
    """Through the exit, which takes no damage; the ambulance is not harmed. — Advance Fire"""
    scene = experienced("""
      3    & = F   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
      at 3,0: Am1
      next: roll-advance
    """)
    log = scene.play("roll 3,1")
    names = [type(event).__name__ for event in log]
    assert names.index("IgnitedOutside") < names.index("KnockedDown")
    assert names.index("KnockedDown") < names.index("OutsideQuenched")
    assert (scene.view["ambulance"], scene.view["fire_outside"]) == (["3,0", "4,0"], [])
    assert not scene.game.house.board.barriers.has(scene.game.house.edge[16 * 4 + 3])

    scene = experienced("""
      3    V = F   . o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | .   .   .   . o .   . = Am
      next: roll-advance
    """)
    scene.play("roll 3,1")
    assert (scene.view["lost"], scene.view["victims"]) == (1, [])


@rule("bs.knocked-down", "2011.knocked-down.stands")
def test_the_knocked_down_come_to_the_ambulance() -> None:
    """To its nearer square, with their saved AP, and act in their next turn. — Knocked Down"""
    scene = experienced("""
      3    Am= S1  . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
      crew: generalist
      saved: 3
      next: roll-advance
    """)

    scene.play("roll 3,1")

    assert scene.view["pawns"][0]["square"] == "3,0"
    scene.play("roll 6,1", "roll 6,2", "roll 6,8")
    assert (scene.waits_for, scene.ap) == ("act", 8)


@rule("bs.knocked-down")
def test_the_player_chooses_between_two_squares_as_near() -> None:
    """1,1 is one step from two squares outside. — Knocked Down, our ruling"""
    scene = later("""
        +---+---+
        | S1  . |
        +---+---+
    """)

    scene.play("roll 1,1")

    assert scene.legal == ["fall 0,1", "fall 1,0"]
    assert scene.refuses("fall 2,0") == "not-a-bed"


@rule("2011.damage.at-once")
def test_the_last_damage_marker_ends_it_in_mid_explosion() -> None:
    """The first wave brings the house down; the others do not happen. — Rulings"""
    scene = later("""
        +---+---+
        | F   . |
        +---+---+
        option damage_limit: 1
    """)

    scene.play("roll 1,1")

    assert scene.ending == ("lost", "collapse")
    assert scene.view["fire"] == ["1,1"]


@rule("2011.exits")
def test_an_exit_is_not_chopped() -> None:
    """It is open, and stays so. — Rulings"""
    scene = experienced("""
      3    Am= 1   . o .   .   .   . | .   . | am
    """)

    assert scene.refuses("chop w") == "no-wall-there"

"""Flash Point 2010: Explosions."""

from __future__ import annotations

from rule import rule
from scene import basic, corner


@rule("2010.explosion.rolls-over-fire", "2010.explosion.closed-door", "2010.end.doors-free")
def test_a_shock_wave_rolls_over_fire_and_breaks_the_door() -> None:
    """A wave passes burning squares until it hits something; a closed door goes. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F   F   F o . |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   F   F   . |
        +-!-+---+---+---+
    """)
    assert scene.view["damage"] == 3


@rule("2010.explosion.closed-door", "2010.explosion.destroyed-door")
def test_a_closed_door_of_the_exploding_square_is_destroyed_and_holds_the_wave() -> None:
    """The wave ends at the door: nothing catches fire behind it. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F o .   . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        ! F   .   . |
        +-!-+---+---+
    """)


@rule("2010.explosion.wall", "2010.explosion.four-ways")
def test_each_wave_damages_the_wall_it_hits() -> None:
    """In a closed room every one of the four waves leaves a token. — Explosions"""
    scene = corner("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | . | F | . |
        +   +---+   +
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+
        | .   .   . |
        +   +-!-+   +
        | . ! F ! . |
        +   +-!-+   +
        | .   .   . |
        +---+---+---+
    """)
    assert scene.view["damage"] == 4


@rule("2010.explosion.wall", "2010.explosion.rolls-over-fire")
def test_a_wave_damages_a_wall_far_away() -> None:
    """Beyond any number of fires the wall it meets takes the token. — Explosions"""
    scene = corner("""
        +---+---+---+---+---+
        | F   F   F   F | . |
        +---+---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+---+
        ! F   F   F   F ! . |
        +-!-+---+---+---+---+
    """)


@rule("2010.explosion.wall-destroyed")
def test_a_wave_that_destroys_a_wall_ends_there() -> None:
    """The second token opens the wall, but this wave does not pass. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F ! .   . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        ! F   .   . |
        +-!-+---+---+
    """)


@rule("2010.explosion.destroyed-wall", "2010.end.two-tokens")
def test_a_destroyed_wall_does_not_stop_a_wave() -> None:
    """The next wave goes through and damages the wall no more. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F ! .   . |
        +---+---+---+
        next: roll-advance, resolve, roll-advance, resolve, end-turn
    """)

    scene.play("roll 1,1")
    assert scene.view["damage"] == 5
    scene.play("roll 1,1")

    scene.shows("""
        +   +---+---+
          F   F   . |
        +   +---+---+
    """)
    assert scene.view["damage"] == 8


@rule("2010.explosion.free-square")
def test_a_wave_sets_the_first_free_square_on_fire_and_ends() -> None:
    """Only one square beyond the fires catches fire. — Explosions"""
    scene = corner("""
        +---+---+---+---+---+
        | F   F   .   .   . |
        +---+---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+---+
        ! F   F   F   .   . |
        +-!-+---+---+---+---+
    """)


@rule("2010.explosion.smoke")
def test_a_wave_rolls_over_smoke_as_well() -> None:
    """It stops where there is neither smoke nor fire; then the smoke lights. — Explosions"""
    scene = corner("""
        +---+---+---+---+---+
        | F   S   F   S   . |
        +---+---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+---+
        ! F   F   F   F   F |
        +-!-+---+---+---+---+
    """)


@rule("2010.explosion.smoke")
def test_a_wave_hits_the_wall_behind_smoke() -> None:
    """Smoke does not weaken it. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F   S | . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        ! F   F ! . |
        +-!-+---+---+
    """)


@rule("2010.explosion.smoke", "2010.explosion.firefighters")
def test_a_wave_knocks_down_who_stands_in_smoke_and_goes_on() -> None:
    """The firefighter rolls the burning smoke out, the square beyond burns. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F   S1  .   . |
        +---+---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   a   F   . |
        +-!-+---+---+---+
    """)


@rule("2010.explosion.smoke")
def test_an_option_stops_waves_at_smoke() -> None:
    """As the second edition has it: smoke turns into fire and ends the wave. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F   S   .   . |
        +---+---+---+---+
        option wave_rolls_over_smoke: false
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   F   .   . |
        +-!-+---+---+---+
    """)


@rule("2010.explosion.vents")
def test_a_wave_vents_through_an_entrance_without_effect() -> None:
    """It goes past fires and out; who stands outside is not hurt. — Explosions"""
    scene = basic("""
      2      | .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    12= F   F o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   . | .   .   .   . o .   . =
      crew: firefighter firefighter
      next: roll-advance
    """)

    scene.play("roll 3,2")

    scene.shows("""
      2      | .   F   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    12= F   F   .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   F | .   .   .   . o .   . =
    """)
    assert scene.view["damage"] == 0


@rule("2010.explosion.open-door", "2010.explosion.destroyed-door", "2010.end.doors-free")
def test_a_wave_destroys_an_open_door_and_goes_on() -> None:
    """The door is gone, and the wave lights the square behind it. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F / .   . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        ! F   F   . |
        +-!-+---+---+
    """)
    assert scene.view["damage"] == 3


@rule("2010.explosion.open-door", "2010.explosion.rolls-over-fire")
def test_a_wave_may_destroy_several_open_doors_and_a_closed_one() -> None:
    """Open doors do not contain it; the closed one does. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F / F / F o . |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   F   F   . |
        +-!-+---+---+---+
    """)


@rule("2010.explosion.destroyed-door")
def test_a_destroyed_door_cannot_be_closed_again() -> None:
    """It is off the board: an open passage for good. — Explosions"""
    scene = corner("""
        +---+---+---+---+---+
        | F o 1   ?   ?   ? |
        +---+---+---+---+---+
    """)

    scene.play("roll 1,1")

    assert scene.waits_for == "act"
    assert scene.refuses("close w") == "door-gone"
    assert scene.refuses("open w") == "door-gone"
    scene.play("move 1,1")


@rule("2010.explosion.firefighters", "2010.down.fire-arrives", "2010.down.fire-removed")
def test_a_wave_knocks_down_the_firefighter_it_meets() -> None:
    """It spreads fire to the square, the firefighter falls and puts that out. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F   F   1   . |
        +---+---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   F   a   . |
        +-!-+---+---+---+
    """)


@rule("2010.explosion.firefighters")
def test_firefighters_do_not_stop_a_wave() -> None:
    """One who stands in fire on its way is knocked down, and the wave goes on. — Explosions"""
    scene = corner("""
        +---+---+---+---+
        | F   F1  F   . |
        +---+---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! F   a   F   F |
        +-!-+---+---+---+
    """)


@rule("2010.explosion.firefighters")
def test_an_explosion_knocks_down_who_stands_in_it() -> None:
    """Standing in a burning square is dangerous: it may be rolled. — Explosions"""
    scene = corner("""
        +---+---+---+
        | F1| .   . |
        +---+---+---+
        crew: firefighter firefighter
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        ! a ! .   . |
        +-!-+---+---+
    """)


@rule("2010.explosion.no-disc")
def test_a_wave_without_a_disc_left_still_knocks_down() -> None:
    """All twelve discs lie: nothing burns, the victim lives, the wave is felt. — Explosions"""
    scene = corner("""
        +---+---+---+---+---+---+---+---+
        | F   V1| S   S   S   S   S   S |
        +---+---+   +   +   +   +   +   +
        | .   . | S   S   S   S   S   . |
        +---+---+---+---+---+---+---+---+
        crew: firefighter firefighter
        option fire_discs: 12
        option starved_at: 0
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+---+---+---+---+
        ! F   Va| S   S   S   S   S   S |
        +-!-+---+   +   +   +   +   +   +
        | .   . | S   S   S   S   S   . |
        +---+---+---+---+---+---+---+---+
        lost: 0
    """)


@rule("2010.explosion.example")
def test_the_books_example() -> None:
    """Up vents, down lights a square, left damages a wall, right breaks a door. — Explosions"""
    scene = corner("""
        +   +---+---+---+
        | F   F   F o . |
        +   +   +   +   +
        | F   .   . | . |
        +   +   +---+---+
        | .   .   .   . |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +   +---+---+---+
        ! F   F   F   . |
        +   +   +   +   +
        | F   .   . | . |
        +   +   +---+---+
        | F   .   .   . |
        +---+---+---+---+
    """)
    assert scene.view["damage"] == 1

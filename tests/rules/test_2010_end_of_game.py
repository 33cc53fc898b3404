"""Flash Point 2010: End of Game."""

from __future__ import annotations

from rule import rule
from scene import acting, corner, started


@rule("2010.end.three-dead")
def test_the_third_death_loses_the_game() -> None:
    """At that moment: nothing of the same roll happens after it. — Three Dead Victims"""
    scene = corner("""
        +---+---+---+---+
        | F   SV  S1  . |
        +---+---+---+---+
        lost: 2
    """)

    scene.play("roll 6,8")

    assert scene.ending == ("lost", "victims-lost")
    scene.shows("""
        +---+---+---+---+
        | F   F   F1  . |
        +---+---+---+---+
        lost: 3
    """)


@rule("2010.end.three-dead", "2010.secondary.order")
def test_the_third_of_four_victims_in_one_fire_ends_the_game() -> None:
    """Three die in one flashover, and the fourth no longer matters. — Three Dead Victims"""
    scene = corner("""
        +---+---+---+---+---+
        | F   SV  SV  SV  SV|
        +---+---+---+---+---+
    """)

    scene.play("roll 6,8")

    assert scene.ending == ("lost", "victims-lost")
    assert scene.view["lost"] == 3


@rule("2010.end.two-dead")
def test_two_deaths_are_not_the_end() -> None:
    """The game goes on. — Three Dead Victims"""
    scene = corner("""
        +---+---+---+---+
        | F   SV  SV| . |
        +---+---+---+---+
    """)

    scene.play("roll 6,8")

    assert scene.view["lost"] == 2
    assert scene.ending is None


@rule("2010.end.three-dead", "2010.end.victory")
def test_a_third_death_loses_even_if_it_is_the_last_victim() -> None:
    """All eight are accounted for, but three of them are dead. — Three Dead Victims, Victory"""
    scene = corner("""
        +---+---+
        | F   V |
        +---+---+
        rescued: 5
        lost: 2
    """)

    scene.play("roll 1,2")

    assert scene.ending == ("lost", "victims-lost")


WEAK = """
    +-!-+-!-+-!-+-!-+-!-+-!-+-!-+-!-+
    ! .   .   .   .   .   .   .   . !
    +   +   +   +   +   +   +   +   +
    ! .   .   .   .   .   .   .   . !
    +   +   +   +   +   +   +   +   +
    ! .   .   .   V   F | 1   .   . !
    +   +   +   +   +   +   +   +   +
    ! .   .   .   .   .   .   .   . !
    +   +   +   +   +   +   +   +   +
    ! .   .   .   .   .   .   .   . !
    +   +   +   +   +   +   +   +   +
    ! .   .   . ! .   .   .   .   . !
    +-!-+-!-+-!-+-!-+-!-+-!-+-!-+-!-+
"""


@rule("2010.end.collapse", "2010.components.damage-tokens", "2010.end.all-walls")
def test_the_thirtieth_token_brings_the_house_down() -> None:
    """28 outer walls and an inner one are damaged; the next token ends the game. — Collapse

    The victim whom the same explosion would have killed as the third does not die any more.
    """
    scene = corner(WEAK + "    lost: 2\n")
    assert scene.view["damage"] == 29

    scene.play("roll 3,5")

    assert scene.ending == ("lost", "collapse")
    assert (scene.view["damage"], scene.view["lost"]) == (30, 2)


@rule("2010.end.collapse", "2010.chop.collapse", "2010.damage.two-causes")
def test_a_chop_can_bring_the_house_down() -> None:
    """The axe uses the same tokens. — CHOP, Building Collapse"""
    scene = acting(WEAK)

    scene.play("chop w")

    assert scene.ending == ("lost", "collapse")


@rule("2010.end.collapse")
def test_twenty_nine_tokens_do_not() -> None:
    """One token less, and the house stands. — Building Collapse"""
    scene = acting(WEAK.replace(". ! .", ". | ."))

    scene.play("chop w")

    assert scene.view["damage"] == 29
    assert scene.ending is None


@rule("2010.end.doors-free")
def test_doors_do_not_count() -> None:
    """With one token left a door can still be destroyed. — Building Collapse"""
    scene = corner(WEAK.replace("F | 1", "F o 1"))

    scene.play("roll 3,5")

    assert scene.view["damage"] == 29
    assert scene.ending is None


@rule("2010.end.victory", "2010.end.victory-by-death", "2010.rescue.game-ends")
def test_the_death_of_the_last_victim_can_win_the_game() -> None:
    """Six are rescued, two are dead: all are accounted for. — All Victims Accounted For"""
    scene = corner("""
        +---+---+---+---+
        | F   V | .   ? |
        +---+---+---+---+
        rescued: 6
        lost: 1
    """)

    scene.play("roll 1,2")

    assert scene.ending == ("won", "accounted-for")


@rule("2010.end.six-of-eight")
def test_with_eight_victims_six_rescues_are_needed() -> None:
    """Five rescued and two dead leave one whose rescue wins; with four it does not. — Victory"""
    picture = """
        +---+---+---+
        ! V1| F   . |
        +---+---+---+
        rescued: {}
        lost: 2
    """
    scene = acting(picture.format(5))
    scene.play("chop w", "move 1,0 carrying victim")
    assert scene.ending == ("won", "accounted-for")
    assert scene.view["rescued"] == 6

    scene = acting(picture.format(4))
    scene.play("chop w", "move 1,0 carrying victim")
    assert scene.ending is None


@rule("2010.end.only-ways")
def test_other_calamities_do_not_end_the_game() -> None:
    """Everybody hit, a room full of fire, a victim dead: play goes on. — End of Game"""
    scene = corner("""
        +---+---+---+---+
        | F1  F2  F   V |
        +---+---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+---+
        ! a   2   F   F |
        +-!-+---+---+---+
        turn: 2
        lost: 1
    """)
    assert scene.ending is None


@rule("2010.end.tweak-victims")
def test_the_numbers_can_be_changed() -> None:
    """Victims, false alarms, hazmats and explosions are options of the Advanced Game. — Victory"""
    scene = started(
        "flashpoint/advanced",
        difficulty="two-alarm",
        options={"victims": 5, "false_alarms": 1, "hazmats": 0, "explosions": 1},
    )

    assert scene.view["bag"] == {"victim": 5, "false-alarm": 1, "hazmat": 0}
    assert scene.waits_for == "roll-set-up"
    scene.play("roll 1,1")
    assert scene.waits_for != "roll-set-up"


@rule("2010.end.tweak-victims", "2010.end.victory")
def test_with_fewer_victims_fewer_end_the_game() -> None:
    """Four victims: four rescues win. — All Victims Accounted For"""
    scene = acting("""
        +---+---+
        ! V1  . |
        +---+---+
        rescued: 3
        option victims: 4
    """)

    scene.play("chop w", "move 1,0 carrying victim")

    assert scene.ending == ("won", "accounted-for")

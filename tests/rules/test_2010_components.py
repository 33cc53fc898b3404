"""Flash Point 2010: Objective, and the components with what they allow."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting, corner, started

from firehouse import Game, Setup


@rule("2010.objective.together")
def test_all_lose_with_the_third_death() -> None:
    """The result is one for the whole crew, and nobody has a turn after it. — Objective"""
    scene = corner("""
        +---+---+---+---+---+
        | F   V | 1 | 2 | 3 |
        +---+---+---+---+---+
        lost: 2
    """)

    scene.play("roll 1,2")

    assert scene.ending == ("lost", "victims-lost")
    assert scene.legal == []


@rule(
    "2010.components.dice",
    "2010.dice.both-together",
    "2010.dice.inside-squares",
    "2010.dice.never-outside",
)
def test_the_dice_name_every_inside_square_alike() -> None:
    """A red die of six and a black one of eight name one of 48 squares, none outside. — The Dice"""
    scene = corner("""
        +---+---+
        | 1   . |
        +---+---+
    """)

    assert scene.waits_for == "roll-advance"
    assert scene.odds == {f"roll {red},{black}": 1 for red in range(1, 7) for black in range(1, 9)}


FULL_OF_SMOKE = """
    +---+---+---+---+---+---+---+---+
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S   S   S   S   S   S |
    +   +   +   +   +   +   +   +   +
    | S   S   S   S   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | 1   .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+---+
"""


@rule("2010.components.fire-discs", "2010.starved.no-disc")
def test_the_thirty_seventh_disc_is_not_placed() -> None:
    """With 36 discs on the board a roll for a new one places none. — Components List"""
    scene = corner(FULL_OF_SMOKE)

    scene.play("roll 6,8")

    scene.shows(FULL_OF_SMOKE)


@rule("2010.components.fire-discs", "2010.discs.return")
def test_a_disc_put_out_can_be_placed_again() -> None:
    """The 36th disc, back in the supply, is placed by the next roll. — Orange Discs"""
    scene = acting(FULL_OF_SMOKE)

    scene.play("extinguish n", "end", "roll 6,8")

    scene.shows(
        FULL_OF_SMOKE.replace("S   S   S   S   .", ".   S   S   S   .").replace(
            "1   .   .   .   .   .   .   .", "1   .   .   .   .   .   .   S"
        )
    )


@rule("2010.discs.smoke-or-fire", "2010.starved.no-disc")
def test_smoke_ignites_without_a_disc_in_the_supply() -> None:
    """Smoke that turns into fire keeps its disc, so it needs none. — Orange Discs"""
    scene = corner(FULL_OF_SMOKE)

    scene.play("roll 1,1")

    scene.shows(FULL_OF_SMOKE.replace("S", "F"))


@rule("2010.discs.smoke-or-fire")
def test_fire_dies_down_to_smoke_without_a_disc_in_the_supply() -> None:
    """Fire that turns back into smoke keeps its disc. — Orange Discs"""
    scene = acting(FULL_OF_SMOKE.replace("S", "F"))

    scene.play("extinguish n")

    scene.shows(FULL_OF_SMOKE.replace("S", "F").replace("F   F   F   F   .", "S   F   F   F   ."))


@rule("2010.components.door-discs")
def test_there_are_eight_doors() -> None:
    """Eight door discs are on the board at the start. — Components List"""
    scene = started("flashpoint/basic")

    assert scene.game.draw(scene.state).partition("\n\n")[0].count("o") == 8


@rule("2010.components.poi-discs")
def test_the_hardest_game_uses_all_nineteen_black_discs() -> None:
    """The 19 black discs are 10 victims, 5 false alarms and 4 hazmats. — Components List"""
    scene = started("flashpoint/advanced", difficulty="three-alarm")

    assert scene.view["bag"] == {"victim": 10, "false-alarm": 5, "hazmat": 4}


@rule("2010.components.pawns", "2010.pawns.solitaire")
@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "flashpoint/advanced"])
def test_one_to_six_firefighters(ruleset: str) -> None:
    """There are six pawns; one firefighter alone may play too. — Components List, Player Pawns"""
    for size in range(1, 7):
        assert len(started(ruleset, crew=size).view["pawns"]) == size
    for size in (0, 7):
        with pytest.raises(ValueError, match=f"1 to 6 firefighters; this one has {size}"):
            Game.of(Setup(ruleset, crew=size))


@rule("2010.ways.basic-leaves-out", "2010.cards.basic", "2010.treated.not-in-basic")
def test_the_basic_game_has_no_specialists_vehicles_or_deck_gun() -> None:
    """Specialists, vehicles, hazmats and deck gun are for the Advanced Game. — Two Ways to Play"""
    scene = started("flashpoint/basic", crew=6)
    scene.play("enter 0,7")

    assert {pawn["role"] for pawn in scene.view["pawns"]} == {"firefighter"}
    assert (scene.view["engine"], scene.view["ambulance"]) == (None, None)
    assert scene.view["bag"]["hazmat"] == 0
    assert scene.refuses("gun") == "no-vehicles"
    assert scene.refuses("drive engine 5,9") == "no-vehicles"
    assert scene.refuses("drive ambulance 3,9") == "no-vehicles"


@rule("2010.treated.not-in-basic", "2010.paramedic.only")
def test_nobody_treats_in_the_basic_game() -> None:
    """Blue discs are not used in the Basic Game. — Blue Discs"""
    scene = acting("""
        +---+---+
        | V1  . |
        +---+---+
    """)

    assert scene.refuses("treat") == "not-paramedic"


@rule("2010.poi.unknown", "2010.search.weights")
def test_a_poi_is_anything_that_has_not_been_seen() -> None:
    """What a POI is shows only when it is turned over. — Black Discs"""
    scene = acting("""
        +---+---+---+
        | 1   ?   ? |
        +---+---+---+
        bag: 3 victims, 2 false alarms, 1 hazmats
    """)

    scene.play("move 1,2")

    assert scene.waits_for == "reveal-found"
    assert scene.odds == {"reveal victim": 3, "reveal false-alarm": 2, "reveal hazmat": 1}


@rule("2010.poi.three-kinds")
def test_a_poi_is_victim_false_alarm_or_in_the_advanced_game_hazmat() -> None:
    """Basic has victims and false alarms; Advanced has hazmats as well. — Black Discs"""
    kinds = {
        ruleset: {kind for kind, number in started(ruleset).view["bag"].items() if number}
        for ruleset in ("flashpoint/basic", "flashpoint/advanced")
    }

    assert kinds == {
        "flashpoint/basic": {"victim", "false-alarm"},
        "flashpoint/advanced": {"victim", "false-alarm", "hazmat"},
    }


@rule("2010.damage.two-causes", "2010.chop.two-destroy", "2010.explosion.wall-destroyed")
def test_axe_and_explosion_share_the_damage() -> None:
    """A wall that a firefighter has chopped once falls to the next shock wave. — White Winks"""
    scene = acting("""
        +---+---+---+
        | 1 | F   . |
        +---+---+---+
        | .   .   . |
        +---+---+---+
    """)

    scene.play("chop e")
    scene.shows("""
        +---+---+---+
        | 1 ! F   . |
        +---+---+---+
    """)
    scene.play("end", "roll 1,2")

    scene.shows("""
        +---+-!-+---+
        | 1   F   F |
        +---+-!-+---+
    """)
    assert scene.view["damage"] == 4

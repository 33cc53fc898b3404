"""Flash Point 2010: Hazardous Materials."""

from __future__ import annotations

import pytest
from rule import rule
from scene import acting, advanced, corner

TWO = "crew: firefighter firefighter"


@rule("2010.hazmat.among-poi", "2010.search.reveal")
def test_a_hazmat_is_found_like_any_poi() -> None:
    """It lies open where it was found, and counts as one of the three. — Hazardous Materials"""
    scene = acting("""
        +---+---+---+---+
        | 1   ?   ?   ? |
        +---+---+---+---+
        option hazmats: 2
    """)

    scene.play("move 1,2")
    assert scene.odds == {"reveal victim": 8, "reveal false-alarm": 4, "reveal hazmat": 2}
    scene.play("reveal hazmat")
    scene.shows("""
        +---+---+---+---+
        | .   H1  ?   ? |
        +---+---+---+---+
        ap: 3
        bag: 8 victims, 4 false alarms, 1 hazmats
    """)
    scene.play("end", "roll 6,8")

    assert scene.waits_for == "act"


@rule("2010.hazmat.explodes", "2010.hazmat.removed")
def test_fire_that_reaches_a_hazmat_makes_it_explode() -> None:
    """Waves in all four directions, and the hazmat is gone. — Hazardous Materials"""
    scene = corner("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
        | F   H   . |
        +   +---+   +
        | .   .   . |
        +---+---+---+
        option hazmats: 3
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+
        | .   F   . |
        +   +   +   +
        ! F   F   F |
        +   +-!-+   +
        | .   .   . |
        +---+---+---+
        bag: 8 victims, 4 false alarms, 2 hazmats
    """)
    assert scene.view["hazmats"] == []


@rule("2010.hazmat.explodes")
def test_smoke_does_not_set_a_hazmat_off() -> None:
    """Only fire does. — Hazardous Materials"""
    scene = corner("""
        +---+---+
        | .   H |
        +---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+---+
        | .   SH|
        +---+---+
    """)


@rule("2010.hazmat.unidentified", "2010.victim.unidentified")
def test_a_hidden_hazmat_explodes_too() -> None:
    """Turned over by the fire, it goes off at once. — Hazardous Materials"""
    scene = corner("""
        +---+---+---+
        | F   ? | . |
        +---+---+---+
        option hazmats: 1
    """)

    scene.play("roll 1,2")
    assert scene.waits_for == "reveal-burnt"
    scene.play("reveal hazmat")

    scene.shows("""
        +---+-!-+---+
        ! F   F ! . |
        +---+-!-+---+
        bag: 8 victims, 4 false alarms, 0 hazmats
    """)


@rule("2010.hazmat.after")
def test_a_hazmat_waits_for_the_explosion_that_lit_it() -> None:
    """First all four waves of the roll, then those of the hazmat. — Hazardous Materials

    The first explosion at 2,2 lights all its neighbours, 2,3 with the hazmat among them. The
    hazmat's wave to the left then rolls over 2,2 and 2,1 and hits the wall; had it come before
    the first explosion was done, it would have ended at 2,1.
    """
    scene = corner("""
        +---+---+---+---+
        | .   .   .   . |
        +   +   +   +   +
        | .   F   H   . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+---+
        | .   F   F   . |
        +   +   +   +   +
        ! F   F   F   F |
        +   +   +   +   +
        | .   F   F   . |
        +---+---+---+---+
    """)


@rule("2010.hazmat.after", "2010.hazmat.chain")
def test_flashovers_come_before_the_hazmat() -> None:
    """The smoke at 1,3 burns before the hazmat's wave gets there, which rolls over it. — Hazmat"""
    scene = corner("""
        +---+---+---+---+---+
        | F   H   S   .   . |
        +---+---+---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+---+---+
        ! F   F   F   F   . |
        +---+-!-+---+---+---+
    """)


@rule("2010.hazmat.chain")
def test_one_hazmat_sets_off_another() -> None:
    """The first blast lights the second, two squares away. — Hazardous Materials, our ruling"""
    scene = corner("""
        +---+---+---+---+---+---+
        | F   H   F   H   .   . |
        +---+---+---+---+---+---+
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+-!-+---+---+
          F   F   F   F   F   . |
        +---+-!-+---+-!-+---+---+
    """)
    assert scene.view["hazmats"] == []
    assert scene.view["damage"] == 6


@rule("2010.hazmat.chain")
def test_two_hazmats_in_one_square_explode_one_after_the_other() -> None:
    """Every wall of the room is hit twice. — Hazardous Materials, our ruling"""
    scene = corner("""
        +---+---+---+
        | .   .   . |
        +   +---+   +
        | F   HH| . |
        +   +---+   +
        | .   .   . |
        +---+---+---+
    """)

    scene.play("roll 2,2")

    scene.shows("""
        +---+---+---+
        | .   .   . |
        +   +   +   +
          F   F   . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """)
    assert scene.view["damage"] == 8


TWO_REACHED = """
    +---+---+---+
    | F   H   . |
    +   +   +   +
    | H   .   . |
    +   +   +   +
    | .   .   . |
    +---+---+---+
    crew: firefighter firefighter
    turn: 2
"""


@rule("2010.hazmat.order", "2010.hazmat.chain")
@pytest.mark.parametrize(
    ("first", "rows"), [("1,2", ("F   F   F", "F   .   .")), ("2,1", ("F   F   .", "F   F   ."))]
)
def test_the_player_on_turn_chooses_among_hazmats_reached_together(
    first: str, rows: tuple[str, str]
) -> None:
    """The wave of the second rolls over what the first has lit. — Hazardous Materials"""
    scene = corner(TWO_REACHED)

    scene.play("roll 1,1")
    assert (scene.waits_for, scene.game.actor(scene.state)) == ("choose-hazmat", 1)
    assert scene.legal == ["explode 1,2", "explode 2,1"]
    assert scene.refuses("explode 1,1") == "hazmat-not-reached"
    assert scene.refuses("end") == "not-now"
    scene.play(f"explode {first}")

    scene.shows(f"""
        +   +-!-+---+
          F   F   F |
        +   +   +   +
        ! {rows[0]} |
        +   +   +   +
        | {rows[1]} |
        +---+---+---+
    """)
    assert scene.view["hazmats"] == []


@rule("2010.hazmat.order")
def test_nobody_is_asked_when_only_one_square_is_reached() -> None:
    """Two in one square are alike, and one out of the fire's reach does not count. — Hazmat"""
    scene = corner("""
        +---+---+---+---+
        | F   HH| H   . |
        +---+---+---+---+
    """)

    scene.play("roll 1,2")

    assert scene.waits_for != "choose-hazmat"
    assert [hazmat["square"] for hazmat in scene.view["hazmats"]] == ["1,3"]


@rule("2010.hazmat.order", "2010.hazmat.chain")
def test_a_third_hazmat_is_chosen_among_those_that_are_left() -> None:
    """After each explosion the player is asked again while there is a choice. — Hazmat"""
    scene = corner("""
        +---+---+---+---+---+---+
        | SH  S   SH  S   SH| . |
        +---+---+---+---+---+---+
    """)

    scene.play("roll 1,2")
    assert scene.legal == ["explode 1,1", "explode 1,3", "explode 1,5"]
    scene.play("explode 1,3")
    assert scene.legal == ["explode 1,1", "explode 1,5"]
    scene.play("explode 1,5")

    assert scene.waits_for != "choose-hazmat"
    assert scene.view["hazmats"] == []


@rule("2010.hazmat.under-firefighter", "2010.down.fire-removed")
def test_a_hazmat_explodes_though_a_firefighter_has_put_the_fire_out() -> None:
    """Two firefighters lie, no fire is left in the square, and the walls are hit. — Hazmat"""
    scene = corner("""
        +---+---+---+---+
        | F  H12| 3   . |
        +---+---+---+---+
        turn: 2
    """)

    scene.play("roll 1,2")

    scene.shows("""
        +---+-!-+---+---+
        ! F   ab! 3   . |
        +---+-!-+---+---+
    """)


@rule("2010.hazmat.dispose", "2010.hazmat.carry-cost")
@pytest.mark.parametrize("ambulance", [("Am", "am"), ("am", "Am")])
def test_a_hazmat_is_disposed_of_anywhere_outside(ambulance: tuple[str, str]) -> None:
    """Outside is enough, with the ambulance there or not. — Disposing of Hazmat"""
    west, east = ambulance
    scene = advanced(f"""
      3    {west}= H1  . o .   .   .   . | .   . | {east}
             +   +   +   +   +   +   +   +   +
      4    {west}| .   . | .   .   .   . o .   . = {east}
    """)

    scene.play("move 3,0 carrying hazmat")

    assert scene.view["hazmats"] == []
    assert scene.view["bag"]["hazmat"] == 1
    assert scene.view["pawns"][0]["square"] == "3,0"
    assert scene.ap == 2


@rule("2010.hazmat.carry-cost")
def test_carrying_a_hazmat_costs_two() -> None:
    """As with a victim, a step costs 2 AP. — Disposing of Hazmat"""
    scene = acting("""
        +---+---+---+
        | H1  .   S |
        +---+---+---+
    """)

    scene.play("move 1,2 carrying hazmat", "move 1,3 carrying hazmat")

    scene.shows("""
        +---+---+---+
        | .   .  SH1|
        +---+---+---+
        ap: 0
    """)


@rule("2010.hazmat.no-fire")
def test_a_hazmat_is_not_carried_into_fire() -> None:
    """The same encumbrance as with a victim. — Disposing of Hazmat"""
    scene = acting("""
        +---+---+
        | H1  F |
        +---+---+
    """)

    assert scene.refuses("move 1,2 carrying hazmat") == "carried-into-fire"


@rule("2010.hazmat.one-thing", "2010.treated.one-carried")
def test_one_thing_is_carried_at_a_time() -> None:
    """Victim or hazmat: the other stays. — Disposing of Hazmat"""
    scene = acting("""
        +---+---+
        |VH1  . |
        +---+---+
    """)

    for second in ("victim", "hazmat"):
        with pytest.raises(ValueError, match="carrying"):
            scene.game.parse(f"move 1,2 carrying hazmat carrying {second}")
    scene.play("move 1,2 carrying hazmat")

    scene.shows("""
        +---+---+
        | V   H1|
        +---+---+
    """)


@rule("2010.hazmat.one-thing", "2010.treated.any-number")
def test_treated_victims_follow_who_carries_a_hazmat() -> None:
    """They are not carried. — Paramedic, Disposing of Hazmat"""
    scene = acting("""
        +---+---+
        |TH1  . |
        +---+---+
    """)

    scene.play("move 1,2 carrying hazmat leading 1")

    scene.shows("""
        +---+---+
        | .  TH1|
        +---+---+
        ap: 2
    """)

"""Brownstone: driving, riding, the crew change and the deck gun."""

from __future__ import annotations

import pytest
from rule import rule
from scene import brownstone, experienced

FRONT = """
      1   {}| .   . | .   . | . | .   .   . | en
             +   +   +   +   +   +   +   +   +
      2   {}= .   . o .   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3   {}| .   .   .   .   . o .   .   . | am
             +---+---+---+---+---+---+---+---+
      4   {}| .   .   . o .   .   .   .   . | am
             +   +   +   +-o-+-o-+---+   +   +
      5    en= .   .   . | . | .   . o .   . = en
             +   +   +   +   +   +   +   +   +
      6    en| .   .   . | . | .   . | .   . | en
"""


def in_engine(notes: str = "", row_3: str = " Am") -> str:
    """The front of the brownstone, with firefighter 1 in the engine."""
    return FRONT.format(" En", " & ", row_3, " Am") + f"      at 2,0: En1\n{notes}"


@rule("bs.drive.side", "bs.drive.engine")
def test_the_other_side_costs_double() -> None:
    """2 AP to the engine's other spot in front, 4 to the back. — Drive"""
    scene = brownstone(in_engine())
    prices = {
        text: scene.game.price(scene.state, scene.game.parse(text))
        for text in scene.legal
        if text.startswith("drive engine")
    }

    assert prices == {
        "drive engine 5,0": 2,
        "drive engine 6,0": 2,
        **{f"drive engine {row},9": 4 for row in (1, 2, 5, 6)},
    }
    scene.play("drive engine 5,0")
    assert (scene.ap, scene.view["engine"]) == (2, ["5,0", "6,0"])
    assert scene.refuses("drive engine 1,9") == "too-expensive"


@rule("bs.drive.ambulance", "bs.drive.side", "bs.drive.engine")
def test_the_ambulance_is_called_from_anywhere() -> None:
    """To the back for 4 AP; the engine only by who is on it. — Drive"""
    scene = brownstone("""
      2    En= .   . o .   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3    Am| .   1   .   .   . o .   .   . | V
             +---+---+---+---+---+---+---+---+
      4    Am| .   .   . o .   .   .   .   . | am
    """)
    assert scene.refuses("drive engine 1,9") == "not-in-vehicle"

    scene.play("drive ambulance 3,9")

    assert (scene.ap, scene.view["rescued"]) == (0, 1)
    assert scene.view["pawns"][0]["square"] == "3,2"


@rule("bs.drive.arrives", "2011.outside.waiting")
def test_victims_waiting_at_the_spot_are_rescued() -> None:
    """For nothing, when the ambulance comes; until then they count as points. — Drive"""
    scene = experienced("""
      0                        Am  Am  en  en
             +---+---+---+---+---+= =+---+---+
      1    En| .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2    En| .   .   . | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    V = .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    T | 1   . | .   .   .   . o .   . = am
      crew: generalist
    """)

    scene.play("drive ambulance 3,0")

    assert (scene.ap, scene.view["rescued"], scene.view["victims"]) == (3, 2, [])


@rule("2011.outside.waiting")
def test_victims_outside_are_among_the_three() -> None:
    """With one outside and two markers none is placed. — Rulings"""
    scene = experienced("""
      3    V = ?   ? o .   .   .   . | .   . | Am
             +   +   +   +   +   +   +   +   +
      4    am| 1   . | .   .   .   . o .   . = Am
    """)

    scene.play("end", "roll 6,8")

    assert scene.waits_for == "act"


@rule("2011.drive")
@pytest.mark.parametrize("role", ["driver-operator", "paramedic", "firefighter"])
def test_everybody_drives_to_the_next_spot_for_two(role: str) -> None:
    """Not across; the Driver/Operator has no better price. — Rulings"""
    scene = experienced(f"""
      0                        am  am En1  En
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | .   .   . |
      crew: {role}
    """)
    assert scene.refuses("drive engine 7,1") == "not-next-spot"

    scene.play("drive engine 5,9")

    assert scene.ap == 2


@rule("bs.ride")
def test_riding_is_free_and_by_choice() -> None:
    """Also for who calls the ambulance and stands in it. — Ride"""
    scene = brownstone(
        """
      3    &  | .   .   .   .   . o .   .   . | am
             +---+---+---+---+---+---+---+---+
      4   Am2| .   .   . o .   .   .   .   . | am
      at 3,0: Am13
      crew: generalist paramedic fire-captain
    """.replace("&  |", "& |")
    )

    scene.play("drive ambulance 3,9")
    assert scene.waits_for == "ride-ambulance"
    scene.play("ride 3,9", "stay", "ride 4,9")

    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["3,9", "4,0", "4,9"]
    assert scene.ap == 1


@rule("bs.crew-change", "2011.crew-change")
def test_specialists_change_in_the_engine() -> None:
    """As the first action, for 2 AP, to a card that is left. — Crew Change"""
    scene = brownstone(in_engine("      crew: generalist paramedic\n", "Am2"))
    assert scene.refuses("change paramedic") == "role-in-play"
    assert scene.refuses("change veteran") == "role-in-play"

    scene.play("change cafs-firefighter")

    assert (scene.ap, scene.view["free_ap"]) == (1, 3)
    assert scene.view["pawns"][0]["role"] == "cafs-firefighter"
    assert scene.refuses("change generalist") == "change-comes-first"


@rule("bs.crew-change", "2011.crew-change")
def test_no_change_elsewhere_or_later() -> None:
    """Outside the engine and after any action it is too late. — Crew Change"""
    scene = brownstone(in_engine("      crew: generalist\n"))
    scene.play("move 1,0")
    assert scene.refuses("change paramedic") == "change-comes-first"

    scene = brownstone("""
      3   Am1| .   .   .   .   . o .   .   . | am
      crew: generalist
    """)
    assert scene.refuses("change paramedic") == "change-at-engine"


@rule("bs.gun.cost", "bs.gun.quadrant", "bs.gun.flip", "bs.gun.clears", "2011.gun.dice")
def test_the_deck_gun_clears_a_square_and_those_adjacent() -> None:
    """6,7 is turned over to 1,2; the wall to 1,3 keeps its smoke. — Fire the Deck Gun"""
    scene = brownstone("""
      1    En| F   ?S| S   . | . | .   .   . | en
             +   +   +   +   +   +   +   +   +
      2    & = F   S o S   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3    Am| S   F   .   .   . o .   .   . | am
      at 2,0: En1
    """)

    scene.play("gun", "roll 6,7")

    scene.shows("""
      1    En| .   ? | S   . | . | .   .   . | en
             +   +   +   +   +   +   +   +   +
      2   En1= F   . o S   . | . | .   .   . = en
             +   +   +---+-o-+-o-+   +   +   +
      3    Am| S   F   .   .   . o .   .   . | am
      ap: 0
    """)


@rule("bs.gun.clears")
def test_the_gun_reaches_beyond_its_quadrant() -> None:
    """From 2,4 through the breach to 2,5. — Fire the Deck Gun"""
    scene = brownstone("""
      2    & = .   . o .   F   F | .   .   . = en
      at 2,0: En1
    """)

    scene.play("gun", "roll 2,4")

    assert scene.view["fire"] == []


@rule("2011.gun.dice")
def test_only_the_die_that_misses_is_turned_over() -> None:
    """Red 2 stays, black 8 becomes 1. — Rulings"""
    scene = brownstone(in_engine())

    log = scene.play("gun", "roll 2,8")

    hit = next(event for event in log if type(event).__name__ == "GunHit")
    assert scene.game.house.board.names[hit.square] == "2,1"


@rule("bs.gun.empty", "bs.gun.cost")
def test_nobody_may_be_in_the_quadrant() -> None:
    """Nor may the gun be fired from elsewhere, or for less. — Fire the Deck Gun"""
    scene = brownstone("""
      2    & = .   . o 2   . | . | .   .   . = en
      at 2,0: En1
      crew: generalist paramedic
    """)
    assert scene.refuses("gun") == "gun-area-manned"

    scene = brownstone(in_engine("      ap: 3\n"))
    assert scene.refuses("gun") == "too-expensive"
    scene = brownstone("""
      2    En= 1   . o .   . | . | .   .   . = en
    """)
    assert scene.refuses("gun") == "not-in-engine"

"""Flash Point 2010: FIRE THE DECK GUN."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, advanced


@rule("2010.gun.example", "2010.gun.flip", "2010.gun.splash", "2010.gun.reveals")
def test_the_books_example() -> None:
    """2,7 is turned to 5,7: its fire, a fire and smoke behind walls go out, a POI is hit. — Gun"""
    scene = advanced("""
      3    Am= .   . o .   .   .   . | F   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o F   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | ?   F | S |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
    """)

    scene.play("gun", "roll 2,7")
    assert scene.waits_for == "reveal-hosed"
    scene.play("reveal false-alarm")

    scene.shows("""
      3    Am= .   . o .   .   .   . | F   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      ap: 0
      lost: 0
    """)


BURNING = """
      0                        am  am{north}
             +---+---+---+---+---+= =+---+---+
      1  {west}| F   F   F o F   F | F   F   F |
             +   +   +   +   +   +   +   +   +
      2    {far}| F   F   F | F   F o F   F   F |
             +   +   +---+---+---+---+---+-o-+
      3    Am= F   F o F   F   F   F | F   F | am
             +   +   +   +   +   +   +   +   +
      4    Am| F   F | F   F   F   F o F   F = am
             +---+---+---+-o-+---+---+---+---+
      5      | F   F   F   F   F | F   F | F |{east}
             +   +   +   +   +   +   +   +   +
      6      | F   F   F   F   F o F   F o F |{low}
             +---+---+= =+---+---+---+---+---+
      7      {south}
      option fire_discs: 48
      option starved_at: 0
"""
SPACES = {
    "north": "  en  en",
    "west": "  en",
    "far": "en",
    "east": " en",
    "low": " en",
    "south": "  en  en  am  am",
}
ENGINES = {
    "NE": ({"north": " En1  En"}, range(1, 4), range(5, 9)),
    "SE": ({"east": "En1", "low": " En"}, range(4, 7), range(5, 9)),
    "SW": ({"south": " En1  En  am  am"}, range(4, 7), range(1, 5)),
    "NW": ({"west": " En1", "far": "En"}, range(1, 4), range(1, 5)),
}


def hit(scene: Scene, roll: tuple[int, int]) -> set[str]:
    """The squares that no longer burn after the gun has fired at all of a burning house."""
    state = scene.state.copy()
    for text in ("gun", f"roll {roll[0]},{roll[1]}"):
        scene.game.apply(state, scene.game.parse(text))
    everything = {f"{row},{col}" for row in range(1, 7) for col in range(1, 9)}
    return everything - set(scene.game.view(state)["fire"])


@rule("2010.gun.quadrants", "2010.gun.roll", "2010.gun.flip", "2010.gun.target", "2010.gun.splash")
@pytest.mark.parametrize("quadrant", list(ENGINES))
def test_every_roll_hits_the_quadrant_of_the_engine(quadrant: str) -> None:
    """A die out of range is turned over, 1 to 6 and 1 to 8; the cross around it goes out. — Gun"""
    engine, rows, columns = ENGINES[quadrant]
    scene = advanced(BURNING.format(**(SPACES | engine)))

    for red in range(1, 7):
        for black in range(1, 9):
            row = red if red in rows else 7 - red
            col = black if black in columns else 9 - black
            cross = {(row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)}
            inside = {f"{r},{c}" for r, c in cross if 1 <= r <= 6 and 1 <= c <= 8}
            assert hit(scene, (red, black)) == inside, (red, black)


@rule("2010.gun.cost", "2010.gun.engine-only", "2010.vehicle.two-squares")
@pytest.mark.parametrize(("first", "second"), [("En1", " En"), (" En", "En1")])
def test_the_gun_costs_four(first: str, second: str) -> None:
    """From either square of the engine, for 4 AP and not for 3. — FIRE THE DECK GUN"""
    picture = f"""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |{first}
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . |{second}
    """
    scene = advanced(picture + "      ap: 3\n")
    assert scene.refuses("gun") == "too-expensive"

    scene = advanced(picture + "      ap: 5\n")
    scene.play("gun")

    assert (scene.ap, scene.waits_for) == (1, "roll-gun")


@rule("2010.gun.target")
def test_fire_and_smoke_go_out_altogether() -> None:
    """No smoke is left where fire was. — FIRE THE DECK GUN"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | F   F | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o F   S o . | En
    """)

    scene.play("gun", "roll 6,7")

    scene.shows("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | F   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
    """)


@rule("2010.gun.knocks-down", "2010.down.get-up")
def test_firefighters_who_are_hit_are_knocked_down() -> None:
    """On the target and beside it, through walls; they lose their next turn. — Deck Gun"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o 4   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   2 | 3 |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o ?   . o ? | En
      crew: firefighter firefighter firefighter firefighter
    """)

    scene.play("gun", "roll 5,7")

    scene.shows("""
      4    Am| .   . | .   .   .   . o d   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   b | c |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o ?   . o ? | En
    """)
    scene.play("end", "roll 1,1", "roll 1,8")
    assert (scene.view["turn"] + 1, scene.waits_for) == (2, "roll-advance")


@rule("2010.gun.knocks-down", "2010.down.no-further-effect")
def test_a_firefighter_who_lies_is_not_hit_again() -> None:
    """They get up in their next turn as before. — FIRE THE DECK GUN"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   b | . |En1
             +   +   +   +   +   +   +   +   +
      6      | ?   ?   ?   .   . o .   . o . | En
      crew: firefighter firefighter
    """)

    scene.play("gun", "roll 5,7", "end", "roll 1,8", "roll 1,1")

    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "act")
    assert scene.view["pawns"][1]["down"] is False


@rule("2010.gun.kills")
def test_victims_who_are_hit_die() -> None:
    """Found, treated, or beside a firefighter. — FIRE THE DECK GUN"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | T   . | V2|En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: firefighter firefighter
    """)

    scene.play("gun", "roll 5,7")

    scene.shows("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | b |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      lost: 2
    """)


@rule("2010.gun.reveals", "2010.gun.kills", "2010.gun.knocks-down")
def test_everything_that_is_hit_is_dealt_with() -> None:
    """Two POIs, a victim and a firefighter under one splash. — FIRE THE DECK GUN"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o ?   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | ?   F | V |En2
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   1 o . | En
      crew: firefighter firefighter
      turn: 2
    """)

    scene.play("gun", "roll 5,7", "reveal false-alarm", "reveal victim")

    scene.shows("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En2
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   a o . | En
      lost: 2
    """)


@rule("2010.gun.kills", "2010.end.three-dead")
def test_the_gun_can_lose_the_game() -> None:
    """The third death ends it, by water as by fire. — FIRE THE DECK GUN, Three Dead Victims"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | V   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      lost: 2
    """)

    scene.play("gun", "roll 5,6")

    assert scene.ending == ("lost", "victims-lost")


@rule("2010.gun.reveals", "2010.gun.hazmat")
@pytest.mark.parametrize(
    ("kind", "after", "lost"),
    [("victim", ".", "1"), ("false-alarm", ".", "0"), ("hazmat", "H", "0")],
)
def test_unidentified_points_that_are_hit_are_turned_over(kind: str, after: str, lost: str) -> None:
    """A victim dies, a false alarm goes, a hazmat is known and unharmed. — FIRE THE DECK GUN"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | ?   F | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
    """)

    scene.play("gun", "roll 5,7")
    assert scene.odds == {"reveal victim": 6, "reveal false-alarm": 3, "reveal hazmat": 2}
    scene.play(f"reveal {kind}")

    scene.shows(f"""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | {after}   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      lost: {lost}
    """)


@rule("2010.gun.hazmat")
def test_hazmats_are_not_affected() -> None:
    """Neither on the target nor beside it. — FIRE THE DECK GUN"""
    picture = """
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | H   H | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
    """
    scene = advanced(picture)

    scene.play("gun", "roll 5,7")

    scene.shows(picture)


@rule("2010.gun.splash")
def test_nobody_outside_is_hit() -> None:
    """The splash stays in the house, even beside an entrance. — FIRE THE DECK GUN, our ruling"""
    scene = advanced("""
      3    Am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   F = V2
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: firefighter firefighter
    """)

    scene.play("gun", "roll 4,8")

    scene.shows("""
      3    Am= .   . o .   .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = V2
      lost: 0
    """)


@rule("2010.gun.outside")
def test_an_option_splashes_outside_as_well() -> None:
    """Who stands outside beside the target falls, and a victim there dies. — Deck Gun"""
    scene = advanced("""
      3    Am= .   . o .   .   .   . | .   . | 3
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   F = V2
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: firefighter firefighter firefighter
      option gun_splashes_outside: true
    """)

    scene.play("gun", "roll 4,8")

    scene.shows("""
      3    Am= .   . o .   .   .   . | .   . | 3
             +   +   +   +   +   +   +   +   +
      4    Am| .   . | .   .   .   . o .   . = b
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |En1
      lost: 1
    """)
    assert scene.waits_for == "act"


@rule("2010.gun.outside")
def test_who_is_hit_by_their_own_splash_acts_no_more() -> None:
    """They lie beside the engine; what they have left is saved. — FIRE THE DECK GUN, our ruling"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | F |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: firefighter firefighter
      ap: 6
      option gun_splashes_outside: true
    """)

    scene.play("gun", "roll 5,8")

    scene.shows("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   . | . |Ena
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      saved: 2 0
    """)
    assert scene.waits_for == "roll-advance"


@rule("2010.gun.outside")
def test_who_is_carried_off_by_a_splash_acts_on() -> None:
    """With the knock-down of the second edition nobody lies, and the turn goes on. — Deck Gun"""
    scene = advanced("""
      4    Am| .   . | .   .   .   . o .   . = am
             +---+---+---+-o-+---+---+---+---+
      5      | .   .   .   .   . | .   2 | F |En1
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . | En
      crew: firefighter firefighter
      option gun_splashes_outside: true
      option knock_down: nearest
      ap: 5
    """)

    scene.play("gun", "roll 5,8")

    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["4,9", "4,9"]
    assert [pawn["down"] for pawn in scene.view["pawns"]] == [False, False]
    assert (scene.waits_for, scene.ap) == ("act", 1)

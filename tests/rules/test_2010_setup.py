"""Flash Point 2010: setting up the Basic Game, turn order and phases."""

from __future__ import annotations

from rule import rule
from scene import acting, basic, corner, started


@rule(
    "2010.setup.plan",
    "2010.setup.doors",
    "2010.setup.fire",
    "2010.setup.three-poi",
    "2010.doors.on-doorways",
    "2010.doors.closed-at-start",
)
def test_the_basic_game_starts_like_this() -> None:
    """First plan, eight closed doors, four entrances, fire in the middle, three POIs. — Setup"""
    started("flashpoint/basic").shows("""
      0
             +---+---+---+---+---+= =+---+---+
      1      | .   .   . o .   . | .   .   . |
             +   +   +   +   +   +   +   +   +
      2      | .   .   . | .   ? o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3      = .   . o F   F   F   F | .   . |
             +   +   +   +   +   +   +   +   +
      4      | .   . | F   F   F   F o .   . =
             +---+---+---+-o-+---+---+---+---+
      5      | ?   .   .   .   . | .   ? | . |
             +   +   +   +   +   +   +   +   +
      6      | .   .   .   .   . o .   . o . |
             +---+---+= =+---+---+---+---+---+
      7
      turn: 1
      rescued: 0
      lost: 0
    """)


@rule("2010.board.two-plans")
def test_the_other_side_of_the_board_has_another_plan() -> None:
    """A second floor plan can be played. — Game Board"""
    scene = started("flashpoint/advanced", board="house_back", crew=1)

    scene.shows("""
      0                en  en  am  am
             +---+---+---+---+---+---+---+---+
      1      | .   .   . | .   . o .   .   . |
             +   +   +   +---+---+   +   +   +
      2    am| .   .   . | .   . | .   .   . | en
             +---+---+   +   +   +   +   +   +
      3    am= .   .   . | .   . o .   .   . | en
             +   +   +   +---+-o-+-o-+---+---+
      4    en| .   .   .   .   .   . o .   . | am
             +---+---+-o-+---+---+-o-+   +   +
      5    en| .   .   . | .   .   . | .   . | am
             +   +   +   +   +   +   +   +   +
      6      | .   .   . | .   .   . | .   . |
             +---+---+= =+---+---+---+---+---+
      7                am  am  en  en
    """)


@rule("2010.setup.entrances")
def test_an_entrance_cannot_be_closed_or_chopped() -> None:
    """The four entrances stay open. — Setting Up the Basic Game"""
    for entrance, side in (("0,6", "s"), ("4,9", "w"), ("7,3", "n"), ("3,0", "e")):
        scene = started("flashpoint/basic")
        scene.play(f"enter {entrance}")
        assert scene.refuses(f"open {side}") == "no-door-there"
        assert scene.refuses(f"close {side}") == "no-door-there"
        assert scene.refuses(f"chop {side}") == "no-wall-there"


@rule("2010.setup.entrances", "2010.explosion.vents")
def test_a_shock_wave_passes_an_entrance_without_harming_it() -> None:
    """A wave vents through an entrance, which is as open after it as before. — Setup, Explosions"""
    scene = corner("""
        +---+---+---+
        = F | .   . |
        +---+---+---+
    """)

    scene.play("roll 1,1")

    scene.shows("""
        +-!-+---+---+
        = F ! .   . |
        +-!-+---+---+
    """)


@rule("2010.setup.poi-mix", "2010.setup.no-hazmat")
def test_eight_victims_and_four_false_alarms_are_in_play() -> None:
    """Two victims, a false alarm and all hazmats are left out. — Setting Up the Basic Game"""
    scene = started("flashpoint/basic")

    assert scene.view["bag"] == {"victim": 8, "false-alarm": 4, "hazmat": 0}


@rule("2010.setup.order", "2010.advanced.order")
def test_the_crew_is_named_in_turn_order() -> None:
    """The first named firefighter starts, the next named follows. — Setup"""
    scene = started("flashpoint/advanced", crew=("fire-captain", "paramedic"))
    scene.play("roll 1,1", "roll 6,8", "roll 3,1", "roll 3,2", "roll 3,4")
    scene.play("park engine 0,7", "park ambulance 0,5")

    assert scene.view["pawns"][scene.view["turn"]]["role"] == "fire-captain"
    scene.play("enter 7,7", "end", "roll 4,4")
    assert scene.view["pawns"][scene.view["turn"]]["role"] == "paramedic"


@rule("2010.turn.phases", "2010.turn.one-fire-roll", "2010.advance.every-turn")
def test_a_turn_is_detect_act_advance_fire() -> None:
    """POIs first, then the actions, then one roll for the fire. — Turn Order and Phases"""
    scene = corner("""
        +---+---+---+---+---+
        | 1   .   ?   ?   . |
        +---+---+---+---+---+
        crew: firefighter firefighter
    """)
    seen = []

    for text in ("roll 1,5", "roll 2,2", "enter 0,0", "end", "roll 3,3"):
        seen.append((scene.view["turn"] + 1, scene.waits_for))
        scene.play(text)

    assert seen == [
        (1, "roll-advance"),
        (2, "roll-point"),
        (2, "act"),
        (2, "act"),
        (2, "roll-advance"),
    ]
    assert (scene.view["turn"] + 1, scene.waits_for) == (1, "act")


@rule("2010.turn.clockwise", "2010.pawns.one-each")
def test_turns_go_round_the_table() -> None:
    """Each firefighter has a turn, always in the same order. — Turn Order and Phases"""
    scene = started("flashpoint/basic", crew=3)
    order = []

    for number in range(7):
        order.append(scene.game.actor(scene.state))
        if number < 3:
            scene.play("enter 7,7")
        scene.play("end", f"roll 1,{number + 1}")

    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("2010.pawns.solitaire")
def test_one_firefighter_alone_takes_turn_after_turn() -> None:
    """A crew of one is always on turn. — Player Pawns"""
    scene = started("flashpoint/basic", crew=1)
    scene.play("enter 0,0", "end", "roll 1,1")

    assert (scene.game.actor(scene.state), scene.waits_for) == (0, "act")


@rule("2010.turn.four-ap")
def test_a_turn_brings_four_action_points() -> None:
    """The active firefighter has 4 AP to spend. — Turn Order and Phases"""
    scene = basic("""
      2      | .   .   . | .   ? o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    1 = .   . o .   .   .   . | .   . |
             +   +   +   +   +   +   +   +   +
      4    2 | ?   ? | .   .   .   . o .   . =
      crew: firefighter firefighter
    """)
    assert scene.ap == 4

    scene.play("move 3,1", "move 3,2", "move 2,2", "move 1,2")
    assert scene.ap == 0
    scene.play("end", "roll 5,5")

    assert (scene.view["turn"] + 1, scene.ap) == (2, 4)


@rule("2010.ap.then-fire")
def test_after_the_actions_the_fire_advances() -> None:
    """Ending the actions leads to the roll, with AP left over or not. — Actions"""
    scene = acting("""
        +---+---+
        | 1   . |
        +---+---+
    """)

    scene.play("end")

    assert scene.waits_for == "roll-advance"

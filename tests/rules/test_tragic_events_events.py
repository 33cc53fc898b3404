"""Tragic Events: the Events, one by one."""

from __future__ import annotations

from drawn import refused
from rule import rule
from scene import Scene, family, tragic
from story import own_plan

from firehouse.games.flashpoint.data.files.builtin import builtin_text

TURN = "next: draw-event, quench, detect, end-turn"
TWO = "crew: paramedic generalist"


def event(picture: str, name: str, *notes: str) -> Scene:
    """The drawn position, in which an Event has just been drawn; firefighter 1 is on turn."""
    lines = [] if any(note.startswith("crew:") for note in notes) else [TWO]
    scene = tragic("\n".join([picture, *lines, TURN, *notes]))
    scene.play(f"event {name}")
    return scene


def saved(scene: Scene) -> list[int]:
    """What each firefighter has saved."""
    return [pawn["saved"] for pawn in scene.view["pawns"]]


QUIET = "  1    1 | ?   ?   ? o .   . | .   .   . | 2"


@rule("te.event.cries-for-help")
def test_cries_for_help() -> None:
    """Four points of interest; when one is resolved, three are enough. — The Events"""
    scene = event(QUIET, "cries-for-help")
    assert scene.waits_for == "roll-point"
    scene.play("roll 6,8")
    assert len(scene.view["points"]) == 4
    assert (scene.view["turn"], scene.waits_for) == (1, "act")

    scene = tragic(
        "  1    1 | ?   ?   ? o ?   . | .   .   . |\ncrew: imaging-technician\nfire deck: 2 respite"
    )
    scene.play("identify 1,4", "reveal false-alarm", "end", "card respite")
    assert len(scene.view["points"]) == 3
    assert scene.waits_for == "act"


@rule("te.event.cries-for-help")
def test_cries_for_help_fills_up_what_is_missing_too() -> None:
    """With two on the board, two come. — The Events"""
    scene = event("  1    1 | ?   ?   . o .   . | .   .   . | 2", "cries-for-help")

    scene.play("roll 6,8", "roll 6,7")

    assert len(scene.view["points"]) == 4


@rule("te.event.lost-in-the-smoke")
def test_lost_in_the_smoke() -> None:
    """Only who is inside, untreated and alone is lost from sight. — The Events"""
    scene = event(
        "  1    V | V1  V   T o .   . | .   .   . | 2\nbag: 6 victims, 5 false alarms, 0 hazmats",
        "lost-in-the-smoke",
    )
    rows = [(row["square"], row["treated"]) for row in scene.view["victims"]]
    assert rows == [("1,0", False), ("1,1", False), ("1,3", True)]
    assert scene.view["bag"]["victim"] == 7


@rule("te.event.exhaustion")
def test_exhaustion() -> None:
    """All saved AP are gone. — The Events"""
    assert saved(event(QUIET, "exhaustion", "saved: 3 4")) == [0, 0]


@rule("te.event.second-wind")
def test_second_wind() -> None:
    """One AP more for all, up to the limit. — The Events"""
    scene = event(QUIET, "second-wind", "saved: 4 2")
    assert saved(scene) == [4, 0]
    assert scene.ap == 5 + 3


@rule("te.event.pinned-down")
def test_pinned_down() -> None:
    """Nobody moves in the next turn, not even by order; then everybody may. — The Events"""
    scene = event(QUIET, "pinned-down", "crew: paramedic fire-captain", "fire deck: 3 respite")
    assert scene.view["cards"]["this_turn"] == ["pinned-down"]
    assert scene.refuses("move 0,9") == "pinned-down"
    assert scene.refuses("order 1 0,0") == "pinned-down"
    scene.play("end", "card respite", "move 0,0", "end", "card respite", "move 0,9")


@rule("te.event.low-pressure")
def test_low_pressure() -> None:
    """One AP more for each step of extinguishing, for one turn. — The Events"""
    scene = event(
        "  1    1 | ?   ?   ? o .   . | .   S2  . |", "low-pressure", "fire deck: 3 respite"
    )
    scene.play("extinguish here")
    assert scene.ap == 5 - 2
    scene.play("end", "card respite")
    assert scene.view["cards"]["this_turn"] == []


@rule("te.event.get-in-its-face")
def test_get_in_its_face() -> None:
    """The next firefighter extinguishes for nothing, whatever the pressure. — The Events"""
    scene = event(
        "  1    1 | ?   ?   ? o .   . | 2   S   . |",
        "get-in-its-face",
        "next turn: low-pressure",
        "fire deck: 3 respite",
    )
    scene.play("extinguish e")
    assert (scene.ap, scene.view["smoke"]) == (5, [])
    scene.play("end", "card respite")
    assert scene.view["cards"]["this_turn"] == []


@rule("te.event.get-in-its-face")
def test_who_cannot_extinguish_still_cannot() -> None:
    """Free water does not change a specialist. — The Events"""
    scene = event(
        "  1    1 | ?   ?   ? o .   . | 2   S   . |",
        "get-in-its-face",
        "crew: paramedic structural-engineer",
    )
    assert scene.refuses("extinguish e") == "cannot-extinguish"


@rule("te.event.radio-silence")
def test_radio_silence() -> None:
    """No vehicle is used for one turn of everybody. — The Events"""
    scene = event(
        """
      0                        Am  Am En1 En2
             +---+---+---+---+---+= =+---+---+
      1    en| ?   ?   ? o .   . | .   .   . |
        """,
        "radio-silence",
        "fire deck: 5 respite",
    )
    for _ in range(2):
        assert scene.refuses("drive ambulance 3,9") == "radio-silence"
        assert scene.refuses("drive engine 5,9") == "radio-silence"
        assert scene.refuses("gun") == "radio-silence"
        scene.play("end", "card respite")

    scene.play("drive ambulance 3,9")


@rule("te.event.trapped-victim")
def test_trapped_victim() -> None:
    """One more victim, dear to carry until it is treated. — The Events"""
    scene = event(QUIET, "trapped-victim", "fire deck: 5 respite")
    assert scene.view["bag"] == {"victim": 10, "false-alarm": 5, "hazmat": 0, "trapped": 1}

    scene = tragic("""
      1    en| 1   ?   . o .   . | .   .   . |
        crew: paramedic
        ap: 6
        trapped: 1 in the bag of 1
    """)
    scene.play("move 1,2")
    assert scene.odds == {"reveal victim": 10, "reveal false-alarm": 5, "reveal trapped": 1}
    scene.play("reveal trapped", "move 1,3 carrying trapped")
    assert (scene.ap, scene.view["victims"][0].get("trapped", False)) == (2, True)
    assert scene.refuses("move 1,2 carrying trapped") == "too-expensive"
    scene.play("treat", "move 1,2 leading 1")
    assert (scene.ap, scene.view["victims"][0].get("trapped", False)) == (0, False)


@rule("te.event.trapped-victim")
def test_of_two_victims_the_player_carries_either_and_the_trapped_one_is_treated() -> None:
    """The trapped one for 3 AP, the other for 2. — The Events"""
    picture = """
      1    en|Vv1  .   . o .   . | .   .   . |
        crew: paramedic
    """
    scene = tragic(picture)
    scene.play("move 1,2 carrying victim")
    assert scene.ap == 2
    assert [row.get("trapped", False) for row in scene.view["victims"]] == [True, False]

    scene = tragic(picture)
    scene.play("move 1,2 carrying trapped")
    assert scene.ap == 1
    assert [row.get("trapped", False) for row in scene.view["victims"]] == [False, True]

    scene = tragic(picture)
    scene.play("treat")
    assert [(row["treated"], row.get("trapped", False)) for row in scene.view["victims"]] == [
        (False, False),
        (True, False),
    ]


@rule("te.event.backdraft")
def test_backdraft() -> None:
    """A closed door beside fire goes, and it burns behind it. — The Events"""
    scene = event(
        """
      1    1 | ?   ?   F o ?   . | .   .   . | 2
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
        """,
        "backdraft",
    )
    assert scene.odds == {"pick 1,3-1,4": 1}
    scene.play("pick 1,3-1,4")
    assert scene.view["fire"] == ["1,3", "1,4"]
    assert (scene.view["destroyed"], scene.view["damage"]) == (["1,3-1,4"], 0)
    assert scene.waits_for == "reveal-burnt"


@rule("te.event.backdraft")
def test_a_backdraft_needs_a_closed_door_beside_fire() -> None:
    """Otherwise nothing happens. — The Events"""
    scene = event("  1    1 | ?   ?   ? / F   . | .   .   . | 2", "backdraft")
    assert (scene.waits_for, scene.view["destroyed"]) == ("act", [])


WITH_OUTER_DOOR = builtin_text("villa", ".plan", "plan").replace("1    . w K", "1    . o K")
"""The villa with a door west of 1,1, which an Event can blow out."""


@rule("te.event.backdraft", "2s.ladder.fire")
def test_a_backdraft_collapses_the_ladder_outside_the_door() -> None:
    """The square behind the door burns, outside as well: whoever is up there falls. — Events"""
    scene = own_plan(
        "flashpoint/tragic-events",
        WITH_OUTER_DOOR,
        """
    ground
      0    2   En  En  Am  Am
             +---+---+= =+---+
      1    L o F   . : . o . |
    second
      1   &  w .   . | .   . |
    at u1,4: V L 1
    crew: paramedic generalist
    next: draw-event, quench, detect, end-turn
    """,
    )

    scene.play("event backdraft", "pick 1,1-g1,0")

    assert scene.ladders == [("g1,0", False)]
    assert (scene.view["lost"], scene.at(1)) == (1, "g0,3")
    assert scene.view["destroyed"] == ["1,1-g1,0"]


@rule("te.event.gas-leak")
def test_gas_leak() -> None:
    """A hazmat on any square without fire and hazmat. — The Events"""
    scene = event("  1    1 | ?   ?   ? o F   H | .   .   . | 2", "gas-leak")
    assert len(scene.odds) == 46
    scene.play("pick 6,8")
    assert [row["square"] for row in scene.view["hazmats"]] == ["1,5", "6,8"]


@rule("te.event.gas-leak")
def test_no_gas_leak_when_all_six_hazmats_lie_there() -> None:
    """Nothing happens. — The Events"""
    scene = event("  1    1 | ?   ?   ? o H   H | H   H   HH| 2", "gas-leak")
    assert scene.waits_for == "act"


@rule("te.event.gas-leak")
def test_a_gas_leak_is_no_point_of_interest() -> None:
    """In the Family Game, too, three points lie on the board besides it. — The Events"""
    scene = family(f"""
      1    1 | ?   ?   . o .   . | .   .   . |
      option decks: true
      {TURN}
    """)

    scene.play("event gas-leak", "pick 6,8")
    assert scene.waits_for == "roll-point"
    assert "roll 6,8" in scene.odds
    scene.play("roll 6,8")

    assert scene.view["points"] == ["1,1", "1,2", "6,8"]
    assert scene.waits_for == "act"


@rule("te.event.weak-beams")
def test_weak_beams() -> None:
    """One damage on any wall that stands, not on doors. — The Events"""
    scene = event("  1    1 | ?   ?   ? o .   . ! .   .   .   2", "weak-beams")
    assert len(scene.odds) == 42 - 1
    assert "pick 1,3-1,4" not in scene.odds
    assert "pick 1,8-1,9" not in scene.odds
    scene.play("pick 1,5-1,6")
    assert scene.view["destroyed"] == ["1,5-1,6", "1,8-1,9"]


@rule("te.event.weak-beams", "te.end.collapse")
def test_weak_beams_can_bring_the_house_down() -> None:
    """The last damage marker is the last. — The Events"""
    scene = event(QUIET, "weak-beams", "option damage_limit: 1")
    scene.play("pick 1,5-1,6")
    assert scene.ending == ("lost", "collapse")


@rule("te.event.slamming-doors")
def test_slamming_doors() -> None:
    """Every open door is closed. — The Events"""
    scene = event(
        """
      1    1 | ?   ?   ? / .   . | .   .   . | 2
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . / .   .   . |
        """,
        "slamming-doors",
    )
    assert scene.view["open"] == []
    scene.shows("""
      1    1 | ?   ?   ? o .   . | .   .   . | 2
             +   +   +   +   +   +   +   +   +
      2    en| .   .   . | .   . o .   .   . |
    """)


@rule("te.event.rolling-smoke")
def test_rolling_smoke() -> None:
    """Whatever touches fire smokes, and flashes over at once. — The Events"""
    scene = event(
        """
      1    1 | ?   .   . o .   . | .   .   . | 2
             +   +   +   +   +   +   +   +   +
      2    en| F   .   . | .   . o .   .   . |
        """,
        "rolling-smoke",
    )
    assert scene.view["fire"] == ["1,1", "2,1", "2,2", "3,1"]
    assert (scene.view["smoke"], scene.waits_for) == ([], "reveal-burnt")


@rule("te.event.fire-grenade")
def test_fire_grenade() -> None:
    """A square of the player's choice and those it touches are cleared. — The Events"""
    scene = event(
        """
      1    1 | ?   ?   F o F   . | .   .   . | 2
             +   +   +   +   +   +   +   +   +
      2    en| .   S   F | .   . o .   .   . |
             +   +   +---+---+---+---+---+-o-+
      3    am= .   F o .   .   .   . | .   . | am
        """,
        "fire-grenade",
    )
    assert (scene.waits_for, len(scene.legal)) == ("follow-event", 48)
    assert scene.refuses("grenade 0,0") == "not-in-house"
    scene.play("grenade 2,3")
    assert (scene.view["fire"], scene.view["smoke"]) == (["1,4", "3,2"], [])


@rule("te.event.clear-air")
def test_clear_air() -> None:
    """Up to three smoke, where the player likes. — The Events"""
    smoke = "  1    1 | S?  S?  S?o S   . | .   .   . | 2"
    scene = event(smoke, "clear-air")
    assert scene.refuses("clear-air 1,5") == "no-smoke-to-clear"
    scene.play("clear-air 1,1", "clear-air 1,3", "clear-air 1,4")
    assert (scene.view["smoke"], scene.waits_for) == (["1,2"], "act")

    scene = event(smoke, "clear-air")
    scene.play("clear-air 1,2", "enough")
    assert len(scene.view["smoke"]) == 3
    assert event(QUIET, "clear-air").waits_for == "act"


@rule("te.event.neighbours-tip")
def test_neighbours_tip() -> None:
    """One point of interest of the player's choice is turned over. — The Events"""
    scene = event(QUIET, "neighbours-tip")
    assert scene.legal == ["tip 1,1", "tip 1,2", "tip 1,3"]
    assert scene.refuses("tip 1,4") == "no-point-to-tell"
    scene.play("tip 1,2", "reveal victim")
    assert [row["square"] for row in scene.view["victims"]] == ["1,2"]


@rule("te.event.shoring")
def test_shoring() -> None:
    """One damage marker comes off a wall that stands. — The Events"""
    scene = event("  1    1 ! ?   ?   ? o .   . ! .   .   .   2", "shoring")
    assert scene.legal == ["shore 1,1-1,0", "shore 1,5-1,6"]
    assert scene.refuses("shore 1,8-1,9") == "no-damage-to-shore"
    scene.play("shore 1,5-1,6")
    assert (scene.view["damaged"], scene.view["damage"]) == (["1,1-1,0"], 3)


PAIR = "crew: paramedic imaging-technician"


@rule("te.points.drawn-when-placed", "te.event.trapped-victim")
def test_a_marker_that_lay_there_is_not_the_trapped_victim() -> None:
    """It is one of the two and two of its time; only a new one can be trapped. — The Events"""
    scene = event(
        "  1    1 | ?   ?   ? o .   . | .   .   . | 2",
        "trapped-victim",
        PAIR,
        "bag: 2 victims, 2 false alarms, 0 hazmats",
        "fire deck: 5 respite",
    )
    scene.play("identify 1,1")
    assert scene.odds == {"reveal victim": 1, "reveal false-alarm": 1}
    scene.play("reveal victim", "identify 1,2")
    assert scene.odds == {"reveal victim": 1, "reveal false-alarm": 2}
    scene.play("reveal false-alarm", "end", "card respite", "roll 5,5")
    scene.play("end", "card respite", "identify 5,5")
    assert scene.odds == {"reveal victim": 1, "reveal false-alarm": 1, "reveal trapped": 2}


@rule("te.points.drawn-when-placed", "te.event.lost-in-the-smoke")
def test_false_alarms_stay_false_alarms_when_victims_stray() -> None:
    """Two markers from a pool of two false alarms; the next one is the victim. — The Events"""
    scene = event(
        "  1    1 | ?   ?   V o .   . | .   .   . | 2",
        "lost-in-the-smoke",
        PAIR,
        "bag: 0 victims, 2 false alarms, 0 hazmats",
    )
    scene.play("roll 6,8", "identify 1,1")
    assert scene.odds == {"reveal false-alarm": 1}
    assert refused(scene.game, scene.state, "reveal victim").sentence == (
        "When this marker was placed, the pool had no victim for it. "
        "Turn over the marker in the north-west corner of the living room: "
        "it can only be a false alarm."
    )
    scene.play("reveal false-alarm", "identify 6,8")
    assert scene.odds == {"reveal victim": 1}


@rule("te.points.drawn-when-placed", "2011.prevention.point")
def test_a_shifted_marker_stays_what_it_was() -> None:
    """It takes its pool along, outside too. — The Events"""
    scene = event(
        "  3    Am= .   ? o .   .   .   . | .   . | am\n"
        "         +   +   +   +   +   +   +   +   +\n"
        "  4    Am| .   . | .   .   .   . o .   12= am",
        "trapped-victim",
        "crew: imaging-technician fire-prevention-specialist",
        "bag: 0 victims, 1 false alarms, 0 hazmats",
        "option points_on_board: 1",
    )
    scene.play("shift point 3,2 w")
    assert scene.notes()["drawn earlier"] == "3,1 of 0 1 0 0, then 0 0 0 1"
    scene.play("shift point 3,1 w")
    assert scene.notes()["drawn earlier"] == "outside of 0 1 0 0, then 0 0 0 1"
    assert scene.odds == {"reveal false-alarm": 1}


@rule("te.points.drawn-when-placed")
def test_drawings_tell_the_earlier_pools() -> None:
    """A position with such markers is drawn and read back. — The Events"""
    scene = event(QUIET, "trapped-victim", "bag: 2 victims, 2 false alarms, 0 hazmats")
    assert scene.notes()["drawn earlier"] == "1,1 1,2 1,3 of 2 2 0 0, then 0 0 0 1"
    assert scene.game.position(scene.game.draw(scene.state)) == scene.state

"""Tragic Events: Setup."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, started, tragic

RULESET = "flashpoint/tragic-events"
CENTRE = ["3,3", "3,4", "3,5", "3,6", "4,6", "4,5", "4,4", "4,3"]


def begun(**choices: object) -> Scene:
    """A new game."""
    return started(RULESET, **choices)


def until(scene: Scene, what: str) -> Scene:
    """Play the first outcome or action until the game waits for this."""
    while scene.waits_for != what:
        scene.play(scene.legal[0])
    return scene


@rule("te.setup.doors", "te.setup.no-hot-spots")
def test_all_doors_are_closed_and_nothing_is_hot() -> None:
    """Closed doors, no hot spots, even after the explosions. — Setup 2, 12"""
    scene = begun()
    assert (scene.view["open"], scene.view["hot_spots"]) == ([], [])

    until(scene, "roll-hazmat")

    assert (scene.view["hot_spots"], scene.view["hot_spot_reserve"]) == ([], 0)


@rule("te.setup.no-hot-spots")
def test_hot_spots_and_decks_exclude_each_other() -> None:
    """Asking for both is refused. — Setup 12"""
    with pytest.raises(ValueError, match="exclude each other"):
        begun(options={"hot_spots": True})
    assert not started("flashpoint/brownstone", options={"decks": True}).view["hot_spots"]


@rule("te.setup.levels", "te.setup.fourth-explosion")
@pytest.mark.parametrize(
    ("difficulty", "explosions", "hazmats"),
    [("recruit", 3, 3), ("veteran", 3, 4), ("heroic", 4, 5)],
)
def test_levels(difficulty: str, explosions: int, hazmats: int) -> None:
    """Explosions and hazmats of each level. — Setup 3, 7"""
    scene = begun(difficulty=difficulty)
    seen = []
    while scene.waits_for != "act":
        seen.append(scene.waits_for)
        scene.play(scene.legal[0])
    dice = ["roll-centre", "roll-set-up", "roll-opposite", "roll-set-up"]
    assert seen[:explosions] == dice[:explosions]
    assert seen.count("roll-hazmat") == hazmats == len(scene.view["hazmats"])


@rule("te.setup.first-explosion", "te.setup.explosion")
@pytest.mark.parametrize("face", range(1, 9))
def test_first_explosion_is_in_the_centre(face: int) -> None:
    """The black die names one of eight squares; fire spreads around it. — Setup 4"""
    scene = begun()
    assert scene.legal == [f"black {n}" for n in range(1, 9)]

    scene.play(f"black {face}")

    assert CENTRE[face - 1] in scene.view["fire"]
    assert len(scene.view["fire"]) + scene.view["damage"] + len(scene.view["destroyed"]) == 5


@rule("te.setup.second-explosion", "te.setup.third-explosion")
def test_further_explosions_avoid_burning_squares() -> None:
    """Both dice, then the far side of the black die with a new red one. — Setup 5, 6"""
    scene = begun()
    scene.play("black 1")
    burning = scene.view["fire"]
    assert not {f"roll {square}" for square in burning} & set(scene.legal)
    assert len(scene.legal) == 48 - len(burning)

    scene.play("roll 1,3")
    column = [f"{row},6" for row in range(1, 7)]
    free = [square for square in column if square not in scene.view["fire"]]
    assert scene.legal == [f"red {square[0]}" for square in free]
    scene.play(scene.legal[-1])

    assert free[-1] in scene.view["fire"]


@rule("te.setup.hazmat")
def test_hazmats_avoid_fire_and_each_other() -> None:
    """Rolled again for a square that has either. — Setup 8"""
    scene = until(begun(), "roll-hazmat")
    scene.play(scene.legal[0])
    taken = {*scene.view["fire"], *(hazmat["square"] for hazmat in scene.view["hazmats"])}

    assert not {f"roll {square}" for square in taken} & set(scene.legal)
    assert len(scene.legal) == 48 - len(taken)


@rule("te.setup.fire-deck", "te.setup.flare-ups", "te.setup.event-deck")
@pytest.mark.parametrize(
    ("difficulty", "rages", "flare_ups"),
    [
        ("recruit", (15, 15, 11, 10, 10, 10), 6),
        ("veteran", (10, 10, 8, 7, 7, 7), 8),
        ("heroic", (10, 10, 8, 7, 7, 7), 10),
    ],
)
def test_decks(difficulty: str, rages: tuple[int, ...], flare_ups: int) -> None:
    """Cards by level and crew. — Setup 9, 10"""
    for crew, number in enumerate(rages, 1):
        cards = begun(difficulty=difficulty, crew=crew).view["cards"]
        assert cards["deck"] == {"fire-rages": number, "accelerate": 1}
        assert cards["supply"] == {"hidden": flare_ups, "returned": {}}
        assert (len(cards["events"]), cards["events_drawn"]) == (18, [])


@rule("te.setup.flare-ups")
def test_which_flare_up_comes_is_as_likely_as_its_copies() -> None:
    """Ten cards, of which six are in the supply: nobody knows which. — Setup 9"""
    scene = tragic("""
      1    en| 1   .   . o .   . | .   .   . |
        fire deck: 1 accelerate
    """)
    scene.play("end", "card accelerate")

    total = sum(scene.odds.values())
    assert {text.split()[1]: odds * 10 // total for text, odds in scene.odds.items()} == {
        "roaring-blaze": 3,
        "spreading": 2,
        "chain-reaction": 2,
        "turn-for-the-worse": 3,
    }


@rule("te.setup.poi-pool", "te.setup.poi")
def test_three_points_of_interest_from_the_pool() -> None:
    """10 victims and 5 false alarms; not on fire, not twice on a square. — Setup 11"""
    scene = until(begun(), "roll-start-point")
    assert scene.view["bag"] == {"victim": 10, "false-alarm": 5, "hazmat": 0, "trapped": 0}
    for number in range(3):
        taken = {*scene.view["fire"], *scene.view["points"]}
        assert len(scene.legal) == 48 - len(taken)
        assert len(scene.view["points"]) == number
        scene.play(scene.legal[0])

    assert len(scene.view["points"]) == 3


@rule("te.setup.specialists")
def test_everybody_draws_a_specialist() -> None:
    """One of the eight or the Structural Engineer, each once. — Setup 14"""
    scene = until(begun(crew=2), "deal-role")
    assert len(scene.odds) == 9
    assert "role structural-engineer" in scene.odds
    scene.play("role paramedic")
    assert len(scene.odds) == 8


@rule("te.setup.two-specialists", "te.setup.order", "te.draw.each-turn")
def test_a_fire_card_after_each_turn_round_the_crew() -> None:
    """1, 2, 1 …, and a card for each. — Setup 14, 17"""
    scene = tragic("""
      1    1 | ?   ?   ? o .   . | .   .   . | 2
        crew: firefighter generalist
        fire deck: 10 fire-rages
    """)
    for who in (0, 1, 0):
        assert scene.view["turn"] == who
        scene.play("end")
        assert scene.waits_for == "draw-fire"
        scene.play("card fire-rages", "roll 6,8" if who else "roll 6,1")
        while scene.waits_for != "act":
            scene.play(scene.legal[-1])


@rule("te.setup.outside", "te.setup.vehicles")
def test_crew_and_vehicles_start_where_the_players_like() -> None:
    """Any spot of a vehicle; any square outside, also a shared one. — Setup 15, 16"""
    scene = until(begun(crew=("paramedic", "generalist")), "park-engine")
    assert len(scene.legal) == 4
    scene.play(scene.legal[0])
    assert (scene.waits_for, len(scene.legal)) == ("park-ambulance", 4)
    scene.play(scene.legal[0])
    assert len(scene.legal) == 32

    scene.play("enter 0,0", "enter 0,0")

    assert [pawn["square"] for pawn in scene.view["pawns"]] == ["0,0", "0,0"]

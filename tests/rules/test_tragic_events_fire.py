"""Tragic Events: Advance Fire, Replenish POI, End Game Conditions."""

from __future__ import annotations

import pytest
from rule import rule
from scene import Scene, tragic

NEXT = "next: roll-advance, spread, consequences, quench, detect, end-turn"


def fire(picture: str, roll: str, *notes: str) -> Scene:
    """The drawn position after one roll of Advance Fire."""
    scene = tragic("\n".join([picture, NEXT, *notes]))
    scene.play(f"roll {roll}")
    return scene


@rule("te.advance.smoke", "te.advance.ignite")
@pytest.mark.parametrize(
    ("cells", "fires", "smoke"),
    [
        (".   .   .", [], ["1,2"]),
        (".   H   .", [], ["1,2"]),
        ("F   .   .", ["1,1", "1,2"], []),
        (".   S   .", ["1,2"], []),
    ],
)
def test_empty_squares_smoke_and_smoke_burns(
    cells: str, fires: list[str], smoke: list[str]
) -> None:
    """Beside fire it burns at once; a hazmat does not matter. — Advance Fire"""
    scene = fire(f"  1    en| {cells} o .   . | .   .   1 |", "1,2")
    assert (scene.view["fire"], scene.view["smoke"]) == (fires, smoke)


@rule("te.advance.no-tokens")
def test_without_discs_the_game_goes_on() -> None:
    """Nothing is placed. — Advance Fire"""
    scene = fire(
        """
      1    en| S   S   S o S   S | S   S   S |
             +   +   +   +   +   +   +   +   +
      2    en| S   S   S | S   . o .   .   1 |
        """,
        "6,8",
        "option fire_discs: 12",
    )
    assert ("6,8" in scene.view["smoke"], scene.waits_for) == (False, "roll-point")


@rule("te.advance.hazmat")
def test_a_burning_hazmat_explodes_and_is_gone() -> None:
    """Fire around it, damage on its walls. — Advance Fire"""
    scene = fire("  1    en| .   SH  . o .   . | .   .   1 |", "1,2")
    assert scene.view["fire"] == ["1,1", "1,2", "1,3", "2,2"]
    assert (scene.view["hazmats"], scene.view["damage"]) == ([], 1)


@rule("te.advance.explosion", "te.advance.behind-door")
def test_explosion() -> None:
    """Fire beside it, damage on walls, doors gone without damage, smoke behind them. — Fire"""
    scene = fire("  1    en| .   .   F o S   . | .   .   1 |", "1,3")
    assert scene.view["fire"] == ["1,2", "1,3", "1,4", "2,3"]
    assert (scene.view["damage"], scene.view["destroyed"]) == (1, ["1,3-1,4"])


@rule("te.advance.wave")
def test_shock_waves_pass_over_fire_and_take_open_doors() -> None:
    """Through the open door, over fire, into the next square or wall. — Advance Fire"""
    scene = fire("  1    en| F   F   F / F   . | .   .   1 |", "1,3")
    assert "1,5" in scene.view["fire"]
    assert scene.view["destroyed"] == ["1,3-1,4"]
    assert "1,1-1,0" in scene.view["damaged"]


@rule("te.advance.flashover")
def test_flashover_runs_through_smoke() -> None:
    """Again and again, and through open doors. — Advance Fire"""
    scene = fire("  1    en| S   S   S / S   . | .   .   1 |", "1,4")
    assert (scene.view["fire"], scene.view["smoke"]) == (["1,1", "1,2", "1,3", "1,4"], [])


@rule("te.advance.lost")
def test_points_and_victims_in_fire_are_lost() -> None:
    """A marker is turned over first. — Advance Fire"""
    scene = fire("  1    en| SV  S?  . o .   . | .   .   1 |", "1,1")
    assert scene.waits_for == "reveal-burnt"
    scene.play("reveal false-alarm")
    assert scene.view["lost"] == 1


@rule("te.advance.knock-down")
def test_a_knocked_down_firefighter_comes_to_the_ambulance() -> None:
    """To its nearer square, AP and turn unharmed. — Firefighter Knocked Down"""
    scene = fire(
        """
      0                        Am  Am  en  en
             +---+---+---+---+---+= =+---+---+
      1    en| .   .   . o .   . | S1  .   . |
        """,
        "1,6",
        "saved: 3",
    )
    pawn = scene.view["pawns"][0]
    assert (pawn["square"], pawn["saved"], pawn["down"]) == ("0,6", 3, False)


@rule("te.advance.outside")
def test_fire_outside_goes_out() -> None:
    """Also when the next card does not advance the fire. — Advance Fire"""
    scene = tragic(
        """
      3    am= F   . o .   .   .   . | .   1 | am
        """
        + f"\n{NEXT}"
    )
    scene.play("roll 3,1")
    assert scene.view["fire_outside"] == []


@rule("te.poi.three", "te.poi.arrows")
def test_points_of_interest_are_replenished() -> None:
    """Three again; invalid squares send the marker along the arrows. — Replenish POI"""
    scene = fire("  1    en| .   .   . o .   . | ?   ?   1 |", "6,1")
    assert scene.waits_for == "roll-point"
    scene.play("roll 1,8")
    assert len(scene.view["points"]) == 3
    assert "1,8" not in scene.view["points"]


@rule("te.poi.arrows")
def test_where_the_arrows_only_go_round_the_dice_are_rolled_again() -> None:
    """All eight squares of the centre are taken. — Replenish POI"""
    scene = fire(
        """
      3    am= .   . o S   S   S   S | .   . | am
             +   +   +   +   +   +   +   +   +
      4    am| .   . | S   S   S   S o .   1 = am
        """,
        "6,1",
    )
    assert "roll 3,3" not in scene.odds
    assert "roll 1,1" in scene.odds


@rule("te.end.collapse")
def test_collapse() -> None:
    """The 24th damage marker ends the game. — End Game Conditions"""
    walls = "  1    en| .   .   . o .   F ! .   .   1 |"
    scene = fire(walls, "1,5", "option damage_limit: 2")
    assert scene.ending == ("lost", "collapse")
    assert tragic(walls).game.house.options.damage_limit == 24


@rule("te.end.lost")
def test_four_lost() -> None:
    """Four lost victims lose the game. — End Game Conditions"""
    scene = fire("  1    en| SV  .   . o .   . | .   .   1 |", "1,1", "lost: 3")
    assert scene.ending == ("lost", "victims-lost")


@rule("te.end.won")
def test_seven_rescued() -> None:
    """Seven rescued win; for a perfect game play goes on. — End Game Conditions"""
    picture = "  3    Am= V1  . o .   .   .   . | .   . | am\nrescued: 6"
    scene = tragic(picture)
    scene.play("move 3,0 carrying victim")
    assert scene.ending == ("won", "rescued")
    scene = tragic(f"{picture}\noption perfect_game: true")
    scene.play("move 3,0 carrying victim")
    assert scene.ending is None

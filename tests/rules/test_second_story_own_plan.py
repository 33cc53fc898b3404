"""2nd Story: a plan of two floors of one's own, under any rule set."""

from __future__ import annotations

from typing import Any

import pytest
from rule import rule
from story import Story, own_plan

from firehouse import Game, Setup
from firehouse.games.flashpoint.data.files.builtin import builtin_text

VILLA = builtin_text("villa", ".plan", "plan")
WITH_VEHICLES = (
    "flashpoint/advanced",
    "flashpoint/experienced",
    "flashpoint/brownstone",
    "flashpoint/tragic-events",
)


@rule("2s.drive.any", "2s.own-plan")
@pytest.mark.parametrize("ruleset", WITH_VEHICLES)
def test_vehicles_drive_to_any_spot(ruleset: str) -> None:
    """The ambulance crosses to the far side for the price of its edition. — Drive"""
    scene = at_ambulance(ruleset)

    scene.play("drive ambulance g7,1")

    left = 0 if ruleset == "flashpoint/advanced" else 2
    assert (scene.view["ambulance"], scene.ap) == (["g7,1", "g7,2"], left)


@rule("2s.own-plan")
def test_an_option_that_is_given_wins() -> None:
    """Driving by sides costs 4 AP to the far side, on a plan of one's own too. — Drive"""
    scene = at_ambulance("flashpoint/brownstone", "option drive_rule: side")
    scene.play("drive ambulance g7,1")
    assert scene.ap == 0

    scene = at_ambulance("flashpoint/experienced", "option drive_rule: next")
    assert scene.refuses("drive ambulance g7,1") == "not-next-spot"


def at_ambulance(ruleset: str, note: str = "") -> Story:
    """The villa as a plan of one's own, firefighter 1 at the ambulance."""
    return own_plan(
        ruleset,
        VILLA,
        f"""
    ground
      0        En  En Am1  Am
    {note}
    """,
    )


@rule("2s.own-plan")
@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "flashpoint/family", *WITH_VEHICLES])
@pytest.mark.parametrize(("taken", "new"), [("1,4", "2,3"), ("3,5", "3,6")])
def test_a_new_point_stays_on_its_floor(ruleset: str, taken: str, new: str) -> None:
    """Where one floor's arrows would lead from 1,4 or 3,5 elsewhere. — Game Board"""
    scene = own_plan(
        ruleset,
        VILLA,
        """
    ground
      1      w .   . : . o ? |
    second
      3      | ? | .   . o . w
    option set_up: explosions
    option explosions: 1
    option placement: empty
    next: roll-point
    """,
    )

    scene.play(f"roll {taken}")

    assert scene.view["points"] == sorted(["1,4", "3,5", new])


@rule("2s.own-plan", "2s.ladder.engine")
@pytest.mark.parametrize("ruleset", WITH_VEHICLES)
def test_the_engine_brings_ladders(ruleset: str) -> None:
    """Wherever there is an engine and a second floor. — Portable Ladder"""
    scene = own_plan(ruleset, VILLA, "ground\n      0       En1  En  Am  Am\n")
    assert scene.view["ladders_on_engine"] == 4

    scene.play("erect")

    assert scene.ladders == [("g0,1", True)]


@rule("2s.own-plan")
@pytest.mark.parametrize("ruleset", ["flashpoint/basic", "flashpoint/family"])
def test_without_an_engine_there_are_no_ladders(ruleset: str) -> None:
    """Unless the option vehicles brings it. — Portable Ladder"""
    options: dict[str, Any] = {"set_up": "explosions", "explosions": 1}
    plan = {"plan": VILLA}
    game = Game.of(Setup(ruleset, options=options, files=plan))
    assert game.view(game.start())["ladders_on_engine"] == 0

    game = Game.of(Setup(ruleset, options={**options, "vehicles": True}, files=plan))
    assert game.view(game.start())["ladders_on_engine"] == 4

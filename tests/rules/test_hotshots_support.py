"""Hotshots: Support, and the rulebook's sample turn."""

from __future__ import annotations

from forest import forest
from rule import rule


@rule("hotshots.support.forgives", "hotshots.support.then-risk")
def test_support_forgives_a_failed_roll_once() -> None:
    """The first failure costs the Support, the second is a Blowup. — Support"""
    play = forest("lodge 2", at="lodge lodge", crew="lookout crew-boss")
    play.play("fight", "dice SSSSSS")
    assert (play.waits_for, play.view["support"]) == ("go-on", 0)
    assert play.legal == ["roll", "stop"]
    play.play("roll", "dice SSSSSS")
    assert play.fires["lodge"] == 3


@rule("hotshots.support.firefighters", "hotshots.support.cumulative", "hotshots.support.lake")
def test_every_other_firefighter_and_the_lake_support() -> None:
    """Three others and the Lake are four chances. — Support"""
    play = forest("fire-cache 1", at="fire-cache " * 4, crew="lookout crew-boss sawyer swamper")
    play.play("fight")
    assert play.view["support"] == 4


@rule("hotshots.support.not-a-reroll")
def test_support_is_no_reroll_of_a_match() -> None:
    """A roll with a match uses none and must be set aside. — Support"""
    play = forest("lodge 2", at="lodge lodge", crew="lookout crew-boss")
    play.play("fight", "dice HSSSSS")
    assert play.refuses("roll") == "not-now"
    play.play("lock H")
    assert play.view["support"] == 1


@rule("hotshots.support.token")
def test_the_support_token_answers_a_failed_roll() -> None:
    """It is played after the failure, not before. — Support; Token List"""
    play = forest("lodge 2", at="lodge barn", crew="lookout crew-boss", hands="support")
    assert play.refuses("play support") == "nothing-failed"
    play.play("fight", "dice SSSSSS", "play support", "fail")
    assert play.waits_for == "go-on"
    assert play.fires == {"lodge": 2}


@rule("hotshots.sample-turn")
def test_the_sample_turn_step_by_step() -> None:
    """Julie at the Fire Cache: Support from Jeff and the Lake, then her token. — Sample Turn"""
    play = forest(
        "fire-cache 3, barn 1",
        crew="lookout crew-boss",
        at="fire-camp fire-cache",
        hands="helmet-hose",
    )
    play.play("move fire-cache", "fight")
    assert play.view["support"] == 2
    play.play("dice PCCSSM", "lock PC")
    assert play.view["locked"] == "PC"
    play.play("roll", "dice PCSM", "fail")
    assert play.view["support"] == 1
    play.play("roll", "dice THSM", "lock HT")
    assert "stop 1" in play.legal
    play.play("roll", "dice PC", "fail")
    assert play.view["support"] == 0
    play.play("roll", "dice SM", "play helmet-hose helmet")
    assert play.offers("stop") == [
        *("stop", "stop 1", "stop 2 firebreak", "stop 2 token", "stop firebreak")
    ]
    assert "roll" in play.legal
    play.play("stop 2 token", "token move-2")
    assert play.fires == {"fire-cache": 1, "barn": 1}
    assert play.hand(1) == ["move-2"]
    assert "helmet-hose" not in play.view["bag"]

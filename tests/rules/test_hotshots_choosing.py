"""Hotshots: Game Setup 8 to 10: characters and starting player, chosen when the fires burn."""

from __future__ import annotations

from typing import Any

from forest import LAYOUT, Forest, started
from rule import rule

CHOSEN = {"choosing": "chosen"}
FOUR = ("crew-boss", "sawyer", "lookout", "swamper")


def laid_out(crew: Any, **options: Any) -> Forest:
    """A new game in which the players choose, on a map that leaves nothing to luck."""
    return started(crew=crew, options={**CHOSEN, **options}, files={"layout": LAYOUT})


def roles(play: Forest) -> list[str]:
    """Everybody's character."""
    return [pawn["role"] for pawn in play.view["pawns"]]


@rule("hotshots.setup.roles", "hotshots.setup.crew-at-camp", "hotshots.setup.first-player")
def test_characters_and_starting_player_are_chosen_in_the_printed_order() -> None:
    """Fires first, then a character each, then who begins. — Game Setup 7 to 10"""
    play = laid_out(3)
    assert sum(play.fires.values()) == 12
    assert play.places == ["fire-camp"] * 3

    assert (play.waits_for, play.asked) == ("choose-role", 1)
    assert play.legal == [*(f"take {name}" for name in FOUR), "take random"]
    play.play("take sawyer")
    assert (play.waits_for, play.asked) == ("choose-role", 2)
    assert play.refuses("take sawyer") == "character-taken"
    play.play("take lookout", "take crew-boss")
    assert roles(play) == ["sawyer", "lookout", "crew-boss"]

    assert (play.waits_for, play.asked) == ("choose-first", 1)
    assert play.legal == ["begin 1", "begin 2", "begin 3"]
    assert play.refuses("begin 4") == "no-such-pawn"
    play.play("begin 3")
    assert (play.waits_for, play.asked, play.view["dice"]) == ("act", 3, 6)
    play.play("end")
    play.play("draw wind-n")
    assert (play.waits_for, play.asked) == ("act", 1)


@rule("hotshots.setup.roles")
def test_who_will_not_choose_draws_a_character() -> None:
    """One at random among those that are left. — Game Setup 8"""
    play = laid_out(2)
    play.play("take swamper", "take random")

    assert play.waits_for == "deal-role"
    assert play.odds == {f"role {name}": 1 for name in FOUR[:3]}
    play.play("role lookout")
    assert roles(play) == ["swamper", "lookout"]


@rule("hotshots.setup.roles")
def test_who_is_named_or_drawn_is_not_asked() -> None:
    """A named crew only chooses who begins. — Game Setup 8"""
    assert laid_out(("sawyer", "lookout")).waits_for == "choose-first"
    play = laid_out(("random", "lookout"))
    assert play.waits_for == "deal-role"


@rule("hotshots.solo.two", "hotshots.setup.first-player")
def test_a_single_player_chooses_both_characters() -> None:
    """Two of the four; nobody is asked who begins. — Single Player Rules"""
    play = laid_out(1)
    play.play("take sawyer")
    assert play.waits_for == "choose-role"
    play.play("take lookout")

    assert roles(play) == ["sawyer", "lookout"]
    assert play.waits_for == "choose-character"
    assert laid_out(("sawyer",)).waits_for == "choose-role"


@rule("hotshots.setup.roles", "hotshots.setup.first-player")
def test_a_dealt_game_asks_nobody() -> None:
    """Characters are dealt before the fires burn, and Firefighter 1 begins. — Game Setup 8"""
    play = started(crew=2, files={"layout": LAYOUT})
    assert play.waits_for == "deal-role"
    play.play("role sawyer", "role lookout")
    assert (play.waits_for, play.asked) == ("act", 1)

"""Hotshots: Fight the Fire, Success, Failure."""

from __future__ import annotations

from typing import Any

import pytest
from forest import Forest, forest
from rule import rule

from firehouse.stage import stage_of


def at_lodge(fires: str = "lodge 4, barn 1", **choices: Any) -> Forest:
    """Firefighter 1 alone on the Lodge (HHHPPC) without Support."""
    return forest(fires, at="lodge barn", crew="lookout crew-boss", **choices)


def labels(play: Forest) -> dict[str, str]:
    """What each legal action is called in a menu."""
    offers = stage_of(play.game).offers(play.game, play.state)
    return {offer.action: offer.label for offer in offers}


@rule("hotshots.fight.roll-six", "hotshots.fight.optional")
def test_all_dice_are_rolled_if_the_player_likes() -> None:
    """To fight is a choice, and begins with six dice. — Fight the Fire"""
    play = at_lodge()
    assert "end" in play.legal
    play.play("fight")
    assert all(len(text.split()[1]) == 6 for text in play.odds)


@rule("hotshots.fight.any-order", "hotshots.fight.set-aside")
def test_as_many_matching_dice_as_one_likes_but_at_least_one() -> None:
    """Of H H P S S S the Lodge matches up to two Hoses and a Pulaski. — Fight the Fire"""
    play = at_lodge()
    play.play("fight", "dice HHPSSS")
    assert play.offers("lock") == ["lock H", "lock HH", "lock P", "lock PH", "lock PHH"]
    assert play.refuses("fail") == "can-match"
    assert play.refuses("lock S") == "not-matching"
    assert play.refuses("lock PP") == "not-rolled"
    assert play.refuses("lock") == "lock-something"


@rule("hotshots.fight.icons-once")
def test_an_icon_is_matched_once() -> None:
    """A third Pulaski has no icon on the Lodge. — Fight the Fire"""
    play = at_lodge()
    play.play("fight", "dice PPPPSS")
    assert play.offers("lock") == ["lock P", "lock PP"]
    play.play("lock PP", "roll", "dice CSSS")
    assert play.offers("lock") == ["lock C"]


@rule("hotshots.fight.reroll", "hotshots.fight.locked")
def test_the_other_dice_are_rolled_again_and_locked_ones_stay() -> None:
    """After setting two aside, four are rolled. — Fight the Fire"""
    play = at_lodge()
    play.play("fight", "dice HHSSSS", "lock HH", "roll")
    assert all(len(text.split()[1]) == 4 for text in play.odds)
    play.play("dice HSSS", "lock H")
    assert play.view["locked"] == "HHH"


@rule("hotshots.fight.stop")
def test_one_may_stop_after_a_match() -> None:
    """Between rolls the player goes on or stops. — Fight the Fire"""
    play = at_lodge()
    play.play("fight", "dice HSSSSS", "lock H")
    assert play.legal == ["roll", "stop"]


@rule("hotshots.success.one-or-two")
def test_one_or_two_matches_bring_nothing_and_cost_nothing() -> None:
    """No reward, no penalty. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHSSSS", "lock HH")
    assert play.refuses("stop firebreak") == "too-few-matches"
    play.play("stop")
    assert play.fires["lodge"] == 4
    assert play.refuses("fight") == "fought-already"


@rule("hotshots.success.three", "hotshots.firebreak.at-once")
def test_three_matches_place_a_firebreak_at_once() -> None:
    """Between any side of one's tile and an adjacent tile, now. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHHSSS", "lock HHH", "stop firebreak")
    assert play.legal == [
        "firebreak lookout-tower",
        "firebreak repair-shop",
        "firebreak fire-cache",
        "firebreak fire-camp",
        "firebreak rocky-terrain",
        "firebreak house-1",
    ]
    play.play("firebreak fire-cache")
    assert play.view["firebreaks"] == ["fire-cache/lodge"]
    assert play.waits_for == "act"


@rule("hotshots.success.off-fire", "hotshots.fight.off-fire")
def test_a_firebreak_can_be_rolled_for_without_a_fire() -> None:
    """On a tile that does not burn three matches or more bring a Firebreak, no token. — Success"""
    play = at_lodge("barn 1")
    play.play("fight", "dice HHHPPS", "lock PPHHH")
    assert play.refuses("stop 2 token") == "no-fire-here"
    assert play.refuses("stop 1") == "no-fire-here"
    play.play("stop firebreak", "firebreak lookout-tower")
    assert play.view["firebreaks"] == ["lodge/lookout-tower"]


@rule("hotshots.firebreak.free-side")
def test_a_side_takes_one_firebreak() -> None:
    """Where one lies none can be added; with all sides taken there is no such reward. — Success"""
    play = forest(
        "power-lines 3, barn 1",
        at="power-lines barn",
        breaks="power-lines/repair-shop power-lines/lake power-lines/fire-cache",
    )
    play.play("fight", "dice SSTTPM", "lock SSTTPM")
    assert play.refuses("stop firebreak") == "no-free-side"
    play.play("stop 3", "token wild")
    assert play.waits_for == "act"


@rule("hotshots.firebreak.none-comes")
@pytest.mark.parametrize(
    ("stop", "label"),
    [
        ("stop 2 firebreak", "Stop for two flames; no side is free, so no Firebreak comes"),
        ("stop 3", "Stop for three flames and a token; no side is free, so no Firebreak comes"),
    ],
)
def test_a_reward_without_a_free_side_leaves_the_firebreak_out(stop: str, label: str) -> None:
    """All sides taken: the reward stays allowed, and offer and log say what is missing. — Success

    Power Lines *3/4, Firebreaks on all three sides, six matches → *1/4 or none, no Firebreak more.
    """
    play = forest(
        "power-lines 3, barn 1",
        at="power-lines barn",
        breaks="power-lines/repair-shop power-lines/lake power-lines/fire-cache",
    )
    play.play("fight", "dice SSTTPM", "lock SSTTPM")
    assert labels(play)[stop] == label
    told = [play.game.tell(event) for event in play.play(stop)]
    assert "No side of the Power Lines is free, so no Firebreak comes." in told
    assert len(play.view["firebreaks"]) == 3


@rule("hotshots.firebreak.none-comes")
def test_a_reward_with_a_free_side_says_nothing_of_it() -> None:
    """One side free: the offer names the Firebreak, and the log has it laid. — Success"""
    play = forest("power-lines 3, barn 1", at="power-lines barn")
    play.play("fight", "dice SSTTPM", "lock SSTTPM")
    assert labels(play)["stop 2 firebreak"] == "Stop for two flames and a Firebreak"
    told = [play.game.tell(event) for event in play.play("stop 2 firebreak")]
    assert not any("no Firebreak comes" in line for line in told)


@rule("hotshots.firebreak.supply")
def test_without_tokens_a_firebreak_is_moved() -> None:
    """The supply is empty: pick one up from the board and lay it here. — Success"""
    play = at_lodge(breaks="barn/house-1 barn/campground barn/rocky-terrain", firebreaks=3)
    play.play("fight", "dice HHHSSS", "lock HHH", "stop firebreak")
    assert play.waits_for == "take-break"
    assert play.refuses("pickup lodge house-1") == "no-firebreak"
    play.play("pickup barn house-1")
    assert play.refuses("firebreak barn") == "not-adjacent"
    play.play("firebreak house-1")
    assert "house-1/lodge" in play.view["firebreaks"]
    assert len(play.view["firebreaks"]) == 3


@rule("hotshots.success.four")
def test_four_matches_take_a_flame() -> None:
    """One flame off the tile. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHHPSS", "lock PHHH", "stop 1")
    assert play.fires["lodge"] == 3


@rule("hotshots.success.five")
def test_five_matches_take_two_flames_and_a_firebreak_or_a_token() -> None:
    """Two flames, then the player's choice of one. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHHPPS", "lock PPHHH")
    assert play.offers("stop") == [
        *("stop", "stop 1", "stop 2 firebreak", "stop 2 token", "stop firebreak")
    ]
    play.play("stop 2 token", "token wild")
    assert play.fires["lodge"] == 2
    assert play.hand(1) == ["wild"]


@rule("hotshots.success.six")
def test_six_matches_take_three_flames_a_firebreak_and_a_token() -> None:
    """Three flames and both rewards. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHHPPC", "lock PPCHHH")
    assert play.refuses("roll") == "all-matched"
    play.play("stop 3", "firebreak house-1", "token support")
    assert play.fires["lodge"] == 1
    assert play.hand(1) == ["support"]


@rule("hotshots.success.extra-lost")
def test_more_than_there_is_cannot_be_removed() -> None:
    """With one flame there, three matches more take just it. — Success"""
    play = at_lodge("lodge 1, barn 1")
    play.play("fight", "dice HHHPPC", "lock PPCHHH", "stop 3", "firebreak house-1", "token wild")
    assert play.fires == {"barn": 1}


@rule("hotshots.success.lesser")
def test_a_lesser_reward_may_be_taken() -> None:
    """Six matches also allow every smaller reward. — Success"""
    play = at_lodge()
    play.play("fight", "dice HHHPPC", "lock PPCHHH")
    assert len(play.offers("stop")) == 6


@rule("hotshots.failure.blowup", "hotshots.fight.no-match")
def test_no_match_blows_the_fire_up() -> None:
    """A flame more, nothing scored although dice were locked, and the fight is over. — Failure"""
    play = at_lodge("lodge 2, barn 1")
    play.play("fight", "dice HHHSSS", "lock HHH", "roll", "dice SSS")
    assert play.fires["lodge"] == 3
    assert play.view["firebreaks"] == []
    assert play.refuses("fight") == "fought-already"


@rule("hotshots.failure.scorches")
def test_a_blowup_can_scorch_the_tile() -> None:
    """The fifth flame on the Lodge. — Failure"""
    play = at_lodge("lodge 4, barn 1")
    play.play("fight", "dice SSSSSS")
    assert "lodge" in play.scorched


@rule("hotshots.failure.unlit")
def test_a_blowup_lights_a_tile_that_did_not_burn() -> None:
    """Rolling for a Firebreak has the same risk. — Failure"""
    play = at_lodge("barn 1")
    play.play("fight", "dice SSSSSS")
    assert play.fires == {"barn": 1, "lodge": 1}


@rule("hotshots.fight.scorched-tile")
def test_a_scorched_tile_has_nothing_to_roll_for() -> None:
    """It has no icons. — Terrain Tiles"""
    play = forest(at="lodge barn", scorched="lodge")
    assert play.refuses("fight") == "no-icons"


@rule("hotshots.dry-grass.firebreaks")
def test_dry_grass_can_be_guarded() -> None:
    """Its icons let players place Firebreaks before it burns. — Terrain Tiles: Dry Grass"""
    play = forest(at="dry-grass barn", crew="lookout crew-boss")
    play.play("fight", "dice PPCSSS", "lock PPC", "stop firebreak", "firebreak campground")
    assert play.view["firebreaks"] == ["campground/dry-grass"]

"""Hotshots: Scorching, Firefighter on Scorching Tile, and the tiles' effects."""

from __future__ import annotations

from typing import Any

from forest import Forest, forest
from rule import rule


def ember(fires: str, tile: str = "barn", **choices: Any) -> Forest:
    """An Ember has just fallen on a tile."""
    play = forest(fires, **choices)
    play.play("end", f"draw ember-{tile}")
    return play


@rule("hotshots.scorch.at-limit", "hotshots.scorch.flames-off", "hotshots.scorch.spread")
def test_a_tile_at_its_limit_scorches_and_spreads_to_the_lowest_neighbour() -> None:
    """Its flames go back; the adjacent tile with the lowest limit gets one. — Scorching"""
    play = ember("barn 2, house-2 1", breaks="barn/house-1")
    assert play.scorched == ["barn"]
    assert play.fires == {"house-2": 1, "campground": 1}


@rule("hotshots.scorch.exceeds")
def test_more_than_the_limit_scorches_as_well() -> None:
    """Two flames on a tile one below its limit. — Scorching"""
    play = forest("barn 2, lodge 1", breaks="barn/house-1 barn/campground barn/rocky-terrain")
    play.play("end", "draw single-3")
    assert (play.scorched, play.fires) == (["barn"], {"lodge": 1})


@rule("hotshots.scorch.spread-choice")
def test_players_choose_among_equally_low_neighbours() -> None:
    """House 1 and Campground both have 3. — Scorching"""
    play = ember("barn 2, house-2 1")
    assert (play.waits_for, play.asked) == ("spread", 1)
    assert play.legal == ["choose campground", "choose house-1"]
    play.play("choose house-1")
    assert play.fires == {"house-2": 1, "house-1": 1}


@rule("hotshots.scorch.spread-burning", "hotshots.scorch.chain")
def test_the_spread_reaches_burning_tiles_and_may_scorch_them() -> None:
    """Campground at 2 gets the third; its spread lights Dry Grass, which goes too. — Scorching"""
    play = ember(
        "barn 2, campground 2, house-2 1",
        breaks="barn/house-1 dry-grass/logging-site dry-grass/log-cabin",
    )
    assert play.scorched == ["barn", "campground", "dry-grass"]
    assert play.fires == {"house-2": 1}


@rule("hotshots.scorch.spread-blocked", "hotshots.scorch.firebreak")
def test_a_blocked_scorch_adds_nothing() -> None:
    """Firebreaks, scorched tiles and the rim on all sides. — Scorching"""
    play = ember(
        "barn 2, house-2 1", breaks="barn/house-1 barn/campground", scorched="rocky-terrain"
    )
    assert play.fires == {"house-2": 1}


@rule("hotshots.scorch.numeric-order")
def test_several_scorches_go_by_their_limits() -> None:
    """House 2 (3) before Radio Tower (4): its spread still reaches the tower. — Scorching"""
    play = forest("radio-tower 3, house-2 2", breaks="house-2/log-cabin")
    log = play.play("end", "draw multiple-4-3")
    names = [type(event).__name__ for event in log]
    told = [play.game.tell(event) for event in log]
    assert told[names.index("Scorched")] == "House 2 is scorched."
    assert "The fire spread: 1 flame on the Radio Tower." in told


@rule("hotshots.scorch.order-choice")
def test_players_choose_the_order_of_equal_limits() -> None:
    """Barn and House 1 at once. — Scorching"""
    play = forest("barn 2, house-1 2, house-2 1")
    play.play("end", "draw multiple-3-3", "choose barn", "choose house-1")
    assert play.waits_for == "scorch-first"
    assert play.legal == ["choose barn", "choose house-1"]
    play.play("choose house-1")
    assert play.scorched == ["house-1"]


@rule("hotshots.scorch.first-before-more")
def test_a_scorch_is_finished_before_the_next() -> None:
    """The first tile's spread comes before the second tile scorches. — Scorching"""
    play = forest("barn 2, house-2 2, lodge 1", breaks="barn/rocky-terrain barn/house-1")
    log = play.play("end", "draw multiple-3-3", "choose barn")
    log += play.play("choose barn")
    names = [type(event).__name__ for event in log if type(event).__name__ != "Awaited"]
    first = names.index("Scorched")
    assert names[first : first + 3] == ["Scorched", "FlamesAdded", "Scorched"]


@rule("hotshots.hurt.stays", "hotshots.hurt.token", "hotshots.hurt.die", "hotshots.hurt.lost")
def test_who_stands_on_a_scorching_tile_loses_a_token_and_a_die() -> None:
    """The firefighter stays; a token is discarded, a die lies lost at the camp. — Scorching"""
    play = ember(
        "barn 2, house-2 1",
        at="barn fire-camp",
        hands="wild support",
        breaks="barn/house-1",
    )
    assert (play.waits_for, play.asked) == ("discard", 1)
    play.play("discard wild")
    assert play.places[0] == "barn"
    assert (play.hand(1), play.view["dice"]) == (["support"], 5)
    play.play("fight")
    assert all(len(text.split()[1]) == 5 for text in play.odds)


@rule("hotshots.hurt.each")
def test_every_firefighter_there_costs_a_die() -> None:
    """Two on the tile, two dice. — Scorching"""
    play = ember("barn 2, house-2 1", at="barn barn", hands="wild;support", breaks="barn/house-1")
    assert play.view["dice"] == 4
    assert (play.hand(1), play.hand(2)) == ([], [])


@rule("hotshots.dice.recover")
def test_ending_a_turn_at_the_fire_camp_recovers_all_dice() -> None:
    """At the end of the turn, after the card. — Scorching"""
    play = forest("barn 1")
    play.state.dice = 3
    play.play("end")
    assert play.view["dice"] == 3
    play.play("draw ember-lodge")
    assert play.view["dice"] == 6


@rule("hotshots.dice.none-left")
def test_without_dice_nobody_can_roll() -> None:
    """All six are lost. — Scorching"""
    play = forest("barn 1")
    play.state.dice = 0
    assert play.refuses("fight") == "no-dice"


@rule("hotshots.propane")
def test_the_propane_tank_burns_all_its_neighbours() -> None:
    """A flame on every adjacent tile without a Firebreak, and never on the Lake. — Terrain Tiles"""
    play = forest("supply-trailer 1, propane-tank 1", wind="ne")
    play.play("end", "draw light-feeding-breeze")
    assert play.scorched == ["propane-tank"]
    assert play.fires == {"supply-trailer": 2, "air-base": 1}


@rule("hotshots.lodge")
def test_the_lodge_burns_three_of_its_lowest_neighbours() -> None:
    """House 1 and Lookout Tower (3), then one of the fours, the players' choice. — Terrain Tiles"""
    play = ember("lodge 4, house-2 1", "lodge", at="barn barn")
    assert play.legal == ["choose fire-cache", "choose rocky-terrain"]
    play.play("choose fire-cache")
    assert play.fires == {"house-2": 1, "house-1": 1, "lookout-tower": 1, "fire-cache": 1}


@rule("hotshots.air-base.scorched")
def test_vehicles_burn_with_the_air_base() -> None:
    """Those still there leave the game. — Terrain Tiles: Air Attack Base"""
    play = ember("air-base 3, barn 1", "air-base")
    assert play.view["vehicles"] == []


@rule("hotshots.cache.scorched")
def test_the_token_supply_burns_with_the_fire_cache() -> None:
    """The bag is lost; held tokens stay and can be played. — Terrain Tiles: Fire Cache"""
    play = forest("fire-cache 3, barn 1", hands=";move-2", at="lodge barn")
    play.play("end", "draw single-4", "choose air-base")
    assert play.view["bag"] == []
    play.play("play move-2")
    assert play.view["moves"] == 4


@rule("hotshots.home.scorched")
def test_a_scorched_home_tile_costs_the_ability() -> None:
    """Each character depends on one tile. — Characters; Terrain Tiles"""
    play = forest(
        crew="crew-boss sawyer lookout swamper",
        scorched="radio-tower repair-shop lookout-tower supply-trailer",
    )
    assert [pawn["able"] for pawn in play.view["pawns"]] == [False] * 4
    assert play.refuses("order 2 lodge") == "ability-lost"


@rule("hotshots.dry-grass")
def test_one_flame_scorches_dry_grass() -> None:
    """Its limit is 1. — Terrain Tiles: Dry Grass"""
    play = forest("log-cabin 1", wind="nw")
    play.play("end", "draw light-breeze")
    assert play.scorched == ["dry-grass"]

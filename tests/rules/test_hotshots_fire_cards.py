"""Hotshots: Draw 1 Fire Card, Resolving Fire Cards."""

from __future__ import annotations

from typing import Any

from forest import Forest, forest
from rule import rule


def drawn(fires: str, card: str, **choices: Any) -> Forest:
    """A card has just been drawn at the end of a turn."""
    play = forest(fires, **choices)
    play.play("end", f"draw {card}")
    return play


@rule("hotshots.card.drawn-always")
def test_a_card_is_drawn_whatever_came_of_the_fight() -> None:
    """Also without any fight. — Draw 1 Fire Card"""
    play = forest()
    play.play("end")
    assert play.waits_for == "draw-card"


@rule("hotshots.card.single")
def test_a_single_increase_adds_two_to_one_burning_tile() -> None:
    """Two flames on the only burning tile of that limit. — Fire Increase"""
    assert drawn("repair-shop 1, barn 1", "single-5").fires == {"repair-shop": 3, "barn": 1}


@rule("hotshots.card.single-none")
def test_a_single_increase_without_a_burning_tile_adds_nothing() -> None:
    """Increases start no fires. — Fire Increase"""
    assert drawn("barn 1", "single-5").fires == {"barn": 1}


@rule("hotshots.card.choice")
def test_players_choose_among_tiles_of_the_same_limit() -> None:
    """The player on turn names one of them. — Fire Increase"""
    play = drawn("repair-shop 1, lodge 1, barn 1", "single-5")
    assert (play.waits_for, play.asked) == ("feed", 1)
    assert play.legal == ["choose lodge", "choose repair-shop"]
    play.play("choose lodge")
    assert play.fires["lodge"] == 3


@rule("hotshots.card.multiple")
def test_a_multiple_increase_adds_one_to_each_of_two() -> None:
    """One flame for each number. — Fire Increase"""
    assert drawn("radio-tower 1, barn 1", "multiple-4-3").fires == {"radio-tower": 2, "barn": 2}


@rule("hotshots.card.multiple-none")
def test_a_number_without_a_burning_tile_adds_nothing() -> None:
    """Also when both are missing. — Fire Increase"""
    assert drawn("barn 1", "multiple-4-3").fires == {"barn": 2}
    assert drawn("lodge 1", "multiple-4-3").fires == {"lodge": 1}


@rule("hotshots.card.multiple-same")
def test_the_same_number_twice_means_two_different_tiles() -> None:
    """Two of three burning tiles get one each; a single one gets one only. — Fire Increase"""
    play = drawn("lodge 1, repair-shop 1, logging-site 1", "multiple-5-5")
    play.play("choose lodge")
    assert play.legal == ["choose logging-site", "choose repair-shop"]
    play.play("choose repair-shop")
    assert play.fires == {"lodge": 2, "repair-shop": 2, "logging-site": 1}
    assert drawn("lodge 1", "multiple-5-5").fires == {"lodge": 2}


@rule("hotshots.card.lowest")
def test_the_lowest_increase_feeds_the_lowest_burning_limit() -> None:
    """Barn (3) before Radio Tower (4); among equals the players choose. — Fire Increase"""
    assert drawn("barn 1, radio-tower 1", "lowest-1").fires["barn"] == 2
    play = drawn("barn 1, house-1 1, lodge 1", "lowest-1")
    assert play.legal == ["choose barn", "choose house-1"]


@rule("hotshots.wind.light-breeze", "hotshots.wind.new-fires")
def test_a_light_breeze_lights_what_does_not_burn_downwind() -> None:
    """Every burning tile sends one flame, but not onto burning ones. — Wind"""
    play = drawn("fire-camp 1, lodge 1", "light-breeze")
    assert play.fires == {"fire-camp": 1, "lodge": 1, "lookout-tower": 1}


@rule("hotshots.wind.at-once")
def test_the_wind_does_not_chain_within_a_card() -> None:
    """A tile lit by this wind sends nothing on. — Wind"""
    assert drawn("house-2 1", "light-breeze").fires == {"house-2": 1, "radio-tower": 1}


@rule("hotshots.wind.firebreak", "hotshots.firebreak.blocks-wind")
def test_a_breeze_is_blocked_by_a_firebreak_and_a_gust_is_not() -> None:
    """Only the two Gust cards jump Firebreaks. — Wind"""
    for card in ("light-breeze", "light-feeding-breeze", "wind-n"):
        play = drawn("house-2 1", card, breaks="house-2/radio-tower")
        assert play.fires == {"house-2": 1}
    for card in ("strong-gust", "strong-feeding-gust"):
        play = drawn("house-2 1", card, breaks="house-2/radio-tower")
        assert play.fires == {"house-2": 1, "radio-tower": 1}


@rule("hotshots.firebreak.both-sides")
def test_a_firebreak_works_from_both_sides() -> None:
    """Also for a wind that blows the other way. — Success"""
    play = drawn("radio-tower 1", "light-breeze", breaks="house-2/radio-tower", wind="s")
    assert play.fires == {"radio-tower": 1}


@rule("hotshots.wind.feeding")
def test_feeding_winds_reach_burning_tiles_too() -> None:
    """All tiles downwind get a flame, burning or not. — Wind"""
    play = drawn("fire-camp 1, lodge 1", "light-feeding-breeze")
    assert play.fires == {"fire-camp": 1, "lodge": 2, "lookout-tower": 1}


@rule("hotshots.wind.scorched", "hotshots.wind.off-board", "hotshots.lake.unburnt")
def test_wind_ends_at_scorched_tiles_the_rim_and_the_lake() -> None:
    """Nothing is added there, and nothing flies over. — Wind"""
    assert drawn("house-2 1", "strong-gust", scorched="radio-tower").fires == {"house-2": 1}
    assert drawn("barn 1", "strong-gust").fires == {"barn": 1}
    assert drawn("propane-tank 1", "strong-feeding-gust").fires == {"propane-tank": 1}


@rule("hotshots.ember")
def test_an_ember_lands_on_its_tile_burning_or_not() -> None:
    """Plus one in both cases. — Ember"""
    assert drawn("house-2 1", "ember-lodge").fires == {"house-2": 1, "lodge": 1}
    assert drawn("lodge 1", "ember-lodge").fires == {"lodge": 2}


@rule("hotshots.ember.scorched", "hotshots.scorch.no-flames")
def test_an_ember_on_a_scorched_tile_does_nothing() -> None:
    """Scorched tiles take no flames. — Ember"""
    assert drawn("house-2 1", "ember-lodge", scorched="lodge").fires == {"house-2": 1}


@rule("hotshots.wind-blows")
def test_wind_blows_turns_the_marker_and_is_a_light_breeze() -> None:
    """First the new direction, then the breeze in it. — Wind Blows"""
    play = drawn("house-2 1", "wind-ne")
    assert play.view["wind"] == "ne"
    assert play.fires == {"house-2": 1, "supply-trailer": 1}


@rule("hotshots.card.flames-first")
def test_all_flames_are_added_before_anything_scorches() -> None:
    """Both tiles of a card get their flame, then the lower limit scorches first. — Resolving"""
    play = drawn("radio-tower 3, house-2 2", "multiple-4-3", breaks="house-2/log-cabin")
    assert play.scorched == ["house-2", "radio-tower"]


@rule("hotshots.card.discarded")
def test_a_resolved_card_is_discarded() -> None:
    """It waits there for the shuffle. — Resolving Fire Cards"""
    play = drawn("barn 1", "ember-lodge")
    assert (play.view["discarded"], play.view["deck"]) == (1, 28)


@rule("hotshots.card.discard-closed")
def test_nobody_looks_through_the_discards() -> None:
    """What everybody sees is how many there are. — Resolving Fire Cards"""
    play = forest(crew="swamper sawyer")
    play.play("end", "draw ember-lodge", "end", "draw ember-barn")
    assert play.view["discarded"] == 2
    assert "2 discarded" in play.game.situation(play.state)
    assert "ember-" not in str(play.view)
    assert "Ember" not in play.game.situation(play.state)


@rule("hotshots.card.show")
def test_cards_are_shown_to_all() -> None:
    """A drawn card is told to everybody. — Draw 1 Fire Card"""
    play = forest()
    play.play("end")
    told = [play.game.tell(event) for event in play.play("draw ember-lodge")]
    assert "Fire card: Ember on the Lodge." in told


@rule("hotshots.card.reshuffle")
def test_the_discards_are_shuffled_once() -> None:
    """When a card is needed and none is there. — Running Out of Fire Cards"""
    play = forest("barn 1")
    play.state.discard, play.state.deck, play.state.piles = play.state.deck, 0, 0
    play.play("end")
    assert (play.view["deck"], play.view["shuffles"]) == (29, 1)
    assert len(set(play.odds.values())) == 1


@rule("hotshots.end.cards")
def test_a_second_empty_deck_loses() -> None:
    """After one shuffle the deck may not run out again. — Running Out of Fire Cards"""
    play = forest("barn 1")
    play.state.discard, play.state.deck, play.state.piles = play.state.deck, 0, 0
    play.state.shuffles = 1
    play.play("end")
    assert play.ending == ("lost", "out-of-cards")


@rule("hotshots.fire-card-example")
def test_the_fire_card_example_step_by_step() -> None:
    """4/3 with Rocky Terrain at 3 and Fire Cache at 2, no 3 burning. — Fire card example"""
    play = forest("rocky-terrain 3, fire-cache 2")
    play.play("end", "draw multiple-4-3")
    assert play.legal == ["choose fire-cache", "choose rocky-terrain"]
    play.play("choose fire-cache")
    assert play.fires == {"rocky-terrain": 3, "fire-cache": 3}
    assert play.scorched == []
    assert (play.view["card"], play.view["discarded"], play.asked) == (None, 1, 2)


@rule("hotshots.end.flames")
def test_a_flame_that_is_not_there_loses() -> None:
    """The supply is empty and a card wants one more. — Running out of Flame tokens"""
    fires = "house-1 2, house-2 2, power-lines 3, rocky-terrain 3, repair-shop 4, supply-trailer 4"
    play = forest(f"{fires}", flames=18)
    play.play("end", "draw ember-lodge")
    assert play.ending == ("lost", "out-of-flames")

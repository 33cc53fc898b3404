"""Hotshots: Components, Game Setup, Terrain Tiles."""

from __future__ import annotations

from collections import Counter

from forest import forest, settled, started
from rule import rule

from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.rules.deck import in_pile


@rule("hotshots.objective.together")
def test_the_crew_wins_or_loses_together() -> None:
    """A game has one result for everybody. — Objective"""
    play = forest("house-2 1", at="house-2 barn")
    play.play("fight", "dice CCHSMM", "lock CCHSMM", "stop 3")
    assert play.ending == ("won", "fire-out")


@rule("hotshots.components.counts")
def test_the_box() -> None:
    """19 tiles, 29 cards, 16 tokens, 30 flames, 20 Firebreaks, 6 dice, 3 vehicles, 4 characters."""
    play = forest()
    house = play.game.house
    assert len(play.view["tiles"]) == 19
    assert len(house.cards.kinds) == 29
    assert len(play.view["bag"]) == 16
    assert (house.options.flames, house.options.firebreaks) == (30, 20)
    assert (play.view["dice"], len(play.view["vehicles"])) == (6, 3)
    assert settled(crew=4).view["pawns"][3]["role"] is not None


@rule("hotshots.setup.tiles-random")
def test_tiles_are_laid_out_at_random_in_the_circle() -> None:
    """Every tile can come to every cell of the circle that is still free. — Game Setup 1"""
    play = started(crew=2)
    assert play.waits_for == "place-tile"
    assert len(play.odds) == 19
    assert set(play.odds.values()) == {1}
    play.play("place C5")
    assert len(play.odds) == 18
    columns = Counter(name[0] for name in play.game.house.board.names)
    assert columns == {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}


@rule("hotshots.setup.own-layout")
def test_players_may_lay_out_the_tiles_themselves() -> None:
    """A layout that fixes all tiles leaves nothing to luck. — Game Setup 1"""
    play = forest()
    assert play.waits_for == "act"
    assert play.view["tiles"]["fire-camp"]["cell"] == "C5"


@rule("hotshots.setup.vehicles", "hotshots.setup.wind", "hotshots.setup.crew-at-camp")
def test_vehicles_wind_and_crew_at_the_start() -> None:
    """Three vehicles at the base, wind to the north, everybody at the Fire Camp. — Setup 4, 5, 9"""
    play = settled(crew=3)
    assert play.view["vehicles"] == ["air tanker", "helicopter", "dozer"]
    assert play.view["wind"] == "n"
    assert play.places == ["fire-camp"] * 3


@rule("hotshots.setup.deck-piles")
def test_the_deck_has_three_piles_with_their_winds() -> None:
    """Two Wind Blows in each pile; Breeze/Gust cards: two on top, one, one. — Game Setup 6"""
    state = forest().state
    piles = [[in_pile(state, pile, group) for group in range(3)] for pile in range(3)]
    assert piles == [[6, 2, 2], [6, 2, 1], [7, 2, 1]]


@rule("hotshots.setup.deck-odds")
def test_odds_of_a_layered_deck_are_exact() -> None:
    """The top pile holds 6 of 19, 2 of 6 and 2 of 4: Breezes are likelier than Embers. — Setup 6"""
    play = forest()
    play.play("end")
    odds = play.odds
    assert odds["draw ember-barn"] == 6 * 6 * 4
    assert odds["draw wind-n"] == 2 * 19 * 4
    assert odds["draw light-breeze"] == 2 * 19 * 6
    assert sum(odds.values()) == 10 * 19 * 6 * 4


@rule("hotshots.setup.starting-fires", "hotshots.tile.starting-flames")
def test_twelve_flames_start_on_six_tiles() -> None:
    """The tiles with starting symbols burn from the start. — Game Setup 7"""
    assert forest("as printed").fires == {
        "house-1": 1,
        "house-2": 1,
        "power-lines": 2,
        "rocky-terrain": 2,
        "repair-shop": 3,
        "supply-trailer": 3,
    }


@rule("hotshots.setup.roles")
def test_characters_are_chosen_or_drawn() -> None:
    """A crew by names has those; a crew by number draws each character once. — Game Setup 8"""
    assert [pawn["role"] for pawn in forest().view["pawns"]] == ["swamper", "crew-boss"]
    drawn = [pawn["role"] for pawn in settled(crew=4).view["pawns"]]
    assert sorted(drawn) == ["crew-boss", "lookout", "sawyer", "swamper"]


@rule("hotshots.setup.first-player")
def test_the_first_firefighter_begins_with_all_dice() -> None:
    """A starting player takes the six dice. — Game Setup 10"""
    play = forest()
    assert (play.asked, play.view["dice"]) == (1, 6)


@rule("hotshots.tile.icons", "hotshots.tile.limit")
def test_every_tile_but_the_lake_has_six_icons_and_a_limit() -> None:
    """No two tiles have the same icons; Dry Grass has limit 1. — Terrain Tiles"""
    terrain = read_tiles("")
    icons = [terrain.icons[tile] for tile in range(19) if tile != tiles.LAKE]
    assert all(faces.total(packed) == 6 for packed in icons)
    assert len(set(icons)) == 18
    assert terrain.limits[tiles.DRY_GRASS] == 1
    assert faces.letters(terrain.icons[tiles.FIRE_CACHE]) == "PCHHTT"


@rule("hotshots.tile.civilian")
def test_civilian_symbols_have_no_effect_in_the_base_game() -> None:
    """Nothing of the set-up asks for civilians. — Terrain Tiles"""
    assert "civilians" not in forest().view


@rule("hotshots.dice.six-faces")
def test_a_die_shows_each_of_six_faces_equally_often() -> None:
    """One die has six outcomes of weight 1; six dice 6**6 in all. — Dice combinations"""
    play = forest("house-2 1", at="house-2 barn")
    play.play("fight")
    assert sum(play.odds.values()) == 6**6
    assert play.odds["dice PCHSMT"] == 720
    assert play.odds["dice PPPPPP"] == 1


@rule("hotshots.cards.kinds")
def test_the_fire_cards() -> None:
    """Six Wind Blows, one for each direction, four Breeze/Gust, and 19 others. — Setup 6"""
    kinds = Counter(read_cards(builtin_text("cards")).kinds)
    assert (kinds[5], kinds[4], sum(kinds.values()) - kinds[5] - kinds[4]) == (6, 4, 19)
    ids = read_cards(builtin_text("cards")).ids
    assert "multiple-4-3" in ids
    assert {"light-breeze", "strong-gust", "light-feeding-breeze", "strong-feeding-gust"} <= set(
        ids
    )
    assert [name for name in ids if name.startswith("wind-")] == [
        *("wind-n", "wind-ne", "wind-se", "wind-s", "wind-sw", "wind-nw")
    ]

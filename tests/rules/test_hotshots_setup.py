"""Hotshots: Components, Game Setup, Terrain Tiles."""

from __future__ import annotations

from collections import Counter

import pytest
from forest import LAYOUT, Forest, forest, settled, started
from rule import rule

from firehouse import Rng, Setup, Table
from firehouse.games.hotshots.data import faces, tiles
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.rules import steps
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
    """The top pile holds 2 of 6 and 2 of 4 winds, and 6 of 19 others, or 7 in one of three ways.

    (6/10 + 6/10 + 7/11) / 3 = 101/165 for the others, so 32/165 for either kind of wind. — Setup 6
    """
    play = forest()
    play.play("end")
    odds = play.odds
    assert odds["draw ember-barn"] == 101 * 6 * 4
    assert odds["draw wind-n"] == 32 * 19 * 4
    assert odds["draw light-breeze"] == 32 * 19 * 6
    assert sum(odds.values()) == 165 * 19 * 6 * 4


EMBERS = [
    f"ember-{tile}"
    for tile in (
        *("barn", "campground", "lodge", "log-cabin"),
        *("logging-site", "lookout-tower", "radio-tower", "air-base"),
    )
]
OTHERS = [
    *EMBERS,
    *(f"single-{limit}" for limit in (3, 4, 5)),
    *(f"multiple-{pair}" for pair in ("4-3", "5-3", "5-4", "3-3", "4-4", "5-5")),
    *("lowest-1", "lowest-2"),
]
BLOWS = [f"wind-{way}" for way in ("n", "ne", "se", "s", "sw", "nw")]
BREEZES = ["light-breeze", "strong-gust", "light-feeding-breeze", "strong-feeding-gust"]


def deal(play: Forest, *cards: str) -> None:
    """Draw Fire cards one after another, without what they do."""
    for card in cards:
        play.state.todo.append(steps.DRAW_CARD)
        play.play(f"draw {card}")
        play.state.discard |= play.state.drawn
        play.state.drawn = 0


@rule("hotshots.setup.deck-referee")
def test_a_real_table_may_have_its_odd_card_on_top() -> None:
    """Seven Embers come up first: 7/6/6 is roughly even; an eighth never is. — Setup 6c"""
    table = Table(
        Setup("hotshots/standard", crew=("sawyer", "swamper"), files={"layout": LAYOUT}),
        luck=False,
    )
    for ember in EMBERS[:7]:
        table.play("end")
        table.play(f"draw {ember}")
    table.play("end")
    reason = table.refusal(f"draw {EMBERS[7]}")
    assert reason is not None
    assert reason.code == "no-such-outcome"
    assert table.refusal("draw wind-n") is None


@rule("hotshots.setup.deck-referee")
@pytest.mark.parametrize("sizes", [(7, 6, 6), (6, 7, 6), (6, 6, 7)])
@pytest.mark.parametrize("seed", range(12))
def test_every_order_of_roughly_even_piles_is_accepted(sizes: tuple[int, ...], seed: int) -> None:
    """Whichever pile has the odd card, however it is shuffled, to the last card. — Setup 6"""
    luck = Rng(seed)
    others, blows, breezes = (shuffled(cards, luck) for cards in (OTHERS, BLOWS, BREEZES))
    play = forest()
    for number, winds in zip(sizes, (2, 1, 1), strict=True):
        pile = [others.pop() for _ in range(number)]
        pile += [blows.pop() for _ in range(2)] + [breezes.pop() for _ in range(winds)]
        deal(play, *shuffled(pile, luck))
    assert play.view["deck"] == 0


def shuffled(cards: list[str], luck: Rng) -> list[str]:
    """The cards in another order."""
    left = list(cards)
    return [left.pop(luck.below(len(left))) for _ in cards]


@rule("hotshots.setup.deck-referee")
def test_only_one_pile_has_the_odd_card() -> None:
    """7 2 2 on top, then 6 others of the middle: a further one is not there yet. — Setup 6c"""
    play = forest()
    deal(play, *OTHERS[:7], *BLOWS[:2], *BREEZES[:2], *OTHERS[7:13])
    play.play("end")
    assert play.refuses("draw lowest-2") == "no-such-outcome"
    assert "draw wind-s" in play.odds


@rule("hotshots.setup.deck-referee")
@pytest.mark.parametrize(("pile", "most"), [("top", 7), ("middle", 6), ("bottom", 6)])
def test_a_table_that_has_counted_can_say_so(pile: str, most: int) -> None:
    """Then the piles are known: so many others lie on top, and no more. — Setup 6c"""
    play = forest(uneven_pile=pile)
    deal(play, *OTHERS[:most])
    play.play("end")
    assert play.refuses("draw lowest-2") == "no-such-outcome"
    assert play.odds["draw wind-n"] == 2 * 4 * (19 - most)


@rule("hotshots.setup.deck-referee")
def test_cards_that_come_up_rule_divisions_out() -> None:
    """After 6 2 2 an Ember may be the top pile's seventh; a wind shows that there is none."""
    play = forest()
    deal(play, *OTHERS[:6], *BLOWS[:2], *BREEZES[:2])
    assert "uneven: top middle bottom" in play.game.draw(play.state)
    deal(play, BLOWS[2])
    assert "uneven: middle bottom" in play.game.draw(play.state)
    deal(play, *OTHERS[6:13])
    assert "uneven" not in play.game.draw(play.state)
    assert play.game.position(play.game.draw(play.state)) == play.state


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

"""Hotshots: Order of Play, Move up to 2 Tiles."""

from __future__ import annotations

from forest import forest
from rule import rule


@rule("hotshots.turn.phases", "hotshots.turn.next-player")
def test_move_fight_draw_then_the_next_player() -> None:
    """The three phases in order, then it is the next player's turn. — Order of Play"""
    play = forest("house-2 1, barn 1")
    play.play("move radio-tower", "move house-2", "fight", "dice CCPPPP", "lock CC", "stop")
    play.play("end", "draw ember-lodge")
    assert (play.asked, play.waits_for) == (2, "act")
    assert play.fires == {"house-2": 1, "barn": 1, "lodge": 1}


@rule("hotshots.move.two-tiles", "hotshots.move.optional")
def test_two_tiles_or_none() -> None:
    """A turn has movement for two tiles; nobody has to use it. — Move"""
    play = forest()
    assert play.view["moves"] == 2
    assert "end" in play.legal
    assert "fight" in play.legal
    play.play("move lodge", "move lookout-tower")
    assert play.refuses("move lodge") == "no-moves"


@rule("hotshots.move.adjacent")
def test_a_step_leads_to_an_adjacent_tile() -> None:
    """From the Fire Camp six tiles are one step away, all but the Lake beside it. — Move"""
    play = forest()
    assert play.refuses("move barn") == "not-adjacent"
    assert play.offers("move") == [
        "move air-base",
        "move fire-cache",
        "move lodge",
        "move logging-site",
        "move radio-tower",
        "move rocky-terrain",
    ]


@rule("hotshots.move.fire-stops")
def test_a_burning_tile_ends_the_movement() -> None:
    """Who enters fire cannot move on. — Move"""
    play = forest("lodge 1")
    play.play("move lodge")
    assert play.view["moves"] == 0
    assert play.refuses("move lookout-tower") == "no-moves"


@rule("hotshots.move.leave-fire")
def test_a_burning_tile_can_be_left() -> None:
    """Starting on fire does not hold anybody. — Move"""
    play = forest("lodge 1", at="lodge barn")
    play.play("move fire-cache", "move fire-camp")
    assert play.places[0] == "fire-camp"


@rule("hotshots.move.firebreaks-scorched", "hotshots.scorch.walk-through")
def test_firebreaks_and_scorched_tiles_do_not_stop_anybody() -> None:
    """Both can be crossed on foot. — Move"""
    play = forest(breaks="fire-camp/lodge", scorched="lodge")
    play.play("move lodge", "move lookout-tower")
    assert play.places[0] == "lookout-tower"


@rule("hotshots.move.together")
def test_any_number_may_stand_on_a_tile() -> None:
    """All four can be on one tile. — Move"""
    play = forest(crew="swamper crew-boss sawyer lookout", at="radio-tower lodge lodge lodge")
    play.play("move fire-camp", "move lodge")
    assert play.places == ["lodge"] * 4


@rule("hotshots.move.lake")
def test_the_lake_cannot_be_entered() -> None:
    """Neither on foot nor by an order. — Move; Lake"""
    play = forest(at="fire-cache fire-camp")
    assert play.refuses("move lake") == "lake-barred"


@rule("hotshots.move.rocky")
def test_rocky_terrain_takes_the_whole_movement() -> None:
    """Entering and leaving both count as two tiles. — Move; Rocky Terrain"""
    play = forest(at="fire-camp barn")
    play.play("move rocky-terrain")
    assert play.view["moves"] == 0
    late = forest()
    late.play("move lodge")
    assert late.refuses("move rocky-terrain") == "too-far"
    out = forest(at="rocky-terrain barn")
    out.play("move barn")
    assert out.view["moves"] == 0


@rule("hotshots.fight.no-move-after")
def test_a_fight_ends_the_movement() -> None:
    """Movement that is left when the dice roll is lost. — Fight the Fire"""
    play = forest("lodge 1, barn 1", at="lodge barn")
    play.play("fight", "dice PCHSMM", "lock P", "stop")
    assert play.view["moves"] == 0
    assert play.refuses("move fire-camp") == "no-moves"

"""Hotshots: Characters."""

from __future__ import annotations

from forest import forest
from rule import rule


@rule("hotshots.crew-boss.order", "hotshots.crew-boss.permission")
def test_the_crew_boss_moves_another_by_one_tile_with_permission() -> None:
    """The other player's seat decides. — Crew Boss"""
    play = forest(crew="crew-boss swamper", at="barn lodge")
    play.play("order 2 fire-camp")
    assert (play.waits_for, play.asked) == ("permit", 2)
    play.play("yes")
    assert play.places == ["barn", "fire-camp"]
    refused = forest(crew="crew-boss swamper", at="barn lodge")
    refused.play("order 2 fire-camp", "no")
    assert refused.places == ["barn", "lodge"]


@rule("hotshots.crew-boss.once")
def test_the_crew_boss_orders_once_a_turn() -> None:
    """Before or after the fight, but once. — Crew Boss"""
    play = forest(crew="crew-boss swamper", at="barn lodge")
    play.play("order 2 fire-camp", "yes")
    assert play.refuses("order 2 lodge") == "ordered-already"


@rule("hotshots.crew-boss.refused")
def test_a_refused_order_spends_nothing() -> None:
    """Another may be asked, the one who refused not again this turn. — Crew Boss"""
    play = forest(crew="crew-boss swamper sawyer", at="barn lodge lodge")
    play.play("order 2 fire-camp", "no")
    assert play.refuses("order 2 house-1") == "order-refused"
    play.play("order 3 fire-camp", "yes")
    assert play.places == ["barn", "lodge", "fire-camp"]
    assert play.refuses("order 3 lodge") == "ordered-already"
    for card in ("lodge", "barn", "log-cabin"):
        play.play("end", f"draw ember-{card}")
    assert "order 2 house-1" in play.legal


@rule("hotshots.crew-boss.when")
def test_orders_come_before_or_after_the_fight() -> None:
    """Not between rolls. — Crew Boss"""
    play = forest("lodge 2", crew="crew-boss swamper", at="lodge barn")
    play.play("fight", "dice HSSSSS")
    assert play.refuses("order 2 house-1") == "not-now"
    play.play("lock H", "stop", "order 2 house-1", "yes")
    assert play.places[1] == "house-1"


@rule("hotshots.crew-boss.not-self")
def test_the_crew_boss_moves_others_only() -> None:
    """Not oneself. — Crew Boss"""
    play = forest(crew="crew-boss swamper")
    assert play.refuses("order 1 lodge") == "order-to-self"
    assert forest().refuses("order 2 lodge") == "not-crew-boss"


@rule("hotshots.crew-boss.rocky")
def test_the_crew_boss_moves_nobody_into_or_out_of_rocky_terrain() -> None:
    """It would count as two tiles. — Crew Boss"""
    into = forest(crew="crew-boss swamper", at="barn lodge")
    assert into.refuses("order 2 rocky-terrain") == "rocky-order"
    out = forest(crew="crew-boss swamper", at="barn rocky-terrain")
    assert out.refuses("order 2 lodge") == "rocky-order"


@rule("hotshots.sawyer", "hotshots.swap.any-number")
def test_the_sawyer_swaps_pulaskis_and_chainsaws() -> None:
    """Two Chainsaws serve as the Lodge's Pulaskis. — Sawyer"""
    play = forest("lodge 2", crew="sawyer lookout", at="lodge barn")
    play.play("fight", "dice SSMMTT")
    assert play.legal == ["lock P", "lock PP"]
    plain = forest("lodge 2", crew="lookout sawyer", at="lodge barn")
    plain.play("fight", "dice SSMMTT")
    assert plain.fires["lodge"] == 3


@rule("hotshots.swamper")
def test_the_swamper_swaps_mcleods_and_combi_tools() -> None:
    """A McLeod serves as the Lodge's Combi-Tool, and back. — Swamper"""
    play = forest("lodge 2", crew="swamper lookout", at="lodge barn")
    play.play("fight", "dice MSSTTT")
    assert play.legal == ["lock C"]


@rule("hotshots.swap.locked")
def test_locked_dice_are_not_swapped() -> None:
    """Once set aside as a Pulaski it stays one. — Sawyer"""
    play = forest("logging-site 2", crew="sawyer lookout", at="logging-site barn")
    play.play("fight", "dice PCCCTT", "lock P", "roll", "dice PCCTT", "lock S")
    assert play.view["locked"] == "PS"


@rule("hotshots.swap.lost")
def test_without_the_home_tile_there_is_no_swap() -> None:
    """The Mobile Repair Shop is scorched. — Sawyer"""
    play = forest("lodge 2", crew="sawyer lookout", at="lodge barn", scorched="repair-shop")
    play.play("fight", "dice SSMMTT")
    assert play.fires["lodge"] == 3


@rule("hotshots.lookout.two-cards", "hotshots.lookout.top")
def test_the_lookout_draws_two_plays_one_and_puts_the_other_back() -> None:
    """The other is the next card drawn. — Lookout"""
    play = forest("house-2 1", crew="lookout swamper")
    play.play("end", "draw ember-lodge", "draw ember-barn")
    assert (play.waits_for, play.legal) == ("play-card", ["card ember-barn", "card ember-lodge"])
    play.play("card ember-barn")
    assert (play.fires, play.view["top"]) == ({"house-2": 1, "barn": 1}, "ember-lodge")
    play.play("end")
    assert play.fires["lodge"] == 1


@rule("hotshots.lookout.last-card")
def test_the_lookout_plays_the_last_card_alone() -> None:
    """With one card left there is no choice, and no shuffle for it. — Lookout"""
    play = forest("house-2 1", crew="lookout swamper")
    only = play.game.house.cards.ids.index("ember-barn")
    play.state.discard = play.state.deck & ~(1 << only)
    play.state.deck, play.state.piles = 1 << only, 1
    play.play("end", "draw ember-barn")
    assert (play.fires["barn"], play.view["shuffles"]) == (1, 0)


@rule("hotshots.lookout.lost")
def test_without_the_tower_the_lookout_draws_one_card() -> None:
    """The ability is lost. — Lookout"""
    play = forest("house-2 1", crew="lookout swamper", scorched="lookout-tower")
    play.play("end", "draw ember-barn")
    assert play.asked == 2

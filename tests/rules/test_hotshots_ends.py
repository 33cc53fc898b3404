"""Hotshots: Ending the Game, Single Player Rules, Alternate Layouts and Rules."""

from __future__ import annotations

from typing import Any

import pytest
from forest import LAYOUT, Forest, forest, settled, started
from rule import rule

from firehouse import Game, Setup, Table
from firehouse.core.table import Refused

PARKS = ("denali", "grand_canyon", "grand_teton", "yellowstone", "yosemite", "zion")


def unlit(files: dict[str, str] | None = None, **options: Any) -> Forest:
    """The forest of the tests before luck lights a further starting fire."""
    game: Any = Game.of(
        Setup(
            "hotshots/standard",
            crew=("swamper", "crew-boss"),
            options=options,
            files={"layout": LAYOUT, **(files or {})},
        )
    )
    return Forest(game, game.start())


@rule("hotshots.end.won")
def test_the_last_flame_wins() -> None:
    """By dice, by a vehicle, or because it burnt itself out. — Ending the Game"""
    play = forest("house-2 1", at="air-base barn")
    play.play("helicopter house-2")
    assert play.ending == ("won", "fire-out")
    burnt = forest("barn 2", breaks="barn/house-1 barn/campground barn/rocky-terrain")
    burnt.play("end", "draw ember-barn")
    assert burnt.ending == ("won", "fire-out")


@rule("hotshots.end.scorched")
def test_eight_scorched_tiles_lose() -> None:
    """The eighth ends the game at once. — Ending the Game"""
    seven = "log-cabin dry-grass campground house-1 house-2 lodge radio-tower"
    play = forest("barn 2, repair-shop 1", scorched=seven)
    play.play("end", "draw ember-barn")
    assert play.ending == ("lost", "scorched")


@rule("hotshots.end.camp")
def test_a_scorched_fire_camp_loses() -> None:
    """Whatever else stands. — Ending the Game; Fire Camp"""
    play = forest("fire-camp 4, barn 1")
    play.play("end", "draw single-5")
    assert play.ending == ("lost", "fire-camp")


def solo(**choices: Any) -> Forest:
    """One player with the Sawyer and the Crew Boss."""
    return forest(crew="sawyer crew-boss", solo=True, **choices)


@rule("hotshots.solo.two")
def test_a_single_player_has_two_characters() -> None:
    """A crew of one draws two; the option makes two named ones one player's. — Single Player"""
    assert len(settled(crew=1).view["pawns"]) == 2
    assert len(solo().view["pawns"]) == 2


@rule("hotshots.solo.either")
def test_either_character_acts_each_turn() -> None:
    """One is chosen at the start of every turn, also the same again. — Single Player"""
    play = solo(fires="house-2 1, barn 1")
    assert play.legal == ["use 1", "use 2"]
    play.play("use 2", "end", "draw ember-lodge")
    assert play.legal == ["use 1", "use 2"]
    play.play("use 2")
    assert play.view["turn"] == 1


@rule("hotshots.solo.tokens")
def test_a_single_player_shares_tokens_without_limit() -> None:
    """Either character plays them, and there may be more than three. — Single Player"""
    play = solo(hands="wild double support move-2")
    play.play("use 2", "play move-2")
    assert play.view["moves"] == 4
    assert play.refuses("give 1 wild") == "shared-hand"


@rule("hotshots.solo.order")
def test_a_single_player_needs_no_permission() -> None:
    """The Crew Boss moves the other character at once. — Single Player"""
    play = solo()
    play.play("use 2", "order 1 lodge")
    assert play.places[0] == "lodge"


@rule("hotshots.layouts.parks")
@pytest.mark.parametrize("board", PARKS)
def test_the_parks_fix_some_tiles_and_shuffle_the_rest(board: str) -> None:
    """The Lake and Campground lie where the park has them. — Alternate Tile Layouts"""
    first, second = settled(1, board), settled(2, board)
    for name in ("lake", "campground", "lodge"):
        assert first.view["tiles"][name]["cell"] == second.view["tiles"][name]["cell"]
    assert first.view["tiles"] != second.view["tiles"]


@rule("hotshots.alternate.mix")
def test_alternate_rules_mix() -> None:
    """Any of their rules can be switched by itself. — Alternate Rules"""
    game = Game.of(
        Setup(
            "hotshots/standard", difficulty="firestorm", options={"token_limit": 16, "gusts": False}
        )
    )
    house = game.house  # type: ignore[attr-defined]
    assert (house.options.scorch_limit, house.options.token_limit) == (7, 16)
    assert not house.options.gusts


@rule("hotshots.less-heat.lake", "hotshots.less-heat.cache", "hotshots.less-heat.tokens")
def test_a_little_less_heat() -> None:
    """Lake in the centre, no Fire Cache, no limit of tokens. — A Little Less Heat"""
    play = settled(difficulty="a-little-less-heat")
    assert play.view["tiles"]["lake"]["cell"] == "C5"
    assert play.view["tiles"]["fire-cache"]["cell"] is None
    assert play.view["gap"] is not None
    many = forest("lodge 4, barn 1", at="lodge barn", hands="wild double support", token_limit=16)
    many.play("fight", "dice HHHPPS", "lock PPHHH", "stop 2 token", "token recover")
    assert len(many.hand(1)) == 4


@rule("hotshots.not-much.fires", "hotshots.not-much.tokens", "hotshots.alternate.in-addition")
def test_not_much_of_a_fire() -> None:
    """One small fire instead of two, a token each, and the easier rules. — Not Much of a Fire"""
    play = settled(difficulty="not-much-of-a-fire", crew=3)
    assert sum(play.fires.values()) == 11
    assert [len(play.hand(who)) for who in (1, 2, 3)] == [1, 1, 1]
    assert play.view["tiles"]["lake"]["cell"] == "C5"


@rule("hotshots.not-much.embers")
def test_embers_leave_at_the_shuffle() -> None:
    """Eight cards fewer in the second deck. — Not Much of a Fire"""
    play = forest("barn 1", embers_leave=True)
    play.state.discard, play.state.deck, play.state.piles = play.state.deck, 0, 0
    play.play("end")
    assert play.view["deck"] == 21
    assert "draw ember-barn" not in play.odds


@rule("hotshots.barely.limit", "hotshots.barely.gusts")
def test_barely_even_warm() -> None:
    """Nine scorched tiles lose, and the Gusts are out. — Barely Even Warm"""
    play = settled(difficulty="barely-even-warm", crew=("sawyer", "swamper"))
    assert play.game.house.options.scorch_limit == 9
    assert play.view["deck"] == 27
    play.play("end")
    assert not any("gust" in text for text in play.legal)


@rule("hotshots.barely.choice")
def test_a_won_token_is_chosen_from_two() -> None:
    """The other goes back into the bag. — Barely Even Warm"""
    play = forest("lodge 4, barn 1", at="lodge barn", token_choice=True)
    play.play("fight", "dice HHHPPS", "lock PPHHH", "stop 2 token", "token wild", "token double")
    play.play("keep double")
    assert play.hand(1) == ["double"]
    assert "wild" in play.view["bag"]


@rule("hotshots.warmer.lake", "hotshots.warmer.base")
def test_getting_warmer_lays_the_tiles_badly() -> None:
    """Lake in a corner, the Air Attack Base as far from the camp as can be. — Getting Warmer"""
    start = started(difficulty="getting-warmer", crew=2)
    assert sorted(start.legal) == [f"place {cell}" for cell in ("A3", "A7", "C1", "C9", "E3", "E7")]
    play = settled(difficulty="getting-warmer", crew=2)
    board = play.game.house.board
    cells = {name: tile["cell"] for name, tile in play.view["tiles"].items()}
    camp, lake, base = (board.names.index(cells[n]) for n in ("fire-camp", "lake", "air-base"))
    reach = board.reach[camp * 19 : camp * 19 + 19]
    assert reach[base] == max(steps for cell, steps in enumerate(reach) if cell != lake)


@rule("hotshots.warmer.token")
def test_every_scorch_takes_a_token() -> None:
    """Drawn at random from the supply. — Getting Warmer"""
    play = forest("barn 2, house-2 1", breaks="barn/house-1", scorch_takes_token=True)
    play.play("end", "draw ember-barn")
    assert play.waits_for == "lose-token"
    play.play("burn wild")
    assert len(play.view["bag"]) == 15


@rule("hotshots.alarm.fire", "hotshots.alarm.flames")
def test_five_alarm_fire_starts_hotter() -> None:
    """A seventh fire, and 25 flames. — 5-Alarm Fire"""
    play = settled(difficulty="five-alarm-fire")
    assert len(play.fires) == 7
    assert play.game.house.options.flames == 25


@rule("hotshots.alarm.fire-size")
@pytest.mark.parametrize(
    ("tile", "flames"),
    [("propane-tank", 1), ("barn", 1), ("log-cabin", 2), ("lodge", 3), ("logging-site", 3)],
)
def test_the_seventh_fire_burns_two_below_its_limit(tile: str, flames: int) -> None:
    """-/2 → *1/2, -/3 → *1/3, -/4 → *2/4, -/5 → *3/5: as the printed fires do. — 5-Alarm Fire"""
    play = unlit(extra_fires=1)
    play.play(f"light {tile}")
    assert play.fires[tile] == flames


@rule("hotshots.alarm.fire-size")
def test_no_further_fire_scorches_its_tile_at_once() -> None:
    """A tile whose limit is 1 cannot take a starting fire, whatever file it is from."""
    play = unlit(extra_fires=1, files={"tiles": "[barn]\nlimit = 1\n"})
    assert "light barn" not in play.legal
    assert "light campground" in play.legal


CHOSEN = {"set_up_choices": "chosen"}


@rule("hotshots.set-up-choices.small-fires")
def test_the_players_may_choose_which_small_fire_burns() -> None:
    """House 1 -/3, House 2 -/3 → House 1 -/3, House 2 *1/3. — Not Much of a Fire"""
    play = unlit(small_fires=1, **CHOSEN)
    assert (play.waits_for, play.asked) == ("choose-small", 1)
    assert play.legal == ["choose house-1", "choose house-2"]
    assert play.refuses("choose lodge") == "not-a-choice"
    play.play("choose house-2")
    assert "house-1" not in play.fires
    assert (play.fires["house-2"], play.waits_for) == (1, "act")


@rule("hotshots.set-up-choices.further-fire")
def test_the_players_may_choose_where_the_seventh_fire_burns() -> None:
    """Lodge -/5 → *3/5; not the Fire Camp, Dry Grass, the Lake or what burns. — 5-Alarm Fire"""
    play = unlit(extra_fires=2, **CHOSEN)
    assert (play.waits_for, play.asked) == ("choose-extra", 1)
    for name in ("fire-camp", "dry-grass", "lake", "house-1"):
        assert play.refuses(f"choose {name}") == "not-a-choice"
    assert play.refuses("light lodge") == "not-now"
    play.play("choose lodge")
    assert (play.fires["lodge"], play.waits_for) == (3, "choose-extra")
    assert play.refuses("choose lodge") == "not-a-choice"
    play.play("choose barn")
    assert (play.fires["barn"], play.waits_for) == (1, "act")


@rule("hotshots.set-up-choices.gap")
def test_the_players_may_choose_the_cell_without_a_tile() -> None:
    """Any cell but the Lake's that does not divide the board; then the tiles are dealt."""
    play = started(difficulty="a-little-less-heat", crew=2, options=CHOSEN)
    assert (play.waits_for, play.asked) == ("choose-gap", 1)
    assert len(play.legal) == 18
    assert play.refuses("gap C5") == "not-a-choice"
    play.play("gap A3")
    assert (play.view["gap"], play.waits_for) == ("A3", "place-tile")


@rule(
    "hotshots.set-up-choices.small-fires",
    "hotshots.set-up-choices.further-fire",
    "hotshots.set-up-choices.gap",
)
def test_luck_decides_unless_the_players_want_to_choose() -> None:
    """The same three points without the option, at any table. — Alternate Rules"""
    assert unlit(small_fires=1).waits_for == "light-small"
    assert unlit(extra_fires=1).waits_for == "light-extra"
    assert started(difficulty="a-little-less-heat", crew=2).waits_for == "leave-gap"


@rule("hotshots.set-up-choices.further-fire", "hotshots.set-up-choices.gap")
def test_a_choice_of_the_set_up_can_be_undone_until_luck_comes() -> None:
    """A fire is taken back; a gap is not, for tiles are dealt around it at once."""
    setup = Setup(
        "hotshots/standard",
        crew=("swamper", "crew-boss"),
        options={"extra_fires": 1, **CHOSEN},
        files={"layout": LAYOUT},
    )
    table = Table(setup, 1)
    table.play("choose lodge")
    table.undo()
    table.play("choose barn")
    assert table.game.view(table.state)["tiles"]["lodge"]["flames"] == 0
    gap = Table(Setup("hotshots/standard", None, "a-little-less-heat", 2, CHOSEN), 1)
    gap.play("gap A3")
    with pytest.raises(Refused) as refused:
        gap.undo()
    assert refused.value.reason.code == "undo-past-chance"


@rule("hotshots.alarm.dice")
def test_one_die_a_turn_is_recovered() -> None:
    """Instead of all. — 5-Alarm Fire"""
    play = forest("barn 1", dice_recovered=1)
    play.state.dice = 3
    play.play("end", "draw ember-lodge")
    assert play.view["dice"] == 4


@rule("hotshots.storm.limit", "hotshots.storm.new-fires")
def test_firestorm() -> None:
    """Seven scorched tiles lose; a number that burns nowhere starts a fire. — Firestorm"""
    assert settled(difficulty="firestorm").game.house.options.scorch_limit == 7
    play = forest("barn 1", new_fires=True)
    play.play("end", "draw single-5")
    assert play.waits_for == "new-fire"
    play.play("choose lodge")
    assert play.fires == {"barn": 1, "lodge": 1}

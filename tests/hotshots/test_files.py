"""A player's own tiles, cards and layout: what they change, and what is wrong with a bad one."""

from __future__ import annotations

import pytest
from woods import LAYOUT, forest, settled

from firehouse import Game, Setup
from firehouse.games.hotshots.data.faces import letters
from firehouse.games.hotshots.data.files.read import builtin_text, read_cards, read_tiles
from firehouse.games.hotshots.data.tiles import BARN, IDS, LODGE


def game_with(**files: str) -> object:
    """A game with a file of one's own."""
    return Game.of(Setup("hotshots/standard", files=files))


def test_own_tiles_change_what_they_name() -> None:
    """Other tiles stay as they are; what a player states is no reconstruction any more."""
    terrain = read_tiles('[barn]\nlimit = 2\nicons = "PPPPPP"\n')
    assert (terrain.limits[BARN], letters(terrain.icons[BARN])) == (2, "PPPPPP")
    assert terrain.reconstructed[BARN] == []
    assert terrain.limits[LODGE] == 5
    play = forest(files={"tiles": "[barn]\nlimit = 2\n"})
    assert "-/2 " in play.game.draw(play.state) or "-/2\n" in play.game.draw(play.state)


def test_marks_of_own_tiles() -> None:
    """A row's own marks are kept; values that it does not give stay marked as they were."""
    terrain = read_tiles(
        '[barn]\nicons = "PPPPPP"\nreconstructed = ["icons"]\n[lodge]\nlimit = 4\n'
    )
    assert sorted(terrain.reconstructed[BARN]) == ["icons", "limit"]
    assert terrain.reconstructed[LODGE] == ["icons"]


def test_own_cards_replace_the_deck() -> None:
    """A deck of two cards."""
    cards = '[[card]]\nkind = "ember"\ntile = "barn"\n[[card]]\nkind = "lowest"\n'
    play = forest(files={"cards": cards})
    play.play("end")
    assert set(play.odds) == {"draw ember-barn", "draw lowest"}


def test_the_own_data_are_those_that_are_marked() -> None:
    """Ten limits, seventeen sets of icons and eighteen cards are reconstructed."""
    terrain = read_tiles("")
    assert sum("limit" in marked for marked in terrain.reconstructed) == 10
    assert sum("icons" in marked for marked in terrain.reconstructed) == 17
    assert sum(read_cards(builtin_text("cards")).reconstructed) == 18


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[barn", "not TOML"),
        ("barn = " + "[" * 50_000, "not TOML"),
        ("barn = " + "9" * 5_000, "not TOML"),
        ("[castle]\nlimit = 2", "no tile 'castle'"),
        ("[barn]\nlimit = 0", "from 1 to"),
        ("[barn]\nlimit = true", "from 1 to"),
        ('[barn]\nicons = "PPP"', "6 letters"),
        ('[barn]\nicons = "PPPPPX"', "6 letters"),
        ("[barn]\ncolour = 1", "no others"),
        ("[barn]\nflames = 3", "cannot start"),
        ("[lake]\nlimit = 3", "lake"),
        ("barn = 3", "no others"),
        ('[barn]\nreconstructed = "all"', "list"),
    ],
)
def test_bad_tiles_are_refused(text: str, words: str) -> None:
    """The sentence names the tile and what would be right."""
    with pytest.raises(ValueError, match=words) as error:
        game_with(tiles=text)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "entries"),
        ("[[card]]\n", "'kind' is one of"),
        ('[[card]]\nkind = "rain"', "'kind' is one of"),
        ("[[card]]\nkind = []", "'kind' is one of"),
        ('[[card]]\nkind = "single"', "has limit"),
        ('[[card]]\nkind = "single"\nlimit = 0', "scorch limit"),
        ('[[card]]\nkind = "multiple"\nlimits = [3]', "two scorch limits"),
        ('[[card]]\nkind = "ember"\ntile = "lake"', "lake"),
        ('[[card]]\nkind = "wind-blows"\nwind = "up"', "'up' is none of"),
        ('[[card]]\nkind = "wind"\ngust = 1\nfeeding = true', "true or false"),
        ('[[card]]\nkind = "lowest"\n' * 61, "1 to 60"),
        ('[[card]]\nkind = "lowest"\nreconstructed = [1]', "'reconstructed' is true or false"),
    ],
)
def test_bad_cards_are_refused(text: str, words: str) -> None:
    """The sentence names the card and what would be right."""
    with pytest.raises(ValueError, match=words) as error:
        game_with(cards=text)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[..]", "19 cells"),
        (LAYOUT.replace("[LT]", "[XX]"), "no tile"),
        (LAYOUT.replace("[LT]", "[H1]"), "only one"),
        (LAYOUT.replace("[BN]    [LD]", "[BN]     [LD]"), "every 4 characters"),
        (LAYOUT.replace("[H2]", "[H2"), "expected cells"),
        (LAYOUT.replace("        [H2]", "\n\n        [H2]"), "on foot"),
        (LAYOUT.replace("        [LT]", "    [LT]"), "two lines apart"),
    ],
)
def test_bad_layouts_are_refused(text: str, words: str) -> None:
    """The sentence names the line or tile and what would be right."""
    with pytest.raises(ValueError, match=words) as error:
        game_with(layout=text)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"crew": 5}, "1 to 4"),
        ({"crew": ("sawyer", "sawyer")}, "only one Sawyer"),
        ({"crew": ("spotter",)}, "spotter"),
        ({"board": "alps"}, "alps"),
        ({"difficulty": "hot"}, "hot"),
        ({"options": {"lake": "north"}}, "layout, centre, corner"),
        ({"options": {"flames": 5}}, "from 18 to 60"),
        ({"options": {"speed": 5}}, "no option"),
        ({"files": {"plan": ""}}, "plan"),
        ({"crew": 3, "options": {"solo": True}}, "single player"),
        ({"board": "zion", "files": {"layout": LAYOUT}}, "not both"),
    ],
)
def test_a_bad_set_up_is_refused(choices: dict[str, object], words: str) -> None:
    """The sentence names the field or value, and what would be right."""
    with pytest.raises(ValueError, match=words) as error:
        Game.of(Setup("hotshots/standard", **choices))  # type: ignore[arg-type]
    assert str(error.value).endswith(".")


CHAIN = "[BN]" + "    [..]" * 8 + "    [LD]\n" + "    [..]" * 9
"""All cells in one chain, whose ends are taken: the Lake would divide it anywhere."""
UNLIT = "".join(f"[{name}]\nflames = 0\n" for name in IDS if name not in ("lake", "house-1"))
"""Only one small fire burns."""
CACHE_ONLY = f"{UNLIT}[house-1]\nflames = 0\n".replace(
    "[fire-cache]\nflames = 0", "[fire-cache]\nflames = 1"
)
LOW = UNLIT.replace("flames = 0", "flames = 0\nlimit = 1")
"""Only one tile does not scorch with its first flame."""
GUST = '[[card]]\nkind = "wind"\ngust = true\nfeeding = false\n'


@pytest.mark.parametrize(
    ("files", "options", "words"),
    [
        ({"layout": CHAIN}, {}, "no free cell for the Lake"),
        ({"tiles": UNLIT}, {"small_fires": 0}, "No fire burns at the start"),
        ({"tiles": CACHE_ONLY}, {"fire_cache": False}, "No fire burns at the start"),
        ({"cards": GUST}, {"gusts": False}, "The Fire deck has no card"),
        ({"tiles": LOW}, {"extra_fires": 1}, "Further starting fires have room on 0 tiles"),
    ],
)
def test_a_start_that_cannot_be_played_is_refused(
    files: dict[str, str], options: dict[str, int | bool], words: str
) -> None:
    """Nowhere to lay the Lake, nothing to fight, nothing to draw."""
    with pytest.raises(ValueError, match=words) as error:
        Game.of(Setup("hotshots/standard", options=options, files=files))
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("files", "options"),
    [
        ({"layout": CHAIN.replace("[LD]", "[..]")}, {}),
        ({"layout": CHAIN}, {"lake": "corner"}),
        ({"tiles": UNLIT}, {"small_fires": 1}),
        ({"tiles": UNLIT}, {"small_fires": 0, "extra_fires": 1}),
        ({"tiles": CACHE_ONLY}, {}),
        ({"cards": GUST}, {}),
    ],
)
def test_a_start_that_just_can_be_played(
    files: dict[str, str], options: dict[str, int | bool | str]
) -> None:
    """The same with one thing more: the game begins, and something burns."""
    play = settled(files=files, options=options)
    assert play.fires
    assert play.waits_for == "act"


def test_every_tile_has_one_row() -> None:
    """The file that comes with the game names all tiles, each once."""
    assert all(f"[{name}]" in builtin_text("tiles") for name in IDS)

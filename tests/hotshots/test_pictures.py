"""The picture of a Hotshots position: everything in it once, where it is, as sound and safe XML."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any
from xml.etree import ElementTree

import pytest
from woods import LAYOUT, Forest, forest, settled, started

from firehouse.core.bits import bit
from firehouse.games.hotshots.data import roles, tokens
from firehouse.games.hotshots.pictures.pieces import COLOURS, LETTERS, SHAPES, slots
from firehouse.games.hotshots.pictures.tiles import MIDDLE
from firehouse.games.hotshots.rulesets import LAYOUTS

NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
STEPS = (0, 12, 35, 80)


def wander(board: str, steps: int, seed: int) -> Forest:
    """A position of a random game after so many decisions; without any, one amid the set-up."""
    draw = random.Random(seed)
    difficulty = draw.choice(("standard", "barely-even-warm", "firestorm"))
    play = started(board, difficulty, crew=draw.randint(1, 4))
    game, state = play.game, play.state
    if not steps:
        for _ in range(6):
            game.apply(state, draw.choice(game.outcomes(state))[0])
    while steps and not game.over(state):
        if game.is_chance(state):
            outcomes = game.outcomes(state)
            action = draw.choices(outcomes, [weight for _, weight in outcomes])[0][0]
        else:
            action = draw.choice(list(game.actions(state)))
            steps -= 1
        game.apply(state, action)
    return play


def drawn(play: Forest) -> ElementTree.Element:
    return ElementTree.fromstring(play.game.svg(play.state))


def with_data(picture: ElementTree.Element, name: str, value: Any = None) -> list[Any]:
    """The elements that carry this data, in the order of drawing."""
    key = f"data-{name}"
    return [
        found
        for found in picture.iter()
        if key in found.attrib and value in (None, found.attrib[key])
    ]


def texts(picture: ElementTree.Element) -> list[str]:
    return [found.text or "" for found in picture.iter(f"{NAMESPACE}text")]


def spot(found: ElementTree.Element) -> tuple[float, float]:
    """Where a group is set."""
    inside = found.attrib["transform"].split("translate(")[1].split(")")[0]
    x, y = map(float, inside.split())
    return x, y


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("board", LAYOUTS)
def test_every_position_is_sound_and_self_contained(board: str, steps: int) -> None:
    """The picture parses, scales, is the same twice, and needs nothing from outside."""
    play = wander(board, steps, seed=steps)

    text = play.game.svg(play.state)
    picture = ElementTree.fromstring(text)

    assert text == play.game.svg(play.state.copy())
    assert {found.tag.removeprefix(NAMESPACE) for found in picture.iter()} <= ELEMENTS
    keys = {key for found in picture.iter() for key in found.attrib}
    assert not any("href" in key or key in ("id", "style") for key in keys)
    assert "width" not in picture.attrib
    assert "nan" not in text
    assert picture.attrib["role"] == "img"


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("board", LAYOUTS)
def test_every_piece_appears_once(board: str, steps: int) -> None:
    """Tiles, flames, crew, vehicles, Firebreaks, dice, tokens and the wind as the view has them."""
    play = wander(board, steps, seed=100 + steps)
    view, picture = play.view, drawn(play)

    laid = {name: tile for name, tile in view["tiles"].items() if tile["cell"]}
    found = with_data(picture, "tile")
    assert sorted(tile.attrib["data-tile"] for tile in found) == sorted(laid)
    for tile in found:
        seen = laid[tile.attrib["data-tile"]]
        assert tile.attrib["data-at"] == seen["cell"]
        assert len(with_data(tile, "piece", "flame")) == seen["flames"]
        assert ("data-scorched" in tile.attrib) == seen["scorched"]
    assert len(with_data(picture, "cell")) == 19 - len(laid)
    assert [gap.attrib["data-cell"] for gap in with_data(picture, "gap")] == [
        view["gap"] for _ in range(view["gap"] is not None)
    ]
    assert sorted(e.attrib["data-edge"] for e in with_data(picture, "edge")) == view["firebreaks"]
    assert [v.attrib["data-vehicle"].replace("-", " ") for v in with_data(picture, "vehicle")] == (
        view["vehicles"]
    )
    crew = {int(p.attrib["data-pawn"]): p.attrib["data-at"] for p in with_data(picture, "pawn")}
    standing = {who: tile for who, tile in enumerate(play.places, 1) if tile}
    assert crew == standing
    assert len(with_data(picture, "pawn")) == len(standing)
    assert len(with_data(picture, "crew")) == len(view["pawns"])
    assert [wind.attrib["data-wind"] for wind in with_data(picture, "wind")] == [view["wind"]]
    assert len(with_data(picture, "piece", "wind")) == 1


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("board", LAYOUTS)
def test_the_column_tells_what_lies_beside_the_board(board: str, steps: int) -> None:
    """Tokens by place, six dice by what they do, reserves, and every card of the deck."""
    play = wander(board, steps, seed=200 + steps)
    view, picture = play.view, drawn(play)
    options = play.game.house.options

    places = {t.attrib["data-token"]: t.attrib["data-at"] for t in with_data(picture, "token")}
    expected = dict.fromkeys(view["bag"], "supply") | dict.fromkeys(view["choice"], "choice")
    for who, pawn in enumerate(view["pawns"], 1):
        expected |= dict.fromkeys(pawn["tokens"], "hand" if play.game.house.solo else str(who))
    assert places == expected
    assert len(with_data(picture, "token")) == len(expected)
    dice = Counter(die.attrib["data-die"] for die in with_data(picture, "die"))
    assert dice.total() == 6
    assert dice["lost"] == 6 - view["dice"]
    assert dice["locked"] == len(view["locked"])
    assert dice["rolled"] == len(view["rolled"] or "")
    tracks = {
        track.attrib["data-track"]: (track.attrib["data-count"], track.attrib["data-limit"])
        for track in with_data(picture, "track")
    }
    assert tracks == {
        "scorched": (str(len(play.scorched)), str(options.scorch_limit)),
        "flames": (str(options.flames - sum(play.fires.values())), str(options.flames)),
        "firebreaks": (
            str(options.firebreaks - len(view["firebreaks"])),
            str(options.firebreaks),
        ),
    }
    piles = {p.attrib["data-pile"]: int(p.attrib["data-count"]) for p in with_data(picture, "pile")}
    assert piles.pop("discards") == view["discarded"]
    assert sum(piles.values()) == view["deck"]
    assert ("known" in piles) == (view["top"] is not None)


@pytest.mark.parametrize("board", LAYOUTS)
def test_the_sheet_holds_the_map_and_the_column(board: str) -> None:
    """No tile lies on another, beyond the sheet or under the column beside the map."""
    picture = drawn(settled(board=board))

    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    centres = [spot(tile) for tile in with_data(picture, "tile")]
    column = next(
        spot(found)[0]
        for found in picture
        if any("data-layer" in inner.attrib for inner in found) and "transform" in found.attrib
    )
    assert len(centres) == 19
    for (ax, ay), (bx, by) in combinations(centres, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > 158**2
    for x, y in centres:
        assert 92 <= x <= column - 92
        assert 160 <= y <= height - 80
    assert column + 344 <= width


def test_firebreaks_lie_between_their_tiles() -> None:
    """Each bar is in the middle between its two tiles."""
    play = forest(breaks="lodge/fire-cache barn/rocky-terrain house-1/lookout-tower")
    picture = drawn(play)
    centres = {tile.attrib["data-tile"]: spot(tile) for tile in with_data(picture, "tile")}
    for edge in with_data(picture, "edge"):
        (ax, ay), (bx, by) = (centres[name] for name in edge.attrib["data-edge"].split("/"))
        assert spot(edge) == pytest.approx(((ax + bx) / 2, (ay + by) / 2), abs=0.02)


def test_a_tile_shows_name_limit_flames_and_icons() -> None:
    """Figures against the limit; a ? and small letters where no source shows the value."""
    picture = drawn(forest("barn 2, fire-cache 1"))
    (barn,), (cache,) = (with_data(picture, "tile", name) for name in ("barn", "fire-cache"))
    assert texts(barn) == ["Barn", "2/3", "?", *"phhsmm"]
    assert texts(cache) == ["Fire Cache", "1/4", *"PCHHTT"]
    assert [icon.attrib["data-icon"] for icon in with_data(cache, "icon")][:3] == [
        "pulaski",
        "combi",
        "hose",
    ]


def test_scorched_tiles_lake_and_rocks_are_special() -> None:
    """A scorched tile has its name struck out and neither limit nor icons; the Lake has none."""
    picture = drawn(forest(scorched="barn radio-tower"))
    (barn,) = with_data(picture, "tile", "barn")
    assert texts(barn) == ["Barn", "SCORCHED"]
    struck = [t for t in picture.iter(f"{NAMESPACE}text") if "text-decoration" in t.attrib]
    assert sorted(name.text or "" for name in struck) == ["Barn", "Radio Tower"]
    (lake,) = with_data(picture, "tile", "lake")
    assert "data-limit" not in lake.attrib
    assert with_data(lake, "icon") == []
    (rocks,) = with_data(picture, "tile", "rocky-terrain")
    assert "a step counts 2" in texts(rocks)
    assert "ability lost with the Radio Tower" in texts(picture)
    assert "ability while the Supply Trailer stands" in texts(picture)


def test_a_fight_shows_dice_and_matches() -> None:
    """Locked dice, the roll, lost dice, matched icons of the tile and Support."""
    play = forest("barn 2", at="barn barn")
    play.state.dice = 5
    play.play("fight", "dice PHHCT", "lock HH", "roll", "dice SMT")
    picture = drawn(play)
    dice = [
        (die.attrib["data-die"], die.attrib.get("data-face")) for die in with_data(picture, "die")
    ]
    assert dice == [
        ("locked", "hose"),
        ("locked", "hose"),
        ("rolled", "chainsaw"),
        ("rolled", "mcleod"),
        ("rolled", "helmet"),
        ("lost", None),
    ]
    matched = [icon.attrib["data-icon"] for icon in with_data(picture, "matched")]
    assert matched == ["hose", "hose"]
    assert "2 of 6 matched" in texts(picture)
    assert "Matches are green. Support forgives 1 failed roll." in texts(picture)


def test_matches_by_tokens_stand_beside_the_dice() -> None:
    """A token's match marks an icon too, and no die."""
    play = forest("barn 2", at="barn fire-camp", hands="wild")
    play.play("fight", "dice PPPPPT", "lock P", "play wild hose")
    picture = drawn(play)
    assert [extra.attrib["data-extra"] for extra in with_data(picture, "extra")] == ["hose"]
    assert len(with_data(picture, "matched")) == 2
    assert len(with_data(picture, "die")) == 6


def test_who_acts_stands_out() -> None:
    """The pawn that decides has a halo, and the head shows the phase and the steps left."""
    play = forest(at="lodge fire-camp")
    picture = drawn(play)
    (acting,) = with_data(picture, "acts")
    (head,) = with_data(picture, "phase")
    assert acting.attrib["data-pawn"] == "1"
    assert (head.attrib["data-phase"], head.attrib["data-moves"]) == ("Move", "2")
    play.play("fight")
    (head,) = with_data(drawn(play), "phase")
    assert head.attrib["data-phase"] == "Fight the fire"


def test_the_end_shows_no_actor() -> None:
    """After the last flame nobody acts, and the head tells the result."""
    play = forest("barn 1", at="barn fire-camp")
    play.play("fight", "dice PHHSMM", "lock PHHS", "stop 1")
    picture = drawn(play)
    assert play.ending == ("won", "fire-out")
    assert with_data(picture, "acts") == []
    assert "Won" in texts(picture)


def test_set_up_and_the_choice_of_a_character_have_no_actor() -> None:
    """Before the first turn nobody stands anywhere; a single player chooses who acts."""
    early = drawn(started())
    assert with_data(early, "pawn") == []
    assert "Set-up" in texts(early)
    assert with_data(drawn(settled(crew=1)), "acts") == []


def test_the_dozers_line_so_far_glows() -> None:
    """The Firebreaks it has laid this turn look different from the others."""
    play = forest(at="air-base fire-camp", breaks="barn/rocky-terrain")
    play.play("dozer", "doze lodge/fire-cache")
    old, new = sorted(with_data(drawn(play), "edge"), key=lambda edge: len(list(edge.iter())))
    assert old.attrib["data-edge"] == "barn/rocky-terrain"
    assert len(list(new.iter())) == len(list(old.iter())) + 1


def test_a_fresh_token_is_marked() -> None:
    """A token that cannot be played yet."""
    play = forest(hands="wild double")
    play.state.fresh = bit(tokens.WILD)
    (fresh,) = with_data(drawn(play), "fresh")
    assert fresh.attrib["data-token"] == "wild"


def test_reconstructed_values_can_be_seen() -> None:
    """Layouts and cards that no source shows say so, and the foot tells what the marks mean."""
    assert "reconstructed layout" in texts(drawn(settled(board="zion")))
    circle = texts(drawn(settled(board="circle")))
    assert "reconstructed layout" not in circle
    assert "? and small letters: no source shows this value" in circle
    play = forest(crew="lookout sawyer")
    cards = play.game.house.cards
    for card, doubtful in enumerate(cards.reconstructed):
        play.state.card = card + 1
        assert any(text.endswith("?") and len(text) > 1 for text in texts(drawn(play))) == doubtful


def test_hostile_titles_stay_text() -> None:
    """A layout's title can hold anything; it is shown, cut to fit, and breaks nothing."""
    title = "</text><script>alert('&\"')</script>\x07" + "w" * 300
    play = settled(files={"layout": f"title: {title}\n{LAYOUT}"})
    picture = drawn(play)
    assert with_data(picture, "tile")
    assert not any(found.tag.endswith("script") for found in picture.iter())
    assert texts(picture)[0].startswith("</text><script>")
    assert texts(picture)[0].endswith("…")


def test_words_for_those_who_cannot_see() -> None:
    """The description tells the turn, fires, scorched tiles, crew, vehicles and dice."""
    play = forest("barn 2", at="lodge house-1", scorched="dry-grass", wind="sw")
    description = drawn(play).findtext(f"{NAMESPACE}desc") or ""
    for words in (
        "Firefighter 1 (Swamper) is on the Lodge, may move 2 tiles",
        "Burning: the Barn 2 of 3.",
        "Scorched: the Dry Grass.",
        "The wind blows south-west.",
        "Firefighter 2 (Crew Boss) on House 1.",
        "At the Air Attack Base: Air Tanker, Helicopter, Dozer.",
        "6 dice in play.",
    ):
        assert words in description
    for piece in with_data(drawn(play), "piece", "pawn"):
        assert piece.findtext(f"{NAMESPACE}title")


def test_pieces_of_a_tile_do_not_overlap() -> None:
    """Up to three vehicles and four firefighters stand side by side, between flames and icons."""
    for count in range(1, 8):
        places = slots(count)
        assert len(places) == count
        for (ax, ay, size), (bx, by, _) in combinations(places, 2):
            assert max(abs(ax - bx), abs(ay - by)) >= size - 0.01
        for x, y, size in places:
            assert abs(x) + size / 2 <= 80
            assert MIDDLE + y - size / 2 >= -27
            assert MIDDLE + y + size / 2 <= 35


def test_the_crew_can_be_told_apart_without_colours() -> None:
    """Shape, letter and colour of each are their own."""
    assert len(set(SHAPES)) == len(set(COLOURS)) == 4
    assert len(set(LETTERS)) == roles.ROLES

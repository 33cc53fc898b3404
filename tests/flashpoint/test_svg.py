"""The picture of a position: everything in it once, where it is, as sound and safe XML."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from xml.etree import ElementTree

import pytest
from pictures import ELEMENTS, NAMESPACE, SEEDS, anything, drawn, house, start, texts, with_data

from firehouse.core.bits import bit, members
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL
from firehouse.games.flashpoint.data.files.plan import builtin_plans
from firehouse.games.flashpoint.pictures.pieces import COLOURS, SHAPES
from firehouse.games.flashpoint.pictures.sheet import CELL, Sheet
from firehouse.games.flashpoint.pictures.svg import svg
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.state import put


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", builtin_plans())
def test_every_position_is_sound_and_self_contained(name, seed):
    """The picture parses, scales, is the same twice, and needs nothing from outside."""
    g = house(name)
    s = anything(g, seed)

    text = svg(g, s)
    picture = ElementTree.fromstring(text)

    assert text == svg(g, s.copy())
    assert picture.tag == f"{NAMESPACE}svg"
    assert {found.tag.removeprefix(NAMESPACE) for found in picture.iter()} == ELEMENTS
    assert all(
        "href" not in key and key != "id" for found in picture.iter() for key in found.attrib
    )
    assert "width" not in picture.attrib
    sheet = Sheet(g.board)
    assert picture.attrib["viewBox"] == f"0 0 {sheet.width} {sheet.height}"


@pytest.mark.parametrize("name", builtin_plans())
def test_every_square_is_drawn_once_and_apart_from_the_others(name):
    """Each square has its group, and no two lie on the same spot, on two floors either."""
    g = house(name)

    groups = with_data(drawn(g, start(g)), "square")

    assert [found.attrib["data-square"] for found in groups] == g.board.names
    corners = set()
    for found in groups:
        box = found.find(f"{NAMESPACE}rect")
        assert box is not None
        corners.add((box.attrib["x"], box.attrib["y"]))
    assert len(corners) == len(g.board.places)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", builtin_plans())
def test_every_edge_shows_what_stands_there_and_what_became_of_it(name, seed):
    """Each edge has its group with the plan's kind and the position's condition."""
    g = house(name)
    s = anything(g, seed)

    found = {
        int(edge.attrib["data-edge"]): (edge.attrib["data-kind"], edge.attrib["data-condition"])
        for edge in with_data(drawn(g, s), "edge")
    }

    kinds = {}
    for (a, b), kind in g.board.plan.edges.items():
        ends = sorted((g.board.square_at[a], g.board.square_at[b]))
        kinds[tuple(ends)] = kind
    assert {edge: kind for edge, (kind, _) in found.items()} == {
        edge: kinds.get(ends, "open") for edge, ends in g.board.ends.items()
    }
    by_condition = Counter(condition for _, condition in found.values())
    assert by_condition["destroyed"] == len(members(s.gone_v)) + len(members(s.gone_h))
    damaged = with_data(drawn(g, s), "damaged")
    assert len(damaged) == len(members(s.damaged_v)) + len(members(s.damaged_h))
    assert by_condition["damaged"] == sum(found.attrib["data-kind"] == "wall" for found in damaged)
    opened = {
        edge
        for edge, (kind, condition) in found.items()
        if condition == "open" and kind in ("door", "window")
    }
    assert opened == set(members(s.open_v)) | {edge + LEVEL for edge in members(s.open_h)}


def test_each_condition_of_a_door_and_a_wall_has_a_drawing_of_its_own():
    """Closed, chopped, open and destroyed doors differ; so do walls in all conditions."""
    g = house()
    door, wall = members(g.board.doors.v)[0], members(g.board.walls.v)[0]
    looks: dict[int, set[str]] = {door: set(), wall: set()}

    cases = [(door, word) for word in ("", "open_v", "damaged_v", "gone_v")]
    cases += [(wall, word) for word in ("", "damaged_v", "gone_v")]
    for edge, word in cases:
        s = start(g)
        if word:
            setattr(s, word, bit(edge))
        group = next(
            found
            for found in with_data(drawn(g, s), "edge")
            if found.attrib["data-edge"] == str(edge)
        )
        shapes = [child for child in group if child.tag != f"{NAMESPACE}title"]
        looks[edge].add("".join(str(child.attrib) for child in shapes))

    assert [len(kinds) for kinds in looks.values()] == [4, 3]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", builtin_plans())
def test_every_marker_appears_once_where_it_is(name, seed):
    """Fire, smoke, hot spots, points, victims and hazmats, no more and no fewer."""
    g = house(name)
    s = anything(g, seed)
    names = g.board.names
    expected: Counter[tuple[str, str, bool]] = Counter()
    for kind, word in (
        ("fire", s.fire),
        ("smoke", s.smoke),
        ("poi", s.poi),
        ("hot-spot", s.hot_spots),
    ):
        expected.update((kind, names[square], False) for square in members(word))
    burning = [names[DICE_SQUARES + index] for index in members(s.fire_outside)]
    expected.update(("fire", name, False) for name in burning)
    for kind, pile in (("victim", s.victims), ("hazmat", s.hazmats)):
        expected.update(
            (kind, names[tokens.square_of(entry)], bool(entry & tokens.MARKED))
            for entry in tokens.entries(pile)
        )

    found = Counter(
        (
            piece.attrib["data-piece"],
            piece.attrib["data-at"],
            "data-treated" in piece.attrib or "data-lit" in piece.attrib,
        )
        for piece in with_data(drawn(g, s), "piece")
        if piece.attrib["data-piece"] != "pawn"
    )

    assert found == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_every_pawn_appears_once_standing_or_lying(seed):
    """Pawns carry their number, where they are, whether they lie, and whose turn it is."""
    g = house()
    s = anything(g, seed)

    found = {
        int(pawn.attrib["data-pawn"]): (
            pawn.attrib["data-at"],
            "data-down" in pawn.attrib,
            "data-turn" in pawn.attrib,
        )
        for pawn in with_data(drawn(g, s), "pawn")
    }

    assert found == {
        who + 1: (g.board.names[s.at >> (8 * who) & 255], bool(s.down >> who & 1), who == s.turn)
        for who in range(g.crew_size)
    }


def test_a_pawn_that_has_not_come_yet_stands_with_the_crew_only():
    """Before its first turn a pawn is in the list below the board, not on the board."""
    g = house(crew=3)
    s = start(g)
    put(s, 1, g.board.named["0,0"])

    picture = drawn(g, s)

    assert [pawn.attrib["data-pawn"] for pawn in with_data(picture, "pawn")] == ["2"]
    assert [crew.attrib["data-crew"] for crew in with_data(picture, "crew")] == ["1", "2", "3"]
    assert {"Paramedic", "Fire Captain", "Rescue Specialist"} <= set(texts(picture))
    assert texts(picture).count("0 AP saved · away") == 2


def test_six_pawns_differ_in_colour_and_in_shape():
    """Nobody needs to tell colours apart to tell pawns apart."""
    g = house()
    s = start(g)
    for who in range(6):
        put(s, who, who)

    looks = [
        (path.attrib["d"], path.attrib["fill"])
        for pawn in with_data(drawn(g, s), "pawn")
        for path in pawn.iter(f"{NAMESPACE}path")
        if path.attrib["d"] in SHAPES
    ]

    assert looks == list(zip(SHAPES, COLOURS, strict=True))
    assert len(set(SHAPES)) == len(set(COLOURS)) == 6


@pytest.mark.parametrize("count", range(1, 23))
def test_things_that_share_a_square_do_not_overlap(count):
    """Each has a round slot of its own inside the square, however many there are."""
    sheet = Sheet(house().board)
    x, y = sheet.corner(20)

    slots = sheet.slots(20, count)

    assert len(slots) == count
    for ax, ay, size in slots:
        assert x <= ax - size / 2 <= ax + size / 2 <= x + CELL
        assert y <= ay - size / 2 <= ay + size / 2 <= y + CELL
    for (ax, ay, size), (bx, by, other) in combinations(slots, 2):
        assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= (size + other) / 2 - 1e-9

"""Beside the plan: vehicles, tracks, whose turn it is, how it ended, and all of it in words."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from pictures import NAMESPACE, anything, drawn, house, start, texts, with_data

from firehouse.core.bits import bit
from firehouse.core.svg import fitted
from firehouse.games.flashpoint.data.board import Board
from firehouse.games.flashpoint.data.files.plan import builtin_plan
from firehouse.games.flashpoint.pictures.sheet import Sheet
from firehouse.games.flashpoint.pictures.svg import svg
from firehouse.games.flashpoint.rules import endings, tokens
from firehouse.games.flashpoint.rules.state import put


def test_vehicles_stand_on_their_two_squares_and_face_clockwise():
    """A vehicle lies between its squares, turned to the way it drives round the house."""
    g = house()
    sheet = Sheet(g.board)
    ways = {}

    for spot, squares in enumerate(g.board.engine_spots):
        s = start(g)
        s.engine = spot
        (vehicle,) = with_data(drawn(g, s), "vehicle")
        a, b = (sheet.centre(square) for square in squares)
        place, turn = vehicle.attrib["transform"].split(") ")
        assert place == f"translate({(a[0] + b[0]) / 2:g} {(a[1] + b[1]) / 2:g}"
        assert vehicle.attrib["data-vehicle"] == "engine"
        ways[vehicle.attrib["data-at"]] = turn

    assert ways == {
        "0,7 0,8": "rotate(0)",
        "5,9 6,9": "rotate(90)",
        "7,1 7,2": "rotate(180)",
        "1,0 2,0": "rotate(270)",
    }


def test_vehicles_are_not_drawn_before_they_are_placed():
    """The bays are there from the start, empty."""
    g = house()

    picture = drawn(g, start(g))

    assert with_data(picture, "vehicle") == []
    assert Counter(bay.attrib["data-spot"] for bay in with_data(picture, "spot")) == {
        "engine": 4,
        "ambulance": 4,
    }


def test_the_quarter_of_the_deck_gun_stands_out_once_the_engine_is_there():
    """The brackets of the engine's own quarter are marked, and only then."""
    g = house()
    s = start(g)
    assert with_data(drawn(g, s), "gun") == []

    s.engine = 0
    (brackets,) = with_data(drawn(g, s), "gun")

    assert brackets.attrib["d"].count("M") == 2


def test_the_tracks_are_filled_as_far_as_the_position_has_come():
    """Rescued, lost and damage show count and limit, and as many filled boxes as the count."""
    g = house(victims=9, lost_limit=4, damage_limit=24)
    s = start(g)
    s.rescued, s.lost, s.damage = 5, 2, 17

    tracks = with_data(drawn(g, s), "track")

    found = {}
    for track in tracks:
        boxes = [box.attrib["fill"] for box in track.iter(f"{NAMESPACE}rect")]
        filled = boxes.count(boxes[0])
        found[track.attrib["data-track"]] = (filled, len(boxes), texts(track)[1])
    assert found == {
        "rescued": (5, 9, "5 / 9"),
        "lost": (2, 4, "2 / 4"),
        "damage": (17, 24, "17 / 24"),
    }


def test_markers_left_are_those_in_the_bag():
    """Markers that lie face down on the board are not left; discs on the board neither."""
    g = house()
    s = start(g)
    s.bag_victims, s.bag_false_alarms, s.bag_hazmats = 6, 3, 2
    s.poi, s.fire, s.smoke = bit(1) | bit(2) | bit(3), bit(4) | bit(5), bit(6)

    left = {found.attrib["data-left"]: texts(found) for found in with_data(drawn(g, s), "left")}

    assert left == {"markers": ["Markers left", "8"], "discs": ["Fire discs left", "33"]}


def test_hot_spots_left_are_shown_where_they_are_played_with():
    """The reserve stands below the discs."""
    g = house(hot_spots=True)
    s = start(g)
    s.hot_reserve = 5

    left = {found.attrib["data-left"]: texts(found) for found in with_data(drawn(g, s), "left")}

    assert left["hot-spots"] == ["Hot spots left", "5"]


def test_ladders_are_drawn_at_both_ends_and_counted_on_the_engine():
    """One that stands has a segment on each floor, one that lies is in its square."""
    g = house("villa", vehicles=True)
    s = start(g)
    names = g.board.named
    for name, flag in (("g1,0", tokens.MARKED), ("g6,5", 0)):
        s.ladders = tokens.add(s.ladders, tokens.slot(names[name], flag))

    picture = drawn(g, s)

    shown = sorted(
        (piece.attrib["data-at"], piece.get("data-erected"))
        for piece in with_data(picture, "piece")
        if piece.attrib["data-piece"] == "ladder"
    )
    assert shown == [("g1,0", "true"), ("g6,5", None), ("u1,4", "true")]
    left = {found.attrib["data-left"]: texts(found) for found in with_data(picture, "left")}
    assert left["ladders"] == ["Ladders left", "2"]


def test_the_track_of_rescues_ends_at_the_goal():
    """Seven are enough in the second edition, unless everybody is to be rescued."""
    limits = []
    for perfect in (False, True):
        g = house(victims=10, rescue_goal=7, perfect_game=perfect)
        tracks = with_data(drawn(g, start(g)), "track")
        limits.append(tracks[0].attrib["data-limit"])

    assert limits == ["7", "10"]


def test_the_turn_and_its_action_points_head_the_picture():
    """Whose turn it is, their role and AP, in words and as data."""
    g = house()
    s = start(g)
    s.turn, s.ap = 2, 1

    picture = drawn(g, s)

    assert "Firefighter 3, Rescue Specialist: 1 action point" in texts(picture)
    head = next(found for found in with_data(picture, "ap"))
    assert (head.attrib["data-turn"], head.attrib["data-ap"]) == ("3", "1")


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (endings.ACCOUNTED_FOR, "Won: every victim is accounted for"),
        (endings.RESCUED, "Won: enough victims are rescued"),
        (endings.PERFECT, "Won: every victim is rescued, a perfect game"),
        (endings.VICTIMS_LOST, "Lost: too many victims died"),
        (endings.COLLAPSE, "Lost: the building collapsed"),
    ],
)
def test_a_game_that_is_over_says_how_it_ended(code, words):
    """The ending takes the place of the turn, and no pawn is highlighted."""
    g = house()
    s = anything(g, 1)
    s.ended = code

    picture = drawn(g, s)

    assert words in texts(picture)
    assert not any("data-turn" in pawn.attrib for pawn in with_data(picture, "pawn"))


def test_two_floors_are_named_and_one_is_not():
    """Ground floor and second floor stand side by side under their names."""
    names = {"Ground floor", "Second floor"}
    g, single = house("villa"), house("house_front")

    assert names <= set(texts(drawn(g, start(g))))
    assert not names & set(texts(drawn(single, start(single))))


def test_the_dice_stand_on_all_sides_of_every_floor():
    """Red 1 to 6 left and right of each floor, black 1 to 8 above and below."""
    for name, rows in (("house_front", 2), ("hotel", 4)):
        g = house(name)
        layers = with_data(drawn(g, start(g)), "layer")
        dice = next(layer for layer in layers if layer.attrib["data-layer"] == "dice")
        numbers = Counter(text for text in texts(dice) if text.isdigit())
        assert numbers == {str(n): 2 + (rows if n < 7 else 0) for n in range(1, 9)}


def test_texts_of_a_plan_are_escaped():
    """A title or a room may be called anything: it stays text, and the XML stays sound."""
    plan = builtin_plan("house_front")
    nasty = "</title><script>\"'&\x00\x1b\ud800"
    shown = "</title><script>\"'&���"
    g = house(Board(replace(plan, title=nasty, rooms={**plan.rooms, "A": nasty})))

    text = svg(g, start(g))
    picture = ElementTree.fromstring(text.encode())

    assert "<script" not in text
    assert picture[0].text == shown
    assert texts(picture).count(shown) == 2
    assert picture.find(f"*/{NAMESPACE}g[@data-square='1,1']/{NAMESPACE}title").text == (
        f"1,1, {shown}"
    )


def test_the_description_says_what_is_where():
    """Those who cannot see the picture are told the turn, the counts and every piece."""
    g = house(crew=1)
    s = start(g)
    s.fire, s.poi, s.down = bit(0) | bit(9), bit(3), 1
    put(s, 0, g.board.named["0,1"])

    words = drawn(g, s).find(f"{NAMESPACE}desc").text

    assert words == (
        "Firefighter 1, Paramedic: 0 action points. Rescued 0 of 8, lost 0 of 3, damage 0 of 30. "
        "Fire on 1,1; 2,2. Point of interest on 1,4. Firefighter 1, knocked down on 0,1."
    )


def test_a_square_says_what_lies_on_it():
    """The title of a square names it, its room and its pieces."""
    g = house(crew=2)
    s = start(g)
    s.smoke = bit(0)
    put(s, 1, 0)

    picture = drawn(g, s)

    title = picture.find(f"*/{NAMESPACE}g[@data-square='1,1']/{NAMESPACE}title").text
    assert title == "1,1, living room: smoke, firefighter 2"


def test_squares_that_nobody_may_enter_are_hatched():
    """The neighbours' side of the brownstone is drawn with lines across, the street is not."""
    g = house("brownstone")
    groups = {
        found.attrib["data-square"]: found for found in with_data(drawn(g, start(g)), "square")
    }

    assert groups["0,1"].find(f"{NAMESPACE}path") is not None
    assert groups["0,0"].find(f"{NAMESPACE}path") is None


def test_a_long_name_is_cut_to_its_room():
    """Names that fit stay whole; longer ones end in an ellipsis."""
    assert fitted("kitchen", 10, 60) == "kitchen"
    short = fitted("kitchen of the north flat", 10, 60)
    assert short.endswith("…")
    assert "kitchen of the north flat".startswith(short[:-1])

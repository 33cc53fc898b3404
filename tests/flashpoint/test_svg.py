"""The picture of a position: everything in it once, where it is, as sound and safe XML."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from firehouse.core.bits import bit, members
from firehouse.core.svg import fitted
from firehouse.flashpoint import endings, tokens
from firehouse.flashpoint.arrows import builtin_arrows
from firehouse.flashpoint.board import DICE_SQUARES, LEVEL, Board
from firehouse.flashpoint.house import House
from firehouse.flashpoint.options import Options
from firehouse.flashpoint.plan import builtin_plan, builtin_plans
from firehouse.flashpoint.specialists import FIRST_EDITION
from firehouse.flashpoint.state import OFF_BOARD, State, put, put_byte
from firehouse.flashpoint.svg import svg
from firehouse.flashpoint.svg_pieces import COLOURS, SHAPES
from firehouse.flashpoint.svg_sheet import CELL, Sheet

NAMESPACE = "{http://www.w3.org/2000/svg}"
ELEMENTS = {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
SEEDS = range(4)


def house(board: str | Board = "house_front", crew: int = 6, **options: int) -> House:
    if isinstance(board, str):
        board = Board(builtin_plan(board))
    arrows = list(builtin_arrows("spiral_clockwise"))
    roles = [1, 2, 3, 4, 0, 0][:crew]
    values = Options({"vehicles": True, **options})
    return House(board, values, list(FIRST_EDITION), roles, arrows, [])


def start(g: House) -> State:
    """Nothing on the board, and the crew not there yet."""
    s = State([])
    for who in range(g.crew_size):
        put(s, who, OFF_BOARD)
        s.roles = put_byte(s.roles, who, g.crew[who])
    return s


def anything(g: House, seed: int) -> State:
    """A position with something of every kind, legal or not."""
    draw = random.Random(seed)
    s = start(g)
    squares = draw.sample(range(DICE_SQUARES), 30)
    s.fire = sum(bit(square) for square in squares[:12])
    s.smoke = sum(bit(square) for square in squares[12:18])
    s.poi = sum(bit(square) for square in squares[18:21])
    s.hot_spots = sum(bit(square) for square in squares[10:16])
    outside = len(g.board.places) - DICE_SQUARES
    s.fire_outside = sum(bit(index) for index in draw.sample(range(outside), 2))
    for square in draw.choices(range(len(g.board.places)), k=5):
        flag = draw.choice((0, tokens.MARKED))
        s.victims = tokens.add(s.victims, tokens.slot(square, flag))
    for square in draw.choices(range(DICE_SQUARES), k=4):
        flag = draw.choice((0, tokens.MARKED))
        s.hazmats = tokens.add(s.hazmats, tokens.slot(square, flag))
    for who in range(g.crew_size):
        put(s, who, draw.randrange(len(g.board.places)))
    for edge in sorted(g.board.ends):
        _happen(g, s, edge, draw.random())
    s.down = draw.randrange(1 << g.crew_size)
    s.turn = draw.randrange(g.crew_size)
    s.ap = draw.randrange(9)
    s.engine = draw.randrange(len(g.board.engine_spots))
    s.ambulance = draw.randrange(len(g.board.ambulance_spots))
    return s


def _happen(g: House, s: State, edge: int, luck: float) -> None:
    """Break, crack or open what stands on an edge, or leave it."""
    axis, mark = "v" if edge < LEVEL else "h", bit(edge & 63)
    word = ""
    if g.board.barriers.has(edge) and luck < 0.2:
        word = f"gone_{axis}"
    elif g.board.walls.has(edge) and luck < 0.5:
        word = f"damaged_{axis}"
    elif g.board.doors.has(edge) and 0.5 < luck < 0.8:
        setattr(s, f"damaged_{axis}", getattr(s, f"damaged_{axis}") | mark)
        word = f"open_{axis}" if luck < 0.6 else ""
    elif (g.board.doors.has(edge) or g.board.windows.has(edge)) and luck < 0.6:
        word = f"open_{axis}"
    if word:
        setattr(s, word, getattr(s, word) | mark)


def drawn(g: House, s: State) -> ElementTree.Element:
    return ElementTree.fromstring(svg(g, s))


def with_data(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """The elements that carry this data, in the order of drawing."""
    return [found for found in picture.iter() if f"data-{name}" in found.attrib]


def texts(picture: ElementTree.Element) -> list[str]:
    return [found.text or "" for found in picture.iter(f"{NAMESPACE}text")]


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

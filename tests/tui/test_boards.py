"""The boards: everything is drawn and can be pointed at, in every size and without colours."""

from __future__ import annotations

import itertools

import pytest
from boards_in_play import BOARDS, BoardApp, lights, pictures, shown, table_at

from firehouse.core.language import show_squares
from firehouse.games.flashpoint.screen.picture import PlanPicture
from firehouse.games.flashpoint.screen.sheet import BESIDE, SINGLE, SIZES, STACKED
from firehouse.tui.boards.described import described
from firehouse.tui.boards.face import face_of, signs
from firehouse.tui.boards.layouts import fitting
from firehouse.tui.boards.lines import HEAVY, LIGHT, NONE, joined
from firehouse.tui.boards.look import Look
from firehouse.tui.boards.palette import palette

WIDE = (100, 34)


def spots_of(canvas):
    """Every place that a click on the canvas can mean."""
    return {
        spot
        for y in range(canvas.height)
        for x in range(canvas.width)
        for spot in canvas.spots(x, y)
    }


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_every_size_draws_a_whole_game(ruleset, board):
    """No position stops the painter, and every ink and ground is known to every palette."""
    for steps in (0, 30, 400):
        scene, view = shown(table_at(ruleset, board, steps))
        for picture in pictures(scene):
            canvas = picture.paint(Look(view))
            assert (canvas.width, canvas.height) == (picture.width, picture.height)
            for colours in (palette(True, True), palette(False, True), palette(True, False)):
                for y in range(canvas.height):
                    assert canvas.strip(y, colours).cell_length == canvas.width


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_everything_can_be_clicked(ruleset, board):
    """Every cell that is shown, every edge and every pawn has characters of its own."""
    scene, view = shown(table_at(ruleset, board, 30))
    floor = face_of(scene).floor
    for picture in pictures(scene):
        found = spots_of(picture.paint(Look(view)))
        cells = [cell for cell in picture.cells(view) if picture.region(view, cell) is not None]
        assert set(cells) <= found
        for cell in cells:
            edges = [spot for spot in picture.around(view, cell) if spot.startswith("edge:")]
            shown_here = [e for e in edges if floor(scene, e) == floor(scene, cell)]
            assert set(shown_here) <= found


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_every_place_has_words(ruleset, board):
    """Whoever cannot see the board can ask for each of its places."""
    scene, view = shown(table_at(ruleset, board, 60))
    picture = pictures(scene)[0]
    for cell in picture.cells(view):
        for spot in picture.around(view, cell):
            assert described(scene, view, spot)


def test_lit_places_show_their_prices_and_are_hit():
    """A price stands on the place that it belongs to."""
    table = table_at("flashpoint/experienced", "house_front", 70)
    scene, view = shown(table)
    prices = {spot: "7" for spot in lights(table) if not spot.startswith("pawn:")}
    for picture in pictures(scene):
        canvas = picture.paint(Look(view, prices))
        signs = {
            spot
            for y in range(canvas.height)
            for x in range(canvas.width)
            if canvas.sign(x, y) == "7"
            for spot in canvas.spots(x, y)
        }
        assert set(prices) <= signs


def square_text(canvas, picture, name):
    """The characters of a square."""
    area = picture.sheet.area(name)
    return "".join(
        canvas.sign(x, y) for y in range(area.y, area.bottom) for x in range(area.x, area.right)
    )


@pytest.mark.parametrize("size", SIZES)
def test_squares_differ_without_colours(size):
    """Fire, smoke, markers and people are told apart by their signs alone."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 0))
    square = "1,2"
    empty = {key: [] for key in ("fire", "smoke", "points", "victims", "hazmats", "hot_spots")}
    victim = {"square": square, "treated": False}
    things = [
        {},
        {"fire": [square]},
        {"smoke": [square]},
        {"points": [square]},
        {"victims": [victim]},
        {"victims": [{**victim, "treated": True}]},
        {"victims": [{**victim, "trapped": True}]},
        {"hazmats": [{"square": square, "lit": False}]},
        {"hazmats": [{"square": square, "lit": True}]},
        {"hot_spots": [square]},
        {"fire": [square], "hot_spots": [square]},
    ]
    picture = PlanPicture(scene, size, SINGLE)

    seen = [
        square_text(picture.paint(Look({**view, **empty, **thing})), picture, square)
        for thing in things
    ]

    assert len(set(seen)) == len(things)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edge", ["1,3-1,4", "2,3-3,3", "2,3-2,4"])
def test_edges_differ_without_colours(size, edge):
    """Whole, damaged, destroyed, open: each looks different."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 0))
    clean = {"damaged": [], "destroyed": [], "open": []}
    row = next(row for row in scene["edges"] if row["name"] == edge)
    states = [{}, {"damaged": [edge]}, {"destroyed": [edge]}]
    if row["kind"] == "door":
        states.append({"open": [edge]})
    picture = PlanPicture(scene, size, SINGLE)
    line = picture.sheet.line(row)

    seen = []
    for state in states:
        canvas = picture.paint(Look({**view, **clean, **state}))
        seen.append(
            "".join(
                canvas.sign(x, y)
                for y in range(line.y, line.bottom)
                for x in range(line.x, line.right)
            )
        )

    assert len(set(seen)) == len(states)


@pytest.mark.parametrize("size", SIZES)
def test_six_firefighters_share_a_square(size):
    """All of them are seen where there is room; else a sign tells that there are more."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 30, crew=6))
    crew = [{**row, "square": "1,2"} for row in view["pawns"]]
    picture = PlanPicture(scene, size, SINGLE)

    text = square_text(picture.paint(Look({**view, "pawns": crew})), picture, "1,2")

    assert "&" in text or all(str(number) in text for number in range(1, 7))
    assert "1" in text


def test_every_corner_has_a_character():
    """Any three weights in four directions can be joined."""
    found = {joined(arms) for arms in itertools.product((NONE, LIGHT, HEAVY), repeat=4)}

    assert len(found) == 3**4
    assert joined((HEAVY, NONE, NONE, HEAVY)) == "┛"


@pytest.mark.parametrize(
    ("room", "squares", "shape"),
    [
        ((200, 60), (11, 5), BESIDE),
        ((96, 32), (7, 3), BESIDE),
        ((48, 64), (7, 3), STACKED),
        ((52, 18), (3, 1), BESIDE),
        ((46, 17), (3, 1), BESIDE),
        ((30, 20), (3, 1), SINGLE),
        ((10, 5), (3, 1), SINGLE),
    ],
)
def test_two_floors_fit_the_screen(room, squares, shape):
    """The largest squares, beside or above each other; one floor where both do not fit."""
    scene, _ = shown(table_at("flashpoint/second-story", "villa", 0))

    sheet = fitting(scene, *room, zoom=0, floor=0).sheet

    assert (sheet.size.width, sheet.size.height) == squares
    assert sheet.shape == shape


def test_zoom_takes_the_next_size():
    """Larger squares than fit are scrolled; there is nothing beyond the largest and smallest."""
    scene, _ = shown(table_at("flashpoint/experienced", "house_front", 0))
    widths = [fitting(scene, 80, 32, zoom, 0).sheet.size.width for zoom in (-9, -1, 0, 1, 9)]

    assert widths == [3, 5, 7, 9, 11]


@pytest.mark.anyio
async def test_a_click_tells_the_most_telling_place_first():
    """A pawn before its square, an edge alone, a square alone."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70), lit=False)
    async with app.run_test(size=WIDE) as pilot:
        board = app.board
        left, top = board._margin()
        canvas = board._canvas
        for y, x in itertools.product(range(canvas.height), range(canvas.width)):
            if any(spot.startswith("pawn:") for spot in canvas.spots(x, y)):
                await pilot.click(board, offset=(x + left, y + top))
                break
        line = board._picture.region(board._look.view, "edge:1,3-1,4")
        await pilot.click(board, offset=(line.x + left, line.y + top))
        area = board._picture.sheet.area("6,7")
        await pilot.click(board, offset=(area.x + left, area.bottom - 1 + top))
        await pilot.pause()

        first, second, third = (event.spots for event in app.picked)
        assert [spot.partition(":")[0] for spot in first] == ["pawn", "square"]
        assert second == ("edge:1,3-1,4",)
        assert third == ("square:6,7",)
        assert board.cursor == "square:6,7"


@pytest.mark.anyio
async def test_the_cursor_follows_the_mouse():
    """Moving over a square puts the cursor there; moving beyond the board leaves it."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=WIDE) as pilot:
        left, top = app.board._margin()
        area = app.board._picture.sheet.area("3,7")
        await pilot.hover(app.board, offset=(area.x + left, area.y + top))
        assert app.board.cursor == "square:3,7"
        await pilot.hover(app.board, offset=(0, 0))
        assert app.board.cursor == "square:3,7"


@pytest.mark.anyio
async def test_keys_move_the_cursor_and_pick():
    """Arrows and letters walk; Enter tells the square, what is on it, and its sides."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=WIDE) as pilot:
        app.board.cursor = "square:1,1"
        await pilot.press("down", "right", "l", "j", "left", "up", "enter")

        assert app.board.cursor == "square:2,2"
        assert app.picked[-1].spots[0] == "square:2,2"
        app.board.cursor = "square:1,1"
        await pilot.press("enter")
        assert {"edge:1,1-1,0", "edge:1,1-0,1"} <= set(app.picked[-1].spots)


@pytest.mark.anyio
async def test_the_cursor_stops_at_the_border():
    """There is nothing beyond the ring around the house."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=WIDE) as pilot:
        app.board.cursor = "square:1,1"
        await pilot.press(*["up"] * 3, *["left"] * 3)

        assert app.board.cursor == "square:0,0"


@pytest.mark.anyio
async def test_one_floor_at_a_time_follows_the_cursor():
    """On a small screen f turns to the other floor, and so does the cursor at the border."""
    app = BoardApp(table_at("flashpoint/second-story", "villa", 70))
    async with app.run_test(size=(30, 20)) as pilot:
        app.board.cursor = "square:2,4"
        await pilot.pause()
        assert "GROUND FLOOR" in app.board.text()
        await pilot.press("f")
        assert "UPPER FLOOR" in app.board.text()
        await pilot.press("f", "right", "right")
        assert app.board.cursor == "square:u2,4"
        assert "UPPER FLOOR" in app.board.text()
        app.board.flash(("edge:2,3-2,4",))
        assert "GROUND FLOOR" in app.board.text()


@pytest.mark.anyio
async def test_the_forest_is_walked_over_in_rows():
    """Left and right keep the row as well as hexagons let them."""
    app = BoardApp(table_at("hotshots/standard", "circle", 60))
    async with app.run_test(size=WIDE) as pilot:
        view = app.board._look.view
        home = next(f"tile:{tile}" for tile, row in view["tiles"].items() if row["cell"] == "C5")
        app.board.cursor = home
        await pilot.press("right", "left")
        assert app.board.cursor == home
        await pilot.press("up", "down", "enter")
        assert app.board.cursor == home
        assert app.picked[-1].spots[0] == home
        assert any(spot.startswith("side:") for spot in app.picked[-1].spots)


@pytest.mark.anyio
async def test_a_small_screen_scrolls_to_the_cursor():
    """Where nothing fits, the cursor stays in sight."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=(24, 10)) as pilot:
        board = app.board
        board.cursor = "square:5,7"
        await pilot.press(*["right"] * 3, *["down"] * 3)
        area = board._picture.region(board._look.view, board.cursor)
        assert board.cursor == "square:7,9"
        assert board.scroll_x <= area.x < board.scroll_x + board.size.width
        assert board.scroll_y <= area.y < board.scroll_y + board.size.height


@pytest.mark.anyio
async def test_zoom_keys_stop_where_there_is_no_larger_size():
    """Pressing on and on is undone by one step back."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=(80, 32)) as pilot:
        await pilot.press(*["plus"] * 6, "minus")

        assert app.board._picture.sheet.size.width == SIZES[1].width


@pytest.mark.anyio
async def test_the_threat_map_is_told_in_words():
    """A chance is part of what is said about a place."""
    app = BoardApp(table_at("flashpoint/experienced", "house_front", 70))
    async with app.run_test(size=WIDE):
        app.board.heat({"square:6,7": 0.35})
        assert "35%" in app.board.describe("square:6,7")
        assert "35%" in app.board.text()
        app.board.heat({})
        assert "35%" not in app.board.text()


@pytest.mark.parametrize(("ruleset", "board"), BOARDS)
def test_the_legend_explains_every_sign(ruleset, board):
    """All that the stage lists has a sign here."""
    scene, _ = shown(table_at(ruleset, board, 0))

    assert [meaning for _, meaning in signs(scene)] == [row["meaning"] for row in scene["legend"]]


def test_a_place_is_told_by_its_name_and_numbered_on_request():
    """Rooms and doors in the house, tiles in the forest with what is printed on them."""
    scene, view = shown(table_at("flashpoint/experienced", "house_front", 0))
    told = "The north-west corner of the kitchen{}: empty; wall to the north; "
    told += "door to the living room in the west, closed"
    assert described(scene, view, "square:3,3") == told.format("")
    show_squares(True)
    assert described(scene, view, "square:3,3") == told.format(" (3,3)")
    show_squares(False)
    door = described(scene, view, "edge:3,2-3,3")
    assert door == "The door between the living room and the kitchen: closed"
    assert described(scene, view, "square:9,9") == ""

    scene, view = shown(table_at("hotshots/standard", "circle", 0))
    assert described(scene, view, "tile:lake").startswith("The Lake: cannot burn. ")
    token = scene["tokens"]["wild"]
    assert described(scene, view, "token:wild") == f"Wild die. {token['text']}"

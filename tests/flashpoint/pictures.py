"""Positions with something of everything, and what is drawn of them."""

from __future__ import annotations

import random
from xml.etree import ElementTree

from firehouse.core.bits import bit, put_byte
from firehouse.games.flashpoint.data.board import DICE_SQUARES, LEVEL, Board
from firehouse.games.flashpoint.data.files.arrows import builtin_arrows
from firehouse.games.flashpoint.data.files.plan import builtin_plan
from firehouse.games.flashpoint.data.options import Options
from firehouse.games.flashpoint.data.specialists import FIRST_EDITION
from firehouse.games.flashpoint.pictures.svg import svg
from firehouse.games.flashpoint.rules import tokens
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, put

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

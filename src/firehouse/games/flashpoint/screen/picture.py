"""A house drawn with everything on it."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from textual.geometry import Region

from firehouse.games.flashpoint.screen import edges, ground, vehicles
from firehouse.games.flashpoint.screen.pieces import pieces_of
from firehouse.games.flashpoint.screen.sheet import ROWS, STACKED, Sheet, Size
from firehouse.games.flashpoint.screen.squares import Contents, paint_square
from firehouse.stage.shapes import Spots
from firehouse.tui.boards import lines
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.look import LEAST, Look, Picture, heat, percent, tag, tag_style

Plain = dict[str, Any]


class PlanPicture(Picture):
    """A house in one size of squares, with both floors or one of them."""

    def __init__(self, scene: Plain, size: Size, shape: str, floor: int = 0) -> None:
        self.sheet = Sheet(scene, size, shape, floor)
        self.width = self.sheet.width
        self.height = self.sheet.height
        self._labels = ground.room_labels(self.sheet)
        self._sides = _sides(scene)

    def paint(self, look: Look) -> Canvas:
        """Draw a position, from the ground upwards."""
        sheet, view = self.sheet, look.view
        canvas = Canvas(self.width, self.height)
        ground.paint_ground(sheet, canvas)
        vehicles.paint_vehicles(sheet, canvas, view)
        self._paint_squares(canvas, look)
        self._paint_edges(canvas, look)
        self._paint_vehicle_prices(canvas, look)
        for spot in look.flashed:
            self._flash(canvas, view, spot)
        self._paint_cursor(canvas, view, look.cursor)
        return canvas

    def _paint_squares(self, canvas: Canvas, look: Look) -> None:
        view = look.view
        pieces = pieces_of(self.sheet.scene, view)
        burning = {*view["fire"], *view["fire_outside"]}
        smoking = set(view["smoke"])
        clouded = burning | smoking
        covered = vehicles.parked(view)
        for name in self.sheet.squares:
            area = self.sheet.area(name)
            if area is None:
                continue
            spot = f"square:{name}"
            contents = Contents(
                name,
                area,
                label=self._label(name, clouded),
                burns=name in burning,
                smokes=name in smoking,
                pieces=pieces.get(name, ()),
                is_outside=self.sheet.squares[name]["room"] is None,
                covered=name in covered,
                price=look.prices.get(spot),
                chance=look.chances.get(spot, 0.0),
            )
            paint_square(canvas, contents, look.prices)

    def _label(self, name: str, clouded: set[str]) -> str:
        """The name of a room on the first of its squares, as far as nothing covers it."""
        title, row = self._labels.get(name, ("", []))
        length = -1
        for square in takewhile(lambda square: square not in clouded, row):
            area = self.sheet.area(square)
            length += 0 if area is None else area.width + 1
        return _shortened(title, length)

    def _paint_edges(self, canvas: Canvas, look: Look) -> None:
        arms: dict[tuple[int, int], list[int]] = {}
        for row, edge in edges.edges_of(self.sheet.scene, look.view):
            line = self.sheet.line(row)
            if line is not None:
                self._paint_edge(canvas, line, edge, self._way(row))
                self._mark_edge(canvas, line, look, edge.name)
                _note_arms(arms, line, edge.weight)
        for (x, y), weights in arms.items():
            sign = lines.joined((weights[0], weights[1], weights[2], weights[3]))
            canvas.put(x, y, sign, "wall", "wall", ())

    def _paint_edge(
        self, canvas: Canvas, line: Region, edge: edges.Edge, way: tuple[int, int]
    ) -> None:
        spots = (f"edge:{edge.name}",)
        if line.width == 1:
            for at, (sign, ink) in enumerate(edges.upright(edge, line.height, way)):
                canvas.put(line.x, line.y + at, sign, ink, "wall", spots)
        else:
            for at, (sign, ink) in enumerate(edges.level(edge, line.width, way)):
                canvas.put(line.x + at, line.y, sign, ink, "wall", spots)

    def _way(self, row: Plain) -> tuple[int, int]:
        """Which way leads out of the house over an edge."""
        a, b = self.sheet.squares[row["a"]], self.sheet.squares[row["b"]]
        inside, outside = (b, a) if a["room"] is None else (a, b)
        return outside["col"] - inside["col"], outside["row"] - inside["row"]

    def _mark_edge(self, canvas: Canvas, line: Region, look: Look, name: str) -> None:
        """A price on a lit edge; else the chance that it falls."""
        spot = f"edge:{name}"
        price, chance = look.prices.get(spot), look.chances.get(spot, 0.0)
        if price is not None:
            _write_on(canvas, line, price, tag_style(price), (spot,))
        elif chance >= LEAST:
            told = percent(chance) if line.width > 3 else ""
            _write_on(canvas, line, told, ("heat", heat(chance)), (spot,))
            for x in range(line.x, line.right):
                for y in range(line.y, line.bottom):
                    canvas.repaint(x, y, None, heat(chance))

    def _paint_vehicle_prices(self, canvas: Canvas, look: Look) -> None:
        for vehicle in vehicles.VEHICLES:
            price = look.prices.get(f"vehicle:{vehicle}")
            area = vehicles.block(self.sheet, look.view, vehicle)
            if price is not None and area is not None:
                spots = (f"vehicle:{vehicle}",)
                text = tag(price, area.width)
                x, y = area.right - len(text), area.bottom - 1
                canvas.put(x, y, text, *tag_style(price), spots)

    def _flash(self, canvas: Canvas, view: Plain, spot: str) -> None:
        area = self.region(view, spot)
        if area is not None:
            for y in range(area.y, area.bottom):
                for x in range(area.x, area.right):
                    canvas.repaint(x, y, "flash", "flash")

    def region(self, view: Plain, spot: str) -> Region | None:
        """Where a place of any kind lies on the sheet."""
        kind, _, name = spot.partition(":")
        if kind == "square":
            return self.sheet.area(name) if name in self.sheet.squares else None
        if kind == "pawn":
            square = view["pawns"][int(name)]["square"]
            return self.sheet.area(square) if square else None
        if kind == "vehicle":
            return vehicles.block(self.sheet, view, name)
        if kind == "edge":
            row = next((row for row in self.sheet.scene["edges"] if row["name"] == name), None)
            return None if row is None else self.sheet.line(row)
        return None

    def _paint_cursor(self, canvas: Canvas, view: Plain, cursor: str) -> None:
        area = self.region(view, cursor)
        if area is None:
            return
        for x, y, sign in (
            (area.x - 1, area.y - 1, "╔"),
            (area.right, area.y - 1, "╗"),
            (area.x - 1, area.bottom, "╚"),
            (area.right, area.bottom, "╝"),
        ):
            canvas.put(x, y, sign, "cursor")

    def cells(self, view: Plain) -> list[str]:
        """Every square, floor by floor and row by row."""
        ordered = sorted(
            (square for square in self.sheet.scene["squares"] if square["kind"] != "barred"),
            key=lambda square: (square["floor"], square["row"], square["col"]),
        )
        return [f"square:{square['name']}" for square in ordered]

    def beside(self, view: Plain, cell: str, right: int, down: int) -> str | None:
        """The next square; from the border of a floor the cursor goes over to the other floor."""
        square = self.sheet.squares[cell.partition(":")[2]]
        floor, row, column = square["floor"], square["row"], square["col"]
        near = self.sheet.at.get((floor, row + down, column + right))
        if near is None:
            near = self._over(floor, row, column, right, down)
        if near is None or self.sheet.squares[near]["kind"] == "barred":
            return None
        return f"square:{near}"

    def _over(self, floor: int, row: int, column: int, right: int, down: int) -> str | None:
        """The square on the other floor, if that is drawn on this side of the border."""
        if bool(down) != (self.sheet.shape == STACKED):
            return None
        columns = {
            number: [s["col"] for s in self.sheet.scene["squares"] if s["floor"] == number]
            for number in range(self.sheet.scene["floors"])
        }
        beyond = columns.get(floor + right + down)
        if beyond is None:
            return None
        if right:
            border = min(beyond) if right > 0 else max(beyond)
            return self.sheet.at.get((floor + right, row, border))
        across = column - min(columns[floor]) + min(beyond)
        return self.sheet.at.get((floor + down, 0 if down > 0 else ROWS - 1, across))

    def around(self, view: Plain, cell: str) -> Spots:
        """The square, whoever and whatever is on it, and its sides."""
        name = cell.partition(":")[2]
        crew = (f"pawn:{who}" for who, row in enumerate(view["pawns"]) if row["square"] == name)
        vehicle = vehicles.parked(view).get(name)
        parked = () if vehicle is None else (f"vehicle:{vehicle}",)
        return (cell, *crew, *parked, *self._sides.get(name, ()))


def _shortened(title: str, length: int) -> str:
    """A title without its last words, or cut off, so that it is not longer than this."""
    words = title.split()
    while len(words) > 1 and len(" ".join(words)) > length:
        words.pop()
    told = " ".join(words)
    return told if len(told) <= length else f"{told[: max(0, length - 1)]}."[: max(0, length)]


def _sides(scene: Plain) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for row in scene["edges"]:
        for name in (row["a"], row["b"]):
            found.setdefault(name, []).append(f"edge:{row['name']}")
    return found


def _note_arms(arms: dict[tuple[int, int], list[int]], line: Region, weight: int) -> None:
    """Tell the two corners of an edge that it ends there."""
    if line.width == 1:
        ends = ((line.x, line.y - 1, 2), (line.x, line.bottom, 0))
    else:
        ends = ((line.x - 1, line.y, 1), (line.right, line.y, 3))
    for x, y, side in ends:
        arms.setdefault((x, y), [lines.NONE] * 4)[side] = weight


def _write_on(
    canvas: Canvas, line: Region, text: str, style: tuple[str, str | None], spots: Spots
) -> None:
    """A short text in the middle of a line; upright, only its first character."""
    shown = text[: line.width]
    x = line.x + (line.width - len(shown)) // 2
    canvas.put(x, line.y + (line.height - 1) // 2, shown, *style, spots)

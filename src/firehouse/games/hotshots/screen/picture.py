"""A forest drawn with everything in it."""

from __future__ import annotations

from typing import Any, Final

from textual.geometry import Region

from firehouse.games.hotshots.screen import model
from firehouse.games.hotshots.screen.rose import paint_wind
from firehouse.games.hotshots.screen.sheet import SIDES, Sheet, Size, Stroke
from firehouse.games.hotshots.screen.tiles import paint_tile
from firehouse.stage.shapes import Spots
from firehouse.tui.boards.canvas import Canvas
from firehouse.tui.boards.look import LEAST, Look, Picture, heat, percent, tag, tag_style

Plain = dict[str, Any]

FIREBREAK: Final = "▒"
FLAT: Final = (0, 3)
"""The sides that lie level."""


class ForestPicture(Picture):
    """A forest in one size of cells."""

    def __init__(self, scene: Plain, size: Size) -> None:
        self.scene = scene
        self.sheet = Sheet(scene, size)
        self.width = self.sheet.width
        self.height = self.sheet.height

    def paint(self, look: Look) -> Canvas:
        """Draw a position, from the ground upwards."""
        view = look.view
        canvas = Canvas(self.width, self.height)
        tiles = model.tiles_by_cell(view)
        for cell in self.sheet.cells:
            tile = tiles.get(cell)
            inside = self.sheet.within(cell)
            if tile is None:
                self._paint_bare(canvas, inside, view, cell)
            else:
                paint_tile(canvas, inside, self.scene, look, tile)
        for cell in self.sheet.cells:
            self._paint_border(canvas, cell)
        self._paint_firebreaks(canvas, view)
        self._paint_cursor(canvas, view, look.cursor)
        for cell, tile in tiles.items():
            self._paint_tags(canvas, look, cell, tile)
        self._paint_sides(canvas, look)
        paint_wind(canvas, view["wind"])
        for spot in look.flashed:
            self._flash(canvas, view, spot)
        return canvas

    @property
    def _is_overview(self) -> bool:
        """Are flat sides drawn under the text of the cells?"""
        return self.sheet.size.slant == 1

    def _paint_border(self, canvas: Canvas, cell: str) -> None:
        for side in range(len(SIDES)):
            strokes = self.sheet.side(cell, side)
            if self._is_overview and side in FLAT:
                for x, y, _ in strokes:
                    canvas.underline(x, y)
                strokes = [stroke for stroke in strokes if _is_free(canvas, stroke)]
            for x, y, sign in strokes:
                canvas.put(x, y, sign, "border")

    def _paint_bare(self, canvas: Canvas, inside: list[Region], view: Plain, cell: str) -> None:
        """A cell without a tile."""
        for line in inside:
            canvas.fill(*line, "", (f"cell:{cell}",))
        text = "gap" if cell == view["gap"] else cell
        line = inside[len(inside) // 2 - 1]
        canvas.put(line.x + (line.width - len(text)) // 2, line.y, text, "faint")

    def _paint_firebreaks(self, canvas: Canvas, view: Plain) -> None:
        broken = model.firebreaks(self.scene, view)
        for spot, strokes in self._side_strokes(view).items():
            if spot in broken:
                if self._is_overview:
                    strokes = [stroke for stroke in strokes if _is_free(canvas, stroke)]
                for x, y, _ in strokes:
                    canvas.put(x, y, FIREBREAK, "firebreak", "firebreak", (spot,))

    def _side_strokes(self, view: Plain) -> dict[str, list[Stroke]]:
        """The sides between tiles by their names."""
        tiles = model.tiles_by_cell(view)
        return {
            model.side_name(self.scene, tiles[cell], tiles[other]): self.sheet.side(cell, side)
            for cell in tiles
            for side, other in self.sheet.neighbours(cell)
            if other in tiles
        }

    def _paint_tags(self, canvas: Canvas, look: Look, cell: str, tile: str) -> None:
        """A price and a chance on the lower side of a tile."""
        spot = f"tile:{tile}"
        line = self.sheet.within(cell)[0 if self._is_overview else -1]
        price, chance = look.prices.get(spot), look.chances.get(spot, 0.0)
        if chance >= LEAST:
            canvas.put(line.x, line.y, percent(chance), "heat", heat(chance), (spot,))
        if price is not None:
            text = price if self._is_overview else tag(price, line.width)
            canvas.put(line.right - len(text), line.y, text, *tag_style(price), (spot,))

    def _paint_sides(self, canvas: Canvas, look: Look) -> None:
        """A price in the middle of each lit side."""
        for spot, strokes in self._side_strokes(look.view).items():
            price = look.prices.get(spot)
            if price is None:
                continue
            x, y, _ = strokes[(len(strokes) - 1) // 2]
            canvas.put(x, y, price, *tag_style(price), (spot,))

    def _flash(self, canvas: Canvas, view: Plain, spot: str) -> None:
        cell = model.cell_of(self.scene, view, model.ground_under(view, spot))
        if cell is not None:
            for line in self.sheet.within(cell):
                for x in range(line.x, line.right):
                    canvas.repaint(x, line.y, "flash", "flash")
        for x, y, _ in self._side_strokes(view).get(spot, ()):
            canvas.repaint(x, y, "flash", "flash")

    def _paint_cursor(self, canvas: Canvas, view: Plain, cursor: str) -> None:
        """The border of the cell stands out, and two arrows point at it."""
        cell = model.cell_of(self.scene, view, cursor)
        if cell is None:
            return
        for side in range(len(SIDES)):
            for x, y, sign in self.sheet.side(cell, side):
                if canvas.sign(x, y) == sign:
                    canvas.repaint(x, y, "cursor", None)
        left, top = self.sheet.corner(cell)
        y = top + self.sheet.size.slant
        for line in (y, y + 1):
            canvas.put(left, line, "►", "cursor")
            canvas.put(left + self.sheet.size.width - 1, line, "◄", "cursor")

    def cells(self, view: Plain) -> list[str]:
        """Every tile or cell from the north to the south."""
        ordered = sorted(self.sheet.cells, key=lambda cell: self.sheet.cells[cell][::-1])
        return [model.spot_of(view, cell) for cell in ordered]

    def beside(self, view: Plain, cell: str, right: int, down: int) -> str | None:
        """The next cell; left and right go over in a zigzag, so that a row is kept."""
        here = model.cell_of(self.scene, view, cell)
        if here is None:
            return None
        column, row = self.sheet.cells[here]
        lean = -1 if column % 2 else 1
        ways = [(right, lean), (right, -lean), (2 * right, 0)] if right else [(0, 2 * down)]
        for across, along in ways:
            other = self.sheet.at.get((column + across, row + along))
            if other is not None:
                return model.spot_of(view, other)
        return None

    def around(self, view: Plain, cell: str) -> Spots:
        """The tile, whoever and whatever is on it, and its sides."""
        here = model.cell_of(self.scene, view, cell)
        tiles = model.tiles_by_cell(view)
        tile = tiles.get(here or "")
        if here is None or tile is None:
            return (cell,)
        crew = (f"pawn:{who}" for who in model.crew_on(view, tile))
        base = view["vehicles"] if tile == model.AIR_BASE else ()
        sides = (
            model.side_name(self.scene, tile, tiles[other])
            for _, other in self.sheet.neighbours(here)
            if other in tiles
        )
        return (f"tile:{tile}", *crew, *(f"vehicle:{vehicle}" for vehicle in base), *sides)

    def region(self, view: Plain, spot: str) -> Region | None:
        """The rectangle around a tile or cell, or around that of a pawn or vehicle."""
        found = model.cell_of(self.scene, view, model.ground_under(view, spot))
        return None if found is None else self.sheet.region(found)


def _is_free(canvas: Canvas, stroke: Stroke) -> bool:
    """Would a character hide nothing but a border?"""
    x, y, sign = stroke
    return canvas.sign(x, y) in (" ", sign)

"""A sheet of characters, each with an ink, a ground and the places that a click there means."""

from __future__ import annotations

from itertools import groupby

from rich.segment import Segment
from textual.strip import Strip

from firehouse.stage.shapes import Spots
from firehouse.tui.boards.palette import LIT, Palette


class Canvas:
    """Characters in rows. What is put later lies on top; a ground stays until it is replaced."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[""] * width for _ in range(height)]
        self._grounds = [[""] * width for _ in range(height)]
        self._spots: list[list[Spots]] = [[()] * width for _ in range(height)]

    def put(
        self,
        x: int,
        y: int,
        text: str,
        ink: str = "",
        ground: str | None = None,
        spots: Spots | None = None,
    ) -> None:
        """Write a text from left to right; what lies beyond the sheet is cut off."""
        if not 0 <= y < self.height:
            return
        for at, sign in enumerate(text, start=x):
            if 0 <= at < self.width:
                self._signs[y][at] = sign
                self._inks[y][at] = ink
                if ground is not None:
                    self._grounds[y][at] = ground
                if spots is not None:
                    self._spots[y][at] = spots

    def fill(self, x: int, y: int, width: int, height: int, ground: str, spots: Spots) -> None:
        """Lay a ground under a rectangle, and take away what is written there."""
        for line in range(y, y + height):
            self.put(x, line, " " * width, "", ground, spots)

    def repaint(self, x: int, y: int, ink: str | None, ground: str | None) -> None:
        """Change the ink and the ground of one character, not the character."""
        if 0 <= x < self.width and 0 <= y < self.height:
            if ink is not None:
                self._inks[y][x] = ink
            if ground is not None:
                self._grounds[y][x] = ground

    def underline(self, x: int, y: int) -> None:
        """Draw a line under one character."""
        if self._is_within(x, y) and not self._inks[y][x].endswith(LIT):
            self._inks[y][x] += LIT

    def sign(self, x: int, y: int) -> str:
        """The character at a place; a blank beyond the sheet."""
        return self._signs[y][x] if self._is_within(x, y) else " "

    def spots(self, x: int, y: int) -> Spots:
        """What a click at a place means."""
        return self._spots[y][x] if self._is_within(x, y) else ()

    def is_free(self, x: int, y: int, width: int, height: int) -> bool:
        """Is nothing written or laid within a rectangle of the sheet?"""
        if x < 0 or y < 0 or x + width > self.width or y + height > self.height:
            return False
        return all(
            self._signs[line][at] == " " and not self._grounds[line][at]
            for line in range(y, y + height)
            for at in range(x, x + width)
        )

    def text(self) -> str:
        """The characters alone, for tests and people without colours."""
        return "\n".join("".join(row).rstrip() for row in self._signs)

    def strip(self, y: int, palette: Palette) -> Strip:
        """One line as the screen shows it."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        painted = zip(self._inks[y], self._grounds[y], self._signs[y], strict=True)
        segments = [
            Segment("".join(sign for _, _, sign in run), palette.style(ink, ground))
            for (ink, ground), run in groupby(painted, key=lambda cell: cell[:2])
        ]
        return Strip(segments, self.width)

    def _is_within(self, x: int, y: int) -> bool:
        return 0 <= x < self.width and 0 <= y < self.height

"""Which size of a board fits on a screen."""

from __future__ import annotations

from typing import Any

from firehouse.tui.boards.face import face_of
from firehouse.tui.boards.look import Picture

Plain = dict[str, Any]


def fitting(scene: Plain, width: int, height: int, zoom: int, floor: int) -> Picture:
    """The largest picture for the room there is; each step of zoom takes the next larger one.

    Two floors are shown together as long as they fit in the smallest size; then one at a time.
    Where nothing fits, the smallest is scrolled.
    """
    sizes = list(face_of(scene).pictures(scene, floor))
    for number, pictures in enumerate(sizes):
        if any(_fits(picture, width, height) for picture in pictures):
            return _best(sizes[_within(number - zoom, len(sizes))], width, height)
    return _best(sizes[_within(len(sizes) - 1 - zoom, len(sizes))], width, height)


def _within(number: int, length: int) -> int:
    return max(0, min(length - 1, number))


def _fits(picture: Picture, width: int, height: int) -> bool:
    return picture.width <= width and picture.height <= height


def _best(pictures: list[Picture], width: int, height: int) -> Picture:
    return next((one for one in pictures if _fits(one, width, height)), pictures[-1])

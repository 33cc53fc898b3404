"""A picture that a notebook shows where it stands last in a cell."""

from __future__ import annotations


class Picture(str):
    """The text of an SVG, which is shown as a picture there."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"<Picture, {len(self):,} characters of SVG>"

    def _repr_svg_(self) -> str:
        return str(self)

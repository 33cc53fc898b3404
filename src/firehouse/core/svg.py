"""The pen of the pictures: SVG elements and texts as strings, safe in XML and always alike."""

from __future__ import annotations

import re
from html import escape
from typing import Final

INK: Final = "#2b303a"
FONT: Final = "'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif"

TYPE: Final = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
TYPE_SIZE: Final = 15
COLUMN: Final = 9.03
LINE: Final = 20
"""How wide a typed character is and how far lines are apart, at that size."""
PAPER: Final = "#fbf8f1"

Attribute = str | float | None

_FORBIDDEN: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_UNSAFE: Final = re.compile(f"[&<>\"']|{_FORBIDDEN.pattern}")
_WIDTHS: Final = {
    **dict.fromkeys("fijltrI .,:;'!()|/·", 0.3),
    **{"m": 0.85, "w": 0.75, "M": 0.85, "W": 0.95, "…": 1.0},
}


def plain(content: str) -> str:
    """Text that is safe in XML, in an element or between double quotes."""
    if _UNSAFE.search(content) is None:
        return content
    return escape(_FORBIDDEN.sub("\ufffd", content))


def number(value: float) -> str:
    """The shortest text of a length, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """One element; underscores of attribute names become hyphens, None leaves one out."""
    parts = [name]
    for key, value in attributes.items():
        if value is not None:
            text = plain(value) if isinstance(value, str) else number(value)
            parts.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(parts)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def document(width: float, height: float, title: str, desc: str, *children: str) -> str:
    """A picture of its own that scales to where it is shown, without links, scripts or ids."""
    inside = (titled(title), element("desc", plain(desc)), *children)
    return (
        element(
            "svg",
            *inside,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            role="img",
            font_family=FONT,
        )
        + "\n"
    )


def group(*children: str, **attributes: Attribute) -> str:
    """A group, which may be empty."""
    return element("g", *(children or ("",)), **attributes)


def titled(title: str) -> str:
    """The name that a reader hears and a pointer shows."""
    return element("title", plain(title))


def placed(x: float, y: float, drawing: str, scale: float = 1, turn: float = 0) -> str:
    """A drawing made around 0, 0, turned clockwise by degrees, scaled and set on its spot."""
    return group(drawing, transform=moved(x, y, scale, turn))


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The transform of `placed`, for a group with more to say."""
    words = f"translate({number(x)} {number(y)})"
    if turn:
        words += f" rotate({number(turn)})"
    return words if scale == 1 else f"{words} scale({scale:.3f})"


def rect(
    x: float, y: float, width: float, height: float, fill: str, **attributes: Attribute
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str, **attributes: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def line(path: str, stroke: str, width: float, **attributes: Attribute) -> str:
    """A path that is drawn but not filled."""
    return element("path", d=path, fill="none", stroke=stroke, stroke_width=width, **attributes)


def area(path: str, fill: str, **attributes: Attribute) -> str:
    """A path that is filled."""
    return element("path", d=path, fill=fill, **attributes)


def words(
    x: float,
    y: float,
    content: str,
    size: float = 11,
    fill: str = INK,
    anchor: str = "start",
    **attributes: Attribute,
) -> str:
    """A line of text whose capitals are centred on y."""
    return element(
        "text",
        plain(content),
        x=x,
        y=y + size * 0.36,
        font_size=size,
        fill=fill,
        text_anchor=None if anchor == "start" else anchor,
        **attributes,
    )


def width_of(content: str, size: float) -> float:
    """About how wide a text is."""
    return size * sum(_WIDTHS.get(letter, 0.7 if letter.isupper() else 0.56) for letter in content)


def fitted(content: str, size: float, width: float) -> str:
    """The text, cut short with an ellipsis where it would be wider than this."""
    if width_of(content, size) <= width:
        return content
    short = content
    while short and width_of(short + "…", size) > width:
        short = short[:-1]
    return short.rstrip() + "…"


def wrapped(content: str, size: float, width: float, most: int) -> list[str]:
    """The text in up to so many lines of this width; the last is cut short if it must be."""
    lines: list[str] = []
    left = content.split()
    while left:
        count = 1
        while count < len(left) and width_of(" ".join(left[: count + 1]), size) <= width:
            count += 1
        if len(lines) == most - 1:
            count = len(left)
        lines.append(fitted(" ".join(left[:count]), size, width))
        left = left[count:]
    return lines


def typed(title: str, drawing: str) -> str:
    """A text drawing as a picture: the same characters in the same columns."""
    lines = drawing.splitlines()
    width = (max(map(len, lines), default=0) + 2) * COLUMN
    height = (len(lines) + 1) * LINE
    kept: dict[str, Attribute] = {"xml:space": "preserve"}
    rows = (
        words(COLUMN, number * LINE, text, TYPE_SIZE, INK, "start", **kept)
        for number, text in enumerate(lines, 1)
    )
    paper = rect(0, 0, width, height, PAPER)
    return document(width, height, title, drawing, paper, group(*rows, font_family=TYPE))

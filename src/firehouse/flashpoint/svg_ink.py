"""The pen of the pictures: elements, texts and the colours all of them share."""

from __future__ import annotations

import re
from html import escape
from typing import Final

PAPER: Final = "#fcfbf7"
INK: Final = "#2b303a"
MUTED: Final = "#707784"
HAIRLINE: Final = "#d9d6cc"
ENGINE_RED: Final = "#c0392b"
AMBULANCE_BLUE: Final = "#1f6fb2"
FONT: Final = "'Helvetica Neue', Arial, 'Liberation Sans', system-ui, sans-serif"

Attribute = str | float | None

_FORBIDDEN: Final = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def plain(content: str) -> str:
    """Text that is safe in XML, in an element or between double quotes."""
    return escape(_FORBIDDEN.sub("\ufffd", content))


def number(value: float) -> str:
    """The shortest text of a length, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Attribute) -> str:
    """One element; underscores of attribute names become hyphens, None leaves one out."""
    words = [name]
    for key, value in attributes.items():
        if value is not None:
            text = plain(value) if isinstance(value, str) else number(value)
            words.append(f'{key.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(words)
    return f"<{head}>{''.join(children)}</{name}>" if children else f"<{head}/>"


def group(*children: str, **attributes: Attribute) -> str:
    """A group, which may be empty."""
    return element("g", *(children or ("",)), **attributes)


def titled(title: str) -> str:
    """The name that a reader hears and a pointer shows."""
    return element("title", plain(title))


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


def fitted(content: str, size: float, width: float) -> str:
    """The text, cut short with an ellipsis where it would be wider than this."""
    if _width(content) * size <= width:
        return content
    short = content
    while short and _width(short + "…") * size > width:
        short = short[:-1]
    return short.rstrip() + "…"


def _width(content: str) -> float:
    """About how wide a text is, in the size of its letters."""
    wide = {"m": 0.85, "w": 0.75, "M": 0.85, "W": 0.95, "…": 1.0}
    narrow = dict.fromkeys("fijltrI .,:;'!()|/", 0.3)
    widths = wide | narrow
    return sum(widths.get(letter, 0.7 if letter.isupper() else 0.56) for letter in content)

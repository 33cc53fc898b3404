"""Makes PNG files small: flat pictures have few colours, and a palette of 256 holds them."""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from struct import pack, unpack

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
APART = 12
"""How much two colours of the palette differ at least, in squares of their channels."""


def shrunk(picture: bytes) -> bytes:
    """The same picture, a PNG of eight bits a channel, with a palette of its commonest colours."""
    chunks = list(_chunks(picture))
    width, height, depth, kind = unpack(">IIBB", chunks[0][1][:10])
    if depth != 8 or kind not in (2, 6):
        return picture
    size = 3 if kind == 2 else 4
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows = _rows(data, width * size, size)
    pixels = [[row[at : at + 3] for at in range(0, len(row), size)] for row in rows]
    counts = Counter(pixel for row in pixels for pixel in row)
    palette = _palette(counts)
    places = {pixel: _nearest(pixel, palette)[1] for pixel in counts}
    lines = b"".join(b"\0" + bytes(places[pixel] for pixel in row) for row in pixels)
    return SIGNATURE + b"".join(
        (
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", b"".join(palette)),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(picture):
        length, name = unpack(">I4s", picture[at : at + 8])
        yield name, picture[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body))


def _rows(data: bytes, width: int, size: int) -> Iterator[bytes]:
    """The rows of a picture without their filters."""
    above = bytearray(width)
    for start in range(0, len(data), width + 1):
        row = bytearray(data[start + 1 : start + 1 + width])
        undo = _FILTERS[data[start]]
        if undo is not None:
            undo(row, above, size)
        yield bytes(row)
        above = row


def _sub(row: bytearray, above: bytearray, size: int) -> None:
    for at in range(size, len(row)):
        row[at] = (row[at] + row[at - size]) & 255


def _up(row: bytearray, above: bytearray, size: int) -> None:
    for at, over in enumerate(above):
        row[at] = (row[at] + over) & 255


def _average(row: bytearray, above: bytearray, size: int) -> None:
    for at, over in enumerate(above):
        left = row[at - size] if at >= size else 0
        row[at] = (row[at] + (left + over) // 2) & 255


def _paeth(row: bytearray, above: bytearray, size: int) -> None:
    for at, over in enumerate(above):
        left, corner = (row[at - size], above[at - size]) if at >= size else (0, 0)
        guess = left + over - corner
        order = (
            (abs(guess - left), left),
            (abs(guess - over), over),
            (abs(guess - corner), corner),
        )
        row[at] = (row[at] + min(order, key=lambda pair: pair[0])[1]) & 255


_FILTERS = (None, _sub, _up, _average, _paeth)


def _palette(counts: Counter[bytes]) -> list[bytes]:
    """The commonest colours, none of them too near to another."""
    found: list[bytes] = []
    for colour, _ in counts.most_common():
        if len(found) == COLOURS:
            break
        if not found or _nearest(colour, found)[0] > APART:
            found.append(colour)
    return found


def _nearest(colour: bytes, palette: list[bytes]) -> tuple[int, int]:
    """The place of the most similar colour of a palette, after its distance."""
    red, green, blue = colour
    return min(
        ((r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2, place)
        for place, (r, g, b) in enumerate(palette)
    )

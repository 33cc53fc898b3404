"""What every end of a puzzle's turn is worth, packed so that a file of puzzles stays small."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from struct import Struct
from typing import Final

ROW: Final = Struct(">IB")
"""The check of a position as a number, and its chance in parts of `UNIT`."""
UNIT: Final = 200


def packed(values: Mapping[str, float]) -> str:
    """Chances by the checks of positions, as a text."""
    rows = sorted((int(check, 16), round(value * UNIT)) for check, value in values.items())
    return b64encode(b"".join(ROW.pack(*row) for row in rows)).decode()


def unpacked(text: str) -> dict[str, float]:
    """The chances again, to half a point; a ValueError for a text that holds none."""
    data = b64decode(text, validate=True)
    if len(data) % ROW.size:
        raise ValueError("The values of a puzzle are damaged.")
    return {f"{check:08x}": value / UNIT for check, value in ROW.iter_unpack(data)}

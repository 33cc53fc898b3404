"""Inks and grounds by what they stand for: in the dark, in the light, and without colours."""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.style import Style

PAWNS: Final = 6
"""So many pawns have colours of their own."""
ROOMS: Final = 8
"""So many rooms have tints of their own."""
HEATS: Final = 5
"""So many steps of the threat map."""


LIT: Final = "-lit"
"""An ink with this ending is underlined: what is written with it can be clicked."""


class Palette:
    """Styles for names; an unknown name would be a mistake, so it is one."""

    def __init__(self, inks: dict[str, str], grounds: dict[str, str]) -> None:
        self.inks = inks
        self.grounds = grounds
        self.style = cache(self._style)

    def _style(self, ink: str, ground: str) -> Style:
        """The style of an ink on a ground."""
        plain = ink.removesuffix(LIT)
        told = [self.inks[plain], self.grounds[ground], "underline" if ink != plain else ""]
        return Style.parse(" ".join(filter(None, told)))


def palette(dark: bool, coloured: bool) -> Palette:
    """The palette for a screen."""
    if not coloured:
        return _PLAIN
    return _DARK if dark else _LIGHT


def _numbered(name: str, colours: tuple[str, ...], before: str = "") -> dict[str, str]:
    return {f"{name}-{number}": f"{before}{colour}" for number, colour in enumerate(colours)}


_DARK: Final = Palette(
    inks={
        "": "",
        "soft": "#7d8896",
        "faint": "#4a5562",
        "number": "#9aa5b1",
        "wall": "#d8d2c4",
        "light-wall": "#a79f8d",
        "door": "bold #e0a458",
        "exit": "bold #83d3a0",
        "window": "bold #86c0f4",
        "damage": "bold #ffb454",
        "rubble": "bold #c9a27a",
        "flame": "bold #ffb25c",
        "warm": "bold #ffb25c",
        "smoke": "#8d97a3",
        "hot-spot": "bold #ffe08a",
        "point": "bold #e6f0ff",
        "victim": "bold #eafff0",
        "hazmat": "bold #12171d",
        "ladder": "bold #e8d9b0",
        "engine": "bold #fff3ee",
        "ambulance": "bold #7a1210",
        "bay": "#5f7a63",
        "stairs": "#64748a",
        "lit": "bold #0b2a4a",
        "far": "bold #7fd0ff",
        "flash": "bold #1a1200",
        "cursor": "bold #ffe27a",
        "border": "#8a97a8",
        "title": "bold #ece7dc",
        "text": "#d5d0c5",
        "need": "#c9d3dd",
        "done": "bold #83d3a0",
        "firebreak": "bold #e0a766",
        "wind": "bold #86c0f4",
        "vehicle": "bold #12171d",
        "burnt": "#8d7a70",
        "water": "#86c0f4",
        "heat": "bold #ffe6dc",
        "good": "bold #83d3a0",
        "bad": "bold #ff9d94",
        **_numbered("pawn", ("bold #0b1620",) * PAWNS),
    },
    grounds={
        "": "",
        "lawn": "on #16241b",
        "air": "on #14202e",
        "barred": "on #171b20",
        "wall": "on #12171d",
        "floor": "on #222a33",
        "stairs": "on #2a3442",
        "fire": "on #8c2a0e",
        "smoke": "on #353d47",
        "point": "on #2b5fb8",
        "victim": "on #1e7d43",
        "hazmat": "on #ffe14d",
        "hazmat-lit": "on #ff7a4d",
        "engine": "on #b3261e",
        "ambulance": "on #e9e4da",
        "lit": "on #f4faff",
        "reach": "on #1c3d5c",
        "flash": "on #ffe27a",
        "farm": "on #33291f",
        "wood": "on #1c3324",
        "meadow": "on #37371c",
        "crew": "on #1d3044",
        "home": "on #31263f",
        "danger": "on #3d2330",
        "stone": "on #2c3138",
        "water": "on #123a5e",
        "burning": "on #6e2410",
        "brink": "on #a3300c",
        "scorched": "on #16110f",
        "vehicle": "on #f0c463",
        "done": "on #14532d",
        "firebreak": "on #3b2613",
        **_numbered(
            "pawn", ("#86c0f4", "#f0a3d3", "#8fd6a4", "#f2b873", "#bfaaf7", "#78d2d6"), "on "
        ),
        **_numbered(
            "room",
            (
                "#232b35",
                "#2b2a33",
                "#263029",
                "#302b27",
                "#252f36",
                "#2e2a2e",
                "#2b2f27",
                "#28293a",
            ),
            "on ",
        ),
        **_numbered("heat", ("#3a2226", "#52252b", "#6d2830", "#8c2b36", "#b02f3c"), "on "),
    },
)

_LIGHT: Final = Palette(
    inks={
        "": "",
        "soft": "#5d6672",
        "faint": "#b4ab98",
        "number": "#5d6672",
        "wall": "#2a323c",
        "light-wall": "#77705f",
        "door": "bold #7a4300",
        "exit": "bold #1b6a3a",
        "window": "bold #175a95",
        "damage": "bold #b93a10",
        "rubble": "#8a8474",
        "flame": "bold #fff1c9",
        "warm": "bold #861c00",
        "smoke": "#5f6772",
        "hot-spot": "bold #4a0c00",
        "point": "bold #123c78",
        "victim": "bold #0f4a26",
        "hazmat": "bold #2b2000",
        "ladder": "bold #6b4a12",
        "engine": "bold #ffffff",
        "ambulance": "bold #a3211a",
        "bay": "#6f8f70",
        "stairs": "#8f9db0",
        "lit": "bold #ffffff",
        "far": "bold #175a95",
        "flash": "bold #1a1200",
        "cursor": "bold #8c1d5a",
        "border": "#7d7564",
        "title": "bold #1c2530",
        "text": "#2f3843",
        "need": "#3d4a58",
        "done": "bold #1b6a3a",
        "firebreak": "bold #6b3f0c",
        "wind": "bold #175a95",
        "vehicle": "bold #2b2000",
        "burnt": "#5d534b",
        "water": "#175a95",
        "heat": "bold #5c0f18",
        "good": "bold #1b6a3a",
        "bad": "bold #a3211a",
        **_numbered("pawn", ("bold #ffffff",) * PAWNS),
    },
    grounds={
        "": "",
        "lawn": "on #dcead4",
        "air": "on #dde8f2",
        "barred": "on #e3dfd6",
        "wall": "on #f7f3ea",
        "floor": "on #efe9db",
        "stairs": "on #d9dfe8",
        "fire": "on #e8602c",
        "smoke": "on #d2d3d2",
        "point": "on #b5d0f7",
        "victim": "on #a9e2ba",
        "hazmat": "on #ffd91a",
        "hazmat-lit": "on #ff8a50",
        "engine": "on #b3261e",
        "ambulance": "on #ffffff",
        "lit": "on #1c2530",
        "reach": "on #c3dcf2",
        "flash": "on #ffd23e",
        "farm": "on #efe0cb",
        "wood": "on #d3e6d0",
        "meadow": "on #efe9bd",
        "crew": "on #d5e3f0",
        "home": "on #e6dcf0",
        "danger": "on #f3dbe0",
        "stone": "on #e0e0de",
        "water": "on #bcdcf5",
        "burning": "on #f6b48f",
        "brink": "on #f08a55",
        "scorched": "on #cbc3ba",
        "vehicle": "on #f0c040",
        "done": "on #a9e2ba",
        "firebreak": "on #ecd6b4",
        **_numbered(
            "pawn", ("#175a95", "#8c2f6b", "#2b6a3c", "#8a4b08", "#5a3fa0", "#0f6b70"), "on "
        ),
        **_numbered(
            "room",
            (
                "#f6efe0",
                "#efe9ef",
                "#e9f0e4",
                "#f5e8dc",
                "#e6eef2",
                "#f4e9e9",
                "#f0f0dd",
                "#e9e9f5",
            ),
            "on ",
        ),
        **_numbered("heat", ("#fbe3d8", "#f7cdbf", "#f2b2a3", "#ec9486", "#e5766b"), "on "),
    },
)

_REVERSED: Final = (
    *(
        "point",
        "victim",
        "hazmat",
        "hazmat-lit",
        "engine",
        "ambulance",
        "lit",
        "flash",
        "vehicle",
        "done",
    ),
    *(f"pawn-{pawn}" for pawn in range(PAWNS)),
)
"""Grounds that stand out without colours."""

_BOLD: Final = (
    *("damage", "hot-spot", "door", "exit", "window", "cursor", "title", "firebreak", "done"),
    *("good", "bad", "wind", "flame", "warm", "heat", "lit", "far"),
)
_DIM: Final = ("faint", "bay", "soft", "smoke")

_PLAIN: Final = Palette(
    inks={name: "bold" if name in _BOLD else "dim" if name in _DIM else "" for name in _DARK.inks},
    grounds={name: "reverse" if name in _REVERSED else "" for name in _DARK.grounds},
)

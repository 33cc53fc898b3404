"""How the table is laid out: wide or narrow, tall or short."""

from __future__ import annotations

from typing import Final

WIDE: Final = 128
NARROW: Final = 64
TALL: Final = 36

# What comes and goes below the board has a fixed height, so that the board stays where it is.
CSS: Final = """
Desk { layout: vertical; }
Desk #head {
    height: 1; padding: 0 1; background: $panel;
    text-wrap: nowrap; text-overflow: ellipsis;
}
Desk #middle { height: 1fr; }
Desk #side { width: 34; background: $surface; }
Desk.-wide #side { width: 48; }
Desk #status { height: auto; max-height: 50%; }
Desk #offers, Desk #story { scrollbar-size-vertical: 1; }
Desk #panes { display: none; }
Desk #offers, Desk #offers:focus { height: 3fr; border-top: solid $panel; }
Desk #story, Desk #story:focus { height: 4fr; border-top: solid $panel; }
Desk #offers, Desk #story { border-title-color: $primary; border-title-style: bold; }
Desk #question { height: auto; padding: 0 1; background: $primary 40%; }

Desk.-short #panes { display: block; }
Desk.-short #status, Desk.-short #offers, Desk.-short #story,
Desk.-short #offers:focus, Desk.-short #story:focus {
    display: none; height: 1fr; max-height: 100%; border-top: none;
}
Desk.-short.-pane-offers #offers { display: block; }
Desk.-short.-pane-story #story { display: block; }
Desk.-short.-pane-status #status { display: block; }
Desk.-short #film { display: none; height: 2; }
Desk.-short.-showing #film { display: block; }
Desk.-short.-showing #reply { display: none; }

Desk.-narrow #middle { layout: vertical; }
Desk.-narrow #board { height: 3fr; }
Desk.-narrow #side { width: 100%; height: 2fr; }

Desk.-zoomed #side { display: none; }
"""


def classes_for(width: int, height: int) -> dict[str, bool]:
    """Which classes a screen of this size has."""
    return {
        "-wide": width >= WIDE,
        "-narrow": width < NARROW,
        "-short": height < TALL or width < NARROW,
    }

"""Every key of the table; bindings, footer and help are made of the same rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.binding import Binding

from firehouse.words.language import tell


@dataclass(frozen=True)
class Key:
    """Keys as Textual names them, what they do, and how the help writes them."""

    keys: str
    action: str
    written: str
    name: str
    """By it the messages are found: a sentence for the help, and a word for the last line."""
    shown: bool = False
    """Does it stand in the last line of the screen?"""
    first: bool = False
    """Is the key heard before whatever has the focus?"""

    def binding(self) -> Binding:
        """As Textual wants it."""
        return Binding(
            self.keys,
            self.action,
            tell(f"screen.{'footer' if self.shown else 'key'}.{self.name}"),
            show=self.shown,
            priority=self.first,
        )


KEYS: Final = (
    Key("slash,colon", "type", "/", "type", shown=True),
    Key("e", "end", "e", "end", shown=True),
    Key("u", "do('undo')", "u", "undo", shown=True),
    Key("v", "pane", "v", "panes", shown=True),
    Key("w", "why", "w", "why", shown=True),
    Key("i", "do('hint')", "i", "hint", shown=True),
    Key("c", "do('chance')", "c", "chance"),
    Key("t", "do('threats')", "t", "threats", shown=True),
    Key("space", "pause", "Space", "pause", first=True),
    Key("left_square_bracket", "step(-1)", "[", "film-back"),
    Key("right_square_bracket", "step(1)", "]", "film-on"),
    Key("g", "do('again')", "g", "again"),
    Key("greater_than_sign", "speed(1)", ">", "quicker"),
    Key("less_than_sign", "speed(-1)", "<", "slower"),
    Key("escape", "away", "Esc", "away"),
    Key("z", "zoom", "z", "zoom"),
    Key("r", "rules", "r", "rules", shown=True),
    Key("ctrl+r", "rules", "Ctrl-R", "rules-typing", first=True),
    Key("s", "do('write')", "s", "save"),
    Key("o", "do('load')", "o", "open"),
    Key("x", "extras", "x", "extras"),
    Key("y", "answer(True)", "y", "agree"),
    Key("n", "answer(False)", "n", "disagree"),
    Key("d", "app.toggle_dark", "d", "theme"),
    Key("question_mark,f1", "app.help", "?", "help", shown=True),
    Key("q", "do('quit')", "q", "quit", shown=True),
)
ELSEWHERE: Final = (
    ("← ↑ → ↓  h j k l", "cursor"),
    (tell("screen.key.click"), "act"),
    ("+ -  f", "squares"),
    ("1 … 9", "number"),
    ("Tab", "tab"),
)
"""Keys that the board, the lists and the line hear themselves."""


def bindings() -> list[Binding]:
    """Every key of the table for Textual."""
    numbers = [
        Binding(str(n), f"number({n})", tell("screen.footer.row", number=n), show=False)
        for n in range(1, 10)
    ]
    return [*(key.binding() for key in KEYS), *numbers]


def rows() -> list[tuple[str, str]]:
    """Every key for the help."""
    told = [*ELSEWHERE, *((key.written, key.name) for key in KEYS)]
    return [(written, tell(f"screen.key.{name}")) for written, name in told]

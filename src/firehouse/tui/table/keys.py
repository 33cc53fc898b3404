"""Every key of the table; bindings, footer and help are made of the same rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from textual.binding import Binding


@dataclass(frozen=True)
class Key:
    """Keys as Textual names them, what they do, and how the help writes them."""

    keys: str
    action: str
    written: str
    text: str
    footer: str = ""
    """A word for the last line of the screen; empty to leave it out there."""
    first: bool = False
    """Is the key heard before whatever has the focus?"""

    def binding(self) -> Binding:
        """As Textual wants it."""
        return Binding(
            self.keys,
            self.action,
            self.footer or self.text,
            show=bool(self.footer),
            priority=self.first,
        )


KEYS: Final = (
    Key("slash,colon", "type", "/", "Type an action or a command", "Type"),
    Key("e", "end", "e", "End the turn, or a fight", "End"),
    Key("u", "do('undo')", "u", "Take the last step back", "Undo"),
    Key("v", "pane", "v", "Actions, log or crew, where there is room for one of them", "Panes"),
    Key("w", "why", "w", "Why may I not? Type an action behind it", "Why"),
    Key("i", "do('hint')", "i", "Hint: what to do with the rest of the turn", "Hint"),
    Key("c", "do('chance')", "c", "The chance to win from here"),
    Key("t", "do('threats')", "t", "Threats: after this turn, until your next, off", "Threats"),
    Key("space", "pause", "Space", "Stop the fire's advance, or go on", first=True),
    Key("left_square_bracket", "step(-1)", "[", "One step of the film back"),
    Key("right_square_bracket", "step(1)", "]", "One step of the film on"),
    Key("g", "do('again')", "g", "Watch the last advance of the fire again"),
    Key("greater_than_sign", "speed(1)", ">", "A quicker film; after the quickest, only the end"),
    Key("less_than_sign", "speed(-1)", "<", "A slower film"),
    Key("escape", "away", "Esc", "Skip the film; take the threats away; go to the board"),
    Key("z", "zoom", "z", "Only the board, or everything"),
    Key("r", "rules", "r", "The rules; after a refusal, the rule behind it", "Rules"),
    Key("ctrl+r", "rules", "Ctrl-R", "The same while you type", first=True),
    Key("s", "do('write')", "s", "Save the game"),
    Key("o", "do('load')", "o", "Open a saved game"),
    Key("x", "extras", "x", "What else this table offers: pause, hand over, ready …"),
    Key("y", "answer(True)", "y", "Agree with what you are asked"),
    Key("n", "answer(False)", "n", "Disagree"),
    Key("d", "app.toggle_dark", "d", "Dark or light"),
    Key("question_mark,f1", "app.help", "?", "This page", "Help"),
    Key("q", "do('quit')", "q", "Leave the table", "Quit"),
)
ELSEWHERE: Final = (
    ("← ↑ → ↓  h j k l", "Move the cursor over the board"),
    ("Enter, click", "Do what the place stands for"),
    ("+ -  f", "Larger or smaller squares; the other floor, where one is shown"),
    ("1 … 9", "Choose the row with that number"),
    ("Tab", "From the board to the lists and the line, and on; in the line: complete"),
)
"""Keys that the board, the lists and the line hear themselves."""


def bindings() -> list[Binding]:
    """Every key of the table for Textual."""
    numbers = [Binding(str(n), f"number({n})", f"Row {n}", show=False) for n in range(1, 10)]
    return [*(key.binding() for key in KEYS), *numbers]


def rows() -> list[tuple[str, str]]:
    """Every key for the help."""
    return [*ELSEWHERE, *((key.written, key.text) for key in KEYS)]

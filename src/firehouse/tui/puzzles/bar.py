"""The lines above the board of a puzzle: the task, then what the attempt is worth."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.widgets import Static

from firehouse.core.phrase import phrase
from firehouse.puzzles.told import explained, steps_told, task_told, title_of, verdict_told
from firehouse.tui.puzzles.session import PuzzleSession
from firehouse.words.language import part, say, tell

INKS: Final = {"right": "$success", "close": "$warning", "missed": "$error"}


class Bar(Static):
    """A few lines between the head and the board."""

    DEFAULT_CSS = """
    Bar { height: auto; max-height: 9; padding: 0 1; background: $boost;
        border-left: thick $accent; }
    """

    def show(self, session: PuzzleSession, settled: bool, more: bool) -> None:
        """Tell the task, or the verdict when what it is about has been seen."""
        puzzle, verdict = session.puzzle, session.verdict if settled else None
        title = f"{title_of(puzzle)}\n"
        lines = [(title, "bold $primary"), (f"{task_told(puzzle)}\n", "")]
        if verdict is None:
            lines.append((say(phrase("puzzle.luck")), "$text-muted"))
        elif session.shown:
            lines += [(f"{_answer(session)}\n", "bold"), (explained(puzzle), "$text-muted")]
        else:
            lines.append((verdict_told(puzzle, verdict), f"bold {INKS[verdict.mark]}"))
            if verdict.mark == "right":
                lines.append((f"\n{explained(puzzle)}", "$text-muted"))
        if verdict is not None:
            lines.append((f"\n{tell('screen.puzzle.then', more=more)}", ""))
        self.update(Content.assemble(*lines))


def _answer(session: PuzzleSession) -> str:
    steps = "; ".join(steps_told(session.puzzle))
    return part(phrase("puzzle.answer", steps=steps))

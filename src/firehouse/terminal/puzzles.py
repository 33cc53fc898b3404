"""Puzzles at the plain terminal: a list of them, one to solve, a run of several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from shlex import quote
from typing import Final

from firehouse.core.phrase import Phrase, phrase
from firehouse.puzzles import Puzzle, Verdict, verdict_of
from firehouse.puzzles.told import explained, steps_told, task_told, title_of, verdict_told
from firehouse.terminal.plain import HELP, PlainGame
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, NEWS, PLAIN, STRONG, Screen

SPOILING: Final = ("hint", "chance", "undo force", "save FILE")
"""What would tell the answer, or makes no sense without luck."""
LIST: Final = "firehouse puzzles"
USAGES: Final = {
    **{usage: name for usage, name in HELP.items() if usage not in SPOILING},
    **{"again": "again", "answer": "answer", "next": "next"},
}
INKS: Final = {"right": GOOD, "close": NEWS, "missed": BAD}


def list_puzzles(
    puzzles: Sequence[Puzzle], screen: Screen, none: Phrase, file: Path | None = None
) -> None:
    """A line for each of a file or of all, and how to solve one; else why there is `none`."""
    if not puzzles:
        screen.say(none, FAINT)
        return
    for puzzle in puzzles:
        told = f"{title_of(puzzle)}. {task_told(puzzle)}"
        screen.spans([(f"{puzzle.id:<22}", KEY), (told, PLAIN)])
    command = command_of(file, "solve ID")
    screen.say(phrase("puzzle.count", count=len(puzzles), command=command), FAINT)


def command_of(file: Path | None, what: str = "") -> str:
    """What is typed to do something with puzzles, those of a file if there is one."""
    own = "" if file is None else f"--file {quote(str(file))}"
    return " ".join(filter(None, (LIST, what, own)))


def solve(puzzles: Sequence[Puzzle], screen: Screen) -> None:
    """One puzzle after the other, until somebody leaves."""
    points = 0
    for number, puzzle in enumerate(puzzles, 1):
        if len(puzzles) > 1:
            screen.say(phrase("puzzle.place", at=number, all=len(puzzles)), STRONG)
        played = PlainPuzzle(puzzle, screen, goes_on=number < len(puzzles))
        played.run()
        points += played.points
        if played.left:
            return
    if len(puzzles) > 1:
        screen.say(phrase("puzzle.ended", points=points, most=2 * len(puzzles)), STRONG)


class PlainPuzzle(PlainGame):
    """A puzzle, line by line: the first attempt counts, and it can be tried again."""

    usages = USAGES

    def __init__(self, puzzle: Puzzle, screen: Screen, goes_on: bool = False) -> None:
        super().__init__(puzzle.table(), screen)
        self.puzzle = puzzle
        self.goes_on = goes_on
        self.points = 0
        self.left = False
        self._judged = False
        for word in ("hint", "chance", "save"):
            del self.commands[word]
        self.commands |= {"again": self.again, "answer": self.answer, "next": self.next}

    def greet(self) -> None:
        """Say what is asked."""
        self.screen.say(title_of(self.puzzle), STRONG)
        self.screen.say(task_told(self.puzzle), NEWS)
        self.screen.say(phrase("puzzle.luck"), FAINT)

    def play(self, line: str) -> None:
        """Play an action, unless the attempt is over; judge it when it is."""
        if verdict_of(self.puzzle, self.table) is not None:
            self._tell_ways()
            return
        super().play(line)

    def show(self, rest: str) -> None:
        """Where things stand; in the end, what the attempt is worth."""
        verdict = verdict_of(self.puzzle, self.table)
        if verdict is None:
            super().show(rest)
        else:
            self._judge(verdict)

    def _judge(self, verdict: Verdict) -> None:
        if not self._judged:
            self._judged, self.points = True, verdict.points
        self.screen.say(verdict_told(self.puzzle, verdict), INKS[verdict.mark])
        if verdict.mark == "right":
            self.screen.say(explained(self.puzzle), FAINT)
        self._tell_ways()

    def _tell_ways(self) -> None:
        words = {word: word for word in ("again", "answer", "next", "quit")}
        self.screen.say(phrase("puzzle.after", more=self.goes_on, **words), FAINT)

    def again(self, _rest: str) -> None:
        """Begin again."""
        self.table = self.puzzle.table()
        self.screen.say(phrase("puzzle.again"), NEWS)
        self.show("")

    def answer(self, _rest: str) -> None:
        """Show the answer; a player who has seen it before trying gets no points."""
        self._judged = True
        self.screen.say(phrase("puzzle.shown"), STRONG)
        for number, step in enumerate(steps_told(self.puzzle), 1):
            self.screen.say(phrase("puzzle.line", number=number, step=step))
        self.screen.say(explained(self.puzzle), FAINT)
        self._tell_ways()

    def next(self, _rest: str) -> None:
        """Leave this puzzle for the next."""
        self.playing = False

    def quit(self, _rest: str) -> None:
        """Leave for good."""
        self.left, self.playing = True, False

    def changed(self) -> None:
        """Nothing is lost by leaving a puzzle."""


def chosen(
    puzzles: Iterable[Puzzle], ruleset: str | None = None, grade: int | None = None
) -> list[Puzzle]:
    """Those of a rule set and a grade, where these are said."""
    return [
        puzzle
        for puzzle in puzzles
        if (ruleset is None or puzzle.setup.ruleset == ruleset)
        and (grade is None or puzzle.grade == grade)
    ]

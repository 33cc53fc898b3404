"""Bots that play for a spectator: redrawn in place on a terminal, as a story in a pipe."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Final

from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.table import Table
from firehouse.terminal.picture import show_position
from firehouse.terminal.plain import luck_of
from firehouse.terminal.replay import draw_step
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, PLAIN, STRONG, Screen, Span
from firehouse.terminal.seats import Seats
from firehouse.words.language import part

FRAME_LINES: Final = 7
"""Lines of a picture besides its board, its longer notes and the news."""
LEAST_NEWS: Final = 3


class Show:
    """One game of bots, step by step with a pause after each."""

    def __init__(
        self, table: Table, seats: Seats, screen: Screen, pause: float, reasons: bool
    ) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.pause = pause
        self.reasons = reasons
        self.news: list[list[Span]] = []
        self.turn_of = -1
        self.shown_at = monotonic()

    def run(self) -> None:
        """Play to the end; the steps of the set-up are shown at once."""
        table = self.table
        self.screen.say(self.title(table.step), STRONG)
        for number in range(1, table.step + 1):
            self.report(number)
        self.picture(table.step)
        while table.result is None:
            self.decide()
        self.conclude()

    def decide(self) -> None:
        """One decision, and the luck that follows it."""
        table, seats = self.table, self.seats
        actor = table.game.actor(table.state)
        if actor != self.turn_of:
            self.turn_of = actor
            if not self.screen.redraws:
                draw_step(table, table.step, self.screen)
        before = table.step
        who = seats.speaker(table)
        thought = seats.think(table)
        reason = f" — {thought.reason}" if self.reasons and thought.reason else ""
        table.play(thought.action)
        for number in range(before + 1, table.step + 1):
            self.report(number, *((who, reason) if number == before + 1 else ()))
            self.picture(number)

    def report(self, number: int, who: str = "", reason: str = "") -> None:
        """Tell one step: what was played, and what came of it."""
        step = self.table.steps[number - 1]
        text = self.table.game.text(step.action)
        head: list[Span] = [(f"{number:>4}  ", FAINT)]
        if who:
            head += [(f"{who}: ", STRONG), (text, KEY), (reason, PLAIN)]
        else:
            head.append((text, FAINT))
        told = (self.table.game.tell(event) for event in step.events)
        self.tell([head, *([(f"      {sentence}", PLAIN)] for sentence in told if sentence)])

    def tell(self, lines: list[list[Span]]) -> None:
        """Keep lines for the next picture; a pipe gets them at once."""
        self.news += lines
        if not self.screen.redraws:
            for line in lines:
                self.screen.spans(line)

    def picture(self, number: int) -> None:
        """Draw the board after a step in the place of the last one, and wait a while."""
        if not self.screen.redraws:
            return
        table, screen = self.table, self.screen
        sleep(max(0.0, self.pause - (monotonic() - self.shown_at)))
        state = table.state_at(number)
        board, _, notes = table.game.draw(state).rpartition("\n\n")
        taken = FRAME_LINES + board.count("\n") + len(notes) // screen.width
        room = max(LEAST_NEWS, screen.height - taken)
        with screen.frame():
            screen.say(self.title(number), STRONG)
            screen.say()
            show_position(table.game, state, screen)
            screen.say()
            for line in self.news[-room:]:
                screen.spans(_cut(line, screen.width))
        self.shown_at = monotonic()

    def title(self, number: int) -> str:
        table = self.table
        said = phrase(
            "line.show", ruleset=table.setup.ruleset, luck=luck_of(table.seed), step=number
        )
        return part(said)

    def conclude(self) -> None:
        table = self.table
        if not self.screen.redraws:
            draw_step(table, table.step, self.screen)
        self.screen.say(table.game.situation(table.state), GOOD if table.result == WON else BAD)


def _cut(line: list[Span], width: int) -> list[Span]:
    """A line without what would not fit."""
    cut: list[Span] = []
    for text, style in line:
        if width <= 0:
            break
        cut.append((text if len(text) <= width else text[: width - 1] + "…", style))
        width -= len(text)
    return cut

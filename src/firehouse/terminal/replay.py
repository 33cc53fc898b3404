"""A recorded game shown again: as a whole story, or step by step with drawings."""

from __future__ import annotations

from pathlib import Path

from firehouse.core.catalogue import rules_version
from firehouse.core.game import WON
from firehouse.core.phrase import phrase
from firehouse.core.record import Record, replay
from firehouse.core.table import Table
from firehouse.stage.album import album
from firehouse.terminal.files import write_new
from firehouse.terminal.picture import show_position
from firehouse.terminal.plain import luck_of
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, PLAIN, STRONG, Screen


def watch(record: Record, screen: Screen, step_by_step: bool) -> Table:
    """Replay a record before somebody's eyes; the table where it ends."""
    table = replay(record)
    about = {"ruleset": record.setup.ruleset, "luck": luck_of(record.seed)}
    screen.say(phrase("line.record", **about, steps=len(record.checks)), STRONG)
    rules = rules_version(record.setup.ruleset)
    if rules != record.rules_version:
        screen.say(phrase("line.made-under", made=record.rules_version, now=rules))
    if step_by_step:
        _turn_pages(table, screen)
    else:
        for number in range(1, table.step + 1):
            tell_step(table, number, screen)
    draw_step(table, table.step, screen)
    _conclude(table, screen)
    return table


def _turn_pages(table: Table, screen: Screen) -> None:
    """A drawing before every step; Enter turns the page, q goes to the end."""
    screen.say(phrase("line.pages"), FAINT)
    for number in range(table.step):
        draw_step(table, number, screen)
        answer = screen.ask("")
        if answer is None or answer.lower().startswith("q"):
            return
        tell_step(table, number + 1, screen)


def draw_step(table: Table, number: int, screen: Screen) -> None:
    """The board after so many steps."""
    screen.say()
    show_position(table.game, table.state_at(number), screen)
    screen.say()


def tell_step(table: Table, number: int, screen: Screen) -> None:
    """One step: what was played, and what came of it."""
    step = table.steps[number - 1]
    style = FAINT if step.kind else KEY
    screen.spans([(f"{number:>4}  ", FAINT), (table.game.text(step.action), style)])
    for event in step.events:
        sentence = table.game.tell(event)
        if sentence:
            screen.say(f"      {sentence}")


def _conclude(table: Table, screen: Screen) -> None:
    if table.result is None:
        screen.say(phrase("line.not-over"), STRONG)
    style = {None: PLAIN, WON: GOOD}.get(table.result, BAD)
    screen.say(table.game.situation(table.state), style)
    screen.say(phrase("line.replayed", steps=table.step), FAINT)


def write_page(record: Record, path: Path) -> None:
    """Write a page that shows every step to a new file."""
    write_new(path, album(record))

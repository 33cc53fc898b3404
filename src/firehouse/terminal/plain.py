"""The plain-line client: a drawing, numbered actions, a line typed. Works piped too."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from firehouse.core.catalogue import ruleset, signs_of
from firehouse.core.event import Event
from firehouse.core.game import WON, Reason
from firehouse.core.phrase import Phrase, phrase
from firehouse.core.table import Refused, Table
from firehouse.terminal.action_list import grouped, kind_of, menu, pattern, price_of
from firehouse.terminal.cards import card_lines
from firehouse.terminal.files import complaint, write_new
from firehouse.terminal.picture import show_legend, show_position
from firehouse.terminal.saves import Saves
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, NEWS, PLAIN, STRONG, Screen, inked
from firehouse.words.language import part

if TYPE_CHECKING:
    from firehouse.bots import Budget
    from firehouse.terminal.seats import Seats

LOG_LINES: Final = 20
MAX_DIGITS: Final = 9
HELP: Final = {
    "NUMBER": "number",
    "ACTION": "action",
    "why ACTION": "why",
    "hint": "hint",
    "chance": "chance",
    "threats": "threats",
    "undo": "undo",
    "undo force": "undo-force",
    "show": "show",
    "legend": "legend",
    "log [N]": "log",
    "save FILE": "save",
    "svg FILE": "svg",
    "help": "help",
    "quit": "quit",
}
"""What can be typed, and the phrase that tells what it does."""


class PlainGame:
    """One game at a terminal, line by line."""

    usages: Mapping[str, str] = HELP

    def __init__(
        self,
        table: Table,
        screen: Screen,
        autosave: Path | None = None,
        seats: Seats | None = None,
        budget: Budget | None = None,
        study: bool = False,
    ) -> None:
        self.table = table
        self.goes_past_luck = study or table.seed is None
        """May an undo take luck back? It comes out the same; real dice were perhaps mistyped."""
        self.screen = screen
        self.saves = Saves(screen, autosave, seats, budget)
        self.seats = seats
        self.budget = budget
        self.choices: list[int] = []
        self.signs = signs_of(table.setup)
        self.playing = True
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "hint": self.hint,
            "chance": self.chance,
            "threats": self.threats,
            "undo": self.undo,
            "show": self.show,
            "": self.show,
            "legend": self.legend,
            "log": self.log,
            "save": self.save,
            "svg": self.svg,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play until the player leaves or the input ends."""
        self.greet()
        self.saves.keep(self.table)
        self.show_to_a_person()
        self.screen.say(phrase("line.how"), FAINT)
        while self.playing:
            line = self.ask()
            self.obey("quit" if line is None else line)
        self.saves.farewell()

    def ask(self) -> str | None:
        """The next line, None at the end of the input; a Ctrl-C by mistake is an empty one."""
        try:
            self.let_bots_play()
            return self.screen.ask()
        except KeyboardInterrupt:
            if not self.saves.may_be_missed:
                raise
            self.screen.say()
            if self.saves.leaves():
                raise
            return ""

    def greet(self) -> None:
        """Say what is played, and how it began or where it goes on."""
        table = self.table
        self.screen.say(
            phrase("line.game", ruleset=table.setup.ruleset, luck=luck_of(table.seed)), STRONG
        )
        if table.step == 0 or table.opening:
            self.screen.say(ruleset(table.setup.ruleset).notes, FAINT)
        self.tell(table.opening)
        if table.step and not table.opening:
            self.screen.say(phrase("line.goes-on", step=table.step), NEWS)

    def obey(self, line: str) -> None:
        """Do what one line says; a bad line gets a sentence and changes nothing.

        An action that may be played now goes before a command of the same name.
        """
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if rest.strip() == "" and line and self.table.refusal(word.lower()) is None:
            command = None
        try:
            if command is not None:
                command(rest.strip())
            else:
                self.play(line)
        except Refused as refused:
            self.refuse(refused.reason)
            if command is None and self.table.waits_for_chance:
                self.show_outcomes()
        except OSError as error:
            self.screen.say(complaint(error), BAD)

    def play(self, line: str) -> None:
        """Play an action or, with real dice, tell an outcome."""
        events = self.table.play(self.action_of(line))
        self.tell(events)
        self.changed()
        self.show_to_a_person()

    def let_bots_play(self) -> None:
        """Play for the bots up to the next moment at which somebody must type."""
        seats, table = self.seats, self.table
        if seats is None or not seats.decide(table):
            return
        while seats.decide(table):
            thought = seats.think(table)
            who, text = seats.speaker(table), table.game.text(thought.action)
            self.screen.spans([(f"{who}: ", STRONG), (text, KEY), (f" — {thought.reason}", PLAIN)])
            self.tell(table.play(thought.action))
            self.changed()
        self.show("")

    def show_to_a_person(self) -> None:
        """Show where things stand, unless bots move on at once."""
        if self.seats is None or not self.seats.decide(self.table):
            self.show("")

    def action_of(self, line: str) -> str | int:
        """What a line means: the number of an action, its text, or the end of an outcome's text."""
        line = " ".join(line.lower().split())
        if self.table.waits_for_chance:
            return self.outcome_of(line)
        if not line.isdecimal():
            return line
        if len(line) > MAX_DIGITS or not 1 <= int(line) <= len(self.choices):
            last = len(self.choices)
            raise not_understood(phrase("line.no-number", line=line, last=last))
        return self.choices[int(line) - 1]

    def outcome_of(self, line: str) -> str:
        """An outcome's text; its first word may be left out."""
        first = kind_of(self.outcomes()[0])
        try:
            self.table.parse(line)
        except Refused:
            return line if kind_of(line) == first else f"{first} {line}"
        return line

    def outcomes(self) -> list[str]:
        """What chance may bring now, as texts."""
        return [self.table.game.text(action) for action in self.table.actions()]

    def show(self, _rest: str) -> None:
        """Draw the board, say how things stand, list what may be played."""
        table, screen = self.table, self.screen
        screen.say()
        show_position(table.game, table.state, screen)
        screen.say()
        self.choices = []
        if table.result is not None:
            self.show_result(table.result)
            return
        screen.say(table.game.situation(table.state), STRONG)
        if table.waits_for_chance:
            self.show_outcomes()
            return
        groups = grouped(table.game, table.actions())
        self.choices = [action for group in groups for action in group]
        lines = menu(table, groups, screen.width)
        for line in [*lines, *card_lines(table.game, table.state)]:
            screen.spans(line)

    def show_outcomes(self) -> None:
        self.screen.spans(
            [("  ", PLAIN), *inked(phrase("line.type", what=(pattern(self.outcomes()), KEY)))]
        )

    def show_result(self, result: str) -> None:
        style = GOOD if result == WON else BAD
        self.screen.say(self.table.game.situation(self.table.state), style)
        self.screen.say(phrase("line.after-the-end", save="save FILE", quit="quit"), FAINT)

    def tell(self, events: Sequence[Event]) -> None:
        """Say what happened."""
        for event in events:
            sentence = self.table.game.tell(event)
            if sentence:
                self.screen.say(f"• {sentence}", NEWS)

    def refuse(self, reason: Reason) -> None:
        self.screen.say(cited(reason), BAD)

    def why(self, rest: str) -> None:
        """May this be played?"""
        table = self.table
        if not rest:
            raise not_understood(phrase("line.which-action", usage="why ACTION"))
        action = self.action_of(rest)
        reason = table.refusal(action)
        if reason is not None:
            self.refuse(reason)
            return
        number = table.parse(action)
        price = "" if table.waits_for_chance else price_of(table.game, table.state, number)
        said = phrase("line.allowed", action=table.game.text(number), price=price or "free")
        self.screen.say(said, GOOD)

    def hint(self, rest: str) -> None:
        """What to do, and what for."""
        from firehouse.terminal.advice import HINT, hint

        hint(self.table, self.screen, self.budget or HINT, numbers=rest == "numbers")

    def chance(self, _rest: str) -> None:
        """How the game stands."""
        from firehouse.terminal.advice import HINT, tell_chance

        tell_chance(self.table, self.screen, self.budget or HINT)

    def threats(self, _rest: str) -> None:
        """What the fire may do."""
        from firehouse.terminal.advice import tell_threats

        tell_threats(self.table, self.screen)

    def undo(self, rest: str) -> None:
        """Take back."""
        if rest not in ("", "force"):
            raise not_understood(phrase("line.which-undo", undo="undo", force="undo force"))
        force = rest == "force" and self.goes_past_luck
        try:
            if self.seats is None:
                self.table.undo(force=force)
            else:
                self.seats.undo(self.table, force=force)
        except Refused as refused:
            self.refuse(refused.reason)
            if refused.reason.code == "undo-past-chance":
                from firehouse.terminal.seats import past_luck

                self.screen.say(past_luck(self.goes_past_luck), BAD)
            return
        self.changed()
        self.screen.say(phrase("line.taken-back"), NEWS)
        self.show("")

    def legend(self, _rest: str) -> None:
        show_legend(self.signs, self.screen)

    def log(self, rest: str) -> None:
        """What happened lately."""
        lines = int(rest[:MAX_DIGITS]) if rest.isdecimal() else LOG_LINES
        told = [(step, self.table.game.tell(event)) for step, event in self.table.log]
        told = [(step, sentence) for step, sentence in told if sentence]
        if not told:
            self.screen.say(phrase("line.no-log"), FAINT)
        for step, sentence in told[-lines:] if lines else []:
            self.screen.spans([(f"{step:>4}  ", FAINT), (sentence, PLAIN)])

    def save(self, rest: str) -> None:
        """Write the record to a new file, or to one that this game wrote before."""
        path = path_of(rest, "save FILE")
        self.saves.write(self.table, path)
        self.screen.say(phrase("line.saved", path=path, command=self.saves.play_on(path)), GOOD)

    def svg(self, rest: str) -> None:
        """Write a picture."""
        path = path_of(rest, "svg FILE")
        write_new(path, self.table.game.svg(self.table.state))
        self.screen.say(phrase("line.picture", path=path), GOOD)

    def help(self, _rest: str) -> None:
        """What can be typed."""
        for usage, meaning in self.usages.items():
            if meaning == "undo-force" and not self.goes_past_luck:
                continue
            named = "undo-dice" if meaning == "undo-force" and self.table.seed is None else meaning
            said = part(phrase(f"line-help.{named}", lines=LOG_LINES))
            self.screen.spans([(f"  {usage:<12}", KEY), (said, PLAIN)])

    def quit(self, _rest: str) -> None:
        self.playing = not self.saves.leaves()

    def changed(self) -> None:
        """Something was played or taken back."""
        self.saves.changed(self.table)


def path_of(rest: str, usage: str) -> Path:
    """The file that somebody typed."""
    if not rest or not rest.isprintable():
        raise not_understood(phrase("line.which-file", usage=usage))
    return Path(os.path.expanduser(rest))


def luck_of(seed: int | None) -> Phrase:
    """Where the luck of a game comes from."""
    return phrase("line.luck", seed="none" if seed is None else seed)


def not_understood(said: Phrase) -> Refused:
    """What to say to a line that means nothing."""
    return Refused(Reason("unknown-action", part(said), "", said))


def cited(reason: Reason) -> str:
    """A refusal with its rule, if it rests on one."""
    return reason.cited() if reason.rule else str(reason)

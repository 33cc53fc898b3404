"""The plain-line client: a drawing, numbered actions, a line typed. Works piped too."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from firehouse.core.catalogue import ruleset, signs_of
from firehouse.core.event import Event
from firehouse.core.game import WON, Reason
from firehouse.core.table import Refused, Table
from firehouse.terminal.action_list import grouped, kind_of, menu, pattern, price_of
from firehouse.terminal.cards import card_lines
from firehouse.terminal.files import complaint, write_new
from firehouse.terminal.picture import show_legend, show_position
from firehouse.terminal.screen import BAD, FAINT, GOOD, KEY, NEWS, PLAIN, STRONG, Screen

if TYPE_CHECKING:
    from firehouse.bots import Budget
    from firehouse.terminal.seats import Seats

LOG_LINES: Final = 20
MAX_DIGITS: Final = 9
QUESTION: Final = "Quit without saving? Type y to quit, or press Enter to play on: "
YES: Final = ("y", "yes", "q", "quit", "exit")
HELP: Final = (
    ("NUMBER", "play the action of that number in the list"),
    ("ACTION", "play an action by its text, such as one in the list"),
    ("why ACTION", "may it be played, what does it cost, or which rule forbids it"),
    ("hint", "what a bot would do now, and why"),
    ("chance", "how likely the game is won from here"),
    ("threats", "where it may burn, explode or break before your next turn"),
    ("undo", "take back your last action, unless chance came after it"),
    ("undo force", "go back past chance too; it will come out the same again"),
    ("show", "draw the board and the list again (or just press Enter)"),
    ("legend", "what the signs of the drawing mean"),
    ("log [N]", f"what happened lately: the last N events, or {LOG_LINES}"),
    ("save FILE", "write the record of the game to a new file"),
    ("svg FILE", "write a picture of the board to a new file"),
    ("help", "this list"),
    ("quit", "leave the game"),
)
DICE_HELP: Final = ("undo force", "take back the last outcome, if it was mistyped")


class PlainGame:
    """One game at a terminal, line by line."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        autosave: Path | None = None,
        seats: Seats | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.autosave = autosave
        self.seats = seats
        self.budget = budget
        self.saved: set[Path] = set()
        self.unsaved = False
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
        self.keep()
        self.show_to_a_person()
        self.screen.say("Type the number or the text of an action, or help.", FAINT)
        while self.playing:
            line = self.ask()
            self.obey("quit" if line is None else line)
        self.part()

    def ask(self) -> str | None:
        """The next line, None at the end of the input; a Ctrl-C by mistake is an empty one."""
        try:
            self.let_bots_play()
            return self.screen.ask()
        except KeyboardInterrupt:
            if not self.may_be_missed:
                raise
            self.screen.say()
            if self.leaves():
                raise
            return ""

    def greet(self) -> None:
        """Say what is played, and how it began or where it goes on."""
        table = self.table
        luck = "real dice" if table.seed is None else f"seed {table.seed}"
        self.screen.say(f"{table.setup.ruleset}, {luck}", STRONG)
        if table.step == 0 or table.opening:
            self.screen.say(ruleset(table.setup.ruleset).notes, FAINT)
        self.tell(table.opening)
        if table.step and not table.opening:
            self.screen.say(f"The game goes on after step {table.step}.", NEWS)

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
            sentence = (
                f"The list has no number {line}; it has the numbers 1 to {len(self.choices)}."
                if self.choices
                else "The game is over; nothing can be played any more."
            )
            raise Refused(Reason("unknown-action", sentence, ""))
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
        lines = menu(table.game, table.state, groups, screen.width)
        for line in [*lines, *card_lines(table.game, table.state)]:
            screen.spans(line)

    def show_outcomes(self) -> None:
        self.screen.spans([("  Type ", PLAIN), (pattern(self.outcomes()), KEY)])

    def show_result(self, result: str) -> None:
        style = GOOD if result == WON else BAD
        self.screen.say(self.table.game.situation(self.table.state), style)
        self.screen.say("save FILE keeps its record; quit leaves.", FAINT)

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
            raise Refused(Reason("unknown-action", "Say which action: why ACTION.", ""))
        action = self.action_of(rest)
        reason = table.refusal(action)
        if reason is not None:
            self.refuse(reason)
            return
        number = table.parse(action)
        price = "" if table.waits_for_chance else price_of(table.game, table.state, number)
        cost = f"it costs {price}" if price else "it is free"
        self.screen.say(f"{table.game.text(number)} is allowed; {cost}.", GOOD)

    def hint(self, _rest: str) -> None:
        """What to do, and why."""
        from firehouse.terminal.advice import HINT, hint

        hint(self.table, self.screen, self.budget or HINT)

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
            raise Refused(Reason("unknown-action", "Type undo, or undo force.", ""))
        try:
            if self.seats is None:
                self.table.undo(force=rest == "force")
            else:
                self.seats.undo(self.table, force=rest == "force")
        except Refused as refused:
            hint = " Type undo force to go back all the same."
            past = refused.reason.code == "undo-past-chance"
            self.screen.say(cited(refused.reason) + (hint if past else ""), BAD)
            return
        self.changed()
        self.screen.say("Taken back.", NEWS)
        self.show("")

    def legend(self, _rest: str) -> None:
        show_legend(self.signs, self.screen)

    def log(self, rest: str) -> None:
        """What happened lately."""
        lines = int(rest[:MAX_DIGITS]) if rest.isdecimal() else LOG_LINES
        told = [(step, self.table.game.tell(event)) for step, event in self.table.log]
        told = [(step, sentence) for step, sentence in told if sentence]
        if not told:
            self.screen.say("Nothing has happened yet.", FAINT)
        for step, sentence in told[-lines:] if lines else []:
            self.screen.spans([(f"{step:>4}  ", FAINT), (sentence, PLAIN)])

    def save(self, rest: str) -> None:
        """Write the record to a new file, or to one that this game wrote before."""
        path = self.path_of(rest, "save FILE")
        self.table.record().save(path, overwrite=path in self.saved)
        self.saved.add(path)
        self.unsaved = False
        self.screen.say(f"Saved to {path}; {self.play_on(path)}", GOOD)

    def play_on(self, path: Path) -> str:
        """How to play a saved game on, with the same bots and as much thought."""
        words = ["firehouse", "play", "--record", str(path)]
        if self.seats is not None:
            words += ["--bots", self.seats.words()]
        if self.budget is not None and self.budget.seconds is not None:
            words += ["--seconds", str(self.budget.seconds)]
        if self.budget is not None and self.budget.playouts is not None:
            words += ["--playouts", str(self.budget.playouts)]
        return f"play it on with: {' '.join(words)}"

    def svg(self, rest: str) -> None:
        """Write a picture."""
        path = self.path_of(rest, "svg FILE")
        write_new(path, self.table.game.svg(self.table.state))
        self.screen.say(f"The picture is in {path}.", GOOD)

    def path_of(self, rest: str, usage: str) -> Path:
        if not rest or not rest.isprintable():
            raise Refused(Reason("unknown-action", f"Say which file: {usage}.", ""))
        return Path(os.path.expanduser(rest))

    def help(self, _rest: str) -> None:
        """What can be typed."""
        rows = dict(HELP)
        if self.table.seed is None:
            rows.update([DICE_HELP])
        for usage, meaning in rows.items():
            self.screen.spans([(f"  {usage:<12}", KEY), (meaning, PLAIN)])

    def quit(self, _rest: str) -> None:
        self.playing = not self.leaves()

    @property
    def may_be_missed(self) -> bool:
        """Would a person who leaves now lose what was played?"""
        return self.unsaved and self.screen.asks

    def leaves(self) -> bool:
        """Leave the game? Whoever would lose something by it is asked."""
        if not self.may_be_missed:
            return True
        answer = self.screen.ask(QUESTION)
        return answer is None or answer.lower() in YES

    def changed(self) -> None:
        """Something was played or taken back."""
        self.unsaved = self.autosave is None
        self.keep()

    def keep(self) -> None:
        """Write the autosave file, if one was asked for."""
        if self.autosave is not None:
            self.table.record().save(self.autosave, overwrite=True)

    def part(self) -> None:
        """The last words, unless a question said them."""
        if self.autosave is not None or (self.unsaved and not self.may_be_missed):
            self.screen.say(self.kept(), FAINT)

    def kept(self) -> str:
        """Is the game kept, and how can it be?"""
        if self.autosave is None and not self.unsaved:
            return "Stopped."
        if self.autosave is not None:
            return f"The game is saved in {self.autosave}; {self.play_on(self.autosave)}"
        if self.saved:
            return "What was played since the last save is not kept."
        return "The game was not saved; type save FILE, or start with --autosave FILE, to keep one."


def cited(reason: Reason) -> str:
    """A refusal with its rule, if it rests on one."""
    return reason.cited() if reason.rule else str(reason)

"""The state of a table, built from its entries: the game, the seats, chat and questions."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from firehouse.core.canonical_setup import tidy
from firehouse.core.daily import today
from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.lessons import lesson
from firehouse.puzzles import Puzzle, puzzle
from firehouse.server.messages import (
    Aids,
    BotHolder,
    ChatLine,
    Holder,
    LogLine,
    OpenHolder,
    PersonHolder,
    Proposal,
)
from firehouse.server.storage import TableRow
from firehouse.server.tables import entries
from firehouse.server.tables.changes import BOT, CHANGES, LINES, NO_PAWN, Change, Member, switched
from firehouse.server.tables.entries import Entry
from firehouse.server.tables.shared_games import SharedTable
from firehouse.stage import Stage, stage_of
from firehouse.stage.folder import Folder
from firehouse.words.language import say

REMEMBERED: Final = 1000
"""Commands of each person whose marks are kept, so that a repeated one is not done twice."""
SETTLING: Final = (entries.Answer, entries.HandOver, entries.Pause)
"""Entries that may do what was asked before."""
TURN: Final = "turn-started"
"""The kind of line with which the turn of a pawn begins, in every game."""
LUCK: Final = -2
"""The author of a step that was drawn."""


class Fold:
    """Everything that is known about a table; entries are the only way to change it."""

    def __init__(self, row: TableRow) -> None:
        about = row.about
        self.row = row
        self.referee: bool = about.get("referee", False)
        self.consent: bool = about.get("consent", True)
        self.patience: int = about.get("patience", 0)
        self.clock: int = about.get("clock", 0)
        """Seconds that each turn has; 0 where there is no clock."""
        self.since = row.created
        """When it began that the table waits as it does now."""
        self.ranked: bool = about.get("ranked", False)
        """Is it a game of the day, whose teams are compared?"""
        self.challenge: str | None = about.get("challenge")
        self.lesson = lesson(about["lesson"]) if about.get("lesson") else None
        self.puzzle: Puzzle | None = _puzzle(about.get("puzzle"))
        setup = tidy(Setup.from_json(row.setup))
        self.core: Table = SharedTable.of(setup, row.seed, not self.referee, settle=False)
        self.stage: Stage = stage_of(self.core.game)
        self.begin_view()
        self.holders: list[Holder] = []
        self.members: dict[int, Member] = {}
        self.authors: list[int] = []
        """Who made each step: a person, BOT or LUCK."""
        self.seqs: list[int] = []
        """The entry that told each step."""
        self.log: list[LogLine] = []
        self.earlier_turns = 0
        """How many turns began before the first line of the log."""
        self.chat: list[ChatLine] = []
        self.said = 0
        """How many lines of chat there were, also those that are no longer shown."""
        self.proposal: Proposal | None = None
        self.declined: set[str] = set()
        """Actions that somebody did not agree to in this position."""
        self.redo: list[list[str]] = []
        """What was taken back and may be done again, the last first; luck comes in none of it."""
        self.aids = Aids()
        self.aids_used: dict[str, int] = {}
        self.started = False
        self.paused = False
        self.closed = False
        """Does nobody sit down any more?"""
        self.hushed = False
        self.muted: list[int] = []
        """Who may say nothing: everybody but the maker, or some."""
        self.blocked: list[str] = []
        """Words that the maker does not want to read."""
        self.next: str | None = None
        self.next_seq = 0
        """The table where the team plays again, and the entry that set it."""
        self.seq = 0
        self.position = 0
        self.done: dict[int, OrderedDict[str, int]] = {}
        """The entry that each command of a person led to, by the command's mark."""

    def begin_view(self) -> None:
        """Have the view of the position as it is, whatever led to it."""
        view = self.stage.view(self.core.game, self.core.state, self.core.known)
        self._folder = Folder(self.core.game, view)

    # What is asked of a fold.

    @property
    def view(self) -> dict[str, Any]:
        """Everything on the table, as the events have made it; nobody may change it."""
        return self._folder.view

    @property
    def over(self) -> bool:
        return self.core.result is not None

    @property
    def is_secret(self) -> bool:
        """Is it a game of today? Others may still play its luck, so only its own team sees it."""
        return self.ranked and (self.row.daily or "") >= today()

    @property
    def tells_seed(self) -> bool:
        """May the seed be revealed? Whoever has it knows every roll."""
        return self.over and not self.is_secret

    @property
    def tells_record(self) -> bool:
        """May the record be told? It holds the seed, if there is one."""
        return self.tells_seed or self.referee

    @property
    def keeps_luck(self) -> bool:
        """Is what luck has shown never taken back, so that teams can be compared?"""
        return self.ranked or self.challenge is not None

    @property
    def status(self) -> Any:
        """ "lobby", "playing" or "over"."""
        if self.over:
            return "over"
        return "playing" if self.started else "lobby"

    @property
    def actor(self) -> int:
        """The pawn that decides; -1 at chance and after the end."""
        return NO_PAWN if self.over else self.core.game.actor(self.core.state)

    @property
    def open_seats(self) -> list[int]:
        return [pawn for pawn, holder in enumerate(self.holders) if isinstance(holder, OpenHolder)]

    @property
    def free_seats(self) -> list[int]:
        """Seats that anybody may take: open ones, and those that a bot keeps warm."""
        if self.closed or self.over:
            return []
        return [
            pawn
            for pawn, holder in enumerate(self.holders)
            if isinstance(holder, OpenHolder) or (isinstance(holder, BotHolder) and holder.open)
        ]

    def person_of(self, pawn: int) -> int | None:
        """The person who holds a pawn; None for a bot or an open seat."""
        holder = self.holders[pawn]
        return holder.person if isinstance(holder, PersonHolder) else None

    def pawns_of(self, person: int | None) -> list[int]:
        """The pawns that a person holds."""
        return [
            pawn
            for pawn, holder in enumerate(self.holders)
            if isinstance(holder, PersonHolder) and holder.person == person
        ]

    def seated(self) -> list[int]:
        """Everybody who holds a pawn now."""
        holders = (h.person for h in self.holders if isinstance(h, PersonHolder))
        return sorted(set(holders))

    @property
    def waits_for(self) -> list[int]:
        """Whom the table waits for: to be ready, to answer, to move."""
        if self.over or self.paused:
            return []
        if not self.started:
            return [person for person in self.seated() if not self.members[person].ready]
        if self.proposal is not None:
            return list(self.proposal.waits_for)
        person = self.person_of(self.actor) if self.actor >= 0 else None
        if person is None and self.core.waits_for_chance:
            return self.seated()
        return [] if person is None else [person]

    def seats(self, bot: str) -> bool:
        """Does a bot of this name hold a pawn?"""
        return any(isinstance(h, BotHolder) and h.bot == bot for h in self.holders)

    def name(self, person: int | None) -> str:
        """A name for sentences."""
        member = self.members.get(-1 if person is None else person)
        return member.name if member else say(phrase("table.a-bot"))

    def done_before(self, person: int, mark: str) -> int | None:
        """The number of the entry that a command of this person led to, if it did."""
        done = self.done.get(person)
        return done.get(mark) if done else None

    def last_decision(self) -> int | None:
        """The index of the step that an undo goes back to: the last one that a person made.

        What was chosen as one, such as a way of several steps, is taken back as one. With real
        dice any typed outcome is such a step, so that it can be corrected.
        """
        begun = len(self.puzzle.steps) if self.puzzle else 0
        for index in range(len(self.authors) - 1, begun - 1, -1):
            if self.authors[index] >= 0:
                return self.seqs.index(self.seqs[index])
        return None

    def label_of(self, index: int) -> str:
        """What the action of a step was called when it was chosen."""
        game, step = self.core.game, self.core.steps[index]
        return self.stage.label_of(self.core, index, game.text(step.action))

    @property
    def studies(self) -> bool:
        """May luck be taken back? What falls next is known then, so only where nobody competes."""
        about = self.row.about
        taught = self.lesson is not None or self.puzzle is not None
        return self.referee or taught or bool(about.get("branch"))

    # The only way to change it.

    def apply(self, entry: Entry, tried: Table | None = None, watched: bool = True) -> Change:
        """Take the next entry; what it changed.

        What it plays may have been `tried` on a copy of the game, which then takes its place. Of
        what nobody watches only the log is told, and the view has to begin again after it.
        """
        if entry.seq != self.seq + 1:
            raise ValueError(f"Entry {entry.seq} does not follow entry {self.seq}.")
        change, body = Change(entry), entry.body
        waited = self._waiting()
        asked = self.proposal if isinstance(body, SETTLING) else None
        CHANGES[type(body)](self, entry, body, change)
        author = asked.by if asked else entry.person
        match body.effect:
            case entries.Played(steps):
                frames_from = self._folder if watched else None
                by = BOT if author is None else author
                self._play(steps, tried, change, by, frames_from)
            case entries.TakenBack(to):
                self._undo(to, change, author)
            case entries.Switched(aids):
                self._switch_aids(aids, change, asked is not None)
        self.seq = entry.seq
        if change.moved or change.undone or waited != self._waiting():
            self.since = entry.at
        self._remember(entry)
        if change.text is not None:
            self._line(change, change.text)
        self._forget_lines()
        return change

    def _forget_lines(self) -> None:
        """Keep the last lines alone, and how many turns the others told."""
        gone = self.log[:-LINES]
        self.earlier_turns += sum(line.kind == TURN and not line.undone for line in gone)
        del self.log[:-LINES]

    def _waiting(self) -> object:
        """Whom the table waits for, and with which question."""
        return self.waits_for, self.started, self.paused, self.proposal and self.proposal.seq

    def _remember(self, entry: Entry) -> None:
        if entry.person is not None and entry.body.mark:
            done = self.done.setdefault(entry.person, OrderedDict())
            done[entry.body.mark] = entry.seq
            if len(done) > REMEMBERED:
                done.popitem(last=False)

    def _play(
        self,
        steps: list[list[str]],
        tried: Table | None,
        change: Change,
        author: int,
        folder: Folder | None,
    ) -> None:
        """Follow the steps that an entry tells, luck and all."""
        entry, game, first = change.entry, self.core.game, self.core.step
        change.by = self.actor
        if tried is not None:
            self.core = tried
        else:
            for text, _ in steps:
                self.core.follow(self.core.parse(text))
        core = self.core
        again = [text for text, luck in steps if not luck]
        self.redo = self.redo[1:] if self.redo and self.redo[0] == again else []
        self.authors += (LUCK if luck and not self.referee else author for _, luck in steps)
        self.seqs += [entry.seq] * len(steps)
        change.frames = self.stage.frames_on(folder, core, first + 1, core.step)
        actors = [NO_PAWN if s.kind else game.actor(s.before) for s in core.steps[first:]]
        change.lines += (
            LogLine(
                *(entry.seq, f.step, f.text, f.spots, f.cite),
                *(actors[f.step - first - 1], False, f.kind, f.fire, f.phrase),
            )
            for f in change.frames
            if f.text
        )
        self.log += change.lines
        change.moved = True
        change.quiet = change.quiet and not self._gave_back()
        self._moved_on(entry)

    def _undo(self, to: int, change: Change, person: int | None) -> None:
        texts = [self.core.game.text(step.action) for step in self.core.steps[to:]]
        lucky = any(step.kind for step in self.core.steps[to:])
        label = self.label_of(to)
        self.redo = [] if lucky else [texts, *self.redo]
        while self.core.step > to:
            self.core.undo(force=True)
        del self.authors[self.core.step :], self.seqs[self.core.step :]
        for line in self.log:
            line.undone = line.undone or line.step > self.core.step
        self.begin_view()
        change.undone = True
        name, more = self.name(person), len(texts) - 1
        change.tell("undone", name=name, taken=label, more=more)
        self._moved_on(change.entry)

    def _switch_aids(self, switches: Mapping[str, bool], change: Change, agreed: bool) -> None:
        """Have advice on or off; what is left out stays as it is."""
        self.aids = msgspec.structs.replace(self.aids, **switches)
        if agreed:
            self.proposal = None
            change.tell("switched-by-all", said=change.text, how=switched(switches))

    def _moved_on(self, entry: Entry) -> None:
        """A question about the position ends with it; one about advice goes on."""
        self.position = entry.seq
        if self.proposal is not None and self.proposal.kind != "aids":
            self.proposal = None
        self.declined.clear()

    def _gave_back(self) -> bool:
        """Has a bot that had a turn alone given its pawn back, since another one decides?"""
        done = [
            (pawn, holder.person)
            for pawn, holder in enumerate(self.holders)
            if isinstance(holder, BotHolder) and holder.turn and holder.person is not None
            if pawn != self.actor or len(self.holders) == 1
        ]
        for pawn, person in done:
            self.holders[pawn] = PersonHolder(person)
        return bool(done)

    def _line(self, change: Change, text: str) -> None:
        """A line of the log that is not about the board."""
        line = LogLine(
            change.entry.seq, self.core.step, text, [], None, NO_PAWN, False, change.entry.kind
        )
        self.log.append(line)
        change.lines.append(line)

    def settle_lobby(self) -> None:
        """The game starts when every seat is taken and everybody is ready."""
        everybody = (self.members[person].ready for person in self.seated())
        if not self.started and not self.open_seats and all(everybody):
            self.started = True


def _puzzle(about: str | dict[str, Any] | None) -> Puzzle | None:
    """The puzzle of a table: by its id, or all of one that was made of somebody's own game."""
    return Puzzle.from_json(about) if isinstance(about, dict) else puzzle(about or "")

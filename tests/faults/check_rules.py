"""Undo and luck obey their rules: every step is legal, luck is the seed's, and seen luck stays."""

from __future__ import annotations

from collections.abc import Iterator

from stored_truth import StoredTable
from witness import Violation

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.tables import entries
from firehouse.server.tables.entries import Entry, entry_of

LUCK = -2
BOT = -1


class Referee:
    """Plays the entries of a table again by the rules alone, and knows who made which step."""

    def __init__(self, stored: StoredTable) -> None:
        row = stored.row
        self.name = row.id
        self.game = Table(Setup.from_json(row.setup), row.seed, settle=False)
        self.authors: list[int] = []
        self.seqs: list[int] = []
        self.holders: list[int | None] = []
        """Who holds each pawn; None for a bot or nobody."""
        self.lent: dict[int, int | None] = {}
        self.overdue: dict[int, int | None] = {}
        """Who held the pawn whose turn a bot plays, since its time was up."""
        self.asked: entries.Propose | None = None
        self.asking = BOT
        self.agreed: set[int] = set()

    def judge(self, entry: Entry) -> Iterator[str]:
        """What is wrong with the next entry."""
        body = entry.body
        self._seat(entry)
        if isinstance(body, entries.Propose):
            self.asked, self.agreed = body, set()
            self.asking = BOT if entry.person is None else entry.person
        elif isinstance(body, entries.Answer) and body.agree and entry.person is not None:
            self.agreed.add(entry.person)
        match body.effect:
            case entries.Played(steps):
                yield from self._play(entry, steps)
                self._give_back()
            case entries.TakenBack(to):
                yield from self._undo(entry, to)

    def _seat(self, entry: Entry) -> None:
        match entry.body:
            case entries.Begin() as begin:
                self.holders = [getattr(held, "person", None) for held in begin.holders]
            case entries.Join(pawns=pawns):
                for pawn in pawns:
                    self.holders[pawn] = entry.person
            case entries.HandOver(pawn=pawn):
                self.lent[pawn] = self.holders[pawn]
                self.holders[pawn] = None
            case entries.TakeBack(pawn=pawn):
                self.holders[pawn] = entry.person
            case entries.Leave():
                self.holders = [None if held == entry.person else held for held in self.holders]
            case entries.Overdue(pawn=pawn):
                # Where a question was waited for the pawn stays whose it is; who is asked again is
                # not asked too little.
                self.overdue = {pawn: self.holders[pawn]}
                self.holders[pawn] = None
            case entries.Start(fill="me"):
                self.holders = [0 if held is None else held for held in self.holders]

    def _give_back(self) -> None:
        """A bot has a pawn whose time was up for one turn alone."""
        game, alone = self.game, len(self.holders) == 1
        actor = None if game.result is not None else game.game.actor(game.state)
        for pawn, person in self.overdue.items():
            if (actor != pawn or alone) and self.holders[pawn] is None:
                self.holders[pawn] = person
        self.overdue = {} if alone else {p: w for p, w in self.overdue.items() if p == actor}

    def _play(self, entry: Entry, steps: list[list[str]]) -> Iterator[str]:
        by_question = not isinstance(entry.body, entries.Play | entries.Begin)
        author = self.asking if by_question else BOT if entry.person is None else entry.person
        for text, luck in steps:
            if self.game.result is not None:
                yield f"entry {entry.seq} plays on after the end"
                return
            action = self.game.parse(text)
            reason = self.game.game.refusal(self.game.state, action)
            if reason is not None:
                yield f"entry {entry.seq} plays '{text}', which the rules forbid: {reason}"
                return
            drawn = self.game.follow(action)
            if bool(luck) != (drawn is not None):
                yield f"entry {entry.seq} tells '{text}' as luck, or does not, and is wrong"
            elif drawn is not None and drawn != action:
                yield f"entry {entry.seq} has '{text}' where the seed gives another"
            self.authors.append(LUCK if luck else author)
            self.seqs.append(entry.seq)

    def _undo(self, entry: Entry, to: int) -> Iterator[str]:
        taken, authors = self.game.steps[to:], self.authors[to:]
        if any(step.kind for step in taken):
            yield f"entry {entry.seq} takes back luck that was seen"
        persons = [index for index, author in enumerate(self.authors) if author >= 0]
        if not persons or to != self.seqs.index(self.seqs[persons[-1]]):
            yield f"entry {entry.seq} goes back to step {to}, which is not the last decision"
        alone = {held for held in self.holders if held is not None} <= {entry.person}
        own = set(authors) == {entry.person} and len(set(self.seqs[to:])) == 1
        if isinstance(entry.body, entries.Undo):
            if not (own or alone):
                yield f"entry {entry.seq} takes back what others played, and nobody was asked"
        elif not self._everybody_agreed():
            yield f"entry {entry.seq} takes back what somebody has not agreed to"
        while self.game.step > to:
            self.game.undo(force=True)
        del self.authors[to:], self.seqs[to:]

    def _everybody_agreed(self) -> bool:
        """Has everybody who was asked agreed, or has no pawn any more?"""
        if self.asked is None or self.asked.about != "undo":
            return False
        return all(
            person in self.agreed or person not in self.holders for person in self.asked.waits
        )


def broken_rules(stored: StoredTable) -> Iterator[Violation]:
    """What is wrong with the game of a table."""
    referee = Referee(stored)
    for row in stored.entries:
        for text in referee.judge(entry_of(row)):
            yield Violation("undo and luck", f"{stored.row.id}: {text}")


def other_beginning(stored: StoredTable, actions: tuple[str, ...]) -> Iterator[Violation]:
    """An imported game begins as its record says."""
    first = entry_of(stored.entries[0]).body.effect
    assert isinstance(first, entries.Played)
    decisions = tuple(text for text, luck in first.steps if not luck)
    if decisions[: len(actions)] != actions:
        yield Violation("imports", f"{stored.row.id} does not begin as its record says")

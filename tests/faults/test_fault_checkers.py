"""The checkers see what they are there for: a sound table passes, and each harm to it is told."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from belongings import unkept_link, unkept_work
from check_commands import gaps, lost_or_doubled, unkept_seats
from check_rules import broken_rules, other_beginning
from check_sights import behind, differing, unfollowable
from stored_truth import StoredTable
from witness import Sent, Witness

from firehouse.core.setup import Setup
from firehouse.core.table import Table
from firehouse.server.commands import mark_of, read_command
from firehouse.server.messages import Aids, PersonHolder
from firehouse.server.people.tokens import hash_of
from firehouse.server.storage import PersonRow, TableRow
from firehouse.server.tables import entries
from firehouse.server.tables.entries import Entry, Guest, Played, TakenBack, row_of

NOW = datetime(2026, 11, 16, tzinfo=UTC)
SETUP = {"ruleset": "flashpoint/family", "crew": 2}
SEED = 123456789012345
TOKEN = "a-token-that-nobody-knows"


class Story:
    """A table of two people that is written entry by entry, as a server would."""

    def __init__(self) -> None:
        row = TableRow("t1", "CODE", NOW, False, SETUP, "Family", "flashpoint", SEED)
        people = [PersonRow("t1", 0, "Ann", hash_of(TOKEN)), PersonRow("t1", 1, "Ben", "-")]
        self.stored = StoredTable(row, [], people)
        self.game = Table(Setup.from_json(SETUP), SEED)
        self.sent: dict[str, Sent] = {}
        guests = [Guest(0, "Ann"), Guest(1, "Ben")]
        holders = [PersonHolder(0), PersonHolder(1)]
        steps = Played(self.steps(0))
        self.add(None, entries.Begin(effect=steps, holders=holders, people=guests, aids=Aids()))
        self.add(0, entries.Ready(ready=True))
        self.add(1, entries.Ready(ready=True))

    def steps(self, first: int) -> list[list[str]]:
        text = self.game.game.text
        return [[text(step.action), step.kind] for step in self.game.steps[first:]]

    def add(self, person: int | None, body: entries.AnyBody) -> None:
        entry = Entry(len(self.stored.entries) + 1, person, NOW, body)
        self.stored.entries.append(row_of("t1", entry))

    def play(self, action: str) -> str:
        """The pawn whose turn it is plays; the id of the command."""
        first, person = self.game.step, self.game.game.actor(self.game.state)
        id = f"c{len(self.stored.entries)}"
        text = f'{{"do":"play","id":"{id}","at":1,"actions":["{action}"]}}'
        self.game.play(action)
        mark = mark_of(read_command(text))
        self.add(person, entries.Play(effect=Played(self.steps(first)), mark=mark))
        self.sent[id] = Sent("t1", person, text, [len(self.stored.entries)])
        return id

    def undo(self, person: int, to: int) -> None:
        while self.game.step > to:
            self.game.undo(force=True)
        self.add(person, entries.Undo(effect=TakenBack(to)))

    def quiet_action(self) -> str:
        """An action after which no luck falls."""
        for action in self.game.actions():
            tried = self.game.copy()
            tried.play(action)
            if not tried.steps[-1].kind:
                return self.game.game.text(action)
        raise AssertionError("every action brings luck")

    def change_body(self, seq: int, **changes: object) -> None:
        row = self.stored.entries[seq - 1]
        self.stored.entries[seq - 1] = replace(row, body={**row.body, **changes})

    def promises(self) -> set[str]:
        """Which promises are broken, as far as entries and answers tell."""
        found = [*gaps(self.stored), *lost_or_doubled(self.stored, self.sent)]
        found += unfollowable(self.stored)
        return {violation.promise for violation in [*found, *broken_rules(self.stored)]}


@pytest.fixture
def story() -> Story:
    """Both have entered, and the fire has come twice."""
    told = Story()
    for action in (told.quiet_action(), told.quiet_action()):
        told.play(action)
    for _ in range(2):
        told.play(told.quiet_action())
        told.play("end")
    return told


def test_a_sound_table_passes(story):
    assert story.promises() == set()


def test_an_acknowledged_move_that_is_gone_is_told(story):
    del story.stored.entries[-1]

    assert "done is kept" in story.promises()


def test_an_acknowledged_move_that_became_another_is_told(story):
    story.change_body(len(story.stored.entries), mark="of another")

    assert story.promises() == {"done is kept"}


def test_a_command_that_was_done_twice_is_told(story):
    story.add(0, entries.Chat(text="hello", mark="the same"))
    story.add(0, entries.Chat(text="hello", mark="the same"))

    assert story.promises() == {"done once"}


def test_a_refused_command_that_is_stored_is_told(story):
    sent = story.sent[story.play(story.quiet_action())]
    sent.done, sent.refused = [], ["stale"]
    assert story.promises() == {"refused is not done"}

    sent.refused = ["stale", "storage"]
    assert story.promises() == set()


def test_a_gap_is_told(story):
    row = story.stored.entries[-1]
    story.stored.entries[-1] = replace(row, seq=row.seq + 1)

    assert story.promises() >= {"no gaps", "tables wake up"}


def test_luck_that_the_seed_does_not_give_is_told(story):
    seq = len(story.stored.entries)
    steps = story.stored.entries[-1].body["effect"]["steps"]
    index, kind = next((n, k) for n, (_, k) in enumerate(steps) if k)
    table = story.game.copy()
    state = table.state_at(table.step - len(steps) + index)
    others = [table.game.text(action) for action, _ in table.game.outcomes(state)]
    changed = [list(step) for step in steps[: index + 1]]
    changed[index] = [next(text for text in others if text != steps[index][0]), kind]
    story.change_body(seq, effect={"do": "play", "steps": changed})

    assert "undo and luck" in story.promises()


def test_an_illegal_step_is_told(story):
    game = story.game
    legal = set(game.actions())
    action = next(number for number in game.game.action_space() if number not in legal)
    story.add(0, entries.Play(effect=Played([[game.game.text(action), ""]])))

    assert "undo and luck" in story.promises()


def test_an_undo_of_ones_own_step_is_right(story):
    before, person = story.game.step, story.game.game.actor(story.game.state)
    story.play(story.quiet_action())
    story.undo(person, before)

    assert story.promises() == set()


def test_an_undo_of_what_somebody_else_played_is_told(story):
    before, person = story.game.step, story.game.game.actor(story.game.state)
    story.play(story.quiet_action())
    story.undo(1 - person, before)

    assert story.promises() == {"undo and luck"}


def test_an_undo_that_everybody_agreed_to_is_right_and_one_without_is_told(story):
    before, person = story.game.step, story.game.game.actor(story.game.state)
    story.play(story.quiet_action())
    asks = entries.Propose(about="undo", text="back?", waits=[person])
    story.add(1 - person, asks)
    number = len(story.stored.entries)
    back = TakenBack(before)
    story.add(person, entries.Answer(proposal=number, agree=True, effect=back))
    assert story.promises() == set()

    story.stored.entries.pop()
    story.add(1 - person, entries.Pause(paused=False, effect=back))
    assert story.promises() == {"undo and luck"}


def test_an_undo_of_seen_luck_is_told(story):
    before, person = story.game.step, story.game.game.actor(story.game.state)
    story.play("end")
    story.undo(person, before)

    assert story.promises() == {"undo and luck"}


def test_a_ticket_that_is_not_known_is_told(story):
    known, unknown = ({"person": 0, "token": token} for token in (TOKEN, "another"))

    assert not list(unkept_seats(story.stored, [known]))
    assert len(list(unkept_seats(story.stored, [unknown]))) == 1


def test_another_sight_is_told(story):
    assert not list(unfollowable(story.stored))
    looks = story.stored.looks
    sights = {("t1", aspect, seq): {look: "Ann"} for (aspect, seq), look in looks.items()}
    assert not list(differing(story.stored, sights))

    sights["t1", "board", 3]["another"] = "Ben"
    sights["t1", "board", 99] = {"whatever": "Ben"}
    told = {violation.promise for violation in differing(story.stored, sights)}
    assert told == {"all see the same", "nothing told is lost"}


def test_who_has_not_heard_everything_is_told(story):
    last = len(story.stored.entries)

    assert len(list(behind([("Ann", last, last), ("Ben", last - 1, last)]))) == 1


def test_an_import_with_another_beginning_is_told(story):
    assert not list(other_beginning(story.stored, ()))
    assert len(list(other_beginning(story.stored, ("end",)))) == 1


def test_a_secret_that_leaves_is_told():
    witness = Witness()
    witness.keep_secret(TOKEN)
    witness.keep_seed(SEED)
    witness.read("nothing of interest", "Ann", over=False)
    witness.read(f'"seed":{SEED}', "Ann", over=True)
    assert witness.violations == []

    witness.read(f'"seed":{SEED}', "Ann", over=False)
    witness.read(f'"token":"{TOKEN}"', "Ann", over=True)
    assert {violation.promise for violation in witness.violations} == {"secrets"}
    assert len(witness.violations) == 2


def test_a_link_that_does_not_open_its_seat_is_told():
    told = {"tables": [{"table": "t1", "person": 1}]}

    assert not list(unkept_link(200, told, "t1", 1))
    assert len(list(unkept_link(200, told, "t1", 0))) == 1
    assert len(list(unkept_link(404, {"code": "no-locker"}, "t1", 1))) == 1


def test_a_work_that_is_gone_or_another_is_told():
    assert not list(unkept_work(200, {"text": "a house"}, "a house"))
    assert len(list(unkept_work(200, {"text": "another"}, "a house"))) == 1
    assert len(list(unkept_work(404, {"code": "no-work"}, "a house"))) == 1


def test_a_bot_has_a_pawn_for_one_turn_when_its_time_is_up(story):
    """What it plays is nobody's, and then the pawn is its owner's again."""
    person = story.game.game.actor(story.game.state)
    story.add(None, entries.Overdue(pawn=person, bot="greedy"))
    first = story.game.step
    story.game.play("end")
    story.add(None, entries.Play(effect=Played(story.steps(first))))
    assert story.promises() == set()

    before = story.game.step
    story.play(story.quiet_action())
    story.undo(person, before)
    assert story.promises() == {"undo and luck"}

"""What a fold shows is what the game shows, and judging a move leaves no trace in it."""

from __future__ import annotations

from typing import Any

import pytest
from tables import Client, Table

from firehouse.core.table import Table as Game
from firehouse.server.denial import Denied
from firehouse.server.storage import StorageError
from firehouse.server.tables import fold as fold_module
from firehouse.server.tables.fold import Fold
from firehouse.server.tables.play import wish_of


def fold_of(table: Table) -> Fold:
    return table.server.live(table).fold


def undo(client: Client) -> None:
    assert client.ask("undo", at=client.position)["type"] == "done"


@pytest.mark.parametrize("ruleset", ["flashpoint/experienced", "hotshots/standard"])
def test_the_view_that_events_make_is_that_of_the_position(server, ruleset):
    """Through moves, the luck that follows them, and undos; also at a table that woke up."""
    table = server.make(setup={"ruleset": ruleset, "crew": 2}, seed=3)
    anna = table.sit()
    fold = fold_of(table)

    for number in range(60):
        undo(anna) if number % 7 == 6 and anna.shot["can_undo"] == "free" else anna.play_any()
        assert fold.view == fold.stage.view(fold.core.game, fold.core.state, fold.core.known)
        assert anna.shot["view"] == fold.view
    anna.close()
    server.forget(table.id)

    assert table.watch().shot["view"] == fold.view
    assert fold_of(table) is not fold


def test_turns_are_counted_also_where_the_log_has_no_line_of_them(server, monkeypatch):
    monkeypatch.setattr(fold_module, "LINES", 5)
    table = server.make(setup={"ruleset": "hotshots/standard", "crew": 2}, seed=3)
    anna = table.sit()
    for _ in range(60):
        anna.play_any()
    told = table.watch().shot

    assert len(told["log"]) == 5
    assert told["earlier_turns"] + turns_in(told["log"]) == turns_in(anna.shot["log"]) > 1


def turns_in(log: list[dict[str, Any]]) -> int:
    return sum(line["kind"] == "turn-started" and not line["undone"] for line in log)


def traces(fold: Fold) -> tuple[str, int, dict[str, int]]:
    """What a move changes: the position, its steps, how often each kind of luck was drawn."""
    core = fold.core
    counts = dict(core._luck.counts) if core._luck else {}
    return core.state.digest(), core.step, {kind: n for kind, n in counts.items() if n}


@pytest.mark.parametrize("wanted", [{"referee": True}, {"seed": 5}], ids=["real dice", "seed"])
def test_judging_leaves_no_trace_and_tells_what_will_happen(server, wanted):
    """Every move that could be made, with the luck it brings; and one refused half-way."""
    table = server.make(**wanted)
    anna = table.sit()
    for _ in range(12):
        anna.play_any()
        fold = fold_of(table)
        before = traces(fold)
        actions = [offer["action"] for offer in anna.shot["offers"]]
        wishes = [wish_of(fold, 0, [action]) for action in actions]
        with pytest.raises(Denied):
            wish_of(fold, 0, [actions[0], "no such thing"])
        assert traces(fold) == before

        anna.play(actions[-1])
        played = fold.core.steps[before[1] :]
        text = fold.core.game.text
        assert [[text(step.action), step.kind] for step in played] == wishes[-1].steps


def test_a_move_that_is_not_stored_is_not_played(server, monkeypatch):
    """The table stands as it stood, and the same move can be made when storage is back."""
    table = server.make(seed=5)
    anna = table.sit()
    fold = fold_of(table)
    before, action = traces(fold), anna.first_offer()

    async def lost(entry):
        assert traces(fold) == before
        raise StorageError("The database is away.")

    with monkeypatch.context() as away:
        away.setattr(server.service.resources.store, "append", lost)
        assert anna.play(action)["code"] == "storage"

    assert traces(fold) == before
    assert anna.play(action)["type"] == "done"


def test_what_was_tried_and_stored_is_played_once(server, monkeypatch):
    """On a copy, which is the game from then on; the game of before stands as it stood."""
    table = server.make(seed=5)
    anna = table.sit()
    fold, played = fold_of(table), []
    core, step, take = fold.core, fold.core.step, Game._take

    def counted(table, action):
        played.append(action)
        return take(table, action)

    monkeypatch.setattr(Game, "_take", counted)
    anna.play("end")

    assert core.step == step
    assert played == [taken.action for taken in fold.core.steps[step:]]

"""The living board of the first page, over HTTP."""

from __future__ import annotations

from firehouse.stage import stage_of
from firehouse.stage.glimpse import first_glimpse, played


def test_a_glimpse_shows_what_bots_play(server):
    """Folded frame by frame it ends where the bots' game ends."""
    told = server.http.get("/api/glimpse").json()
    table, first = played(first_glimpse())
    view = dict(told["first"])
    for frame in told["frames"]:
        view |= frame["patch"]

    whole = stage_of(table.game).view(table.game, table.state)
    assert told["step"] == first
    assert told["scene"]["game"] == table.setup.ruleset.partition("/")[0]
    assert view["fire"] == whole["fire"]
    assert [pawn["square"] for pawn in view["pawns"]] == [p["square"] for p in whole["pawns"]]
    assert not view.keys() & {"words", "facts"}


def test_a_visitor_takes_the_game_over(server):
    """At the step that was seen, on turn, with bots for the rest of the crew."""
    table, first = played(first_glimpse())
    ticket = server.http.post("/api/glimpse", json={"step": first, "name": "Ada"}).json()
    steps = server.http.get(f"/api/tables/{ticket['table']}/steps").json()

    assert ticket["pawns"] == [table.game.actor(table.state_at(first))]
    assert steps["steps"][:first] == [table.game.text(s.action) for s in table.steps[:first]]
    assert steps["setup"] == table.setup.to_json()


def test_only_what_is_shown_can_be_taken_over(server):
    """Neither before nor after the film is there a table."""
    table, first = played(first_glimpse())
    for step in (first - 1, table.step + 1):
        answer = server.http.post("/api/glimpse", json={"step": step})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-step")


def test_the_turns_are_worth_watching():
    """The game is not over, people are in danger, and nobody stands idle."""
    table, first = played(first_glimpse())
    moved = {table.game.actor(step.before) for step in table.steps[first:] if not step.kind}

    assert table.result is None
    assert moved == set(range(len(table.game.pawns(table.state))))

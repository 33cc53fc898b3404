"""Pawns that change hands: to bots and back, with patience for those who are away."""

from __future__ import annotations

from tables import play_on, two_people

KARL_FOR_BEN = {
    "kind": "bot",
    "bot": "greedy",
    "open": False,
    "turn": False,
    "person": 1,
    "name": "Kim",
    "style": "Sees what is most urgent and does it at once: a solid partner.",
}
"""The bot of the second pawn, which plays until Ben takes his seat back."""


def test_own_pawns_are_handed_over_at_once_and_taken_back(server):
    """The bot plays on with its reason; the owner takes the pawn back."""
    _, anna, ben = two_people(server, seed=2)
    play_on("", anna, ben)

    ben.ask("hand-over", pawn=1, bot="greedy")

    moved = ben.until("moved")
    assert (moved["by"], bool(moved["reason"])) == (1, True)
    assert ben.shot["holders"][1] == KARL_FOR_BEN
    assert anna.ask("take-back", pawn=1)["code"] == "not-yours"
    ben.ask("take-back", pawn=1)
    assert ben.shot["you"]["pawns"] == [1]


def test_a_present_players_pawn_is_theirs(server):
    """Nobody hands over the pawn of somebody who is here."""
    _, anna, _ = two_people(server)

    assert anna.ask("hand-over", pawn=1, bot="greedy")["code"] == "not-yours"
    assert anna.ask("hand-over", pawn=0, bot="nobody")["code"] == "no-bot"
    assert anna.ask("hand-over", pawn=9, bot="greedy")["code"] == "no-pawn"


def test_an_absent_players_pawn_waits_for_the_countdown(server):
    """Patience is shown, and kept."""
    _, anna, ben = two_people(server, patience=500)
    play_on("", anna, ben)

    ben.close()

    countdown = anna.until("countdown")
    assert countdown["pawn"] == 1
    assert 490 < countdown["seconds"] <= 500
    assert anna.ask("hand-over", pawn=1, bot="greedy")["code"] == "patience"


def test_after_the_countdown_a_bot_takes_over_until_the_player_returns(server):
    """With no patience left teammates hand the seat over; who returns takes it back."""
    _, anna, ben = two_people(server, patience=0)
    ben.close()
    anna.until("presence")

    assert anna.ask("hand-over", pawn=1, bot="greedy")["type"] == "done"

    assert anna.shot["holders"][1] == KARL_FOR_BEN


def test_a_returning_player_takes_the_pawn_back(server):
    """The token still opens the seat."""
    table = server.make(seats=["me", "open"], patience=0)
    ticket = table.join("Ben")
    anna = table.sit()
    anna.ask("start")
    anna.ask("hand-over", pawn=1, bot="greedy")

    ben = table.sit(ticket)
    assert ben.shot["you"] == {"person": 1, "pawns": []}
    ben.ask("take-back", pawn=1)

    assert ben.shot["you"]["pawns"] == [1]


def test_bots_play_only_while_somebody_watches(server):
    """Without anybody the table stands still; a spectator is enough."""
    table = server.make(seats=["bot:greedy", "bot:greedy"])
    server.http.get(f"/api/tables/{table.id}")
    live = server.live(table)

    async def call_the_bots() -> bool:
        server.service.resources.wake_bots(live)
        return live in server.service._bots._running

    assert not server.do(call_the_bots())

    watcher = table.watch()

    assert watcher.until("moved")["reason"]
    thinking = watcher.until("thinking")
    assert thinking["bot"] == "greedy"


def test_the_search_bot_thinks_in_another_process(server):
    """Its moves come with reasons too."""
    watcher = server.make(seats=["bot:search", "bot:search"]).watch()

    for _ in range(3):
        assert watcher.until("moved")["reason"]

"""Keep a database as the Firehouse of today writes it, for the test that every old one migrates.

    python scripts/old_database.py

Run it before a migration is added: a team plays, chats and takes back, a game ends, a ranked one
and a challenge are made, and all of it goes into tests/server/old_databases as SQL text under the
number of the newest migration. A file that is there stays as it is: older Firehouses wrote it.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
TESTS = ROOT / "tests" / "server"
KEPT = TESTS / "old_databases"
FACTS = KEPT / "facts.json"

sys.path.insert(0, str(TESTS))

from tables import Client, Server, Table, in_turn, play_on, served, two_people  # noqa: E402

from firehouse.core.catalogue import games  # noqa: E402
from firehouse.server.settings import DATABASE_FILE, Settings  # noqa: E402


def a_team(server: Server) -> tuple[Table, Client]:
    """Two people in the middle of a game, with a bookmark and a challenge."""
    table, anna, ben = two_people(server)
    for _ in range(6):
        play_on("", anna, ben)
    anna.ask("chat", text="Hello, Ben")
    ben.level(anna)
    mover = in_turn(anna, ben)
    mover.ask("undo", at=mover.position)
    anna.level(ben)
    server.do(server.live(table).mark())
    made = server.http.post(
        f"/api/tables/{table.id}/challenge", json={"token": table.ticket["token"]}
    )
    made.raise_for_status()
    return table, anna


def a_game_that_is_over(server: Server) -> tuple[Table, Client]:
    alone = {"ruleset": "flashpoint/family", "crew": 1}
    table = server.make(setup=alone, seats=["me"], seed=1, public=True)
    anna = table.sit()
    while anna.shot["table"]["status"] != "over":
        ends = [offer["action"] for offer in anna.shot["offers"] if offer["action"] == "end"]
        anna.play(ends[0] if ends else anna.first_offer())
    return table, anna


def a_ranked_game(server: Server) -> tuple[Table, Client]:
    """Left after its first move."""
    game = games()[0].id
    wanted = {"name": "Anna", "player": "p" * 43}
    answer = server.http.post(f"/api/today/{game}", json=wanted)
    answer.raise_for_status()
    table = Table(server, answer.json())
    anna = table.sit()
    anna.play_any()
    return table, anna


def fact(table: Table, client: Client) -> dict[str, Any]:
    """What is known of a table when it is stored, and the token of a seat that nobody uses."""
    return {
        "id": table.id,
        "token": table.ticket["token"],
        "seq": client.shot["seq"],
        "step": client.shot["step"],
    }


def dump(file: Path) -> tuple[str, str]:
    """The number of the newest migration of a database, and all of it as SQL."""
    with closing(sqlite3.connect(file)) as database:
        (number,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        return number, "\n".join(database.iterdump()) + "\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with served(Settings(data=Path(folder), secret="old", log_level="warning")) as server:
            made = {
                "team": fact(*a_team(server)),
                "over": fact(*a_game_that_is_over(server)),
                "ranked": fact(*a_ranked_game(server)),
            }
            time.sleep(1.5)  # lines of the list are written once in a while
        number, text = dump(Path(folder) / DATABASE_FILE)
    file = KEPT / f"{number}.sql"
    if file.exists():
        raise SystemExit(f"{file} is there already, and stays.")
    file.write_text(text, encoding="utf-8")
    facts = json.loads(FACTS.read_text()) if FACTS.exists() else {}
    FACTS.write_text(json.dumps({**facts, number: made}, indent=1) + "\n")
    print(f"{file} has {len(text)} characters.")


if __name__ == "__main__":
    main()

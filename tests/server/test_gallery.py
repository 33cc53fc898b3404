"""The gallery: what people made is shown with who made it, and goes when they or the host want."""

from __future__ import annotations

from hashlib import blake2b

import pytest
from tables import GENEROUS, Server, served
from typer.testing import CliRunner

from firehouse.cli import app
from firehouse.core.catalogue import games
from firehouse.server.settings import Settings
from firehouse.server.storage.models import WORKS

PLAN = next(row for row in games() if row.id == "flashpoint").files[0].text()
SETUP = {"ruleset": "flashpoint/family", "crew": 2}


@pytest.fixture
def any_server(database, tmp_path):
    """A server on each database."""
    with served(Settings(data=tmp_path, database=database, max_works=3, **GENEROUS)) as opened:
        yield opened


def shown(server: Server, number: int = 1, **changed):
    """The answer to showing a house that differs from the others in its title."""
    plan = PLAN.replace("title: The house", f"title: House {number}")
    wanted = {"setup": {**SETUP, "files": {"plan": plan}}, "title": f"No. {number}", "name": "Ada"}
    return server.http.post("/api/gallery", json={**wanted, **changed})


def listed(server: Server, **query) -> list[dict]:
    return server.http.get("/api/gallery", params=query).json()["works"]


def test_a_house_is_shown_and_taken_back_with_its_key(any_server: Server) -> None:
    """Nobody else removes it, and the key is in no list."""
    ticket = shown(any_server, title=" A\u202e  house ").json()
    (found,) = listed(any_server, game="flashpoint", file="plan")
    assert (found["title"], found["maker"], found["setup"]) == ("A house", "Ada", SETUP)
    assert "key" not in " ".join(found)
    assert listed(any_server, game="flashpoint", file="deck") == []

    address = f"/api/gallery/{ticket['id']}"
    wrong = any_server.http.post(f"{address}/remove", json={"key": "x" * 43})
    assert (wrong.status_code, wrong.json()["code"]) == (409, "not-your-work")
    right = any_server.http.post(f"{address}/remove", json={"key": ticket["key"]})
    assert (right.status_code, any_server.http.get(address).status_code) == (204, 404)


def test_a_gallery_has_an_end_and_shows_nothing_twice(any_server: Server) -> None:
    codes = [shown(any_server, number).json().get("code") for number in (1, 1, 2, 3, 4)]

    assert codes == [None, "known-work", None, None, "no-gallery"]
    assert [work["title"] for work in listed(any_server)] == ["No. 3", "No. 2", "No. 1"]


@pytest.mark.parametrize(
    ("old", "new"),
    [("\ntitle", "\n\ntitle"), ("exits", "exits "), ("title", "# mine\ntitle")],
)
def test_the_same_house_written_otherwise_is_known(any_server: Server, old: str, new: str) -> None:
    """Blanks, empty lines and comments make no other house."""
    shown(any_server)
    plan = f"\n{PLAN}\n ".replace("title: The house", "title: House 1").replace(old, new)

    again = shown(any_server, setup={**SETUP, "files": {"plan": plan}})

    assert again.json()["code"] == "known-work"


def test_a_work_that_was_stored_before_is_known(any_server: Server) -> None:
    """When the digest was that of every letter."""
    shown(any_server)
    (work,) = listed(any_server)
    told = f"flashpoint\nplan\n{work['text']}".encode()
    values = {"digest": blake2b(told, digest_size=16).hexdigest()}

    async def put_back() -> None:
        async with any_server.service.resources.store._engine.begin() as connection:
            await connection.execute(WORKS.update().values(values))

    any_server.do(put_back())
    assert shown(any_server).json()["code"] == "known-work"


def test_what_was_not_shown_uses_up_no_room(tmp_path) -> None:
    """Only what is in the gallery counts; what was tried has a bound of its own."""
    with served(Settings(data=tmp_path, **{**GENEROUS, "works_per_hour": 2})) as server:
        wrong = {"setup": {**SETUP, "files": {"plan": "no plan"}}}
        codes = [shown(server, **wrong).json()["code"] for _ in range(5)]
        codes += [shown(server, 1).json().get("code") for _ in range(4)]
        codes += [shown(server, number).json().get("code") for number in (2, 3)]
        late = shown(server, 3)
        for _ in range(8):
            shown(server, **wrong)
        tried = shown(server, 3)

    assert codes == ["bad-setup"] * 5 + [None] + ["known-work"] * 3 + [None, "too-many"]
    shows = "Too many files shown in the gallery; ask again in 60 minutes."
    assert (late.status_code, late.json()["text"]) == (429, shows)
    assert tried.json()["text"] == "Too many tries to show a file; ask again in 60 minutes."


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"setup": {**SETUP, "files": {"plan": "no plan"}}}, "bad-setup"),
        ({"setup": SETUP}, "one-file"),
        ({"title": " \u200b"}, "no-title"),
        ({"name": "The Bot"}, "bad-name"),
    ],
)
def test_what_cannot_be_played_or_has_no_name_is_refused(
    server: Server, changed: dict, code: str
) -> None:
    assert shown(server, **changed).json()["code"] == code
    assert listed(server) == []


def test_a_kind_that_cannot_be_is_refused(any_server: Server) -> None:
    """Before the database is asked, which may not take it."""
    for query in ({"game": "\0"}, {"game": "flashpoint", "file": "\0"}):
        answer = any_server.http.get("/api/gallery", params=query)
        assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
    assert shown(any_server, setup={**SETUP, "files": {"plan": f"{PLAN}# \0"}}).status_code < 500


def test_the_host_sees_and_removes_what_is_shown(tmp_path) -> None:
    with served(Settings(data=tmp_path, **GENEROUS)) as server:
        id = shown(server).json()["id"]
        run = CliRunner().invoke
        where = ["--data", str(tmp_path)]

        assert f"{id} " in run(app, ["gallery", *where]).output
        assert "is removed" in run(app, ["gallery", "--remove", id, *where]).output
        assert listed(server) == []
        assert run(app, ["gallery", "--remove", id, *where]).exit_code != 0

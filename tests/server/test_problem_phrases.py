"""A refusal over HTTP carries its message: name and arguments say its sentence again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from firehouse import Record, Setup, Table
from firehouse.core.language import SHARED, voice_of
from firehouse.core.phrase import Phrase, Quoted

FLASH_POINT = "firehouse.games.flashpoint.words"
HOTSHOTS = "firehouse.games.hotshots.words"


def understood(told: Any) -> Any:
    """An argument as it was before it was sent."""
    if isinstance(told, list):
        return [understood(item) for item in told]
    if not isinstance(told, dict):
        return told
    arguments = understood_all(told["arguments"])
    if "text" in told:
        return Quoted(told["name"], arguments, told["text"])
    return Phrase(told["name"], arguments)


def understood_all(told: dict[str, Any]) -> dict[str, Any]:
    return {name: understood(value) for name, value in told.items()}


def setup(ruleset: str, **chosen: Any) -> dict[str, Any]:
    return {"setup": {"ruleset": ruleset, **chosen}, "name": "Anna"}


def broken_record() -> dict[str, Any]:
    """A record with a set-up that its game refuses."""
    plain = Record.from_json(Table(Setup("flashpoint/basic"), seed=1).record().to_json()).to_json()
    plain["setup"]["crew"] = 9
    return {"record": plain, "name": "Anna"}


@pytest.mark.parametrize(
    ("path", "sent", "words", "name"),
    [
        ("/api/nowhere", None, SHARED, "service.no-address"),
        ("/api/tables/none", None, SHARED, "denied.no-table"),
        ("/api/tables", {}, SHARED, "service.invalid"),
        ("/api/tables", {"setup": "x" * 300_000}, SHARED, "service.most-bytes"),
        ("/api/tables", setup("chess/king"), SHARED, "setup.no-ruleset"),
        (
            "/api/tables",
            setup("flashpoint/basic", options={"x\ud800": 1}),
            SHARED,
            "service.invalid",
        ),
        ("/api/tables", setup("flashpoint/basic", options={"x": 1}), SHARED, "option.unknown"),
        ("/api/tables", setup("flashpoint/basic", crew=9), FLASH_POINT, "setup.crew-size"),
        ("/api/tables", setup("flashpoint/basic", files={"plan": "x"}), FLASH_POINT, "plan.wrong"),
        ("/api/tables", setup("hotshots/standard", files={"layout": ""}), HOTSHOTS, "layout.cells"),
        ("/api/records", broken_record(), SHARED, "record.setup-refused"),
    ],
)
def test_a_problem_can_be_said_from_its_phrase(server, path, sent, words, name):
    """The name is that of the message behind it, and its arguments make the same sentence."""
    if sent is None:
        answer = server.http.get(path)
    else:
        body = json.dumps(sent)
        headers = {"Content-Type": "application/json"}
        answer = server.http.post(path, content=body, headers=headers)
    problem = answer.json()

    assert answer.status_code >= 400
    assert problem["phrase"]["name"] == name
    said = voice_of(words).say(understood(problem["phrase"]))
    assert said.lower() == problem["text"].lower()


def test_what_a_game_says_of_a_record_keeps_its_own_message(server):
    """Within the sentence of a record the fault of the set-up is quoted, message and all."""
    answer = server.http.post("/api/records", json=broken_record())

    inner = answer.json()["phrase"]["arguments"]["error"]
    assert (inner["name"], inner["arguments"]) == ("setup.crew-size", {"most": 6, "number": 9})
    assert inner["text"] in answer.json()["text"]


def test_the_fault_of_a_file_keeps_its_message(server):
    """The workshop tells it beside the sentence and the place."""
    sent = {"setup": {"ruleset": "flashpoint/basic", "files": {"plan": "x"}}}
    fault = server.http.post("/api/files/judge", json=sent).json()["fault"]

    assert fault["phrase"]["name"] == "plan.wrong"
    assert voice_of(FLASH_POINT).part(understood(fault["phrase"])) == fault["text"]

"""What the service says at its tables is in the file of words: in a language of capitals no small
letter is left but in names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import phrases
import pytest
from tables import play_on, two_people

from firehouse.games.flashpoint.words import language as game_words
from firehouse.words import language as words

NAMES = ("Anna", "Ben", "Kim", "greedy")
QUOTED = re.compile(r"“[^”]*”|: enter [^.]*")
"""Texts of actions, which are the same in every language."""


@pytest.fixture
def shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every word of both files in capitals."""
    for module in (words, game_words):
        folder = Path(module.__file__).parent
        monkeypatch.setattr(module.VOICE, "language", phrases.Shouting(phrases.texts_of(folder)))


def small(sentence: str) -> list[str]:
    """The words with small letters, names and texts of actions aside."""
    return [word for word in phrases.lower_case(QUOTED.sub("", sentence)) if word not in NAMES]


def texts(client: Any) -> list[str]:
    """The log of a table as it was told to somebody who comes now."""
    return [line["text"] for line in client.shot["log"]]


def test_what_happens_at_a_table(server: Any, shouting: None) -> None:
    """Seats that change hands, pauses, switches, questions and steps that are taken back."""
    table, anna, ben = two_people(server, seed=2)
    play_on("", anna, ben)
    anna.ask("pause", paused=True)
    anna.ask("pause", paused=False)
    ben.ask("hand-over", pawn=1, bot="greedy")
    ben.ask("take-back", pawn=1)
    anna.ask("rename", name="Anna")
    anna.ask("aids", aids={"hint": False, "threats": False})
    anna.ask("aids", aids={"hint": True, "threats": True})
    ben.level(anna)
    ben.ask("answer", proposal=ben.shot["proposal"]["seq"], agree=True)

    told = texts(table.watch())

    assert len(told) > 6
    assert {word for sentence in told for word in small(sentence)} == set()


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("pause", {"paused": False}),
        ("hand-over", {"pawn": 1, "bot": "greedy"}),
        ("hand-over", {"pawn": 9, "bot": "greedy"}),
        ("hand-over", {"pawn": 0, "bot": "nobody"}),
        ("take-back", {"pawn": 1}),
        ("withdraw", {"proposal": 3}),
        ("answer", {"proposal": 3, "agree": True}),
        ("start", {"fill": "me"}),
        ("ready", {"ready": True}),
        ("chat", {"text": " "}),
    ],
)
def test_what_is_denied(server: Any, shouting: None, do: str, fields: dict[str, Any]) -> None:
    """The sentence is the phrase that comes beside it."""
    _, anna, _ = two_people(server)

    refused = anna.ask(do, **fields)

    assert refused["type"] == "refused"
    assert small(refused["text"].replace("search", "").replace("random", "")) == []
    assert refused["phrase"]["name"].startswith("denied.")

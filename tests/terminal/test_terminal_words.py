"""What the plain-line client says is in the file of words: in a language of capitals no small
letter is left but in what is typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import phrases
import pytest

import firehouse as fh
from firehouse.bots import Budget
from firehouse.games.flashpoint.words import language as game_words
from firehouse.terminal.plain import HELP, PlainGame
from firehouse.terminal.screen import BAD, GOOD, KEY, NEWS, Screen, Span
from firehouse.terminal.seats import Seats, seats_beside_a_person
from firehouse.words import language as words

TYPED = {word for usage in HELP for word in phrases.lower_case(usage)} | {
    "greedy",
    "firehouse",
    "watch",
}
REFUSED = ("99", "why", "why 99", "undo", "undo now", "save", "svg")


class Listener(Screen):
    """Types some lines, and keeps refusals, news and help."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = list(lines)
        self.heard: list[str] = []

    def say(self, said: Any = "", style: str = "") -> None:
        if style in (BAD, GOOD, NEWS):
            self.heard.append(said if isinstance(said, str) else words.part(said))

    def spans(self, spans: list[Span]) -> None:
        if len(spans) == 2 and spans[0][1] == KEY:
            self.heard.append(spans[1][0])

    def ask(self, prompt: str = "> ") -> str | None:
        return self.lines.pop(0) if self.lines else None


@pytest.fixture(autouse=True)
def _shouting(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (words, game_words):
        folder = Path(module.__file__).parent
        monkeypatch.setattr(module.VOICE, "language", phrases.Shouting(phrases.texts_of(folder)))


def small(sentences: list[str]) -> set[str]:
    """The words with small letters that are not typed so."""
    return {word for text in sentences for word in phrases.lower_case(text)} - TYPED


def game_with(*lines: str) -> list[str]:
    table = fh.Table(fh.Setup("flashpoint/family", crew=2), seed=3)
    screen = Listener(*lines)
    PlainGame(table, screen, None, None, None).run()
    return screen.heard


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_refused(line: str) -> None:
    """Each line gets one sentence."""
    heard = [text for text in game_with(line) if text not in game_with()]

    assert len(heard) == 1
    assert small(heard) == set()


def test_help_and_taking_back() -> None:
    heard = game_with("help", "1", "undo")

    assert len(heard) > len(HELP)
    assert small(heard) == set()


@pytest.mark.parametrize("bots", ["greedy,greedy", "9=greedy", "1=greedy,1=greedy", "2=greedy,x"])
def test_seats_of_bots(bots: str) -> None:
    """Every list of bots that makes no sense is refused; the names of bots are their own."""
    with pytest.raises(ValueError, match=r"^[A-Z]") as refused:
        seats_beside_a_person(bots.replace("x", "greedy"), 2)
    assert small([str(refused.value).replace("search", "")]) == set()


def test_what_a_person_cannot_take_back() -> None:
    table = fh.Table(fh.Setup("flashpoint/family", crew=2), seed=3)
    with pytest.raises(fh.Refused) as refused:
        Seats({1: "greedy"}, Budget(playouts=1), 3).undo(table, force=False)
    assert small([str(refused.value)]) == set()

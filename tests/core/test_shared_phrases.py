"""What players of every game are told: it is all in one file, and nothing is glued from English."""

from __future__ import annotations

import xml.etree.ElementTree as Xml
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import phrases
import pytest

from firehouse import Game, Rng, Setup
from firehouse.analysis.chance import certainty, counted
from firehouse.analysis.costs import Cost
from firehouse.analysis.curve import curve
from firehouse.analysis.review import Moment, Review
from firehouse.analysis.threat import ThreatMap
from firehouse.analysis.threat_ink import legend
from firehouse.analysis.threat_words import likely, percent, short, with_this
from firehouse.bots import BOTS
from firehouse.bots.bot import Budget
from firehouse.bots.random import RandomBot, RandomPolicy
from firehouse.bots.tiers import reason
from firehouse.core.language import Language, language_of
from firehouse.core.phrase import phrase
from firehouse.stage.characters import NAMES
from firehouse.words import language

FOLDER = Path(language.__file__).parent
ROOMS = (
    *("analysis", "assistant", "bots", "cli", "client", "core", "lab", "notebook"),
    *("puzzles", "server", "stage", "terminal", "tui", "words"),
)
TEXTS = phrases.texts_of(FOLDER)
ENGLISH = Language(TEXTS)


@pytest.fixture(scope="module")
def sources() -> list[phrases.Source]:
    """What every room names."""
    return [phrases.Source(FOLDER.parent / room) for room in ROOMS]


def characters() -> set[str]:
    """What every bot is called, in all its names."""
    names = {f"character.{bot}-{number + 1}" for bot in BOTS for number in range(NAMES)}
    return names | {f"character-{what}.{bot}" for bot in BOTS for what in ("title", "style")}


def test_every_message_is_used(sources: list[phrases.Source]) -> None:
    """Some source names it, whole or with a hole for a word that it knows."""
    left = set(ENGLISH.names()) - phrases.joining(FOLDER) - characters()
    assert {name for name in left if not any(source.uses(name) for source in sources)} == set()


def test_every_message_that_is_used_is_there(sources: list[phrases.Source]) -> None:
    """A name in the source is a name in the file."""
    used = set().union(*(source.named for source in sources))
    assert {name for name in used if not ENGLISH.knows(name)} == set()


def test_messages_get_all_they_name(sources: list[phrases.Source]) -> None:
    """Where a call spells its arguments out, they are those of the message."""
    calls = [call for source in sources for call in source.given]
    assert [call for call in calls if ENGLISH.wants(call[0]) != call[1]] == []


def chances() -> Iterator[str]:
    """Chances to win and threats, sure and unsure."""
    for chance in (counted(0, 9), counted(9, 9), counted(4, 9), certainty(True)):
        yield from (likely(chance), short(chance), with_this(chance), percent(chance.value / 999))
    for turns in (1, 2):
        yield legend(ThreatMap("X", turns, Fraction(0), {}, ()), "IT BURNS", "NO MORE.")


def looks_back(result: str | None) -> Review:
    """A short game that was reviewed."""
    moments = (
        Moment(1, "GO", "GONE.", 0, "", counted(3, 9), -0.2, 0.1, True),
        Moment(2, "RAIN", "RAINED.", -1, "LUCK", counted(9, 9), 0.6, 0.9, False),
    )
    costs = (Cost(1, 0, "GO", "STAY", "SAFER.", 0.2, 0.1, 0.3, 9),) if result else ()
    return Review("R", ("P",), counted(4, 9), moments, costs, result, "END", 0.1)


def reasons() -> Iterator[str]:
    """Of bots that know no game, of the cards that were measured, and of any game."""
    game = Game.of(Setup("hotshots/standard"))
    state = game.start()
    while game.is_chance(state):
        game.apply(state, game.sample(state, Rng(1)))
    yield RandomBot().think(game, state, Rng(1), Budget(playouts=1)).reason
    yield RandomPolicy(game).why(state, 0)
    yield from (reason({1: 50.0, 2: 40.0, 3: 0.0}, action) for action in range(4))
    refused = Game.refusal(game, state, -1)
    assert refused is not None
    assert refused.phrase is not None
    yield refused.sentence


def test_all_is_told_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a language of capitals no small letter is left: nothing is said past the file."""
    monkeypatch.setattr(language.VOICE, "language", phrases.Shouting(TEXTS))
    told = [*chances(), *reasons()]
    for result in ("won", "lost", None):
        found = looks_back(result)
        told += [found.headline, *Xml.fromstring(curve(found)).itertext()]
    for sentence in told:
        assert not phrases.lower_case(sentence), sentence


def test_a_language_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment names it; an unknown one is refused with those that are there."""
    package = tmp_path / "spoken_words"
    package.mkdir()
    (package / "__init__.py").touch()
    for code, word in (("en", "yes"), ("de", "ja")):
        rows = f'yes = "{word}"\n[language]\nname = "{code}"\nplural = "one"\n'
        (package / f"{code}.toml").write_text(rows, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert language_of("spoken_words").say(phrase("yes")) == "Yes"
    monkeypatch.setenv("FIREHOUSE_LANGUAGE", "de")
    assert language_of("spoken_words").say(phrase("yes")) == "Ja"
    monkeypatch.setenv("FIREHOUSE_LANGUAGE", "xx")
    with pytest.raises(ValueError, match="no words for 'xx'; FIREHOUSE_LANGUAGE is one of: de, en"):
        language_of("spoken_words")

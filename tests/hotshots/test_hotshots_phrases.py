"""Hotshots speaks any language: its words are in one file, and nothing is glued from English."""

from __future__ import annotations

import random
import xml.etree.ElementTree as Xml
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import phrases
import pytest

from firehouse import Event, Game, Rng, Setup
from firehouse.analysis.threat import threats
from firehouse.core.options import WORDS
from firehouse.games import hotshots
from firehouse.games.hotshots.bot.policy import HotshotsPolicy
from firehouse.games.hotshots.data import faces, roles, tiles, tokens
from firehouse.games.hotshots.data.options import OPTIONS
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.screen import supply
from firehouse.games.hotshots.stage import HOTSHOTS
from firehouse.games.hotshots.stage.honours import BADGES
from firehouse.games.hotshots.threats import THREATS
from firehouse.games.hotshots.words import language
from firehouse.games.hotshots.words.odds import ask, odds_lines
from firehouse.stage.shapes import plain
from firehouse.tui.boards.described import described
from firehouse.words import language as shared

OFFERS = import_module("firehouse.games.hotshots.stage.offers")
SHARED = Path(shared.__file__).parent
FOLDER = Path(hotshots.__file__).parent
TEXTS = phrases.texts_of(FOLDER / "words")
SOURCE = phrases.Source(FOLDER)
JOINING = phrases.joining(FOLDER / "words")
ENGLISH = phrases.Language(TEXTS)
SETUPS = [
    ("circle", 1, "standard", {}),
    ("zion", 2, "firestorm", {}),
    ("circle", 3, "barely-even-warm", {}),
    ("circle", 4, "getting-warmer", {"choosing": "chosen"}),
]


def test_every_message_is_used() -> None:
    """Some source names it, whole or with a hole for a word that it knows."""
    told = {f"option.{option.name}.{key}" for option in OPTIONS for key in WORDS}
    told |= {f"{table}.{name}" for table in ("badge", "badge-text") for name, _, _ in BADGES}
    left = set(ENGLISH.names()) - JOINING - told
    assert {name for name in left if not SOURCE.uses(name)} == set()


def test_every_message_that_is_used_is_there() -> None:
    """A name in the source is a name in the file."""
    assert {name for name in SOURCE.named if not ENGLISH.knows(name)} == set()


def test_names_of_tiles_are_the_ones_of_the_box() -> None:
    """What is typed and what is read are the same names."""
    assert TEXTS["tile-title"] == dict(zip(tiles.IDS, tiles.TITLES, strict=True))


def test_what_the_box_holds_has_words() -> None:
    """A name and a text for each character, token and face, and for no other."""
    for table, ids in (("token", tokens.IDS), ("role", roles.IDS), ("face", faces.NAMES)):
        assert list(TEXTS[table]) == list(TEXTS[f"{table}-text"]) == list(ids)


def told(board: str, crew: int, difficulty: str, options: dict[str, Any]) -> Iterator[str]:
    """All that a game says to players from its start to its end."""
    game = Game.of(Setup("hotshots/standard", board, difficulty, crew, options=options))
    policy, rng, odd = HotshotsPolicy(game), Rng(crew), random.Random(crew)
    state = game.start()
    scene = plain(HOTSHOTS.scene(game))
    yield from (row["text"] for table in SHOWN for row in scene[table].values())
    while not game.over(state):
        yield game.situation(state)
        found = HOTSHOTS.offers(game, state)
        yield from (offer.label for offer in found)
        yield from (route.label for route in HOTSHOTS.routes(game, state))
        for _ in range(20):
            reason = game.refusal(state, odd.randrange(actions.SPACE))
            yield reason.sentence if reason else ""
        if game.is_chance(state):
            action = game.sample(state, rng)
        else:
            yield from (policy.why(state, action) for action in game.actions(state)[:12])
            action = (
                policy.choose(state, rng) if odd.random() < 0.5 else odd.choice(game.actions(state))
            )
        if odd.random() < 0.05:
            yield from drawn(game, state)
            yield from shown(scene, plain(HOTSHOTS.view(game, state)))
        log: list[Event] = []
        game.apply(state, action, log)
        yield from map(game.tell, log)
    yield game.situation(state)
    yield from drawn(game, state)


SHOWN = ("tiles", "tokens", "vehicles", "cards", "faces", "roles")


def drawn(game: Any, state: Any) -> Iterator[str]:
    """The words of the picture, without the letters of icons and the name of the board."""
    title = game.house.board.layout.title
    for text in Xml.fromstring(game.svg(state)).itertext():
        yield text.replace(title, "") if len(text) > 1 else ""
    threat = threats(game, state, 200)
    yield from (text for _, text in THREATS.facts(game, game.view(state), threat))


def shown(scene: dict[str, Any], view: dict[str, Any]) -> Iterator[str]:
    """The words of the full screen."""
    spots = {**scene["words"], **view["words"], **{f"token:{id}": "" for id in tokens.IDS}}
    yield from (described(scene, view, spot) for spot in spots)
    for facts in view["facts"]:
        yield from facts
    for title, line in supply.supply(scene, view):
        yield title[0]
        yield from (words for words, _, _ in line)


def oracle() -> Iterator[str]:
    """What the oracle of fights says."""
    roll = ("hose", "hose", "pulaski", "helmet", "mcleod", "chainsaw")
    for tile, goal in (("lodge", "reward"), ("HHHPPC", "at-least-4"), ("barn", "matches")):
        answer, title = ask(tile, goal, "", None, "sawyer", 1, "wild,double", 3, None)
        yield from odds_lines(answer, title, 3, roll)


@pytest.mark.parametrize(("board", "crew", "difficulty", "options"), SETUPS)
def test_a_whole_game_is_told_in_another_language(
    board: str,
    crew: int,
    difficulty: str,
    options: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a language of capitals no small letter is left: nothing is said past the file."""
    monkeypatch.setattr(language.VOICE, "language", phrases.Shouting(TEXTS))
    monkeypatch.setattr(shared.VOICE, "language", phrases.Shouting(phrases.texts_of(SHARED)))
    monkeypatch.setattr(OFFERS, "_ROLLS", {})
    for sentence in told(board, crew, difficulty, options):
        assert not phrases.lower_case(sentence), sentence


def test_the_oracle_is_told_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table and its advice."""
    monkeypatch.setattr(language.VOICE, "language", phrases.Shouting(TEXTS))
    for line in oracle():
        assert not phrases.lower_case(line), line


def test_options_are_told_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """What set-up screens call them, their help and their sources."""
    monkeypatch.setattr(language.VOICE, "language", phrases.Shouting(TEXTS))
    for option in (option.worded(language.VOICE) for option in OPTIONS):
        assert not phrases.lower_case(f"{option.title} {option.text} {option.source}")


@pytest.mark.parametrize(("board", "crew", "difficulty", "options"), SETUPS)
def test_messages_get_all_they_name(
    board: str,
    crew: int,
    difficulty: str,
    options: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Also what only another case of the same message would say."""
    listener = phrases.Listening(TEXTS)
    monkeypatch.setattr(language.VOICE, "language", listener)
    monkeypatch.setattr(OFFERS, "_ROLLS", {})
    assert all(isinstance(sentence, str) for sentence in told(board, crew, difficulty, options))
    assert listener.heard > {"asked.act", "action.move", "event.moved.step", "refusal.not-now"}


def test_frames_offers_routes_and_refusals_carry_their_message() -> None:
    """Its words are the text beside it."""
    game = Game.of(Setup("hotshots/standard", crew=2))
    rng, state = Rng(1), game.start()
    said: list[tuple[str, Any]] = []
    for _ in range(150):
        log: list[Event] = []
        play = game.sample if game.is_chance(state) else game.random_action
        game.apply(state, play(state, rng), log)
        if game.over(state):
            break
        said += [(offer.label, offer.phrase) for offer in HOTSHOTS.offers(game, state)]
        said += [(route.label, route.phrase) for route in HOTSHOTS.routes(game, state)]
        said += [(game.tell(event), game.told(event)) for event in log if game.tell(event)]
        said.append((game.situation(state), game.asked(state)))
        reason = game.refusal(state, actions.act(actions.MOVE, tiles.LAKE))
        said += [(reason.sentence, reason.phrase)] if reason else []
    for text, phrase in said:
        assert language.say(phrase) == text

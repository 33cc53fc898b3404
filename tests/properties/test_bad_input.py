"""Whatever is thrown at the public face, it answers with a sentence and loses nothing."""

from __future__ import annotations

import functools
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from firehouse import Game, Setup, Table, rulesets

GAMES = (
    Game.of(Setup("flashpoint/advanced", crew=3)),
    Game.of(Setup("flashpoint/experienced", crew=3)),
)
VOCABULARY = (
    *("move", "order", "enter", "open", "chop", "extinguish", "drive", "park", "ride", "stay"),
    *("gun", "keep", "reroll", "end", "roll", "red", "black", "reveal", "role", "carrying"),
    *("identify", "fall", "repair", "scent", "dispose", "clear", "shift", "change", "dodge"),
    "explode",
    *("take-it", "smoke", "point", "door", "1", "veteran"),
    *("victim", "leading", "false-alarm", "engine", "ambulance", "n", "e", "here", "stairs"),
    *("3,4", "0,7", "99,99", "-1", "2", "7", "²", "٣", ",", "/", "\x00"),
)
WORDS = st.lists(st.sampled_from(VOCABULARY), max_size=6).map(" ".join)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {"ruleset": st.sampled_from([ruleset.id for ruleset in rulesets()]) | JSON},
    optional={
        "board": st.sampled_from(["house_front", "house_back"]) | JSON,
        "difficulty": st.sampled_from(["one-alarm", "three-alarm", "heroic"]) | JSON,
        "crew": st.integers(-1, 9) | st.lists(st.sampled_from(["paramedic", "random"])) | JSON,
        "options": st.dictionaries(st.sampled_from(["victims", "arrows", "hot_spots"]), JSON)
        | JSON,
        "files": JSON,
    },
)


def answer(call: Callable[[], Any]) -> tuple[str, Any]:
    """The sentence of a refusal, or what the call gave."""
    try:
        return "", call()
    except ValueError as error:
        return str(error), None


@settings(deadline=None)
@given(st.sampled_from(GAMES), WORDS | st.text(max_size=300))
def test_any_text_is_an_action_or_a_sentence(game: Game[Any], text: str) -> None:
    """Reading an action gives its number or a ValueError; the number reads back."""
    sentence, action = answer(lambda: game.parse(text))
    assert sentence.endswith(".") or game.parse(game.text(action)) == action


@settings(deadline=None)
@given(FIELDS)
def test_any_set_up_plays_or_is_refused(data: dict[str, Any]) -> None:
    """A set-up from outside builds a game or is refused with a sentence."""
    sentence, game = answer(lambda: Game.of(Setup.from_json(data)))
    if not sentence:
        setup = game.setup
        assert Setup.from_json(json.loads(json.dumps(setup.to_json()))) == setup
    else:
        assert sentence.endswith(".")


@settings(deadline=None, max_examples=60)
@given(st.lists(WORDS | st.integers(-(10**20), 10**20), max_size=20))
def test_refused_actions_change_nothing(actions: list[Any]) -> None:
    """A table refuses what it does not allow and stays as it was."""
    table = Table(Setup("flashpoint/basic", crew=2), seed=1)
    for action in actions:
        before = table.state.digest()
        sentence, _ = answer(functools.partial(table.play, action))
        if sentence:
            assert sentence.endswith(".")
            assert table.state.digest() == before


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"ruleset": "flashpoint/basics"}, "flashpoint/basic"),
        ({"ruleset": "chess/blitz"}, "chess/blitz"),
        ({"ruleset": "flashpoint/basic", "crew": 7}, "1 to 6"),
        ({"ruleset": "flashpoint/basic", "crew": 0}, "1 to 6"),
        ({"ruleset": "flashpoint/basic", "crew": True}, "crew"),
        ({"ruleset": "flashpoint/advanced", "crew": ["paramedic", "paramedic"]}, "only one"),
        ({"ruleset": "flashpoint/advanced", "crew": ["plumber"]}, "plumber"),
        ({"ruleset": "flashpoint/basic", "board": "castle"}, "castle"),
        ({"ruleset": "flashpoint/basic", "difficulty": "one-alarm"}, "difficult"),
        ({"ruleset": "flashpoint/advanced", "difficulty": "four-alarm"}, "four-alarm"),
        ({"ruleset": "flashpoint/basic", "options": {"victims": 0}}, "from 1 to"),
        ({"ruleset": "flashpoint/basic", "options": {"victims": 10**30}}, "from 1 to"),
        ({"ruleset": "flashpoint/basic", "options": {"victims": "many"}}, "whole number"),
        ({"ruleset": "flashpoint/basic", "options": {"vehicles": 1}}, "true or false"),
        ({"ruleset": "flashpoint/basic", "options": {"arrows": "up"}}, "spiral_clockwise"),
        ({"ruleset": "flashpoint/basic", "options": {"speed": 1}}, "no option 'speed'"),
        ({"ruleset": "flashpoint/experienced", "crew": ["dalmatian"]}, "dalmatian"),
        ({"ruleset": "flashpoint/family", "difficulty": "heroic"}, "difficult"),
        ({"ruleset": "flashpoint/brownstone", "board": "house_back"}, "house_back"),
        ({"ruleset": "flashpoint/brownstone", "options": {"set_up": "family"}}, "start squares"),
        ({"ruleset": "flashpoint/experienced", "options": {"hazmats": 2}}, "not both"),
        ({"ruleset": "flashpoint/basic", "files": {"plan": "+"}}, "line"),
        ({"ruleset": "flashpoint/basic", "files": {"deck": "x"}}, "deck"),
    ],
)
def test_a_bad_set_up_is_refused_with_a_sentence(setup: dict[str, Any], words: str) -> None:
    """The sentence names the field or value, and what would be right."""
    with pytest.raises(ValueError, match=words) as error:
        Game.of(Setup.from_json(setup))
    assert str(error.value).endswith(".")

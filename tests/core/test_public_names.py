"""The public face: names that are imported when they are first asked for."""

import subprocess
import sys

import pytest

import firehouse


def said(code: str) -> str:
    """What a fresh process prints."""
    command = [sys.executable, "-c", f"import sys, firehouse as fh; {code}"]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return done.stdout.strip()


def test_every_public_name_is_there() -> None:
    assert [name for name in firehouse.__all__ if not hasattr(firehouse, name)] == []


def test_a_game_is_reached_as_a_name_and_imported_only_then() -> None:
    loaded = "'firehouse.games.flashpoint' in sys.modules"
    assert said(f"print({loaded}, fh.flashpoint.__name__, {loaded})") == (
        "False firehouse.games.flashpoint True"
    )


@pytest.mark.parametrize("first", ["", "fh.Game.of(fh.Setup('hotshots/standard')); "])
def test_the_odds_are_reached_through_their_game(first: str) -> None:
    """Also where the game itself was imported before."""
    assert said(f"{first}print(fh.hotshots.odds.__name__)") == "firehouse.games.hotshots.odds"
    assert said(f"{first}print(hasattr(fh.hotshots, 'nothing'))") == "False"


@pytest.mark.parametrize("name", ["nothing", "Flashpoint", "cli", "_games"])
def test_an_unknown_name_is_an_attribute_error(name: str) -> None:
    assert said(f"print(hasattr(fh, {name!r}))") == "False"
    with pytest.raises(AttributeError, match="nowhere"):
        firehouse.nowhere  # noqa: B018

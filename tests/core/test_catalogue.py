"""Games are found by the `row` module of their package, without a list of names."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import firehouse
import firehouse.games
from firehouse.core import catalogue

ROW = """
from firehouse.core.row import GameRow

ROW = GameRow("marbles", "Marbles", "Glass on sand.", "firehouse.games.marbles.rulesets")
"""
RULESETS = """
from firehouse.core.catalogue import Ruleset

RULES_VERSION = "7"
RULESETS = (Ruleset("marbles/plain", "marbles", "Marbles"),)
"""


@pytest.fixture
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game package that the project has never heard of."""
    folder = tmp_path / "marbles"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "row.py").write_text(ROW)
    (folder / "rulesets.py").write_text(RULESETS)
    monkeypatch.setattr(firehouse.games, "__path__", [*firehouse.games.__path__, str(tmp_path)])


@pytest.mark.usefixtures("marbles")
def test_a_new_package_is_found() -> None:
    assert "marbles/plain" in [way.id for way in firehouse.rulesets()]
    assert catalogue.rules_version("marbles/plain") == "7"
    assert catalogue.ruleset("marbles/plain").title == "Marbles"
    assert catalogue.row_of("marbles/plain").load("policy") is None


def test_a_game_of_another_distribution_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Entry points of the group `firehouse.games` name rows; a second of one name is refused."""
    value = "firehouse.games.hotshots.row:ROW"
    points = [EntryPoint("twice", value, catalogue.HOME)]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: points)
    monkeypatch.setattr(catalogue, "_rows_in", catalogue._rows_in.__wrapped__)

    with pytest.raises(ValueError, match="Two games are called 'hotshots'"):
        catalogue.games()

    monkeypatch.setattr(firehouse.games, "__path__", [])
    assert [row.id for row in catalogue.games()] == ["hotshots"]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [("nowhere:ROW", "cannot be loaded"), ("firehouse.core.row:OwnFile", "must name a GameRow")],
)
def test_an_entry_point_that_names_no_row_is_named(
    monkeypatch: pytest.MonkeyPatch, value: str, sentence: str
) -> None:
    points = [EntryPoint("broken", value, catalogue.HOME)]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: points)
    monkeypatch.setattr(catalogue, "_rows_in", catalogue._rows_in.__wrapped__)

    with pytest.raises(ValueError, match=f"The game 'broken' {sentence}"):
        catalogue.games()


def test_every_id_begins_with_its_package() -> None:
    ways = firehouse.rulesets()
    assert ways
    assert all(way.id.startswith(f"{way.game}/") for way in ways)
    assert len({way.id for way in ways}) == len(ways)


@pytest.mark.parametrize("name", ["flashpoint/basics", "flashpoint", "nonsense", "", "core/basic"])
def test_unknown_rule_sets_are_refused_with_near_ones(name: str) -> None:
    with pytest.raises(ValueError, match="flashpoint/basic"):
        catalogue.ruleset(name)


def test_near_offers_everything_if_nothing_is_near() -> None:
    assert catalogue.near("qqqq", ["alpha", "beta"]) == ["alpha", "beta"]
    assert catalogue.near("alpa", ["alpha", "beta"]) == ["alpha"]
    assert catalogue.near("x", []) == []

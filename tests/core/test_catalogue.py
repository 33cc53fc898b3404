"""Games are found by the `rulesets` module of their package, without a list of names."""

from pathlib import Path

import pytest

import firehouse
from firehouse.core import catalogue

FOUND = """
from firehouse.core.catalogue import Ruleset

RULES_VERSION = "7"
RULESETS = (Ruleset("marbles/plain", "marbles", "Marbles"),)
"""


@pytest.fixture
def marbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game package that the project has never heard of, and a package that is none."""
    for name in ("marbles", "tools"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / "marbles" / "rulesets.py").write_text(FOUND)
    (tmp_path / "tools" / "__init__.py").write_text("raise AssertionError('imported')")
    monkeypatch.setattr(firehouse, "__path__", [*firehouse.__path__, str(tmp_path)])


@pytest.mark.usefixtures("marbles")
def test_a_new_package_is_found_and_others_are_not_imported() -> None:
    assert "marbles/plain" in [way.id for way in firehouse.rulesets()]
    assert catalogue.rules_version("marbles/plain") == "7"
    assert catalogue.ruleset("marbles/plain").title == "Marbles"


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
    assert catalogue.near("qqqq", ["alpha", "beta"]) == "alpha, beta"
    assert catalogue.near("alpa", ["alpha", "beta"]) == "alpha"
    assert catalogue.near("x", []) == "none"

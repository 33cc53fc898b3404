"""The games in C against the engine, step by step, in a build with every check."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from firehouse.core.catalogue import games, rulesets
from firehouse.core.setup import Setup
from firehouse.native.files import DESCRIPTION, described

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "native_check.py"
CREW = ("veteran", "rescue-dog", "structural-engineer", "fire-prevention-specialist", "paramedic")
ODD = {
    "perfect_game": True,
    "wave_rolls_over_smoke": True,
    "extinguish_through_walls": True,
    "gentle_gun": False,
    "ambulance_by_radio": False,
    "knock_down": "lie",
    "consequences_last": False,
    "saved_limit": 6,
}
TWEAKS = {
    "tweak_7_flare_ups_by_accelerate": True,
    "tweak_8_events_by_accelerate": True,
    "tweak_9_shuffle_when_empty": True,
    "tweak_10_flare_ups_leave": True,
    "tweak_13_choose_event": True,
    "tweak_14_fire_rages_too": True,
    "promos": True,
}
SETUPS = [
    *(Setup(rules.id, difficulty=(rules.difficulties or (None,))[-1]) for rules in rulesets()),
    Setup("flashpoint/experienced", difficulty="recruit", crew=CREW),
    Setup("flashpoint/second-story", board="villa", difficulty="heroic", crew=CREW, options=ODD),
    Setup("flashpoint/tragic-events", difficulty="heroic", crew=4, options=TWEAKS),
    Setup("flashpoint/brownstone", difficulty="veteran", crew=3, options={"choosing": "chosen"}),
    Setup("hotshots/standard", crew=2, options={"solo": True, "fire_cache": False}),
    Setup("hotshots/standard", crew=4, options={"choosing": "chosen", "set_up_choices": "chosen"}),
]


@pytest.fixture(scope="module")
def check() -> ModuleType:
    """The script that compares."""
    spec = importlib.util.spec_from_file_location("native_check", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.ruleset)
def test_every_step_is_the_same(check: ModuleType, libraries: Path, setup: Setup) -> None:
    """Legal lists, outcomes, luck, positions, endings; and the rule of thumb with its marks."""
    for seed in range(2):
        assert check.follow(setup, seed, 0, libraries) > 10
        assert check.follow(setup, seed, 85, libraries) > 10


def test_a_changed_source_makes_a_library_old(libraries: Path) -> None:
    """A library is taken only as long as every source is what it was made from."""
    name = games()[0].id
    assert described(name, libraries) is not None
    path = libraries / f"{name}{DESCRIPTION}"
    text = path.read_text(encoding="utf-8")
    digest = next(iter(described(name, libraries)["sources"].values()))  # type: ignore[index]
    path.write_text(text.replace(digest, "0" * 16), encoding="utf-8")
    assert described(name, libraries) is None
    path.write_text(text, encoding="utf-8")

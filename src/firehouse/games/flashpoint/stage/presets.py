"""Set-ups of Flash Point worth playing tonight, for each rule set from the easiest on."""

from __future__ import annotations

from typing import Final

from firehouse.core.phrase import phrase
from firehouse.core.setup import Setup
from firehouse.games.flashpoint.words.language import part
from firehouse.stage.presets import Preset

_BASIC: Final = "flashpoint/basic"
_ADVANCED: Final = "flashpoint/advanced"
_FAMILY: Final = "flashpoint/family"
_EXPERIENCED: Final = "flashpoint/experienced"
_BROWNSTONE: Final = "flashpoint/brownstone"
_SECOND_STORY: Final = "flashpoint/second-story"
_TRAGIC: Final = "flashpoint/tragic-events"

_SETUPS: Final[dict[str, dict[str, Setup]]] = {
    _BASIC: {
        "first-fire": Setup(_BASIC, crew=2, options={"victims": 4, "false_alarms": 2}),
        "classic": Setup(_BASIC, crew=4),
        "two-exits": Setup(_BASIC, "house_back", crew=4),
        "alone": Setup(_BASIC, crew=2),
        "brittle": Setup(_BASIC, crew=4, options={"damage_limit": 20, "points_on_board": 4}),
        "to-the-letter": Setup(
            _BASIC,
            crew=4,
            options={
                "getting_up": "and_fire",
                "extinguish_through_walls": True,
            },
        ),
    },
    _ADVANCED: {
        "first-alarm": Setup(
            _ADVANCED,
            difficulty="one-alarm",
            crew=("paramedic", "fire-captain", "rescue-specialist", "driver-operator"),
        ),
        "second-alarm": Setup(_ADVANCED, difficulty="two-alarm", crew=4),
        "third-alarm": Setup(_ADVANCED, "house_back", "three-alarm", 4),
        "alone": Setup(
            _ADVANCED, difficulty="one-alarm", crew=("rescue-specialist", "driver-operator")
        ),
        "chemical-plant": Setup(_ADVANCED, difficulty="two-alarm", crew=4, options={"hazmats": 8}),
    },
    _FAMILY: {
        "first-rescue": Setup(_FAMILY, crew=2, options={"rescue_goal": 3}),
        "classic": Setup(_FAMILY, crew=4),
        "full-engine": Setup(_FAMILY, crew=6),
        "everybody-out": Setup(_FAMILY, crew=4, options={"perfect_game": True}),
        "alone": Setup(_FAMILY, "house_back", crew=3),
        "shaky-walls": Setup(_FAMILY, crew=4, options={"damage_limit": 16}),
    },
    _EXPERIENCED: {
        "recruits": Setup(
            _EXPERIENCED,
            difficulty="recruit",
            crew=("paramedic", "cafs-firefighter", "rescue-specialist", "generalist"),
        ),
        "veterans": Setup(_EXPERIENCED, difficulty="veteran", crew=4),
        "heroes": Setup(_EXPERIENCED, "house_back", "heroic", 4),
        "odd-crew": Setup(
            _EXPERIENCED,
            difficulty="recruit",
            crew=(
                "rescue-dog",
                "veteran",
                "structural-engineer",
                "fire-prevention-specialist",
            ),
        ),
        "alone": Setup(
            _EXPERIENCED,
            difficulty="recruit",
            crew=("fire-captain", "paramedic", "cafs-firefighter"),
        ),
        "cool-head": Setup(
            _EXPERIENCED, difficulty="recruit", crew=4, options={"hot_spots": False}
        ),
    },
    _BROWNSTONE: {
        "recruits": Setup(_BROWNSTONE, difficulty="recruit", crew=4),
        "veterans": Setup(_BROWNSTONE, difficulty="veteran", crew=4),
        "heroes": Setup(_BROWNSTONE, difficulty="heroic", crew=5),
        "alone": Setup(_BROWNSTONE, difficulty="recruit", crew=3),
    },
    _SECOND_STORY: {
        "family-villa": Setup(_SECOND_STORY, "villa", "family", 4),
        "ladders": Setup(_SECOND_STORY, "villa", "recruit", 4),
        "hotel": Setup(_SECOND_STORY, "hotel", "veteran", 5),
        "inferno": Setup(_SECOND_STORY, "hotel", "heroic", 6),
        "alone": Setup(_SECOND_STORY, "villa", "family", 3),
    },
    _TRAGIC: {
        "recruits": Setup(_TRAGIC, difficulty="recruit", crew=4),
        "veterans": Setup(_TRAGIC, difficulty="veteran", crew=4),
        "slow-start": Setup(
            _TRAGIC,
            difficulty="veteran",
            crew=4,
            options={
                "tweak_1_accelerate_last": True,
                "tweak_2_respite": True,
                "tweak_5_no_saved_limit": True,
            },
        ),
        "own-fate": Setup(
            _TRAGIC, difficulty="veteran", crew=4, options={"tweak_13_choose_event": True}
        ),
        "powder-keg": Setup(
            _TRAGIC,
            difficulty="heroic",
            crew=4,
            options={"tweak_14_fire_rages_too": True, "tweak_15_more_victims": 3},
        ),
        "alone": Setup(
            _TRAGIC,
            difficulty="recruit",
            crew=3,
            options={"tweak_8_events_by_accelerate": True},
        ),
    },
}


def presets(ruleset: str) -> tuple[Preset, ...]:
    """The ready-made games of a rule set."""
    way = ruleset.partition("/")[2]
    return tuple(
        Preset(
            id,
            part(phrase(f"preset.{way}.{id}")),
            part(phrase(f"preset-about.{way}.{id}")),
            setup,
        )
        for id, setup in _SETUPS[ruleset].items()
    )

"""The set-ups in which both engines are compared: all rule sets at their hardest, and odd ones."""

from __future__ import annotations

from firehouse.core.catalogue import rulesets
from firehouse.core.setup import Setup

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

"""Set-ups of Flash Point worth playing tonight, for each rule set from the easiest on."""

from __future__ import annotations

from typing import Final

from firehouse.core.setup import Setup
from firehouse.stage.presets import Preset

_BASIC: Final = "flashpoint/basic"
_ADVANCED: Final = "flashpoint/advanced"
_FAMILY: Final = "flashpoint/family"
_EXPERIENCED: Final = "flashpoint/experienced"
_BROWNSTONE: Final = "flashpoint/brownstone"
_SECOND_STORY: Final = "flashpoint/second-story"
_TRAGIC: Final = "flashpoint/tragic-events"

PRESETS: Final[dict[str, tuple[Preset, ...]]] = {
    _BASIC: (
        Preset(
            "first-fire",
            "First fire, 20 minutes",
            "Half the victims: to learn moving, chopping and putting out.",
            Setup(_BASIC, crew=2, options={"victims": 4, "false_alarms": 2}),
        ),
        Preset(
            "classic", "The classic", "Four firefighters, four entrances.", Setup(_BASIC, crew=4)
        ),
        Preset(
            "two-exits",
            "Two ways out",
            "The back of the board: plan your way out before you go in.",
            Setup(_BASIC, "house_back", crew=4),
        ),
        Preset(
            "alone",
            "Alone",
            "One person, two firefighters, one long night.",
            Setup(_BASIC, crew=2),
        ),
        Preset(
            "brittle",
            "Brittle house",
            "Twenty damage markers in place of thirty, and a fourth point of interest.",
            Setup(_BASIC, crew=4, options={"damage_limit": 20, "points_on_board": 4}),
        ),
        Preset(
            "to-the-letter",
            "To the letter",
            "The book's open sentences taken literally: water goes through walls, and who gets "
            "up skips the fire.",
            Setup(
                _BASIC,
                crew=4,
                options={
                    "getting_up": "and_fire",
                    "extinguish_through_walls": True,
                },
            ),
        ),
    ),
    _ADVANCED: (
        Preset(
            "first-alarm",
            "First alarm",
            "All four specialists and the mildest fire.",
            Setup(
                _ADVANCED,
                difficulty="one-alarm",
                crew=("paramedic", "fire-captain", "rescue-specialist", "driver-operator"),
            ),
        ),
        Preset(
            "second-alarm",
            "Second alarm",
            "The usual game for a crew that has met.",
            Setup(_ADVANCED, difficulty="two-alarm", crew=4),
        ),
        Preset(
            "third-alarm",
            "Third alarm",
            "Four explosions, four hazmats, two ways out.",
            Setup(_ADVANCED, "house_back", "three-alarm", 4),
        ),
        Preset(
            "alone",
            "Alone",
            "A Rescue Specialist and a Driver/Operator in one pair of hands.",
            Setup(_ADVANCED, difficulty="one-alarm", crew=("rescue-specialist", "driver-operator")),
        ),
        Preset(
            "chemical-plant",
            "Chemical plant",
            "Eight hazmats among the markers.",
            Setup(_ADVANCED, difficulty="two-alarm", crew=4, options={"hazmats": 8}),
        ),
    ),
    _FAMILY: (
        Preset(
            "first-rescue",
            "First rescue, 20 minutes",
            "Three rescues win: the game to learn with.",
            Setup(_FAMILY, crew=2, options={"rescue_goal": 3}),
        ),
        Preset(
            "classic", "The classic", "Four firefighters, seven rescues.", Setup(_FAMILY, crew=4)
        ),
        Preset(
            "full-engine",
            "Full engine",
            "Six firefighters: the fire has six turns between two of yours.",
            Setup(_FAMILY, crew=6),
        ),
        Preset(
            "everybody-out",
            "Everybody out",
            "The seventh rescue does not end it: bring out all ten.",
            Setup(_FAMILY, crew=4, options={"perfect_game": True}),
        ),
        Preset(
            "alone",
            "Alone",
            "One person, three firefighters.",
            Setup(_FAMILY, "house_back", crew=3),
        ),
        Preset(
            "shaky-walls",
            "Shaky walls",
            "Sixteen damage markers bring the house down: leave the axe at home.",
            Setup(_FAMILY, crew=4, options={"damage_limit": 16}),
        ),
    ),
    _EXPERIENCED: (
        Preset(
            "recruits",
            "Recruits",
            "A crew that covers everything, at the mildest level.",
            Setup(
                _EXPERIENCED,
                difficulty="recruit",
                crew=("paramedic", "cafs-firefighter", "rescue-specialist", "generalist"),
            ),
        ),
        Preset(
            "veterans",
            "Veterans",
            "Hot spots from the start, and specialists by luck.",
            Setup(_EXPERIENCED, difficulty="veteran", crew=4),
        ),
        Preset(
            "heroes",
            "Heroes",
            "The hardest level, on the side with two entrances.",
            Setup(_EXPERIENCED, "house_back", "heroic", 4),
        ),
        Preset(
            "odd-crew",
            "The odd crew",
            "A dog, a veteran, an engineer and somebody who moves smoke.",
            Setup(
                _EXPERIENCED,
                difficulty="recruit",
                crew=(
                    "rescue-dog",
                    "veteran",
                    "structural-engineer",
                    "fire-prevention-specialist",
                ),
            ),
        ),
        Preset(
            "alone",
            "Alone",
            "One person leads a Captain, a Paramedic and foam.",
            Setup(
                _EXPERIENCED,
                difficulty="recruit",
                crew=("fire-captain", "paramedic", "cafs-firefighter"),
            ),
        ),
        Preset(
            "cool-head",
            "Without hot spots",
            "Specialists and vehicles, and a fire that never flares up.",
            Setup(_EXPERIENCED, difficulty="recruit", crew=4, options={"hot_spots": False}),
        ),
    ),
    _BROWNSTONE: (
        Preset(
            "recruits",
            "Next door is burning",
            "The mildest level, to learn the narrow house.",
            Setup(_BROWNSTONE, difficulty="recruit", crew=4),
        ),
        Preset(
            "veterans",
            "Veterans",
            "The usual game between two neighbours.",
            Setup(_BROWNSTONE, difficulty="veteran", crew=4),
        ),
        Preset(
            "heroes",
            "Heroes",
            "The hardest level.",
            Setup(_BROWNSTONE, difficulty="heroic", crew=5),
        ),
        Preset(
            "alone",
            "Alone",
            "One person, three specialists by luck.",
            Setup(_BROWNSTONE, difficulty="recruit", crew=3),
        ),
    ),
    _SECOND_STORY: (
        Preset(
            "family-villa",
            "The villa, family game",
            "Two floors and a staircase, without specialists and ladders.",
            Setup(_SECOND_STORY, "villa", "family", 4),
        ),
        Preset(
            "ladders",
            "Up the ladder",
            "The villa with vehicles: ladders reach every window.",
            Setup(_SECOND_STORY, "villa", "recruit", 4),
        ),
        Preset(
            "hotel",
            "The hotel",
            "Many guests behind many doors.",
            Setup(_SECOND_STORY, "hotel", "veteran", 5),
        ),
        Preset(
            "inferno",
            "Inferno at the hotel",
            "The hardest level, for six.",
            Setup(_SECOND_STORY, "hotel", "heroic", 6),
        ),
        Preset(
            "alone",
            "Alone",
            "One person, three firefighters, the family villa.",
            Setup(_SECOND_STORY, "villa", "family", 3),
        ),
    ),
    _TRAGIC: (
        Preset(
            "recruits",
            "First cards",
            "The mildest decks.",
            Setup(_TRAGIC, difficulty="recruit", crew=4),
        ),
        Preset(
            "veterans",
            "Veterans",
            "More Flare Ups, fewer Fire Rages between them.",
            Setup(_TRAGIC, difficulty="veteran", crew=4),
        ),
        Preset(
            "slow-start",
            "Slow start",
            "The designer's mild tweaks: Accelerate comes late, a Respite lies in the deck, and "
            "AP are saved without limit.",
            Setup(
                _TRAGIC,
                difficulty="veteran",
                crew=4,
                options={
                    "tweak_1_accelerate_last": True,
                    "tweak_2_respite": True,
                    "tweak_5_no_saved_limit": True,
                },
            ),
        ),
        Preset(
            "own-fate",
            "Choose your fate",
            "Of two Events you choose one.",
            Setup(_TRAGIC, difficulty="veteran", crew=4, options={"tweak_13_choose_event": True}),
        ),
        Preset(
            "powder-keg",
            "Powder keg",
            "Chaos: every Flare Up brings a Fire Rages along, and three more victims wait.",
            Setup(
                _TRAGIC,
                difficulty="heroic",
                crew=4,
                options={"tweak_14_fire_rages_too": True, "tweak_15_more_victims": 3},
            ),
        ),
        Preset(
            "alone",
            "Alone",
            "One person, three specialists; only Accelerate draws Events.",
            Setup(
                _TRAGIC,
                difficulty="recruit",
                crew=3,
                options={"tweak_8_events_by_accelerate": True},
            ),
        ),
    ),
}

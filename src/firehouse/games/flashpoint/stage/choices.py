"""Titles and a line of text for what can be chosen before a game of Flash Point."""

from __future__ import annotations

from typing import Final

from firehouse.games.flashpoint.data.specialists import ENGINEER, Role, engineer
from firehouse.games.flashpoint.rulesets import WAYS
from firehouse.games.flashpoint.stage.presets import PRESETS
from firehouse.games.flashpoint.words.names import several

__all__ = ["BOARDS", "OPTIONS", "PRESETS", "RULESETS", "difficulty", "has_cards", "role"]

Words = tuple[str, str]
"""A title and a line of text."""

_WAYS: Final = {way.id: way for way in WAYS}

RULESETS: Final = {
    "flashpoint/basic": "The first edition without vehicles or specialists: four AP, an axe, "
    "and a house on fire. The shortest rules.",
    "flashpoint/advanced": "The first edition with everything: explosions before the start, "
    "hazmats, fire engine and ambulance, four specialists.",
    "flashpoint/family": "The second edition for everybody: seven rescues win. "
    "The best first game.",
    "flashpoint/experienced": "The second edition with everything: specialists, vehicles, "
    "hazmats, and hot spots that flare up.",
    "flashpoint/brownstone": "A row house with neighbours on both sides: few ways in, and doors "
    "that can be chopped.",
    "flashpoint/second-story": "Two floors, a staircase, windows and portable ladders.",
    "flashpoint/tragic-events": "Decks of cards take the place of the roll: Flare Ups, and "
    "Events good and bad.",
}

BOARDS: Final[dict[str, Words]] = {
    "house_front": ("House, front side", "A family's house with an entrance on every side."),
    "house_back": ("House, back side", "A house with two entrances: longer ways out."),
    "brownstone": ("Brownstone", "Two flats between neighbours. The layout is a reconstruction."),
    "villa": ("Villa", "A home on two floors. The layout is a reconstruction."),
    "hotel": ("Hotel", "Guest rooms on two floors. The layout is a reconstruction."),
}

_DIFFICULTIES: Final = {
    "one-alarm": "One alarm",
    "two-alarm": "Two alarms",
    "three-alarm": "Three alarms",
    "recruit": "Recruit",
    "veteran": "Veteran",
    "heroic": "Heroic",
    "family": "Family",
}

OPTIONS: Final = {
    "victims": "Victims",
    "false_alarms": "False alarms",
    "hazmats": "Hidden hazmats",
    "hazmat_markers": "Open hazmats",
    "set_up": "How the fire starts",
    "explosions": "Explosions at the start",
    "enter_at_start": "Start outside",
    "points_on_board": "Points of interest on the board",
    "points_last": "New points after the fire",
    "placement": "Where points may lie",
    "arrows": "Arrows for points",
    "damage_limit": "Damage that brings the house down",
    "lost_limit": "Deaths that lose the game",
    "rescue_goal": "Rescues that win",
    "perfect_game": "Play on for a perfect game",
    "saved_limit": "AP that can be saved",
    "fire_discs": "Fire and smoke discs",
    "starved_at": "Oxygen runs out at",
    "treated_limit": "Treated victims at a time",
    "lead_limit": "Treated victims one can lead",
    "vehicles": "Fire engine and ambulance",
    "drive_rule": "Where vehicles drive",
    "ambulance_by_radio": "Ambulance by radio",
    "gentle_gun": "Deck gun harms nobody",
    "crew_change": "Crew changes",
    "crew_change_ap": "AP after a crew change",
    "specialists": "Specialists",
    "choosing": "Specialists and start player",
    "promos": "Promotional specialists",
    "knock_down": "Where the knocked down go",
    "no_end_in_fire": "No turn ends in fire",
    "fire_outside": "Fire breaks out of the house",
    "consequences_last": "People suffer last",
    "smoke_catches": "Smoke catches fire after each turn",
    "hot_spots": "Hot spots",
    "extra_hot_spots": "Hot spots at the start",
    "hot_spot_reserve": "Hot spots in reserve",
    "hot_spots_a_turn": "Hot spots added in a turn",
    "chop_doors": "Doors can be chopped",
    "getting_up": "What getting up costs",
    "wave_rolls_over_smoke": "Waves roll over smoke",
    "extinguish_through_walls": "Extinguish through walls",
    "gun_splashes_outside": "Deck gun splashes outside",
    "decks": "Fire cards and Events",
    "deck_level": "Size of the Fire deck",
    "tweak_1_accelerate_last": "Tweak 1: Accelerate last",
    "tweak_2_respite": "Tweak 2: Respite",
    "tweak_3_more_fire_rages": "Tweak 3: more Fire Rages",
    "tweak_4_fewer_flare_ups": "Tweak 4: fewer Flare Ups",
    "tweak_5_no_saved_limit": "Tweak 5: save without limit",
    "tweak_6_more_saved_ap": "Tweak 6: more AP from Flare Ups",
    "tweak_7_flare_ups_by_accelerate": "Tweak 7: Flare Ups by Accelerate alone",
    "tweak_8_events_by_accelerate": "Tweak 8: Events by Accelerate alone",
    "tweak_9_shuffle_when_empty": "Tweak 9: shuffle when empty",
    "tweak_10_flare_ups_leave": "Tweak 10: Flare Ups leave",
    "tweak_11_engineer_extinguishes": "Tweak 11: engineer extinguishes",
    "tweak_12_events_removed": "Tweak 12: Events left out",
    "tweak_13_choose_event": "Tweak 13: choose one of two Events",
    "tweak_14_fire_rages_too": "Tweak 14: Fire Rages too",
    "tweak_15_fewer_false_alarms": "Tweak 15: fewer false alarms",
    "tweak_15_more_victims": "Tweak 15: more victims",
}
"""A title for each option."""

_COUNTED: Final = (
    ("explosions", "explosion"),
    ("victims", "victim"),
    ("hazmats", "hazmat"),
    ("hazmat_markers", "hazmat"),
    ("extra_hot_spots", "extra hot spot"),
)


def difficulty(ruleset: str, name: str) -> Words:
    """A level by what it brings."""
    values = _WAYS[ruleset].difficulties[name]
    if "placement" in values and not values.get("vehicles"):
        return _DIFFICULTIES[name], "Without vehicles and specialists; explosions harm no wall."
    found = [several(int(values[key]), thing) for key, thing in _COUNTED if values.get(key)]
    return _DIFFICULTIES[name], f"{', '.join(found)}."


def has_cards(ruleset: str, difficulty: str | None) -> bool:
    """Is everybody a specialist at this level, or at the first one?"""
    way = _WAYS[ruleset]
    level = next(iter(way.difficulties), None) if difficulty is None else difficulty
    return bool({**way.options, **way.difficulties.get(level or "", {})}.get("specialists"))


def role(ruleset: str, name: str) -> Words:
    """A specialist as this way to play has it."""
    way = _WAYS[ruleset]
    found: Role = next(role for role in way.roles if role.id == name)
    if name == ENGINEER:
        found = engineer(bool(way.options.get("decks")), False)
    return found.title, found.text

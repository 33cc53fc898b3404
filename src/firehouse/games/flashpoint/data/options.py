"""Every option of Flash Point: one line of text each, and the rulebook that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.options import Value, choice, defaults, number, several, switch
from firehouse.games.flashpoint.data.files.decks_file import LEVELS, builtin_deck

_2010: Final = "Flash Point 2010"
_2011: Final = "Flash Point 2011"
_BROWNSTONE: Final = "Brownstone"
_SECOND_STORY: Final = "2nd Story"
_TRAGIC: Final = "Tragic Events"


OPTIONS: Final = (
    number("victims", 8, 1, 20, "Victims among the markers.", f"{_2010}: Advanced Game Setup"),
    number("false_alarms", 4, 0, 20, "False alarms among the markers.", _2010),
    number("hazmats", 0, 0, 20, "Hazmats among the markers.", _2010),
    number("hazmat_markers", 0, 0, 6, "Hazmats that lie open from the start.", _2011),
    choice(
        "set_up",
        ("basic", "family", "explosions", "staged", "unharmed"),
        "How the fire starts: on the plan's basic or family squares, by explosions anywhere, by "
        "the second edition's staged explosions, or by explosions that leave the walls whole.",
        f"{_2010} and {_2011}: Setup",
    ),
    number("explosions", 0, 0, 8, "Explosions before the game.", f"{_2010}: Advanced Game Setup"),
    switch("enter_at_start", False, "Firefighters stand outside before the first turn.", _2011),
    number("points_on_board", 3, 1, 6, "Points of interest to be on the board.", _2010),
    switch("points_last", False, "New points come after the fire, not before the turn.", _2011),
    choice(
        "placement",
        ("arrows", "empty", "clearing"),
        "Where a point may lie: not on fire, markers or firefighters, along the arrows; also not "
        "on smoke; or anywhere without a marker, putting out fire and smoke.",
        f"{_2010}: Detect POI Phase; {_2011}: Replenish POI",
    ),
    choice(
        "arrows",
        ("spiral_clockwise", "spiral_counterclockwise", "inwards", "each_floor"),
        "The way a point of interest takes when it cannot be placed where it was rolled.",
        f"{_2010}: Detect POI Phase",
    ),
    number("damage_limit", 30, 1, 80, "Damage markers; the last brings the house down.", _2010),
    number("lost_limit", 3, 1, 20, "Victims whose death loses the game.", f"{_2010}: End of Game"),
    number("rescue_goal", 0, 0, 20, "Rescues that win; 0: all are to be accounted for.", _2011),
    switch("perfect_game", False, "Play on after the goal, to rescue everybody.", _2011),
    number("saved_limit", 4, 0, 20, "AP a firefighter may save.", f"{_2010}: Actions"),
    number("fire_discs", 36, 12, 48, "Discs for fire and smoke.", f"{_2010}: Components List"),
    number(
        "starved_at",
        4,
        0,
        12,
        "Discs left in reserve that starve the fire of oxygen; 0 switches the rule off.",
        f"{_2010}: Running Out of Fire Discs?",
    ),
    number("treated_limit", 3, 0, 3, "Victims treated at the same time.", f"{_2010}: Paramedic"),
    number("lead_limit", 3, 1, 3, "Treated victims that one firefighter may lead.", _2011),
    switch("vehicles", False, "Engine and ambulance; victims go to the ambulance.", _2010),
    choice(
        "drive_rule",
        ("next", "side", "any"),
        "Where a vehicle drives: to the next spot; also across, at double price; or anywhere.",
        f"{_2010}; {_BROWNSTONE}; {_SECOND_STORY}",
    ),
    switch("ambulance_by_radio", False, "The ambulance drives at anybody's call.", _2011),
    switch("gentle_gun", False, "The deck gun needs an empty area and harms nobody.", _2011),
    switch("crew_change", False, "Specialists may be exchanged at the engine.", _2011),
    choice(
        "crew_change_ap",
        ("new_card", "old_card"),
        "Whose AP a crew change goes on with, less its price: the new card's, or the old one's.",
        f"{_2011}: Crew Change",
    ),
    switch("specialists", False, "Every firefighter is a specialist.", f"{_2010}: Specialists"),
    choice(
        "choosing",
        ("dealt", "chosen"),
        "Specialists and start player: dealt, and the first of the crew begins; or chosen by the "
        "players when fire and points lie there.",
        f"{_2010}: Advanced Game Setup; {_BROWNSTONE}: Setup",
    ),
    switch("promos", False, "Promotional specialists are in the deck of cards.", _2011),
    choice(
        "knock_down",
        ("lie", "nearest", "ambulance"),
        "Where a firefighter goes who is knocked down: nowhere, to the nearest ambulance spot, or "
        "to the ambulance.",
        f"{_2010}; {_2011}",
    ),
    switch("no_end_in_fire", False, "Nobody may end a turn in a burning square.", _2011),
    switch("fire_outside", False, "Shock waves set the squares outside on fire.", _2011),
    switch("consequences_last", False, "People suffer after all fire of a roll has spread.", _2011),
    switch("smoke_catches", False, "Smoke beside fire ignites after the actions.", _2011),
    switch("hot_spots", False, "Hot spots and flare-ups.", f"{_2011}: HotSpot Note"),
    number("extra_hot_spots", 0, 0, 12, "Hot spots placed before the game.", _2011),
    number("hot_spot_reserve", 6, 0, 24, "Hot spots that flare-ups may add.", _2011),
    number(
        "hot_spots_a_turn",
        0,
        0,
        12,
        "Hot spots that flare-ups and hazmats may add in one turn; 0: any number.",
        f"{_BROWNSTONE}: Game Play",
    ),
    switch("chop_doors", False, "Doors can be chopped.", f"{_BROWNSTONE}: Chop"),
    choice(
        "getting_up",
        ("actions", "and_fire", "whole_turn"),
        "What a firefighter who gets up forfeits: the actions of that turn; the Advance Fire too; "
        "or the whole turn with its new points.",
        f"{_2010}: Getting Knocked Down",
    ),
    switch(
        "wave_rolls_over_smoke",
        True,
        "A shock wave travels on over smoke instead of igniting it and stopping.",
        f"{_2010}: Explosions",
    ),
    switch(
        "extinguish_through_walls",
        False,
        "Extinguishing reaches adjacent squares behind walls and closed doors.",
        f"{_2010}: Actions, read to the letter",
    ),
    switch(
        "gun_splashes_outside",
        False,
        "The deck gun also hits who is outside beside its target.",
        f"{_2010}: FIRE THE DECK GUN",
    ),
    switch("decks", False, "Fire cards and Events take the place of the roll.", _TRAGIC),
    choice("deck_level", LEVELS, "How many Fire cards and Flare Ups there are.", _TRAGIC),
    switch(
        "tweak_1_accelerate_last",
        False,
        "Tweak 1: Accelerate and two Fire Rages start at the bottom of the Fire deck.",
        _TRAGIC,
    ),
    switch("tweak_2_respite", False, "Tweak 2: Respite is in the Fire deck.", _TRAGIC),
    number("tweak_3_more_fire_rages", 0, 0, 15, "Tweak 3: so many Fire Rages more.", _TRAGIC),
    number("tweak_4_fewer_flare_ups", 0, 0, 20, "Tweak 4: so many Flare Ups fewer.", _TRAGIC),
    switch("tweak_5_no_saved_limit", False, "Tweak 5: any number of AP is saved.", _TRAGIC),
    number("tweak_6_more_saved_ap", 0, 0, 6, "Tweak 6: Flare Ups give more saved AP.", _TRAGIC),
    switch(
        "tweak_7_flare_ups_by_accelerate",
        False,
        "Tweak 7: only Accelerate adds Flare Ups to the Fire deck.",
        _TRAGIC,
    ),
    switch(
        "tweak_8_events_by_accelerate", False, "Tweak 8: only Accelerate draws Events.", _TRAGIC
    ),
    switch(
        "tweak_9_shuffle_when_empty",
        False,
        "Tweak 9: the Fire deck is shuffled when it is empty, not by Accelerate.",
        _TRAGIC,
    ),
    switch(
        "tweak_10_flare_ups_leave",
        False,
        "Tweak 10: Flare Ups that the Structural Engineer takes leave the game.",
        _TRAGIC,
    ),
    switch(
        "tweak_11_engineer_extinguishes",
        False,
        "Tweak 11: the Structural Engineer extinguishes at double price.",
        _TRAGIC,
    ),
    several(
        "tweak_12_events_removed",
        tuple(event.id for event in builtin_deck().events),
        "Tweak 12: Events that are left out, with spaces between them.",
        _TRAGIC,
    ),
    switch("tweak_13_choose_event", False, "Tweak 13: draw two Events, choose one.", _TRAGIC),
    switch(
        "tweak_14_fire_rages_too",
        False,
        "Tweak 14: with each Flare Up a Fire Rages joins the Fire deck.",
        _TRAGIC,
    ),
    number(
        "tweak_15_fewer_false_alarms", 0, 0, 5, "Tweak 15: so many false alarms fewer.", _TRAGIC
    ),
    number("tweak_15_more_victims", 0, 0, 5, "Tweak 15: so many victims more.", _TRAGIC),
)

DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)

PLACE_EMPTY: Final = 1
PLACE_CLEARING: Final = 2
DRIVE_SIDE: Final = 1
DRIVE_ANY: Final = 2
NEW_CARD: Final = 0
DOWN_LIE: Final = 0
DOWN_NEAREST: Final = 1
UP_ACTIONS: Final = 0
UP_WHOLE_TURN: Final = 2


class Options:
    """The record that all rules read; what differs between rule sets is a field of it."""

    victims: i64
    false_alarms: i64
    hazmats: i64
    hazmat_markers: i64
    explosions: i64
    points_on_board: i64
    placement: i64
    damage_limit: i64
    lost_limit: i64
    rescue_goal: i64
    saved_limit: i64
    fire_discs: i64
    starved_at: i64
    treated_limit: i64
    lead_limit: i64
    drive_rule: i64
    crew_change_ap: i64
    knock_down: i64
    extra_hot_spots: i64
    hot_spot_reserve: i64
    getting_up: i64
    hot_spots_a_turn: i64

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        values: dict[str, Value] = {**DEFAULTS, **chosen}
        self.victims = int(values["victims"])
        self.false_alarms = int(values["false_alarms"])
        self.hazmats = int(values["hazmats"])
        self.hazmat_markers = int(values["hazmat_markers"])
        self.set_up = str(values["set_up"])
        self.explosions = int(values["explosions"])
        self.enter_at_start = bool(values["enter_at_start"])
        self.points_on_board = int(values["points_on_board"])
        self.points_last = bool(values["points_last"])
        self.placement = _index("placement", values)
        self.arrows = str(values["arrows"])
        self.damage_limit = int(values["damage_limit"])
        self.lost_limit = int(values["lost_limit"])
        self.rescue_goal = int(values["rescue_goal"])
        self.perfect_game = bool(values["perfect_game"])
        self.saved_limit = int(values["saved_limit"])
        self.fire_discs = int(values["fire_discs"])
        self.starved_at = int(values["starved_at"])
        self.treated_limit = int(values["treated_limit"])
        self.lead_limit = int(values["lead_limit"])
        self.vehicles = bool(values["vehicles"])
        self.drive_rule = _index("drive_rule", values)
        self.ambulance_by_radio = bool(values["ambulance_by_radio"])
        self.gentle_gun = bool(values["gentle_gun"])
        self.crew_change = bool(values["crew_change"])
        self.crew_change_ap = _index("crew_change_ap", values)
        self.specialists = bool(values["specialists"])
        self.chosen = values["choosing"] == "chosen"
        """Do the players choose their specialists and who begins?"""
        self.promos = bool(values["promos"])
        self.knock_down = _index("knock_down", values)
        self.no_end_in_fire = bool(values["no_end_in_fire"])
        self.fire_outside = bool(values["fire_outside"])
        self.consequences_last = bool(values["consequences_last"])
        self.smoke_catches = bool(values["smoke_catches"])
        self.hot_spots = bool(values["hot_spots"])
        self.extra_hot_spots = int(values["extra_hot_spots"])
        self.hot_spot_reserve = int(values["hot_spot_reserve"])
        self.hot_spots_a_turn = int(values["hot_spots_a_turn"])
        self.chop_doors = bool(values["chop_doors"])
        self.getting_up = _index("getting_up", values)
        self.wave_rolls_over_smoke = bool(values["wave_rolls_over_smoke"])
        self.extinguish_through_walls = bool(values["extinguish_through_walls"])
        self.gun_splashes_outside = bool(values["gun_splashes_outside"])
        self.decks = bool(values["decks"])
        self.flare_ups_by_accelerate = bool(values["tweak_7_flare_ups_by_accelerate"])
        self.events_by_accelerate = bool(values["tweak_8_events_by_accelerate"])
        self.shuffle_when_empty = bool(values["tweak_9_shuffle_when_empty"])
        self.flare_ups_leave = bool(values["tweak_10_flare_ups_leave"])
        self.choose_event = bool(values["tweak_13_choose_event"])
        self.fire_rages_too = bool(values["tweak_14_fire_rages_too"])


def _index(name: str, values: Mapping[str, Value]) -> int:
    """The number of a choice, for rules that are asked often."""
    choices = next(option.choices for option in OPTIONS if option.name == name)
    return choices.index(str(values[name]))

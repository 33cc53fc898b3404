"""Every option of Flash Point: one line of text each, and the rulebook that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.options import Rows, Value, defaults
from firehouse.games.flashpoint.data.files.decks_file import LEVELS
from firehouse.games.flashpoint.data.tweaks import TRAGIC, Tweaks

_2010: Final = "Flash Point 2010"
_2011: Final = "Flash Point 2011"
_BROWNSTONE: Final = "Brownstone"
_SECOND_STORY: Final = "2nd Story"

PLACE_EMPTY: Final = 1
PLACE_CLEARING: Final = 2
DRIVE_SIDE: Final = 1
DRIVE_ANY: Final = 2
NEW_CARD: Final = 0
DOWN_LIE: Final = 0
DOWN_NEAREST: Final = 1
UP_ACTIONS: Final = 0
UP_WHOLE_TURN: Final = 2


class Options(Tweaks):
    """The record that all rules read: every option once, as a row and as the field it fills.

    What no rule reads during a game, but only who sets it up, has no field.
    """

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        of = Rows(chosen)
        self.victims: i64 = of.number(
            "victims",
            "Victims",
            8,
            1,
            20,
            "Victims among the markers.",
            f"{_2010}: Advanced Game Setup",
        )
        self.false_alarms: i64 = of.number(
            "false_alarms", "False alarms", 4, 0, 20, "False alarms among the markers.", _2010
        )
        self.hazmats: i64 = of.number(
            "hazmats", "Hidden hazmats", 0, 0, 20, "Hazmats among the markers.", _2010
        )
        self.hazmat_markers: i64 = of.number(
            "hazmat_markers",
            "Open hazmats",
            0,
            0,
            6,
            "Hazmats that lie open from the start.",
            _2011,
        )
        self.set_up: str = of.word(
            "set_up",
            "How the fire starts",
            ("basic", "family", "explosions", "staged", "unharmed"),
            "How the fire starts: on the plan's basic or family squares, by explosions "
            "anywhere, by the second edition's staged explosions, or by explosions that "
            "leave the walls whole.",
            f"{_2010} and {_2011}: Setup",
        )
        self.explosions: i64 = of.number(
            "explosions",
            "Explosions at the start",
            0,
            0,
            8,
            "Explosions before the game.",
            f"{_2010}: Advanced Game Setup",
        )
        self.enter_at_start: bool = of.switch(
            "enter_at_start",
            "Start outside",
            False,
            "Firefighters stand outside before the first turn.",
            _2011,
        )
        self.points_on_board: i64 = of.number(
            "points_on_board",
            "Points of interest on the board",
            3,
            1,
            6,
            "Points of interest to be on the board.",
            _2010,
        )
        self.points_last: bool = of.switch(
            "points_last",
            "New points after the fire",
            False,
            "New points come after the fire, not before the turn.",
            _2011,
        )
        self.placement: i64 = of.choice(
            "placement",
            "Where points may lie",
            ("arrows", "empty", "clearing"),
            "Where a point may lie: not on fire, markers or firefighters, along the arrows; "
            "also not on smoke; or anywhere without a marker, putting out fire and smoke.",
            f"{_2010}: Detect POI Phase; {_2011}: Replenish POI",
        )
        self.arrows: str = of.word(
            "arrows",
            "Arrows for points",
            ("spiral_clockwise", "spiral_counterclockwise", "inwards", "each_floor"),
            "The way a point of interest takes when it cannot be placed where it was rolled.",
            f"{_2010}: Detect POI Phase",
        )
        self.damage_limit: i64 = of.number(
            "damage_limit",
            "Damage that brings the house down",
            30,
            1,
            80,
            "Damage markers; the last brings the house down.",
            _2010,
        )
        self.lost_limit: i64 = of.number(
            "lost_limit",
            "Deaths that lose the game",
            3,
            1,
            20,
            "Victims whose death loses the game.",
            f"{_2010}: End of Game",
        )
        self.rescue_goal: i64 = of.number(
            "rescue_goal",
            "Rescues that win",
            0,
            0,
            20,
            "Rescues that win; 0: all are to be accounted for.",
            _2011,
        )
        self.perfect_game: bool = of.switch(
            "perfect_game",
            "Play on for a perfect game",
            False,
            "Play on after the goal, to rescue everybody.",
            _2011,
        )
        self.saved_limit: i64 = of.number(
            "saved_limit",
            "AP that can be saved",
            4,
            0,
            20,
            "AP a firefighter may save.",
            f"{_2010}: Actions",
        )
        self.fire_discs: i64 = of.number(
            "fire_discs",
            "Fire and smoke discs",
            36,
            12,
            48,
            "Discs for fire and smoke.",
            f"{_2010}: Components List",
        )
        self.starved_at: i64 = of.number(
            "starved_at",
            "Oxygen runs out at",
            4,
            0,
            12,
            "Discs left in reserve that starve the fire of oxygen; 0 switches the rule off.",
            f"{_2010}: Running Out of Fire Discs?",
        )
        self.treated_limit: i64 = of.number(
            "treated_limit",
            "Treated victims at a time",
            3,
            0,
            3,
            "Victims treated at the same time.",
            f"{_2010}: Paramedic",
        )
        self.lead_limit: i64 = of.number(
            "lead_limit",
            "Treated victims one can lead",
            3,
            1,
            3,
            "Treated victims that one firefighter may lead.",
            _2011,
        )
        self.vehicles: bool = of.switch(
            "vehicles",
            "Fire engine and ambulance",
            False,
            "Engine and ambulance; victims go to the ambulance.",
            _2010,
        )
        self.drive_rule: i64 = of.choice(
            "drive_rule",
            "Where vehicles drive",
            ("next", "side", "any"),
            "Where a vehicle drives: to the next spot; also across, at double price; or anywhere.",
            f"{_2010}; {_BROWNSTONE}; {_SECOND_STORY}",
        )
        self.ambulance_by_radio: bool = of.switch(
            "ambulance_by_radio",
            "Ambulance by radio",
            False,
            "The ambulance drives at anybody's call.",
            _2011,
        )
        self.gentle_gun: bool = of.switch(
            "gentle_gun",
            "Deck gun harms nobody",
            False,
            "The deck gun needs an empty area and harms nobody.",
            _2011,
        )
        self.crew_change: bool = of.switch(
            "crew_change",
            "Crew changes",
            False,
            "Specialists may be exchanged at the engine.",
            _2011,
        )
        self.crew_change_ap: i64 = of.choice(
            "crew_change_ap",
            "AP after a crew change",
            ("new_card", "old_card"),
            "Whose AP a crew change goes on with, less its price: the new card's, or the old "
            "one's.",
            f"{_2011}: Crew Change",
        )
        self.specialists: bool = of.switch(
            "specialists",
            "Specialists",
            False,
            "Every firefighter is a specialist.",
            f"{_2010}: Specialists",
        )
        self.chosen: bool = (
            of.word(
                "choosing",
                "Specialists and start player",
                ("dealt", "chosen"),
                "Specialists and start player: dealt, and the first of the crew begins; or "
                "chosen by the players when fire and points lie there.",
                f"{_2010}: Advanced Game Setup; {_BROWNSTONE}: Setup",
            )
            == "chosen"
        )
        """Do the players choose their specialists and who begins?"""
        self.promos: bool = of.switch(
            "promos",
            "Promotional specialists",
            False,
            "Promotional specialists are in the deck of cards.",
            _2011,
        )
        self.knock_down: i64 = of.choice(
            "knock_down",
            "Where the knocked down go",
            ("lie", "nearest", "ambulance"),
            "Where a firefighter goes who is knocked down: nowhere, to the nearest ambulance "
            "spot, or to the ambulance.",
            f"{_2010}; {_2011}",
        )
        self.no_end_in_fire: bool = of.switch(
            "no_end_in_fire",
            "No turn ends in fire",
            False,
            "Nobody may end a turn in a burning square.",
            _2011,
        )
        self.fire_outside: bool = of.switch(
            "fire_outside",
            "Fire breaks out of the house",
            False,
            "Shock waves set the squares outside on fire.",
            _2011,
        )
        self.consequences_last: bool = of.switch(
            "consequences_last",
            "People suffer last",
            False,
            "People suffer after all fire of a roll has spread.",
            _2011,
        )
        self.smoke_catches: bool = of.switch(
            "smoke_catches",
            "Smoke catches fire after each turn",
            False,
            "Smoke beside fire ignites after the actions.",
            _2011,
        )
        self.hot_spots: bool = of.switch(
            "hot_spots", "Hot spots", False, "Hot spots and flare-ups.", f"{_2011}: HotSpot Note"
        )
        self.extra_hot_spots: i64 = of.number(
            "extra_hot_spots",
            "Hot spots at the start",
            0,
            0,
            12,
            "Hot spots placed before the game.",
            _2011,
        )
        self.hot_spot_reserve: i64 = of.number(
            "hot_spot_reserve",
            "Hot spots in reserve",
            6,
            0,
            24,
            "Hot spots that flare-ups may add.",
            _2011,
        )
        self.hot_spots_a_turn: i64 = of.number(
            "hot_spots_a_turn",
            "Hot spots added in a turn",
            0,
            0,
            12,
            "Hot spots that flare-ups and hazmats may add in one turn; 0: any number.",
            f"{_BROWNSTONE}: Game Play",
        )
        self.chop_doors: bool = of.switch(
            "chop_doors",
            "Doors can be chopped",
            False,
            "Doors can be chopped.",
            f"{_BROWNSTONE}: Chop",
        )
        self.getting_up: i64 = of.choice(
            "getting_up",
            "What getting up costs",
            ("actions", "and_fire", "whole_turn"),
            "What a firefighter who gets up forfeits: the actions of that turn; the Advance "
            "Fire too; or the whole turn with its new points.",
            f"{_2010}: Getting Knocked Down",
        )
        self.wave_rolls_over_smoke: bool = of.switch(
            "wave_rolls_over_smoke",
            "Waves roll over smoke",
            True,
            "A shock wave travels on over smoke instead of igniting it and stopping.",
            f"{_2010}: Explosions",
        )
        self.extinguish_through_walls: bool = of.switch(
            "extinguish_through_walls",
            "Extinguish through walls",
            False,
            "Extinguishing reaches adjacent squares behind walls and closed doors.",
            f"{_2010}: Actions, read to the letter",
        )
        self.gun_splashes_outside: bool = of.switch(
            "gun_splashes_outside",
            "Deck gun splashes outside",
            False,
            "The deck gun also hits who is outside beside its target.",
            f"{_2010}: FIRE THE DECK GUN",
        )
        self.decks: bool = of.switch(
            "decks",
            "Fire cards and Events",
            False,
            "Fire cards and Events take the place of the roll.",
            TRAGIC,
        )
        of.word(
            "deck_level",
            "Size of the Fire deck",
            LEVELS,
            "How many Fire cards and Flare Ups there are.",
            TRAGIC,
        )
        super().__init__(of)
        self.rows = of.rows
        """How each option is described."""


OPTIONS: Final = tuple(Options({}).rows)
DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)

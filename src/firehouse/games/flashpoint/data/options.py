"""Every option of Flash Point: its name, kind, bounds and default; [option] has its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.options import Rows, Value, defaults
from firehouse.games.flashpoint.data.files.decks_file import LEVELS
from firehouse.games.flashpoint.data.tweaks import Tweaks

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
        self.victims: i64 = of.number("victims", 8, 1, 20)
        self.false_alarms: i64 = of.number("false_alarms", 4, 0, 20)
        self.hazmats: i64 = of.number("hazmats", 0, 0, 20)
        self.hazmat_markers: i64 = of.number("hazmat_markers", 0, 0, 6)
        self.set_up: str = of.word(
            "set_up", ("basic", "family", "explosions", "staged", "unharmed")
        )
        self.explosions: i64 = of.number("explosions", 0, 0, 8)
        self.enter_at_start: bool = of.switch("enter_at_start", False)
        self.points_on_board: i64 = of.number("points_on_board", 3, 1, 6)
        self.points_last: bool = of.switch("points_last", False)
        self.placement: i64 = of.choice("placement", ("arrows", "empty", "clearing"))
        self.arrows: str = of.word(
            "arrows", ("spiral_clockwise", "spiral_counterclockwise", "inwards", "each_floor")
        )
        self.damage_limit: i64 = of.number("damage_limit", 30, 1, 80)
        self.lost_limit: i64 = of.number("lost_limit", 3, 1, 20)
        self.rescue_goal: i64 = of.number("rescue_goal", 0, 0, 20)
        self.perfect_game: bool = of.switch("perfect_game", False)
        self.saved_limit: i64 = of.number("saved_limit", 4, 0, 20)
        self.fire_discs: i64 = of.number("fire_discs", 36, 12, 48)
        self.starved_at: i64 = of.number("starved_at", 4, 0, 12)
        self.treated_limit: i64 = of.number("treated_limit", 3, 0, 3)
        self.lead_limit: i64 = of.number("lead_limit", 3, 1, 3)
        self.vehicles: bool = of.switch("vehicles", False)
        self.drive_rule: i64 = of.choice("drive_rule", ("next", "side", "any"))
        self.ambulance_by_radio: bool = of.switch("ambulance_by_radio", False)
        self.gentle_gun: bool = of.switch("gentle_gun", False)
        self.crew_change: bool = of.switch("crew_change", False)
        self.crew_change_ap: i64 = of.choice("crew_change_ap", ("new_card", "old_card"))
        self.specialists: bool = of.switch("specialists", False)
        self.chosen: bool = of.word("choosing", ("dealt", "chosen")) == "chosen"
        """Do the players choose their specialists and who begins?"""
        self.promos: bool = of.switch("promos", False)
        self.knock_down: i64 = of.choice("knock_down", ("lie", "nearest", "ambulance"))
        self.no_end_in_fire: bool = of.switch("no_end_in_fire", False)
        self.fire_outside: bool = of.switch("fire_outside", False)
        self.consequences_last: bool = of.switch("consequences_last", False)
        self.smoke_catches: bool = of.switch("smoke_catches", False)
        self.hot_spots: bool = of.switch("hot_spots", False)
        self.extra_hot_spots: i64 = of.number("extra_hot_spots", 0, 0, 12)
        self.hot_spot_reserve: i64 = of.number("hot_spot_reserve", 6, 0, 24)
        self.hot_spots_a_turn: i64 = of.number("hot_spots_a_turn", 0, 0, 12)
        self.chop_doors: bool = of.switch("chop_doors", False)
        self.getting_up: i64 = of.choice("getting_up", ("actions", "and_fire", "whole_turn"))
        self.wave_rolls_over_smoke: bool = of.switch("wave_rolls_over_smoke", True)
        self.extinguish_through_walls: bool = of.switch("extinguish_through_walls", False)
        self.gun_splashes_outside: bool = of.switch("gun_splashes_outside", False)
        self.decks: bool = of.switch("decks", False)
        of.word("deck_level", LEVELS)
        super().__init__(of)
        self.rows = of.rows
        """How each option is described."""


OPTIONS: Final = tuple(Options({}).rows)
DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)

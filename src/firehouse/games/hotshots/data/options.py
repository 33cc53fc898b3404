"""Every option of Hotshots: its name, kind, bounds and default; [option] has its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.options import Rows, Value, defaults

NO_TOKEN_LIMIT: Final = 16
LAKE_BY_LAYOUT: Final = "layout"
LAKE_IN_CENTRE: Final = "centre"
LAKE_IN_CORNER: Final = "corner"
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
NOT_COUNTED: Final = "not-counted"


class Options:
    """The record that all rules read: every option once, as a row and as the field it fills."""

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        of = Rows(chosen)
        self.lake: str = of.word("lake", (LAKE_BY_LAYOUT, LAKE_IN_CENTRE, LAKE_IN_CORNER))
        self.base_far: bool = of.switch("base_far", False)
        self.fire_cache: bool = of.switch("fire_cache", True)
        self.token_limit: i64 = of.number("token_limit", 3, 0, NO_TOKEN_LIMIT)
        self.small_fires: i64 = of.number("small_fires", 2, 0, 2)
        self.starting_tokens: i64 = of.number("starting_tokens", 0, 0, 3)
        self.embers_leave: bool = of.switch("embers_leave", False)
        self.scorch_limit: i64 = of.number("scorch_limit", 8, 1, 18)
        self.gusts: bool = of.switch("gusts", True)
        self.token_choice: bool = of.switch("token_choice", False)
        self.scorch_takes_token: bool = of.switch("scorch_takes_token", False)
        self.extra_fires: i64 = of.number("extra_fires", 0, 0, 3)
        self.dice_recovered: i64 = of.number("dice_recovered", 6, 1, 6)
        self.flames: i64 = of.number("flames", 30, 18, 60)
        self.new_fires: bool = of.switch("new_fires", False)
        self.set_up_chosen: bool = of.word("set_up_choices", (DEALT, CHOSEN)) == CHOSEN
        """Do the players choose what the set-up leaves open?"""
        self.uneven_pile: str = of.word("uneven_pile", (NOT_COUNTED, "top", "middle", "bottom"))
        self.firebreaks: i64 = of.number("firebreaks", 20, 3, 60)
        self.shuffles: i64 = of.number("shuffles", 1, 0, 9)
        self.stand_in: bool = of.switch("stand_in", False)
        self.chosen: bool = of.word("choosing", (DEALT, CHOSEN)) == CHOSEN
        """Do the players choose their characters and who begins?"""
        self.solo: bool = of.switch("solo", False)
        self.rows = of.rows
        """How each option is described."""


OPTIONS: Final = tuple(Options({}).rows)
DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)

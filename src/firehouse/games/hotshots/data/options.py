"""Every option of Hotshots: one line of text each, and the part of the book that asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from firehouse.core.options import Value, choice, defaults, number, switch

NO_TOKEN_LIMIT: Final = 16
LAKE_BY_LAYOUT: Final = "layout"
LAKE_IN_CENTRE: Final = "centre"
LAKE_IN_CORNER: Final = "corner"
DEALT: Final = "dealt"
CHOSEN: Final = "chosen"
NOT_COUNTED: Final = "not-counted"

_LESS_HEAT: Final = "Alternate rules: A Little Less Heat"
_NOT_MUCH: Final = "Alternate rules: Not Much of a Fire"
_BARELY: Final = "Alternate rules: Barely Even Warm"
_WARMER: Final = "Alternate rules: Getting Warmer"
_ALARM: Final = "Alternate rules: 5-Alarm Fire"
_STORM: Final = "Alternate rules: Firestorm"


OPTIONS: Final = (
    choice(
        "lake",
        (LAKE_BY_LAYOUT, LAKE_IN_CENTRE, LAKE_IN_CORNER),
        "Where the Lake lies: as the layout or luck has it, in the centre, or in a corner.",
        f"{_LESS_HEAT}; {_WARMER}",
    ),
    switch(
        "base_far", False, "The Air Attack Base lies as far from the Fire Camp as can be.", _WARMER
    ),
    switch("fire_cache", True, "The Fire Cache is in the game.", _LESS_HEAT),
    number(
        "token_limit",
        3,
        0,
        NO_TOKEN_LIMIT,
        "Reward tokens a player may hold; 16 is no limit.",
        f"Reward Tokens; {_LESS_HEAT}",
    ),
    number("small_fires", 2, 0, 2, "Starting fires on tiles with a scorch limit of 3.", _NOT_MUCH),
    number("starting_tokens", 0, 0, 3, "Reward tokens each player starts with.", _NOT_MUCH),
    switch("embers_leave", False, "Ember cards leave the game at the shuffle.", _NOT_MUCH),
    number("scorch_limit", 8, 1, 18, "Scorched tiles that lose the game.", f"{_BARELY}; {_STORM}"),
    switch("gusts", True, "The two Gust cards are in the deck.", _BARELY),
    switch("token_choice", False, "A reward token is chosen from two.", _BARELY),
    switch("scorch_takes_token", False, "Every scorch takes a token from the supply.", _WARMER),
    number("extra_fires", 0, 0, 3, "Further starting fires.", _ALARM),
    number("dice_recovered", 6, 1, 6, "Dice that a turn's end at the Fire Camp brings.", _ALARM),
    number("flames", 30, 18, 60, "Flame tokens.", f"Components; {_ALARM}"),
    switch(
        "new_fires",
        False,
        "A Fire Increase card starts a fire where no tile of its number burns.",
        _STORM,
    ),
    choice(
        "set_up_choices",
        (DEALT, CHOSEN),
        "Which small fires burn, where further fires start and which cell stays empty: dealt by "
        "luck, or chosen by the players.",
        f"{_LESS_HEAT}; {_NOT_MUCH}; {_ALARM}, where the text is open",
    ),
    choice(
        "uneven_pile",
        (NOT_COUNTED, "top", "middle", "bottom"),
        "Which of the Fire deck's piles has a card more, or less, than the others.",
        "Game Setup 6, where the text is open",
    ),
    number("firebreaks", 20, 3, 60, "Firebreak tokens.", "Components"),
    number("shuffles", 1, 0, 9, "How often the Fire deck may be shuffled.", "Draw 1 Fire Card"),
    switch(
        "stand_in",
        False,
        "A token may be a roll's match although a die matches; then no die is locked.",
        "Reward Tokens, where the text is open",
    ),
    choice(
        "choosing",
        ("dealt", "chosen"),
        "Characters and starting player: dealt, and the first of the crew begins; or chosen by "
        "the players when the fires burn.",
        "Game Setup",
    ),
    switch("solo", False, "One player has a crew of two characters.", "Single Player Rules"),
)

RETIRED: Final = {
    "shares": "a turn's player may share one token with each other player on the tile, at any time",
}
"""Options of older versions, and what is played in their place."""

DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)


class Options:
    """The record that all rules read; what differs between ways to play is a field of it."""

    token_limit: i64
    small_fires: i64
    starting_tokens: i64
    scorch_limit: i64
    extra_fires: i64
    dice_recovered: i64
    flames: i64
    firebreaks: i64
    shuffles: i64

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        values: dict[str, Value] = {**DEFAULTS, **chosen}
        self.lake = str(values["lake"])
        self.base_far = bool(values["base_far"])
        self.fire_cache = bool(values["fire_cache"])
        self.token_limit = int(values["token_limit"])
        self.small_fires = int(values["small_fires"])
        self.starting_tokens = int(values["starting_tokens"])
        self.embers_leave = bool(values["embers_leave"])
        self.scorch_limit = int(values["scorch_limit"])
        self.gusts = bool(values["gusts"])
        self.token_choice = bool(values["token_choice"])
        self.scorch_takes_token = bool(values["scorch_takes_token"])
        self.extra_fires = int(values["extra_fires"])
        self.dice_recovered = int(values["dice_recovered"])
        self.flames = int(values["flames"])
        self.new_fires = bool(values["new_fires"])
        self.set_up_chosen = values["set_up_choices"] == CHOSEN
        """Do the players choose what the set-up leaves open?"""
        self.uneven_pile = str(values["uneven_pile"])
        self.firebreaks = int(values["firebreaks"])
        self.shuffles = int(values["shuffles"])
        self.stand_in = bool(values["stand_in"])
        self.chosen = values["choosing"] == "chosen"
        """Do the players choose their characters and who begins?"""
        self.solo = bool(values["solo"])

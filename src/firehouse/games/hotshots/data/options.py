"""Every option of Hotshots: one line of text each, and the part of the book that asks for it."""

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

_LESS_HEAT: Final = "Alternate rules: A Little Less Heat"
_NOT_MUCH: Final = "Alternate rules: Not Much of a Fire"
_BARELY: Final = "Alternate rules: Barely Even Warm"
_WARMER: Final = "Alternate rules: Getting Warmer"
_ALARM: Final = "Alternate rules: 5-Alarm Fire"
_STORM: Final = "Alternate rules: Firestorm"

RETIRED: Final = {
    "shares": "a turn's player may share one token with each other player on the tile, at any time",
}
"""Options of older versions, and what is played in their place."""


class Options:
    """The record that all rules read: every option once, as a row and as the field it fills."""

    def __init__(self, chosen: Mapping[str, Value]) -> None:
        of = Rows(chosen)
        self.lake: str = of.word(
            "lake",
            "Where the Lake lies",
            (LAKE_BY_LAYOUT, LAKE_IN_CENTRE, LAKE_IN_CORNER),
            "Where the Lake lies: as the layout or luck has it, in the centre, or in a corner.",
            f"{_LESS_HEAT}; {_WARMER}",
        )
        self.base_far: bool = of.switch(
            "base_far",
            "Air Attack Base far away",
            False,
            "The Air Attack Base lies as far from the Fire Camp as can be.",
            _WARMER,
        )
        self.fire_cache: bool = of.switch(
            "fire_cache", "Fire Cache", True, "The Fire Cache is in the game.", _LESS_HEAT
        )
        self.token_limit: i64 = of.number(
            "token_limit",
            "Tokens in hand",
            3,
            0,
            NO_TOKEN_LIMIT,
            "Reward tokens a player may hold; 16 is no limit.",
            f"Reward Tokens; {_LESS_HEAT}",
        )
        self.small_fires: i64 = of.number(
            "small_fires",
            "Small fires at the start",
            2,
            0,
            2,
            "Starting fires on tiles with a scorch limit of 3.",
            _NOT_MUCH,
        )
        self.starting_tokens: i64 = of.number(
            "starting_tokens",
            "Tokens at the start",
            0,
            0,
            3,
            "Reward tokens each player starts with.",
            _NOT_MUCH,
        )
        self.embers_leave: bool = of.switch(
            "embers_leave",
            "Embers leave at the shuffle",
            False,
            "Ember cards leave the game at the shuffle.",
            _NOT_MUCH,
        )
        self.scorch_limit: i64 = of.number(
            "scorch_limit",
            "Scorched tiles that lose",
            8,
            1,
            18,
            "Scorched tiles that lose the game.",
            f"{_BARELY}; {_STORM}",
        )
        self.gusts: bool = of.switch(
            "gusts", "Gusts", True, "The two Gust cards are in the deck.", _BARELY
        )
        self.token_choice: bool = of.switch(
            "token_choice",
            "Choose one of two tokens",
            False,
            "A reward token is chosen from two.",
            _BARELY,
        )
        self.scorch_takes_token: bool = of.switch(
            "scorch_takes_token",
            "Scorches take tokens",
            False,
            "Every scorch takes a token from the supply.",
            _WARMER,
        )
        self.extra_fires: i64 = of.number(
            "extra_fires", "Further fires at the start", 0, 0, 3, "Further starting fires.", _ALARM
        )
        self.dice_recovered: i64 = of.number(
            "dice_recovered",
            "Dice back at the Fire Camp",
            6,
            1,
            6,
            "Dice that a turn's end at the Fire Camp brings.",
            _ALARM,
        )
        self.flames: i64 = of.number(
            "flames", "Flame tokens", 30, 18, 60, "Flame tokens.", f"Components; {_ALARM}"
        )
        self.new_fires: bool = of.switch(
            "new_fires",
            "Cards start new fires",
            False,
            "A Fire Increase card starts a fire where no tile of its number burns.",
            _STORM,
        )
        self.set_up_chosen: bool = (
            of.word(
                "set_up_choices",
                "Open points of the set-up",
                (DEALT, CHOSEN),
                "Which small fires burn, where further fires start and which cell stays empty: "
                "dealt by luck, or chosen by the players.",
                f"{_LESS_HEAT}; {_NOT_MUCH}; {_ALARM}, where the text is open",
            )
            == CHOSEN
        )
        """Do the players choose what the set-up leaves open?"""
        self.uneven_pile: str = of.word(
            "uneven_pile",
            "Uneven pile of the Fire deck",
            (NOT_COUNTED, "top", "middle", "bottom"),
            "Which of the Fire deck's piles has a card more, or less, than the others.",
            "Game Setup 6, where the text is open",
        )
        self.firebreaks: i64 = of.number(
            "firebreaks", "Firebreak tokens", 20, 3, 60, "Firebreak tokens.", "Components"
        )
        self.shuffles: i64 = of.number(
            "shuffles",
            "Shuffles of the Fire deck",
            1,
            0,
            9,
            "How often the Fire deck may be shuffled.",
            "Draw 1 Fire Card",
        )
        self.stand_in: bool = of.switch(
            "stand_in",
            "Tokens in place of locked dice",
            False,
            "A token may be a roll's match although a die matches; then no die is locked.",
            "Reward Tokens, where the text is open",
        )
        self.chosen: bool = (
            of.word(
                "choosing",
                "Characters and starting player",
                (DEALT, CHOSEN),
                "Characters and starting player: dealt, and the first of the crew begins; or "
                "chosen by the players when the fires burn.",
                "Game Setup",
            )
            == CHOSEN
        )
        """Do the players choose their characters and who begins?"""
        self.solo: bool = of.switch(
            "solo",
            "One player, two characters",
            False,
            "One player has a crew of two characters.",
            "Single Player Rules",
        )
        self.rows = of.rows
        """How each option is described."""


OPTIONS: Final = tuple(Options({}).rows)
DEFAULTS: Final[dict[str, Value]] = defaults(OPTIONS)

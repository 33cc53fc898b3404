"""Ready-made designs: for experiments, and lists of set-ups for arenas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeVar

from firehouse.core.fault import fault
from firehouse.core.nearest import near
from firehouse.core.setup import Setup
from firehouse.lab.cells import ALL
from firehouse.lab.experiments.design import (
    USUAL_GAMES,
    Block,
    Experiment,
    Value,
    usual_drama,
)

_BASIC: Final = "flashpoint/basic"
_ADVANCED: Final = "flashpoint/advanced"
_FAMILY: Final = "flashpoint/family"
_EXPERIENCED: Final = "flashpoint/experienced"
_BROWNSTONE: Final = "flashpoint/brownstone"
_SECOND_STORY: Final = "flashpoint/second-story"
_TRAGIC: Final = "flashpoint/tragic-events"
_HOTSHOTS: Final = "hotshots/standard"

T = TypeVar("T")

CREW: Final = 4
KEEPING: Final[Mapping[str, Value]] = {"crew_change": False}
"""Everybody stays what luck or the design made of him."""
ENGINEERS: Final = ("structural-engineer", "random", "random", "random")
"""A crew in which the tweaks of the Structural Engineer matter, if nobody takes his place."""

TWEAKS: Final[Mapping[str, Mapping[str, Value]]] = {
    "1, Accelerate last": {"tweak_1_accelerate_last": True},
    "2, Respite": {"tweak_2_respite": True},
    "3, three more Fire Rages": {"tweak_3_more_fire_rages": 3},
    "4, two Flare Ups fewer": {"tweak_4_fewer_flare_ups": 2},
    "5, no limit to saved AP": {"tweak_5_no_saved_limit": True},
    "6, one more saved AP": {"tweak_6_more_saved_ap": 1},
    "7, Flare Ups by Accelerate only": {"tweak_7_flare_ups_by_accelerate": True},
    "8, Events by Accelerate only": {"tweak_8_events_by_accelerate": True},
    "9, shuffle when empty": {"tweak_9_shuffle_when_empty": True},
    "12, without Pinned Down": {"tweak_12_events_removed": "pinned-down"},
    "13, choose the Event": {"tweak_13_choose_event": True},
    "14, Fire Rages too": {"tweak_14_fire_rages_too": True},
    "15, two false alarms fewer": {"tweak_15_fewer_false_alarms": 2},
    "15, two more victims": {"tweak_15_more_victims": 2},
}
"""Every tweak alone, with a value where one is to be chosen; 10 and 11 follow."""

ENGINEER_TWEAKS: Final[Mapping[str, Mapping[str, Value]]] = {
    "10, Flare Ups leave": {"tweak_10_flare_ups_leave": True},
    "11, the engineer extinguishes": {"tweak_11_engineer_extinguishes": True},
}


def _levels(label: str, ruleset_id: str, boards: tuple[str, ...] = ()) -> Block:
    """All levels of a rule set."""
    return Block((ruleset_id,), boards=boards, difficulties=(ALL,), crews=(CREW,), labels=(label,))


def _plain(label: str, ruleset_id: str) -> Block:
    """A rule set without levels."""
    return Block((ruleset_id,), crews=(CREW,), labels=(label,))


def _first_edition() -> tuple[Block, ...]:
    return _plain("Basic Game", _BASIC), _levels("Advanced Game", _ADVANCED)


def _second_edition() -> tuple[Block, ...]:
    return _plain("Family Game", _FAMILY), _levels("Experienced Game", _EXPERIENCED)


def _brownstone() -> tuple[Block, ...]:
    return (_levels("Brownstone", _BROWNSTONE),)


def _second_story() -> tuple[Block, ...]:
    return (_levels("2nd Story", _SECOND_STORY, (ALL,)),)


def _tragic_events() -> tuple[Block, ...]:
    return (_levels("Tragic Events", _TRAGIC),)


def _hotshots() -> tuple[Block, ...]:
    return (_levels("Hotshots", _HOTSHOTS),)


def _tweak(label: str, options: Mapping[str, Value], engineer: bool) -> Block:
    """Tragic Events at its hardest level: greedy wins two of three games, so both ways show.

    The bots like to send the Structural Engineer home, so where he matters no crew changes.
    """
    options = {**(KEEPING if engineer else {}), **options}
    return Block(
        (_TRAGIC,),
        difficulties=("heroic",),
        crews=(ENGINEERS if engineer else CREW,),
        options={name: (value,) for name, value in options.items()},
        labels=(label,),
    )


def _tweaks() -> tuple[Block, ...]:
    """Every tweak against the same game without it."""
    plain = _tweak("no tweak", {}, False)
    engineer = _tweak("no tweak, the engineer stays", {}, True)
    alone = (_tweak(f"tweak {name}", options, False) for name, options in TWEAKS.items())
    his = (_tweak(f"tweak {name}", options, True) for name, options in ENGINEER_TWEAKS.items())
    return plain, *alone, engineer, *his


def _hot_spots() -> Block:
    """The printed level has six of them with four firefighters."""
    return Block(
        (_EXPERIENCED,),
        difficulties=("veteran",),
        crews=(CREW,),
        options={"extra_hot_spots": (4, 5, 6, 7, 8, 9)},
        labels=("veteran",),
    )


def _specialists() -> Block:
    """Where nobody changes places, a win or a loss tells of the roles that were dealt."""
    return Block(
        (_EXPERIENCED,),
        difficulties=(ALL,),
        crews=(CREW,),
        options={name: (value,) for name, value in KEEPING.items()},
        labels=("no crew changes",),
    )


class Preset(NamedTuple):
    """A line that describes a design, its blocks and its games."""

    about: str
    blocks: Callable[[], tuple[Block, ...]]
    games: int = USUAL_GAMES


PRESETS: Final[dict[str, Preset]] = {
    "levels": Preset(
        "The difficulty levels of every box.",
        lambda: (
            *(*_first_edition(), *_second_edition(), *_brownstone()),
            *(*_second_story(), *_tragic_events(), *_hotshots()),
        ),
    ),
    "first-edition": Preset("Flash Point, first edition: its levels.", _first_edition),
    "second-edition": Preset("Flash Point, second edition: its levels.", _second_edition),
    "brownstone": Preset("Brownstone: its levels.", _brownstone),
    "second-story": Preset("2nd Story: its levels in villa and hotel.", _second_story),
    "tragic-events": Preset("Tragic Events: its levels.", _tragic_events),
    "tweaks": Preset("Each of the fifteen tweaks of Tragic Events.", _tweaks, 2000),
    "hotshots": Preset("Hotshots: the standard game and its six rule sets.", _hotshots),
    "hot-spots": Preset("What does one more hot spot cost?", lambda: (_hot_spots(),), 2000),
    "specialists": Preset(
        "What each specialist is worth, where no crew changes.", lambda: (_specialists(),), 4000
    ),
    "crews": Preset(
        "Crews of every size in the games without specialists and in Hotshots.",
        lambda: (Block((_BASIC, _FAMILY, _HOTSHOTS), crews=((ALL,),)),),
    ),
    "million": Preset(
        "A million games of the Family Game.",
        lambda: (_plain("Family Game", _FAMILY),),
        1_000_000,
    ),
}


def preset(name: str) -> Experiment:
    """The design of this name; a ValueError names the nearest ones."""
    found = _named(PRESETS, name)
    blocks = found.blocks()
    return Experiment(name, blocks, games=found.games, drama=usual_drama(blocks))


def _of_sizes(ruleset_id: str, *crews: int, difficulty: str | None = None) -> list[Setup]:
    return [Setup(ruleset_id, difficulty=difficulty, crew=crew) for crew in crews]


def _at_levels(
    ruleset_id: str, *levels: str, board: str | None = None, crew: int = 4
) -> list[Setup]:
    return [Setup(ruleset_id, board=board, difficulty=level, crew=crew) for level in levels]


ARENAS: Final[dict[str, list[Setup]]] = {
    "tour": [
        *_of_sizes("flashpoint/basic", 1, 2, 4, 6),
        *_at_levels("flashpoint/advanced", "one-alarm", "two-alarm", "three-alarm"),
        *_of_sizes("flashpoint/family", 1, 4, 6),
        *_at_levels("flashpoint/experienced", "recruit", "veteran", crew=1),
        *_at_levels("flashpoint/experienced", "recruit", "veteran", "heroic"),
        *_at_levels("flashpoint/brownstone", "recruit", crew=1),
        *_at_levels("flashpoint/brownstone", "recruit"),
        *_at_levels("flashpoint/tragic-events", "recruit"),
        *_at_levels("flashpoint/second-story", "recruit", board="villa", crew=1),
        *_at_levels("flashpoint/second-story", "recruit", board="villa"),
        *_at_levels("flashpoint/second-story", "recruit", board="hotel"),
        *_of_sizes("hotshots/standard", 1, 2, 3, 4),
        *_of_sizes("hotshots/standard", 4, difficulty="firestorm"),
    ],
}
"""Ready-made lists of cells; the tour goes through every box."""


BENCHMARK: Final[dict[str, Setup]] = {
    "family-1": Setup(_FAMILY, board="house_front", crew=1),
    "recruit-3": Setup(_EXPERIENCED, board="house_front", difficulty="recruit", crew=3),
    "veteran-4": Setup(_EXPERIENCED, board="house_front", difficulty="veteran", crew=4),
    "heroic-4": Setup(_EXPERIENCED, board="house_front", difficulty="heroic", crew=4),
    "villa-4": Setup(_SECOND_STORY, board="villa", difficulty="recruit", crew=4),
    "firestorm-4": Setup(_HOTSHOTS, board="circle", difficulty="firestorm", crew=4),
}
"""The tasks of the benchmark, version 1; docs/benchmark.md tells them."""


def arena_preset(name: str) -> tuple[Setup, ...]:
    """The set-ups of a ready-made list for an arena."""
    return tuple(_named(ARENAS, name))


def _named(known: Mapping[str, T], name: str) -> T:
    if name not in known:
        raise fault("laboratory.no-preset", name=name, near=near(name, list(known)))
    return known[name]

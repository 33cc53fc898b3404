"""What is told of a position of Flash Point besides planes, in order: flags, then numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firehouse.envs.features import Entries, Kind, asking, each, group, pawns, single, some
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.options import DOWN_LIE
from firehouse.games.flashpoint.env import codes
from firehouse.games.flashpoint.env.coder import EFFECTS
from firehouse.games.flashpoint.env.tables import uses
from firehouse.games.flashpoint.rules import spells, steps
from firehouse.games.flashpoint.rules.event_choices import ANSWERED
from firehouse.games.flashpoint.rules.house import House

_EFFECT_NAMES: Final = {effect: name for name, effect in ANSWERED.items()}


def _cards(g: House, name: str) -> Entries:
    return [(n, (name.format(card.id),)) for n, card in enumerate(g.deck.cards)]


def _flare_ups(g: House, name: str) -> Entries:
    return _cards(g, name)[decks.FIRST_FLARE_UP :]


def _roles(g: House) -> Entries:
    if not g.options.specialists:
        return ()
    return [(who, tuple(f"pawn {who}: {r.id}" for r in g.roles)) for who in range(g.crew_size)]


def _goal(g: House) -> int:
    return int(g.options.rescue_goal or g.options.victims)


def _spell_names() -> list[str]:
    return [f"{name} {when} turn" for when in ("this", "next") for name in spells.NAMES.values()]


def _event_names(g: House, name: str) -> list[str]:
    return [name.format(event.id) for event in g.deck.events]


FLAGS: Final[Sequence[Kind]] = (
    *asking(lambda g: [steps.NAMES[step] for step in uses.decisions(g)]),
    Kind(
        codes.AWAY,
        "pawn n away",
        "The pawn has not come onto the board yet.",
        "for each pawn",
        lambda g: pawns(g, "pawn {} away"),
    ),
    Kind(
        codes.DOWN,
        "pawn n down",
        "The pawn lies knocked down.",
        "for each pawn, where who is knocked down stays lying",
        lambda g: some(g.options.knock_down == DOWN_LIE, pawns(g, "pawn {} down")),
    ),
    Kind(
        codes.ROLE,
        "pawn n: …",
        "Which specialist the pawn is, of all that the rule set has.",
        "for each pawn, with specialists",
        _roles,
    ),
    Kind(
        codes.BONUS,
        "Veteran's AP",
        "The AP that the Veteran gives is there; it has been spent.",
        "a Veteran can be there",
        lambda g: some(uses.veteran(g), group(["Veteran's AP there", "Veteran's AP spent"])),
    ),
    Kind(
        codes.ACTED,
        "acted",
        "The pawn on turn has acted; a command AP went to who may have but one.",
        "with specialists",
        lambda g: some(g.options.specialists, group(["acted", "command limit used"])),
    ),
    Kind(
        codes.REROLLED,
        "rerolled",
        "The deck gun's red die, or black die, has been rolled again.",
        "somebody can roll the deck gun's dice again",
        lambda g: some(uses.rerolls(g), group(["red rerolled", "black rerolled"])),
    ),
    Kind(
        codes.EFFECT,
        "answer: …",
        "What the Event lets the player on turn do, if one does.",
        "with decks",
        lambda g: some(
            g.options.decks, group([f"answer: {_EFFECT_NAMES[effect]}" for effect in EFFECTS])
        ),
    ),
    Kind(
        codes.HELD,
        "held: …",
        "The Events that one is chosen from.",
        "tweak 13",
        lambda g: some(
            g.options.decks and g.options.choose_event, group(_event_names(g, "held: {}"))
        ),
    ),
    Kind(
        codes.EVENTS,
        "drawn: …",
        "The Events that have been drawn since their deck was shuffled.",
        "with decks",
        lambda g: some(g.options.decks, group(_event_names(g, "drawn: {}"))),
    ),
    Kind(
        codes.SPELL,
        "pinned down, low pressure, free water",
        "What an Event changed for this turn, then for the next.",
        "with decks",
        lambda g: some(g.options.decks, group(_spell_names())),
    ),
)

NUMBERS: Final[Sequence[Kind]] = (
    single(codes.AP, "AP", "Action points the pawn on turn may still spend.", scale=lambda g: 8),
    single(
        codes.FREE,
        "free AP",
        "Free action points for the specialist's own kind of work.",
        "with specialists",
        lambda g: g.options.specialists,
        scale=lambda g: 3,
    ),
    Kind(
        codes.SAVED,
        "pawn n's saved AP",
        "Action points the pawn has saved.",
        "for each pawn",
        lambda g: each("pawn {}'s saved AP", range(g.crew_size)),
        lambda g: 4,
    ),
    single(codes.RESCUED, "rescued", "Victims rescued.", scale=_goal),
    single(codes.LOST, "lost", "Victims lost.", scale=lambda g: int(g.options.lost_limit)),
    single(
        codes.DAMAGE,
        "damage",
        "Damage markers on the building.",
        scale=lambda g: int(g.options.damage_limit),
    ),
    single(
        codes.BAG_VICTIMS,
        "victims unseen",
        "Victims among the markers that nobody has turned over.",
        scale=lambda g: int(g.options.victims),
    ),
    single(
        codes.BAG_FALSE_ALARMS,
        "false alarms unseen",
        "False alarms among those markers.",
        scale=lambda g: max(1, int(g.options.false_alarms)),
    ),
    single(
        codes.BAG_HAZMATS,
        "hazmats unseen",
        "Hazmats among those markers.",
        "hazmats among the markers",
        lambda g: g.options.hazmats,
        scale=lambda g: max(1, int(g.options.hazmats)),
    ),
    single(
        codes.BAG_TRAPPED,
        "trapped unseen",
        "Trapped victims among those markers.",
        "with decks",
        lambda g: g.options.decks,
        scale=lambda g: 3,
    ),
    single(
        codes.JOINED,
        "trapped in all",
        "Trapped victims that have joined the markers in all.",
        "with decks",
        lambda g: g.options.decks,
        scale=lambda g: 3,
    ),
    single(
        codes.HOT_RESERVE,
        "hot spots left",
        "Hot spots that flare-ups and hazmats may still add.",
        "with hot spots",
        lambda g: g.options.hot_spots,
        scale=lambda g: max(1, int(g.options.hot_spot_reserve)),
    ),
    single(
        codes.SILENCE,
        "radio silence",
        "Turns without vehicles, counting the one at hand.",
        "with decks",
        lambda g: g.options.decks,
        scale=lambda g: int(g.crew_size) + 1,
    ),
    single(
        codes.LEFT,
        "answers left",
        "How often the Event may still be answered.",
        "with decks",
        lambda g: g.options.decks,
        scale=lambda g: 3,
    ),
    Kind(
        codes.FIRE_DECK,
        "deck: …",
        "Fire cards of each kind that are still to be drawn.",
        "with decks",
        lambda g: _cards(g, "deck: {}"),
        lambda g: 10,
    ),
    Kind(
        codes.FIRE_BOTTOM,
        "bottom: …",
        "Fire cards of each kind that lie under those.",
        "with decks",
        lambda g: _cards(g, "bottom: {}"),
        lambda g: 3,
    ),
    Kind(
        codes.FIRE_DISCARDS,
        "discards: …",
        "Fire cards of each kind that are done.",
        "with decks",
        lambda g: _cards(g, "discards: {}"),
        lambda g: 10,
    ),
    single(
        codes.FLARE_HIDDEN,
        "Flare Ups hidden",
        "Flare Ups in the supply that nobody has seen.",
        "with decks",
        lambda g: g.options.decks,
        scale=lambda g: 10,
    ),
    Kind(
        codes.FLARE_RETURNED,
        "returned: …",
        "Flare Ups of each kind that were put back into the supply.",
        "with decks",
        lambda g: _flare_ups(g, "returned: {}"),
        lambda g: 3,
    ),
    Kind(
        codes.FLARE_REMOVED,
        "removed: …",
        "Flare Ups of each kind that have left the game.",
        "with decks",
        lambda g: _flare_ups(g, "removed: {}"),
        lambda g: 3,
    ),
)

"""What is told of a position of Hotshots besides planes, in order: flags, then numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from firehouse.envs.features import ALWAYS, Entries, Kind, asking, group, pawns, single, some
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.board import DIRECTIONS
from firehouse.games.hotshots.data.cards import CLASSES
from firehouse.games.hotshots.data.roles import IDS
from firehouse.games.hotshots.env import codes
from firehouse.games.hotshots.env.tables import uses
from firehouse.games.hotshots.rules import steps, vehicles
from firehouse.games.hotshots.rules.features import TWO_CARDS, is_asked
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.piles import NAMES, PILES
from firehouse.games.hotshots.rules.state import FLAG_NAMES

_CLASS_NAMES: Final = ("other", "wind-blows", "wind")


def _roles(g: House) -> Entries:
    return [(who, tuple(f"pawn {who}: {role}" for role in IDS)) for who in range(g.crew_size)]


def _hands(g: House) -> Entries:
    owners = 1 if g.solo else g.crew_size
    return [(who, tuple(f"pawn {who} holds {t}" for t in tokens.IDS)) for who in range(owners)]


def _asked(g: House) -> Entries:
    """What each pawn can have been asked for this turn, in the order of the engine's bits."""
    told = (*(f"asked about {token}" for token in tokens.IDS), "asked to move", "has shared")
    return [(who, tuple(f"pawn {who} {what}" for what in told)) for who in range(g.crew_size)]


def _tokens(name: str) -> Entries:
    return group([name.format(token) for token in tokens.IDS])


def _cards(g: House, name: str) -> Entries:
    return group([name.format(card) for card in g.cards.ids])


def _faces(name: str) -> Entries:
    return [(face, (name.format(face_name),)) for face, face_name in enumerate(faces.NAMES)]


def _piles(g: House) -> Entries:
    return [
        (pile * CLASSES + kind, (f"pile {pile}: {_CLASS_NAMES[kind]}",))
        for pile in range(PILES)
        for kind in range(CLASSES)
    ]


FLAGS: Final[Sequence[Kind]] = (
    *asking(lambda g: [steps.NAMES[step] for step in uses.decisions(g)]),
    Kind(codes.ROLE, "pawn n: …", "Which character the pawn is.", "for each pawn", _roles),
    Kind(
        codes.ABLE,
        "pawn n able",
        "The pawn still has its ability.",
        "for each pawn",
        lambda g: pawns(g, "pawn {} able"),
    ),
    Kind(
        codes.HAPPENED,
        "fought, on-fire, …",
        "What has happened this turn: " + ", ".join(FLAG_NAMES) + ".",
        ALWAYS,
        lambda g: group(FLAG_NAMES),
    ),
    Kind(
        codes.VEHICLES,
        "vehicles",
        "Vehicles at the Air Attack Base: " + ", ".join(vehicles.NAMES) + ".",
        ALWAYS,
        lambda g: group(vehicles.NAMES),
    ),
    Kind(
        codes.WIND,
        "wind …",
        "Where the wind blows to.",
        ALWAYS,
        lambda g: group([f"wind {direction}" for direction in DIRECTIONS]),
    ),
    Kind(
        codes.HAND,
        "pawn n holds …",
        "The tokens of each pawn; a single player has one hand.",
        "for each hand",
        _hands,
    ),
    Kind(
        codes.FRESH,
        "fresh: …",
        "Tokens that were won too recently to be played.",
        ALWAYS,
        lambda g: _tokens("fresh: {}"),
    ),
    Kind(
        codes.PAIR,
        "choice: …",
        "Tokens drawn from the bag to choose from.",
        ALWAYS,
        lambda g: _tokens("choice: {}"),
    ),
    Kind(codes.BAG, "bag: …", "The tokens in the bag.", ALWAYS, lambda g: _tokens("bag: {}")),
    Kind(
        codes.DECK,
        "deck: …",
        "Fire cards that lie face down in an unknown place.",
        ALWAYS,
        lambda g: _cards(g, "deck: {}"),
    ),
    Kind(
        codes.TOP,
        "top: …",
        "The known card on top of the deck.",
        ALWAYS,
        lambda g: _cards(g, "top: {}"),
    ),
    Kind(
        codes.DRAWN,
        "drawn: …",
        "Cards drawn to choose from.",
        "a Lookout can be there",
        lambda g: some(TWO_CARDS.is_in(g), _cards(g, "drawn: {}")),
    ),
    Kind(
        codes.CARD,
        "card: …",
        "The card that is being resolved.",
        ALWAYS,
        lambda g: _cards(g, "card: {}"),
    ),
    Kind(
        codes.DISCARD,
        "discards: …",
        "The cards that have been played.",
        ALWAYS,
        lambda g: _cards(g, "discards: {}"),
    ),
    Kind(
        codes.REQUEST,
        "request: …",
        "What another player asks leave for: an order, to give a token, to take one.",
        "somebody can be asked for leave",
        lambda g: some(is_asked(g), group(["request: order", "request: give", "request: take"])),
    ),
    Kind(
        codes.REQUESTED_TOKEN,
        "request about …",
        "The token that the request is about.",
        "tokens can be given and taken",
        lambda g: some(not g.solo, _tokens("request about {}")),
    ),
    Kind(
        codes.REQUESTS,
        "pawn n asked …, has shared",
        "What each pawn was asked this turn, about each token and to move, and whether it shared.",
        "somebody can be asked for leave",
        lambda g: some(is_asked(g), _asked(g)),
    ),
    Kind(
        codes.UNEVEN,
        "uneven: …",
        "The piles that may be the one of another size: top, middle, bottom.",
        "the increase and Ember cards do not divide by three",
        lambda g: some(len(g.divisions) > 1, group([f"uneven: {name}" for name in NAMES])),
    ),
)

NUMBERS: Final[Sequence[Kind]] = (
    single(
        codes.MOVES, "moves", "How many tiles the pawn on turn may still move.", scale=lambda g: 4
    ),
    single(
        codes.EXCHANGES,
        "exchanges",
        "How many tokens may still be exchanged this turn, plus one; 0 before the first.",
        "with the Fire Cache",
        lambda g: g.options.fire_cache,
        scale=lambda g: 4,
    ),
    single(codes.DICE, "dice", "Dice in play; the others are lost.", scale=lambda g: faces.DICE),
    Kind(
        codes.ROLLED,
        "rolled: …",
        "How often each face shows in the handful on the table.",
        ALWAYS,
        lambda g: _faces("rolled: {}"),
        lambda g: 3,
    ),
    Kind(
        codes.LOCKED,
        "locked: …",
        "Matches set aside as dice.",
        ALWAYS,
        lambda g: _faces("locked: {}"),
        lambda g: 3,
    ),
    Kind(
        codes.EXTRA,
        "by token: …",
        "Matches by tokens.",
        ALWAYS,
        lambda g: _faces("by token: {}"),
        lambda g: 3,
    ),
    single(
        codes.SUPPORT,
        "support",
        "Failed rolls that will still be forgiven in this fight.",
        scale=lambda g: 4,
    ),
    single(
        codes.SHUFFLES,
        "shuffles",
        "How often the deck has been shuffled again.",
        scale=lambda g: max(1, int(g.options.shuffles)),
    ),
    Kind(
        codes.PILE,
        "pile n: …",
        "Cards of each class in each of the deck's three piles, from the top; while it is not "
        "known which pile is uneven, as if it were the lowest that may be.",
        ALWAYS,
        _piles,
        lambda g: 8,
    ),
)

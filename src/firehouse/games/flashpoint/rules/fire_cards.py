"""The Fire deck: drawing a card, what it does, Flare Ups from the supply, and shuffling."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.kinds import Kind
from firehouse.core.stack import entry, push
from firehouse.core.unknown import unknown
from firehouse.games.flashpoint import card_events
from firehouse.games.flashpoint.data import decks, headings
from firehouse.games.flashpoint.data.specialists import NEVER, OTHER
from firehouse.games.flashpoint.rules import actions, features, reasons, steps
from firehouse.games.flashpoint.rules.effects import Log
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.phases import push_advance
from firehouse.games.flashpoint.rules.purse import change_saved, price_refusal, save_limit, spend
from firehouse.games.flashpoint.rules.state import State, place_of, role_of, saved_of
from firehouse.games.flashpoint.rules.walls import fire_near

_CARDS: Final = (features.CARDS,)
KINDS: Final[tuple[Kind, ...]] = (
    Kind(
        actions.FIRE_CARD,
        "fire-card",
        "fire-card",
        headings.FIRE_CARDS,
        _CARDS,
        typed="card",
        by_luck=True,
    ),
    Kind(actions.FLARE_UP, "flare-up", "supply-card", headings.FLARE_UPS, _CARDS, by_luck=True),
    Kind(
        actions.FLARE_UP_AGAIN,
        "flare-up-again",
        "supply-card-again",
        headings.FLARE_UPS,
        _CARDS,
        typed="flare-up",
        by_luck=True,
    ),
)


def begin_decks(g: House, s: State) -> None:
    """Lay out the decks before the first turn."""
    s.fire_deck = g.deck.start
    s.fire_bottom = g.deck.bottom
    s.flare_hidden = g.deck.supply


def fire_card(s: State, log: Log) -> None:
    """Have a Fire card drawn; an empty deck is made of the discards first."""
    if not s.fire_deck and not s.fire_bottom:
        shuffle(s, log)
    if s.fire_deck or s.fire_bottom:
        s.todo.append(steps.DRAW_FIRE)


def shuffle(s: State, log: Log) -> None:
    """Make one deck of all Fire cards that are not at work."""
    s.fire_deck += s.fire_bottom + s.fire_discards
    s.fire_bottom = 0
    s.fire_discards = 0
    if log is not None:
        log.append(card_events.FireDeckShuffled())


def drawn_from(s: State) -> i64:
    """The cards of which the next is one: those at the bottom come last."""
    return s.fire_deck if s.fire_deck else s.fire_bottom


def fire_card_drawn(g: House, s: State, log: Log, card: i64) -> None:
    """Take a card from the deck, give its AP, and put what it does on the stack."""
    if s.fire_deck:
        s.fire_deck = decks.add(s.fire_deck, card, -1)
    else:
        s.fire_bottom = decks.add(s.fire_bottom, card, -1)
    if log is not None:
        log.append(card_events.FireCardDrawn(card))
    row = g.deck.cards[card]
    if row.saved:
        limit = save_limit(g, s, s.turn)
        change_saved(s, log, s.turn, min(saved_of(s, s.turn) + row.saved, limit), "flare-up")
    push(s.todo, steps.DISCARD, card)
    for effect in reversed(row.does):
        _push(g, s, effect, card == decks.ACCELERATE)


def _push(g: House, s: State, effect: int, accelerate: bool) -> None:
    """Put one thing that a card does on the stack; tweaks 7 and 8 leave some to Accelerate."""
    options = g.options
    if effect == decks.ADVANCE:
        push_advance(g, s)
    elif effect == decks.FIRE_CARD:
        s.todo.append(steps.FIRE_CARD)
    elif effect == decks.FLARE_UP:
        if accelerate or not options.flare_ups_by_accelerate:
            s.todo.append(steps.ADD_FLARE_UP)
    elif effect == decks.EVENT:
        if accelerate or not options.events_by_accelerate:
            s.todo.append(steps.EVENT_CARD)
    elif effect != decks.SHUFFLE:
        raise unknown("effect", effect)


def discard(g: House, s: State, log: Log, card: i64) -> None:
    """A card is done; one that shuffles does so now, with itself."""
    s.fire_discards = decks.add(s.fire_discards, card, 1)
    if log is not None:
        log.append(card_events.FireCardDiscarded(card))
    if decks.SHUFFLE in g.deck.cards[card].does and not g.options.shuffle_when_empty:
        shuffle(s, log)


def in_supply(s: State) -> i64:
    """Flare Ups in the supply, seen or not."""
    return s.flare_hidden + decks.total(s.flare_returned)


def seen(s: State, card: i64) -> i64:
    """How many copies of a Fire card the table has seen, wherever they are now."""
    found = decks.count(s.fire_deck, card) + decks.count(s.fire_bottom, card)
    found += decks.count(s.fire_discards, card) + decks.count(s.flare_returned, card)
    found += decks.count(s.flare_removed, card)
    for waiting in s.todo:
        if waiting == entry(steps.DISCARD, card):
            found += 1
    return found


def unseen(g: House, s: State, card: i64) -> i64:
    """Copies of a Flare Up that may be in the supply or may have stayed in the box."""
    return g.deck.cards[card].copies - seen(s, card)


def flare_up_weight(g: House, s: State, card: i64, again: bool) -> i64:
    """How likely a Flare Up comes out of the supply: each card in it is as likely as the next.

    Of the hidden ones only the kinds are known that are left, some of them in the box.
    """
    if not decks.FIRST_FLARE_UP <= card < len(g.deck.cards):
        return 0
    if not again:
        return s.flare_hidden * unseen(g, s, card)
    left: i64 = 0
    other: i64 = decks.FIRST_FLARE_UP
    while other < len(g.deck.cards):
        left += unseen(g, s, other)
        other += 1
    return decks.count(s.flare_returned, card) * (left if s.flare_hidden else 1)


def add_flare_up(s: State, log: Log) -> None:
    """Have a Flare Up come from the supply, if one is left."""
    if in_supply(s):
        s.todo.append(steps.DRAW_FLARE_UP)
    elif log is not None:
        log.append(card_events.NoFlareUpLeft())


def flare_up_drawn(g: House, s: State, log: Log, card: i64, again: bool) -> None:
    """Slip the Flare Up into the Fire deck, and by tweak 14 a Fire Rages as well."""
    if again:
        s.flare_returned = decks.add(s.flare_returned, card, -1)
    else:
        s.flare_hidden -= 1
    _slip_in(s, card)
    if log is not None:
        log.append(card_events.FlareUpAdded(card, again))
    if g.options.fire_rages_too and seen(s, decks.RAGES) < g.deck.cards[decks.RAGES].copies:
        _slip_in(s, decks.RAGES)
        if log is not None:
            log.append(card_events.FireRagesAdded())


def _slip_in(s: State, card: i64) -> None:
    """A new card goes among those above the bottom ones, while there are any."""
    if s.fire_bottom and not s.fire_deck:
        s.fire_bottom = decks.add(s.fire_bottom, card, 1)
    else:
        s.fire_deck = decks.add(s.fire_deck, card, 1)


def return_cost(g: House, s: State) -> i64:
    """What it costs the pawn on turn to take a Flare Up out of the discards."""
    return g.roles[role_of(s, s.turn)].clear


def return_refusal(g: House, s: State, card: i64) -> i64:
    """Why the pawn on turn may not put a Flare Up back into the supply."""
    if not g.options.decks:
        return reasons.NO_DECKS
    cost = return_cost(g, s)
    if cost == NEVER:
        return reasons.NOT_ENGINEER
    if not decks.FIRST_FLARE_UP <= card < len(g.deck.cards):
        return reasons.NOT_DISCARDED
    if not decks.count(s.fire_discards, card):
        return reasons.NOT_DISCARDED
    if fire_near(g, s, place_of(s, s.turn)):
        return reasons.FIRE_NEAR
    return price_refusal(g, s, cost, OTHER)


def return_card(g: House, s: State, log: Log, card: i64) -> None:
    """Put a Flare Up back into the supply, or by tweak 10 out of the game."""
    spend(g, s, log, return_cost(g, s), OTHER)
    s.fire_discards = decks.add(s.fire_discards, card, -1)
    leaves = g.options.flare_ups_leave
    if leaves:
        s.flare_removed = decks.add(s.flare_removed, card, 1)
    else:
        s.flare_returned = decks.add(s.flare_returned, card, 1)
    if log is not None:
        log.append(card_events.FlareUpTaken(s.turn, card, "box" if leaves else "supply"))

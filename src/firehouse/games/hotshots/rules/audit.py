"""Is everything in exactly one place? A check for tests, long runs and drawn positions."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.core.stack import step_of
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.tiles import AIR_BASE, FIRE_CACHE, LAKE, TILES
from firehouse.games.hotshots.rules import deck, piles, steps
from firehouse.games.hotshots.rules.effects import firebreaks_left, reserve
from firehouse.games.hotshots.rules.house import House
from firehouse.games.hotshots.rules.moving import on_board
from firehouse.games.hotshots.rules.state import (
    MATE_BITS,
    OFF_BOARD,
    State,
    burning_tiles,
    flames,
    hand,
    is_scorched,
    place_of,
)


def fault(g: House, s: State) -> str:
    """What is wrong with the position; empty if nothing is."""
    return _fire(g, s) or _ground(g, s) or _tokens(g, s) or _cards(g, s) or _crew(g, s)


def _fire(g: House, s: State) -> str:
    if reserve(g, s) < 0:
        return "more flames are on the board than there are"
    burning = burning_tiles(s)
    if burning & s.scorched or burning & bit(LAKE) or (s.scorched >> LAKE) & 1:
        return "something burns that cannot"
    if burning >> TILES or s.scorched >> TILES:
        return "something burns that is no tile"
    if size(s.scorched) > g.options.scorch_limit:
        return "too many tiles are scorched"
    while burning:
        tile = first(burning)
        if not on_board(s, tile):
            return "a tile burns that is not on the board"
        if _calm(s) and flames(s, tile) >= g.limits[tile]:
            return "a tile should have scorched"
        burning &= burning - 1
    return ""


def _calm(s: State) -> bool:
    """Is nothing under way that could still add flames or scorch a tile?"""
    return not s.ended and bool(s.todo) and step_of(s.todo[-1]) == steps.ACT


def _ground(g: House, s: State) -> str:
    if firebreaks_left(g, s) < 0:
        return "more Firebreaks are on the board than there are"
    breaks = s.breaks
    while breaks:
        if first(breaks) >= len(g.board.ends) or s.ground.ends[first(breaks) * 2] < 0:
            return "a Firebreak lies where no two tiles meet"
        breaks &= breaks - 1
    used: i64 = bit(s.gap - 1) if s.gap else 0
    for tile in range(TILES):
        cell: i64 = s.cells[tile]
        if cell >= 0:
            if used & bit(cell):
                return "two tiles share a cell"
            used |= bit(cell)
    if on_board(s, FIRE_CACHE) and not g.options.fire_cache:
        return "the Fire Cache is not in this game"
    if not 0 <= s.wind < 6 or not 0 <= s.vehicles <= 7:
        return "there is no such wind or vehicle"
    if s.vehicles and is_scorched(s, AIR_BASE):
        return "vehicles stand on a scorched base"
    return ""


def _tokens(g: House, s: State) -> str:
    """Every token is in the bag, drawn, in one hand, or out of the game."""
    seen = s.bag
    if seen & s.pair:
        return "a token is in two places"
    seen |= s.pair
    who: i64 = 0
    while who < 4:
        held = hand(s, who)
        if held & seen or (held and who >= g.crew_size):
            return "a token is in two places"
        seen |= held
        if not g.solo and size(held) > g.options.token_limit + 1:
            return "somebody holds too many tokens"
        who += 1
    if seen & ~tokens.ALL or s.fresh & ~seen:
        return "there is a token too many"
    if not 0 <= s.exchanges <= tokens.TOKENS:
        return "there are too many exchanges"
    if not 0 <= s.dice <= faces.DICE or faces.total(s.locked) > s.dice:
        return "there is a die too many"
    return ""


def _cards(g: House, s: State) -> str:
    """Every card is in the deck, on top of it, drawn, being resolved, or discarded."""
    seen = s.deck
    places = [s.drawn, s.discard, bit(s.top - 1) if s.top else 0, bit(s.card - 1) if s.card else 0]
    for place in places:
        if place & seen:
            return "a Fire card is in two places"
        seen |= place
    missing = g.deck & ~seen
    if g.options.embers_leave and s.shuffles:
        missing &= ~g.cards.embers
    if seen & ~g.deck or missing:
        return "a Fire card is missing or too many"
    piled: i64 = 0
    pile: i64 = 0
    while pile < deck.PILES:
        group: i64 = 0
        while group < 3:
            piled += deck.in_pile(s, pile, group)
            group += 1
        pile += 1
    if piled != size(s.deck) or not piles.fits(g.divisions, s.piles):
        return "the piles do not make up the deck"
    return ""


def _crew(g: House, s: State) -> str:
    who: i64 = 0
    while who < g.crew_size:
        place = place_of(s, who)
        if place != OFF_BOARD and (not on_board(s, place) or place == LAKE):
            return "a firefighter stands nowhere"
        who += 1
    if (s.at | s.roles) >> (g.crew_size * 8):
        return "there is a firefighter too many"
    if s.turn >= g.crew_size or s.moves < 0 or s.support < 0:
        return "the turn is nobody's"
    if s.requests >> ((g.crew_size - 1) * MATE_BITS):
        return "somebody was asked who is not there"
    return ""

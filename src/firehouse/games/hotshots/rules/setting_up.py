"""Game set-up: the tiles are laid out, the starting fires are lit, everybody meets at the camp."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from firehouse.core.bits import bit, first, put_byte
from firehouse.core.kinds import Kind
from firehouse.core.stack import push
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import headings, tokens
from firehouse.games.hotshots.data.board import Ground
from firehouse.games.hotshots.data.faces import DICE
from firehouse.games.hotshots.data.roles import NO_ROLE
from firehouse.games.hotshots.data.tiles import AIR_BASE, DRY_GRASS, FIRE_CAMP, LAKE, TILES
from firehouse.games.hotshots.rules import actions, deck, steps, vehicles
from firehouse.games.hotshots.rules.crew_choice import characters
from firehouse.games.hotshots.rules.effects import Log, add_flames
from firehouse.games.hotshots.rules.features import chooses_first
from firehouse.games.hotshots.rules.house import GAP, House
from firehouse.games.hotshots.rules.state import OFF_BOARD, State, flames

SMALL_LIMIT: Final = 3
"""The scorch limit of the starting fires that an option can leave out."""
BELOW_LIMIT: Final = 2
"""How far a further starting fire stays below the limit of its tile."""
_ALL_CELLS: Final = 524287

KINDS: Final[tuple[Kind, ...]] = (
    Kind(actions.PLACE, "place", "cell", headings.SET_UP, by_luck=True),
    Kind(actions.GAP, "gap", "empty cell", headings.LESS_HEAT, answers=True),
    Kind(actions.LIGHT, "light", "tile", headings.SET_UP, by_luck=True),
)


def begin(g: House) -> State:
    """The position before anything is set up, with the set-up on its stack."""
    first_step = steps.CHOOSE_FIRST if chooses_first(g) else steps.BEGIN_TURN
    s = State([first_step], [-1] * TILES, g.bare)
    players = 1 if g.solo else g.crew_size
    for who in reversed(range(players)):
        for _ in range(g.options.starting_tokens):
            push(s.todo, steps.GAIN_TOKEN, steps.gaining(who, steps.AT_START))
    if g.options.chosen:
        s.todo.extend(characters(g))
    further = steps.CHOOSE_EXTRA if g.options.set_up_chosen else steps.LIGHT_EXTRA
    s.todo.extend([further] * g.options.extra_fires)
    push(s.todo, steps.SET_UP)
    if not g.options.chosen:
        s.todo.extend(characters(g))
    push(s.todo, steps.LAY_OUT)
    for who in range(g.crew_size):
        s.at = put_byte(s.at, who, OFF_BOARD)
        role: i64 = g.crew[who]
        s.roles = put_byte(s.roles, who, role if role >= 0 else NO_ROLE)
    s.bag = tokens.ALL
    s.dice = DICE
    deck.build(g, s)
    return s


def lay_out(g: House, s: State, log: Log, index: i64) -> None:
    """Lay the next tile: where there is one place for it at once, else where luck puts it.

    The cell that stays empty may be the players' choice.
    """
    if index >= len(g.order):
        return
    push(s.todo, steps.LAY_OUT, index + 1)
    tile: i64 = g.order[index]
    cells = cells_for(g, s, tile)
    if not cells & (cells - 1):
        lay(s, log, tile, first(cells))
    elif tile == GAP:
        push(s.todo, steps.CHOOSE_GAP if g.options.set_up_chosen else steps.LEAVE_GAP)
    else:
        push(s.todo, steps.PLACE_TILE, tile)


def lay(s: State, log: Log, tile: i64, cell: i64) -> None:
    """Lay a tile on a cell, or leave the cell empty."""
    if tile == GAP:
        s.gap = cell + 1
        if log is not None:
            log.append(events.GapLeft(cell))
        return
    cells = s.cells[:]
    cells[tile] = cell
    s.cells = cells
    if log is not None:
        log.append(events.TilePlaced(tile, cell))


def cells_for(g: House, s: State, tile: i64) -> i64:
    """The set of cells where a tile can be laid now, or which can stay empty."""
    if tile == LAKE:
        return g.lake_cells
    free = _free(s)
    if tile == AIR_BASE and g.options.base_far:
        return _farthest(g, s.cells[FIRE_CAMP], free)
    if tile == GAP:
        safe: i64 = g.gap_cells[s.cells[LAKE]]
        free &= safe
        kept = free & ~_reserved(g, s)
        return kept if kept else free
    own: i64 = g.fixed[tile]
    if own >= 0 and (free >> own) & 1:
        return bit(own)
    return free & ~_reserved(g, s)


def _free(s: State) -> i64:
    """The cells without a tile."""
    free: i64 = _ALL_CELLS
    if s.gap:
        free &= ~bit(s.gap - 1)
    tile: i64 = 0
    while tile < TILES:
        cell: i64 = s.cells[tile]
        if cell >= 0:
            free &= ~bit(cell)
        tile += 1
    return free


def _reserved(g: House, s: State) -> i64:
    """Cells that the layout keeps for tiles that are still to come."""
    found: i64 = 0
    if not g.has_fixed:
        return found
    tile: i64 = 0
    while tile < TILES:
        cell: i64 = g.fixed[tile]
        if cell >= 0 and s.cells[tile] < 0:
            found |= bit(cell)
        tile += 1
    return found


def _farthest(g: House, start: i64, cells: i64) -> i64:
    """Those of the cells that are the farthest from one."""
    found: i64 = 0
    most: i64 = 0
    while cells:
        cell = first(cells)
        away: i64 = g.board.reach[start * TILES + cell]
        if away > most:
            most = away
            found = 0
        if away == most:
            found |= bit(cell)
        cells &= cells - 1
    return found


def set_up(g: House, s: State, log: Log) -> None:
    """Crew, vehicles and wind marker in their places, and the starting fires."""
    s.ground = Ground(g.board, s.cells)
    s.vehicles = vehicles.ALL
    s.wind = 0
    who: i64 = 0
    while who < g.crew_size:
        s.at = put_byte(s.at, who, FIRE_CAMP)
        who += 1
    if log is not None:
        log.append(events.CampMade(g.crew_size))
    small = small_fires(g)
    wanted = g.options.small_fires
    all_lit = len(small) <= wanted
    tile: i64 = 0
    while tile < TILES:
        number: i64 = g.terrain.flames[tile]
        if number and g.plays_with(tile) and (all_lit or tile not in small):
            add_flames(g, s, log, tile, number, "set-up")
        tile += 1
    if not all_lit:
        lit = steps.CHOOSE_SMALL if g.options.set_up_chosen else steps.LIGHT_SMALL
        s.todo.extend([lit] * wanted)


def small_fires(g: House) -> list[int]:
    """The tiles with a small scorch limit that start with flames."""
    terrain = g.terrain
    return [
        tile
        for tile in range(TILES)
        if terrain.flames[tile] and terrain.limits[tile] == SMALL_LIMIT and g.plays_with(tile)
    ]


def light_choices(g: House, s: State, step: i64) -> i64:
    """The tiles among which luck or the players light one."""
    found: i64 = 0
    if step == steps.LIGHT_SMALL or step == steps.CHOOSE_SMALL:
        for small in small_fires(g):
            if not flames(s, small):
                found |= bit(small)
        return found
    tile: i64 = 0
    while tile < TILES:
        if may_burn(g, tile) and s.cells[tile] >= 0 and not flames(s, tile):
            found |= bit(tile)
        tile += 1
    return found


def may_burn(g: House, tile: i64) -> bool:
    """Can a further starting fire be there, without scorching the tile at once?"""
    if tile == LAKE or tile == FIRE_CAMP or tile == DRY_GRASS:  # noqa: SIM109
        return False
    limit: i64 = g.limits[tile]
    return limit > 1


def extra_flames(g: House, tile: i64) -> i64:
    """With how many flames a further fire starts: as the printed ones, two below the limit."""
    limit: i64 = g.limits[tile]
    return limit - BELOW_LIMIT if limit > BELOW_LIMIT else 1


def light(g: House, s: State, log: Log, step: i64, tile: i64) -> None:
    """One starting fire: as printed, or a further one."""
    number: i64 = g.terrain.flames[tile]
    if step == steps.LIGHT_EXTRA or step == steps.CHOOSE_EXTRA:
        number = extra_flames(g, tile)
    add_flames(g, s, log, tile, number, "set-up")

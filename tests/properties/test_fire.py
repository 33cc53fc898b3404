"""The engine's fire against a slow one written from the book alone."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from naive_fire import House, Square, built

from firehouse import Game, Setup
from firehouse.core.bits import members
from firehouse.games.flashpoint.data.board import LEVEL
from firehouse.games.flashpoint.game import FlashPoint
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, put
from firehouse.games.flashpoint.rules.steps import RESOLVE, ROLL_ADVANCE, SPREAD

GAMES = {
    (ruleset, board): Game.of(Setup(ruleset, board, crew=1, options={"starved_at": 0}))
    for ruleset in ("flashpoint/basic", "flashpoint/family")
    for board in ("house_front", "house_back")
}
SQUARES = st.tuples(st.integers(1, 6), st.integers(1, 8))


def empty(game: FlashPoint) -> State:
    """A house without fire, markers or firefighters, the dice of Advance Fire to come."""
    state = State([])
    put(state, 0, OFF_BOARD)
    state.bag_victims = game.house.options.victims
    return state


def outcome(game: FlashPoint, state: State) -> tuple[set[Square], set[Square], set[str], int]:
    """Fire, smoke, what is destroyed, and the damage."""
    gone = members(state.gone_v) + [LEVEL + edge for edge in members(state.gone_h)]
    board = game.house.board
    return (
        {(cell // 8 + 1, cell % 8 + 1) for cell in members(state.fire)},
        {(cell // 8 + 1, cell % 8 + 1) for cell in members(state.smoke)},
        {edge_text(*(board.places[cell][1:] for cell in board.ends[edge])) for edge in gone},
        state.damage,
    )


def edge_text(first: Square, second: Square) -> str:
    return str(sorted((first, second)))


def naive_outcome(house: House, whole: set[str]) -> tuple[set[Square], set[Square], set[str], int]:
    standing = {edge_text(*edge) for edge in house.barriers}
    return house.fire, house.smoke, whole - standing, sum(house.damage.values())


@settings(max_examples=150, deadline=None)
@given(
    way=st.sampled_from(sorted(GAMES)),
    rolls=st.lists(SQUARES, min_size=1, max_size=120),
    doors=st.lists(st.integers(0, 7), max_size=8, unique=True),
)
def test_fire_spreads_as_the_book_says(
    way: tuple[str, str], rolls: list[Square], doors: list[int]
) -> None:
    """Any rolls, in either edition, with any doors open, lead both houses to the same picture."""
    game = GAMES[way]
    assert isinstance(game, FlashPoint)
    house = built(game.house.board.plan)
    house.discs, house.limit = game.house.options.fire_discs, game.house.options.damage_limit
    house.over_smoke = not game.house.options.consequences_last
    spread = SPREAD if game.house.options.consequences_last else RESOLVE
    whole = {edge_text(*edge) for edge in house.barriers}
    state = empty(game)
    leaves = sorted(edge_text(*edge) for edge, kind in house.barriers.items() if kind == "door")
    opened = {leaves[index] for index in doors if index < len(leaves)}
    house.open_doors = {edge for edge in house.barriers if edge_text(*edge) in opened}
    for edge, ends in game.house.board.ends.items():
        if edge_text(*(game.house.board.places[cell][1:] for cell in ends)) in opened:
            if edge < LEVEL:
                state.open_v |= 1 << edge
            else:
                state.open_h |= 1 << (edge - LEVEL)
    for red, black in rolls:
        state.todo = [ROLL_ADVANCE, spread, ROLL_ADVANCE]
        game.apply(state, game.parse(f"roll {red},{black}"))
        house.roll((red, black))
        assert outcome(game, state) == naive_outcome(house, whole)
        if house.collapsed():
            assert game.ending(state) == "collapse"
            return

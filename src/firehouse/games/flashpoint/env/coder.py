"""Writes down a position of Flash Point, as `features` lists it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from firehouse.core.bits import bit
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.envs.stack_coder import StackCoder
from firehouse.games.flashpoint.data import decks
from firehouse.games.flashpoint.data.board import DICE_SQUARES
from firehouse.games.flashpoint.env import codes
from firehouse.games.flashpoint.env.grid import Grid
from firehouse.games.flashpoint.env.potential import Potential
from firehouse.games.flashpoint.rules import endings, spells, steps, tokens
from firehouse.games.flashpoint.rules.dice import again_of, black_of, red_of
from firehouse.games.flashpoint.rules.event_cards import held_event, other_held_event
from firehouse.games.flashpoint.rules.event_choices import ANSWERED, effect_of, left_of
from firehouse.games.flashpoint.rules.house import House
from firehouse.games.flashpoint.rules.state import OFF_BOARD, State, place_of, role_of, saved_of
from firehouse.games.flashpoint.rules.vehicles import aimed_at

EFFECTS: Final[list[int]] = sorted(ANSWERED.values())
"""The effects of Events that a player answers."""


@final
class FlashPointCoder(StackCoder[State]):
    """The words of planes that never change are worked out once."""

    walls_v: i64
    walls_h: i64

    def __init__(
        self,
        house: House,
        planes: list[int],
        flags: list[int],
        numbers: list[int],
        decisions: list[int],
    ) -> None:
        super().__init__(house.crew_size, planes, flags, numbers, decisions)
        self.house = house
        self.grid = Grid(house.board)
        self.hope = Potential(house)
        board = house.board
        self.walls_v = board.walls.v
        self.walls_h = board.walls.h

    def decider(self, entry: i64, on_turn: i64) -> i64:
        """The pawn whose player an entry asks; -1 where luck decides."""
        return steps.decider(entry, on_turn)

    def plane(self, state: State, code: i64, argument: i64) -> None:
        """Write one plane."""
        s = state
        grid = self.grid
        grid.begin()
        if code <= codes.POINT:
            self._markers(s, code)
        elif code <= codes.LIT_HAZMAT:
            self._piles(s, code, argument)
        elif code == codes.PAWN or code == codes.DECIDING:
            who = argument if code == codes.PAWN else self.who
            if who >= 0 and place_of(s, who) != OFF_BOARD:
                grid.add(place_of(s, who))
        elif code == codes.HOT_SPOT:
            grid.add_dice(s.hot_spots)
        elif code == codes.STRUCK:
            grid.add_dice(s.struck)
        elif code <= codes.LIGHT_NORTH:
            self._edges(s, code)
        else:
            self._vehicles(s, code)
        grid.write(self.row)

    def _markers(self, s: State, code: i64) -> None:
        grid = self.grid
        if code == codes.SMOKE:
            grid.add_dice(s.smoke)
        elif code == codes.POINT:
            grid.add_dice(s.poi)
        elif code != codes.FIRE:
            raise unknown("plane", code)
        else:
            grid.add_dice(s.fire)
            outside = s.fire_outside
            square: i64 = DICE_SQUARES
            while outside:
                if outside & 1:
                    grid.add(square)
                outside >>= 1
                square += 1

    def _piles(self, s: State, code: i64, least: i64) -> None:
        if code == codes.VICTIM:
            self._pile(s.victims, 0, least)
        elif code == codes.TREATED:
            self._pile(s.victims, tokens.MARKED, least)
        elif code == codes.TRAPPED:
            self._pile(s.victims, tokens.TRAPPED, least)
        elif code == codes.HAZMAT:
            self._pile(s.hazmats, 0, least)
        elif code == codes.LIT_HAZMAT:
            self._pile(s.hazmats, tokens.MARKED, 1)
        else:
            raise unknown("plane", code)

    def _pile(self, pile: i64, flags: i64, least: i64) -> None:
        """Mark squares with at least so many markers of a kind; equal ones stand together."""
        before: i64 = 0
        run: i64 = 0
        while pile:
            entry = tokens.lowest(pile)
            run = run + 1 if entry == before else 1
            if run == least and tokens.flags_of(entry) == flags:
                self.grid.add(tokens.square_of(entry))
            before = entry
            pile = tokens.without_lowest(pile)

    def _edges(self, s: State, code: i64) -> None:
        """West and north take turns in the codes."""
        board = self.house.board
        if code & 1:
            gone = s.gone_h
            if code == codes.WALL_NORTH:
                self.grid.add_north(self.walls_h & ~gone)
            elif code == codes.DAMAGED_NORTH:
                self.grid.add_north(s.damaged_h)
            elif code == codes.DOOR_NORTH:
                self.grid.add_north(board.doors.h & ~gone & ~s.open_h)
            elif code == codes.OPEN_NORTH:
                self.grid.add_north(s.open_h)
            elif code == codes.WINDOW_NORTH:
                self.grid.add_north(board.windows.h & ~gone & ~s.open_h)
            elif code == codes.LIGHT_NORTH:
                self.grid.add_north(board.lights.h & ~gone)
            else:
                raise unknown("plane", code)
        else:
            gone = s.gone_v
            if code == codes.WALL_WEST:
                self.grid.add_west(self.walls_v & ~gone)
            elif code == codes.DAMAGED_WEST:
                self.grid.add_west(s.damaged_v)
            elif code == codes.DOOR_WEST:
                self.grid.add_west(board.doors.v & ~gone & ~s.open_v)
            elif code == codes.OPEN_WEST:
                self.grid.add_west(s.open_v)
            elif code == codes.WINDOW_WEST:
                self.grid.add_west(board.windows.v & ~gone & ~s.open_v)
            elif code == codes.LIGHT_WEST:
                self.grid.add_west(board.lights.v & ~gone)
            else:
                raise unknown("plane", code)

    def _vehicles(self, s: State, code: i64) -> None:
        board = self.house.board
        if code == codes.ENGINE:
            self._spot(board.engine_spots, s.engine)
        elif code == codes.AMBULANCE:
            self._spot(board.ambulance_spots, s.ambulance)
        elif code == codes.LADDER:
            self._pile(s.ladders, 0, 1)
        elif code == codes.STANDING_LADDER:
            self._pile(s.ladders, tokens.MARKED, 1)
        elif code != codes.AIM:
            raise unknown("plane", code)
        elif s.dice:
            self.grid.add(aimed_at(self.house, s.engine, red_of(s.dice), black_of(s.dice)))

    def _spot(self, spots: list[list[int]], spot: i64) -> None:
        if spot >= 0:
            for square in spots[spot]:
                self.grid.add(square)

    def own_flag(self, state: State, code: i64, argument: i64) -> None:
        """Write the flags of one of the game's own kinds."""
        s = state
        row = self.row
        if code == codes.AWAY:
            who: i64 = 0
            while who < self.crew:
                row.bits(1 if place_of(s, who) == OFF_BOARD else 0, 1)
                who += 1
        elif code == codes.DOWN:
            row.bits(s.down & (bit(self.crew) - 1), self.crew)
        elif code == codes.ROLE:
            row.bits(bit(role_of(s, argument)), len(self.house.roles))
        else:
            self._rare_flag(s, code)

    def _rare_flag(self, s: State, code: i64) -> None:
        row = self.row
        if code == codes.BONUS:
            row.bits(bit(s.bonus) >> 1, 2)
        elif code == codes.ACTED:
            row.bits(s.acted & 3, 2)
        elif code == codes.REROLLED:
            row.bits(again_of(s.dice), 2)
        elif code == codes.EFFECT:
            effect: i64 = -1
            if step_of(self.asked) == steps.FOLLOW_EVENT:
                effect = effect_of(argument_in(self.asked))
            for answered in EFFECTS:
                row.bits(1 if answered == effect else 0, 1)
        elif code == codes.HELD:
            held: i64 = 0
            if held_event(s) >= 0:
                held |= bit(held_event(s))
            if other_held_event(s) >= 0:
                held |= bit(other_held_event(s))
            row.bits(held, len(self.house.deck.events))
        elif code == codes.EVENTS:
            row.bits(s.events_drawn, len(self.house.deck.events))
        elif code != codes.SPELL:
            raise unknown("flag", code)
        else:
            row.bits(spells.now(s) | (spells.to_come(s) << spells.NUMBER), 2 * spells.NUMBER)

    def number(self, state: State, code: i64, argument: i64) -> i64:
        """One number."""
        s = state
        if code == codes.AP:
            return s.ap
        if code == codes.SAVED:
            return saved_of(s, argument)
        if code == codes.RESCUED:
            return s.rescued
        if code == codes.LOST:
            return s.lost
        if code == codes.DAMAGE:
            return s.damage
        if code == codes.BAG_VICTIMS:
            return s.bag_victims
        if code == codes.BAG_FALSE_ALARMS:
            return s.bag_false_alarms
        if code == codes.FREE:
            return s.free
        if code == codes.BAG_HAZMATS:
            return s.bag_hazmats
        if code == codes.HOT_RESERVE:
            return s.hot_reserve
        return self._card_number(s, code, argument)

    def _card_number(self, s: State, code: i64, card: i64) -> i64:
        if code == codes.FIRE_DECK:
            return decks.count(s.fire_deck, card)
        if code == codes.FIRE_BOTTOM:
            return decks.count(s.fire_bottom, card)
        if code == codes.FIRE_DISCARDS:
            return decks.count(s.fire_discards, card)
        if code == codes.FLARE_RETURNED:
            return decks.count(s.flare_returned, card)
        if code == codes.FLARE_REMOVED:
            return decks.count(s.flare_removed, card)
        if code == codes.FLARE_HIDDEN:
            return s.flare_hidden
        if code == codes.BAG_TRAPPED:
            return s.bag_trapped
        if code == codes.JOINED:
            return s.joined
        if code == codes.SILENCE:
            return s.silence
        if code == codes.LEFT:
            following = step_of(self.asked) == steps.FOLLOW_EVENT
            return left_of(argument_in(self.asked)) if following else 0
        raise unknown("number", code)

    def won(self, state: State) -> bool:
        """Has the game been won?"""
        return endings.is_win(state.ended)

    def score(self, state: State) -> i64:
        """The victims rescued."""
        return state.rescued

    def potential(self, state: State) -> float:
        """How promising a position is."""
        return self.hope.of(state)

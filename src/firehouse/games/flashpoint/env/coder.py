"""Writes down a position of Flash Point, as `features` lists it."""

from __future__ import annotations

from typing import Final

from firehouse.core.bits import bit
from firehouse.core.stack import argument_in, step_of
from firehouse.core.unknown import unknown
from firehouse.envs.coder import UNSURE
from firehouse.envs.stack_coder import StackCoder
from firehouse.games.flashpoint.data import decks
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


class FlashPointCoder(StackCoder[State]):
    """Planes are the squares of the house with those around it."""

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
        self.effects: list[int] = EFFECTS

    def decider(self, entry: int, on_turn: int) -> int:
        """The pawn whose player an entry asks; -1 where luck decides."""
        return steps.decider(entry, on_turn)

    def word(self, state: State, code: int, argument: int) -> int:
        """The word of the position that a plane shows; of a square its number, plus one."""
        s = state
        if code == codes.FIRE:
            return UNSURE if s.fire_outside else s.fire
        if code == codes.SMOKE:
            return s.smoke
        if code == codes.POINT:
            return s.poi
        if code == codes.VICTIM or code == codes.TREATED or code == codes.TRAPPED:
            return s.victims
        if code == codes.HAZMAT or code == codes.LIT_HAZMAT:
            return s.hazmats
        if code == codes.HOT_SPOT:
            return s.hot_spots
        if code == codes.STRUCK:
            return s.struck
        if code == codes.PAWN:
            return _standing(s, argument)
        if code == codes.DECIDING:
            return _standing(s, self.who) if self.who >= 0 else 0
        if code <= codes.LIGHT_NORTH:
            return self._edges(s, code)
        return self._vehicle(s, code)

    def _edges(self, s: State, code: int) -> int:
        board = self.house.board
        if code == codes.WALL_WEST:
            return board.walls.v & ~s.gone_v
        if code == codes.WALL_NORTH:
            return board.walls.h & ~s.gone_h
        if code == codes.DAMAGED_WEST:
            return s.damaged_v
        if code == codes.DAMAGED_NORTH:
            return s.damaged_h
        if code == codes.DOOR_WEST:
            return board.doors.v & ~s.gone_v & ~s.open_v
        if code == codes.DOOR_NORTH:
            return board.doors.h & ~s.gone_h & ~s.open_h
        if code == codes.OPEN_WEST:
            return s.open_v
        if code == codes.OPEN_NORTH:
            return s.open_h
        if code == codes.WINDOW_WEST:
            return board.windows.v & ~s.gone_v & ~s.open_v
        if code == codes.WINDOW_NORTH:
            return board.windows.h & ~s.gone_h & ~s.open_h
        if code == codes.LIGHT_WEST:
            return board.lights.v & ~s.gone_v
        if code == codes.LIGHT_NORTH:
            return board.lights.h & ~s.gone_h
        raise unknown("plane", code)

    def _vehicle(self, s: State, code: int) -> int:
        if code == codes.ENGINE:
            return s.engine + 1
        if code == codes.AMBULANCE:
            return s.ambulance + 1
        if code == codes.LADDER or code == codes.STANDING_LADDER:
            return s.ladders
        if code == codes.AIM:
            if not s.dice:
                return 0
            return aimed_at(self.house, s.engine, red_of(s.dice), black_of(s.dice)) + 1
        raise unknown("plane", code)

    def plane(self, state: State, code: int, argument: int, word: int) -> None:
        """Write one plane."""
        grid = self.grid
        grid.begin()
        if code == codes.FIRE:
            grid.add_dice(state.fire)
            grid.add_outside(state.fire_outside)
        elif code == codes.VICTIM or code == codes.HAZMAT:
            self._pile(word, 0, argument)
        elif code == codes.TREATED:
            self._pile(word, tokens.MARKED, argument)
        elif code == codes.TRAPPED:
            self._pile(word, tokens.TRAPPED, argument)
        elif code == codes.LIT_HAZMAT or code == codes.STANDING_LADDER:
            self._pile(word, tokens.MARKED, 1)
        elif code == codes.LADDER:
            self._pile(word, 0, 1)
        elif code <= codes.STRUCK:
            grid.add_dice(word)
        elif code == codes.PAWN or code == codes.DECIDING or code == codes.AIM:
            if word:
                grid.add(word - 1)
        elif code == codes.ENGINE:
            self._spot(self.house.board.engine_spots, word - 1)
        elif code == codes.AMBULANCE:
            self._spot(self.house.board.ambulance_spots, word - 1)
        elif not codes.is_edge(code):
            raise unknown("plane", code)
        elif codes.is_north(code):
            grid.add_north(word)
        else:
            grid.add_west(word)
        grid.write(self.board)

    def _pile(self, pile: int, flags: int, least: int) -> None:
        """Mark squares with at least so many markers of a kind; equal ones stand together."""
        before = 0
        run = 0
        while pile:
            entry = tokens.lowest(pile)
            run = run + 1 if entry == before else 1
            if run == least and tokens.flags_of(entry) == flags:
                self.grid.add(tokens.square_of(entry))
            before = entry
            pile = tokens.without_lowest(pile)

    def _spot(self, spots: list[list[int]], spot: int) -> None:
        if spot >= 0:
            for square in spots[spot]:
                self.grid.add(square)

    def own_flag(self, state: State, code: int, argument: int) -> None:
        """Write the flags of one of the game's own kinds."""
        s = state
        row = self.facts
        if code == codes.AWAY:
            for who in range(self.crew):
                row.number(1 if place_of(s, who) == OFF_BOARD else 0)
        elif code == codes.DOWN:
            row.bits(s.down & (bit(self.crew) - 1), self.crew)
        elif code == codes.ROLE:
            row.bits(bit(role_of(s, argument)), len(self.house.roles))
        else:
            self._rare_flag(s, code)

    def _rare_flag(self, s: State, code: int) -> None:
        row = self.facts
        if code == codes.BONUS:
            row.bits(bit(s.bonus) >> 1, 2)
        elif code == codes.ACTED:
            row.bits(s.acted & 3, 2)
        elif code == codes.REROLLED:
            row.bits(again_of(s.dice), 2)
        elif code == codes.EFFECT:
            effect = -1
            if step_of(self.asked) == steps.FOLLOW_EVENT:
                effect = effect_of(argument_in(self.asked))
            for answered in self.effects:
                row.number(1 if answered == effect else 0)
        elif code == codes.HELD:
            held = 0
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

    def number(self, state: State, code: int, argument: int) -> int:
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

    def _card_number(self, s: State, code: int, card: int) -> int:
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

    def score(self, state: State) -> int:
        """The victims rescued."""
        return state.rescued

    def potential(self, state: State) -> float:
        """How promising a position is."""
        return self.hope.of(state)


def _standing(s: State, who: int) -> int:
    """The square of a pawn, plus one; 0 for a pawn that is not on the board."""
    square = place_of(s, who)
    return 0 if square == OFF_BOARD else square + 1

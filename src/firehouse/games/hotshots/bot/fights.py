"""A fight by the dice: what it is worth on a tile, what to lock, when to stop, which reward."""

from __future__ import annotations

from mypy_extensions import i64

from firehouse.core.bits import bit, first, size
from firehouse.games.hotshots.bot.dice import spot_of
from firehouse.games.hotshots.bot.holdings import within_reach
from firehouse.games.hotshots.bot.stakes import Stakes, StakesBook
from firehouse.games.hotshots.bot.survey import Survey
from firehouse.games.hotshots.data import faces, tokens
from firehouse.games.hotshots.data.roles import SWAPPED, SWAPS
from firehouse.games.hotshots.data.tiles import TILES
from firehouse.games.hotshots.rules import actions
from firehouse.games.hotshots.rules.actions import act
from firehouse.games.hotshots.rules.effects import owner_of
from firehouse.games.hotshots.rules.fighting import can_match, matches, on_table, swap_of
from firehouse.games.hotshots.rules.firebreaks import free_side
from firehouse.games.hotshots.rules.state import (
    State,
    able,
    flames,
    hand,
    pawns_on,
    place_of,
    role_of,
)


class Fights:
    """Plays fights for the worths that the survey sees."""

    _best: i64
    _chosen: i64
    _most: i64

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.house = survey.house
        self.book = StakesBook()
        self._known: list[int] = [-1] * TILES
        self._keys: list[int] = [-1] * TILES
        self._tops: list[int] = [1] * TILES
        self._best = 0
        self._chosen = 0
        self._most = 0

    def stakes(self, s: State, who: i64, tile: i64, short: i64) -> Stakes:
        """What the results of a fight on a tile are worth to a player; kept until that changes."""
        token = self.token_worth(s, who)
        key = self.survey.stamp * 16 + short + 6
        key = key * 256 + token
        pawns = pawns_on(s, tile, self.house.crew_size)
        if place_of(s, who) != tile:
            pawns += 1
        key = key * 8 + pawns
        if self._keys[tile] == key:
            self.book.top = self._tops[tile]
            return self.book.of(self._known[tile])
        found = self._stakes(s, tile, short, token, pawns)
        self._keys[tile] = key
        self._tops[tile] = self.book.top
        self._known[tile] = found.key
        return found

    def _stakes(self, s: State, tile: i64, short: i64, token: i64, pawns: i64) -> Stakes:
        survey = self.survey
        have = flames(s, tile)
        break_worth = survey.best_break(s, tile)
        if not have:
            blowup = -survey.added(s, tile)
            return self.book.stakes(
                break_worth, break_worth, break_worth, break_worth, blowup, short
            )
        w = survey.weights
        wind = survey.windward(s, tile)
        scorching = survey.scorched_cost(s, tile)
        now = survey.cost(s, tile, have, wind, scorching)
        one = now - survey.cost(s, tile, have - 1, wind, scorching)
        if have == 1 and survey.total == 1:
            one = w.doom
        two = one
        if have > 1:
            two = now - survey.cost(s, tile, have - 2, wind, scorching)
            if have == 2 and survey.total == 2:
                two = w.doom
        three = two
        if have > 2:
            three = now - survey.cost(s, tile, have - 3, wind, scorching)
            if have == 3 and survey.total == 3:
                three = w.doom
        blowup = now - survey.cost(s, tile, have + 1, wind, scorching)
        if have + 1 >= self.house.limits[tile]:
            blowup -= w.die * pawns
        if survey.reserve < 2:
            blowup -= w.doom
        either = break_worth if break_worth > token else token
        return self.book.stakes(
            break_worth, one, two + either, three + break_worth + token, blowup, short
        )

    def token_worth(self, s: State, who: i64) -> i64:
        """What one more reward token is worth to a player."""
        if not s.bag:
            return 0
        held = size(hand(s, owner_of(self.house, who)))
        full = not self.house.solo and held >= self.house.options.token_limit
        return self.survey.weights.token // 3 if full else self.survey.weights.token

    def support_at(self, s: State, who: i64, tile: i64) -> i64:
        """The Support that a player would have there, by token too."""
        found = pawns_on(s, tile, self.house.crew_size)
        if place_of(s, who) == tile:
            found -= 1
        if (s.ground.lakeside >> tile) & 1:
            found += 1
        if hand(s, owner_of(self.house, who)) & ~s.fresh & bit(tokens.SUPPORT):
            found += 1
        return found

    def worth(self, s: State, who: i64, tile: i64, more: i64) -> i64:
        """The value of beginning a fight on a tile, with so much more Support; 0 if it harms."""
        if not s.dice:
            return 0
        stakes = self.stakes(s, who, tile, faces.DICE - s.dice)
        support = self.support_at(s, who, tile) + more
        value = stakes.best(self.spot_for(s, who, self.house.terrain.icons[tile]), support)
        return self.book.points(value)

    def spot_for(self, s: State, who: i64, opened: i64) -> i64:
        """The spot of open icons for a player with or without an ability."""
        role = role_of(s, who)
        if role < 4 and SWAPS[role] >= 0 and able(s, who):
            return spot_of(opened, SWAPS[role], SWAPPED[role])
        return spot_of(opened, -1, -1)

    def opened(self, s: State) -> i64:
        """The icons that are open in the fight under way, packed."""
        icons: i64 = self.house.terrain.icons[place_of(s, s.turn)]
        return icons - s.locked - s.extra

    def _here(self, s: State, more: i64) -> Stakes:
        """The stakes of the fight under way, with so many more matches by tokens."""
        return self.stakes(s, s.turn, place_of(s, s.turn), self.short(s) - more)

    def short(self, s: State) -> i64:
        """How many more icons are open in the fight under way than there are dice to roll."""
        return faces.DICE - s.dice - faces.total(s.extra)

    def after_roll(self, s: State) -> i64:
        """Lock the dice that leave the best position; help a failed roll if that is worth it."""
        if not can_match(self.house, s):
            return self._after_failure(s)
        action = self.lock(s)
        return self._better_token(s, action) if self.house.options.stand_in else action

    def lock(self, s: State) -> i64:
        """The best dice to lock; among equals the most."""
        self._best = -4000000000000
        self._chosen = 0
        self._most = 0
        self._try(s, self._here(s, 0), 0, 0, 0, on_table(s), self.opened(s))
        return act(actions.LOCK, self._chosen)

    def _try(
        self, s: State, stakes: Stakes, face: i64, handful: i64, number: i64, left: i64, opened: i64
    ) -> None:
        """Go through every handful of matching dice, face by face."""
        if face == faces.FACES:
            if number:
                value = stakes.best(self.spot_for(s, s.turn, opened), s.support)
                if value > self._best or (value == self._best and number > self._most):
                    self._best = value
                    self._chosen = handful
                    self._most = number
            return
        most = faces.count(opened, face)
        other = swap_of(s, face)
        while True:
            self._try(s, stakes, face + 1, handful, number, left, opened)
            if most <= 0:
                return
            if faces.count(left, face):
                left -= faces.unit(face)
            elif other >= 0 and faces.count(left, other):
                left -= faces.unit(other)
            else:
                return
            handful = faces.ADD[handful * faces.FACES + face]
            opened -= faces.unit(face)
            number += 1
            most -= 1

    def _after_failure(self, s: State) -> i64:
        failing = act(actions.FAIL, 0)
        stakes = self._here(s, 0)
        spot = self.spot_for(s, s.turn, self.opened(s))
        if s.support:
            self._best = stakes.best(spot, s.support - 1)
            return self._better_token(s, failing)
        self._best = stakes.blowup
        found = self._better_token(s, failing)
        held = within_reach(self.house, s)
        value = stakes.best(spot, 0) - self.book.value(self.survey.weights.spend)
        if value > self._best:
            if held & bit(tokens.SUPPORT):
                return act(actions.PLAY, tokens.SUPPORT)
            if held & bit(tokens.SUMMON):
                who = self._someone_else(s)
                if who >= 0:
                    return act(actions.PLAY_SUMMON, who)
        return found

    def _someone_else(self, s: State) -> i64:
        """A firefighter on another tile, the one who plays last; -1 if there is none."""
        here = place_of(s, s.turn)
        seat = self.house.crew_size - 1
        while seat > 0:
            who = (s.turn + seat) % self.house.crew_size
            if place_of(s, who) != here:
                return who
            seat -= 1
        return -1

    def _better_token(self, s: State, action: i64) -> i64:
        """A dice token if playing it beats the best value so far, else the action given."""
        held = within_reach(self.house, s) & tokens.DICE
        if not held:
            return action
        stakes = self._here(s, 1)
        opened = self.opened(s)
        price = self.book.value(self.survey.weights.spend)
        while held:
            token = first(held)
            face: i64 = 0
            while face < faces.FACES:
                if faces.count(opened, face) and self._shows(s, token, face):
                    left = opened - faces.unit(face)
                    value = stakes.best(self.spot_for(s, s.turn, left), s.support) - price
                    if value > self._best:
                        self._best = value
                        if token == tokens.DOUBLE:
                            action = act(actions.PLAY_DOUBLE, face)
                        else:
                            action = act(actions.PLAY_FACE, actions.standing_in(token, face))
                face += 1
            held &= held - 1
        return action

    def _shows(self, s: State, token: i64, face: i64) -> bool:
        if token == tokens.DOUBLE:
            return faces.count(s.locked, face) != 0
        shown: i64 = tokens.FACE_SETS[token]
        return ((shown >> face) & 1) != 0

    def between_rolls(self, s: State) -> i64:
        """Stop with the best reward, roll again, or play a token for one more match."""
        stakes = self._here(s, 0)
        spot = self.spot_for(s, s.turn, self.opened(s))
        support = s.support
        if hand(s, owner_of(self.house, s.turn)) & ~s.fresh & bit(tokens.SUPPORT):
            support += 1
        reward = self.best_reward(s)
        action = act(actions.STOP, reward)
        self._best = stakes.reward(matches(s))
        rolled = stakes.best(spot, support)
        if rolled > self._best:
            self._best = rolled
            action = act(actions.ROLL_AGAIN, 0)
        return self._better_token(s, action)

    def best_reward(self, s: State) -> i64:
        """The best reward for the matches so far."""
        number = matches(s)
        here = place_of(s, s.turn)
        if number < 3:
            return actions.NOTHING
        break_worth = self.survey.best_break(s, here)
        open_side = free_side(s)
        if not flames(s, here):
            return actions.FIREBREAK if open_side else actions.NOTHING
        if number == 3:
            return actions.FIREBREAK if open_side else actions.NOTHING
        if number == 4:
            if open_side and break_worth > self.survey.gain(s, here, 1):
                return actions.FIREBREAK
            return actions.ONE_FLAME
        if number == 5:
            if s.bag and self.token_worth(s, s.turn) >= break_worth:
                return actions.TWO_AND_TOKEN
            return actions.TWO_AND_FIREBREAK
        return actions.THREE_AND_BOTH

    def stop_points(self, s: State) -> i64:
        """What stopping now is worth, in points."""
        stakes = self._here(s, 0)
        return self.book.points(stakes.reward(matches(s)))

    def roll_points(self, s: State) -> i64:
        """What rolling again is worth, in points."""
        stakes = self._here(s, 0)
        spot = self.spot_for(s, s.turn, self.opened(s))
        return self.book.points(stakes.roll(spot, s.support))

    def lock_value(self, s: State, handful: i64) -> i64:
        """What the fight is worth after locking a handful, in points."""
        stakes = self._here(s, 0)
        chosen: i64 = faces.PACKED[handful]
        spot = self.spot_for(s, s.turn, self.opened(s) - chosen)
        return self.book.points(stakes.best(spot, s.support))

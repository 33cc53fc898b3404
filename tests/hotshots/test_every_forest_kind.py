"""Every row has its branches: each kind of action, step, token, card and option, seen in play.

A dispatch without a branch for something that exists raises here, refuses it, or never offers it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from removed_branches import survivors
from test_everything_occurs import CHAIN, EASY, EMBERS, QUIET, RICH

from firehouse import Event, Game, Rng, Setup
from firehouse.bots.greedy import policy_of
from firehouse.core.catalogue import ruleset
from firehouse.core.event import Happening
from firehouse.core.kinds import Kind, lacking
from firehouse.core.stack import step_of
from firehouse.envs.encoding import Encoding
from firehouse.games.hotshots import events
from firehouse.games.hotshots.data import cards, options, tokens
from firehouse.games.hotshots.events import CardPlayed, FightStopped
from firehouse.games.hotshots.pictures import view_changes
from firehouse.games.hotshots.rules import actions, judge, steps
from firehouse.games.hotshots.rules.fighting import stop_refusal
from firehouse.games.hotshots.rules.kinds import KINDS
from firehouse.games.hotshots.words.forms import FORMS
from firehouse.games.hotshots.words.notation import NOTATION
from firehouse.stage import stage_of
from firehouse.stage.catalogue import described

WAYS = (
    Setup("hotshots/standard", crew=4, options={**RICH, "scorch_takes_token": True}),
    Setup("hotshots/standard", crew=2, options={**RICH, "firebreaks": 3}),
    Setup("hotshots/standard", crew=("crew-boss", "lookout"), options={**RICH, "new_fires": True}),
    Setup("hotshots/standard", crew=1, difficulty="barely-even-warm"),
    Setup("hotshots/standard", crew=3, difficulty="firestorm"),
    Setup(
        "hotshots/standard",
        crew=2,
        difficulty="not-much-of-a-fire",
        options={"choosing": "chosen", "set_up_choices": "chosen", "extra_fires": 1},
    ),
    Setup("hotshots/standard", crew=2, files={"tiles": QUIET}, options=RICH),
    Setup("hotshots/standard", crew=2, files={"cards": EMBERS}),
    Setup("hotshots/standard", crew=2, files={"layout": CHAIN, "tiles": EASY}, options=RICH),
)
MOST_GAMES = 40


@dataclass
class Seen:
    """A position in which something is legal, and what it was."""

    game: Any
    state: Any
    action: int


@dataclass
class Play:
    """What came up in random games."""

    kinds: dict[int, Seen] = field(default_factory=dict)
    tokens: dict[int, Seen] = field(default_factory=dict)
    steps: dict[int, Seen] = field(default_factory=dict)
    cards: set[int] = field(default_factory=set)
    happened: dict[tuple[object, ...], Seen] = field(default_factory=dict)
    """By what came of it: kinds of events, Fire cards and rewards."""
    refused: dict[tuple[int, ...], Seen] = field(default_factory=dict)
    """Between rolls, by why the fight cannot end with each reward."""

    def look(self, game: Any, state: Any) -> None:
        """Remember what is legal here for the first time; every action is judged."""
        step = step_of(state.todo[-1])
        for action in game.actions(state):
            seen = Seen(game, state, action)
            kind, argument = actions.kind_of(action), actions.argument_of(action)
            if kind not in self.kinds or step not in self.steps:
                seen.state = state.copy()
            self.kinds.setdefault(kind, seen)
            self.steps.setdefault(step, seen)
            if kind == actions.PLAY and argument not in self.tokens:
                self.tokens[argument] = Seen(game, state.copy(), action)
        if step == steps.GO_ON:
            why = tuple(stop_refusal(state, reward) for reward in range(actions.REWARDS))
            if why not in self.refused:
                self.refused[why] = Seen(game, state.copy(), action)

    def remember(self, before: Seen, log: list[Event]) -> None:
        """What came of an action for the first time."""
        cards_of = before.game.house.cards.kinds
        for event in log:
            what: tuple[object, ...] = (type(event),)
            if isinstance(event, CardPlayed):
                self.cards.add(cards_of[event.card])
                what += (cards_of[event.card],)
            elif isinstance(event, FightStopped):
                what += (event.reward,)
            self.happened.setdefault(what, before)


def wanted_tokens() -> set[int]:
    """Those that are played without naming anything; the one that saves a die has a question."""
    return {token for token in range(tokens.TOKENS) if tokens.BARE[token]} - {tokens.SAVE_DIE}


def questions() -> set[int]:
    """Every chance and decision."""
    return {step.number for step in steps.STEPS if step.number >= steps.FIRST_CHANCE}


@cache
def play() -> Play:
    """Random games of every way, until everything has come up or there were too many."""
    found = Play()
    for seed in range(MOST_GAMES):
        for way in range(len(WAYS)):
            _random_game(found, _game(way), Rng(seed * len(WAYS) + way))
        if (
            len(found.kinds) == len(KINDS)
            and questions() <= set(found.steps)
            and wanted_tokens() <= set(found.tokens)
            and len(found.cards) == len(cards.KINDS)
        ):
            break
    return found


@cache
def _game(way: int) -> Any:
    return Game.of(WAYS[way])


def _random_game(found: Play, game: Any, rng: Rng) -> None:
    state = game.start()
    while not game.over(state):
        found.look(game, state)
        log: list[Event] = []
        chance = game.is_chance(state)
        action = game.sample(state, rng) if chance else game.random_action(state, rng)
        before = Seen(game, state.copy(), action)
        game.apply(state, action, log)
        found.remember(before, log)


def named(kinds: tuple[Kind, ...]) -> Any:
    """A test for each kind of action."""
    return pytest.mark.parametrize("kind", kinds, ids=lambda kind: kind.name)


def test_the_rows_are_the_numbers() -> None:
    """Every number of `actions` has a row with a form, and every form is used."""
    numbers = {
        number
        for name, number in vars(actions).items()
        if name.isupper() and isinstance(number, int) and number <= actions.BEGIN
    }
    assert {kind.number for kind in KINDS} == set(range(actions.BEGIN + 1)) <= numbers
    assert {kind.form for kind in KINDS} == set(FORMS)
    assert len({kind.name for kind in KINDS}) == len(KINDS)


@named(KINDS)
def test_a_kind_is_offered_judged_played_and_told(kind: Kind) -> None:
    """Where it is legal: its text is read back, menus have it, what it does is told."""
    seen = play().kinds[kind.number]
    game, state, action = seen.game, seen.state, seen.action
    assert game.refusal(state, action) is None
    text = game.text(action)
    assert text.split()[0] == kind.word
    assert game.parse(text) == action
    assert lacking(game.house, kind.needs) is None
    assert kind.word in NOTATION.verbs(game.house)
    stage = stage_of(game)
    offer = next(offer for offer in stage.offers(game, state) if offer.action == text)
    assert offer.label
    after = state.copy()
    log: list[Event] = []
    game.apply(after, action, log)
    assert after != state
    assert log
    for event in log:
        assert isinstance(event, Happening)
        assert stage.cite(game, event).rule
        game.tell(event)


@named(tuple(kind for kind in KINDS if not kind.by_luck and kind.number != actions.GAP))
def test_a_kind_of_a_player_has_a_number(kind: Kind) -> None:
    """In the environments of a set-up in which it is legal."""
    seen = play().kinds[kind.number]
    assert seen.action in Encoding(seen.game.setup).actions


def test_a_gap_that_is_chosen_has_a_number() -> None:
    """It is also an outcome, which has none."""
    seen = play().steps[steps.CHOOSE_GAP]
    assert actions.kind_of(seen.action) == actions.GAP
    assert seen.action in Encoding(seen.game.setup).actions


@named(tuple(kind for kind in KINDS if kind.by_luck))
def test_a_kind_of_luck_is_weighed(kind: Kind) -> None:
    """It has odds, and is what its chance brings."""
    seen = play().kinds[kind.number]
    assert dict(seen.game.outcomes(seen.state))[seen.action] > 0
    assert kind.number in steps.OF_NUMBER[step_of(seen.state.todo[-1])].brings


@pytest.mark.parametrize("step", sorted(questions()), ids=lambda step: steps.NAMES[step])
def test_a_question_is_asked_and_answered(step: int) -> None:
    """Luck or the bot answers with something legal; both are told what is asked, with its rule."""
    seen = play().steps[step]
    game, state = seen.game, seen.state
    assert game.situation(state)
    assert steps.OF_NUMBER[step].rule
    if step < steps.FIRST_DECISION:
        assert game.is_chance(state)
        assert game.chance_kind(state) == steps.NAMES[step]
        assert game.refusal(state, game.sample(state, Rng(1))) is None
        return
    assert 0 <= game.actor(state) < len(game.pawns(state))
    chosen = policy_of(game).choose(state, Rng(1))
    assert judge.refusal(game.house, state, chosen) == 0


def test_all_that_can_be_decided_is_ranked() -> None:
    """By the kinds that the ranking of actions for a search knows; another one is an error."""
    for seen in (*play().kinds.values(), *play().steps.values()):
        if not seen.game.is_chance(seen.state):
            assert policy_of(seen.game).candidates(seen.state)
    for step in (steps.ACT, steps.GO_ON, steps.DISCARD):
        seen = play().steps[step]
        with pytest.raises(AssertionError, match="action"):
            policy_of(seen.game).next_best.ranked(seen.state, actions.act(actions.ROLL, 0))


@pytest.mark.parametrize("token", sorted(wanted_tokens()), ids=lambda token: tokens.IDS[token])
def test_a_token_does_something(token: int) -> None:
    """And leaves the hand."""
    seen = play().tokens[token]
    before, after = seen.state, seen.state.copy()
    log: list[Event] = []
    seen.game.apply(after, seen.action, log)
    happened = {type(event).__name__ for event in log} - {"TokenPlayed", "Awaited"}
    assert happened or step_of(after.todo[-1]) != step_of(before.todo[-1])


def test_every_kind_of_fire_card_is_played() -> None:
    """All six."""
    assert play().cards == set(range(len(cards.KINDS)))


@pytest.mark.parametrize("way", range(len(WAYS)))
def test_every_entry_of_an_observation_is_written(way: int) -> None:
    """Planes, flags and numbers, at the first decision of a player."""
    game = _game(way)
    encoding = Encoding(game.setup)
    arrays = encoding.arrays(1)
    batch = encoding.batch(arrays, 0.0, 1.0, False)
    batch.seed(0, 1)
    batch.restart(0)
    assert arrays.planes.any()
    assert arrays.vector.any()


def test_an_option_is_a_row_with_words_and_a_field() -> None:
    """Title and line of help, for every set-up screen; the rules read the value as it is given."""
    shown = {
        option["name"]: option for option in described(ruleset("hotshots/standard"))["options"]
    }
    read = options.Options({})
    assert list(shown) == [option.name for option in options.OPTIONS]
    for option in options.OPTIONS:
        assert shown[option.name]["title"]
        assert shown[option.name]["text"].endswith(".")
        assert shown[option.name]["source"]
        if option.kind != "choice":
            assert getattr(read, option.name) == option.default


def test_no_branch_can_be_taken_out_of_a_dispatch() -> None:
    """Without any one of them some position is played, judged or listed differently."""
    assert survivors(Path(__file__).with_name("branches_of_the_forest.py")) == ""


def test_every_event_changes_the_view_or_is_only_told() -> None:
    """An event that a view forgot is an error."""
    found = {
        made
        for module in (events,)
        for made in vars(module).values()
        if isinstance(made, type) and made.__module__ == module.__name__
    }
    assert set(view_changes._CHANGES) | view_changes._UNSEEN == found
    assert not set(view_changes._CHANGES) & view_changes._UNSEEN

    class Forgotten(Event):
        """Of no kind that there is."""

    with pytest.raises(KeyError):
        view_changes.fold(None, {}, Forgotten())

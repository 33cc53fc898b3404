"""Every row has its branches: each kind of action, question, Event and option, seen in play.

A dispatch without a branch for something that exists raises here, refuses it, or never offers it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from played_kinds import play, questions
from removed_branches import survivors

from firehouse import Event, Game, Rng, Setup
from firehouse.bots.greedy import policy_of
from firehouse.core.catalogue import rulesets
from firehouse.core.event import is_fire
from firehouse.core.kinds import Kind, lacking
from firehouse.core.stack import entry, step_of
from firehouse.envs.encoding import Encoding
from firehouse.games.flashpoint import card_events, events
from firehouse.games.flashpoint.bot.answers import worths
from firehouse.games.flashpoint.bot.weights import TABLE, TRIALS, weights_of
from firehouse.games.flashpoint.data.files.decks_file import builtin_deck
from firehouse.games.flashpoint.data.options import DEFAULTS, OPTIONS, Options
from firehouse.games.flashpoint.data.specialists import FIRST_EDITION, SECOND_EDITION
from firehouse.games.flashpoint.pictures import view_changes
from firehouse.games.flashpoint.rules import actions, judge, steps
from firehouse.games.flashpoint.rules.event_cards import EFFECTS
from firehouse.games.flashpoint.rules.kinds import KINDS, OF_NUMBER, is_kind
from firehouse.games.flashpoint.words.forms import FORMS
from firehouse.games.flashpoint.words.notation import NOTATION
from firehouse.stage import stage_of
from firehouse.stage.catalogue import described


def named(kinds: tuple[Kind, ...]) -> Any:
    """A test for each kind of action."""
    return pytest.mark.parametrize("kind", kinds, ids=lambda kind: f"{kind.name}-{kind.number}")


def test_the_rows_are_the_numbers() -> None:
    """Every number has one row, there is room for all of them, and every form is used."""
    assert set(OF_NUMBER) == set(range(max(OF_NUMBER) + 1))
    assert actions.act(max(OF_NUMBER) + 1, 0) <= actions.SPACE
    assert {kind.form for kind in KINDS} == set(FORMS)
    assert not is_kind(max(OF_NUMBER) + 1)


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
    after, log = state.copy(), list[Event]()
    game.apply(after, action, log)
    assert after != state
    assert log
    for event in log:
        assert stage.cite(game, event).rule
        assert isinstance(is_fire(event), bool)
        game.tell(event)


@named(tuple(kind for kind in KINDS if not kind.by_luck))
def test_a_kind_of_a_player_has_a_number_and_a_price(kind: Kind) -> None:
    """In the environments of a set-up in which it is legal."""
    seen = play().kinds[kind.number]
    assert seen.action in Encoding(seen.game.setup).actions
    assert seen.game.price(seen.state, seen.action) >= 0


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
        brought = {actions.kind_of(action) for action, _ in game.outcomes(state)}
        assert brought <= set(steps.OF_NUMBER[step].brings)
        assert game.refusal(state, game.sample(state, Rng(1))) is None
        return
    assert 0 <= game.actor(state) < len(game.pawns(state))
    chosen = policy_of(game).choose(state, Rng(1))
    assert judge.refusal(game.house, state, chosen) == 0


@pytest.mark.parametrize("name", EFFECTS)
def test_an_event_does_what_its_row_says(name: str) -> None:
    """Every effect is in the deck, and something comes of it, if only a sentence."""
    assert name in {event.does for event in builtin_deck().events}
    seen = play().effects[EFFECTS[name]]
    log: list[Event] = []
    seen.game.apply(seen.state.copy(), seen.action, log)
    assert len(log) > 1


def test_an_option_is_a_row_with_words() -> None:
    """Title, line of help and source, for every set-up screen; without a choice the default."""
    found = next(found for found in rulesets() if found.game == "flashpoint")
    shown = {option["name"]: option for option in described(found)["options"]}
    assert list(shown) == [option.name for option in OPTIONS]
    assert len({option["title"] for option in shown.values()}) == len(OPTIONS)
    for option in shown.values():
        assert option["title"]
        assert option["text"].endswith(".")
        assert option["source"]
    read = Options({})
    for option in OPTIONS:
        if option.kind in ("number", "switch") and hasattr(read, option.name):
            assert getattr(read, option.name) == DEFAULTS[option.name]


@pytest.mark.parametrize("roles", [FIRST_EDITION, SECOND_EDITION], ids=["first", "second"])
def test_a_letter_is_of_one_specialist(roles: Any) -> None:
    """So that pawns are told apart without colour."""
    assert len({role.letter for role in roles}) == len(roles)
    assert all(len(role.letter) == 1 for role in roles)


def test_weights_are_tried_out_in_games_that_use_them() -> None:
    """Every column of the table has set-ups that play with it, and each weight has a meaning."""
    for column, setups in enumerate(TRIALS):
        for setup in setups:
            used = weights_of(Game.of(setup).house)
            assert [getattr(used, name) for name, _, _ in TABLE] == [
                values[column] for _, values, _ in TABLE
            ]
    assert all(weighs.endswith(".") for _, _, weighs in TABLE)


def test_no_branch_can_be_taken_out_of_a_dispatch() -> None:
    """Without any one of them some position is played, judged or listed differently."""
    assert survivors(Path(__file__).with_name("branches_of_the_house.py")) == ""


def test_every_event_changes_the_view_or_is_only_told() -> None:
    """An event that a view forgot is an error."""
    found = {
        made
        for module in (events, card_events)
        for made in vars(module).values()
        if isinstance(made, type) and made.__module__ == module.__name__
    }
    assert set(view_changes._CHANGES) | view_changes._UNSEEN == found
    assert not set(view_changes._CHANGES) & view_changes._UNSEEN

    class Forgotten(Event):
        """Of no kind that there is."""

    with pytest.raises(KeyError):
        view_changes.fold(None, {}, Forgotten())


def test_a_decision_that_the_rule_of_thumb_forgot_is_an_error() -> None:
    """It does not take a question for another."""
    game = Game.of(Setup("flashpoint/basic"))
    state = game.start()
    state.todo.append(entry(steps.BEGIN_TURN, 0))
    with pytest.raises(AssertionError, match="decision 1"):
        worths(policy_of(game).tasks, state, [0])

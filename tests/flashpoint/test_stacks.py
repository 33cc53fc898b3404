"""What a drawing says comes next: stacks that no game has are refused in one sentence."""

from __future__ import annotations

import pytest

from firehouse import Game, Setup

GAME = Game.of(Setup("flashpoint/experienced", None, "recruit", 2))
PICTURE = GAME.draw(GAME.start()).split("\nturn:")[0]
REST = "roll-advance, spread, consequences, quench, flare, detect, end-turn"


@pytest.mark.parametrize(
    ("stack", "words"),
    [
        ("act, act", "the begin or the end of a turn as the last entry"),
        (f"act, act, {REST}", "the actions of one turn"),
        (f"act, end-turn, {REST}", "no end-turn under end-turn"),
        (f"detect, {REST}", "a chance or a decision first"),
        ("act, begin-turn", "no begin-turn under act"),
        (f"park-engine, act, {REST}", "no end-turn under park-engine"),
        (f"act, aim, {REST}", "nothing before aim"),
        (f"aim, act, {REST}", "the dice as they lie, in a note of their own"),
        (f"draw-fire, {REST}", "no step of cards in a game without them"),
        (f"fall 2, {REST}", "a number up to 1 after fall"),
        (f"reveal-found 80, act, {REST}", "a number up to 79 after reveal-found"),
        (f"choose-hazmat, {REST}", "a first entry to which there is an answer"),
    ],
)
def test_what_cannot_be_next_is_refused(stack: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as error:
        GAME.position(f"{PICTURE}\nnext: {stack}\n")
    assert str(error.value).count("expected") == 1


def test_a_phase_means_the_rest_of_its_turn() -> None:
    text = GAME.draw(GAME.position(f"{PICTURE}\nnext: roll-advance\n"))
    assert text.rstrip().endswith(f"next: {REST}")

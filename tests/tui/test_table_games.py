"""Whole games played through the screen: with keys, with clicks, typed; alone and with bots."""

from __future__ import annotations

import random

import pytest

from firehouse.core.record import replay
from firehouse.stage.shapes import STAND_IN
from firehouse.tui.replay import ReplayScreen
from firehouse.tui.table.targets import choices_at
from tests.tui.at_table import Sitting, run, sitting

MOST_STEPS = 3000


async def by_number(here: Sitting, action: str) -> None:
    """The number of the row, as a key if it has one digit."""
    row = next(line for line in here.screen.offers.lines if line.text == action)
    if row.number <= 9:
        here.screen.board.focus()
        await here.press(str(row.number))
    else:
        await here.type(str(row.number))


async def by_click(here: Sitting, action: str) -> None:
    """A click on the place, and a number where the place asks; else the row is typed."""
    targets = here.screen.targets
    for spot, target in targets.items():
        texts = [choice.actions for choice in choices_at(targets, [spot])]
        stands = any(choice.order == STAND_IN for choice in target)
        if (action,) in texts and not stands and texts.index((action,)) < 9:
            break
    else:
        await here.type(action)
        return
    before = here.table.step
    await here.click(spot)
    asked = here.pilot.app.screen
    if asked is not here.screen:
        rows = [row[0] for row in asked.rows]
        label = next(o.label for o in here.session.moment.offers if o.action == action)
        await here.press(str(rows.index(label) + 1))
    await here.until(lambda: here.table.step > before)


async def by_line(here: Sitting, action: str) -> None:
    """The notation."""
    await here.type(action)


async def play_to_the_end(here: Sitting, ways, seed: int) -> None:
    """Random legal actions, each done in another way."""
    rng = random.Random(seed)
    await here.my_turn()
    while here.session.moment.result is None:
        offers = here.session.moment.offers
        assert offers
        assert here.table.step < MOST_STEPS
        offer = rng.choice(offers)
        before = here.session.moment.position
        await rng.choice(ways)(here, offer.action)
        await here.until(lambda before=before: here.session.moment.position > before)
        assert offer.action in _decisions(here)
        await here.my_turn()


def _decisions(here: Sitting) -> list[str]:
    return list(here.session.record().actions)


@pytest.mark.parametrize(
    ("ruleset", "bots", "crew", "ways", "seeds"),
    [
        ("flashpoint/family", {}, 2, [by_number, by_click, by_line], (2, 3)),
        ("flashpoint/experienced", {1: "greedy", 2: "random"}, 3, [by_number, by_click], (15, 2)),
        ("hotshots/standard", {}, 2, [by_number, by_click, by_line], (12, 2)),
        ("hotshots/standard", {1: "greedy"}, 2, [by_number, by_click], (6, 2)),
    ],
)
def test_a_whole_game_is_played_through_the_screen(ruleset, bots, crew, ways, seeds):
    """From the first turn to the end, which the screen tells; the record of it replays."""

    async def story():
        async with sitting(ruleset, seeds[0], bots, crew=crew) as here:
            await play_to_the_end(here, ways, seeds[1])

            moment = here.session.moment
            assert moment.result in ("won", "lost")
            head = str(here.screen.query_one("#head").content)
            assert moment.ending
            assert moment.ending in head
            assert here.screen.offers.lines[0].text == "replay"
            told = [here.table.game.tell(event) for _, event in here.table.log]
            lines = [line for line in here.screen.story.texts() if not line.startswith("»")]
            assert len(lines) == len([text for text in told if text])
            assert replay(here.session.record()).result == moment.result
            here.screen.board.focus()
            await here.press("2")
            assert here.screen.prompt.value == "write "
            await here.press("escape", "1")
            await here.until(lambda: isinstance(here.pilot.app.screen, ReplayScreen))

    run(story)

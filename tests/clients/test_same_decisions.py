"""What page and full screen decide alike; the page is asked in web/src/testing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from firehouse.stage import Frame, Offer, Route, plain
from firehouse.stage.command_line import Suggestion, completed, suggested
from firehouse.stage.film import TOO_MANY_WAIT, dwell, haste
from firehouse.stage.folder import patched
from firehouse.stage.offers import together
from firehouse.stage.reconnection import pause
from firehouse.stage.setup_draft import BAD_SEED, OPEN_ROLE
from firehouse.tui.setup import drafts
from firehouse.tui.table.reel import Reel
from firehouse.tui.table.targets import targets_of

ROOT = Path(__file__).resolve().parents[2]
CASES = json.loads((ROOT / "web/src/testing/cases.json").read_text(encoding="utf-8"))
KNOWN = [Suggestion(*entry) for entry in CASES["known"]]


def frame(text: str, step: int = 1, act: int = 1, fire: bool = True, dwell: int = 700) -> Frame:
    return Frame(step, "smoked", text, (), None, {}, fire, dwell, act=act)


@pytest.mark.parametrize(("typed", "texts"), CASES["suggested"].items())
def test_what_a_typed_line_may_become(typed: str, texts: list[str]) -> None:
    assert [one.text for one in suggested(typed, KNOWN)] == texts


@pytest.mark.parametrize(("typed", "text"), CASES["completed"].items())
def test_what_tab_fills_in(typed: str, text: str) -> None:
    assert completed(typed, KNOWN) == text


@pytest.mark.parametrize("case", CASES["haste"], ids=str)
def test_how_a_film_catches_up(case: dict[str, Any]) -> None:
    shown = frame("x", fire=case["fire"])
    assert haste(shown, case["waiting"]) == case["times"]
    assert dwell(shown, 2, case["waiting"]) == 0.35 / case["times"]


@pytest.mark.parametrize("case", CASES["pauses"], ids=str)
def test_how_long_a_client_waits_before_it_comes_back(case: dict[str, Any]) -> None:
    assert pause(case["failures"], case["luck"]) * 1000 == case["milliseconds"]


def test_where_a_film_stops() -> None:
    """Forward and back at frames that say something; again from where the fire began to move."""
    told = CASES["reel"]
    reel = Reel({})
    reel.add(frame(**row) for row in told["frames"])
    behind = []
    for at in range(len(reel.frames) + 1):
        reel.at = at
        behind.append(reel.behind)
    assert behind == told["behind"]
    reel.at, stops = 0, []
    while not reel.ended:
        reel.forward()
        stops.append(reel.at)
    assert stops == told["forward"]
    stops = []
    while reel.at:
        reel.back()
        stops.append(reel.at)
    assert stops == told["back"]
    assert reel.to_last_advance()
    assert reel.at == told["last_advance"]


def test_a_film_that_is_far_too_late_goes_on_with_the_last_advance() -> None:
    reel = Reel({})
    reel.add([frame("moved", fire=False)] * TOO_MANY_WAIT)
    reel.catch_up()
    assert reel.at == 0
    reel.add([frame("rolled", 2, 2), frame("smoked", 2, 2)])
    reel.catch_up()
    assert reel.at == TOO_MANY_WAIT


def test_what_a_click_means() -> None:
    """The stage tells it with offers and routes; clients put it in order."""
    told = CASES["targets"]
    placed = together(
        Offer(
            row["action"],
            row["action"],
            row["action"],
            row["price"],
            tuple(row["spots"]),
            danger=row["danger"],
        )
        for row in told["offers"]
    )
    routes = [
        Route(row["to"], row["label"], row["price"], tuple(row["actions"]), (), row["main"])
        for row in told["routes"]
    ]
    targets = targets_of(placed, routes)

    assert placed[-1].danger, "danger is offered last"
    at = {offer.action: plain(offer.at) for offer in placed}
    assert at == {row["action"]: row["at"] for row in told["offers"]}
    assert [route.order for route in routes] == [row["order"] for row in told["routes"]]
    assert {spot: [c.label for c in found] for spot, found in targets.items()} == told["choices"]


LUCK = {"secret": drafts.FRESH, "daily": drafts.DAILY, "typed": drafts.TYPED}
MISTAKES = {"": "", "bad-seed": BAD_SEED, "open-role": OPEN_ROLE}


def drafted(row: dict[str, Any]) -> drafts.SetupDraft:
    """What the full screen calls a draft of the cases."""
    return drafts.SetupDraft(
        ruleset=row["ruleset"],
        board=row["board"],
        difficulty=row["difficulty"],
        crew=row["crew"] if isinstance(row["crew"], int) else tuple(row["crew"]),
        options=row.get("options", {}),
        dealt=row.get("dealt", False),
        seats=tuple(who.removeprefix("bot:") for who in row["seats"]),
        luck=LUCK[row.get("seed", "secret")],
        seed=row.get("typed", ""),
    )


@pytest.mark.parametrize("case", CASES["drafts"], ids=str)
def test_what_a_filled_in_set_up_asks_for(case: dict[str, Any]) -> None:
    """What is wrong with it, or what the service is asked to make of it."""
    draft = drafted(case["draft"])
    assert drafts.mistake(draft) == MISTAKES[case["mistake"]]
    if not case["mistake"]:
        assert set(case.get("choosing", [])) <= set(drafts.ways()[draft.ruleset]["choosing"])
        assert drafts.wanted(draft, "Anna") == {**case["wanted"], "name": "Anna"}


def test_what_a_frame_changes() -> None:
    told = CASES["patched"]
    assert patched(told["view"], told["patch"]) == told["after"]

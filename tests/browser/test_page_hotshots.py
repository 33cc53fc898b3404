"""Hotshots on the page: the map as a place, the fight as one column with exact odds."""

from __future__ import annotations

import re
from typing import Any

import pytest
from begun import bring
from people import People, make_table, sit_down
from playing import (
    THINKING,
    click_spot,
    follow,
    good_move,
    is_at,
    offer_button,
    offers_of,
    panel,
    play,
    table_beside,
)
from playwright.sync_api import Locator, Page, expect
from serving import Server

import firehouse as fh
from firehouse.stage import Offer

LAPTOP = {"width": 1280, "height": 720}
DESK = {"width": 1920, "height": 1080}
FOUR: dict[str, Any] = {"ruleset": "hotshots/standard", "crew": 4}
BOARDS = ["circle", "denali", "grand_canyon", "grand_teton", "yellowstone", "yosemite", "zion"]
LEGIBLE = {"circle": 13}
"""Pixels that an icon has at least; longer boards are smaller."""
SMALLEST = 9


def fighting(seed: int = 6) -> fh.Table:
    """A game in the middle of a fight, when it is asked whether to roll on."""
    table = table_beside(FOUR, seed)
    while table.game.view(table.state)["awaits"]["what"] != "go-on":
        table.play(good_move(table))
    return table


def sit_at(page: Page, server: Server, table: fh.Table) -> None:
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_is_seen_whole(people: People, server: Server, board: str) -> None:
    """Tiles and what lies around them are inside the board, apart from each other, and legible."""
    page = people.come("Ada", viewport=LAPTOP)
    sit_down(page, server, make_table(server, {**FOUR, "board": board}, seed=5))
    expect(page.locator("#scene-lodge")).to_be_attached()
    frame = box_of(page, ".board-frame")
    for part in (".tile", ".wind-rose", ".round", ".firebreak-pile", ".bag"):
        for box in boxes_of(page, f".sheet {part}"):
            assert inside(box, frame), part
    things = [box_of(page, f".sheet {part}") for part in (".wind-rose", ".firebreak-pile", ".bag")]
    assert not any(overlap(a, b) for i, a in enumerate(things) for b in things[i + 1 :])
    need = box_of(page, ".sheet .need rect")
    assert need["width"] >= LEGIBLE.get(board, SMALLEST)


def boxes_of(page: Page, selector: str) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().toJSON())"
    )
    assert found
    return found


def box_of(page: Page, selector: str) -> dict[str, float]:
    return boxes_of(page, selector)[0]


def inside(box: dict[str, float], frame: dict[str, float]) -> bool:
    return (
        box["left"] >= frame["left"] - 1
        and box["right"] <= frame["right"] + 1
        and box["top"] >= frame["top"] - 1
        and box["bottom"] <= frame["bottom"] + 1
    )


def overlap(a: dict[str, float], b: dict[str, float]) -> bool:
    across = min(a["right"], b["right"]) - max(a["left"], b["left"])
    down = min(a["bottom"], b["bottom"]) - max(a["top"], b["top"])
    return across > 0 and down > 0


def test_a_fight_tells_its_odds(people: People, server: Server) -> None:
    """The button that rolls has the exact odds of the next roll, in words and as a bar."""
    page = people.come("Ada", viewport=LAPTOP)
    table = fighting()
    while not (rolled := rolling(table)) or not 0.02 < missing(rolled) < 0.98:
        table.play(good_move(table))
    sit_at(page, server, table)
    fight = page.get_by_role("region", name="The fight")
    expect(fight.get_by_role("heading")).to_contain_text("of 6")
    expect(fight.get_by_label("What matches bring").get_by_role("listitem")).to_have_count(4)
    expect(fight.get_by_label("Faces that are wanted").get_by_role("listitem")).to_have_count(6)
    button = offer_button(page, rolled.action)
    missed = f"{round(100 * missing(rolled))} % {rolled.odds[0].label}"
    expect(button.locator(".odds-words")).to_contain_text(missed)
    expect(button.locator(".odds-bar > i")).to_have_count(len(rolled.odds))


def rolling(table: fh.Table) -> Offer | None:
    """The offer to roll on, if it is that which is asked."""
    return next((offer for offer in offers_of(table) if offer.verb == "roll"), None)


def missing(offer: Offer) -> float:
    """The chance that no die matches."""
    return offer.odds[0].ways / sum(one.ways for one in offer.odds)


def test_dice_are_locked_by_hand(people: People, server: Server) -> None:
    """Dice that match are taken from the tray; what they would lock is then offered there."""
    page = people.come("Ada", viewport=LAPTOP)
    table = table_beside(FOUR, 6)
    while table.game.view(table.state)["awaits"]["what"] != "lock":
        table.play(good_move(table))
    sit_at(page, server, table)
    dice = page.get_by_role("group", name="Dice")
    die = dice.locator("button:not(:disabled)").first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    lock = dice.get_by_role("button", name="Lock th")
    assert is_seen(page, lock), "the button lies outside of what is seen at once"
    lock.click()
    expect(page.locator(f'[data-step]:not([data-step="{table.step}"])')).to_be_visible()
    expect(
        page.get_by_label("Faces that are wanted").get_by_role("img", name="locked")
    ).not_to_have_count(0)


def is_seen(page: Page, thing: Locator) -> bool:
    """Does all of a thing of the turn's panel lie in what the panel shows?"""
    expect(thing).to_be_visible()
    panel, box = page.locator(".side-now").bounding_box(), thing.bounding_box()
    assert panel is not None
    assert box is not None
    return panel["y"] <= box["y"] and box["y"] + box["height"] <= panel["y"] + panel["height"]


def test_a_new_question_is_read_from_its_beginning(people: People, server: Server) -> None:
    """Whoever read on in the panel before sees the top of what is asked next."""
    page = people.come("Ada", viewport=LAPTOP)
    table = table_beside(FOUR, 6)
    while table.game.view(table.state)["awaits"]["what"] != "lock":
        table.play(good_move(table))
    sit_at(page, server, table)
    panel = page.locator(".side-now")
    panel.evaluate("one => one.scrollTo(0, 200)")
    play(page, table, next(offer.action for offer in offers_of(table) if offer.verb == "lock"))
    expect(page.get_by_label("Faces that are wanted")).to_be_visible()
    assert panel.evaluate("one => one.scrollTop") == 0


def test_in_a_first_game_questions_are_advised_too(people: People, server: Server) -> None:
    """In the middle of a fight the crew says which dice it would lock."""
    page = people.come("Ada", viewport=LAPTOP, played=False)
    setup = {"ruleset": "hotshots/standard", "board": "circle", "crew": 2}
    table = table_beside(setup, 6)
    sit_down(page, server, make_table(server, setup, seed=6, aids={"hint": True}))
    actions = page.get_by_role("region", name="Actions")
    expect(actions).to_contain_text("Put out every flame")
    play(page, table, next(offer.action for offer in offers_of(table) if offer.verb == "fight"))
    expect(actions).not_to_contain_text("Put out every flame")
    assert table.game.view(table.state)["awaits"]["what"] == "lock"
    expect(actions.locator("button").first).to_contain_text("What I would do", timeout=THINKING)


def test_the_card_that_came_is_seen_while_the_fire_advances(people: People, server: Server) -> None:
    """Nothing is to be done then, so the card needs no scrolling; one's own tokens have names."""
    page = people.come("Ada", viewport=LAPTOP, speed=1)
    setup = {"ruleset": "hotshots/standard", "difficulty": "barely-even-warm", "crew": 2}
    sit_down(page, server, make_table(server, setup, seed=6))
    expect(page.locator(".hands .token-name").first).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    card = page.get_by_role("region", name="Fire deck").locator(".card-button").first
    expect(page.locator(".cascade.running")).to_be_visible()
    expect(card).to_be_visible()
    assert is_seen(page, card)


def test_between_rolls_the_choice_lies_with_the_dice(people: People, server: Server) -> None:
    """To roll on and to stop for each reward need no scrolling; a token says what it does."""
    page = people.come("Ada", viewport=LAPTOP)
    table = fighting()
    while (table.game.view(table.state)["awaits"]["what"], len(offers_of(table))) != ("go-on", 6):
        table.play(good_move(table))
    sit_at(page, server, table)
    fight = page.get_by_role("region", name="The fight")
    roll = fight.get_by_role("button", name=re.compile(r"^Roll \d di(e|ce)$"))
    stops = [fight.get_by_role("button", name=name, exact=True) for name in reachable(table)]
    assert len(stops) > 2
    assert all(is_seen(page, button) for button in (roll, *stops))
    stop = next(offer for offer in offers_of(table) if offer.action == "stop 2 token")
    end = page.locator(".turn-buttons .end-turn").bounding_box()
    assert end is not None
    assert end["height"] < 45, "the great button grows with its words"
    fight.get_by_role("button", name=stop.label, exact=True).click()
    follow(page, table, [stop.action])


@pytest.mark.parametrize("hint", [True, False], ids=["advised", "alone"])
def test_the_odds_of_the_next_roll_are_seen_at_once(
    people: People, server: Server, hint: bool
) -> None:
    """With what the crew advises in a first fight, and without."""
    page = people.come("Ada", viewport=LAPTOP, played=not hint)
    setup = {"ruleset": "hotshots/standard", "board": "circle", "crew": 2}
    table = table_beside(setup, 6)
    while not rolling(table):
        table.play(good_move(table))
    sit_at(page, server, table)
    if hint:
        panel(page, "Advice").get_by_role("switch", name="Hint").check()
        expect(page.locator(".offer.advised")).to_be_visible(timeout=THINKING)
    assert is_seen(page, page.locator(".offer .odds-bar").first)
    assert is_seen(page, page.get_by_role("group", name="Dice"))


def reachable(table: fh.Table) -> list[str]:
    """What the offers that stop for something are called."""
    return [o.label for o in offers_of(table) if o.verb == "stop" and o.action != "stop"]


def test_what_no_source_shows_is_said(people: People, server: Server) -> None:
    """The question mark at a tile opens into a sentence."""
    page = people.come("Ada", viewport=LAPTOP)
    sit_at(page, server, fighting())
    mark = page.get_by_label("Where these values come from")
    mark.click()
    expect(page.locator(".ours")).to_contain_text("they are our proposal")


def test_stopping_takes_the_most_and_says_so(people: People, server: Server) -> None:
    """The great button never gives away what the matches brought."""
    setup = {"ruleset": "hotshots/standard", "board": "circle", "crew": 2}
    page = people.come("Ada")
    table = table_beside(setup, 6)
    while not any(offer.verb == "stop" for offer in offers_of(table)):
        table.play(good_move(table))
    sit_down(page, server, bring(server, table))
    is_at(page, table.step)
    best = next(offer for offer in offers_of(table) if offer.verb == "stop")
    expect(page.locator(".end-turn")).to_have_text(best.label)


def test_cards_and_tokens_have_faces(people: People, server: Server) -> None:
    """The deck shows what is left, the last card its picture, tokens in hand theirs."""
    page = people.come("Ada", viewport=LAPTOP)
    table = table_beside(FOUR, 6)
    while not any(pawn["tokens"] for pawn in table.game.view(table.state)["pawns"]):
        table.play(good_move(table))
    while table.game.view(table.state)["awaits"]["what"] != "act":
        table.play(good_move(table))
    sit_at(page, server, table)
    left = table.game.view(table.state)["deck"]
    deck = page.get_by_role("img", name=f"Fire deck: {left} of")
    expect(deck).to_have_count(1)
    expect(deck).to_be_visible()
    expect(page.locator(".fire-card.face")).to_have_count(1)
    held = sum(len(pawn["tokens"]) for pawn in table.game.view(table.state)["pawns"])
    expect(page.locator(".hands .token-face")).to_have_count(held)


def test_a_burning_tile_is_gone_to_and_fought_by_one_click(people: People, server: Server) -> None:
    """The place says so before, with the price of the way; one out of reach says why."""
    page = people.come("Ada", viewport=LAPTOP)
    table = table_beside(FOUR, 6)
    sit_down(page, server, make_table(server, FOUR, seed=6))
    is_at(page, table.step)
    place = page.locator('.place[data-spot="tile:house-2"]')
    expect(place).to_have_attribute(
        "aria-label", re.compile("go to House 2 and fight the fire .2 moves")
    )
    click_spot(page, "tile:logging-site")
    expect(page.locator(".board-line")).to_contain_text("Fire lies on every way")
    click_spot(page, "tile:house-2")
    follow(page, table, ["move radio-tower", "move house-2", "fight"])


JUMPS = """() => {
    window.jumped = 0;
    new PerformanceObserver((list) => {
        for (const one of list.getEntries()) window.jumped += one.hadRecentInput ? 0 : one.value;
    }).observe({ type: "layout-shift", buffered: false });
}"""


def test_the_map_does_not_jump(people: People, server: Server) -> None:
    """While turns are played the board stays where it is."""
    page = people.come("Ada", viewport=DESK)
    table = fighting()
    sit_at(page, server, table)
    before = box_of(page, ".board-frame")
    page.evaluate(JUMPS)
    for _ in range(8):
        play(page, table, good_move(table))
    assert box_of(page, ".board-frame") == before
    assert page.evaluate("window.jumped") < 0.02

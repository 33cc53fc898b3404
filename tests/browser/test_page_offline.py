"""The app without a network: lessons, puzzles and games with bots are played on the device.

The network is really cut, in the browser or by killing the server: Python plays in the browser.
"""

from __future__ import annotations

from pathlib import Path

from device import GETTING, STARTING, get_device
from looking import PHONE, fits, is_clean
from making import begin, set_crew, set_mode, set_seed
from people import People
from playing import THINKING, is_at, is_over, type_command
from playwright.sync_api import Locator, Page, expect
from serving import Server
from test_page_lessons import follow

from firehouse.core.record import replay
from firehouse.lessons import lessons
from firehouse.puzzles import puzzles

LESSON = lessons()[0]
PUZZLE = min((p for p in puzzles() if p.task.kind != "win"), key=lambda p: len(p.answer))
SEED = 13
"""A heroic fire that ends a game within ten turns, if one of two only looks on."""
FIRST = ("park engine 0,7", "park ambulance 0,5", "enter 0,0")
MOST_TURNS = 20


def _banner(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="There is no network")


def _step(page: Page) -> str:
    return page.locator("[data-step]").get_attribute("data-step") or ""


def test_a_lesson_and_a_puzzle_on_a_phone(people: People, server: Server) -> None:
    page = people.come("Paula", worker=True, **PHONE)
    get_device(page, server)
    is_clean(page)
    fits(page)
    page.context.set_offline(True)
    page.goto(server.url)
    expect(_banner(page)).to_contain_text("are played on this device")
    lesson = page.get_by_role("link", name=LESSON.title)
    expect(lesson).to_be_visible(timeout=STARTING)
    fits(page)
    lesson.click()
    page.get_by_role("button", name="Begin").click()
    guide = page.get_by_role("region", name=f"Lesson: {LESSON.title}")
    for number, step in enumerate(LESSON.steps[:-1], 1):
        expect(guide).to_contain_text(f"{number} of {len(LESSON.steps)}", timeout=THINKING)
        follow(page, step)
    expect(guide.get_by_role("link", name="Start a game of your own")).to_be_visible()
    is_clean(page)

    page.get_by_role("link", name="Firehouse").first.click()
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Puzzles").click()
    page.get_by_role("button", name=f"Solve {PUZZLE.id}").click()
    panel = page.get_by_role("region", name="Puzzle", exact=True)
    expect(panel).to_contain_text("Luck decides nothing")
    for number, action in enumerate(PUZZLE.answer, 1):
        type_command(page, action)
        if number < len(PUZZLE.answer):
            is_at(page, len(PUZZLE.steps) + number)
    expect(panel).to_have_attribute("data-mark", "right")


def test_a_whole_game_with_a_bot_goes_on_after_a_reload(
    people: People, own_server: Server, tmp_path: Path
) -> None:
    page = people.come("Ada", worker=True)
    get_device(page, own_server)
    own_server.kill()
    page.goto(own_server.url)
    form = page.get_by_role("region", name="Make your own table")
    expect(form.get_by_role("button", name="Start the game")).to_be_visible(timeout=STARTING)
    set_crew(form, 2)
    form.get_by_label("Rule set").select_option("flashpoint/experienced")
    form.get_by_label("Difficulty").select_option("heroic")
    form.get_by_role("radio", name="Dealt").check()
    set_seed(form, SEED)
    set_mode(form, "Alone", {1: "A practical hand"})
    table = begin(page, form)
    turn = page.get_by_role("heading", level=1).filter(has_text="Your turn")
    expect(turn).to_be_visible()
    for action in FIRST:
        before = _step(page)
        type_command(page, action)
        expect(page.locator("[data-step]")).not_to_have_attribute("data-step", before)
    page.keyboard.press("Escape")
    result = page.get_by_role("region", name="Result")
    for number in range(MOST_TURNS):
        expect(turn.or_(result).first).to_be_visible(timeout=THINKING)
        if result.is_visible():
            break
        if number == 2:
            step = int(_step(page))
            page.reload()
            expect(turn).to_be_visible(timeout=STARTING)
            is_at(page, step)
        before = _step(page)
        page.get_by_role("button", name="End turn").click()
        expect(page.locator("[data-step]")).not_to_have_attribute("data-step", before)
    summary = is_over(page, "lost")
    with page.expect_download() as download:
        summary.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "record.json")
    assert replay((tmp_path / "record.json").read_text()).result == "lost"
    assert table in page.url


def test_what_others_have_a_part_in_says_that_it_needs_the_server(
    people: People, server: Server
) -> None:
    page = people.come("Ada", worker=True)
    get_device(page, server)
    page.context.set_offline(True)
    page.goto(f"{server.url}/today")
    expect(page.locator(".problem")).to_contain_text("This needs the server")
    is_clean(page)
    page.get_by_role("link", name="Firehouse").first.click()
    today = page.get_by_role("region", name="Today’s games")
    expect(today.get_by_role("alert")).to_contain_text("This needs the server")
    page.get_by_label("Code of the table").fill("ABCDEF")
    page.get_by_role("button", name="Join", exact=True).click()
    friends = page.get_by_role("region", name="Join friends")
    expect(friends.get_by_role("alert")).to_contain_text("This needs the server")
    form = page.get_by_role("region", name="Make your own table")
    expect(form.get_by_role("button", name="Start the game")).to_be_visible(timeout=STARTING)
    form.get_by_role("radio", name="With friends").check()
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("alert")).to_contain_text("Others come to this table over the server")
    is_clean(page)
    page.context.set_offline(False)
    expect(_banner(page)).to_have_count(0)


BEFORE = """async () => {
  const cache = await caches.open("device");
  const kept = await (await cache.match("/device/manifest.json")).json();
  const before = { ...kept, stamp: "before", page: "/assets/index-before.js" };
  await cache.put("/device/manifest.json", Response.json(before));
  return kept.stamp;
}"""
STAMP = "caches.match('/device/manifest.json').then((kept) => kept.json()).then(({stamp}) => stamp)"


def test_an_engine_of_another_page_never_plays_and_is_replaced(
    people: People, server: Server
) -> None:
    page = people.come("Ada", worker=True)
    get_device(page, server)
    stamp = page.evaluate(BEFORE)
    page.context.set_offline(True)
    page.goto(f"{server.url}/rules")
    expect(_banner(page)).to_contain_text("to play needs the server")
    page.context.set_offline(False)
    page.goto(f"{server.url}/yours")
    card = page.get_by_role("region", name="Without a network")
    expect(card).to_contain_text("It is here", timeout=GETTING)
    assert page.evaluate(STAMP) == stamp
    card.get_by_role("button", name="Remove it from this device").click()
    expect(card.get_by_role("button", name="Get it for playing")).to_be_visible()
    assert page.evaluate("caches.has('device')") is False


def test_a_browser_that_keeps_no_pages_says_so(people: People, server: Server) -> None:
    page = people.come("Ada", worker=False)
    page.goto(f"{server.url}/yours")
    card = page.get_by_role("region", name="Without a network")
    card.get_by_role("button", name="Get it for playing without a network").click()
    expect(card).to_contain_text("this browser is set to keep no pages", timeout=GETTING)


def test_without_it_the_page_says_what_it_needs(people: People, server: Server) -> None:
    """Whoever has not got it reads the rules, and playing says that it needs the server."""
    page = people.come("Ada", worker=True)
    page.goto(server.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => caches.match('/'))")
    page.context.set_offline(True)
    page.goto(f"{server.url}/lesson/{LESSON.id}")
    expect(_banner(page)).to_contain_text("to play needs the server")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".problem")).to_contain_text("The server does not answer")

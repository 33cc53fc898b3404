"""Connections that break, pages that are loaded again, servers that are killed: nothing is lost."""

from __future__ import annotations

from begun import sit_down_after
from making import SMALL
from people import People, make_table, sit_down
from playing import is_at, offer_button, offer_of, offers_of, panel, play, table_beside
from playwright.sync_api import Page, WebSocketRoute, expect
from serving import Server

SEED = 3
BACK = 60_000
"""Milliseconds: a page tries ever more seldom, up to every quarter of a minute or so."""
BEGINNING = ["enter 3,0", "enter 4,9", "move 3,1", "move 3,2"]


class Line:
    """The wire between a page and the server, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.cut_off = False
        self.wires: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, wire: WebSocketRoute) -> None:
        if self.cut_off:
            wire.close()
            return
        wire.connect_to_server()
        self.wires.append(wire)

    def cut(self) -> None:
        self.cut_off = True
        self.wires.pop().close()

    def mend(self) -> None:
        self.cut_off = False


def test_a_lost_connection_comes_back_in_mid_turn(page: Page, server: Server) -> None:
    line = Line(page)
    table = sit_down_after(page, server, SMALL, SEED, BEGINNING)
    crew = panel(page, "Crew")
    before = crew.inner_text()
    line.cut()
    expect(page.locator(".banner")).to_contain_text("Nothing is lost")
    line.mend()
    expect(page.get_by_role("img", name="Connected", exact=True)).to_be_visible()
    is_at(page, table.step)
    assert crew.inner_text() == before
    play(page, table, "move 3,1")
    expect(page.locator('[data-spot="pawn:0"]').first).to_be_visible()


def test_what_is_played_without_a_connection_is_done_once(page: Page, server: Server) -> None:
    line = Line(page)
    table = sit_down_after(page, server, SMALL, SEED, BEGINNING)
    line.cut()
    expect(page.locator(".banner")).to_contain_text("Nothing is lost")
    offer_button(page, offer_of(table, "move 3,1").action).click()
    is_at(page, table.step)
    line.mend()
    table.play("move 3,1")
    is_at(page, table.step)
    play(page, table, "end")


def test_one_choice_is_held_and_can_be_withdrawn(page: Page, server: Server) -> None:
    """Nothing moves meanwhile."""
    line = Line(page)
    table = sit_down_after(page, server, SMALL, SEED, BEGINNING)
    boxes = _boxes(page)
    line.cut()
    expect(page.locator(".banner")).to_contain_text("Nothing is lost")
    assert _boxes(page) == boxes
    other = next(offer for offer in offers_of(table) if offer.action != "move 3,1")
    offer_button(page, other.action).click()
    note = page.locator(".sending")
    expect(note).to_contain_text(other.label)
    expect(note).to_contain_text("will be sent when the connection is back")
    assert _boxes(page) == boxes
    expect(offer_button(page, "move 3,1")).to_be_disabled()
    note.get_by_role("button", name="Do not send it").click()
    expect(note).to_have_count(0)
    offer_button(page, "move 3,1").click()
    expect(note).to_contain_text(offer_of(table, "move 3,1").label)
    line.mend()
    table.play("move 3,1")
    is_at(page, table.step)
    expect(note).to_have_count(0)


def test_a_browser_without_a_network_moves_nothing(page: Page, server: Server) -> None:
    sit_down_after(page, server, SMALL, SEED, BEGINNING)
    boxes = _boxes(page)
    page.evaluate(
        "Object.defineProperty(navigator, 'onLine', { value: false });"
        "dispatchEvent(new Event('offline'))"
    )
    expect(page.get_by_role("status").filter(has_text="There is no network")).to_be_visible()
    assert _boxes(page) == boxes
    expect(page.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=1)


def _boxes(page: Page) -> list[object]:
    """Where board, first action and the button that ends the turn are."""
    parts = page.locator(".sheet"), page.locator("button.offer").first, page.locator(".end-turn")
    return [part.bounding_box() for part in parts]


def test_a_reload_keeps_the_seat(page: Page, server: Server) -> None:
    table = sit_down_after(page, server, SMALL, SEED, BEGINNING)
    page.reload()
    is_at(page, table.step)
    play(page, table, "move 3,1")
    page.goto(server.url)
    page.get_by_role("region", name="Your tables").get_by_role("link").first.click()
    is_at(page, table.step)
    play(page, table, "end")


def test_a_killed_server_loses_nothing(people: People, own_server: Server) -> None:
    ada = people.come("Ada")
    table = table_beside(SMALL, SEED)
    ticket = make_table(own_server, SMALL, seed=SEED)
    sit_down(ada, own_server, ticket)
    for action in BEGINNING:
        play(ada, table, action)
    own_server.kill()
    expect(ada.locator(".banner")).to_contain_text("Nothing is lost")
    offer_button(ada, "move 3,1").click()
    own_server.start()
    table.play("move 3,1")
    is_at(ada, table.step, BACK)
    play(ada, table, "end")
    other = people.come("Wanda")
    other.goto(f"{own_server.url}/table/{ticket['table']}")
    is_at(other, table.step)
    assert _pawn_places(other) == _pawn_places(ada)


def _pawn_places(page: Page) -> list[str | None]:
    """The words of every square that somebody stands on."""
    places = page.locator('.place[aria-label*="irefighter"]')
    expect(places.first).to_be_attached()
    return [place.get_attribute("data-spot") for place in places.all()]

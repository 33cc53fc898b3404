"""Leaving for good: what is stored is saved or deleted, and a table by who made it."""

from __future__ import annotations

import json
from pathlib import Path

import httpx
from making import SMALL
from people import People, two_at_a_table
from playwright.sync_api import Page, expect
from serving import Server


def open_my_data(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table and settings").click()
    page.get_by_text("Your data").click()


def test_what_is_stored_is_saved_and_deleted(people: People, server: Server) -> None:
    """Ben saves what is stored about him and leaves; Ada plays on with somebody."""
    ada, ben = two_at_a_table(people, server, SMALL)
    open_my_data(ben)
    expect(ben.get_by_role("button", name="Delete this table")).to_have_count(0)
    with ben.expect_download() as saving:
        ben.get_by_role("button", name="Save what is stored about you").click()
    found = json.loads(Path(saving.value.path()).read_text())
    assert found["names"] == ["Ben"]

    ben.get_by_role("button", name="Forget me here …").click()
    ben.get_by_role("dialog").get_by_role("button", name="Forget me here").click()

    ben.wait_for_url(lambda url: url.rstrip("/").endswith(str(server.port)))
    expect(ada.get_by_text("Somebody").first).to_be_visible()
    expect(ada.get_by_text("Ben", exact=True)).to_have_count(0)


def test_who_made_a_table_deletes_it(people: People, server: Server) -> None:
    """After a second thought; everybody else is told, and it is nowhere."""
    ada, ben = two_at_a_table(people, server, SMALL)
    table = ada.url.rpartition("/")[2]
    open_my_data(ada)
    ada.get_by_role("button", name="Delete this table …").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_role("button", name="Keep it").click()
    expect(dialog).to_have_count(0)
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200

    ada.get_by_role("button", name="Delete this table …").click()
    dialog.get_by_role("button", name="Delete this table").click()

    ada.wait_for_url(lambda url: url.rstrip("/").endswith(str(server.port)))
    expect(ben.get_by_role("heading", name="There is no such table")).to_be_visible()
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404

"""Web Push: sealed and signed by the standards, sent where it may be, and never long in vain."""

from __future__ import annotations

import json
import socket
import threading
import time
from contextlib import contextmanager, suppress

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from push_service import opened, push_service
from tables import GENEROUS, Server, play_on, served, two_people, wait_for
from test_lockers import asked, new_key, put

from firehouse.server.people.tokens import locker_of
from firehouse.server.push import endpoints, posting, pushing
from firehouse.server.push.posting import Unwelcome, checked, post
from firehouse.server.push.pushing import MOST_FAILURES
from firehouse.server.push.sealing import CURVE, Sender, sealed, unpacked
from firehouse.server.settings import Settings

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def key_of(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), CURVE)


def test_a_message_is_sealed_as_the_standard_does():
    assert sealed(TEXT, P256DH, AUTH, key_of(SENDER), unpacked(SALT)) == unpacked(SEALED)
    assert opened(sealed(TEXT, P256DH, AUTH), key_of(RECEIVER), unpacked(AUTH)) == TEXT


def test_the_sender_signs_for_one_push_service():
    """With a key that all processes of one secret have."""
    sender = Sender(b"secret", "mailto:host@example.com")
    words = sender.authorization("https://push.example").removeprefix("vapid t=")
    token, _, public = words.partition(", k=")
    head, claims, signature = token.split(".")
    assert public == sender.public == Sender(b"secret\n", "").public
    assert Sender(b"another", "").public != public
    told = json.loads(unpacked(claims))
    assert (told["aud"], told["sub"]) == ("https://push.example", "mailto:host@example.com")
    raw = unpacked(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(public))
    point.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/one",
        "https://127.0.0.1/one",
        "https://[::1]/one",
        "https://10.0.0.8/one",
        "https://169.254.169.254/latest",
        "https://localhost/one",
        "https://localhost./one",
        "https://[::ffff:10.0.0.8]/one",
        "https://[::10.0.0.8]/one",
        "https://[64:ff9b::a00:8]/one",
        "https://[2002:a00:8::1]/one",
        "https://[fec0::8]/one",
        "https://224.0.0.8/one",
        "https://[ff0e::8]/one",
        "https://printer.local/one",
        "https://user:word@push.example/one",
        "https://push.example:8443/one",
        "https://push.example:port/one",
        "https:///one",
        "ftp://push.example/one",
        "nonsense",
    ],
)
def test_some_addresses_are_never_pushed_to(endpoint, server):
    with pytest.raises(Unwelcome):
        checked(endpoint, False)
    wanted = {"endpoint": endpoint, "p256dh": P256DH, "auth": AUTH}
    assert asked(server, "push", new_key(server), 409, **wanted)["code"] == "bad-endpoint"


def test_a_long_address_is_refused(server):
    with pytest.raises(Unwelcome):
        checked("https://push.example/" + "x" * 1000, False)


@pytest.mark.parametrize("address", ["10.0.0.8", "64:ff9b::a00:8", "2002:a00:8::1", "224.0.0.8"])
def test_a_name_that_leads_into_a_private_network_is_not_followed(monkeypatch, address):
    """Whatever it said when the endpoint was brought."""
    inside = [(2, 1, 6, "", (address, 443))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *words, **more: inside)
    monkeypatch.setattr("socket.create_connection", lambda *words: pytest.fail("it connects"))
    assert post("https://push.example/one", b"", {}, False) == 0


def test_keys_of_no_browser_are_refused(server):
    key = new_key(server)
    fine = {"endpoint": "https://push.example/one", "p256dh": P256DH, "auth": AUTH}
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "ü"}):
        assert asked(server, "push", key, 409, **{**fine, **wrong})["code"] == "bad-endpoint"
    asked(server, "push", key, 204, **fine)


def test_a_link_has_so_many_browsers(server):
    key = new_key(server)
    fine = {"p256dh": P256DH, "auth": AUTH}
    for number in range(endpoints.MOST):
        asked(server, "push", key, 204, endpoint=f"https://push.example/{number}", **fine)
    more = {"endpoint": "https://push.example/more", **fine}
    assert asked(server, "push", key, 409, **more)["code"] == "many-endpoints"
    asked(server, "push/remove", key, 204, endpoint="https://push.example/0")
    asked(server, "push", key, 204, **more)
    assert len(asked(server, "export", key)["pushes"]) == endpoints.MOST


@pytest.fixture
def any_server(database, tmp_path):
    """A server on each database that pushes to this machine too."""
    settings = Settings(data=tmp_path, database=database, push_anywhere=True, **GENEROUS)
    with served(settings) as opened_server:
        yield opened_server


def until_his_turn(anna, ben) -> None:
    """Play until Ben decides."""
    while anna.shot["awaits"]["pawn"] == 0:
        ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
        play_on(ends[0] if ends else "", anna, ben)


def away(server: Server):
    """Anna plays, and Ben, whose turn is next, has closed his page and has a personal link."""
    table = server.make(seats=["me", "open"])
    ticket = table.join("Ben")
    anna, ben = table.sit(), table.sit(ticket)
    for client in (anna, ben):
        client.ask("ready", ready=True)
    anna.level(ben)
    key = new_key(server)
    put(server, key, ticket)
    return table, anna, ben, key


def test_who_is_away_is_told_that_it_is_their_turn(any_server):
    with push_service() as service:
        table, anna, ben, key = away(any_server)
        asked(any_server, "push", key, 204, **service.subscription())
        ben.close()
        anna.until("presence")
        while anna.shot["awaits"]["pawn"] == 0:
            ends = [o["action"] for o in anna.shot["offers"] if o["action"] == "end"]
            anna.play(ends[0] if ends else anna.first_offer())

        message = service.message()

        assert message["table"] == table.id
        assert message["title"].endswith("your turn")
        assert message["text"] == "Anna waits for you."
        headers = message["headers"]
        assert headers["Topic"] == table.id
        assert headers["Authorization"].startswith("vapid t=")
        assert headers["Content-Encoding"] == "aes128gcm"
        assert service.heard.empty()


def test_who_is_at_the_table_hears_nothing_more(any_server):
    with push_service() as service:
        _, anna, ben, key = away(any_server)
        asked(any_server, "push", key, 204, **service.subscription())
        until_his_turn(anna, ben)
        assert any_server.service.pusher.waiting == 0
        assert service.heard.empty()


@pytest.mark.parametrize(("status", "times"), [(410, 1), (500, MOST_FAILURES)])
def test_an_endpoint_that_fails_is_forgotten(server, tmp_path, status, times):
    settings = Settings(data=tmp_path, push_anywhere=True, **GENEROUS)
    with push_service() as service, served(settings) as own:
        service.status = status
        key = new_key(own)
        asked(own, "push", key, 204, **service.subscription())
        table, _, _ = two_people(own)
        put(own, key, table.ticket)
        pusher, store = own.service.pusher, own.service.resources.store
        lockers = [seat.locker for seat in own.live(table).keys.copies]
        for sent in range(times):
            assert len(own.do(store.pushes.of(lockers))) == 1
            own.do(pusher.tell(lockers, table.id, {"title": "x"}))
            service.message()
            failures = sent + 1
            assert wait_for(
                lambda n=failures: (
                    [r.failures for r in own.do(store.pushes.of(lockers))]
                    == ([n] if n < times else [])
                )
            )


def test_a_flood_of_messages_is_bounded(tmp_path, monkeypatch):
    """What does not fit is dropped, and nobody waits for it; other links have their own room."""
    monkeypatch.setattr(pushing, "MOST_OF_ONE", 1)
    settings = Settings(data=tmp_path, push_anywhere=True, **GENEROUS)
    with push_service() as service, served(settings) as own:
        greedy, modest = new_key(own), new_key(own)
        for number in range(endpoints.MOST):
            asked(own, "push", greedy, 204, **service.subscription(str(number)))
        asked(own, "push", modest, 204, **service.subscription("modest"))

        lockers = [locker_of(greedy), locker_of(modest)]
        own.do(own.service.pusher.tell(lockers, "t", {"title": "x"}))

        assert [service.message()["title"] for _ in lockers] == ["x", "x"]
        assert wait_for(lambda: own.service.pusher.waiting == 0)
        assert service.heard.empty()


def test_a_push_service_that_drips_its_answer_is_hung_up_on(monkeypatch):
    """Each byte comes in time, and the last one never."""
    monkeypatch.setattr(posting, "SECONDS", 0.5)
    with dripping() as port:
        began = time.monotonic()
        assert post(f"http://127.0.0.1:{port}/one", b"x", {}, True) == 0
        assert time.monotonic() - began < 15


@contextmanager
def dripping():
    """A push service whose answer never ends; the port."""
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def drip() -> None:
            line, _ = listening.accept()
            with line, suppress(OSError):
                while not over.wait(0.1):
                    line.sendall(b"H")

        thread = threading.Thread(target=drip)
        thread.start()
        try:
            yield listening.getsockname()[1]
        finally:
            over.set()
            thread.join()


def test_links_with_slow_browsers_keep_no_other_waiting_for_long(tmp_path, monkeypatch):
    """Who was waited for long comes after who was not."""
    sent: list[str] = []

    def slowly(endpoint: str, *words: object) -> int:
        sent.append(endpoint)
        time.sleep(0.2 if "slow" in endpoint else 0)
        return 201

    monkeypatch.setattr(pushing, "post", slowly)
    settings = Settings(data=tmp_path, push_anywhere=True, **GENEROUS)
    with push_service() as service, served(settings) as own:
        slow, quick = new_key(own), new_key(own)
        for number in range(endpoints.MOST):
            asked(own, "push", slow, 204, **service.subscription(f"slow-{number}"))
        asked(own, "push", quick, 204, **service.subscription("quick"))
        tell = own.service.pusher.tell
        for topic in ("a", "b", "c"):
            own.do(tell([locker_of(slow)], topic, {"title": "x"}))
        own.do(tell([locker_of(quick)], "d", {"title": "x"}))

        assert wait_for(lambda: any("quick" in endpoint for endpoint in sent))
        assert len(sent) <= 3 * pushing.SENDERS
        assert own.service.pusher.waiting > 0

"""The routes of people and tables on the real server: what they answer, and what they refuse."""

from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.table.server import Server
from tests.table.web_client import WebClient, problem
from wagonlit.table.wire.http import Seated, SeatPlan, TableInfo

ME, OPEN, BOT = SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("bot", bot="random")


@pytest.fixture
def url(shared_server: Server) -> Iterator[str]:
    before = shared_server.err
    yield shared_server.url
    assert shared_server.err == before  # nothing these tests do is worth a complaint


# People


def test_the_first_request_that_changes_something_brings_a_cookie(url: str) -> None:
    anna = WebClient(url)
    assert "set-cookie" not in anna.get("/api/tables").headers
    cookie = anna.post("/api/tables", {"game": "lookout", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]})
    parts = cookie.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(parts)
    assert "Secure" not in parts
    assert "set-cookie" not in anna.post("/api/tables", {"game": "x", "seats": []}).headers


def test_whoever_goes_on_playing_keeps_their_cookie(url: str) -> None:
    # No browser keeps one for longer than 400 days, and with it their seats would be gone.
    anna = WebClient(url)
    table = {"game": "lookout", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 2]}
    first, second = (anna.post("/api/tables", table).headers["set-cookie"] for _ in range(2))
    assert second == first
    assert f"Max-Age={400 * 24 * 60 * 60}" in first


def test_what_is_refused_gives_no_cookie(url: str) -> None:
    assert "set-cookie" not in WebClient(url).post("/api/tables/AAAAAA/join", {"name": "Bert"}).headers


def test_a_script_plays_with_a_token_and_needs_no_page(url: str) -> None:
    bert = WebClient.with_token(url)
    seated = bert.open(ME, OPEN, OPEN)
    assert seated.seats == [0]
    assert not bert.http.cookies


def test_a_refusal_names_the_option_that_is_wrong(url: str) -> None:
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 2]
    body = {"game": "lookout", "seats": seats, "options": {"nights": 13}}
    answer = WebClient(url).post("/api/tables", body)
    assert problem(answer) == (400, "bad_option")
    assert answer.json()["option"] == "nights"
    assert problem(WebClient(url).post("/api/tables", body | {"game": "chess"})) == (404, "no_game")


def test_a_token_that_cannot_be_one_is_refused(url: str) -> None:
    assert problem(WebClient(url, token="guess").get("/api/tables")) == (401, "bad_token")


def test_another_page_can_change_nothing(url: str) -> None:
    anna = WebClient(url)
    code = anna.open(ME, OPEN, OPEN).table.code
    for origin in ("http://evil.example", "null", url.replace("127.0.0.1", "localhost")):
        anna.http.headers["origin"] = origin
        assert problem(anna.post(f"/api/tables/{code}/leave")) == (403, "other_page")
    del anna.http.headers["origin"]
    assert problem(anna.post(f"/api/tables/{code}/leave")) == (403, "other_page")
    assert problem(anna.get("/api/tables/mine", **{"sec-fetch-site": "cross-site"}))[0] == 403
    assert anna.table(code).seats == [0]


# Tables


def test_a_table_is_opened_found_and_mine(url: str) -> None:
    anna = WebClient(url)
    body = {"game": "lookout", "seats": [ME, OPEN, BOT], "name": "Night train", "listed": True}
    answer = anna.post("/api/tables", body)
    assert answer.status_code == 201
    seated = msgspec.json.decode(answer.content, type=Seated)
    code = seated.table.code
    assert (seated.table.name, seated.table.status, seated.seats) == ("Night train", "setup", [0])
    listed = msgspec.json.decode(httpx.get(f"{url}/api/tables").content, type=list[TableInfo])
    assert code in [table.code for table in listed]
    mine = msgspec.json.decode(anna.get("/api/tables/mine").content, type=list[Seated])
    assert [(one.table.code, one.seats) for one in mine] == [(code, [0])]
    assert WebClient(url).get("/api/tables/mine").json() == []


def test_a_code_may_be_typed_in_small_letters_and_others_see_no_seat_as_theirs(url: str) -> None:
    code = WebClient(url).open(ME, OPEN, BOT).table.code
    found = WebClient(url).table(code.lower())
    assert (found.table.code, found.seats) == (code, [])


@pytest.mark.parametrize("code", ["AAAAAA", "AB", "ABCDEFG", "%00", "..", "%F0%9F%9A%82", "a" * 3000])
def test_tables_that_do_not_exist(url: str, code: str) -> None:
    for path in ("", "/record", "/qr.svg", "/link"):
        assert problem(WebClient(url).get(f"/api/tables/{code}{path}"))[0] == 404
    for path in ("leave", "start", "rematch", "keys/0"):
        assert problem(WebClient(url).post(f"/api/tables/{code}/{path}"))[0] == 404


def test_friends_join_until_the_table_is_full(url: str) -> None:
    anna, bert, carl, doris = (WebClient(url) for _ in range(4))
    code = anna.open(ME, OPEN, OPEN).table.code
    assert bert.join(code, "Bert", 2).seats == [2]
    assert problem(doris.post(f"/api/tables/{code}/join", {"name": "Bert"})) == (409, "name_taken")
    assert carl.join(code, "Carl").seats == [1]
    assert problem(doris.post(f"/api/tables/{code}/join", {"name": "Doris"}))[0] in (400, 409)


def test_the_host_changes_what_was_agreed_and_nobody_else_does(url: str) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open(ME, OPEN, OPEN).table.code
    bert.join(code, "Bert")
    assert problem(bert.patch(f"/api/tables/{code}", {"name": "Mine"})) == (403, "not_host")
    changed = anna.patch(f"/api/tables/{code}", {"name": "Ours", "options": {"nights": 4}})
    assert changed.json()["table"]["name"] == "Ours"
    assert changed.json()["table"]["options"]["nights"] == 4
    assert problem(anna.patch(f"/api/tables/{code}", {"options": {"nights": 13}}))[0] == 400
    assert problem(anna.patch(f"/api/tables/{code}", {"color": 1})) == (400, "malformed")


def test_who_leaves_before_the_start_frees_the_seat(url: str) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open(ME, OPEN, OPEN).table.code
    bert.join(code, "Bert", 1)
    left = bert.post(f"/api/tables/{code}/leave").json()
    assert left["seats"] == []
    assert left["table"]["seats"][1]["kind"] == "open"


def test_the_host_begins_and_bots_take_what_is_open(url: str) -> None:
    anna, bert = WebClient(url), WebClient(url)
    code = anna.open(ME, OPEN, OPEN).table.code
    bert.join(code, "Bert", 1)
    assert problem(WebClient(url).post(f"/api/tables/{code}/start")) == (403, "not_host")
    assert problem(bert.post(f"/api/tables/{code}/start")) == (409, "host_here")
    begun = anna.post(f"/api/tables/{code}/start").json()["table"]
    assert begun["status"] == "playing"
    assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]
    assert problem(anna.post(f"/api/tables/{code}/start")) == (409, "already_begun")
    assert problem(anna.patch(f"/api/tables/{code}", {"name": "Late"})) == (409, "already_begun")
    assert problem(WebClient(url).post(f"/api/tables/{code}/join", {"name": "Late"}))[0] in (400, 409)


def test_a_game_that_runs_has_no_record_and_no_rematch_yet(url: str) -> None:
    anna = WebClient(url)
    code = anna.open(ME, BOT, BOT).table.code
    assert problem(anna.get(f"/api/tables/{code}/record"))[0] in (400, 403, 409)
    assert problem(anna.post(f"/api/tables/{code}/rematch"))[0] in (400, 409)


def test_a_seat_is_taken_again_on_another_device_by_its_key(url: str) -> None:
    desktop, phone, stranger = WebClient(url), WebClient(url), WebClient(url)
    code = desktop.open(ME, BOT, BOT).table.code
    assert problem(stranger.post(f"/api/tables/{code}/keys/0")) == (403, "not_yours")
    assert problem(desktop.post(f"/api/tables/{code}/keys/1"))[0] == 403
    assert problem(desktop.get(f"/api/tables/{code}/keys/0")) == (405, "wrong_method")
    old = desktop.post(f"/api/tables/{code}/keys/0").json()["key"]
    key = desktop.post(f"/api/tables/{code}/keys/0").json()["key"]
    assert problem(stranger.post(f"/api/tables/{code}/claim", {"key": old}))[0] in (400, 403)
    assert phone.post(f"/api/tables/{code}/claim", {"key": key}).json()["seats"] == [0]
    with phone.sitting(code) as seat:
        assert seat.snapshot.seat == 0


def test_an_invitation_names_the_host_by_which_the_server_was_called(url: str) -> None:
    anna = WebClient(url)
    code = anna.open(ME, OPEN, OPEN).table.code
    anna.http.headers["host"] = "table.example"
    anna.http.headers["origin"] = "http://table.example"
    assert anna.get(f"/api/tables/{code}/link").text == f"http://table.example/t/{code}"
    picture = anna.get(f"/api/tables/{code}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert f"http://table.example/t/{code}" in picture.text

"""The catalogue of games, and what holds at every address of the real server."""

import http.client
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from tests.table.server import Server
from tests.table.web_client import WebClient, problem
from wagonlit.core.words import LANGUAGES
from wagonlit.games import games
from wagonlit.table.wire.http import GameInfo, SeatPlan

ME, OPEN = SeatPlan("me", "Anna"), SeatPlan("open")


@pytest.fixture
def url(shared_server: Server) -> Iterator[str]:
    before = shared_server.err
    yield shared_server.url
    assert shared_server.err == before  # nothing these tests do is worth a complaint


# Games


def test_every_game_is_described(url: str) -> None:
    found = msgspec.json.decode(httpx.get(f"{url}/api/games").content, type=list[GameInfo])
    assert [game.id for game in found] == list(games())
    ball = next(game for game in found if game.id == "masquerade")
    assert ball.players == [3, 4, 5, 6]
    assert ball.bots == ["random"]
    assert ball.domains["colour"] == ["red", "blue", "gold", "black"]
    assert ball.decisions["ball.react"].domain == "reply"
    seen = ball.events["MaskSeen"]
    assert seen.facts == {"seat": "seat", "target": "seat", "mask": "mask"}
    assert (seen.rule, seen.shows, seen.shown_to) == ("MQ-3", "mask", "seat")
    assert [option.name for option in ball.options] == ["players"]
    for game in found:
        told = [domain for event in game.events.values() for domain in event.facts.values()]
        assert set(told) <= set(game.domains)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_game_are_its_own_file(url: str, lang: str) -> None:
    answer = httpx.get(f"{url}/api/games/masquerade/texts/{lang}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.text == (games()["masquerade"].folder / "text" / f"{lang}.ftl").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_game_are_its_own_file_in_english_if_nobody_has_translated_them(
    url: str, lang: str
) -> None:
    answer = httpx.get(f"{url}/api/games/masquerade/rules/{lang}")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.headers["content-language"] == "en"
    assert answer.text == (games()["masquerade"].folder / "RULES.md").read_text("utf-8")


def test_the_summary_of_the_rules_comes_with_the_figures_of_the_game(url: str) -> None:
    answer = httpx.get(f"{url}/api/games/lighthouse/summary/fr")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert answer.headers["content-language"] == "fr"
    assert "en 60 lettres au plus. LH-2 LH-3" in answer.text


def test_long_texts_travel_compressed_and_nothing_that_may_hold_a_secret_does(url: str) -> None:
    anna = WebClient(url)
    assert anna.get("/api/games/masquerade/texts/fr").headers["content-encoding"] == "gzip"
    assert anna.get("/api/games").headers["content-encoding"] == "gzip"
    code = anna.open(ME, OPEN, OPEN).table.code
    assert "content-encoding" not in anna.get(f"/api/tables/{code}").headers
    assert anna.get("/").headers.get("content-encoding") in (None, "br", "gzip")


@pytest.mark.parametrize(
    "path",
    [
        "chess/rules/en",
        "chess/texts/en",
        "masquerade/texts/xx",
        "masquerade/rules/xx",
        "lighthouse/summary/xx",
        "masquerade/summary/en",
        "..%2f/rules/en",
    ],
)
def test_games_and_texts_that_do_not_exist(url: str, path: str) -> None:
    assert problem(httpx.get(f"{url}/api/games/{path}"))[0] == 404


# What every answer has, and what none accepts


@pytest.mark.parametrize("path", ["/", "/t/ABCDEF", "/api/games", "/api/nothing", "/nothing", "/api/schema"])
def test_every_answer_tells_browsers_what_to_forbid(url: str, path: str) -> None:
    headers = httpx.get(f"{url}{path}").headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'; ")
    assert "unsafe" not in policy
    assert f"connect-src 'self' ws://{url[7:]};" in policy
    assert all(part in policy for part in ("frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"))
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "server" not in headers


def test_addresses_and_methods_that_do_not_exist(url: str) -> None:
    assert problem(httpx.get(f"{url}/api/nothing")) == (404, "not_found")
    assert problem(httpx.get(f"{url}/api/tables/ABCDEF/nothing")) == (404, "not_found")
    wrong = httpx.delete(f"{url}/api/tables")
    assert problem(wrong) == (405, "wrong_method")
    assert set(wrong.headers["allow"].split(", ")) >= {"GET", "POST"}


BODIES = [
    b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game":"\xff"}', b'{"game":"lookout"}',
    b'{"game":1,"seats":[]}',
    b'{"game":"lookout","seats":[{"kind":"king"}]}', b'{"game":"lookout","seats":[],"x":1}',
    b'{"game":"lookout","seats":[{"kind":"me"}],"options":' + b'{"a":' * 3000 + b"1" + b"}" * 3001,
    b'{"game":"lookout","seats":[{"kind":"me"}],"seed":-1}',
    b'{"game":"lookout","seats":[{"kind":"me","name":"\\u0000"},{"kind":"open"},{"kind":"open"}]}',
    b'{"game":"lookout","seats":[{"kind":"me"}],"options":{"nights":1e999}}',
]  # fmt: skip


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_what_cannot_be_a_table_is_refused(url: str, body: bytes) -> None:
    answer = httpx.post(f"{url}/api/tables", content=body, headers={"content-type": "application/json"})
    assert problem(answer)[0] == 400


def test_a_form_of_another_page_is_no_request(url: str) -> None:
    answer = httpx.post(f"{url}/api/tables", data={"game": "lookout"})
    assert problem(answer)[0] in (400, 415)


def test_a_request_that_is_too_large_is_refused(url: str) -> None:
    body = b'{"game":"' + b"x" * 70_000 + b'"}'
    assert problem(httpx.post(f"{url}/api/tables", content=body)) == (413, "too_large")

    def bit_by_bit() -> Iterator[bytes]:
        for start in range(0, len(body), 7000):
            yield body[start : start + 7000]

    assert problem(httpx.post(f"{url}/api/tables", content=bit_by_bit())) == (413, "too_large")


def test_a_host_that_cannot_be_one_gets_into_no_header(url: str) -> None:
    line = http.client.HTTPConnection(url[7:])
    line.putrequest("GET", "/", skip_host=True)
    line.putheader("Host", "a;script-src *")
    line.endheaders()
    assert "script-src *" not in str(line.getresponse().headers["content-security-policy"])
    line.close()

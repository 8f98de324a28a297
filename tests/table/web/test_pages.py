"""The page's files, served as the build left them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar, get
from litestar.params import FromPath
from litestar.testing import TestClient

from wagonlit.table.web.page_files import page_routes
from wagonlit.table.web.problems import EXCEPTION_HANDLERS

BROWSER = {"accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@get("/api/games/{game:str}")
async def a_door(game: FromPath[str]) -> str:
    return game


@pytest.fixture
def page(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the page</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "main-x1.js").write_bytes(b"plain")
    (folder / "assets" / "main-x1.js.br").write_bytes(b"brotli")
    (folder / "assets" / "main-x1.js.gz").write_bytes(b"gzip")
    (tmp_path / "secret.txt").write_text("secret")
    app = Litestar([a_door, *page_routes(folder)], exception_handlers=EXCEPTION_HANDLERS, openapi_config=None)
    with TestClient(app) as client:
        yield client


PLACES = [
    "/",
    "/new/some_game",
    "/t/ABCDEF",
    "/t/ABCDEF/back/secret12",
    "/rules/x",
    "/settings",
    "/about",
]


@pytest.mark.parametrize("place", PLACES)
def test_every_place_of_the_page_is_the_page(page: TestClient[Litestar], place: str) -> None:
    answer = page.get(place)
    assert "the page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("identity", None), ("", None)],
)
def test_a_file_is_sent_in_the_best_form_the_browser_takes(
    page: TestClient[Litestar], accepted: str, sent: str | None
) -> None:
    with page.stream("GET", "/assets/main-x1.js", headers={"accept-encoding": accepted}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert body == {"br": b"brotli", "gzip": b"gzip", None: b"plain"}[sent]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


def test_what_the_browser_has_is_not_sent_again(page: TestClient[Litestar]) -> None:
    tag = page.get("/icon.svg").headers["etag"]
    again = page.get("/icon.svg", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_look_at_the_headers_alone_is_possible(page: TestClient[Litestar]) -> None:
    assert page.head("/t/ABCDEF").status_code == 200


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
             "/..%2fsecret.txt", "/assets/main-x1.js.br", "/t/A/B/C"],
)  # fmt: skip
def test_nothing_else_can_be_reached(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize(
    "path", ["/nothing", "/rules", "/t", "/new/x/y", "/t/A/B/C", "/a/b/c", "/..%2fsecret.txt"]
)
def test_people_who_lost_their_way_are_told_so_by_the_page(page: TestClient[Litestar], path: str) -> None:
    found = page.get("/about", headers=BROWSER)
    lost = page.get(path, headers={**BROWSER, "if-none-match": found.headers["etag"]})
    assert (lost.status_code, lost.text) == (404, found.text)
    assert lost.headers == found.headers


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/api", "/api/nothing", "/api/a/b"])
def test_programs_are_told_so_in_their_own_way(page: TestClient[Litestar], path: str) -> None:
    answer = page.get(path, headers=BROWSER)
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_what_lies_beside_the_page_is_found_by_people_too(page: TestClient[Litestar]) -> None:
    assert page.get("/icon.svg", headers=BROWSER).text == "<svg/>"


def test_without_a_build_the_page_says_how_to_make_one(tmp_path: Path) -> None:
    with TestClient(Litestar(page_routes(tmp_path / "none"), openapi_config=None)) as client:
        assert "npm run build" in client.get("/t/ABCDEF").text

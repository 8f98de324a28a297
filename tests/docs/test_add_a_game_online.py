"""The game of docs/add-a-game.md at the real server: over its protocol, and on the page's plain board."""

import re
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from playwright.sync_api import Page, expect, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.browser.hall import launch
from tests.docs.tutorial import SERVE, Project
from tests.patience import PATIENCE

READY = re.compile(r"^On this machine: +(http://\S+?)/$", re.MULTILINE)
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
TABLE = {"game": "raffle", "seats": SEATS, "seed": 1}


@pytest.fixture(scope="module")
def url(project: Project, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server, started as the page says, but at a port that is free and with a folder of its own."""
    folder = tmp_path_factory.mktemp("server")
    assert SERVE.endswith(" --port 8321")
    own = f"{SERVE.removesuffix('8321')}{free_port()} --host 127.0.0.1 --data {folder} --pace instant"
    said = folder / "said.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(
            project.command(own), stdin=subprocess.DEVNULL, stdout=out, stderr=out, env=project.environment
        )
    try:
        yield ready(process, said)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


def ready(process: subprocess.Popen[bytes], said: Path) -> str:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        if found := READY.search(said.read_text(encoding="utf-8")):
            return found[1]
        time.sleep(0.05)
    raise AssertionError(f"The server did not start:\n{said.read_text(encoding='utf-8')}")


def test_it_is_played_over_the_protocol(url: str) -> None:
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        bearer = {"authorization": f"Bearer {http.post('/api/tokens').json()['token']}"}
        http.headers.update(bearer)
        assert "raffle" in {game["id"] for game in http.get("/api/games").json()}
        code = http.post("/api/tables", json=TABLE).raise_for_status().json()["table"]["code"]
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket?seat=0"
        with connect(address, additional_headers=bearer) as seat:
            position = played(seat)
        assert http.get(f"/api/tables/{code}").json()["table"]["status"] == "over"
        record = http.get(f"/api/tables/{code}/record").raise_for_status().json()
    assert sorted(answer[0] for answer in record["answers"]) == [-1, -1, -1, 0, 1, 2]
    assert position["view"]["coins"] == position["result"]["scores"]


def played(seat: ClientConnection) -> dict[str, Any]:
    """Keep the ticket; where the game stands when it is over."""
    position: dict[str, Any] = {}
    while not position.get("result"):
        position = msgspec.json.decode(seat.recv(PATIENCE)).get("position") or position
        if ask := position.get("ask"):
            assert position["view"]["tickets"][1:] == [None, None]
            reply = {"type": "answer", "id": "keep-my-ticket", "at": ask["at"], "choice": 0}
            seat.send(msgspec.json.encode(reply).decode())
    return position


@pytest.fixture
def page(url: str) -> Iterator[Page]:
    """A window of somebody who reads English and has never been here."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(base_url=url, locale="en-GB", reduced_motion="reduce")
        context.set_default_timeout(1000 * PATIENCE)
        yield context.new_page()
        browser.close()


def test_it_is_played_in_the_browser_on_the_plain_board(page: Page) -> None:
    page.goto("/")
    page.locator('a[href="/new/raffle"]').click()
    expect(page.locator("h1").first).to_have_text("Raffle")
    code = page.evaluate(OPEN, TABLE)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name="Let’s go").click()
    expect(page.locator(".prompt")).to_contain_text("What will you do with your ticket?")
    expect(page.locator("main")).to_contain_text(re.compile(r"ticket \d0"))
    page.locator(".answers").get_by_role("button", name="keep it").click()
    expect(page.locator(".over .ranking")).to_contain_text("Anna")


OPEN = """async (table) => {
    const sent = {method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(table)};
    return (await (await fetch("/api/tables", sent)).json()).table.code;
}"""

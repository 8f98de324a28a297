"""What whoever looks after a server sees of it: does it live, is it ready, what does it count and write?"""

import json
import logging
import re
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from websockets.exceptions import InvalidStatus

from tests.patience import PATIENCE
from tests.table.server import HeldPort, Server
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.table.serving.log_lines import JsonLines
from wagonlit.table.wire.http import SeatPlan
from wagonlit.table.wire.messages import Accepted

MANY = 200  # more than the smallest house may ask for at once
FIGURE = re.compile(r'^(wagonlit_\w+)(?:\{(\w+)="(.*)"\})? (\S+)$', re.MULTILINE)


def ready(url: str, wanted: int) -> dict[str, Any]:
    """What the server says of itself, once it says so with that status."""
    deadline = time.monotonic() + PATIENCE
    while (answer := httpx.get(f"{url}/ready")).status_code != wanted:
        assert time.monotonic() < deadline, answer.text
        time.sleep(0.05)
    assert httpx.head(f"{url}/ready").status_code == wanted
    found: dict[str, Any] = answer.json()
    return found


def test_a_server_is_ready_while_its_database_can_be_written(tmp_path: Path) -> None:
    server = Server(tmp_path, "--people-per-address", "1")
    with closing(sqlite3.connect(tmp_path / "wagonlit.sqlite", isolation_level=None)) as file:
        file.execute("BEGIN IMMEDIATE")
        file.execute("ALTER TABLE wagonlit_version RENAME TO mislaid")
        file.execute("COMMIT")
        assert ready(server.url, 503)["code"] == "no_database"
        with httpx.Client(base_url=server.url) as balancer:
            assert {balancer.get("/health").status_code for _ in range(MANY)} == {200}
        file.execute("ALTER TABLE mislaid RENAME TO wagonlit_version")
    assert ready(server.url, 200)["code"] == "ok"
    server.stop()


def figures(port: int) -> dict[tuple[str, str], float]:
    """All figures of ours, by name and label."""
    told = httpx.get(f"http://127.0.0.1:{port}/metrics").raise_for_status().text
    return {(name, value): float(figure) for name, _, value, figure in FIGURE.findall(told)}


def check_log(log: str, secret: str) -> None:
    """One object a line, down to the last."""
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    assert "Asked twice" in lines[-1]["message"]
    assert secret not in log


def check_figures(seen: dict[tuple[str, str], float], answers: int) -> None:
    assert seen["wagonlit_moves_total", "lookout"] == seen["wagonlit_answering_seconds_count", ""] >= answers
    assert seen["wagonlit_tables", "playing"] == seen["wagonlit_sockets", ""] == 1
    assert seen["wagonlit_refusals_total", "stopping"] >= 2


@pytest.mark.parametrize("code", ["KPMZRA", "KPMZRAQX"])  # those of older tables, and of new ones
def test_a_line_of_the_log_names_its_table_and_what_broke_there(code: str) -> None:
    try:
        raise ValueError("no\nsuch thing")
    except ValueError:
        fault = sys.exc_info()
    said = logging.LogRecord("ours", logging.ERROR, "", 0, "Table %s: “%s” failed.", (code, "a\nb"), fault)
    line = JsonLines().format(said)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["table"]) == ("error", "ours", code)
    assert told["message"] == f"Table {code}: “a\nb” failed."
    assert told["exception"].endswith("ValueError: no\nsuch thing")


def test_no_figure_is_about_one_table_or_person() -> None:
    ours = [one for one in REGISTRY.collect() if one.name.startswith("wagonlit_")]
    labels = {label for one in ours for sample in one.samples for label in sample.labels}
    assert "wagonlit_moves" in {one.name for one in ours}
    assert labels <= {"code", "doing", "game", "le", "level", "status", "why"}


def played_on(line: SeatSocket, port: int) -> int:
    """Until a bot has been asked; how many answers there were then, or more."""
    while not figures(port)["wagonlit_bot_thinking_seconds_count", ""]:
        while not (line.position and line.position.ask):
            line.next()
        line.answer()
        line.until(Accepted)
    assert line.position
    return line.position.n


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[tuple[Server, int]]:
    """A server that would take long to stop, and where its figures are."""
    held = HeldPort()
    seen = "--metrics", str(held.number), "--log-format", "json", "--log-level", "debug"
    server = Server(tmp_path, "--pace", "instant", "--no-limits", "--drain", "600", *seen)
    yield server, held.number
    server.kill()


def test_a_server_that_drains_sends_new_people_elsewhere_and_ends_at_once_when_asked_twice(
    watched: tuple[Server, int],
) -> None:
    server, port = watched
    anna = WebClient.with_token(server.url)
    code = anna.open(SeatPlan("me", "Anna"), *[SeatPlan("bot", bot="random")] * 2).table.code
    with anna.sitting(code) as line:
        server.process.send_signal(signal.SIGTERM)
        assert ready(server.url, 503)["code"] == "stopping"
        assert anna.post("/api/tables", {}).json()["code"] == "stopping"
        with pytest.raises(InvalidStatus, match="503"):
            anna.connected(code)
        assert anna.get("/metrics").status_code == 404
        answers = played_on(line, port)
        check_figures(figures(port), answers)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 128 + signal.SIGTERM
    check_log(server.err, anna.http.headers["authorization"].removeprefix("Bearer "))

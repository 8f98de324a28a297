"""Hostile texts through real sockets: as names, words, chat and proposals, each kept as everywhere else."""

import json
from typing import Any

import pytest

from tests.hostile import HOSTILE, Hostile
from tests.table.server import Server
from tests.table.web_client import SeatSocket, WebClient
from wagonlit.core.written import cleaned
from wagonlit.table.wire.http import USUAL_NAMES
from wagonlit.table.wire.messages import Moved, Refused, Said, TableChanged

LONGEST_NAME = 20
SENDING_FAILS = ("malformed", "bad_text")  # control characters, and halves of characters


def outcome(socket: SeatSocket, kind: type, **message: Any) -> Any:
    """What comes of this message, sent as it is."""
    socket.socket.send(json.dumps(message))
    return socket.until(kind, Refused)


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda one: one.what)
def test_a_text_is_kept_clean_or_refused(shared_server: Server, hostile: Hostile) -> None:
    anna, kept = WebClient(shared_server.url), hostile.kept
    plan = [{"kind": "me", "name": hostile.text[:LONGEST_NAME]}, {"kind": "bot", "bot": "random"}]
    opened = anna.http.post(
        "/api/tables",
        content=json.dumps({"game": "lighthouse", "seats": plan}),
        headers={"content-type": "application/json"},
    )
    if opened.status_code < 300:
        named = cleaned(hostile.text[:LONGEST_NAME]) or USUAL_NAMES[0]
        assert opened.json()["table"]["seats"][0]["name"] == named
    else:
        assert opened.json()["code"] in ("bad_name", "bad_request", *SENDING_FAILS)
        opened = anna.post(
            "/api/tables", {"game": "lighthouse", "seats": [{**plan[0], "name": "Anna"}, plan[1]]}
        )
    with anna.sitting(opened.json()["table"]["code"]) as socket:
        said = outcome(socket, Said, type="say", text=hostile.text)
        assert _kept(said, lambda: said.line.text, kept)
        proposed = outcome(
            socket,
            TableChanged,
            type="propose",
            steps=[{"seat": 0, "domain": "call", "id": 1}],
            text=hostile.text,
        )
        assert _kept(proposed, lambda: proposed.table.seats[0].proposal.text, kept, blank=True)
        moved = outcome(socket, Moved, type="answer", id="hostile-one", at=0, choice=hostile.text)
        assert _kept(moved, lambda: moved.told[0].facts["words"], kept.casefold())
        if isinstance(moved, Refused):
            assert moved.reason == ("blank" if moved.code == "bad_answer" else "")


def _kept(found: Any, text: Any, kept: str, blank: bool = False) -> bool:
    if isinstance(found, Refused):
        return found.code in SENDING_FAILS or (not kept and not blank)
    return bool(text() == kept)

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


def opened_by(anna: WebClient, name: str) -> str:
    """A table where she sits under this name, if she may, and else under her own."""
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "bot": "random"}]
    body = json.dumps({"game": "lighthouse", "seats": seats})
    answer = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    if answer.status_code >= 300:
        assert answer.json()["code"] in ("bad_name", "bad_request", *SENDING_FAILS)
        return opened_by(anna, "Anna")
    table = answer.json()["table"]
    assert table["seats"][0]["name"] == (cleaned(name) or USUAL_NAMES[0])
    return str(table["code"])


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda one: one.what)
def test_a_text_is_kept_clean_or_refused(shared_server: Server, hostile: Hostile) -> None:
    anna, text, kept = WebClient(shared_server.url), hostile.text, hostile.kept
    with anna.sitting(opened_by(anna, text[:LONGEST_NAME])) as socket:
        said = outcome(socket, Said, type="say", text=text)
        assert _kept(said, lambda: said.line.text, kept)
        steps = [{"seat": 0, "domain": "call", "id": 1}]
        proposed = outcome(socket, TableChanged, type="propose", steps=steps, text=text)
        assert _kept(proposed, lambda: proposed.table.seats[0].proposal.text, kept, blank=True)
        moved = outcome(socket, Moved, type="answer", id="hostile-one", at=0, choice=text)
        assert _kept(moved, lambda: moved.told[0].facts["words"], kept.casefold())
        if isinstance(moved, Refused):
            assert moved.reason == ("blank" if moved.code == "bad_answer" else "")


def _kept(found: Any, text: Any, kept: str, blank: bool = False) -> bool:
    if isinstance(found, Refused):
        return found.code in SENDING_FAILS or (not kept and not blank)
    return bool(text() == kept)

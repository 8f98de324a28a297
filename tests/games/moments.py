"""Typical moments of a game as JSON, for the tests of its page and the gallery: what is alike for all games.

Which moments a game wants stands in ui/src/games/<game>/fixtures/make.py.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from wagonlit.bots import usual
from wagonlit.core.event import ONLOOKER, Told
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.table.web.game_routes import game_info

Moments = dict[str, dict[str, Any]]

UNMOVED: Mapping[str, Any] = {
    "undo": {"mine": "no", "wisher": -1, "needed": []},
    "deadline": "",
    "viewing_until": "",
    "hindsight": [],
    "discreet": False,
    "laid": None,
}


def table(match: Match, names: Sequence[str], people: int) -> dict[str, Any]:
    """What everybody knows of the table: so many people, and bots in the other seats."""
    seats = [
        {
            "seat": seat,
            "kind": "person" if seat < people else "bot",
            "name": names[seat],
            "bot": "" if seat < people else usual(match.game),
            "here": True,
            "sitting_in": "",
            "proposal": None,
        }
        for seat in range(match.seats)
    ]
    return {
        "code": "KPMZRA", "name": "", "game": match.game.id, "status": "over" if match.over else "playing",
        "options": msgspec.to_builtins(match.options), "clock": "none", "listed": False, "open_hands": False,
        "seats": seats, "host": 0, "onlookers": 1, "moved": "2027-01-01T12:00:00Z", "rematch": "",
        "seed": None,
    }  # fmt: skip


def moment(
    match: Match,
    seat: int,
    news: Sequence[Told],
    names: Sequence[str],
    *,
    told: Sequence[Told] = (),
    marks: Mapping[str, str] | None = None,
    people: int = 2,
) -> dict[str, Any]:
    """The game through the eyes of one seat, to which this was just told; below 0: of an onlooker."""
    view = match.views[ONLOOKER if seat < 0 else seat]
    position = {
        "n": len(match.answers),
        "view": view,
        "notebook": None if seat < 0 else match.game.notebook(view),
        "ask": match.ask_of(seat) if not match.over and seat in match.waiting else None,
        "waiting": [] if match.over else match.waiting,
        "result": match.result() if match.over else None,
        **UNMOVED,
    }
    seen: dict[str, Any] = msgspec.to_builtins(
        {
            "table": table(match, names, people),
            "seat": seat,
            "position": position,
            "justTold": news,
            "told": told,
            "marks": {} if seat < 0 else marks or {},
        }
    )
    return seen


def write(game: Game, folder: Path, found: Moments) -> None:
    """game.json and moments.json, one moment to a line."""
    lines = [f'"{name}": {msgspec.json.encode(found[name]).decode()}' for name in sorted(found)]
    (folder / "moments.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    (folder / "game.json").write_text(msgspec.json.encode(game_info(game)).decode() + "\n", encoding="utf-8")

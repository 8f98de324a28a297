"""A small board of our own: two ways between the same stations, and a section over two turntables."""

import json
from itertools import pairwise
from math import atan2, degrees
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr", "de", "it")
# Where everything lies on the drawing.
STATIONS = {
    "start": (80, 300), "ana": (330, 170), "bea": (300, 400), "cid": (440, 430), "dot": (570, 400),
    "eve": (560, 170), "mid": (780, 290), "fin": (880, 250), "goal": (960, 170), "hub": (150, 500),
    "ida": (480, 560), "jon": (850, 480), "kim": (150, 660), "lea": (400, 690),
}  # fmt: skip
TURNTABLES = {"X": (200, 290), "Y": (670, 290), "Z": (310, 550), "W": (280, 630)}
SQUARES = {
    "p0": (40, 440), "p1": (60, 560), "p2": (200, 760), "p3": (560, 730),
    "p4": (430, 780), "p5": (660, 780), "p6": (900, 690),
}  # fmt: skip
PLACES = {**STATIONS, **TURNTABLES, **SQUARES}
TITLE = "Second board"
CURVE = [[[0, 1]], [[1, 2]], [[2, 0]]]
PORTS = {
    "X": ("start", "ana", "bea"),
    "Y": ("eve", "mid", "dot"),
    "Z": ("hub", "ida", "W"),
    "W": ("Z", "kim", "lea"),
}
LINES = {
    "orient": ("start", "X", "ana", "eve", "Y", "mid", "fin", "goal"),
    "simplon": ("start", "X", "bea", "cid", "dot", "Y", "mid", "fin", "goal"),
}
# Ends, line and damages of each track.
TRACKS: tuple[tuple[str, str, str, str], ...] = (
    ("start", "X", "common", ""), ("X", "ana", "orient", "P1 P2"), ("ana", "eve", "orient", "P3 P4"),
    ("eve", "Y", "orient", ""), ("X", "bea", "simplon", "V1 V2"), ("bea", "cid", "simplon", "V3 V4"),
    ("cid", "dot", "simplon", "V5 V6"), ("dot", "Y", "simplon", ""), ("Y", "mid", "common", "C1 C2"),
    ("mid", "fin", "common", "C3 C4"), ("fin", "goal", "common", "C5 C6"), ("hub", "Z", "secondary", ""),
    ("Z", "ida", "secondary", ""), ("Z", "W", "secondary", ""), ("W", "kim", "secondary", ""),
    ("W", "lea", "secondary", ""), ("hub", "ida", "secondary", ""), ("hub", "start", "secondary", ""),
    ("hub", "ana", "secondary", ""), ("hub", "bea", "secondary", ""), ("ida", "cid", "secondary", ""),
    ("ida", "dot", "secondary", ""), ("ida", "eve", "secondary", ""), ("ida", "jon", "secondary", ""),
    ("jon", "mid", "secondary", ""), ("jon", "fin", "ferry", ""), ("jon", "goal", "secondary", ""),
    ("kim", "lea", "secondary", ""), ("kim", "hub", "secondary", ""),
)  # fmt: skip
FLAGS = {"P": "pink", "V": "violet", "C": "common"}


def named(name: str) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, name.capitalize())


def second_board() -> dict[str, Any]:
    """The board as its file has it; tests spoil it."""
    edges = [
        {"id": f"e{number}", "a": a, "b": b, "line": line, "damages": _damages(ids.split())}
        for number, (a, b, line, ids) in enumerate(TRACKS)
    ]
    return {
        "schema": "simplon-board/1",
        "id": "second",
        "title": named(TITLE),
        "size": [1000, 820],
        "die": [1, 2, "ship"],
        "start": {"detective": "start", "goal": "goal", "ship": "p0"},
        "stations": [{"id": id, "name": named(id), "x": x, "y": y} for id, (x, y) in STATIONS.items()],
        "turntables": [_turntable(id, edges) for id in PORTS],
        "edges": edges,
        "lines": {name: _line(name, edges) for name in LINES},
        "sea": _sea(),
    }


def _sea() -> dict[str, Any]:
    return {
        "trunk": [
            _square("p0", start=True),
            _square("p1", watch=True, station="hub"),
            _square("p2", storm=True),
        ],
        "coast": [_square("p3")],
        "naxos": [_square("p4"), _square("p5")],
        "tail": [_square("p6", end=True)],
        "surveillance_bonus": 2,
    }


def _damages(ids: list[str]) -> list[dict[str, Any]]:
    return [
        {"id": id, "flag": FLAGS[id[0]], "at": (1 + place) / (1 + len(ids))} for place, id in enumerate(ids)
    ]


def _square(id: str, **marks: Any) -> dict[str, Any]:
    x, y = PLACES[id]
    return {"id": id, "name": named(id), "x": x, "y": y, **marks}


def _track(edges: list[dict[str, Any]], one: str, other: str) -> str:
    return next(str(edge["id"]) for edge in edges if {edge["a"], edge["b"]} == {one, other})


def _turntable(id: str, edges: list[dict[str, Any]]) -> dict[str, Any]:
    ports = [
        {"index": index, "edge": _track(edges, id, to), "to": to, "bearing": _bearing(id, to)}
        for index, to in enumerate(PORTS[id])
    ]
    x, y = PLACES[id]
    return {"id": id, "x": x, "y": y, "pattern": "curve3", "ports": ports, "positions": CURVE}


def _bearing(one: str, other: str) -> int:
    """In degrees, clockwise from north."""
    (x, y), (there_x, there_y) = PLACES[one], PLACES[other]
    return round(degrees(atan2(there_x - x, y - there_y))) % 360


def _line(name: str, edges: list[dict[str, Any]]) -> dict[str, Any]:
    path = LINES[name]
    return {
        "stations": [node for node in path if node in STATIONS],
        "path": list(path),
        "edges": [_track(edges, one, other) for one, other in pairwise(path)],
        "covered_flag_when_chosen": "violet" if name == "orient" else "pink",
        "name": named(name),
        "pieces_on_cards": 10 if name == "orient" else 12,
    }


def written(folder: Path, board: dict[str, Any] | None = None) -> Path:
    """The board in a file."""
    file = folder / "second.json"
    file.write_text(json.dumps(board or second_board()), encoding="utf-8")
    return file


def in_folder(folder: Path) -> Path:
    """A folder of boards, as `--boards` wants it, with this one in it."""
    (folder / "simplon").mkdir(parents=True)
    written(folder / "simplon")
    return folder

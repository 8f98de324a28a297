"""SO-022: boards that cannot be played are refused, and every fault is named."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.simplon.second_board import named, second_board, written
from tests.rules import rule
from wagonlit.core.errors import BadOption
from wagonlit.games.simplon.game import GAME


@pytest.fixture(autouse=True)
def no_other_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAGONLIT_OFFERED", "{}")


def _first(board: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = board[kind][0]
    return found


def _joined(board: dict[str, Any], station: str, others: list[str], times: int) -> None:
    """So many more tracks from this station to each of the others."""
    board["edges"] += [
        {"id": f"more_{other}_{number}", "a": station, "b": other, "line": "secondary", "damages": []}
        for other in others
        for number in range(times)
    ]


def _stations(board: dict[str, Any], number: int) -> list[str]:
    """So many more stations."""
    ids = [f"x{place}" for place in range(number)]
    board["stations"] += [{"id": id, "name": named(id), "x": 1, "y": 1} for id in ids]
    return ids


SPOILED: dict[str, Callable[[dict[str, Any]], object]] = {
    "its schema must be": lambda board: board.update(schema="other"),
    "must be small letters, digits and dashes": lambda board: board.update(id="No Id"),
    "is there 2 times": lambda board: board["stations"].append(board["stations"][0]),
    "has no name in “de”": lambda board: _first(board, "stations")["name"].pop("de"),
    "can be called “load”": lambda board: _first(board, "turntables").update(id="load"),
    "at least 12 stations": lambda board: board.update(stations=board["stations"][:11]),
    "at most 55 stations and turntables together": lambda board: _stations(board, 60),
    "its die must have a number and a ship": lambda board: board.update(die=[1, 2]),
    "neither a number from 1 to 9": lambda board: board.update(die=[1, "ship", "boat"]),
    "surveillance_bonus must be 1 to 5": lambda board: board["sea"].update(surveillance_bonus=9),
    "lies outside of the drawing": lambda board: _first(board, "stations").update(x=-1),
    "which is not there": lambda board: _first(board, "edges").update(a="nowhere"),
    "to itself": lambda board: board["edges"][16].update(b="hub"),
    "it must be one of orient": lambda board: _first(board, "edges").update(line="branch"),
    "is a ferry and cannot be damaged": lambda board: board["edges"][1].update(line="ferry"),
    "must number its ports": lambda board: _first(board, "turntables")["ports"][0].update(index=5),
    "does not join the two": lambda board: _first(board, "turntables")["ports"][0].update(to="hub"),
    "a port for each of its tracks": lambda board: _first(board, "turntables")["ports"].pop(),
    "must have 2 to 8 positions": lambda board: _first(board, "turntables").update(positions=[[[0, 1]]]),
    "the same position twice": lambda board: _first(board, "turntables").update(
        positions=[[[0, 1]], [[1, 0]]]
    ),
    "must join different ports": lambda board: _first(board, "turntables").update(
        positions=[[[0, 0]], [[0, 1]]]
    ),
    "“kim” and “lea” are joined by 6 sections; there can be 4": lambda board: _joined(
        board, "kim", ["lea"], 4
    ),
    "“kim” has 69 sections; there can be 61": lambda board: _joined(board, "kim", _stations(board, 16), 4),
    "its lines must be": lambda board: board["lines"].update(third=board["lines"]["orient"]),
    "must lead from “start” to “fin”": lambda board: board["start"].update(goal="fin"),
    "must cover the pink damages": lambda board: board["lines"]["simplon"].update(
        covered_flag_when_chosen="violet"
    ),
    "does not pass its stations": lambda board: board["lines"]["orient"]["stations"].reverse(),
    "no track of line orient joins": lambda board: board["lines"]["orient"]["edges"].pop(),
    "lets anybody pass from “start” along line orient": lambda board: _first(board, "turntables").update(
        positions=[[[1, 2]], [[2, 0]]]
    ),
    "6 violet, 4 pink and 6 common": lambda board: board["edges"][1]["damages"].pop(),
    "is no simplon track": lambda board: board["edges"][12].update(damages=board["edges"][4].pop("damages")),
    "pieces on cards": lambda board: board["lines"]["orient"].update(pieces_on_cards=11),
    "nobody could ever repair all of mid-fin": lambda board: board["edges"][9]["damages"].extend(
        board["edges"][10].pop("damages")
    ),
    "must begin with “p1”": lambda board: board["start"].update(ship="p1"),
    "must be the storm": lambda board: board["sea"]["coast"][0].update(storm=True),
    "must be the end": lambda board: board["sea"]["tail"][0].pop("end"),
    "the branch naxos has no squares": lambda board: board["sea"].update(naxos=[]),
    "which is no station": lambda board: board["sea"]["trunk"][1].update(station="nowhere"),
    "so it must be a port": lambda board: board["sea"]["trunk"][1].pop("station"),
    "it must lie before the storm": lambda board: board["sea"]["tail"][0].update(start=True),
}


@rule("SO-022")
@pytest.mark.parametrize("fault", SPOILED)
def test_a_board_that_cannot_be_played_is_refused_by_the_name_of_its_fault(
    fault: str, tmp_path: Path
) -> None:
    board = second_board()
    SPOILED[fault](board)
    with pytest.raises(BadOption) as refused:
        GAME.offer(written(tmp_path, board))
    assert fault in str(refused.value)
    assert GAME.editions() == {}


@rule("SO-022")
def test_every_fault_is_named(tmp_path: Path) -> None:
    board = {**second_board(), "die": [1], "schema": "other"}
    _first(board, "stations")["name"].pop("fr")
    with pytest.raises(BadOption) as refused:
        GAME.offer(written(tmp_path, board))
    for fault in ("its schema must be", "a number and a ship", "has no name in “fr”"):
        assert fault in str(refused.value)


@rule("SO-022")
def test_every_fault_of_what_builds_on_the_network_is_named(tmp_path: Path) -> None:
    board = second_board()
    for fault in ("must be the end", "must cover the pink damages", "which is no station"):
        SPOILED[fault](board)
    _joined(board, "kim", ["lea"], 4)
    _joined(board, "jon", ["mid"], 4)
    with pytest.raises(BadOption) as refused:
        GAME.offer(written(tmp_path, board))
    for fault in (
        "the last square of the tail, and no other, must be the end",
        "line simplon must cover the pink damages",
        "which is no station",
        "“kim” and “lea” are joined by 6 sections",
        "“jon” and “mid” are joined by 5 sections",
    ):
        assert fault in str(refused.value)


@rule("SO-013", "SO-022")
def test_four_sections_between_two_stations_can_be_told_apart(tmp_path: Path) -> None:
    board = second_board()
    _joined(board, "jon", ["mid"], 3)
    assert GAME.offer(written(tmp_path, board)) == "second"


@rule("SO-022")
def test_as_large_a_board_as_there_can_be_has_61_acts(tmp_path: Path) -> None:
    board = second_board()
    more = 55 - len(board["stations"]) - len(board["turntables"])
    _joined(board, "kim", _stations(board, more), 1)
    large = GAME.edition(GAME.options({"board": GAME.offer(written(tmp_path, board))}))
    assert len(large.domains["act"]) == 61

"""The board as data (SO-010 … SO-023): ours, and others that pass or do not."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.simplon.second_board import second_board, written
from tests.rules import rule
from wagonlit.core.errors import BadOption, BadRecord
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.text import Texts
from wagonlit.games.simplon.data.boards import DEFAULT, read_board
from wagonlit.games.simplon.game import GAME
from wagonlit.games.simplon.pieces.board import bits_of

FILE = DEFAULT.file
SECTIONS = {section.name: section for section in DEFAULT.rows}


@pytest.fixture(autouse=True)
def no_other_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAGONLIT_OFFERED", "{}")


@rule("SO-002", "SO-R2")
def test_the_die_has_two_ships_and_four_numbers() -> None:
    assert Counter(FILE.die) == {1: 1, 2: 2, 3: 1, "ship": 2}


@rule("SO-002")
@pytest.mark.parametrize("die", [[1, 2], ["ship"], [0, "ship"], ["boat", 1], 7])
def test_a_die_needs_a_number_and_a_ship(die: Any) -> None:
    with pytest.raises(BadOption, match="a list of at most 20 faces"):
        GAME.options({"die": die})


@rule("SO-010", "SO-012", "SO-017", "SO-018")
def test_stations_and_turntables_are_joined_by_78_tracks() -> None:
    assert (len(FILE.stations), len(FILE.turntables), len(FILE.edges)) == (38, 14, 78)
    assert Counter(edge.line for edge in FILE.edges)["ferry"] == 2


@rule("SO-013")
def test_there_are_68_sections_each_in_both_directions() -> None:
    assert len(DEFAULT.sections) == 68
    assert len(DEFAULT.rows) == 136
    assert SECTIONS["sofia-M-bucharest"].damages == ("C2", "C3")
    assert SECTIONS["bucharest-M-sofia"].damages == ("C3", "C2")


@rule("SO-014", "SO-020")
@pytest.mark.parametrize(
    ("section", "damages"),
    [("paris-E-milan", 2), ("venice-zagreb", 2), ("philippopolis-N-constantinople", 2),
     ("zagreb-K-subotica", 1), ("varna-N-constantinople", 2), ("zagreb-K-sofia", 2),
     ("bucharest-M-philippopolis", 1), ("sofia-M-philippopolis", 3)],
)  # fmt: skip
def test_each_section_has_the_damages_of_its_tracks(section: str, damages: int) -> None:
    assert len(SECTIONS[section].damages) == damages


@rule("SO-015", "SO-016", "SO-R4")
def test_a_position_joins_pairs_of_ports() -> None:
    patterns = Counter(turntable.pattern for turntable in FILE.turntables)
    assert patterns == {"curve3": 7, "straight4": 5, "curve4": 1, "double_curve4": 1}
    assert sum(len(turntable.positions) for turntable in FILE.turntables) == 37
    assert Texts(GAME, "en", []).noun("setting", 6) == "Paris – Lyon, Marseille – Bordeaux"


@rule("SO-020")
def test_there_are_16_damages() -> None:
    assert Counter(damage.flag for damage in FILE.damages) == {"violet": 6, "pink": 4, "common": 6}


@rule("SO-022", "SO-R24")
def test_every_station_of_our_board_can_be_reached_without_any_repair() -> None:
    assert DEFAULT.warnings == []
    cut_off = second_board()
    cut_off["edges"] = [edge for edge in cut_off["edges"] if {edge["a"], edge["b"]} != {"jon", "mid"}]
    board = read_board(json.dumps(cut_off).encode(), "cut-off.json")
    assert board.warnings == [
        f"with line {line}, nobody can get to mid before something is repaired"
        for line in ("orient", "simplon")
    ]


@rule("SO-021")
def test_the_sea_route_has_a_storm_and_two_ways_on() -> None:
    sea = FILE.sea
    assert [len(part) for part in (sea.trunk, sea.coast, sea.naxos, sea.tail)] == [17, 1, 4, 2]
    assert [one.id for one in sea.squares if one.watch] == ["s_nice", "s_venice", "s_athens"]


@rule("SO-023")
def test_a_board_of_ones_own_is_played_with_its_own_names(tmp_path: Path) -> None:
    board = GAME.offer(written(tmp_path))
    match = Match(GAME, board=board, players=2, seed=1)
    assert match.game.domains["station"][:2] == ("start", "ana")
    assert Texts(match.game, "fr", ["A", "B"]).noun("station", 1) == "Ana"
    assert "second" in next(option for option in GAME.option_list if option.name == "board").values
    assert match.record.options["board"] == "second"
    assert match.record.options["surveillance_bonus"] == 2
    assert replayed(match.game, match.record).views[0] == match.views[0]


@rule("SO-022")
def test_a_record_is_replayed_on_the_very_board_that_it_was_played_on(tmp_path: Path) -> None:
    match = Match(GAME, board=GAME.offer(written(tmp_path)), players=2, seed=1)
    other = msgspec.structs.replace(match.record, options={**match.record.options, "board_hash": "0" * 16})
    with pytest.raises(BadRecord, match="is another one"):
        replayed(GAME, other)


@rule("SO-022")
def test_two_boards_cannot_have_one_id(tmp_path: Path) -> None:
    changed = {**second_board(), "id": "reconstruction-1"}
    with pytest.raises(BadOption, match="needs another id"):
        GAME.offer(written(tmp_path, changed))


@rule("SO-023")
@pytest.mark.parametrize(("text", "says"), [("{}", "missing required field"), ("no json", "is no board")])
def test_a_file_that_is_no_board_is_refused(text: str, says: str, tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadOption, match=says):
        GAME.offer(file)


@rule("SO-014")
def test_positions_beyond_the_first_word_are_told_apart() -> None:
    assert bits_of([8] * 9) == [0, 8, 16, 24, 32, 40, 48, 60, 68]

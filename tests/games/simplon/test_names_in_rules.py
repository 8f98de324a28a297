"""The rules describe the board that is played on, in every language, and sentences put its names right."""

import re
from collections.abc import Iterator

import pytest

from tests.rules import rule
from wagonlit.core.event import Told
from wagonlit.core.rules_text import rules_file, summary
from wagonlit.core.text import Texts
from wagonlit.core.words import LANGUAGES
from wagonlit.games.simplon.data.board_file import Edge
from wagonlit.games.simplon.data.boards import DEFAULT
from wagonlit.games.simplon.game import GAME

BOARD = DEFAULT.file
TWO = r"(?:with|avec|mit|con)"  # two connections at once


def rows(lang: str, chapter: int) -> list[list[str]]:
    """The table under the nth heading of the chapter about the board, without its head."""
    text = rules_file(GAME, lang).read_text(encoding="utf-8").replace("\u202f", " ").replace("**", "")
    tables = text.split("\n### ")[1:5]
    lines = [line for line in tables[chapter].splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def called(lang: str) -> dict[str, str]:
    """Stations by their names, turntables by their letters."""
    names = {station.id: station.name[lang] for station in BOARD.stations}
    return names | {turntable.id: turntable.id for turntable in BOARD.turntables}


def pairs(cell: str, between: str) -> list[frozenset[str]]:
    return [frozenset(part.strip().split("–")) for part in re.split(between, cell)]


@rule("SO-015", "SO-016")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_what_each_position_of_each_turntable_connects(lang: str) -> None:
    names = called(lang)
    for (letter, _, positions), turntable in zip(rows(lang, 0), BOARD.turntables, strict=True):
        ends = [names[port.to] for port in turntable.ports]
        joined = [
            {frozenset(ends[port] for port in pair) for pair in position} for position in turntable.positions
        ]
        assert letter == turntable.id
        assert [set(pairs(one, TWO)) for one in positions.split(";")] == joined


def from_station_to_station() -> Iterator[Edge]:
    stations = {station.id for station in BOARD.stations}
    return (edge for edge in BOARD.edges if {edge.a, edge.b} <= stations)


@rule("SO-018")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_track_between_two_stations(lang: str) -> None:
    names = called(lang)
    lines = ["orient", "simplon", "ferry", "secondary", "secondary", "secondary"]
    told = {
        pair: line
        for line, (_, tracks) in zip(lines, rows(lang, 1), strict=True)
        for pair in pairs(tracks, ",")
    }
    assert told == {
        frozenset((names[edge.a], names[edge.b])): edge.line for edge in from_station_to_station()
    }


@rule("SO-020")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_gap_with_its_flag_and_place(lang: str) -> None:
    names = called(lang)
    told = [
        (damage, frozenset(place.strip().split("–")))
        for _, gaps in rows(lang, 2)
        for damages, place in re.findall(r"([VPC]\d(?: \w+ [VPC]\d)?) ([^;]+)", gaps)
        for damage in re.findall(r"[VPC]\d", damages)
    ]
    assert told == sorted(
        (
            (damage.id, frozenset((names[edge.a], names[edge.b])))
            for edge in BOARD.edges
            for damage in edge.damages
        ),
        key=lambda gap: ("VPC".index(gap[0][0]), gap[0]),
    )
    assert [len(re.findall(r"[VPC]\d", gaps)) for _, gaps in rows(lang, 2)] == [6, 4, 6]


@rule("SO-021")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_list_every_port_of_the_ship(lang: str) -> None:
    told = [[port.strip() for port in ports.split(",")] for _, ports in rows(lang, 3)]
    sea = BOARD.sea
    parts = [[port.name[lang] for port in part] for part in (sea.trunk, sea.coast, sea.naxos, sea.tail)]
    assert parts[0].pop().startswith("?")
    assert told.pop(0) == [*parts.pop(0), "?"]
    assert told == parts


@rule("SO-021")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_says_how_often_the_ship_must_sail(lang: str) -> None:
    (point,) = [line for line in summary(GAME, lang).splitlines() if "19" in line]
    assert re.findall(r"\b\d\d\b", point) == ["19", "22"]


def sailed(lang: str, square: str) -> str:
    id = GAME.domains["square"].index(square)
    facts = {"origin": 0, "square": id, "squares": [id]}
    return Texts(GAME, lang, ["Anna"]).log(Told("ShipSailed", facts))


def moved(lang: str, origin: str, station: str) -> str:
    ids = [GAME.domains["station"].index(name) for name in (origin, station)]
    facts = dict(zip(("origin", "station"), ids)) | {
        "seat": 0,
        "section": 0,
        "repaired": [0],
        "detective": False,
    }
    return Texts(GAME, lang, ["Anna"]).log(Told("Moved", facts | {"points": 0}))


@pytest.mark.parametrize(
    ("lang", "way", "sea"),
    [
        ("en", "from Athens to Salonica", "sails to the Dardanelles"),
        ("fr", "d’Athènes à Salonique", "arrive aux Dardanelles"),
        ("de", "von Athen nach Saloniki", "fährt zu den Dardanellen"),
        ("it", "da Atene a Salonicco", "arriva ai Dardanelli"),
    ],
)
def test_names_stand_in_sentences_as_each_language_wants_them(lang: str, way: str, sea: str) -> None:
    assert way in moved(lang, "athens", "salonica")
    assert sea in sailed(lang, "dardanelles")


def test_italian_goes_ad_atene_and_french_comes_de_paris() -> None:
    assert "da Parigi ad Atene" in moved("it", "paris", "athens")
    assert "de Paris à Athènes" in moved("fr", "paris", "athens")
    assert "arriva ad Atene" in sailed("it", "s_athens")

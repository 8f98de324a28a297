"""The map in the terminal: a picture where there is room, and a list where there is not."""

import io

import pytest
from rich.console import Console

from tests.games.simplon.table import Table, journey
from wagonlit.core.text import Texts
from wagonlit.games.simplon.terminal.drawing import JourneyDrawing
from wagonlit.kit.terminal.words import Words

NAMES = ("Anna", "Bert", "Carl")


def lines(table: Table, width: int, lang: str = "en") -> list[str]:
    game = table.match.game
    drawing = JourneyDrawing(game, Texts(game, lang, NAMES), Words(lang, game), NAMES)
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(drawing.picture(table.view))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def picture(table: Table, lang: str = "en") -> str:
    """The map alone, at 100 columns."""
    found = lines(table, 100, lang)
    return "\n".join(found[: next(place for place, line in enumerate(found) if "①②③④" in line)])


@pytest.mark.parametrize("width", [96, 100, 120])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    assert max(len(line) for line in lines(journey(), width)) <= width


@pytest.mark.parametrize(("lang", "names"), [("en", "Munich Vienna Venice"), ("de", "Wien Venedig Mailand")])
def test_stations_are_called_by_their_names(lang: str, names: str) -> None:
    drawn = picture(journey(), lang)
    assert all(name in drawn for name in names.split())


def test_gaps_pieces_locomotives_the_detective_and_the_ship_are_on_it() -> None:
    drawn = picture(journey(stations={0: "basel"}, loads={0: 2}))
    assert drawn.count("✕") == 12
    assert "①▪▪" in drawn
    assert "♟" in drawn
    assert "▲" in drawn
    assert drawn.count("◉") == 10
    assert "✕" not in picture(journey(damages=[], pieces=[]))


def test_tracks_that_a_turntable_does_not_join_stop_short_of_it() -> None:
    joined, open_track = picture(journey(turntables={"B": 1})), picture(journey(turntables={"B": 0}))
    assert joined != open_track
    assert sum(letter in "╲╱" for letter in joined) > sum(letter in "╲╱" for letter in open_track)


def test_a_narrow_terminal_has_the_list_alone() -> None:
    narrow = lines(journey(stations={0: "calais"}, points=2), 80)
    assert not any("①②③④" in line for line in narrow)
    assert narrow[0] == "①  Anna: Calais (2 points left)"
    whole = " ".join(" ".join(narrow).split())
    (ship,) = (line for line in narrow if line.startswith("▲"))
    assert "19" in ship
    assert "22" in ship
    assert "Venice – Zagreb (2)" in whole
    assert "K Sofia – Zagreb" in whole


def test_in_french_too_no_point_is_not_one_point() -> None:
    """There none is singular, as one is."""
    words = Words("fr", journey().match.game)
    for key in ("terminal-points", "board-points"):
        assert "plus de points" in words(key, points=0)
        assert "encore un point" in words(key, points=1)

"""The plain drawing: any game's view in words; and the drawing that a game names."""

from io import StringIO

import pytest
from msgspec import Struct
from rich.console import Console

from tests.toys.lighthouse.game import GAME as LIGHTHOUSE
from tests.toys.masquerade.game import GAME as MASQUERADE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.text import Texts
from wagonlit.core.view import Field
from wagonlit.games import games
from wagonlit.kit.terminal.drawing import Drawing, drawing_of
from wagonlit.kit.terminal.view_words import ViewWords
from wagonlit.kit.terminal.words import Words

NAMES = ["Anna", "Bert", "Carl"]


class Glimpse(Struct):
    """A mask that somebody saw, or nobody in particular."""

    mask_seen: int
    round: int
    by: int | None


SEEN = {"mask_seen": Field(of=["mask"]), "round": Field(start=1), "by": Field(of=["seat"])}


def drawing(game: Game, kind: type[Drawing] = Drawing, lang: str = "en") -> Drawing:
    names = NAMES[: game.players[0]]
    return kind(game, Texts(game, lang, names), Words(lang, game), names)


def test_a_view_is_drawn_field_by_field_with_those_who_play() -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(drawing(MASQUERADE).picture(Match(MASQUERADE, {}, 5).views[0]))
    text = console.export_text()
    assert "Anna (you), Bert, Carl" in text
    assert "mine aside" in text
    assert "seat" not in text


def test_ids_are_drawn_by_name_and_lists_by_what_their_places_stand_for() -> None:
    rows = dict(drawing(MASQUERADE).rows(Match(MASQUERADE, {}, 5).views[0]))
    assert rows["inside"] == "Anna, Bert, Carl"
    assert rows["fans"] == "Anna: 2, Bert: 2, Carl: 2"
    assert rows["masks"] == "Anna: red fox, Bert: –, Carl: –"
    assert rows["open"] == "–"


def test_values_are_words_not_code() -> None:
    night = dict(drawing(LIGHTHOUSE).rows(Match(LIGHTHOUSE, {}, 5).views[0]))
    assert night["drawn"] == "yes"
    assert night["words"].startswith("albatross, beluga, ")


@pytest.mark.parametrize(
    ("value", "field", "drawn"),
    [
        ({"a": [1, 2]}, Field(), "a: 1, 2"),
        ((1, True), Field(), "1, yes"),
        ("words", Field(), "words"),
        (1.5, Field(), "1.5"),
        ({3}, Field(), "3"),
        (0, Field(start=1), "1"),
        (-1, Field(of=["mask"]), "–"),
        ([(0, 1)], Field(of=["seat", "mask"]), "Anna red owl"),
        ([[0], [1, 2]], Field(by=["seat"], of=["mask"]), "Anna: red fox, Bert: red owl, red cat"),
        ([[3, 4]], Field(by=["seat", "deed"]), "Anna: peek: 3, rest: 4"),
        (Glimpse(1, 0, None), Field(fields=SEEN), "mask seen: red owl, round: 1"),
        (
            [Glimpse(0, 1, 2), Glimpse(1, 1, None)],
            Field(fields=SEEN),
            "mask seen: red fox, round: 2, by: Carl; mask seen: red owl, round: 2",
        ),
        (
            [None, Glimpse(0, 0, 2)],
            Field(by=["seat"], fields=SEEN),
            "Anna: –; Bert: mask seen: red fox, round: 1, by: Carl",
        ),
    ],
)
def test_every_kind_of_value_can_be_drawn(value: object, field: Field, drawn: str) -> None:
    words = ViewWords(Texts(MASQUERADE, "en", NAMES), Words("en", MASQUERADE))
    assert words.say(value, field) == drawn


def test_while_nothing_has_changed_the_table_is_the_same_scene() -> None:
    match = Match(MASQUERADE, {}, 5)
    plain = drawing(MASQUERADE)
    before = plain.scene(match.views[0])
    assert plain.scene(match.views[0]) == before
    match.answer(0, 0)
    match.answer(0, 1)
    match.answer(0, 2)
    assert plain.scene(match.views[0]) != before


def test_a_game_without_a_drawing_of_its_own_gets_the_plain_one() -> None:
    assert drawing_of(MASQUERADE) is Drawing


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_drawing_that_a_game_names_is_there_and_asks_for_options_that_exist(game: Game) -> None:
    found = drawing_of(game)
    assert issubclass(found, Drawing)
    assert set(found.first_options) <= {option.name for option in game.option_list}

import pytest

from wagonlit.core.errors import BadOption, UnknownName
from wagonlit.games import find
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.players import Player, seated
from wagonlit.terminal.starting import mixed, usual_seats

GAME = find("mystery_express")
WORDS = Words("en", GAME)


def test_people_and_bots_sit_where_they_were_named() -> None:
    assert seated(GAME, "me:Anna, novice,detective", WORDS) == [
        Player("Anna"),
        Player("Novice", "novice"),
        Player("Detective", "detective"),
    ]


def test_equal_names_get_numbers() -> None:
    names = [player.name for player in seated(GAME, "me:A,me:A,novice,novice,random", WORDS)]
    assert names == ["A 1", "A 2", "Novice 1", "Novice 2", "Chance"]


def test_bots_are_named_in_the_language_of_the_table() -> None:
    assert seated(GAME, "me:A,detective,novice", Words("fr", GAME))[1] == Player("Détective", "detective")


def test_a_long_name_is_cut() -> None:
    assert len(seated(GAME, f"me:{'x' * 500},novice,novice", WORDS)[0].name) == 20


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("me,novice", "3 to 5 players"),
        ("me,novice,novice,novice,novice,novice", "3 to 5 players"),
        ("me,,novice", "commas between"),
        ("novice,novice,random", "wagonlit simulate"),
    ],
)
def test_tables_that_cannot_be_are_refused(seats: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        seated(GAME, seats, WORDS)


def test_a_bot_that_is_none_is_told_who_may_be_meant() -> None:
    with pytest.raises(UnknownName, match="did you mean “detective”"):
        seated(GAME, "me,detectiv,novice", WORDS)
    with pytest.raises(UnknownName, match="known are random, novice, detective"):
        seated(GAME, "me,zz,novice", WORDS)


def test_the_usual_table_has_you_and_the_strongest_bots() -> None:
    assert usual_seats(GAME) == "me,detective,novice"
    assert mixed(["random", "novice", "detective"], 4) == ["detective", "novice", "detective", "novice"]
    assert mixed(["random"], 2) == ["random", "random"]

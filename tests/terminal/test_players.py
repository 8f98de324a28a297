import pytest

from tests.toys.masquerade.game import GAME
from wagonlit.core.errors import BadOption, UnknownName
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.players import Player, seated
from wagonlit.terminal.starting import mixed, usual_seats

WORDS = Words("en", GAME)


class Guest:
    """Somebody who sits at this table as a bot and is never asked."""


class Visitor(Guest):
    """Another."""


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy has no bots of its own; here it has two, the weaker one first."""
    monkeypatch.setattr(type(GAME), "bots", {"guest": Guest, "visitor": Visitor})


def test_people_and_bots_sit_where_they_were_named() -> None:
    assert seated(GAME, "me:Anna, guest,visitor", WORDS) == [
        Player("Anna"),
        Player("Guest", "guest"),
        Player("Visitor", "visitor"),
    ]


def test_equal_names_get_numbers() -> None:
    names = [player.name for player in seated(GAME, "me:A,me:A,guest,guest,random", WORDS)]
    assert names == ["A 1", "A 2", "Guest 1", "Guest 2", "Chance"]


def test_bots_are_named_in_the_language_of_the_table() -> None:
    assert seated(GAME, "me:Anna,random,guest", Words("fr", GAME))[1] == Player("Hasard", "random")


def test_a_long_name_is_cut() -> None:
    assert len(seated(GAME, f"me:{'x' * 500},guest,guest", WORDS)[0].name) == 20


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("me,guest", "3 to 6 players"),
        ("me,guest,guest,guest,guest,guest,guest", "3 to 6 players"),
        ("me,,guest", "commas between"),
        ("me:q,guest,guest", "“q” cannot be a name"),
        ("me:Notebook,guest,guest", "cannot be a name"),
        ("me:2,guest,guest", "cannot be a name"),
        ("me:/x,guest,guest", "cannot be a name"),
        ("me,guest:L,guest", "cannot be a name"),
        ("guest,guest,random", "wagonlit simulate"),
    ],
)
def test_tables_that_cannot_be_are_refused(seats: str, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        seated(GAME, seats, WORDS)


def test_a_bot_that_is_none_is_told_who_may_be_meant() -> None:
    with pytest.raises(UnknownName, match="did you mean “visitor”"):
        seated(GAME, "me,visiter,guest", WORDS)
    with pytest.raises(UnknownName, match="available: random, guest, visitor"):
        seated(GAME, "me,zz,guest", WORDS)


def test_the_usual_table_has_you_and_the_strongest_bots() -> None:
    assert usual_seats(GAME) == "me,visitor,guest"
    assert mixed(GAME, 4) == ["visitor", "guest", "visitor", "guest"]


def test_where_a_game_has_no_bots_chance_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "bots", {})
    assert mixed(GAME, 2) == ["random", "random"]

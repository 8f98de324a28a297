"""Options that follow from the table, and options that only sound like it: at the server, in the terminal."""

import io
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest
from rich.console import Console

from tests.toys.masquerade.game import Masquerade
from wagonlit.core.errors import BadOption
from wagonlit.core.options import Option, choice, number, structured
from wagonlit.kit.terminal.screen import Screen
from wagonlit.table.room.seating import agreed
from wagonlit.table.store.rows import SeatRow
from wagonlit.table.web.game_routes import game_info
from wagonlit.table.wire.refusal import Refusal
from wagonlit.terminal.starting import NewTable, begun

ROWS = [SeatRow(0, "person", "Anna"), SeatRow(1, "open", ""), SeatRow(2, "bot", "Odette", bot="random")]


class Furnished(Masquerade):
    """A ball whose host chooses the seats and the language of the invitation."""

    option_list: ClassVar[Sequence[Option]] = (
        number("players", 3, 4, 5, 6),
        choice("seats", "wooden", "plush"),
        choice("lang", "verse", "prose"),
    )


class Guarded(Masquerade):
    """A ball at which the guests are listed at the door, in the language of the house."""

    option_list: ClassVar[Sequence[Option]] = (
        number("players", 3, 4, 5, 6),
        structured("guest_list", None, list, "a list"),
        choice("porter", "nobody", "fr"),
    )

    def settled(self, seats: Sequence[str], lang: str | None) -> dict[str, Any]:
        return {"guest_list": [bot or "a person" for bot in seats], "porter": lang}


class Regional(Masquerade):
    """A ball with the music of the country in which it is read about."""

    option_list: ClassVar[Sequence[Option]] = (
        number("players", 3, 4, 5, 6),
        choice("music", "waltz", "musette"),
    )
    language_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {"fr": {"music": "musette"}}


def in_the_terminal(game: Masquerade, **options: str) -> Any:
    """What a table of the terminal has agreed on, where one person plays with two bots in French."""
    screen = Screen(Console(file=io.StringIO()))
    return begun(screen, NewTable(game, "me:Anna,random,random", "fr", options), 1).match.options


def test_an_option_may_be_called_as_what_another_game_leaves_to_the_table() -> None:
    chosen = {"seats": "plush", "lang": "prose"}
    assert agreed(Furnished(), chosen, ROWS) == {"players": 3, **chosen}
    assert in_the_terminal(Furnished(), **chosen) == {"players": 3, **chosen}


def test_what_follows_from_the_table_comes_from_the_game() -> None:
    assert agreed(Guarded(), {"guest_list": ["nobody at all"]}, ROWS) == {
        "players": 3,
        "guest_list": ["a person", "a person", "random"],
        "porter": None,
    }
    assert in_the_terminal(Guarded()) == {
        "players": 3,
        "guest_list": ["a person", "random", "random"],
        "porter": "fr",
    }


@pytest.mark.parametrize("name", ["players", "guest_list", "porter"])
def test_in_the_terminal_nobody_can_choose_what_follows_from_the_table(name: str) -> None:
    with pytest.raises(BadOption, match=f"“{name}” follows from --seats( and --lang)?; leave it out"):
        in_the_terminal(Guarded(), **{name: "3"})


def test_the_page_is_told_what_nobody_chooses() -> None:
    assert game_info(Furnished()).settled_options == ["players"]
    assert game_info(Guarded()).settled_options == ["players", "guest_list", "porter"]


def test_what_goes_with_the_language_holds_unless_somebody_chooses_otherwise() -> None:
    assert in_the_terminal(Regional())["music"] == "musette"
    assert in_the_terminal(Regional(), music="waltz")["music"] == "waltz"
    assert "music" not in agreed(Regional(), {}, ROWS)  # at a server, whoever opens the table says so
    assert game_info(Regional()).language_options == {"fr": {"music": "musette"}}


def test_options_are_short_however_they_are_written() -> None:
    """Everybody who looks for a table is sent those of all that are listed."""
    assert agreed(Furnished(), {"players": "3" + " " * 100}, ROWS)["players"] == 3
    with pytest.raises(Refusal, match="16384 bytes"):
        agreed(Furnished(), {"players": "3" + " " * 2**14}, ROWS)


class Lit(Masquerade):
    """A ball by candlelight."""

    option_list: ClassVar[Sequence[Option]] = (
        number("players", 3, 4, 5, 6),
        number("candles", 3, 4),
        structured("colours", None, tuple, "a list"),
        structured("wicks", None, list, "a list"),
    )


def test_an_option_is_kept_as_it_was_understood() -> None:
    """Found by attack: else everybody is sent what stands around it."""
    given = {"candles": "4" + " " * 8_000, "colours": '["red",' + " " * 8_000 + '"blue"]', "wicks": None}
    assert agreed(Lit(), given, ROWS) == {
        "players": 3,
        "candles": 4,
        "colours": ["red", "blue"],
        "wicks": None,
    }

"""What a table can agree on: levels fill in what was left to them."""

from typing import Any

import msgspec
import pytest

from wagonlit.core.errors import BadOption
from wagonlit.games.simplon.game import GAME


@pytest.mark.parametrize(
    ("level", "wanted"),
    [
        ("normal", {"line": "simplon", "storm": "coin", "turntable_start": "random", "ship_start": "dover"}),
        ("easy", {"line": "orient", "storm": "naxos", "turntable_start": "random", "ship_start": "dover"}),
        ("hard", {"line": "simplon", "storm": "coin", "turntable_start": "closed", "ship_start": "dover"}),
        (
            "expert",
            {"line": "simplon", "storm": "coin", "turntable_start": "random", "ship_start": "s_granada"},
        ),
    ],
)
def test_each_level_has_its_own_settings(level: str, wanted: dict[str, str]) -> None:
    options = GAME.options({"level": level})
    assert {name: getattr(options, name) for name in wanted} == wanted


def test_what_is_said_outright_counts_more_than_the_level() -> None:
    options = GAME.options({"level": "easy", "storm": "coin", "line": "ask"})
    assert (options.storm, options.line) == ("coin", "ask")


def test_what_was_agreed_on_is_the_same_when_it_is_read_again() -> None:
    options = GAME.options({"level": "hard", "players": 2, "die": "1,2,ship", "first_seat": "random"})
    assert GAME.options(msgspec.to_builtins(options)) == options


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 5}, {"level": "mad"}, {"board": "atlantis"}, {"surveillance_bonus": 6},
        {"first_seat": -1}, {"turntable_start": "open"}, {"turntable_start": {"A": "x"}}, {"ship_start": 3},
        {"board_hash": "0"},
    ],
    ids=str,
)  # fmt: skip
def test_anything_else_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.options(wrong)


def test_nobody_is_asked_for_the_hash_of_a_board() -> None:
    assert "board_hash" in GAME.settled_names()

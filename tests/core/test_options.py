"""Table options: what they take, and what a wrong one is answered with."""

import json
from typing import Any

import msgspec
import pytest

from wagonlit.core.errors import BadOption
from wagonlit.core.options import (
    Assigned,
    Numbers,
    Option,
    assigned,
    choice,
    number,
    numbers,
    read_options,
    seat,
    structured,
    switch,
)

OPTIONS = (
    number("players", 4, 2, 3),
    choice("band", "en", "fr"),
    switch("music", True),
    structured("hours", (1, 2), tuple, "a list of numbers"),
    Option("pick", None, choice("", "one", "two").read, "one or two"),
    seat("first", "chance"),
    numbers("stacks", None, Numbers(2, 0, 5)),
    assigned("masks_of", {"anna": "eye", "bert": "ear"}),
)


def read(**given: Any) -> dict[str, Any]:
    return read_options(OPTIONS, given)


def test_what_is_not_given_has_its_default() -> None:
    assert read() == {
        "players": 4,
        "band": "en",
        "music": True,
        "hours": (1, 2),
        "pick": None,
        "first": "chance",
        "stacks": None,
        "masks_of": {"anna": "eye", "bert": "ear"},
    }
    assert read(players=None) == read()


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [
        ("players", 3, 3),
        ("players", "2", 2),
        ("band", "fr", "fr"),
        ("music", "off", False),
        ("music", "Yes", True),
        ("music", False, False),
        ("hours", [3, 4], (3, 4)),
        ("hours", "[3, 4]", (3, 4)),
        ("pick", "two", "two"),
        ("first", "chance", "chance"),
        ("first", 3, 3),
        ("first", "2", 2),
        ("stacks", [0, 5], (0, 5)),
        ("stacks", "0,5", (0, 5)),
        ("hours", "3, 4,x", (3, 4, "x")),
        ("masks_of", {"anna": "ear", "bert": "eye"}, {"anna": "ear", "bert": "eye"}),
    ],
)
def test_values_may_also_come_as_words(name: str, given: Any, meant: Any) -> None:
    assert read(**{name: given})[name] == meant


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("players", 5),
        ("players", True),
        ("players", 3.0),
        ("players", " 3.0"),
        ("players", "many"),
        ("players", [3]),
        ("band", "de"),
        ("band", 1),
        ("music", "perhaps"),
        ("music", 1),
        ("hours", 7),
        ("pick", "three"),
        ("first", "anna"),
        ("first", -1),
        ("first", True),
        ("first", 1.0),
        ("first", " 1.0"),
        ("stacks", [1]),
        ("stacks", "1,2,3"),
        ("stacks", "1,x"),
        ("stacks", [1, 6]),
        ("stacks", [1, -1]),
        ("stacks", [1, 2.5]),
        ("stacks", [1, 2.0]),
        ("masks_of", {"anna": "eye"}),
        ("masks_of", {"anna": "eye", "bert": "eye"}),
        ("masks_of", {"anna": "eye", "bert": "nose"}),
    ],
)
def test_a_wrong_value_is_refused_with_what_would_be_right(name: str, given: Any) -> None:
    with pytest.raises(BadOption, match=f"Option “{name}” must be .*, not “") as refused:
        read(**{name: given})
    shown = given if isinstance(given, str) else json.dumps(given)
    assert f"not “{shown}”" in str(refused.value)


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadOption, match="There is no option “player”; did you mean “players”"):
        read(player=3)
    with pytest.raises(BadOption, match="There is no option “zzz”; available: band, first, hours"):
        read(zzz=3)


def test_what_is_read_can_be_sent_to_others() -> None:
    """Found by attack: half a character within text within an option made the server fail."""
    assert msgspec.json.encode(read(hours='["\\ud83d", 3]'))
    assert read(hours="\ud83d") == read(hours=["\ud83d"])


def test_a_long_value_is_shown_in_part() -> None:
    with pytest.raises(BadOption, match="x…”"):
        read(band="x" * 500)


def test_what_an_option_is_made_of_can_be_offered_part_by_part() -> None:
    parts = {option.name: option.parts for option in OPTIONS}
    assert parts["masks_of"] == Assigned(("anna", "bert"), ("eye", "ear"))
    assert parts["stacks"] == Numbers(2, 0, 5)
    assert parts["hours"] is None

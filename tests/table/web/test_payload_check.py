"""What can be sent but neither kept nor read is refused."""

from typing import Any

import pytest

from wagonlit.table.web.payload_check import BadPayload, checked
from wagonlit.table.wire.http import NewTable, SeatPlan
from wagonlit.table.wire.messages import Reply, Say


@pytest.mark.parametrize(
    "message",
    [
        Say("a\x00b"),
        Say("bell\x07"),
        Reply("abcdefgh", 2**60, 1),
        Reply("abcdefgh", 1, -(2**60)),
        NewTable("x", [SeatPlan("me", "A\x00")]),
        NewTable("x", [SeatPlan("me")], options={"a": [{"b\x00": 1}]}),
        NewTable("x", [SeatPlan("me")], options={"a": float("inf")}),
    ],
)
def test_what_no_database_or_browser_takes_is_refused(message: Any) -> None:
    with pytest.raises(BadPayload):
        checked(message)


def test_everything_else_passes_as_it_is() -> None:
    message = NewTable("x", [SeatPlan("me", "Zoë 🎩")], options={"a": [1, True, None, "two\nlines"]})
    assert checked(message) is message

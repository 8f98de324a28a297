"""Hindsight that knows too much, too soon or too late: each must be caught."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.catching import MASQUERADE, caught
from tests.toys.masquerade.game import Masquerade
from wagonlit.conformance.hindsight import hindsight
from wagonlit.core.event import Told
from wagonlit.core.game import Insight

honest = Masquerade.hindsight


def planted(change: Callable[[Insight, Sequence[Told]], Insight]) -> Callable[..., list[Insight]]:
    """The hindsight of the ball, with each insight changed."""

    def changed(game: Masquerade, options: Any, seat: int, told: Sequence[Told]) -> list[Insight]:
        return [change(insight, told) for insight in honest(game, options, seat, told)]

    return changed


@pytest.mark.parametrize(
    ("change", "by"),
    [
        (lambda one, told: replace(one, says=Told("Gossip", {})), "this is not among the events of the game"),
        (lambda one, told: replace(one, says=Told(one.says.event, {})), "its facts must be target, mask"),
        (lambda one, told: replace(one, since=one.since + 1000), "there is no such event"),
        (lambda one, told: replace(one, since=max(0, one.since - 1)), "it could not be known then"),
        (lambda one, told: replace(one, since=len(told) - 1), "it could be known before"),
    ],
)  # fmt: skip
def test_an_insight_that_is_not_so(
    change: Callable[[Insight, Sequence[Told]], Insight], by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Masquerade, "hindsight", planted(change))
    caught(hindsight, MASQUERADE, by)

"""Leaks planted into 27th Passenger, at the one place where every build can be bent: the redactor."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tests.conformance.catching import caught
from tests.games.passenger27.trial import TRIED
from wagonlit.conformance import Trial
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.conformance.sealing import sealed
from wagonlit.core import views
from wagonlit.core.event import Event, Told, seen_by
from wagonlit.games.passenger27 import events

pytestmark = pytest.mark.many_games
PASSENGER27 = replace(TRIED.trial, games=12)
SEAT = 1  # it is shown too much

Check = Callable[[Trial], None]


def plant(monkeypatch: pytest.MonkeyPatch, kind: type[Event], fact: str, bend: Callable[[Any], Any]) -> None:
    """One seat is told a fact of such events that it may not know, or a part of it."""

    def redact(event: Event, seats: Sequence[int]) -> list[Told]:
        told = [seen_by(event, seat) for seat in seats]
        for seat, one in zip(seats, told if isinstance(event, kind) else ()):
            if seat == SEAT:
                one.facts[fact] = bend(getattr(event, fact).value)
        return told

    monkeypatch.setattr(views, "told_to", redact)


@pytest.mark.parametrize(
    ("kind", "fact", "check"),
    [
        (events.IdentityDealt, "passenger", redeal),
        (events.IdentityDealt, "passenger", relabelling),
        (events.SkillDealt, "skill", redeal),
        (events.InitiativeDealt, "initiative", redeal),
        (events.ActionChosen, "action", sealed),
        (events.NameWritten, "passenger", sealed),
        (events.SlotLooked, "passengers", relabelling),
        (events.TopSeen, "passenger", relabelling),
        (events.FeatureAnswered, "trait", relabelling),
        (events.DisguiseDrawn, "disguise", redeal),
        (events.DisguiseInspected, "disguise", redeal),
        (events.DisguisePutBelow, "disguise", sealed),
        (events.DisguiseKept, "disguise", sealed),
        (events.DisguiseDiscarded, "disguise", sealed),
    ],
    ids=lambda part: part if isinstance(part, str) else part.__name__,
)
def test_a_fact_shown_to_one_seat_too_many(
    kind: type[Event], fact: str, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, kind, fact, lambda value: value)
    caught(check, PASSENGER27, f"seat {SEAT}: .*by told")


@pytest.mark.parametrize(
    ("kind", "fact"), [(events.IdentityDealt, "passenger"), (events.TopSeen, "passenger")], ids=str
)
def test_one_bit_of_a_passenger_that_the_seat_has_not_seen(
    kind: type[Event], fact: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch, kind, fact, lambda value: value % 2)
    caught(relabelling, PASSENGER27, "it can tell things apart that it never saw|impossible")


def test_without_a_leak_nothing_is_caught() -> None:
    for check in (redeal, relabelling, sealed):
        check(replace(PASSENGER27, games=2))

"""The pile of prizes, whose ends guests look at: what would leak through it is caught."""

from dataclasses import replace

import pytest

from tests.conformance.catching import caught
from tests.toys.raffle import events as told
from tests.toys.raffle.rules import Drum
from tests.toys.raffle.trial import TRIED
from wagonlit.conformance.leaks import redeal, relabelling
from wagonlit.core.event import Secret
from wagonlit.core.ids import below

TRIAL = replace(TRIED.trial, games=6)
EVERYBODY = below(5)


@pytest.mark.parametrize("check", [relabelling, redeal])
def test_a_prize_shown_to_all_is_caught(check: object, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: Drum, seat: int) -> None:
        self.prizes.settle(self.prizes.next())
        self.tell(told.PrizeSeen(seat, Secret(self.prizes.top, EVERYBODY)))

    monkeypatch.setattr(Drum, "look", look)
    assert callable(check)
    caught(check, TRIAL, "by told: .*PrizeSeen")


def test_a_prize_that_is_told_when_it_is_put_below_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Drum.put_back

    def put_back(self: Drum, seat: int, place: int) -> None:
        prize = self.prizes.top
        honest(self, seat, place)
        self.tell(told.PrizeSeen(seat, Secret(prize, EVERYBODY)))

    monkeypatch.setattr(Drum, "put_back", put_back)
    caught(relabelling, TRIAL, "by told: .*PrizeSeen")

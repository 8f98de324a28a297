"""Bots think in time: who has thought first answers first, at the table, in series and in the terminal."""

from typing import Any

import pytest

from tests.toys.lighthouse.game import GAME
from tests.toys.lighthouse.pieces import NAMES
from tests.toys.lighthouse.rules import CALL, LEAVE, SILENT
from wagonlit.bots.contest import match_between
from wagonlit.bots.known import BotClass
from wagonlit.bots.seat import LONGEST_THOUGHT, BotSeat
from wagonlit.core.ask import Ask
from wagonlit.core.frame import TEXT
from wagonlit.core.match import Match
from wagonlit.core.view import View


class Caller:
    """Calls after as many seconds as its class says, and stays silent on watch, later than all."""

    seconds: float = 0.0

    def __init__(self, options: Any, seat: int, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View, ask: Ask) -> int | str:
        if ask.domain == TEXT:
            return NAMES[ask.options[0]]
        if ask.decision == "watch.call":
            self.asked += 1
            assert self.asked < 9, "what is thought of is not thought of again because others answer"
        return SILENT if SILENT in ask.options else CALL if CALL in ask.options else ask.options[0]

    def delay(self, view: View, ask: Ask, choice: int | str) -> float:
        return 50.0 if choice == SILENT else self.seconds


class Quick(Caller):
    seconds = 3.0


class Slow(Caller):
    seconds = 11.0


def calls(match: Match) -> list[int]:
    return [one.seat for one in match.answers if one.in_words == "watch.call: call"]


@pytest.mark.parametrize(
    ("callers", "order"), [([Slow, Quick], [3, 2]), ([Quick, Slow], [2, 3]), ([Slow, Slow], [2, 3])]
)
def test_in_a_series_the_order_is_that_of_thought(callers: list[type[Caller]], order: list[int]) -> None:
    seated: list[BotClass] = [Caller, Caller, *callers]
    match = match_between(GAME, {"players": 4, "nights": 2}, 1, seated)
    assert calls(match)[:2] == order


def test_a_delay_is_a_reasonable_number_of_seconds() -> None:
    class Eternal(Caller):
        seconds = 1e9

    class Hasty(Caller):
        seconds = -5.0

    match = Match(GAME, {"players": 3}, 1)
    delays = [BotSeat(bot, GAME, match.options, 0, 0).delay(match.ask, LEAVE) for bot in (Eternal, Hasty)]
    assert delays == [LONGEST_THOUGHT, 0.0]

"""A match of Mystery Express: the order of a deck as one draw, and a position with what follows it."""

from typing import Any

import pytest

from wagonlit.core.errors import BadScenario
from wagonlit.core.match import Match
from wagonlit.games.mystery_express import GAME


@pytest.mark.parametrize("order", [-1, 2**60, None, 1.5])
def test_an_impossible_order_of_a_deck_is_refused_too(order: Any) -> None:
    table = {"players": 3, "shuffle_time_deck": False}
    match = Match(GAME, table, chance=[0, 6, 12, 18, 0, order])
    for _ in range(5):
        match.answer(match.asks[0].options[0], match.waiting[0])
    with pytest.raises(BadScenario, match=r"Chance cannot answer .* to “setup\.time_deck” here"):
        match.answer(match.asks[0].options[0], match.waiting[0])


def test_a_position_may_say_what_follows_it() -> None:
    place = {"hands": [["mo_clubbed"], ["mo_hanged"], ["mo_pushed"]], "loose": True, "conductor": "club"}
    answers = [[0, "lounge"]]
    match = Match(GAME, {"players": 3}, position={**place, "answers": answers})
    assert match.answers[0].in_words == "turn.action: lounge"
    assert match.record.position == {**place, "answers": answers}

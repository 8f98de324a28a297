"""What a hunter expects of a question and of a look, against every way in which players can be somebody."""

from collections.abc import Sequence
from itertools import product
from math import isclose, log2

from tests.games.passenger27.test_hunter import worked_example
from wagonlit.core.ids import has, members
from wagonlit.games.passenger27.bots.hunter_odds import Odds
from wagonlit.games.passenger27.pieces.people import PASSENGERS

Ways = Sequence[tuple[int, ...]]


def doubt(ways: Ways) -> float:
    shares = [sum(one in way for way in ways) / len(ways) for one in range(PASSENGERS)]
    return -sum(p * log2(p) + (1 - p) * log2(1 - p) for p in shares if 0 < p < 1)


def left(groups: Sequence[Ways]) -> float:
    total = sum(map(len, groups))
    return sum(len(ways) / total * doubt(ways) for ways in groups if ways)


def test_an_answer_and_a_look_tell_what_they_tell_on_average() -> None:
    odds = Odds(worked_example())
    sets = [members(ids) for ids in odds.news.sets]
    ways = [way for way in product(*sets) if len(set(way)) == len(way)]
    assert len(ways) == 21
    assert isclose(odds.news.doubt, doubt(ways))
    voices = odds.view.clues.traits[6:9]
    asked = left([[way for way in ways if has(voice, way[1])] for voice in voices])
    assert isclose(odds.news.of_answer(2, 2), doubt(ways) - asked)
    # Each way leaves as many innocents, any of whom may be the one who is shown.
    suspects = sorted({one for way in ways for one in way})
    shown = left([[way for way in ways if one not in way] for one in suspects])
    assert isclose(odds.news.of_innocent(odds.hits(), suspects), doubt(ways) - shown)

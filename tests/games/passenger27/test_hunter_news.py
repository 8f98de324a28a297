"""What a hunter expects of a question and of a look, against every way in which players can be somebody."""

from collections.abc import Sequence
from itertools import product
from math import isclose, log, log2

from tests.games.passenger27.test_hunter import worked_example
from tests.games.passenger27.test_reasons import answered, nurse
from wagonlit.core.ids import has, members
from wagonlit.games.passenger27.bots.hunter_news import STILL_THERE, News
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


def test_in_a_hurry_it_is_reckoned_how_many_will_be_gone_before_they_are_found() -> None:
    """Section 7.4: of 21 ways, A is two people in 8 each and one in 5, B one in 9 and two in 6, C like A."""
    odds = Odds(worked_example())
    news = News(odds.view.clues, odds.known, odds.opponents, in_a_hurry=True)
    shares = ((8, 8, 5), (9, 6, 6), (8, 8, 5))
    questions = [-sum(ways / 21 * log(ways / 21, 3) for ways in each) for each in shares]
    assert isclose(news.doubt, sum(1 - STILL_THERE**number for number in questions))


def test_in_a_hurry_whoever_is_nearly_found_is_asked_first() -> None:
    view = nurse()
    answered(view, 2, "looks_formal", "scent_foul")
    odds = Odds(view)
    news = News(view.clues, odds.known, odds.opponents, in_a_hurry=True)
    assert news.of_answer(2, 2) > news.of_answer(1, 2)

"""Time shows on the screen: seen once, and found nowhere afterwards."""

import pytest

from wagonlit.core.event import Told
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.core.text import Texts
from wagonlit.games import find
from wagonlit.games.mystery_express.terminal.shows import BEGIN, END, Show
from wagonlit.kit.terminal.drawing import drawing_of
from wagonlit.kit.terminal.words import Words

GAME = find("mystery_express")


def finished(seed: int = 2) -> Match:
    match, rng = Match(GAME, {}, seed), Rng(seed)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.options[rng.below(len(ask.options))], ask.seat)
    return match


def shows(told: list[Told]) -> list[Show]:
    begins = [place for place, one in enumerate(told) if one.event == BEGIN]
    ends = [place for place, one in enumerate(told) if one.event == END]
    return [Show(told[begin : end + 1]) for begin, end in zip(begins, ends, strict=True)]


def test_every_show_has_all_23_cards_and_the_hidden_time_twice() -> None:
    match = finished()
    for show in shows(match.told[0]):
        assert sorted(show.counts()) == [2, 3, 3, 3, 3, 3, 3, 3]


def test_strasbourg_shows_one_card_at_a_time() -> None:
    strasbourg = list(shows(finished().told[0])[0].scenes())
    assert [len(scene.times) for scene in strasbourg] == [1] * 23


def test_wien_shows_a_pile_a_round() -> None:
    wien = shows(finished().told[1])[1]
    assert sorted(len(scene.times) for scene in wien.scenes()) == [7, 8, 8]
    assert wien.seconds() == 10


def test_budapest_keeps_three_cards_in_sight_and_marks_the_newest() -> None:
    budapest = list(shows(finished().told[0])[2].scenes())
    assert [len(scene.times) for scene in budapest[:4]] == [1, 2, 3, 3]
    assert [scene.newest for scene in budapest[:5]] == [0, 1, 2, 0, 1]


def test_no_card_of_a_show_stands_in_the_log() -> None:
    match = finished()
    part = drawing_of(GAME)(GAME, Texts(GAME, "en", ["A", "B", "C"]), Words("en", GAME), ["A", "B", "C"])
    cards = [one for one in match.told[0] if one.event in ("TimeShown", "PileLooked")]
    assert len(cards) > 40
    assert all(part.line(one) == "" for one in cards)


@pytest.mark.parametrize(
    ("seconds", "said"), [(0.8, "0,8 seconde"), (1.5, "1,5 seconde"), (2.5, "2,5 secondes")]
)
@pytest.mark.parametrize("piles", [0, 3])
def test_french_counts_in_the_plural_from_two_on(piles: int, seconds: float, said: str) -> None:
    words = Words("fr", GAME)("terminal-show-pace", piles=piles, seconds=seconds)
    assert words.endswith(f", {said} chacune.")

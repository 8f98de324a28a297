"""A question that takes words, or an id instead of them; and what the clock alone may answer."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from tests.table.variants.foghorn import DARK, UNTENDED, Foghorn
from tests.toys.lighthouse.pieces import LONGEST, NAMES
from wagonlit.bots.random import Random
from wagonlit.bots.recording import recorded_playout
from wagonlit.core.errors import BadAnswer, BadGame
from wagonlit.core.frame import TEXT, WORDS, Decision
from wagonlit.core.match import Match
from wagonlit.core.registration import registered
from wagonlit.core.replay import replayed
from wagonlit.core.undo import may_undo


def lamps() -> Match:
    return Match(registered(Foghorn()), {"players": 2, "nights": 2}, 1, chance=["heron", "ibis"])


def test_the_question_says_what_it_takes() -> None:
    ask = lamps().ask
    assert (ask.domain, ask.instead, ask.ids_of, ask.longest) == (TEXT, "lamp", "lamp", LONGEST)
    assert (ask.options, ask.names, ask.late, ask.final) == ([DARK], ["dark"], [UNTENDED], False)


def test_an_id_is_taken_instead_of_words() -> None:
    match = lamps()
    match.answer(DARK)
    assert match.views[1].home == 1
    assert match.answers[1].in_words == "tower.signal: dark"


def test_words_are_words_even_if_an_id_has_that_name() -> None:
    match = lamps()
    match.answer("dark")
    assert match.told[1][-1].facts["words"] == "dark"


@pytest.mark.parametrize("choice", [UNTENDED, 2, WORDS, -1, True, None, "x" * (LONGEST + 1), "heron"])
def test_everything_else_is_refused(choice: object) -> None:
    match = lamps()
    with pytest.raises(BadAnswer):
        match.answer(choice)  # type: ignore[arg-type]  # that is what is tested
    assert len(match.answers) == 1


def test_what_the_clock_alone_may_answer_is_taken_from_the_clock_and_replayed() -> None:
    match = lamps()
    match.answer(UNTENDED, by_clock=True)
    assert (match.views[1].home, match.views[1].night) == (0, 2)
    assert replayed(match.game, match.record).record == match.record


def test_both_kinds_of_answers_may_be_taken_back() -> None:
    match = lamps()
    match.answer("fog")
    assert may_undo(match, 0)


def test_random_bots_and_random_games_use_both() -> None:
    bot, match = Random(None, 0, 1), lamps()
    assert {type(bot.choose(match.views[0], match.ask)) for _ in range(20)} == {int, str}
    game = Foghorn()
    records = [recorded_playout(game, game.options({}), seed)[0] for seed in range(30)]
    signals = [one.choice for record in records for one in record.answers if "tower.signal" in one.in_words]
    assert DARK in signals
    assert set(signals) & set(NAMES)
    for record in records:
        assert replayed(game, record).over


@pytest.mark.parametrize(
    ("decision", "fault"),
    [
        (Decision("a.b", "call", instead="lamp"), "but does not ask for words"),
        (Decision("a.b", TEXT, instead="moon"), "“moon”, which is not among its domains"),
    ],
)
def test_a_game_that_takes_ids_instead_of_words_wrongly_is_not_registered(
    decision: Decision, fault: str
) -> None:
    class Wrong(Foghorn):
        decisions: ClassVar[Sequence[Decision]] = (decision,)

    with pytest.raises(BadGame, match=fault):
        registered(Wrong())

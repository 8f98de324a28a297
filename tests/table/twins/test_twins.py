"""Two whole games through the real server that differ only in what somebody may not know: nobody can tell.

Nothing is masked: bytes, their order and number, time stamps, and the moments at which they come.
"""

import os
from collections.abc import Callable
from itertools import islice

import pytest

from tests.conformance.trials import TRIALS
from tests.table.trials import AT_THE_BALL, BEFORE_AN_AUDIENCE, IN_THE_FOG, IN_THE_SALON, ON_THE_COAST
from tests.table.twins.afterwards import ending_tells, luck_depends, rematch_tells
from tests.table.twins.beforehand import setting_tells
from tests.table.twins.choices import answering_beside_a_bot_tells, choice_tells, leaving_tells
from tests.table.twins.comparing import Theatre
from tests.table.twins.pair import shortened
from tests.table.twins.scenes import caught, leaks
from tests.table.twins.worlds import pairs
from wagonlit.conformance import Trial

THOROUGH = os.environ.get("WAGONLIT_THOROUGH") == "1"
GAMES = 40 if THOROUGH else 3  # of each kind
ALL_KINDS = 200 if THOROUGH else 5
A_FEW = 60 if THOROUGH else 2
LONGEST = 400 if THOROUGH else 24  # answers
TOYS = {trial.game.id: trial for trial in (AT_THE_BALL, ON_THE_COAST)}
OTHERS = {
    **{trial.game.id: trial for trial in (IN_THE_SALON, IN_THE_FOG, BEFORE_AN_AUDIENCE)},
    **{id: trial for id, trial in TRIALS.items() if trial.folder and trial.folder.parent.name == "games"},
}


def _nobody_can_tell(theatre: Theatre, trial: Trial, most: int) -> None:
    found = 0
    for pair in islice(pairs(trial, GAMES), most):
        difference = theatre.told_apart(shortened(pair, LONGEST))
        assert difference == "", f"{pair}: {difference}"
        found += 1
    assert found or not trial.witness, "there is nothing to hide"


@pytest.mark.parametrize("trial", TOYS.values(), ids=TOYS)
def test_nobody_can_tell_two_worlds_apart(theatre: Theatre, trial: Trial) -> None:
    _nobody_can_tell(theatre, trial, ALL_KINDS)


@pytest.mark.parametrize("trial", OTHERS.values(), ids=OTHERS)
def test_nobody_can_tell_in_any_game(theatre: Theatre, trial: Trial) -> None:
    _nobody_can_tell(theatre, trial, A_FEW)


def test_nobody_can_tell_who_had_a_choice_while_others_look(theatre: Theatre) -> None:
    assert choice_tells(theatre, IN_THE_SALON) == ""


def test_nobody_can_tell_who_had_a_choice_by_when_they_leave(theatre: Theatre) -> None:
    assert leaving_tells(theatre, IN_THE_SALON) == ""


def test_nobody_can_tell_who_had_a_choice_by_who_answers_beside_a_bot(theatre: Theatre) -> None:
    assert answering_beside_a_bot_tells(theatre, IN_THE_SALON) == ""


def test_nobody_can_tell_the_secret_of_a_table_that_is_set(theatre: Theatre) -> None:
    assert setting_tells(theatre, AT_THE_BALL) == ""


def test_a_game_that_is_over_tells_neither_notes_nor_second_thoughts(theatre: Theatre) -> None:
    assert ending_tells(theatre, AT_THE_BALL) == ""


def test_a_rematch_owes_nothing_to_the_game_before(theatre: Theatre) -> None:
    assert rematch_tells(theatre, AT_THE_BALL) == ""


def test_every_deal_comes_from_secret_bits_and_nothing_else(theatre: Theatre) -> None:
    assert luck_depends(theatre, AT_THE_BALL) == ""


@pytest.mark.parametrize("leak", leaks(THOROUGH))
def test_a_planted_leak_is_caught(
    theatre: Theatre, leak: str, record_property: Callable[[str, object], None]
) -> None:
    by_what = caught(theatre, leak)
    record_property("caught by", by_what)
    assert by_what != ""

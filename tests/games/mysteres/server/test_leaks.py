"""Mystères through real sockets: no byte says what the Maestro knows, nor who is still thinking."""

import os

import pytest

from tests.games.mysteres.server import planted
from tests.games.mysteres.server.evenings import PEOPLE, with_other_secrets, with_other_thinkers
from tests.rules import rule
from tests.table.twins.comparing import Theatre

# All of them, if it is to be thorough; else one of each kind.
LEAKS = 4 if os.environ.get("WAGONLIT_THOROUGH") == "1" else 1


@rule("MY-112", "MY-113", "MY-114", "MY-140", "MY-R23", "MY-R25")
def test_nobody_notices_another_word_key_rejected_card_near_miss_or_thinker(theatre: Theatre) -> None:
    for pair in with_other_secrets():
        assert theatre.told_apart(pair) == ""
    assert theatre.told_apart(with_other_thinkers(), cast=PEOPLE) == ""


@pytest.mark.parametrize("leak", planted.OF_SECRETS[:LEAKS])
def test_a_secret_that_leaks_is_noticed(theatre: Theatre, leak: planted.Leak) -> None:
    assert any(theatre.told_apart(pair, planted.named(leak)) for pair in with_other_secrets())


@pytest.mark.parametrize("leak", planted.OF_THINKERS[:LEAKS])
def test_a_window_that_betrays_somebody_is_noticed(theatre: Theatre, leak: planted.Leak) -> None:
    assert theatre.told_apart(with_other_thinkers(), planted.named(leak), cast=PEOPLE)

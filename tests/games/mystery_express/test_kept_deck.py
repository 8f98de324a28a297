"""The Time deck in scripts and in imagined worlds (ME-512, ME-R45, ME-R75)."""

from collections import Counter

import pytest

from tests.games.mystery_express.table import ANNA, table
from tests.rules import rule
from wagonlit.core.errors import BadScenario
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.time_deck import dealt, gathered, ordered
from wagonlit.games.mystery_express.state.train import Train

KEPT = {"shuffle_time_deck": False}


@pytest.mark.parametrize("deck", [["time_0400"], ["time_0400"] * 23, ["noon"] * 23])
def test_a_scripted_deck_must_be_the_23_cards(deck: list[str]) -> None:
    with pytest.raises(BadScenario, match="time_0445 twice"):
        table(leg=1, phase="city", chance=(deck,), hands={}, solution={"time": "time_0445"})


@rule("ME-R45")
def test_who_saw_strasbourg_imagines_only_worlds_with_that_order() -> None:
    t = table(leg=1, phase="city", hands={ANNA: ["mo_clubbed"]}, options=KEPT)
    rng = Rng(1)
    imaginer = GAME.imaginer(t.view(ANNA))
    assert {_order(imaginer.sample(rng)) for _ in range(10)} == {t.truth.order}


@rule("ME-R45")
def test_who_saw_only_wien_does_not_take_it_for_the_deck() -> None:
    t = table(leg=3, phase="city", hands={ANNA: ["mo_clubbed"]}, options=KEPT)
    rng = Rng(1)
    imaginer = GAME.imaginer(t.view(ANNA))
    assert len({_order(imaginer.sample(rng)) for _ in range(10)}) == 10


@rule("ME-R75")
def test_the_piles_of_wien_keep_their_order_and_the_first_dealt_comes_on_top() -> None:
    deck = ordered(123456789, 3)
    piles = dealt(deck, 4, first=1)
    # Dealing begins at the left of the first player: seats 2, 3, 0, 1.
    assert piles[2] == deck[0::4]
    together = gathered(piles, first=1)
    assert together == deck[0::4] + deck[1::4] + deck[2::4] + deck[3::4]
    assert Counter(together) == Counter(deck)


def _order(state: object) -> int:
    assert isinstance(state, Train)
    return int(state.order)

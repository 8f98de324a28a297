"""No card appears or vanishes (ME-807)."""

from collections import Counter
from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, Table, table
from tests.games.mystery_express.variants import VARIANTS
from tests.rules import rule
from wagonlit.games.mystery_express.pieces.cards import cards_in
from wagonlit.games.mystery_express.pieces.places import PLACES

CRIME_CARDS = {3: 32, 4: 40, 5: 48}


def cards_of(t: Table) -> Counter[int]:
    """Every card of the game by element, wherever it lies."""
    lying = [card for place in range(PLACES) for card in cards_in(t.truth.pile(place))]
    return Counter(lying + [t.truth.culprit(category) for category in range(4)])


def owned(t: Table, seat: int) -> int:
    """How many cards the seat should have, by what all were told."""
    helped = [facts["seat"] for facts in t.told(ANNA, "PassengerHelped")]
    stolen = [(facts["thief"], facts["target"]) for facts in t.told(ANNA, "CardStolen")]
    unveiled = [facts["seat"] for facts in t.told(ANNA, "CardUnveiled")]
    won, lost = [thief for thief, _ in stolen], [target for _, target in stolen]
    return 7 + helped.count(seat) + won.count(seat) - lost.count(seat) - unveiled.count(seat)


@rule("ME-807")
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_card_appears_or_vanishes(options: dict[str, Any], seed: int) -> None:
    t = table(options=options, seed=seed)
    for halt in t.wander(seed):
        asked = set(halt.asked().values())
        if asked & {"setup.character", "setup.car"}:
            continue
        assert sum(cards_of(halt).values()) == CRIME_CARDS[options["players"]]
        assert set(cards_of(halt).values()) == {2}
        empty = [spot for spot in (1, 2, 3) if not halt.spot(spot)]
        assert not empty or (len(empty) == 1 and asked <= {"chat.card", "power.peek"})
        if asked == {"turn.action"}:
            for seat in range(options["players"]):
                assert len(halt.hand(seat) + halt.discard(seat)) == owned(halt, seat)

"""What must hold in every game, over thousands of random ones with every kind of table."""

from collections import Counter

import pytest

from tests.games.mystery_express.trial import TABLES
from tests.rules import rule
from wagonlit.core.playout import playout
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.options import terms_of
from wagonlit.games.mystery_express.pieces.cards import ELEMENTS, TIME, cards_in
from wagonlit.games.mystery_express.pieces.places import DISCARD, PLACES, SPOT, SPOTS, UNVEILED
from wagonlit.games.mystery_express.state.train import Train

GAMES = 300  # of each table


@rule("ME-702", "ME-703", "ME-708", "ME-807")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_card_is_lost_every_game_ends_and_somebody_wins(table: dict[str, object]) -> None:
    options = GAME.options(table)
    in_game = [e for e in range(ELEMENTS) if terms_of(options).elements >> e & 1]
    for seed in range(GAMES):
        s = GAME.start(options)
        assert isinstance(s, Train)
        playout(s, Rng(seed))
        assert s.leg == 4
        cards = [card for place in range(PLACES) for card in cards_in(s.pile(place))]
        cards += [s.culprit(category) for category in range(TIME)]
        assert Counter(cards) == dict.fromkeys(in_game, 2)
        assert [len(cards_in(s.pile(SPOT + spot))) for spot in range(SPOTS)] == [1, 1, 1]
        assert not any(s.pile(DISCARD + seat) for seat in range(s.seats))
        assert len(cards_in(s.pile(UNVEILED))) <= s.seats
        result = GAME.result(s)
        assert all(0 <= score <= 5 for score in result.scores)
        assert max(result.scores) == result.scores[result.winners[0]]
        assert [seat for seat, place in enumerate(result.places) if place == 1] == list(result.winners)

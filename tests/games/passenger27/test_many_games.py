"""What must hold in every game, over thousands of random ones with every kind of table."""

import pytest

from tests.games.passenger27.trial import TABLES
from tests.rules import rule
from wagonlit.core.frame import CHANCE, NOBODY, answer, options, settle
from wagonlit.core.ids import below, count, members
from wagonlit.core.playout import drawn, playout
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.pieces.names import ALL_OUT, LAST_ALIVE, SURVIVORS
from wagonlit.games.passenger27.pieces.rows import cards
from wagonlit.games.passenger27.pieces.tricks import ALL_SKILLS, HAND_LIMIT, size
from wagonlit.games.passenger27.state.hunt import KEPT, Hunt

GAMES = 400  # of each table
CLOSELY = 12  # of them, after every answer


def every_card_is_somewhere(s: Hunt) -> None:
    """TP-112, TP-114: nobody and nothing is lost or doubled."""
    places = [cards(s.slot(slot)) for slot in range(3)] + [s.gone, s.deck.bag]
    places += [1 << s.deck.at(place) for place in range(s.deck.below)]
    places += [1 << s.person(seat) for seat in range(s.seats)]
    places += [1 << s.deck.top] if s.deck.top >= 0 else []
    assert sum(count(place) for place in places) == 27
    assert sum(places) == below(27)
    held = [s.skills(seat) for seat in range(s.seats)] + [
        s.pile(seat) & ALL_SKILLS for seat in range(s.seats)
    ]
    for one, skills in enumerate(held):
        assert not any(skills & others for others in held[:one])
    disguises = sum(size(s.held(seat)) + size(s.rows[KEPT + seat]) for seat in range(s.seats))
    assert disguises + s.wardrobe.size() + size(s.wardrobe.discard) + size(s.wardrobe.drawn) == 18


@rule("TP-112", "TP-114", "TP-801", "TP-R42")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_card_is_ever_lost_and_everybody_who_is_asked_can_answer(table: dict[str, object]) -> None:
    for seed in range(CLOSELY):
        s, rng = GAME.start(GAME.options(table)), Rng(seed)
        while (waiting := settle(s)) != NOBODY:
            if waiting == CHANCE:
                answer(s, CHANCE, drawn(s, rng))
                continue
            every_card_is_somewhere(s)
            assert waiting & ~s.living == 0  # TP-520: who is out is asked nothing
            seat = members(waiting)[rng.below(count(waiting))]
            assert options(s, seat)
            if s.agenda is not None and s.agenda.decision.id == "round.action":
                assert all(s.disguise_count(one) <= HAND_LIMIT for one in range(s.seats))
            answer(s, seat, rng.one_of(options(s, seat)))


@rule("TP-901", "TP-903", "TP-904", "TP-113", "TP-520")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_game_ends_as_the_rules_say(table: dict[str, object]) -> None:
    reasons = set()
    for seed in range(GAMES):
        s = GAME.start(GAME.options(table))
        playout(s, Rng(seed))
        every_card_is_somewhere(s)
        reasons.add(s.reason)
        left = count(s.living)
        assert s.reason == {0: ALL_OUT, 1: LAST_ALIVE}.get(left, SURVIVORS)
        assert left < 2 or s.round == s.terms.rounds
        result = GAME.result(s)
        assert result.winners == (tuple(members(s.living)) if left == 1 else ())
        out = [seat for seat in range(s.seats) if not s.lives(seat)]
        assert all(s.exposed >> s.person(seat) & 1 for seat in out)
    assert {ALL_OUT, LAST_ALIVE} <= reasons

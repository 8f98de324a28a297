"""Positions: what is left out is dealt, what cannot be is refused."""

from typing import Any

import pytest

from tests.games.passenger27.table import ANNA, BERT, PEOPLE, Table
from tests.games.passenger27.test_many_games import every_card_is_somewhere
from wagonlit.core.errors import BadScenario
from wagonlit.core.match import Match
from wagonlit.games.passenger27 import GAME


def placed(players: int = 4, seed: int = 1, **position: Any) -> Table:
    return Table(Match(GAME, {"players": players}, seed, position=position))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("round", [1, 4, 8])
def test_what_is_left_out_is_dealt_so_that_everything_adds_up(players: int, round: int) -> None:
    t = placed(players, round=round)
    every_card_is_somewhere(t.truth)
    assert t.truth.round == round
    assert all(len(t.skills(seat)) == 2 for seat in range(players))
    assert sorted(t.truth.rank(seat) for seat in range(players)) == list(range(1, players + 1))
    assert t.view(ANNA).hand_skills
    assert not GAME.lies(t.view(BERT), t.truth)
    assert t.wander(1).match.over


def test_the_same_seed_deals_the_same() -> None:
    assert placed(seed=3).match.told == placed(seed=3).match.told
    assert placed(seed=3).match.told != placed(seed=4).match.told


def test_each_seat_is_told_its_own_cards_and_nobody_elses() -> None:
    t = placed(identities=PEOPLE[:4], skills={BERT: ["bold"]}, disguises={BERT: ["looks"]})
    assert t.view(ANNA).identities == [GAME.domains["passenger"].index("nurse"), None, None, None]
    assert t.view(BERT).hand_disguises == [16]
    assert t.told(ANNA, "PositionSet")[0]["own_skills"][BERT] is None


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"rounds": 3}, "no key “rounds”"),
        ({"round": 11}, "from 1 to 10"),
        ({"phase": "dinner"}, "'dinner'"),
        ({"incident": "rain"}, "'rain'"),
        ({"identities": ["nurse", "nurse"]}, "a passenger twice"),
        ({"identities": {9: "nurse"}}, "seat 9"),
        ({"out": [7]}, "seat 7"),
        ({"out": [0, 1, 2]}, "At least two"),
        ({"identities": ["nurse"], "slots": [["nurse"], [], []]}, "somebody’s identity"),
        ({"slots": [["poet", "poet"], [], []], "identities": PEOPLE[:2]}, "poet twice"),
        ({"skills": {0: ["bold"], 1: ["bold"]}}, "a skill twice"),
        ({"piles": {0: ["intrigue"]}}, "'intrigue'"),
        ({"disguises": {0: ["looks", "looks", "voice"]}}, "cannot hold 3"),
        ({"disguise_discard": ["looks"] * 7}, "not so many"),
        ({"initiative": [1, 1]}, "each at most once"),
    ],
)
def test_what_cannot_be_is_refused_with_the_fault_named(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadScenario, match=fault):
        placed(**position)

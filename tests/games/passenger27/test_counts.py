"""Section 7.3, 7.4: the counts are those of the closed form and of trying everything out."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.passenger27 import closed_form
from wagonlit.core.ids import below, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.knowledge.counts import Counts
from wagonlit.games.passenger27.options import PASSENGER_IDS, TABLES
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view.clues import traits_of

FEW_ENOUGH = 3_000  # combinations, to be tried one by one
TRAITS = traits_of(TABLES.passengers)


def some_sets(rng: Rng) -> list[int]:
    """As in play: open passengers, each player with some traits known."""
    left = below(PASSENGERS)
    for _ in range(rng.below(22)):
        left &= ~(1 << rng.below(PASSENGERS))
    sets = []
    for _ in range(1 + rng.below(6)):
        ids = left
        for feature in range(3):
            if rng.chance(0.5):
                ids &= TRAITS[3 * feature + rng.below(3)]
        sets.append(ids)
    return sets


def test_counts_equal_the_closed_form_and_every_single_way() -> None:
    rng, counts, searched = Rng(27), Counts(), 0
    for _ in range(2000):
        sets = some_sets(rng)
        players = range(len(sets))
        found = counts.weigh(sets)
        assert found == closed_form.total(sets), sets
        size = 1
        for ids in sets:
            size *= ids.bit_count()
        if size > FEW_ENOUGH:
            continue
        all_ways = closed_form.tried(sets)
        assert found == len(all_ways), sets
        one_by_one = Counter((player, people[player]) for people in all_ways for player in players)
        for player in players:
            for passenger in range(PASSENGERS):
                assert counts.ways_to_be(player, passenger) == one_by_one[player, passenger], sets
        searched += 1
    assert searched > 400


def test_each_count_of_the_closed_form() -> None:
    rng, counts = Rng(4), Counts()
    for _ in range(25):
        sets = some_sets(rng)[:5]
        if counts.weigh(sets) == 0:
            continue
        for player in range(len(sets)):
            for passenger in range(0, PASSENGERS, 2):
                assert counts.ways_to_be(player, passenger) == closed_form.ways(sets, player, passenger)
            assert sum(counts.ways_to_be(player, one) for one in range(PASSENGERS)) == counts.total


def test_nothing_known_makes_all_equally_likely() -> None:
    counts = Counts()
    assert counts.weigh([below(PASSENGERS) & ~1] * 5) == 26 * 25 * 24 * 23 * 22
    assert {counts.ways_to_be(2, one) * 26 for one in range(1, PASSENGERS)} == {counts.total}
    assert counts.ways_to_be(2, 0) == 0


def test_the_places_of_all_ways_are_all_ways() -> None:
    """Run backwards, every number under the total is another way, and none is missing."""
    rng, counts = Rng(9), Counts()
    for _ in range(40):
        sets = some_sets(rng)[:3]
        total = counts.count(sets)
        if not 0 < total < 3000:
            continue
        found = set()
        for place in range(total):
            counts.choose(place)
            found.add(tuple(counts.chosen[player] for player in range(len(sets))))
        assert found == set(closed_form.tried(sets))


NAMES = ("undertaker", "chemist", "auctioneer", "peddler", "cardsharp", "bootlegger", "painter")
WORKED = {  # section 7.4: A is formal and foul, B foul and shrill, C eccentric and foul
    2: (8, [[3, 3, 2, 0, 0, 0, 0], [0, 0, 2, 3, 3, 0, 0]]),
    3: (21, [[8, 8, 5, 0, 0, 0, 0], [0, 0, 6, 9, 6, 0, 0], [0, 0, 0, 0, 5, 8, 8]]),
}


@pytest.mark.parametrize("players", WORKED)
def test_the_worked_example(players: int) -> None:
    wanted, rows = WORKED[players]
    ids = [PASSENGER_IDS.index(name) for name in NAMES]
    sets = [set_of(ids[:3]), set_of(ids[2:5]), set_of(ids[4:])]
    counts = Counts()
    assert counts.weigh(sets[:players]) == wanted
    assert [[counts.ways_to_be(one, id) for id in ids] for one in range(players)] == rows
    guilty = [sum(counts.ways_to_be(one, id) for one in range(players)) for id in ids]
    innocent = sum(1 - Fraction(ways, wanted) for ways in guilty if ways)
    assert innocent == (4 if players == 3 else 3)

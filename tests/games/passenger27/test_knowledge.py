"""Section 7: in real games the truth is among the ways that are counted, and worlds are drawn from them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.passenger27 import closed_form
from wagonlit.core.ids import has, only
from wagonlit.core.match import Match
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.game import GAME
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.pieces.actions import ASSASSINATION
from wagonlit.games.passenger27.pieces.people import PASSENGERS, VALUES
from wagonlit.games.passenger27.state.hunt import Hunt
from wagonlit.games.passenger27.view import View


def positions(players: int, seed: int) -> Iterator[tuple[Match, Hunt]]:
    """A random game in which people seldom shoot, after each answer."""
    match, rng = Match(GAME, {"players": players}, seed), Rng(seed)
    while not match.over:
        truth = match.peek()
        assert isinstance(truth, Hunt)
        yield match, truth
        ask = match.asks[0]
        shoots = rng.chance(0.05)  # or random games would be over after a few rounds
        options = [one for one in ask.options if shoots or ask.domain != "action" or one != ASSASSINATION]
        match.answer(options[rng.below(len(options))], ask.seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_truth_is_possible_and_all_is_counted(players: int) -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(8):
        for match, truth in positions(players, seed):
            for seat, view in match.views.items():
                key = (seat, len(view.clues.all))
                if key not in seen:
                    seen.add(key)
                    _counts_right(view, truth)
        seen.clear()


def _counts_right(view: View, truth: Hunt) -> None:
    known = knowledge_of(view)
    sets = list(known.open.values())
    assert known.total == closed_form.total(sets) >= 1
    for seat in known.others:
        assert sum(known.ways_of(seat)) == known.total
        assert known.ways(seat, truth.person(seat)) > 0
    union = 0
    for ids in sets:
        union |= ids
    innocent = sum(known.total - known.guilty_ways(one) for one in range(PASSENGERS) if has(union, one))
    assert innocent == (union.bit_count() - len(sets)) * known.total


def test_candidates_are_what_the_view_says() -> None:
    """Section 7.2, from the view's own lists."""
    for seed in range(2):
        for match, _ in positions(5, seed):
            view = match.views[seed % 5]
            for seat in set(view.living) - {view.seat}:
                if view.writers or view.savers or view.names[seat] is not None:
                    continue  # in a batch somebody who was hit is known before he goes out
                assert view.clues.candidates[seat] == _by_the_lists(view, seat)


def _by_the_lists(view: View, seat: int) -> int:
    found = (1 << PASSENGERS) - 1
    open_or_seen = [known.passenger for known in view.exposed] + [sight.passenger for sight in view.innocents]
    for passenger in (*open_or_seen, view.identities[view.seat]):
        found &= ~only(passenger) if passenger is not None else found
    people = list(view.options.passengers.values())
    values = [trait for trait in view.features[seat] if trait is not None]
    for passenger, person in enumerate(people):
        for trait in values:
            if _trait(person, trait // 3) != trait:
                found &= ~only(passenger)
    return found


def _trait(person: tuple[str, ...], feature: int) -> int:
    return 3 * feature + VALUES[feature].index(person[feature])


def test_imagined_people_are_as_likely_as_counted() -> None:
    """Chi-square against the exact counts; every way comes up, none that does not fit."""
    match = next(m for m, _ in positions(3, 5) if m.views[0].round == 7)
    view = match.views[0]
    known, rng = knowledge_of(view), Rng(1)
    worlds, drawn = GAME.imaginer(view), 4000
    found = Counter(
        (seat, world.person(seat))
        for world in (worlds.sample(rng) for _ in range(drawn))
        for seat in known.others
        if isinstance(world, Hunt)
    )
    for seat in known.others:
        for passenger in range(PASSENGERS):
            expected = drawn * known.ways(seat, passenger) / known.total
            assert (found[seat, passenger] == 0) == (expected == 0)
            assert abs(found[seat, passenger] - expected) < 5 * (expected + 1) ** 0.5

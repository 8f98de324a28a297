"""All luck of a game comes from its seed: a number, or 128 bits that nobody can guess."""

import json
import pickle
from typing import Any

import pytest

from tests.toys.masquerade.game import GAME
from wagonlit.core.errors import BadOption
from wagonlit.core.match import Match
from wagonlit.core.record import read_record
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng
from wagonlit.core.seed import LARGEST_NUMBER, Seed, as_number, generator, secret_seed
from wagonlit.core.undo import may_undo

BITS = 128


def words(rng: Rng) -> list[int]:
    """The next things it says."""
    return [rng.word() for _ in range(4)]


@pytest.mark.parametrize("seed", [0, 7, 2**53 - 1, LARGEST_NUMBER - 1])
def test_a_number_makes_the_games_it_always_made(seed: int) -> None:
    assert words(generator(seed)) == words(Rng(seed))


def test_each_bit_of_a_secret_changes_the_luck_from_the_first_word_on() -> None:
    secret = int(secret_seed(), 16)
    twins = [secret, *(secret ^ (1 << bit) for bit in range(BITS))]
    first = {words(generator(f"{twin:032x}"))[0] for twin in twins}
    assert len(first) == len(twins)


def test_nobody_draws_the_same_secret_twice() -> None:
    assert len({secret_seed() for _ in range(100)}) == 100


@pytest.mark.parametrize("seed", [-1, LARGEST_NUMBER, 1.0, "1", None, True, "g" * 32, "A" * 32, "1" * 33])
def test_what_is_no_seed_is_refused_with_what_would_be_one(seed: Any) -> None:
    with pytest.raises(BadOption, match=r"A seed is a whole number from 0 to \d+, or 32 hexadecimal"):
        generator(seed)


@pytest.mark.parametrize("seed", [7, "0123456789abcdef" * 2])
def test_a_game_is_recorded_packed_and_played_again_whatever_its_seed(seed: Seed) -> None:
    match = Match(GAME, {}, seed)
    for _ in range(3):
        match.answer(match.asks[0].options[-1], match.asks[0].seat)
    record = read_record(match.record.to_json())
    assert record.seed == json.loads(match.record.to_json())["seed"] == seed
    for again in (replayed(GAME, record), pickle.loads(pickle.dumps(match))):
        assert again.record == match.record
        assert again.told == match.told
    assert may_undo(match, 0) in (True, False)


def test_a_number_follows_from_every_seed() -> None:
    assert as_number(7) == 7
    assert 0 <= as_number(secret_seed()) < LARGEST_NUMBER

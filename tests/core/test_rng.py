"""The dealer's generator: the published algorithm, the same everywhere, and fair."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wagonlit.core.ids import count, members
from wagonlit.core.rng import Rng, derived

# From a C program written after the published description of sfc32, seeded as ours is: the low and
# the high word of the seed, the golden ratio, the counter 1, twelve words thrown away. The first
# six words, and the millionth and first.
VECTORS = {
    0: ([0x5515BF5A, 0x760ECFFF, 0x1B36C8E1, 0xC4B53E58, 0x67F2A144, 0x0C5E7E09], 0xA3C5A9AC),
    1: ([0x22284310, 0xC2CD1A3E, 0x29E81D7B, 0x8995DA7F, 0x74442F2C, 0x151A22DD], 0xCC2B0246),
    42: ([0x6E3DEC97, 0xFBBCC5A0, 0x07168FC7, 0xE817F5D9, 0x08A5B274, 0xC17A30DF], 0xB903C774),
    2**59 + 12345: ([0xE29C19BF, 0x54416CC7, 0x273B22F3, 0xD590C376, 0xD6F375EF, 0xCF24481A], 0x2A7DA810),
    0x0123456789ABCDEF: (
        [0x3E5E4547, 0x14C5273C, 0x6487F6A0, 0xAF6B3D9D, 0xAF575EF7, 0x7802B5F8],
        0x05EBB58A,
    ),
}
DRAWS = 20_000
LARGE = (2**31 - 1, 2**31, 2**31 + 11, 46_174_869_861_120_000, 2**60)


@pytest.mark.parametrize("seed", VECTORS)
def test_the_words_are_those_of_sfc32(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.word() for _ in range(6)] == VECTORS[seed][0]


def test_it_stays_so_for_a_million_words() -> None:
    rng = Rng(42)
    for _ in range(1_000_000):
        rng.word()
    assert rng.word() == VECTORS[42][1]


def is_fair(counts: list[int]) -> bool:
    """Chi-square, six standard deviations from what is expected."""
    expected = sum(counts) / len(counts)
    chi_square = sum((number - expected) ** 2 / expected for number in counts)
    free = len(counts) - 1
    return bool(abs(chi_square - free) < 6 * (2 * free) ** 0.5)


@pytest.mark.parametrize("size", [2, 3, 6, 7, 23, 48, 61, 1000])
def test_every_number_below_is_as_likely(size: int) -> None:
    rng, counts = Rng(size), [0] * size
    for _ in range(DRAWS):
        counts[rng.below(size)] += 1
    assert is_fair(counts)


@pytest.mark.parametrize("size", LARGE)
def test_large_sizes_are_even_too(size: int) -> None:
    rng, eighths = Rng(7), [0] * 8
    drawn = [rng.below(size) for _ in range(DRAWS)]
    assert 0 <= min(drawn) <= max(drawn) < size
    for number in drawn:
        eighths[number * 8 // size] += 1
    assert is_fair(eighths)
    odd = sum(number % 2 for number in drawn)
    assert is_fair([odd, DRAWS - odd])


def test_below_one_is_always_zero() -> None:
    rng = Rng(3)
    assert {rng.below(1) for _ in range(100)} == {0}


def test_a_chance_comes_as_often_as_its_share() -> None:
    rng = Rng(5)
    came = sum(rng.chance(0.85) for _ in range(DRAWS))
    assert abs(came - 0.85 * DRAWS) < 6 * (DRAWS * 0.85 * 0.15) ** 0.5
    assert not any(rng.chance(0.0) for _ in range(100))
    assert all(rng.chance(1.0) for _ in range(100))


def test_a_clone_goes_on_alike_and_alone() -> None:
    rng = Rng(9)
    rng.word()
    twin = rng.clone()
    ahead = [twin.word() for _ in range(10)]
    assert [rng.word() for _ in range(10)] == ahead


def test_derived_seeds_differ_and_stay_small() -> None:
    seeds = {derived(seed, step, more) for seed in range(10) for step in range(10) for more in range(10)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**60 for seed in seeds)
    assert derived(5) == 5
    assert derived(5, 1) == derived(5, 1)


@given(ids=st.integers(min_value=1, max_value=2**61 - 1) | st.integers(min_value=1, max_value=255))
def test_one_of_a_set_is_drawn_by_its_place_in_it(ids: int) -> None:
    rng = Rng(ids & 0xFFFF)
    place = rng.clone().below(count(ids))
    assert rng.one_of(ids) == members(ids)[place]


def test_one_of_a_few_is_the_same_one_by_the_short_way() -> None:
    for ids in range(1, 256):
        short, long = Rng(ids), Rng(ids)
        assert [short.one_of_eight(ids) for _ in range(40)] == [long.one_of(ids) for _ in range(40)]

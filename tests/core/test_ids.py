"""Sets of ids against Python's own sets."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from wagonlit.core.ids import (
    below,
    count,
    has,
    lowest,
    lowest_of_eight,
    members,
    nth,
    only,
    set_of,
    shifted,
    single,
)

IDS = st.integers(0, 60)
SETS = st.sets(IDS)
thoroughly = settings(max_examples=300, deadline=None, derandomize=True)


@thoroughly
@given(SETS)
def test_a_set_has_its_members_and_no_others(ids: set[int]) -> None:
    whole = set_of(sorted(ids))
    assert members(whole) == sorted(ids)
    assert [id for id in range(61) if has(whole, id)] == sorted(ids)


@thoroughly
@given(SETS)
def test_members_are_counted(ids: set[int]) -> None:
    whole = set_of(sorted(ids))
    assert count(whole) == len(ids)
    assert single(whole) == (len(ids) <= 1)


@thoroughly
@given(SETS)
def test_members_are_found_by_their_place(ids: set[int]) -> None:
    assume(ids)
    whole = set_of(sorted(ids))
    assert lowest(whole) == min(ids)
    assert [nth(whole, place) for place in range(len(ids))] == sorted(ids)


@thoroughly
@given(SETS, SETS)
def test_sets_are_combined_by_plain_operators(one: set[int], other: set[int]) -> None:
    a, b = set_of(sorted(one)), set_of(sorted(other))
    assert members(a | b) == sorted(one | other)
    assert members(a & b) == sorted(one & other)
    assert members(a & ~b) == sorted(one - other)


def test_every_id_alone() -> None:
    """Also beyond 31, where a shift of a bare constant in C would go wrong."""
    for id in range(61):
        assert only(id) == 2**id
        assert members(only(id)) == [id]
        assert lowest(only(id)) == id
        assert nth(only(id), 0) == id
        assert below(id) == 2**id - 1
        assert count(below(id)) == id


@thoroughly
@given(SETS, IDS)
def test_a_shifted_set_has_every_member_higher(ids: set[int], places: int) -> None:
    kept = {id for id in ids if id + places <= 60}
    assert members(shifted(set_of(sorted(kept)), places)) == sorted(id + places for id in kept)


def test_every_set_of_seats_has_a_first_one() -> None:
    for seats in range(1, 256):
        assert lowest_of_eight(seats) == min(members(seats))


def test_the_empty_and_the_full_set() -> None:
    assert members(0) == []
    assert count(0) == 0
    assert single(0)
    full = below(61)
    assert count(full) == 61
    assert [nth(full, place) for place in range(61)] == list(range(61))

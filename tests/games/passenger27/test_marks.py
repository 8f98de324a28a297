"""A number for each seat in one machine word says the same as a list of numbers."""

from hypothesis import given
from hypothesis import strategies as st

from wagonlit.games.passenger27.pieces.marks import mark, marked, seats_between, seats_with

NUMBERS = st.integers(0, 63)
ALL_SEATS = st.lists(NUMBERS, min_size=6, max_size=6)


def word(numbers: list[int]) -> int:
    """These numbers, written in one after another."""
    marks = 0
    for seat, number in enumerate(numbers):
        marks = marked(marks, seat, number)
    return marks


@given(ALL_SEATS, st.integers(0, 5), NUMBERS)
def test_each_seat_has_its_own_number(numbers: list[int], seat: int, other: int) -> None:
    changed = marked(word(numbers), seat, other)
    assert [mark(changed, one) for one in range(6)] == [*numbers[:seat], other, *numbers[seat + 1 :]]


@given(ALL_SEATS, NUMBERS, NUMBERS)
def test_seats_are_found_by_their_numbers(numbers: list[int], least: int, most: int) -> None:
    between = sum(1 << seat for seat, number in enumerate(numbers) if least <= number <= most)
    exactly = sum(1 << seat for seat, number in enumerate(numbers) if number == least)
    assert seats_between(word(numbers), least, most) == between
    assert seats_with(word(numbers), least) == exactly

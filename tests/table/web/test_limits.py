"""Buckets that fill up again, on a clock moved by hand."""

import pytest

from wagonlit.table.web.rate_limits import HOUSEHOLD, MANY, TABLE_LINES, Bucket, Limits, Rate
from wagonlit.table.web.security import address_of
from wagonlit.table.web.socket_limits import SocketLimits
from wagonlit.table.wire.messages import Mark, Reply, Say

TWO_AT_ONCE = Rate(per_second=0.5, at_once=2)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_is_at_hand_may_be_taken_at_once_and_then_no_more() -> None:
    bucket = Bucket(TWO_AT_ONCE, Clock())
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 2.0]


def test_a_bucket_fills_with_time_but_never_above_its_brim() -> None:
    clock = Clock()
    bucket = Bucket(TWO_AT_ONCE, clock)
    bucket.take(), bucket.take()
    clock.now = 2.0
    assert [bucket.take(), bucket.take()] == [0.0, 2.0]
    clock.now = 1000.0
    assert [bucket.take() for _ in range(3)] == [0.0, 0.0, 2.0]


def test_one_address_does_not_use_up_what_another_may() -> None:
    limits = Limits(clock=Clock())
    assert [limits.take("a", TWO_AT_ONCE) for _ in range(3)][-1] > 0
    assert limits.take("b", TWO_AT_ONCE) == 0


def test_addresses_that_have_been_quiet_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    for number in range(MANY):
        limits.take(str(number), TWO_AT_ONCE)
    limits.take("0", TWO_AT_ONCE)
    clock.now = 2.5
    limits.take("one more", TWO_AT_ONCE)
    assert limits.take("0", TWO_AT_ONCE) == 0
    assert limits.take("0", TWO_AT_ONCE) > 0


def test_a_club_may_ask_for_as_much_as_its_households_together() -> None:
    limits = Limits(3 * HOUSEHOLD, clock=Clock())
    assert sum(limits.take_at("a", TWO_AT_ONCE) == 0 for _ in range(20)) == 6
    limits.give_back_at("a", TWO_AT_ONCE)
    assert [limits.take_at("a", TWO_AT_ONCE) == 0 for _ in range(2)] == [True, False]


def test_a_table_hears_only_so_much_from_however_many_people() -> None:
    limits = Limits(clock=Clock())
    people = [SocketLimits(limits, "a", name, "KPMZRA") for name in "abcdefghijkl"]
    heard = sum(person.may_store(Say("bla")) for person in people for _ in range(100))
    assert heard == TABLE_LINES.at_once
    assert SocketLimits(limits, "a", "a new one", "OTHERS").may_store(Say("bla"))
    assert all(people[0].may_store(Reply("answer-1", 0, 0)) for _ in range(1000))
    assert not all(people[0].may_store(Mark("x", "y")) for _ in range(1000))


def test_eight_people_in_one_house_play_as_fast_as_they_can() -> None:
    """Ten messages a second each, for a minute; a script that sends as much alone is stopped."""
    clock = Clock()
    limits = Limits(clock=clock)
    people = [SocketLimits(limits, "home", str(number), "KPMZRA") for number in range(HOUSEHOLD)]
    for _ in range(600):
        clock.now += 0.1
        assert all(person.may_send() for person in people)
    assert not all(people[0].may_send() for _ in range(HOUSEHOLD * 100))


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:a:b:c:d", "2001:db8:1:2::"),
        ("no address", "no address"),
    ],
)
def test_a_household_counts_as_one_whatever_address_it_takes(given: str, counted: str) -> None:
    assert address_of({"client": (given, 1)}) == counted  # type: ignore[arg-type]  # all that is looked at

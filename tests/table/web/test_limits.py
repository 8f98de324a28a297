"""Buckets that fill up again, on a clock moved by hand."""

from wagonlit.table.web.rate_limits import MANY, Bucket, Limits, Rate

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
    limits = Limits(Clock())
    assert [limits.take("a", TWO_AT_ONCE) for _ in range(3)][-1] > 0
    assert limits.take("b", TWO_AT_ONCE) == 0


def test_addresses_that_have_been_quiet_are_forgotten() -> None:
    clock = Clock()
    limits = Limits(clock)
    for number in range(MANY):
        limits.take(str(number), TWO_AT_ONCE)
    limits.take("0", TWO_AT_ONCE)
    clock.now = 2.5
    limits.take("one more", TWO_AT_ONCE)
    assert limits.take("0", TWO_AT_ONCE) == 0
    assert limits.take("0", TWO_AT_ONCE) > 0

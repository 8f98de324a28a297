"""What is held out to a seat: to whom, and how long everybody needs to look at it."""

from tests.toys.masquerade.events import MaskSeen, Unmasked
from tests.toys.masquerade.game import GAME
from wagonlit.core.event import ONLOOKER, Secret, Told, seen_by
from wagonlit.core.spotlight import SECONDS_FOR_EACH_MORE, SPOTLIGHT_SECONDS, shown_in, spotlight_seconds

PEEKER, TARGET, OTHER = 0, 1, 2
PEEK = MaskSeen(PEEKER, TARGET, Secret(4, 0b011))  # the owner knows what was seen
LEAVING = Unmasked(TARGET, 4)


def shown(seat: int, *told: Told) -> list[str]:
    return [one.event for one in shown_in(GAME, told, seat)]


def test_a_secret_is_held_out_to_the_seat_it_is_for_and_to_no_other_that_knows_it() -> None:
    assert shown(PEEKER, seen_by(PEEK, PEEKER)) == ["MaskSeen"]
    assert shown(TARGET, seen_by(PEEK, TARGET)) == []
    assert shown(OTHER, seen_by(PEEK, OTHER)) == []
    assert shown(ONLOOKER, seen_by(PEEK, ONLOOKER)) == []


def test_what_is_shown_to_all_is_held_out_to_all_but_its_owner() -> None:
    seats = (PEEKER, TARGET, OTHER, ONLOOKER)
    assert [shown(seat, seen_by(LEAVING, seat)) for seat in seats] == [
        ["Unmasked"],
        [],
        ["Unmasked"],
        ["Unmasked"],
    ]


def test_nothing_is_held_out_of_what_is_not_told_again() -> None:
    assert shown(PEEKER, Told("", {})) == []


def test_whoever_is_shown_most_is_given_the_time_for_it() -> None:
    told = {seat: [seen_by(PEEK, seat), seen_by(LEAVING, seat)] for seat in (PEEKER, TARGET, OTHER)}
    assert spotlight_seconds(GAME, told, 0, [TARGET]) == 0
    assert spotlight_seconds(GAME, told, 0, [TARGET, OTHER]) == SPOTLIGHT_SECONDS
    assert spotlight_seconds(GAME, told, 0, [PEEKER, OTHER]) == SPOTLIGHT_SECONDS + SECONDS_FOR_EACH_MORE
    assert spotlight_seconds(GAME, told, 1, [PEEKER]) == SPOTLIGHT_SECONDS
    assert spotlight_seconds(GAME, told, 2, [PEEKER]) == 0

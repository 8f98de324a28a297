"""The rules of the raffle, one by one."""

from tests.rules import rule
from tests.toys.raffle.game import GAME
from tests.toys.raffle.rules import Drum
from tests.toys.raffle.view import View
from wagonlit.core.match import Match

DEALT = ("no_70", "no_3", "no_64", "no_8", "no_61")
HELD = [70, 3, 64, 8, 61]


def raffle(*wishes: str) -> Match[View]:
    """These tickets are dealt; the first seats have decided so."""
    match = Match(GAME, chance=DEALT)
    for seat, wish in enumerate(wishes):
        match.answer(wish, seat)
    return match


def facts_told(match: Match[View], seat: int, event: str) -> list[dict[str, object]]:
    return [told.facts for told in match.told[seat] if told.event == event]


@rule("RF-1")
def test_each_is_dealt_a_ticket_out_of_the_drum_unseen_by_the_others() -> None:
    match = raffle()
    for seat, ticket in enumerate(HELD):
        assert match.views[seat].tickets == [ticket if own == seat else None for own in range(5)]
    truth = match.peek()
    assert isinstance(truth, Drum)
    assert truth.left == [ticket for ticket in range(71) if ticket not in HELD]


@rule("RF-2")
def test_all_decide_in_secret() -> None:
    match = raffle("keep", "swap", "keep", "keep")
    assert [facts["wish"] for facts in facts_told(match, 4, "Decided")] == [None] * 4
    assert not facts_told(match, 4, "Swapped")


@rule("RF-2")
def test_swaps_with_the_left_neighbour_go_in_seat_order_and_only_the_two_see_the_tickets() -> None:
    match = raffle("keep", "swap", "swap", "keep", "keep")
    assert facts_told(match, 1, "Swapped")[0] == {"seat": 1, "left": 2, "got": 64, "gave": 3}
    assert [facts["got"] for facts in facts_told(match, 0, "Swapped")] == [None, None]
    assert match.result().scores == (70, 64, 8, 3, 61)


@rule("RF-3")
def test_all_tickets_are_shown_and_the_highest_wins() -> None:
    match = raffle("swap", "keep", "keep", "keep", "keep")
    assert match.views[4].tickets == [3, 70, 64, 8, 61]
    assert match.result().winners == (1,)
    assert match.result().places == (5, 1, 2, 4, 3)

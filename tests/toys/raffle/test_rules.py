"""The rules of the raffle, one by one."""

from collections.abc import Sequence

from tests.rules import rule
from tests.toys.raffle.events import NONE, PRIZES
from tests.toys.raffle.game import GAME
from tests.toys.raffle.rules import Drum
from tests.toys.raffle.view import View
from wagonlit.core.match import Match

DEALT = ("no_70", "no_3", "no_64", "no_8", "no_61")
HELD = [70, 3, 64, 8, 61]
GOOSE, CLOCK, LEMON = range(len(PRIZES))
KEPT = ("keep",) * 5


def raffle(*wishes: str, prizes: Sequence[str] = (), places: Sequence[str] = ()) -> Match[View]:
    """These are dealt and these on top; the first seats have decided so, and prizes were put there."""
    match = Match(GAME, chance=[*DEALT, *prizes])
    for seat, wish in enumerate(wishes):
        match.answer(wish, seat)
    for place in places:
        match.answer(place, match.asks[0].seat)
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
    match = raffle("keep", "swap", "swap", "keep", "keep", places=["top"] * 4)
    assert facts_told(match, 1, "Swapped")[0] == {"seat": 1, "left": 2, "got": 64, "gave": 3}
    assert [facts["got"] for facts in facts_told(match, 0, "Swapped")] == [None, None]
    assert match.result().scores == (70, 64, 8, 3, 61)


@rule("RF-3")
def test_all_tickets_are_shown_and_the_highest_wins() -> None:
    match = raffle("swap", "keep", "keep", "keep", "keep", places=["top"] * 4)
    assert match.views[4].tickets == [3, 70, 64, 8, 61]
    assert match.result().winners == (1,)
    assert match.result().places == (5, 1, 2, 4, 3)


@rule("RF-4")
def test_all_but_the_winner_look_at_the_prize_on_top_the_lowest_ticket_first() -> None:
    match = raffle(*KEPT, places=["below", "top", "below", "below"])
    assert [facts["seat"] for facts in facts_told(match, 0, "PrizeSeen")] == [1, 3, 4, 2]


@rule("RF-4")
def test_only_who_looks_sees_the_prize_and_all_see_where_it_goes() -> None:
    match = raffle(*KEPT, prizes=["clock", "lemon"], places=["below"])
    assert match.views[1].prizes == [None, NONE, CLOCK]
    assert match.views[3].prizes == [LEMON, NONE, None]
    assert match.views[0].prizes == [None, NONE, None]
    assert facts_told(match, 0, "PrizePut") == [{"seat": 1, "place": 1}]


@rule("RF-4")
def test_a_prize_left_on_top_is_the_one_that_the_next_guest_sees() -> None:
    match = raffle(*KEPT, prizes=["clock"], places=["top"])
    assert match.views[1].prizes == match.views[3].prizes == [CLOCK, NONE, NONE]


@rule("RF-4")
def test_prizes_put_below_come_up_again_in_their_order() -> None:
    match = raffle(*KEPT, prizes=["clock", "lemon", "goose"], places=["below"] * 3)
    assert match.views[2].prizes == [CLOCK, None, None]
    assert match.views[3].prizes == [None, LEMON, None]


@rule("RF-5")
def test_the_winner_takes_the_prize_on_top_and_shows_it() -> None:
    match = raffle(*KEPT, prizes=["clock", "lemon", "goose"], places=["below", "below", "below", "below"])
    assert facts_told(match, 4, "PrizeTaken") == [{"seat": 0, "prize": LEMON}]
    assert match.views[4].prizes == [GOOSE, None]

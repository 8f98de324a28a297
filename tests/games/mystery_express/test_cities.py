"""Arrival in a city (ME-501, ME-502, ME-521)."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, table
from tests.rules import rule

HANDS = {
    ANNA: ["mo_clubbed", "motive_greed"],
    BERT: ["mo_hanged", "suspect_candy"],
    CARL: ["location_club", "mo_pushed"],
}
# By leg: what happens in the city at its end, each event named once.
CITY = {
    1: ["ShowBegun", "ShowEnded", "PassengerBoarded"],
    2: ["BackChosen", "TunnelLook"],
    3: ["ShowBegun", "ShowEnded", "PassengerBoarded"],
    4: ["ShowBegun", "ShowEnded", "TelegramWritten", "CardPicked", "CardUnveiled"],
}
SHOWING = {"TimeShown", "PileLooked"}


def arrived(leg: int, **position: Any) -> Table:
    """The last turn of the leg is over; everybody lets the city's events pass."""
    t = table(leg=leg, phase="arrival", hands=HANDS, **position)
    return t if leg == 5 or "LegBegun" in t.events() else t.coast("LegBegun")


def told_once(t: Table) -> list[str]:
    """What was told since the position was set, without the Time cards and without repetitions."""
    heard = t.events()[t.events().index("DiscardsTakenBack") :]
    return [name for name in dict.fromkeys(heard) if name not in SHOWING]


@rule("ME-501", "ME-502", "ME-R44", "ME-R2")
@pytest.mark.parametrize("leg", [1, 2, 3, 4])
def test_things_happen_in_this_order(leg: int) -> None:
    order = [
        "DiscardsTakenBack",
        "TrainArrived",
        *CITY[leg],
        "ConductorMoved",
        "WhistleGiven",
        "LegBegun",
        "TurnBegun",
    ]
    assert told_once(arrived(leg)) == order


@rule("ME-501")
def test_in_istanbul_the_game_ends_after_take_back_and_arrival() -> None:
    t = arrived(5)
    assert told_once(t) == ["DiscardsTakenBack", "TrainArrived"]
    assert t.asked() == dict.fromkeys(range(3), "final.entry")


@rule("ME-501")
def test_the_discards_are_taken_back_and_the_train_moves_before_the_events() -> None:
    t = table(leg=2, phase="arrival", hands=HANDS, discards={ANNA: ["location_dining"]})
    assert t.asked() == dict.fromkeys(range(3), "tunnel.back")
    assert (t.hand(ANNA), t.discard(ANNA)) == (["mo_clubbed", "motive_greed", "location_dining"], [])
    assert [t.view(seat).city for seat in range(3)] == [2, 2, 2]


@rule("ME-501")
def test_all_powers_are_available_again_before_the_events() -> None:
    t = table(leg=2, phase="arrival", hands=HANDS, used=[ANNA, CARL], options={"powers": True})
    assert "tunnel.back" in t.asked().values()
    assert t.view(BERT).used == []
    assert t.truth.used == 0


@rule("ME-R2", "ME-103", "ME-102")
def test_the_whistle_passes_to_the_right_after_the_events() -> None:
    t = table(leg=2, phase="arrival", hands=HANDS, first=BERT)
    assert t.view(CARL).first == BERT
    t.coast("LegBegun")
    assert t.view(CARL).first == ANNA
    assert t.asked() == {ANNA: "turn.action"}


@rule("ME-R44")
def test_during_the_events_the_conductor_still_stands_where_he_was() -> None:
    t = table(leg=2, phase="arrival", hands=HANDS, conductor="dining", tokens=["smoking"])
    assert t.view(ANNA).conductor == 1
    assert t.coast("LegBegun").view(ANNA).conductor == 5


@rule("ME-521")
@pytest.mark.parametrize(("leg", "stack"), [(1, 0), (3, 1)])
def test_the_passenger_boards_after_the_show_and_his_stack_is_open_from_then_on(leg: int, stack: int) -> None:
    stacks = [["suspect_orourke"], ["suspect_prof_karlov"]] if stack == 0 else [[], ["suspect_prof_karlov"]]
    before = table(leg=leg, hands=HANDS, stacks=stacks)
    assert "club_madam" not in before.options(ANNA)
    t = arrived(leg, stacks=stacks)
    assert [facts["stack"] for facts in t.told(ANNA, "PassengerBoarded")] == [stack]
    [(active, _)] = t.asked().items()
    t.play(active, "club_madam")
    assert t.discard(active) == [stacks[stack][0]]


@rule("ME-521")
def test_the_second_stack_stays_closed_until_wien() -> None:
    for leg in (1, 2):
        t = arrived(leg, stacks=[[], ["suspect_prof_karlov"]])
        [(active, _)] = t.asked().items()
        assert "club_madam" not in t.options(active)


@rule("ME-521")
@pytest.mark.parametrize("leg", [2, 4])
def test_nobody_boards_elsewhere(leg: int) -> None:
    assert arrived(leg).told(ANNA, "PassengerBoarded") == []

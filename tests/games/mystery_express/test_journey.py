"""Legs, player-turns and time (ME-101 … ME-109)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, EMIL, everything_possible, table
from tests.rules import rule
from wagonlit.core.rng import Rng
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS, CARS, CHARACTERS, END_TURN, PACES
from wagonlit.games.mystery_express.pieces.cards import BLANK

HANDS = {
    ANNA: ["suspect_candy", "motive_greed", "location_club"],
    BERT: ["mo_clubbed", "mo_hanged", "motive_money"],
    CARL: ["mo_pushed", "mo_hanged", "motive_despair"],
}


@rule("ME-101")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_each_of_five_legs_every_player_has_one_turn_clockwise_from_the_whistle(players: int) -> None:
    t = table(players, options={"first_player": BERT}).coast()
    turns = [facts["seat"] for facts in t.told(ANNA, "TurnBegun")]
    whistles = [facts["seat"] for facts in t.told(ANNA, "WhistleGiven")]
    assert turns == [(first + place) % players for first in whistles for place in range(players)]
    assert [facts["leg"] for facts in t.told(ANNA, "LegBegun")] == [0, 1, 2, 3, 4]


@rule("ME-102")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_whistle_goes_to_who_acted_last_and_he_plays_twice_in_a_row(players: int) -> None:
    t = table(players, options={"first_player": BERT}).coast()
    whistles = [facts["seat"] for facts in t.told(ANNA, "WhistleGiven")]
    assert whistles == [(BERT - leg) % players for leg in range(5)]
    turns = [facts["seat"] for facts in t.told(ANNA, "TurnBegun")]
    assert [turns[players * leg - 1] for leg in range(1, 5)] == whistles[1:]


@rule("ME-103", "ME-R1")
@pytest.mark.parametrize("leg", [1, 3, 4])
def test_in_a_city_the_first_player_is_still_who_began_the_leg(leg: int) -> None:
    t = table(hands=HANDS, leg=leg, phase="arrival", first=CARL, options={"time_pace_by": "whistle"})
    assert (t.asked(), t.view(ANNA).first) == ({CARL: "show.pace"}, CARL)


@rule("ME-102", "ME-R2")
def test_the_whistle_passes_after_the_events_of_the_city() -> None:
    t = table(hands=HANDS, phase="arrival", first=CARL)
    events = t.events()
    assert events.index("TrainArrived") < events.index("ShowEnded") < events.index("PassengerBoarded")
    assert events.index("PassengerBoarded") < events.index("WhistleGiven") < events.index("LegBegun")
    assert t.told(ANNA, "WhistleGiven") == [{"seat": BERT}]


@rule("ME-104", "ME-R10")
def test_after_each_action_the_player_takes_another_or_stops() -> None:
    t = everything_possible(leg=5)
    t.play(ANNA, "club_grip").play(ANNA, "lounge", "mo").play(BERT, "mo_hanged").play(CARL, "mo_hanged")
    assert (t.asked(), t.hours) == ({ANNA: "turn.action"}, 2)
    t.play(ANNA, "end_turn")
    assert (t.asked(), t.told(ANNA, "TurnEnded")) == ({BERT: "turn.action"}, [{"seat": ANNA}])


@rule("ME-104", "ME-R10")
def test_a_player_may_stop_without_any_action() -> None:
    t = table(hands=HANDS)
    assert "end_turn" in t.options(ANNA)
    t.play(ANNA, "end_turn")
    assert (t.asked(), t.hours) == ({BERT: "turn.action"}, 4)


@rule("ME-104")
def test_the_turn_ends_by_itself_when_no_action_is_legal() -> None:
    t = table(hands=HANDS, hours=2).play(ANNA, "lounge", "motive")
    assert (t.hours, t.asked()) == (4, {BERT: "turn.action"})
    t = table(hands={ANNA: ["mo_hanged"]})
    assert t.told(ANNA, "TurnEnded")[0] == {"seat": ANNA}
    assert t.asked() == {BERT: "turn.action"}


@rule("ME-105", "ME-108")
def test_every_player_has_all_the_hours_of_the_leg_and_keeps_none_for_the_next() -> None:
    t = table(4).coast()
    hours = [facts["hours"] for facts in t.told(ANNA, "TurnBegun")]
    assert hours == [hours for leg_hours in (4, 3, 4, 3, 5) for hours in [leg_hours] * 4]


@rule("ME-105", "ME-R58")
@pytest.mark.parametrize(("powers", "more"), [(True, 1), (False, 0)])
def test_miss_pransky_has_one_hour_more_in_every_leg_with_powers_on(powers: bool, more: int) -> None:
    t = table(5, options={"powers": powers}).coast()
    seat = CHARACTERS.index("pransky")
    turns = [facts["hours"] for facts in t.told(ANNA, "TurnBegun") if facts["seat"] == seat]
    assert turns == [hours + more for hours in (4, 3, 4, 3, 5)]
    others = {facts["hours"] for facts in t.told(ANNA, "TurnBegun") if facts["seat"] != seat}
    assert others == {3, 4, 5}


@rule("ME-R58")
def test_in_a_leg_of_three_hours_only_miss_pransky_can_take_both_club_actions() -> None:
    for name, both in (("pransky", {"club_madam"}), ("mansard", set())):
        others = [character for character in CHARACTERS if character not in ("pransky", "mansard")][:2]
        t = everything_possible(characters=[name, *others], options={"powers": True}).play(ANNA, "club_grip")
        assert t.actions(ANNA) & {"club_madam"} == both
    assert t.truth.used == 0


@rule("ME-108")
def test_everybody_sees_the_hours_left() -> None:
    t = everything_possible().play(ANNA, "club_grip")
    assert [t.view(seat).hours for seat in range(3)] == [2, 2, 2]
    t.play(ANNA, "end_turn")
    assert [t.view(seat).hours for seat in range(3)] == [3, 3, 3]


@rule("ME-109", "ME-R9")
def test_the_figure_goes_where_its_action_is_and_nothing_else_moves_it() -> None:
    t = everything_possible(leg=5)
    assert t.options(ANNA) == set(ACTIONS)
    t.play(ANNA, "lounge", "motive")
    assert [CARS[car] for car in t.view(CARL).cars] == ["lounge", "passenger", "passenger"]
    t.play(ANNA, "end_turn").play(BERT, "lounge")
    assert [CARS[car] for car in t.view(CARL).cars] == ["lounge", "lounge", "passenger"]


REPLIES = {
    "setup.car": CARS.index("passenger"),
    "turn.action": END_TURN,
    "power.peek": 0,
    "telegram.entry": BLANK,
    "final.entry": BLANK,
    "show.pace": PACES.index("slow"),
}


@rule("ME-003", "ME-R57", "ME-R76")
@pytest.mark.parametrize("seed", range(6))
def test_for_players_who_are_away_there_is_always_a_reply_and_the_game_comes_to_an_end(seed: int) -> None:
    agreed = {"powers": True, "time_pace_by": "whistle", "time_pace": "slow", "first_player": ANNA}
    t, rng, replied = table(5, seed=seed, options=agreed), Rng(seed), set()
    while not t.match.over:
        ask = t.match.asks[-1]
        reply = GAME.away(t.match.options, ask, rng)
        assert reply == REPLIES.get(ask.decision, reply)
        if ask.seat == ANNA:
            reply = ask.options[rng.below(len(ask.options))]
        else:
            replied.add(ask.decision)
        t.play(ask.seat, reply)
    assert set(REPLIES) <= replied


@rule("ME-R63")
def test_where_open_facts_leave_one_answer_nobody_is_asked() -> None:
    t = table(hands={ANNA: ["motive_greed"], BERT: ["mo_hanged"]}).play(ANNA, "dining")
    assert t.events()[-5:] == ["HoursSpent", "CompanyNamed", "GuestAsked", "CardPicked", "CardShown"]
    assert (t.faces(ANNA, "CardShown"), t.asked()) == (["mo_hanged"], {ANNA: "turn.action"})


@rule("ME-002", "ME-R63")
def test_the_fifth_player_takes_the_character_left_without_being_asked() -> None:
    t = table(5)
    for seat in range(EMIL):
        t.play(seat, CHARACTERS[seat], "club")
    assert t.asked() == {EMIL: "setup.car"}
    assert t.view(ANNA).characters == list(range(5))

"""What a position leaves out is dealt, and chance answers as written."""

from collections import Counter

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, table
from tests.games.mystery_express.test_scenario import CARDS_IN_GAME, HANDS, lying, placed
from tests.rules import rule
from wagonlit.core.errors import BadAnswer, BadScenario
from wagonlit.core.ids import members
from wagonlit.core.match import Match
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import CARS


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("leg", [1, 2, 3, 4, 5])
def test_what_is_left_out_is_dealt_so_that_all_cards_add_up(players: int, leg: int) -> None:
    t = placed(players, leg=leg)
    assert (sum(lying(t).values()), set(lying(t).values())) == (CARDS_IN_GAME[players], {2})
    late = leg == 5
    assert [len(t.hand(seat)) for seat in range(players)] == [6 if late else 7] * players
    assert len(t.unveiled()) == (players if late else 0)
    assert len(members(t.truth.tokens)) == 6 - leg


def test_a_hand_left_out_makes_room_for_the_discard_given() -> None:
    t = placed(discards={BERT: ["mo_hanged", "mo_hanged"]})
    assert [len(t.hand(seat)) for seat in range(3)] == [7, 5, 7]
    assert (t.discard(BERT), set(lying(t).values())) == (["mo_hanged", "mo_hanged"], {2})


def test_any_card_may_stand_for_a_card() -> None:
    t = placed(hands=[["mo_hanged", "?", "?", "?", "?", "?", "?"]], spots=["?", "motive_greed", "?"])
    assert (len(t.hand(ANNA)), "mo_hanged" in t.hand(ANNA), t.spot(2)) == (7, True, ["motive_greed"])


def test_the_seed_deals_what_is_left_out() -> None:
    same, again, other = placed(leg=1, seed=4), placed(leg=1, seed=4), placed(leg=1, seed=5)
    assert same.match.told == again.match.told
    assert same.hand(ANNA) != other.hand(ANNA)


@rule("ME-R45")
def test_a_deck_that_is_shuffled_once_has_an_order_in_a_position_too() -> None:
    agreed = {"players": 3, "shuffle_time_deck": False}
    t = Table(Match(GAME, agreed, 1, position={"phase": "city"}))
    shown = Counter(facts["time"] for facts in t.told(ANNA, "TimeShown"))
    assert sorted(shown.values()) == [2, 3, 3, 3, 3, 3, 3, 3]


# Chance and answers to come


def test_chance_answers_as_written_and_then_from_the_seed() -> None:
    t = placed(phase="arrival", leg=1, conductor="club", chance=[0, "smoking"])
    assert CARS[t.truth.conductor] == "smoking"
    assert [facts["time"] for facts in t.told(BERT, "TimeShown")] == sorted(
        facts["time"] for facts in t.told(BERT, "TimeShown")
    )
    with pytest.raises(BadScenario, match=r"^Chance cannot answer 'club' to “city.token” here\.$"):
        placed(phase="arrival", leg=1, conductor="club", chance=[0, "club"])


def test_answers_are_given_at_once_by_name_or_id() -> None:
    t = table(hands=HANDS, answers=[[ANNA, "lounge"], [ANNA, 0], [BERT, "mo_clubbed"]])
    assert t.faces(CARL, "CardRevealed") == ["mo_clubbed"]
    with pytest.raises(BadAnswer, match=r"turn\.action"):
        table(hands=HANDS, answers=[[ANNA, "club_grip"]])

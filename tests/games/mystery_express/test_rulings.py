"""Rulings of our own where the rules are silent (ME-R70 … ME-R75)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, table
from tests.rules import rule
from wagonlit.core.errors import BadOption
from wagonlit.games.mystery_express import GAME


@rule("ME-R70")
def test_in_turn_any_group_that_can_be_paid_may_be_invited() -> None:
    hands = {BERT: ["mo_clubbed"], CARL: ["mo_hanged"]}
    upfront = table(hands=hands).play(ANNA, "dining")
    assert upfront.options(ANNA) == {"1", "2"}
    in_turn = table(hands=hands, options={"dining_flow": "sequential"}).play(ANNA, "dining")
    assert in_turn.options(ANNA) == {"1", "2", "1+2"}


@rule("ME-R71")
def test_the_partner_with_the_lower_seat_is_served_first() -> None:
    hands = {ANNA: ["mo_hanged"], BERT: ["mo_clubbed"], CARL: ["suspect_candy", "motive_greed"]}
    t = table(hands=hands, active=CARL, first=CARL).play(CARL, "smoking", "suspect_candy")
    assert (t.discard(ANNA), t.discard(BERT)) == (["suspect_candy"], ["motive_greed"])


@rule("ME-R72")
@pytest.mark.parametrize("chat_after_failed_search", [True, False])
def test_an_empty_hand_cannot_search_where_a_chat_may_be_due(chat_after_failed_search: bool) -> None:
    options = {"chat_empty_hand": "forbid_action", "chat_after_failed_search": chat_after_failed_search}
    hands = {BERT: ["mo_clubbed"]}
    barred = table(hands=hands, conductor="sleeping", spots=["mo_hanged"] * 2 + [None], options=options)
    assert "sleeping" not in barred.options(ANNA)
    free = table(hands=hands, conductor="smoking", spots=["mo_hanged"] * 2 + [None], options=options)
    assert "sleeping" in free.options(ANNA)


@rule("ME-R73")
def test_any_time_the_active_player_may_peek_at_a_card_he_did_not_handle() -> None:
    hands = {BERT: ["mo_hanged"], CARL: ["mo_clubbed"], DORA: ["mo_poisoned"]}
    options = {"powers": True, "power_scope": "any_time"}
    characters = ["macdouglas", "strauss", "mirabella", "mansard"]
    t = table(4, hands=hands, characters=characters, options=options).play(ANNA, "passenger", "left")
    # Bert's card goes past Anna, who lacks the category, to Dora; she has seen it. Dora's goes to Carl.
    assert t.asked() == {ANNA: "power.peek"}
    assert t.ask(ANNA).facts["owners"] == 1 << CARL


@rule("ME-R74")
@pytest.mark.parametrize(("players", "each"), [(3, 2), (4, 1), (5, 0)])
def test_every_category_loses_as_many_elements_as_the_players_ask_for(players: int, each: int) -> None:
    first = ["mo_clubbed", "suspect_candy", "motive_despair", "location_club"]
    second = ["mo_hanged", "suspect_sir_edmund", "motive_greed", "location_dining"]
    removed = [*first, *second][: 4 * each]
    assert set(GAME.options({"players": players, "removed_elements": removed}).removed_elements) == set(
        removed
    )
    with pytest.raises(BadOption, match="removed_elements"):
        GAME.options({"players": players, "removed_elements": [*removed, "mo_shot"]})


@rule("ME-R3")
def test_the_legs_last_four_three_four_three_and_five_hours_unless_agreed_otherwise() -> None:
    assert GAME.options({}).leg_hours == (4, 3, 4, 3, 5)
    t = table(leg=5, hands={BERT: ["mo_clubbed"]}, options={"leg_hours": [1, 1, 1, 1, 2]})
    assert t.view(ANNA).hours == 2


@rule("ME-R7")
def test_the_car_that_costs_two_hours_is_the_lounge_in_both_editions() -> None:
    for edition in ("en", "fr"):
        t = table(hands={BERT: ["suspect_candy"]}, options={"edition": edition}).play(ANNA, "lounge")
        assert t.told(ANNA, "HoursSpent") == [{"seat": ANNA, "hours": 2, "left": 2}]


@rule("ME-R8")
def test_editions_differ_in_the_removed_elements_and_the_blind_pick_alone() -> None:
    english, french = (GAME.options({"players": 4, "edition": edition}) for edition in ("en", "fr"))
    names = english.__struct_fields__
    differ = {name for name in names if getattr(english, name) != getattr(french, name)}
    assert differ == {"edition", "removed_elements", "sleeping_pick"}

"""The three Time shows (ME-511 … ME-518)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.games.mystery_express.game import GAME
from wagonlit.games.mystery_express.pieces.board import PACES
from wagonlit.table.web.game_routes import game_info

TIMES = [
    "time_0400",
    "time_0430",
    "time_0445",
    "time_0615",
    "time_0630",
    "time_1115",
    "time_1145",
    "time_1200",
]
HIDDEN = "time_0445"
# Three cards of each time, one of the hidden time missing: 23.
DECK = [*TIMES, *reversed(TIMES), *(time for time in TIMES if time != HIDDEN)]
HANDS = {ANNA: ["mo_clubbed"], BERT: ["mo_hanged"], CARL: ["motive_greed"]}
# By number of players: the sizes of the piles in Vienna, in dealing order.
WIEN = {3: [8, 8, 7], 4: [6, 6, 6, 5], 5: [5, 5, 5, 4, 4]}
SOLUTION = {"time": HIDDEN}
STRASBOURG, IN_WIEN, BUDAPEST = 1, 3, 4


def city(leg: int, players: int = 3, **more: Any) -> Table:
    """The city at the end of that leg, the Time deck in the order above."""
    position = {"leg": leg, "phase": "city", "solution": SOLUTION, "hands": HANDS, **more}
    return table(players, chance=(DECK,), **position)


def turned(t: Table, seat: int) -> list[str]:
    """The times turned up for all, as this seat saw them."""
    return [time(facts["time"]) for facts in t.told(seat, "TimeShown")]


def time(id: int) -> str:
    return TIMES[id - element("time_0400")]


def looked(t: Table, seat: int) -> list[list[str]]:
    """The piles this seat looked through, round by round."""
    own = [facts for facts in t.told(seat, "PileLooked") if facts["times"] is not None]
    assert [(facts["seat"], facts["round"]) for facts in own] == [(seat, round) for round in range(len(own))]
    return [[time(id) for id in facts["times"]] for facts in own]


def journey(players: int, first: int) -> Table:
    """A whole game whose deck is shuffled at set-up only."""
    crime = ("mo_clubbed", "suspect_candy", "motive_greed", "location_club")
    options = {"shuffle_time_deck": False, "first_player": first}
    return table(players, options=options, chance=(*crime, HIDDEN, DECK))


def wien_pile(seat: int, players: int, first: int) -> list[str]:
    """Dealt one at a time, clockwise, the first player's left neighbour first."""
    return DECK[(seat - first - 1) % players :: players]


@rule("ME-513")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_strasbourg_all_see_the_cards_one_by_one_on_one_pile(players: int) -> None:
    t = city(STRASBOURG, players)
    for seat in range(players):
        assert turned(t, seat) == DECK
        assert [facts["place"] for facts in t.told(seat, "TimeShown")] == list(range(23))
        assert {facts["pile"] for facts in t.told(seat, "TimeShown")} == {0}


@rule("ME-514", "ME-R56")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("first", [ANNA, CARL])
def test_in_wien_every_player_looks_at_his_pile_then_at_the_one_from_his_right(
    players: int, first: int
) -> None:
    t = city(IN_WIEN, players, first=first)
    for seat in range(players):
        piles = [wien_pile((seat - round) % players, players, first) for round in range(players)]
        assert looked(t, seat) == piles


@rule("ME-514", "ME-R56")
def test_in_wien_written_out_for_three_players() -> None:
    t = city(IN_WIEN, first=ANNA)
    berts = (
        DECK[0:1] + DECK[3:4] + DECK[6:7] + DECK[9:10] + DECK[12:13] + DECK[15:16] + DECK[18:19] + DECK[21:22]
    )
    assert looked(t, BERT)[0] == looked(t, CARL)[1] == looked(t, ANNA)[2] == berts
    assert looked(t, ANNA)[0] == [DECK[card] for card in (2, 5, 8, 11, 14, 17, 20)]


@rule("ME-514", "ME-R56")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_wien_the_first_player_is_served_last(players: int) -> None:
    t = city(IN_WIEN, players, first=BERT)
    first_round = [facts for facts in t.told(ANNA, "PileLooked") if facts["round"] == 0]
    sizes = {facts["seat"]: facts["size"] for facts in first_round}
    assert [sizes[(BERT + 1 + place) % players] for place in range(players)] == WIEN[players]


@rule("ME-514")
def test_in_wien_nobody_sees_another_players_pile() -> None:
    t = city(IN_WIEN)
    for facts in t.told(CARL, "PileLooked"):
        assert (facts["times"] is None) == (facts["seat"] != CARL)


@rule("ME-515")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_budapest_all_see_the_cards_on_three_piles_in_rotation(players: int) -> None:
    t = city(BUDAPEST, players)
    for seat in range(players):
        assert turned(t, seat) == DECK
        piles = [facts["pile"] for facts in t.told(seat, "TimeShown")]
        assert piles == [0, 1, 2] * 7 + [0, 1]
        assert [Counter(piles)[pile] for pile in range(3)] == [8, 8, 7]


@rule("ME-511")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_show_has_all_23_cards_and_the_hidden_time_twice(seed: int) -> None:
    t = table(4, seed=seed).coast()
    hidden = time(t.truth.culprit(4))
    for seat in range(4):
        wien = [card for pile in looked(t, seat) for card in pile]
        for show in (turned(t, seat)[:23], wien, turned(t, seat)[23:]):
            assert Counter(show) == Counter(TIMES * 3) - Counter([hidden])


@rule("ME-512", "ME-R45")
def test_the_deck_is_shuffled_before_each_show() -> None:
    t = table(seed=4).coast()
    orders = [answer.in_words for answer in t.match.answers if answer.in_words.startswith("show.order")]
    assert len(orders) == len(set(orders)) == 3


@rule("ME-R45")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("first", [ANNA, CARL])
def test_a_deck_shuffled_at_set_up_only_keeps_its_order_and_after_wien_lies_pile_on_pile(
    players: int, first: int
) -> None:
    t = journey(players, first).coast()
    assert turned(t, BERT)[:23] == DECK
    first_to_wien = (first - 2) % players
    assert looked(t, BERT)[0] == wien_pile(BERT, players, first_to_wien)
    assert turned(t, BERT)[23:] == [card for place in range(players) for card in DECK[place::players]]


@rule("ME-516")
@pytest.mark.parametrize(("pace", "id"), [("normal", 0), ("slow", 1), ("fast", 2)])
def test_the_tables_pace_is_the_pace_of_the_show(pace: str, id: int) -> None:
    t = city(STRASBOURG, options={"time_pace": pace})
    assert [facts["pace"] for facts in t.told(BERT, "ShowBegun")] == [id]
    assert t.view(ANNA).pace == id


@rule("ME-516")
def test_everybody_knows_the_tables_pace_from_the_start() -> None:
    t = table(options={"time_pace": "fast"})
    assert [PACES[t.view(seat).pace] for seat in range(3)] == ["fast"] * 3


@rule("ME-516", "ME-R1")
@pytest.mark.parametrize("leg", [STRASBOURG, IN_WIEN, BUDAPEST])
def test_the_first_player_alone_may_set_the_pace_before_the_show(leg: int) -> None:
    t = city(leg, first=CARL, options={"time_pace_by": "whistle"})
    assert t.asked() == {CARL: "show.pace"}
    assert t.options(CARL) == {"normal", "slow", "fast"}
    assert t.told(ANNA, "ShowBegun") == []
    t.play(CARL, "fast")
    assert [facts["pace"] for facts in t.told(ANNA, "ShowBegun")] == [2]


@rule("ME-517")
@pytest.mark.parametrize("leg", [STRASBOURG, IN_WIEN, BUDAPEST])
def test_a_show_goes_on_to_its_end_without_any_question(leg: int) -> None:
    events = city(leg).events()
    during = events[events.index("ShowBegun") + 1 : events.index("ShowEnded")]
    assert set(during) == {"PileLooked" if leg == IN_WIEN else "TimeShown"}


@rule("ME-518")
@pytest.mark.parametrize("leg", [STRASBOURG, IN_WIEN, BUDAPEST])
def test_time_cards_enter_no_hand_and_no_discard(leg: int) -> None:
    t = city(leg)
    for seat in range(3):
        assert (t.hand(seat), t.discard(seat)) == (HANDS[seat], [])
        assert t.view(seat).hand == [element(card) for card in HANDS[seat]]
        assert t.view(seat).discard_backs == [[], [], []]


@rule("ME-R46", "ME-808")
@pytest.mark.parametrize("leg", [STRASBOURG, IN_WIEN, BUDAPEST])
@pytest.mark.parametrize(("mode", "recorded"), [("flash", False), ("step", False), ("tally", True)])
def test_only_in_tally_mode_a_view_keeps_what_a_show_has_shown(leg: int, mode: str, recorded: bool) -> None:
    shown: dict[str, Any] = {"leg": leg, "phase": "city", "hands": HANDS, "options": {"time_show_mode": mode}}
    one, two = (table(solution={"time": hidden}, **shown) for hidden in ("time_0445", "time_1200"))
    for seat in range(3):
        same = msgspec.json.encode(one.view(seat)) == msgspec.json.encode(two.view(seat))
        assert same != recorded


@rule("ME-R46")
@pytest.mark.parametrize("leg", [STRASBOURG, IN_WIEN, BUDAPEST])
def test_in_tally_mode_all_get_the_exact_counts_after_the_show(leg: int) -> None:
    t = city(leg, 4, options={"time_show_mode": "tally"})
    for seat in range(4):
        assert t.view(seat).time_counts == [[3, 3, 2, 3, 3, 3, 3, 3]]


@rule("ME-513", "ME-514", "ME-515", "ME-517")
@pytest.mark.parametrize(
    ("leg", "pace", "mode", "seconds"),
    [
        (STRASBOURG, "normal", "flash", 3 + 23 * 1.5 + 20),
        (STRASBOURG, "slow", "flash", 3 + 23 * 2.5 + 20),
        (IN_WIEN, "fast", "flash", 3 + 3 * 6 + 20),
        (BUDAPEST, "fast", "tally", 3 + 23 * 0.8 + 8),
        (BUDAPEST, "fast", "step", 3 + 3 * 23 * 0.8 + 20),
    ],
)
def test_a_table_waits_while_the_cards_pass_and_are_written_down(
    leg: int, pace: str, mode: str, seconds: float
) -> None:
    match = city(leg, options={"time_pace": pace, "time_show_mode": mode}).match
    for told in (match.told[ANNA], match.told[CARL]):
        assert match.game.viewing_seconds(match.options, told) == pytest.approx(seconds)
    assert match.game.viewing_seconds(match.options, []) == 0


def test_the_page_is_told_how_long_they_take_at_every_pace() -> None:
    told = game_info(GAME).constants["show_seconds"]
    assert list(told["card"]) == list(told["pile"]) == list(PACES)
    for pace in PACES:
        shown = city(STRASBOURG, options={"time_pace": pace, "time_show_mode": "tally"}).match
        waits = GAME.viewing_seconds(shown.options, shown.told[ANNA])
        assert waits == pytest.approx(told["lead_in"] + 23 * told["card"][pace] + told["afterwards"]["tally"])

"""Since when a seat could have known what was hidden, as it is told afterwards: from its own view alone."""

from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, category, element, table
from wagonlit.core.ending import hindsight
from wagonlit.core.event import Told
from wagonlit.core.game import Insight
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import CITIES
from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES, ELEMENTS, TIME
from wagonlit.games.mystery_express.view.notebook import Notebook

# With three players clubbed, hanged, poisoned and pushed are in the game.
HANDS = {
    ANNA: ["mo_clubbed", "mo_clubbed", "mo_hanged", "mo_hanged", "mo_poisoned"],
    BERT: ["mo_poisoned", "suspect_candy"],
}
ALL_BUT_HOW = sum(1 << category(name) for name in ("suspect", "motive", "location"))


def on_the_way_to_vienna(**options: Any) -> Table:
    solution = {"mo": "mo_pushed", "suspect": "suspect_candy"}
    return table(leg=3, hours=4, hands=HANDS, solution=solution, options=options)


def settled(name: str, leg: int, city: str, arrived: bool) -> Told:
    facts = {"leg": leg, "city": CITIES.index(city), "arrived": arrived}
    kind = category(name.partition("_")[0])
    return Told("CategorySettled", {"category": kind, "element": element(name), **facts})


def test_the_last_proof_is_the_moment() -> None:
    """Bert shows the second copy of the last method that Anna could not exclude."""
    t = on_the_way_to_vienna().play(ANNA, "lounge", "mo")
    since = t.events(ANNA).index("CardRevealed")
    known = settled("mo_pushed", 2, "muenchen", arrived=False)
    never = Told("NeverSettled", {"open": ALL_BUT_HOW})
    assert hindsight(t.coast().match, ANNA) == [Insight(known, since), Insight(never, -1)]


def test_what_others_hold_settles_nothing() -> None:
    t = on_the_way_to_vienna().play(ANNA, "lounge", "mo").coast()
    all_four = Told("NeverSettled", {"open": ALL_BUT_HOW | 1 << category("mo")})
    assert hindsight(t.match, CARL) == [Insight(all_four, -1)]


def test_nobody_is_told_before_the_end() -> None:
    t = on_the_way_to_vienna().play(ANNA, "lounge", "mo")
    assert hindsight(t.match, ANNA) == []


def test_where_the_table_counts_a_show_settles_the_time() -> None:
    t = on_the_way_to_vienna(time_show_mode="tally").coast()
    hidden = ELEMENT_NAMES[t.view(ANNA).solution[TIME]]
    time = settled(hidden, 2, "wien", arrived=True)
    told = [one.event for one in t.match.told[CARL]]
    assert Insight(time, told.index("ShowEnded")) in hindsight(t.match, CARL)


@pytest.mark.parametrize("seed", range(6))
def test_in_any_game_it_is_the_first_moment_and_the_truth(seed: int) -> None:
    """Folded anew, the sheet that draws conclusions has none of it before that event, and all of it after."""
    options = {"sheet_assist": "inference", "leg_hours": [9] * 5, "time_show_mode": "tally"}
    *_, t = table(3, options=options, seed=seed).wander(seed)
    told = {seat: hindsight(t.match, seat) for seat in range(3)}
    found = [(seat, one) for seat in told for one in told[seat] if one.says.event == "CategorySettled"]
    assert len(found) > 3  # the time at least, for everybody
    for seat, insight in found:
        assert insight.says.facts["element"] == t.truth.culprit(insight.says.facts["category"])
        for until, is_known in ((insight.since, False), (insight.since + 1, True)):
            assert concluded(t, seat, until, insight.says.facts["element"]) == is_known


def concluded(t: Table, seat: int, until: int, guilty: int) -> bool:
    """Does the seat's sheet, or the table's count, say so after that many events?"""
    view = GAME.view(t.match.options, seat)
    for one in t.match.told[seat][:until]:
        view.fold(one)
    if guilty >= ELEMENTS:
        return any(counts[guilty - ELEMENTS] == 2 for counts in view.time_counts)
    return Notebook(view).rows()[guilty].status == "solution"

"""Every mark of the notebook follows from the events it names, and from no fewer."""

from itertools import combinations
from math import comb

from tests.games.passenger27.test_knowledge import positions
from wagonlit.core.event import Told
from wagonlit.core.ids import below, set_of
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.game import GAME
from wagonlit.games.passenger27.knowledge.knowledge import knowledge_of
from wagonlit.games.passenger27.knowledge.notebook import MAYBE, NO, YES, Sheet, sheet_of, why
from wagonlit.games.passenger27.knowledge.reasons import ANY_SEAT, Claim, Sets, follows, shortest
from wagonlit.games.passenger27.options import PASSENGER_IDS
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.view import View

FEW_ENOUGH = 4000  # smaller sets of clues, to be tried one by one


def is_shortest(claim: Claim, clues: list[Sets], found: list[int]) -> bool:
    """It follows from these, not without any of them, nor (where all can be tried) from fewer others."""
    if not follows(claim, clues, set_of(found)):
        return False
    if any(follows(claim, clues, set_of([one for one in found if one != left])) for left in found):
        return False
    fewer = len(found) - 1
    if comb(len(clues), fewer) > FEW_ENOUGH:
        return True
    return not any(
        follows(claim, clues, set_of(list(some))) for some in combinations(range(len(clues)), fewer)
    )


def told(view: View, event: str, **facts: object) -> None:
    view.fold(Told(event, facts))


def nurse(players: int = 4) -> View:
    """Seat 0 is the nurse; nothing has happened yet."""
    view = GAME.view(GAME.options({"players": players, "sheet_assist": "odds"}), 0)
    for seat in range(players):
        told(view, "IdentityDealt", seat=seat, passenger=named("nurse") if seat == 0 else None)
    told(view, "RoundBegun", round=1, station=0)
    return view


def named(name: str) -> int:
    return PASSENGER_IDS.index(name)


def answered(view: View, target: int, *traits: str) -> None:
    names = list(GAME.domains["trait"])
    for trait in traits:
        told(view, "FeatureAnswered", seat=0, target=target, trait=names.index(trait))


def test_a_name_by_three_answers_and_what_it_means_for_others() -> None:
    view = nurse()
    answered(view, 1, "looks_formal", "voice_deep", "scent_foul")
    assert sheet_of(view).rows[named("undertaker")].marks[0].state == YES
    assert [one.event for one in why(view, 1, named("undertaker"))] == ["FeatureAnswered"] * 3
    # Another who has all that cannot be him either, and it takes the same three answers to know it.
    assert sheet_of(view).rows[named("undertaker")].marks[1].state == NO
    assert why(view, 2, named("undertaker")) == why(view, 1, named("undertaker"))


def test_the_shortest_way_is_found_among_longer_ones() -> None:
    """Eight innocents one by one would do, too; but the last look shows two of the three who are left."""
    view = nurse()
    answered(view, 1, "looks_formal", "scent_foul")
    told(view, "TopSeen", seat=0, passenger=named("chemist"))
    told(view, "TopSeen", seat=0, passenger=named("auctioneer"))
    assert len(why(view, 1, named("undertaker"))) == 4
    told(view, "SlotLooked", seat=0, slot=0, passengers=[named("chemist"), named("auctioneer")])
    assert [one.event for one in why(view, 1, named("undertaker"))] == ["FeatureAnswered"] * 2 + [
        "SlotLooked"
    ]


def test_two_who_share_two_passengers_leave_them_to_nobody_else() -> None:
    view = nurse()
    for target in (1, 2):
        answered(view, target, "looks_formal", "scent_foul")
    told(view, "TopSeen", seat=0, passenger=named("chemist"))
    answered(view, 3, "voice_deep")
    mark = sheet_of(view).rows[named("undertaker")].marks[2]
    assert (mark.state, len(mark.because)) == (NO, 5)
    assert sheet_of(view).rows[named("auctioneer")].marks[0].state == ""


def test_nobody_can_be_somebody_whom_all_answers_rule_out() -> None:
    view = nurse()
    for target, trait in enumerate(("looks_casual", "scent_foul", "voice_deep"), 1):
        answered(view, target, trait)
    row = sheet_of(view).rows[named("heiress")]
    assert (row.status, [mark.ways for mark in row.marks]) == ("innocent", [0, 0, 0])
    assert [one.facts["target"] for one in why(view, ANY_SEAT, named("heiress"))] == [1, 2, 3]


def assert_certain_is_what_the_counts_say(view: View, sheet: Sheet) -> None:
    """Section 7: marked are those things, and only those, that hold in every way or in none."""
    known = knowledge_of(view)
    for row in sheet.rows:
        for seat, mark in zip(sheet.others, row.marks, strict=True):
            ways = known.ways(seat, row.passenger)
            assert mark.state == {0: NO, known.total: YES}.get(ways, MAYBE), (view.seat, seat, row)


def test_reasons_in_play_are_the_shortest() -> None:
    rng, longest = Rng(3), 0
    for seed, players in enumerate((3, 4, 5, 6)):
        last: dict[int, View] = {}
        for match, _ in positions(players, 30 + seed):
            last = {seat: match.views[seat] for seat in match.views if match.views[seat].round > 4} or last
        for view in last.values():
            sheet = sheet_of(view)
            clues = [[clue.allowed[seat] for seat in sheet.others] for clue in view.clues.all]
            assert_certain_is_what_the_counts_say(view, sheet)
            for row in sheet.rows:
                for player, mark in enumerate(row.marks):
                    claim = Claim(player, row.passenger, mark.state == YES)
                    if mark.state and (len(mark.because) > 1 or rng.chance(0.2)):
                        longest = max(longest, len(mark.because))
                        assert is_shortest(claim, clues, mark.because), (seed, view.seat, row)
                if row.because:
                    assert is_shortest(Claim(ANY_SEAT, row.passenger, False), clues, row.because)
    assert longest > 2


def test_random_clues_have_shortest_reasons() -> None:
    """Few players, many clues of all kinds, so that much follows in roundabout ways."""
    rng, roundabout = Rng(8), 0
    for _ in range(150):
        truth = [1, 2, 3]
        clues: list[Sets] = [[(1 << 8) - 1] * 3]
        for _ in range(12):
            loose = [rng.below(256) | rng.below(256) for _ in truth]
            player = rng.below(3)
            clues.append(
                [below(PASSENGERS) if one != player else loose[one] | 1 << truth[one] for one in range(3)]
            )
        everything = below(len(clues))
        for player in range(3):
            for passenger in range(8):
                for holds in (True, False):
                    claim = Claim(player, passenger, holds)
                    if follows(claim, clues, everything):
                        found = shortest(claim, clues)
                        roundabout += len(found) > 2
                        assert is_shortest(claim, clues, found)
    assert roundabout > 30

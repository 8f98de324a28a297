"""The hunter: by what it knows, and in play."""

from collections.abc import Sequence

import pytest

from tests.games.passenger27.test_reasons import answered, named, nurse, told
from wagonlit.bots.arena import simulate
from wagonlit.core.ask import Ask
from wagonlit.core.rng import Rng
from wagonlit.games.passenger27.bots import Hunter
from wagonlit.games.passenger27.bots.hunter_odds import Odds
from wagonlit.games.passenger27.game import GAME
from wagonlit.games.passenger27.pieces.actions import ASSASSINATION, DECEPTION, INTRIGUE, PURSUIT, TAIL_AFTER
from wagonlit.games.passenger27.pieces.names import HIT, MISS
from wagonlit.games.passenger27.pieces.people import PASS, PASSENGERS
from wagonlit.games.passenger27.pieces.tricks import LUCKY, TRIGGER_HAPPY
from wagonlit.games.passenger27.pieces.tricks import PASS as NO_TRICK
from wagonlit.games.passenger27.view import View

EVERYBODY = list(range(PASSENGERS))
CARDS = list(range(6))


def answer(view: View, decision: str, options: Sequence[int], **facts: int) -> int:
    found = next(one for one in GAME.decisions if one.id == decision)
    ask = Ask(0, decision, found.domain, found.rule, list(options), dict(facts), 0)
    return Hunter(view.options, 0, 1).choose(view, ask)


def worked_example() -> View:
    """Section 7.4: A is formal and foul, B foul and shrill, C eccentric and foul."""
    view = nurse()
    answered(view, 1, "looks_formal", "scent_foul")
    answered(view, 2, "scent_foul", "voice_shrill")
    answered(view, 3, "looks_eccentric", "scent_foul")
    return view


def test_it_names_whom_a_shot_most_likely_hits_not_the_likeliest_of_one_player() -> None:
    view = worked_example()
    assert answer(view, "assassination.name", EVERYBODY) in (named("auctioneer"), named("cardsharp"))
    assert round(Odds(view).best_hit() * 21) == 11


def test_where_it_may_pass_it_shoots_only_on_good_odds() -> None:
    view = worked_example()
    assert answer(view, "assassination.name", [*EVERYBODY, PASS]) == PASS
    answered(view, 1, "voice_soft")
    assert answer(view, "assassination.name", [*EVERYBODY, PASS]) == named("chemist")


def test_it_shoots_once_somebody_is_certain() -> None:
    view = worked_example()
    assert answer(view, "round.action", CARDS) != ASSASSINATION
    answered(view, 3, "voice_deep")
    assert answer(view, "round.action", CARDS) == ASSASSINATION


def test_it_hides_from_whoever_knows_much_but_not_once_he_knows_all() -> None:
    view = nurse()
    told(view, "RoundBegun", round=5, station=4)
    told(view, "FeatureAnswered", seat=2, target=0, trait=0)
    assert answer(view, "round.action", CARDS) != DECEPTION
    told(view, "FeatureAnswered", seat=2, target=0, trait=4)
    assert answer(view, "round.action", CARDS) == DECEPTION
    told(view, "FeatureAnswered", seat=2, target=0, trait=7)
    assert answer(view, "round.action", CARDS) != DECEPTION


def test_it_asks_or_looks_whichever_tells_more() -> None:
    view = nurse()
    told(view, "RoundBegun", round=5, station=4)
    assert answer(view, "round.action", CARDS) == PURSUIT
    told(view, "PassengersLaid", number=10)
    assert answer(view, "round.action", CARDS) == INTRIGUE


def test_it_asks_for_what_it_does_not_know() -> None:
    view = worked_example()
    assert answer(view, "investigation.feature", [0, 1, 2], target=1) == 2
    assert answer(view, "investigation.feature", [0, 1, 2], target=2) == 0


def test_it_saves_itself() -> None:
    options = [LUCKY, TRIGGER_HAPPY, NO_TRICK]
    assert answer(nurse(), "assassination.save", options, passenger=3) == LUCKY
    assert answer(nurse(), "assassination.save", options[1:], passenger=3) == TRIGGER_HAPPY


@pytest.mark.parametrize(("round", "cause", "shoots"), [(8, HIT, False), (9, HIT, True), (9, MISS, False)])
def test_before_the_big_call_even_odds_will_do_unless_somebody_has_missed(
    round: int, cause: int, shoots: bool
) -> None:
    view = nurse()
    told(view, "RoundBegun", round=6, station=5)
    for seat, passenger in ((2, "banker"), (3, "poet")):
        told(view, "PlayerOut", seat=seat, passenger=named(passenger), cause=cause, by=[], round=6, step=1)
    answered(view, 1, "looks_formal", "scent_foul")
    told(view, "ShotMissed", seat=2, passenger=named("chemist"))
    told(view, "RoundBegun", round=round, station=round - 1)
    assert Odds(view).best_hit() == 0.5
    assert (answer(view, "round.action", CARDS) == ASSASSINATION) == shoots


def test_at_first_it_collects_disguises_unless_people_play_at_random() -> None:
    view = nurse()
    told(view, "RoundBegun", round=2, station=1)
    assert answer(view, "round.action", CARDS) == DECEPTION
    told(view, "ActionDiscarded", seat=3, action=TAIL_AFTER)
    assert answer(view, "round.action", CARDS) != DECEPTION


def out(view: View, cause: int, round: int) -> None:
    told(view, "PlayerOut", seat=3, passenger=named("poet"), cause=cause, by=[], round=round, step=1)


def test_early_shots_that_only_luck_can_explain_are_wild() -> None:
    careful, lucky, saved = nurse(), nurse(), nurse()
    out(careful, HIT, 3)
    out(lucky, HIT, 2)
    told(saved, "ShotMissed", seat=3, passenger=named("poet"))
    assert [Odds(view).people_shoot_wildly() for view in (careful, lucky, saved)] == [False, True, True]


@pytest.mark.many_games
def test_it_beats_those_who_guess() -> None:
    """How often is measured by `wagonlit strength`; but a hunter that plays badly fails here."""
    report = simulate(GAME, ["hunter", "random", "random", "random"], games=40, seed=27)
    assert report.bots[0].wins >= 26


def test_whoever_is_away_names_whom_a_shot_most_likely_hits() -> None:
    """Option `timeout_policy`: by the exact counts, ties by the order of the passengers."""
    view = worked_example()
    ask = Ask(0, "assassination.name", "passenger", "TP-502", EVERYBODY, {}, 0)
    assert GAME.answer_for(view.options, view, ask, Rng(1)) == named("auctioneer")

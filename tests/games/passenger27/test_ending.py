"""The end of the hunt (TP-901 … TP-904)."""

from typing import Any

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    DECEIVE,
    DORA,
    INVESTIGATE,
    SCHEME,
    SHOOT,
    passenger,
    table,
    whole,
)
from tests.rules import rule
from wagonlit.bots.arena import simulate
from wagonlit.games.passenger27 import GAME
from wagonlit.games.passenger27.pieces.names import BIG_CALL

LAST: dict[str, Any] = {"round": 10, "incident": "the_big_call"}


@rule("TP-901", "TP-111", "TP-904")
def test_the_last_one_left_wins_at_once() -> None:
    t = table().lay(SHOOT, SHOOT, SCHEME).shoot(anna="poet", bert="banker")
    assert t.match.over
    assert t.match.result().winners == (ANNA,)
    assert t.told(CARL, "HuntOver") == [{"winners": [ANNA], "reason": 0}]
    assert t.match.result().places == (1, 2, 2)


@rule("TP-118", "TP-R62", "TP-901")
def test_nothing_that_was_pending_happens_after_the_end() -> None:
    t = table(skills={ANNA: ["bold"]}, disguises={ANNA: ["looks", "looks"]}).lay(SHOOT, SHOOT, SCHEME)
    t.shoot(anna="poet", bert="banker")
    assert t.match.over
    assert t.told(ANNA, "DisguiseDrawn") == []  # neither reward nor skill window
    assert t.told(ANNA, "SlotLooked") == []
    assert t.truth.agenda is None


@rule("TP-901", "TP-904")
def test_when_nobody_is_left_nobody_wins_and_there_is_no_first_place() -> None:
    t = table().lay(SHOOT, SHOOT, SHOOT).shoot(anna="banker", bert="florist", carl="chemist")
    result = t.match.result()
    assert (result.winners, result.places) == ((), (2, 2, 2))
    assert t.told(ANNA, "HuntOver") == [{"winners": [], "reason": 1}]


@rule("TP-902")
def test_it_can_end_in_the_first_round() -> None:
    t = table(round=1, skills={ANNA: ["swift"]}, out=[CARL]).lay(INVESTIGATE, SCHEME)
    t.play(ANNA, "looks", "swift", "gangster")
    assert t.match.result().winners == (ANNA,)


@rule("TP-903", "TP-R61", "TP-308", "TP-502", "TP-R21")
def test_after_the_actions_of_the_last_round_everybody_must_shoot() -> None:
    t = (
        table(**LAST, options={"allow_hold_fire": True})
        .lay(SCHEME, DECEIVE, SCHEME)
        .passing("assassination.name")
    )
    assert t.waiting == [ANNA, BERT, CARL]
    assert "SlotLooked" in t.events()
    assert "pass" not in t.options(ANNA)
    assert t.facts(ANNA) == {"may_pass": False, "volley": BIG_CALL}
    t.shoot(anna="gangster", bert="nurse", carl="banker")
    assert t.match.result().winners == ()
    assert t.match.over


@rule("TP-903", "TP-904", "TP-R61")
def test_if_several_survive_the_big_call_nobody_wins_and_they_share_the_second_place() -> None:
    t = table(4, **LAST, skills={BERT: ["lucky"]}).lay(*[DECEIVE] * 4).passing("assassination.name")
    t.shoot(anna="barber", bert="banker", carl="barber", dora="florist").play(BERT, "lucky")
    t.passing()
    assert t.living() == [ANNA, BERT, CARL]
    assert t.match.result().winners == ()
    assert t.match.result().places == (2, 2, 2, 4)
    assert t.told(DORA, "HuntOver") == [{"winners": [], "reason": 2}]


@rule("TP-903", "TP-R61")
def test_one_survivor_of_the_big_call_wins_and_skills_may_still_follow_it() -> None:
    t = table(**LAST, skills={ANNA: ["trigger_happy"]}).lay(DECEIVE, DECEIVE, DECEIVE)
    t.passing("assassination.name").shoot(anna="gangster", bert="poet", carl="banker")
    assert t.match.result().winners == (ANNA,)
    more = table(4, **LAST, skills={ANNA: ["trigger_happy"], BERT: ["lucky"], CARL: ["bold"]}).lay(
        *[DECEIVE] * 4
    )
    more.passing("assassination.name").shoot(anna="barber", bert="banker", carl="barber", dora="florist")
    more.play(BERT, "lucky")
    assert more.options(ANNA) == {"trigger_happy", "pass"}


@rule("TP-904")
def test_later_is_better_and_everything_is_shown_at_the_end() -> None:
    t = table(4, skills={CARL: ["sharp"]}).lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="barber")
    t.passing("round.action").lay(SCHEME, SHOOT, SHOOT).shoot(bert="nurse", carl="gangster")
    assert t.match.result().places == (2, 2, 1, 4)
    assert t.told(DORA, "IdentityShown") == [{"seat": CARL, "passenger": passenger("poet")}]
    assert t.told(DORA, "HandShown")[0]["seat"] == CARL
    assert len(t.told(DORA, "TrainSearched")[0]["deck"]) == t.truth.deck.size()
    out = [(d.seat, d.cause, d.by, d.round) for d in t.view(DORA).out]
    assert out == [(DORA, 0, [ANNA], 1), (ANNA, 0, [BERT], 2), (BERT, 0, [CARL], 2)]


@rule("TP-112")
def test_no_identity_ever_lies_in_the_deck_or_in_a_slot() -> None:
    for seed in range(20):
        t = whole(5, seed=seed).wander(seed)
        players = {t.truth.person(seat) for seat in range(5)}
        searched = t.told(ANNA, "TrainSearched")[0]
        innocents = [card for slot in searched["slots"] for card in slot] + list(searched["deck"])
        assert not players & set(innocents)
        assert len(players) + len(innocents) + len(t.view(ANNA).discard) == 27


@rule("TP-904")
def test_a_hunt_without_a_winner_is_said_and_counted_as_such() -> None:
    t = table(4, **LAST).lay(SCHEME, SCHEME, SCHEME, SCHEME).passing("assassination.name")
    t.shoot(anna="gangster", bert="poet", carl="barber", dora="nurse")
    assert (t.match.result().winners, min(t.match.result().places)) == ((), 2)
    assert repr(t.match).endswith("over, nobody won>")
    assert str(t.match).endswith("Nobody wins.")
    report = simulate(GAME, ["random"] * 4, games=40, seed=3)
    assert report.nobody.games > 0
    assert sum(line.wins for line in report.bots) + report.nobody.games == 40

"""Choosing, the steps, initiative and the end of a round (TP-301 … TP-308)."""

import pytest

from tests.games.passenger27.table import ANNA, BERT, CARL, DECEIVE, DORA, INVESTIGATE, SCHEME, SHOOT, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer
from wagonlit.games.passenger27 import GAME


@rule("TP-301")
def test_all_lay_a_card_at_once_and_nobody_sees_which() -> None:
    t = table()
    assert t.waiting == [ANNA, BERT, CARL]
    t.play(BERT, SCHEME)
    assert t.waiting == [ANNA, CARL]
    assert t.view(ANNA).locked == [BERT]
    assert t.view(ANNA).actions == [None, None, None]
    assert t.view(BERT).actions[BERT] == GAME.domains["action"].index(SCHEME)
    assert t.told(ANNA, "ActionChosen") == [{"seat": BERT, "action": None}]


@rule("TP-301", "TP-409")
def test_a_card_that_is_used_up_cannot_be_laid_again_but_any_other_can() -> None:
    t = table().lay("pursuit", SCHEME, DECEIVE).passing("round.action")
    assert t.pile(ANNA) == {"pursuit"}
    assert t.options(ANNA) == set(GAME.domains["action"]) - {"pursuit"}
    assert t.options(BERT) == set(GAME.domains["action"])


@rule("TP-302", "TP-303")
def test_steps_follow_each_other_and_each_turns_up_its_cards_together() -> None:
    t = table(4).lay(DECEIVE, SCHEME, INVESTIGATE, "tail_after")
    assert [facts["seat"] for facts in t.told(ANNA, "ActionRevealed")] == [CARL, DORA]
    assert t.view(ANNA).actions[BERT] is None
    t.passing("round.action")
    shown = [facts["seat"] for facts in t.told(ANNA, "ActionRevealed")]
    assert shown == [CARL, DORA, BERT]  # Anna's Deception was opened by the first investigation
    steps = [facts["step"] for facts in t.told(ANNA, "StepBegun")]
    assert steps == [0, 1, 2, 3, 4]


@rule("TP-304", "TP-R39")
def test_those_who_act_in_one_step_show_their_initiative_and_the_highest_acts_first() -> None:
    t = table(4, initiative=[1, 3, 2, 4]).lay(SCHEME, SCHEME, SCHEME, DECEIVE)
    shown = {facts["seat"]: facts["initiative"] + 1 for facts in t.told(DORA, "InitiativeShown")}
    assert shown == {ANNA: 1, BERT: 3, CARL: 2}
    t.passing("round.initiative")
    assert [facts["seat"] for facts in t.told(DORA, "SlotLooked")] == [BERT, CARL, ANNA]
    assert t.view(ANNA).initiative == [0, 2, 1, None]


@rule("TP-304", "TP-R39")
def test_whoever_acts_alone_shows_no_initiative() -> None:
    t = table().lay(SCHEME, INVESTIGATE, DECEIVE).passing("round.action")
    assert t.told(ANNA, "InitiativeShown") == []
    assert t.told(ANNA, "InitiativePicked") == []


@rule("TP-304")
def test_step_2_needs_no_initiative() -> None:
    t = table(4).lay(SHOOT, SHOOT, SCHEME, DECEIVE)
    assert t.waiting == [ANNA, BERT]
    assert t.asked == "assassination.name"
    assert t.told(ANNA, "InitiativeShown") == []


@rule("TP-305", "TP-R41", "TP-R63")
def test_whoever_goes_out_before_the_turn_comes_does_not_act_and_takes_no_part_in_the_draft() -> None:
    t = table(4, initiative=[4, 3, 2, 1], skills={ANNA: ["swift"]})
    t.lay(INVESTIGATE, "pursuit", INVESTIGATE, SCHEME)
    t.play(ANNA, CARL, "looks", "swift", "gangster")  # Bert is out
    assert t.living() == [ANNA, CARL, DORA]
    assert t.asked == "investigation.target"
    assert t.waiting == [CARL]
    t.play(CARL, ANNA, "voice").play(ANNA, "pass")
    assert t.asked == "round.initiative"
    assert t.waiting == [ANNA]
    assert t.options(ANNA) == {"4", "2"}
    assert t.truth.open_skills == 1 << 2  # Swift; the Pursuit was not shown again
    assert t.told(DORA, "ActionDiscarded") == []


@rule("TP-306", "TP-R38")
def test_initiative_is_drafted_from_the_highest_to_the_lowest_and_the_last_gets_what_is_left() -> None:
    t = table(4, initiative=[2, 4, 3, 1]).lay(SCHEME, SCHEME, SCHEME, DECEIVE).passing("round.initiative")
    assert t.waiting == [BERT]
    assert t.options(BERT) == {"2", "3", "4"}
    t.play(BERT, "3")  # Carl's: he must take another
    assert t.waiting == [CARL]
    assert t.options(CARL) == {"2", "4"}
    t.play(CARL, "4")
    assert t.asked != "round.initiative"
    assert [t.truth.rank(seat) for seat in range(4)] == [2, 3, 4, 1]
    assert t.view(DORA).initiative == [1, 2, 3, 0]


@rule("TP-306")
def test_with_fewer_than_two_left_there_is_no_draft() -> None:
    t = table(3, initiative=[3, 2, 1], skills={ANNA: ["swift"]}).lay(INVESTIGATE, INVESTIGATE, SCHEME)
    t.play(ANNA, CARL, "looks", "swift", "gangster")
    assert t.told(CARL, "InitiativePicked") == []
    assert t.asked == "intrigue.put_back"


@rule("TP-307", "TP-R40")
def test_in_step_4_only_those_act_whose_deception_is_unspent() -> None:
    t = table(4).lay(INVESTIGATE, DECEIVE, DECEIVE, SCHEME)
    t.play(ANNA, BERT).passing("deception.keep")
    assert t.waiting == [CARL]
    assert t.told(ANNA, "InitiativeShown") == []  # he acts alone
    t.passing("round.action")
    assert [facts["seat"] for facts in t.told(ANNA, "DisguiseSought")] == [CARL]


@rule("TP-308", "TP-702")
def test_after_the_round_cards_go_back_and_marks_are_cleared() -> None:
    t = table(skills={ANNA: ["selfish"]}).lay(SCHEME, INVESTIGATE, DECEIVE)
    t.play(BERT, CARL).passing("skill.play")
    t.play(ANNA, "selfish").passing("round.action")
    s = t.truth
    assert (s.spent, s.revealed, s.selfish, s.used) == (0, 0, -1, 0)
    assert [s.action(seat) for seat in range(3)] == [-1, -1, -1]
    assert t.options(CARL) == set(GAME.domains["action"])


@rule("TP-116")
def test_what_was_chosen_must_be_done_but_skills_never_must() -> None:
    t = table(skills={ANNA: ["sharp"]}, slots=[[], ["banker"], []]).lay(SCHEME, SHOOT, DECEIVE)
    assert "pass" not in t.options(BERT)
    with pytest.raises(BadAnswer):
        t.play(BERT, "pass")
    t.play(BERT, "nurse").passing("skill.play")
    assert t.asked == "" or t.options(ANNA) == {"sharp", "pass"}


@rule("TP-101", "TP-R36")
def test_where_nothing_else_decides_the_lower_seat_comes_first() -> None:
    t = table(4, slots=[["banker"], ["florist"], []], skills={ANNA: ["bold"], BERT: ["trigger_happy"]})
    t.lay(SHOOT, SHOOT, SCHEME, DECEIVE).shoot(bert="poet", anna="barber")
    assert [facts["seat"] for facts in t.told(ANNA, "DisguiseDrawn")] == [ANNA, BERT]
    assert t.waiting == [ANNA]
    assert t.asked == "skill.play"

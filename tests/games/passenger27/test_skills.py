"""Skills, disguises and incidents that last for a round (TP-801 … TP-810)."""

from tests.games.passenger27.table import (
    ANNA,
    BERT,
    CARL,
    DECEIVE,
    DORA,
    INVESTIGATE,
    SCHEME,
    SHOOT,
    table,
    trick,
)
from tests.rules import rule
from wagonlit.games.passenger27 import GAME


@rule("TP-804", "TP-114", "TP-115")
def test_an_unused_skill_is_hidden_and_a_used_one_lies_open_on_its_owners_pile_at_once() -> None:
    t = table(skills={ANNA: ["charismatic", "bold"]}).lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top")
    assert t.view(BERT).skills == [2, 0, 0]
    t.play(ANNA, "charismatic")
    assert t.asked == "investigation.target"  # before its effect
    assert t.view(BERT).piles[ANNA] == [trick("charismatic")]
    assert t.view(BERT).skills == [1, 0, 0]


@rule("TP-805")
def test_the_owner_is_asked_again_until_he_passes() -> None:
    t = table(skills={ANNA: ["selfish", "cunning", "bold"]}).lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top")
    t.play(ANNA, "selfish")
    assert t.options(ANNA) == {"cunning", "pass"}
    t.play(ANNA, "pass")
    assert t.skills(ANNA) == {"cunning", "bold"}
    assert t.waiting != [ANNA]


@rule("TP-806", "TP-R58", "TP-R17")
def test_an_investigation_that_a_skill_brings_is_followed_by_skills_too_and_focused_asks_somebody_else() -> (
    None
):
    t = table(4, skills={ANNA: ["focused", "opportunist"]}, slots=[["banker"], [], []])
    t.lay(INVESTIGATE, SCHEME, DECEIVE, SCHEME).play(ANNA, CARL)  # cancelled by Low Profile
    t.play(ANNA, "focused")
    assert t.options(ANNA) == {"1", "3"}
    t.play(ANNA, DORA, "looks")
    assert t.options(ANNA) == {"opportunist", "pass"}


@rule("TP-R17")
def test_focused_may_ask_the_same_player_if_there_is_no_other() -> None:
    t = table(out=[CARL], skills={ANNA: ["focused"]}).lay(INVESTIGATE, SCHEME)
    t.play(ANNA, "looks", "focused", "voice")
    assert len(t.told(ANNA, "FeatureAnswered")) == 2


@rule("TP-807", "TP-R49")
def test_under_bite_the_bullet_nothing_is_drawn_but_copycat_takes() -> None:
    t = table(
        incident="bite_the_bullet", skills={ANNA: ["cunning"], BERT: ["copycat"]}, disguises={CARL: ["voice"]}
    )
    t.lay(SCHEME, DECEIVE, SCHEME).play(ANNA, "top")
    assert t.options(ANNA) == {"pass"}  # others might be Selfish or Charismatic; Cunning would draw nothing
    t.play(ANNA, "pass").passing("skill.play")
    assert t.told(ANNA, "DisguiseInspected") == []
    assert t.options(BERT) == {"copycat", "pass"}
    t.play(BERT, "copycat")
    assert (t.disguises(BERT), t.disguises(CARL)) == (["voice"], [])


@rule("TP-R49")
def test_under_bite_the_bullet_a_hit_is_not_rewarded() -> None:
    t = table(4, incident="bite_the_bullet").lay(SHOOT, SCHEME, SCHEME, SCHEME).shoot(anna="gangster")
    assert t.truth.disguise_count(ANNA) == 0


@rule("TP-R52", "TP-801")
def test_copycat_takes_a_random_disguise_and_the_two_know_which() -> None:
    t = table(
        skills={ANNA: ["copycat"]}, disguises={ANNA: ["looks"], BERT: ["scent", "voice"], CARL: ["voice"]},
        chance=("newsboy", "disguise_looks", "disguise_looks", "disguise_voice"),
    )  # fmt: skip
    t.lay(DECEIVE, SCHEME, INVESTIGATE).play(CARL, BERT, "looks").play(BERT, "pass").passing("deception.keep")
    t.play(ANNA, "disguise_looks", "copycat")
    assert t.options(ANNA) == {"1", "2"}
    t.play(ANNA, BERT)
    assert [t.told(seat, "DisguiseStolen")[0]["disguise"] is None for seat in range(3)] == [
        False,
        False,
        True,
    ]
    assert t.asked == "disguise.excess"
    assert t.disguises(BERT) == ["scent"]


@rule("TP-802", "TP-R53")
def test_when_the_disguise_deck_is_empty_the_discard_is_shuffled_into_a_new_one() -> None:
    t = table(disguise_discard=["looks"] * 6 + ["scent"] * 6 + ["voice"] * 6, skills={ANNA: ["cunning"]})
    t.lay(SCHEME, SCHEME, SCHEME).play(ANNA, "top", "cunning")
    assert t.told(BERT, "DisguisesReshuffled") == [{"number": 18}]
    assert t.truth.disguise_count(ANNA) == 2
    assert t.view(BERT).disguise_deck == 16


@rule("TP-802")
def test_cards_put_under_the_deck_come_last() -> None:
    t = table(disguise_discard=["scent"] * 6 + ["looks"] * 5 + ["voice"] * 5)
    t.match._state.wardrobe.discard = 0
    t.lay(DECEIVE, SCHEME, SCHEME).passing("deception.keep").play(ANNA, "disguise_looks")
    t.passing("round.action").lay(DECEIVE, SCHEME, SCHEME).passing("round.action")
    assert t.disguises(ANNA) == ["looks", "voice"]


@rule("TP-801")
def test_cunning_may_leave_one_with_four_disguises_of_which_two_go() -> None:
    t = table(
        skills={ANNA: ["cunning"]},
        disguises={ANNA: ["looks", "scent"]},
        chance=("newsboy", *["disguise_voice"] * 2),
    )
    t.lay(SCHEME, DECEIVE, DECEIVE).play(ANNA, "top", "cunning", "disguise_voice")
    assert t.asked == "disguise.excess"
    t.play(ANNA, "disguise_looks")
    assert t.disguises(ANNA) == ["scent", "voice"]
    assert [facts["disguise"] for facts in t.told(BERT, "DisguiseDiscarded")] == [None, None]


@rule("TP-810", "TP-R48", "TP-308")
def test_fool_me_twice_gives_back_what_was_used_or_paid_in_the_round() -> None:
    t = table(
        incident="fool_me_twice",
        skills={ANNA: ["opportunist"]},
        disguises={BERT: ["looks"], CARL: ["voice"]},
        piles={ANNA: ["bold"]},
        slots=[["banker"], [], []],
    )
    t.lay("pursuit", SCHEME, SCHEME).play(ANNA, BERT, "pass", "looks").play(BERT, "disguise_looks")
    t.play(ANNA, "opportunist")
    assert t.truth.wardrobe.discard == 0  # not to be shuffled into the deck
    assert t.view(CARL).kept == [0, 1, 0]
    t.passing("round.action")
    assert t.skills(ANNA) == {"opportunist"}
    assert t.pile(ANNA) == {"bold"}  # of an earlier round
    assert "pursuit" in t.options(ANNA)
    assert t.disguises(BERT) == ["looks"]
    assert t.told(CARL, "DisguiseReturned") == [{"seat": BERT, "disguise": None}]


@rule("TP-810", "TP-R48")
def test_fool_me_twice_gives_nothing_to_those_who_are_out_nor_what_went_over_the_limit() -> None:
    t = table(
        4,
        incident="fool_me_twice",
        skills={ANNA: ["cunning"]},
        disguises={ANNA: ["looks", "looks"], BERT: ["looks"]},
        chance=("newsboy", "disguise_voice", "disguise_voice"),
    )
    t.lay(SCHEME, SHOOT, INVESTIGATE, DECEIVE)
    t.play(CARL, BERT, "looks").play(BERT, "disguise_looks").shoot(bert="banker")
    t.passing("intrigue.put_back").play(ANNA, "top", "cunning", "disguise_looks", "disguise_voice")
    t.passing("round.action")
    assert t.disguises(ANNA) == ["looks", "voice"]
    assert t.truth.held(BERT) == 0


@rule("TP-810", "TP-502", "TP-R34")
def test_finish_the_job_lets_everybody_shoot_after_the_round_and_who_passes_is_no_shooter() -> None:
    t = table(4, incident="finish_the_job", skills={BERT: ["bold"], CARL: ["lucky"]})
    t.lay(DECEIVE, DECEIVE, DECEIVE, DECEIVE).passing("assassination.name")
    assert t.waiting == [ANNA, BERT, CARL, DORA]
    assert all("pass" in t.options(seat) for seat in range(4))
    t.shoot(anna="barber", bert="pass", carl="banker", dora="pass")
    assert t.told(BERT, "NamesCalled")[0]["names"].count(27) == 2
    assert t.options(CARL) == {"lucky", "pass"}
    t.play(CARL, "lucky")
    assert t.living() == [ANNA, BERT, CARL]
    assert t.told(BERT, "PlayerOut")[0]["step"] == 4
    assert t.waiting != [BERT]  # no window for who passed


@rule("TP-114", "TP-113")
def test_what_lies_open_is_in_the_view_of_an_onlooker() -> None:
    t = table(piles={BERT: ["sharp", "tail_after"]}, discard=["banker"], disguises={CARL: ["looks"]})
    view = t.view(ANNA)
    assert (view.piles[BERT], view.used_cards[BERT]) == ([trick("sharp")], [2])
    assert view.discard == [0]
    assert view.disguises == [0, 0, 1]
    assert [known.passenger for known in view.exposed] == [0]


@rule("TP-119")
def test_no_question_lets_anybody_show_a_hidden_card_of_free_will() -> None:
    chapters = {decision.id.partition(".")[0] for decision in GAME.decisions}
    actions = {"investigation", "assassination", "intrigue", "deception"}
    assert chapters == {"setup", "station", "round", "skill", "disguise"} | actions

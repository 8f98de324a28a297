"""The end of the game (ME-701 … ME-708)."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, Table, element, table
from tests.rules import rule
from wagonlit.core.errors import BadAnswer

RIGHT = ["mo_hanged", "suspect_candy", "motive_greed", "location_club", "time_0445"]
WRONG = ["mo_pushed", "suspect_orourke", "motive_money", "location_dining", "time_1200"]
SOLUTION = dict(zip(("mo", "suspect", "motive", "location", "time"), RIGHT, strict=True))
ALL_BLANK = "....."


def entry(sign: str, category: int) -> str:
    """+ stands for a right entry, - for a wrong one, . for a blank."""
    return {"+": RIGHT[category], "-": WRONG[category], ".": "blank"}[sign]


def fill(t: Table, lines: list[str]) -> Table:
    """Everybody fills in a telegram or a final answer; lines are by seat."""
    for category in range(5):
        for seat, line in enumerate(lines):
            t.play(seat, entry(line[category], category))
    return t


def ended(answers: list[str], telegrams: list[str]) -> Table:
    """A game in which nobody has cards any more: only telegrams and answers are left."""
    t = table(len(answers), leg=4, phase="telegram", solution=SOLUTION)
    return fill(fill(t, telegrams), answers)


def istanbul() -> Table:
    return table(leg=5, phase="final", solution=SOLUTION)


@rule("ME-701", "ME-R42")
def test_all_answer_at_the_same_time_with_elements_in_the_game_or_blank() -> None:
    t = istanbul()
    assert t.asked() == dict.fromkeys(range(3), "final.entry")
    assert t.options(CARL) == {"mo_clubbed", "mo_hanged", "mo_poisoned", "mo_pushed", "blank"}
    t.play(CARL, "blank").play(BERT, "mo_pushed").play(ANNA, "mo_hanged")
    assert t.ask(ANNA).facts == {"category": 1}
    assert t.options(ANNA) == {
        "suspect_candy",
        "suspect_sir_edmund",
        "suspect_prof_karlov",
        "suspect_orourke",
        "blank",
    }


@rule("ME-701", "ME-803", "ME-R43")
def test_nothing_is_revealed_before_the_last_line_of_the_last_answer() -> None:
    t = istanbul()
    for category, seat in [(category, seat) for category in range(5) for seat in range(3)][:-1]:
        t.play(seat, entry("+", category))
    for seat in range(3):
        assert not {"SolutionUnmasked", "AnswerRead", "TelegramRead", "GameWon"} & set(t.events(seat))
        assert t.view(seat).solution == []
        assert {facts["entry"] for facts in t.told(seat, "AnswerWritten") if facts["seat"] != seat} == {None}
    t.play(CARL, "time_0445")
    assert [t.view(seat).solution for seat in range(3)] == [[element(name) for name in RIGHT]] * 3


@rule("ME-701", "ME-R43")
def test_then_the_solution_is_shown_category_by_category_and_all_answers_are_read() -> None:
    t = fill(istanbul(), ["+----", ".....", "+++++"])
    assert [(facts["category"], facts["element"]) for facts in t.told(BERT, "SolutionUnmasked")] == [
        (category, element(name)) for category, name in enumerate(RIGHT)
    ]
    assert [facts["right"] for facts in t.told(BERT, "AnswerRead")] == [1, 0, 5]
    assert t.told(BERT, "AnswerRead")[CARL]["answer"] == [element(name) for name in RIGHT]
    assert t.match.over


@rule("ME-R42")
def test_an_answer_cannot_be_changed() -> None:
    t = istanbul().play(ANNA, "mo_hanged")
    with pytest.raises(BadAnswer):
        t.play(ANNA, "mo_pushed")


@rule("ME-702")
@pytest.mark.parametrize(
    ("answer", "score"),
    [
        (".....", 0), ("-----", 0), ("+....", 1), (".+...", 1), ("..+..", 1), ("...+.", 1), ("....+", 1),
        ("+----", 1), ("++...", 2), ("+-+-+", 3), ("++++.", 4), ("++++-", 4), ("+++++", 5),
    ],
)  # fmt: skip
def test_the_score_is_the_number_of_right_categories(answer: str, score: int) -> None:
    t = fill(istanbul(), [ALL_BLANK, answer, "-----"])
    assert t.match.result().scores == (0, score, 0)


# What is proven, answers and telegrams by seat, then who wins and the places.
RANKINGS: list[tuple[str, list[str], list[str], tuple[int, ...], tuple[int, ...]]] = [
    ("highest score", ["+++++", "++++-", "+++.."], [ALL_BLANK] * 3, (0,), (1, 2, 3)),
    ("one point is enough", ["+....", ".....", "-----"], [ALL_BLANK] * 3, (0,), (1, 2, 2)),
    ("score before telegram", ["+....", "++...", "++++."], ["+++++", "+++++", "-----"], (2,), (3, 2, 1)),
    ("more right", ["++...", "++...", "+...."], ["+....", "++...", "+++++"], (1,), (2, 1, 3)),
    ("wrong against right", ["++...", "++...", "....."], ["+-...", "+....", "....."], (1,), (2, 1, 3)),
    ("blank before wrong", ["++...", "++...", "....."], ["-....", ".....", "....."], (1,), (2, 1, 3)),
    ("2 before 3 - 2", ["++...", "++...", "....."], ["+++--", "++...", "....."], (1,), (2, 1, 3)),
    ("fewest wrong", ["++...", "++...", "....."], ["++-..", "+....", "....."], (1,), (2, 1, 3)),
    ("fewest wrong at 0", ["++...", "++...", "....."], ["+-...", ".....", "....."], (1,), (2, 1, 3)),
    ("-2 before -3", ["++...", "++...", "....."], ["--...", "+----", "....."], (0,), (1, 2, 3)),
    ("two winners", ["++...", ".++..", "+...."], ["+....", "....+", "+++++"], (0, 1), (1, 1, 3)),
    ("all win", ["+....", ".+...", "....+"], [ALL_BLANK] * 3, (0, 1, 2), (1, 1, 1)),
    ("nobody knows anything", ["....."] * 3, ["+....", "....-", "....."], (0,), (1, 3, 2)),
    (
        "every key", ["+++..", "++...", "++...", "+++.."], ["+....", "++-..", "+....", "++-.."],
        (0,), (1, 4, 3, 2),
    ),
    (
        "shared places", ["+....", "++...", "+....", "++...", "+...."],
        ["-....", "+++++", ".....", "+++++", "-...."], (1, 3), (4, 1, 3, 1, 4),
    ),
]  # fmt: skip


@rule("ME-703", "ME-704", "ME-705", "ME-706", "ME-707")
@pytest.mark.parametrize(
    ("answers", "telegrams", "winners", "places"),
    [row[1:] for row in RANKINGS],
    ids=[row[0] for row in RANKINGS],
)
def test_the_ranking_is_by_score_then_telegram_points_then_fewest_wrong_entries(
    answers: list[str], telegrams: list[str], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    t = ended(answers, telegrams)
    result = t.match.result()
    assert (result.winners, result.places) == (winners, places)
    [won] = t.told(BERT, "GameWon")
    assert (won["winners"], won["score"]) == (list(winners), answers[winners[0]].count("+"))
    assert t.view(ANNA).winners == list(winners)


@rule("ME-704", "ME-707")
def test_a_telegram_is_read_with_its_right_and_wrong_entries_and_never_changes_the_score() -> None:
    t = ended(["+....", "+....", "....."], ["++++-", ".....", "+-+-."])
    read = [(facts["right"], facts["wrong"]) for facts in t.told(CARL, "TelegramRead")]
    assert read == [(4, 1), (0, 0), (2, 2)]
    assert t.match.result().scores == (1, 1, 0)


@rule("ME-708")
@pytest.mark.parametrize("seed", [1, 2])
def test_all_five_legs_are_played_and_nobody_answers_before_istanbul(seed: int) -> None:
    t = table(seed=seed)
    for halt in t.wander(seed):
        if "final.entry" in halt.asked().values():
            assert halt.view(ANNA).city == 5
    assert [facts["leg"] for facts in t.told(ANNA, "LegBegun")] == [0, 1, 2, 3, 4]
    assert t.events().index("AnswerWritten") > len(t.events()) - t.events()[::-1].index("TrainArrived") - 1

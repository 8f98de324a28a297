"""The position notation: every key, what is dealt, and the examples of SCENARIO.md."""

import json
import re
from collections import Counter
from typing import Any

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, Table, category, element, named, table
from tests.rules import rule
from wagonlit.core.match import Match
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.pieces.board import ACTIONS, CARS, CHARACTERS, CITIES
from wagonlit.games.mystery_express.pieces.cards import ELEMENT_NAMES, TIME
from wagonlit.games.mystery_express.pieces.places import PLACES
from wagonlit.games.mystery_express.scenario.notation import KEYS

BOOK = (GAME.folder / "SCENARIO.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```\n\nAsked now: (.*?)\.\n", BOOK, re.DOTALL)
HANDS = {ANNA: ["mo_hanged", "motive_greed"], BERT: ["mo_pushed", "mo_clubbed"], CARL: ["suspect_candy"]}
CARDS_IN_GAME = {3: 32, 4: 40, 5: 48}


def placed(players: int = 3, seed: int = 1, **position: Any) -> Table:
    """A strict position."""
    return Table(Match(GAME, {"players": players}, seed, position=position))


def lying(t: Table) -> Counter[str]:
    """Every crime card on the table, the solution too."""
    piles = [named(t.truth.pile(place)) for place in range(PLACES)]
    hidden = [ELEMENT_NAMES[t.truth.culprit(category)] for category in range(TIME)]
    return Counter(name for pile in [*piles, hidden] for name in pile)


# The document


@pytest.mark.parametrize(("example", "asked"), EXAMPLES)
def test_every_example_of_the_document_can_be_set_up(example: str, asked: str) -> None:
    given = json.loads(example)
    t = Table(Match(GAME, given["options"], given["seed"], position=given["position"]))
    assert ", ".join(f"seat {seat} `{decision}`" for seat, decision in t.asked().items()) == asked
    if not given["position"].get("loose"):
        assert set(lying(t).values()) == {2}
        assert sum(lying(t).values()) == CARDS_IN_GAME[given["options"]["players"]]


def test_the_document_has_examples_and_every_key_and_phase() -> None:
    assert len(EXAMPLES) == BOOK.count("```json") == 7
    rows = set(re.findall(r"^\| `(\w+)` \|", BOOK, re.MULTILINE))
    phases = {"turn", "arrival", "city", "tunnel", "telegram", "revelation", "final"}
    assert rows == {*KEYS, "chance", "answers"} | phases | set(ACTIONS[:-1])


def test_the_document_names_every_question_and_the_words_of_peeks() -> None:
    asked = set(re.findall(r"`(\w+\.\w+)`", BOOK))
    assert asked == {one.id for one in GAME.decisions if not one.id.startswith("setup.")}
    assert all(f'`"{word}"`' in BOOK for word in GAME.domains["peek"])
    assert re.search("`" + "`, .*`".join(CHARACTERS) + "`", BOOK)


def the_order_of(action: str) -> list[str]:
    """The questions of an action, as the document has them."""
    (row,) = re.findall(rf"^\| `{action}` \| (.*) \|$", BOOK, re.MULTILINE)
    return re.findall(r"`(\w+\.\w+)`", row)


@pytest.mark.parametrize("action", ["club_grip", "dining", "lounge", "smoking"])
def test_the_questions_come_in_the_order_of_the_document(action: str) -> None:
    both = ["mo_clubbed", "mo_hanged", "suspect_candy", "suspect_orourke"]
    third = ["mo_clubbed", "mo_pushed", "suspect_candy", "motive_greed"]
    mine = ["motive_money", "motive_money", "location_club", "location_lounge"]
    hands = {ANNA: mine, BERT: both, CARL: third, DORA: ["mo_hanged", "mo_poisoned"]}
    discards = {BERT: ["motive_despair", "location_club"], CARL: ["motive_despair"]}
    t = table(4, leg=3, hands=hands, discards=discards).play(ANNA, action)
    asked = []
    while "turn.action" not in t.asked().values():
        ask = t.match.asks[0]
        asked.append(ask.decision)
        t.match.answer(ask.options[0], ask.seat)
    powers_off = [one for one in the_order_of(action) if one != "power.peek"]
    assert list(dict.fromkeys(asked)) == powers_off


# What is given


def test_every_card_given_lies_where_it_was_put() -> None:
    t = table(
        hands=HANDS,
        discards={BERT: ["suspect_orourke", "mo_clubbed"]},
        spots=["location_club", None, "motive_greed"],
        stacks=[["mo_poisoned"], ["mo_poisoned", "suspect_candy"]],
        unveiled=["location_dining"],
        leg=5,
    )
    assert [t.hand(seat) for seat in range(3)] == [HANDS[ANNA], sorted(HANDS[BERT]), HANDS[CARL]]
    assert (t.discard(BERT), t.discard(ANNA)) == (["mo_clubbed", "suspect_orourke"], [])
    assert [t.spot(spot) for spot in (1, 2, 3)] == [["location_club"], [], ["motive_greed"]]
    assert (t.stack(1), t.stack(2)) == (["mo_poisoned"], ["mo_poisoned", "suspect_candy"])
    assert t.unveiled() == ["location_dining"]


def test_the_turn_begins_as_given() -> None:
    t = table(hands=HANDS, leg=5, first=CARL, active=ANNA, hours=2, taken=["lounge"], used=[BERT])
    view = t.view(CARL)
    assert (view.leg, view.first, view.active, view.hours, view.used) == (4, CARL, ANNA, 2, [BERT])
    assert t.actions(ANNA) == {"dining", "passenger", "sleeping"}
    t.play(ANNA, "end_turn")
    assert t.asked() == {BERT: "turn.action"}
    t.play(BERT, "end_turn")
    assert t.view(ANNA).city == CITIES.index("istanbul")


def test_conductor_tokens_and_characters_are_as_given() -> None:
    characters = ["pransky", "strauss", "mansard"]
    t = placed(leg=4, conductor="dining", tokens=["club", "smoking"], characters=characters)
    assert (CARS[t.view(BERT).conductor], [CARS[car] for car in t.view(BERT).tokens]) == (
        "dining",
        ["club", "smoking"],
    )
    assert t.view(BERT).characters == [4, 1, 3]
    assert t.hours == 4  # Miss Pransky in a leg of three hours


def test_a_discard_lies_in_the_order_given() -> None:
    laid = ["location_club", "mo_hanged", "suspect_candy", "mo_clubbed", "?"]
    t = placed(discards={BERT: laid}, seed=4)
    backs = t.view(ANNA).discard_backs[BERT]
    assert backs[:4] == [category(name.split("_")[0]) for name in laid[:4]]
    assert len(backs) == 5
    own = [ELEMENT_NAMES[card] for card in t.view(BERT).discard]
    assert (own[0], sorted(own[1:4:2]), own[2]) == ("location_club", ["mo_clubbed", "mo_hanged"], laid[2])
    assert [category(name.split("_")[0]) for name in own] == backs


def test_telegrams_are_as_given_and_known_to_their_writers_alone() -> None:
    telegrams = {BERT: {"suspect": "suspect_candy", "time": "time_0615", "mo": None}}
    t = placed(leg=5, phase="final", telegrams=telegrams, solution={"suspect": "suspect_candy"})
    blank, candy, quarter = (element(name) for name in ("blank", "suspect_candy", "time_0615"))
    assert t.view(BERT).telegrams[BERT] == [blank, candy, blank, blank, quarter]
    assert t.view(ANNA).telegrams == [[blank] * 5, [None] * 5, [None] * 5]
    assert GAME.lies(t.view(ANNA), t.truth) == []
    t.coast()
    assert t.told(CARL, "TelegramRead")[BERT]["telegram"] == [blank, candy, blank, blank, quarter]


def test_the_solution_is_as_given() -> None:
    solution = {"mo": "mo_hanged", "suspect": "suspect_candy", "motive": "motive_greed"}
    t = placed(solution={**solution, "location": "location_lounge", "time": "time_1200"})
    found = [ELEMENT_NAMES[t.truth.culprit(category)] for category in range(5)]
    assert found == [*solution.values(), "location_lounge", "time_1200"]
    t = placed(solution={"mo": "mo_pushed"}, seed=3)
    assert ELEMENT_NAMES[t.truth.culprit(0)] == "mo_pushed"


def test_every_seat_is_told_what_lies_open_and_its_own_cards() -> None:
    t = table(hands=HANDS, discards={BERT: ["mo_hanged"]}, spots=["location_club", None, None])
    assert [ELEMENT_NAMES[card] for card in t.view(ANNA).hand] == HANDS[ANNA]
    assert t.view(ANNA).hand_backs == [[1, 0, 1, 0], [2, 0, 0, 0], [0, 1, 0, 0]]
    assert (t.view(ANNA).discard_backs, t.view(ANNA).spots) == ([[], [0], []], [3, None, None])
    assert [list(cards or []) for cards in t.told(CARL, "PositionSet")[0]["hands"]] == [[], [], [6]]


@rule("ME-003")
def test_a_figure_for_which_nobody_chose_begins_in_the_passenger_car() -> None:
    assert [CARS[car] for car in table(hands=HANDS).view(CARL).cars] == ["passenger"] * 3


# Phases


@pytest.mark.parametrize(
    ("phase", "leg", "asked"),
    [
        ("turn", 3, {ANNA: "turn.action"}),
        ("arrival", 1, {CARL: "turn.action"}),
        ("arrival", 5, dict.fromkeys(range(3), "final.entry")),
        ("city", 3, {CARL: "turn.action"}),
        ("city", 2, dict.fromkeys(range(3), "tunnel.back")),
        ("city", 4, dict.fromkeys(range(3), "telegram.entry")),
        ("tunnel", 2, dict.fromkeys(range(3), "tunnel.back")),
        ("telegram", 4, dict.fromkeys(range(3), "telegram.entry")),
        ("revelation", 4, dict.fromkeys(range(3), "pick.card")),
        ("final", 5, dict.fromkeys(range(3), "final.entry")),
    ],
)
def test_each_phase_goes_on_where_it_should(phase: str, leg: int, asked: dict[int, str]) -> None:
    t = placed(leg=leg, phase=phase)
    assert t.asked() == asked
    in_the_leg = phase == "turn"
    assert t.view(BERT).city == (leg - 1 if in_the_leg else leg)
    t.coast()
    assert t.match.over


def test_a_phase_says_whether_the_time_show_is_over() -> None:
    shows = [placed(leg=4, phase=phase).told(ANNA, "ShowEnded") for phase in ("arrival", "city", "telegram")]
    assert [len(ended) for ended in shows] == [1, 1, 0]


# What is left out

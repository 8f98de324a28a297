"""Every question names whom and what it is about."""

import pytest

from tests.games.mystery_express.table import ANNA, BERT, CARL, DORA, table
from tests.games.mystery_express.test_text_in_use import NAMES, plainly_spaced
from tests.rules import rule
from wagonlit.core.ask import Ask
from wagonlit.core.text import Texts
from wagonlit.games.mystery_express import GAME

MOTIVES = ["motive_greed", "motive_money"]
MIXED = ["motive_greed", "mo_hanged", "mo_pushed"]


def asked_in_the_lounge() -> Ask:
    return table(5, hands={BERT: MOTIVES, CARL: ["mo_hanged"]}).play(ANNA, "lounge", "motive").ask(BERT)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Anna asks everyone: which Motive card do you show the whole table?"),
        ("fr", "Anna le demande à tous : quelle carte Mobile montrez-vous à toute la table ?"),
        ("de", "Anna fragt alle: Welche Motivkarte zeigst du dem ganzen Tisch?"),
        ("it", "Anna lo chiede a tutti: quale carta Movente mostri a tutto il tavolo?"),
    ],
)
def test_a_question_says_what_it_is_about(lang: str, sentence: str) -> None:
    assert plainly_spaced(Texts(GAME, lang, NAMES).prompt(asked_in_the_lounge())) == sentence


@pytest.mark.parametrize(
    ("plays", "seat", "question", "answers"),
    [
        (
            [(ANNA, "passenger")],
            ANNA,
            "Who gives you the first card: Bert on your left, or Carl on your right?",
            ["Left: Bert", "Right: Carl"],
        ),
        (
            [(ANNA, "passenger"), (ANNA, "right")],
            ANNA,
            "Which category does Carl, on your right, give you?",
            ["Modus Operandi", "Motive"],
        ),
        (
            [(ANNA, "passenger"), (ANNA, "right"), (ANNA, "mo")],
            CARL,
            "Which Modus Operandi card do you hand to Anna?",
            ["Hanged", "Pushed"],
        ),
        (
            [(ANNA, "sleeping"), (ANNA, "2")],
            CARL,
            "Anna searches your compartment: on which side do you hide the bag?",
            ["Left", "Right"],
        ),
        ([(ANNA, "dining"), (ANNA, "2"), (ANNA, "mo")], CARL, "Anna invites you to dinner: which", None),
        ([(ANNA, "smoking")], BERT, "Anna swaps with you: which Motive card", None),
        ([(ANNA, "club_grip"), (ANNA, "0")], ANNA, "Which category do you take back from your own", None),
        ([(ANNA, "club_grip"), (ANNA, "1")], ANNA, "Which category does Bert take back?", None),
    ],
)
def test_every_question_names_whom_it_is_about(
    plays: list[tuple[int, str]], seat: int, question: str, answers: list[str] | None
) -> None:
    hands = {ANNA: ["location_club", "location_lounge"], BERT: [*MOTIVES, "suspect_candy"], CARL: MIXED}
    discards = {seat: ["location_dining", "suspect_orourke"] for seat in (ANNA, BERT)}
    ask = table(hands=hands, discards=discards, leg=5).answers(plays).ask(seat)
    texts = Texts(GAME, "en", NAMES)
    assert texts.prompt(ask).startswith(question)
    if answers is not None:
        assert [texts.option(ask, id) for id in ask.options] == answers


def test_a_neighbour_in_the_tunnel_and_the_city_of_a_show_are_named() -> None:
    texts = Texts(GAME, "en", NAMES)
    tunnel = table(
        leg=2, phase="tunnel", hands={seat: ["mo_hanged", "motive_greed"] for seat in (ANNA, CARL)}
    )
    assert texts.prompt(tunnel.ask(CARL)) == "Which back do you choose in Anna’s hand, on your left?"
    show = table(leg=3, phase="city", hands={}, options={"time_pace_by": "whistle"})
    assert texts.prompt(show.ask(ANNA)) == "How fast are the Time cards shown in Vienna?"


@rule("ME-604")
def test_a_power_knows_from_whom_each_card_came_or_on_whose_discard_it_lies() -> None:
    """Dora is Strauss, who looks at motives: at the two that Anna gets, or at those she gives in return."""
    hands = {ANNA: MOTIVES, BERT: ["motive_despair"], CARL: ["motive_despair"], DORA: ["mo_hanged"]}
    characters = ["macdouglas", "mirabella", "mansard", "strauss"]
    t = table(4, leg=5, hands=hands, characters=characters, options={"powers": True})
    t.play(ANNA, "smoking")
    texts = Texts(GAME, "en", NAMES)

    def offered() -> list[str]:
        return [texts.option(t.ask(DORA), id) for id in t.ask(DORA).options]

    keep = "No, keep the power for later"
    assert offered() == [keep, "Look at Bert’s card", "Look at Carl’s card"]
    assert "discarded by Anna?" in texts.prompt(t.ask(DORA))
    t.play(DORA, "decline").play(ANNA, "motive_greed")
    assert offered() == [keep, "Look at Bert’s card", "Look at Carl’s card"]
    assert "discarded by Bert and Carl?" in texts.prompt(t.ask(DORA))

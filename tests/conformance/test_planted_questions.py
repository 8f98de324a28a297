"""Questions about the wrong facts, folds of nothing, and notebooks that lie: each must be caught."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.catching import LIGHTHOUSE, MASQUERADE, caught
from tests.toys.lighthouse import rules as tower
from tests.toys.masquerade import rules
from tests.toys.masquerade.game import Masquerade
from tests.toys.masquerade.pieces import MASKS, NONE
from tests.toys.masquerade.state import Ball
from tests.toys.masquerade.view import View
from wagonlit.conformance.facts import facts
from wagonlit.conformance.folding import folds
from wagonlit.conformance.forms import forms
from wagonlit.conformance.notebooks import notebook
from wagonlit.conformance.windows import windows
from wagonlit.core.event import Told
from wagonlit.core.form import Form
from wagonlit.core.frame import Decision
from wagonlit.core.game import Game
from wagonlit.core.ids import Ids, below, has, only

Patch = pytest.MonkeyPatch

# Facts


@pytest.mark.parametrize(
    ("given", "by"),
    [
        ({}, "“ball.react” declares rival, but lacks it"),
        ({"rival": 0, "mask": 3}, "“ball.react” gives mask, but does not declare it"),
        ({"rival": 6}, "the fact “rival” of “ball.react” is 6, which “seat” lacks"),
        ({"rival": -1}, "the fact “rival” of “ball.react” is -1, which “seat” lacks"),
        ({"rival": True}, "the fact “rival” of “ball.react” is True, which “seat” lacks"),
        ({"rival": "0"}, "the fact “rival” of “ball.react” is '0', which “seat” lacks"),
    ],
)
def test_a_question_about_other_facts_than_it_declares(
    given: dict[str, Any], by: str, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(rules.React, "facts", lambda self, s, seat: given)
    caught(facts, MASQUERADE, by)


def test_a_fact_may_not_apply(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.React, "facts", lambda self, s, seat: {"rival": None})
    facts(MASQUERADE)


def test_a_seat_that_this_table_lacks_although_others_have_it(monkeypatch: Patch) -> None:
    monkeypatch.setattr(rules.React, "facts", lambda self, s, seat: {"rival": s.seats})
    caught(facts, MASQUERADE, r"'players': 3.*the fact “rival” of “ball.react” is 3, which “seat” lacks")


def test_a_part_of_a_question_that_lacks_its_facts(monkeypatch: Patch) -> None:
    def part_facts(self: rules.WriteCard, s: Ball, seat: int, part: int) -> dict[str, int]:
        return {"side": part} if part else {"side": part, "neighbour": 0}

    monkeypatch.setattr(rules.WriteCard, "part_facts", part_facts)
    caught(facts, MASQUERADE, "“card.colour” declares neighbour, but lacks it")


@pytest.mark.parametrize("words", [["fog"], {"said": "fog"}, b"fog"])
def test_a_plain_fact_that_is_neither_number_nor_words(words: Any, monkeypatch: Patch) -> None:
    monkeypatch.setattr(tower.Judge, "facts", lambda self, s, seat: {"guesser": 0, "words": words})
    caught(facts, LIGHTHOUSE, "the fact “words” of “tower.judge” is .*, not a number, words, or yes and no")


@pytest.mark.parametrize(("group", "fits"), [(0b101, True), (0b1000, False), (-1, False)])
def test_a_set_has_only_members_that_there_are(group: int, fits: bool, monkeypatch: Patch) -> None:
    rivals = Decision("ball.react", "reply", "MQ-4", facts={"rivals": "guests"})
    others = [decision for decision in Masquerade.decisions if decision.id != "ball.react"]
    monkeypatch.setattr(Masquerade, "sets", {"guests": "seat"})
    monkeypatch.setattr(Masquerade, "decisions", [*others, rivals])
    monkeypatch.setattr(rules.React, "facts", lambda self, s, seat: {"rivals": group})
    if fits:
        facts(MASQUERADE)
    else:
        caught(facts, MASQUERADE, f"the fact “rivals” of “ball.react” is {group}, which “guests” lacks")


# Folds


def test_a_fold_that_is_misspelt(monkeypatch: Patch) -> None:
    monkeypatch.setattr(View, "FanSpend", View.FanSpent, raising=False)
    caught(folds, MASQUERADE, "View.FanSpend folds an event that does not exist")


def test_a_fold_that_takes_other_facts_than_are_told(monkeypatch: Patch) -> None:
    monkeypatch.setattr(View, "FanSpent", lambda self, who: None)
    caught(folds, MASQUERADE, "View.FanSpent takes who, but the event tells seat")


def folds_by_hand(self: View, told: Told) -> None:
    """Folds that are no methods of the view."""


def test_a_view_that_folds_in_its_own_way_must_say_what(monkeypatch: Patch) -> None:
    monkeypatch.setattr(View, "fold", folds_by_hand)
    caught(folds, MASQUERADE, r"View has its own fold, but folds\(\) does not say of what")


@pytest.mark.parametrize(
    ("name", "fold", "says"),
    [
        ("FanSpend", lambda view, seat: None, "FanSpend folds an event that does not exist"),
        ("FanSpent", lambda view, who: None, "FanSpent takes who, but the event tells seat"),
    ],
)
def test_folds_that_are_no_methods_are_held_to_the_events_too(
    name: str, fold: Callable[..., None], says: str, monkeypatch: Patch
) -> None:
    monkeypatch.setattr(View, "fold", folds_by_hand)
    monkeypatch.setattr(View, "folds", classmethod(lambda cls: {"RoundBegun": lambda view, **facts: None}))
    folds(MASQUERADE)
    monkeypatch.setattr(View, "folds", classmethod(lambda cls: {name: fold}))
    caught(folds, MASQUERADE, says)


# Notebooks


def open_notebook(self: Game, view: View) -> list[int]:
    return view.may_be


def not_worn(self: Game, view: View, s: Ball) -> list[str]:
    """What the notebook excludes but is so."""
    noted = zip(open_notebook(self, view), s.masks)
    return [f"not the {MASKS[mask]}" for masks, mask in noted if mask != NONE and not has(masks, mask)]


def test_a_notebook_that_concludes_too_much(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Masquerade, "notebook", open_notebook)
    monkeypatch.setattr(Masquerade, "notebook_lies", not_worn)
    notebook(MASQUERADE)

    def learn(self: View, seat: int, target: int, colour: int | None) -> None:
        if colour is not None:
            self.may_be[target] &= 7 << 3 * (colour + 1) % 12

    monkeypatch.setattr(View, "ColourSeen", learn)
    caught(notebook, MASQUERADE, "the notebook lies: not the ")


def test_a_notebook_that_nobody_holds_to_the_truth(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Masquerade, "notebook", open_notebook)
    caught(notebook, MASQUERADE, "it has a notebook, but does not say what would be a lie in it")


def test_a_notebook_is_tried_with_every_kind_of_assistance(monkeypatch: Patch) -> None:
    tried: set[int] = set()

    def noting(self: Game, view: View, s: Ball) -> list[str]:
        tried.add(view.players)
        return []

    monkeypatch.setattr(Masquerade, "notebook", open_notebook)
    monkeypatch.setattr(Masquerade, "notebook_lies", noting)
    monkeypatch.setattr(Masquerade, "assistance_option", "players")
    notebook(MASQUERADE)
    assert tried == {3, 4, 5, 6}
    monkeypatch.setattr(Masquerade, "assistance_option", "hints")
    caught(notebook, MASQUERADE, "its assistance_option “hints” is not one of its options")


def test_a_notebook_that_follows_from_more_than_it_says(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Masquerade, "notebook", open_notebook)
    monkeypatch.setattr(Masquerade, "notebook_lies", not_worn)
    monkeypatch.setattr(Masquerade, "notebook_basis", lambda self, view: list(view.may_be))
    notebook(MASQUERADE)
    monkeypatch.setattr(Masquerade, "notebook_basis", lambda self, view: view.may_be[0])
    caught(notebook, MASQUERADE, "the notebook changes, but not what it follows from: ")


def test_a_part_that_offers_less_after_another(monkeypatch: Patch) -> None:
    def other_colours(self: rules.WriteCard, s: Ball, seat: int, part: int) -> Ids:
        taken = s.cards[seat][0] if part else NONE
        return below(4) if taken == NONE else below(4) & ~only(taken)

    monkeypatch.setattr(rules.WriteCard, "part_options", other_colours)
    caught(forms, MASQUERADE, r"part 2 of “card\.colour” is .*options=\[1, 2, 3\]\) after red, but was")


def test_a_part_that_is_about_something_else_after_another(monkeypatch: Patch) -> None:
    honest = rules.WriteCard.part_facts

    def swayed(self: rules.WriteCard, s: Ball, seat: int, part: int) -> dict[str, int]:
        return honest(self, s, seat, 0 if s.cards[seat][0] == NONE else part)

    monkeypatch.setattr(rules.WriteCard, "part_facts", swayed)
    caught(forms, MASQUERADE, r"part 2 of “card\.colour” is Part\(facts={'side': 1")


def test_a_paper_that_is_taken_away_before_it_is_filled_in(monkeypatch: Patch) -> None:
    def hasty(self: rules.WriteCard, who: int, filled: int) -> Form:
        return rules.WriteCard(who & ~only(0), filled)

    monkeypatch.setattr(rules.WriteCard, "going_on", hasty)
    caught(forms, MASQUERADE, "seat 0: “card.colour” has 2 parts, but after red its next is not asked")


# Windows


def test_a_window_that_changes_because_somebody_answers(monkeypatch: Patch) -> None:
    monkeypatch.setattr(tower.Watch, "facts", lambda self, s, seat: {"calls": self.queue})
    caught(windows, LIGHTHOUSE, "“watch.call” changes because seat . has answered")


def test_somebody_may_answer_outside_a_window(monkeypatch: Patch) -> None:
    monkeypatch.setattr(tower.Watch, "decision", Decision("watch.call", "call", "LH-5", sealed=False))
    caught(windows, LIGHTHOUSE, "“watch.call” may still be answered by some, but is no window")


def test_a_window_that_waits_for_who_only_may_answer(monkeypatch: Patch) -> None:
    class Impatient(tower.Watch):
        def __init__(self, who: int, watch: int, queue: int, may: int = 0) -> None:
            super().__init__(who, watch, queue, may | who)

    monkeypatch.setattr(tower, "Watch", Impatient)
    caught(windows, LIGHTHOUSE, "“watch.call” waits for a seat that only may answer")

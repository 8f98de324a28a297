"""Questions of several parts, put to several seats: each at its own pace, handed in as a whole."""

from typing import Any

import pytest

from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.pieces import NONE
from tests.toys.masquerade.rules import WriteCard
from tests.toys.masquerade.state import Ball
from wagonlit.conformance.play import answer_at_random
from wagonlit.core.errors import BadAnswer
from wagonlit.core.form import BITS_PER_SEAT, MOST_PARTS, Form
from wagonlit.core.game import MOST_SEATS
from wagonlit.core.ids import Ids, below, only
from wagonlit.core.match import Match
from wagonlit.core.replay import replayed
from wagonlit.core.rng import Rng

RED, BLUE, GOLD, BLACK = range(4)
ANNA, BERT, CARL = range(3)


def farewell() -> Match:
    """A ball that is over, but for the farewell cards."""
    match, rng = Match(GAME, {"players": 3}, 4), Rng(4)
    while match.asks[0].decision != "card.colour":
        answer_at_random(match, rng, ())
    return match


def test_all_are_asked_at_once_and_told_all_their_parts() -> None:
    match = farewell()
    assert match.waiting == [ANNA, BERT, CARL]
    ask = match.ask_of(BERT)
    assert [part.facts for part in ask.parts] == [
        {"side": 0, "neighbour": CARL},
        {"side": 1, "neighbour": ANNA},
    ]
    assert [part.options for part in ask.parts] == [[RED, BLUE, GOLD, BLACK]] * 2
    assert (ask.facts, ask.options) == (ask.parts[0].facts, ask.parts[0].options)


def test_whoever_hands_in_waits_for_nobody() -> None:
    match = farewell()
    match.answer([RED, BLUE], CARL)
    assert match.waiting == [ANNA, BERT]
    match.answer(GOLD, ANNA)
    assert [part.facts["side"] for part in match.ask_of(ANNA).parts] == [1]
    match.answer([BLUE, BLUE], BERT)
    match.answer(BLACK, ANNA)
    assert match.over
    assert match.views[ANNA].cards == [[GOLD, BLACK], [BLUE, BLUE], [RED, BLUE]]


def test_nobody_learns_what_is_written_before_all_have_handed_in() -> None:
    match = farewell()
    match.answer([RED, BLUE], CARL)
    colours = [told.facts["colour"] for told in match.told[ANNA] if told.event == "CardWritten"]
    assert colours == [None, None]


@pytest.mark.parametrize(
    "choice", [[RED], [RED, BLUE, GOLD], [], [RED, 4], [RED, True], [RED, None], ["pink", BLUE], None]
)
def test_a_paper_that_is_wrong_in_any_part_changes_nothing(choice: Any) -> None:
    match = farewell()
    before = len(match.answers), len(match.told[ANNA])
    with pytest.raises(BadAnswer):
        match.answer(choice, BERT)
    assert (len(match.answers), len(match.told[ANNA])) == before
    assert len(match.ask_of(BERT).parts) == 2


def test_a_paper_is_refused_whole_even_if_a_part_depends_on_another(monkeypatch: pytest.MonkeyPatch) -> None:
    def other_colours(self: WriteCard, s: Ball, seat: int, part: int) -> Ids:
        taken = s.cards[seat][0] if part else NONE
        return below(4) if taken == NONE else below(4) & ~only(taken)

    match = farewell()
    before = len(match.answers), len(match.told[ANNA])
    monkeypatch.setattr(WriteCard, "part_options", other_colours)
    with pytest.raises(BadAnswer, match=r"0 is not a possible answer to “card\.colour”; possible answers: 1"):
        match.answer([RED, RED], BERT)
    assert (len(match.answers), len(match.told[ANNA])) == before
    assert len(match.ask_of(BERT).parts) == 2
    match.answer([RED, BLUE], BERT)
    assert match.waiting == [ANNA, CARL]


def test_a_list_is_no_answer_to_a_question_of_one_part() -> None:
    match = Match(GAME, {"players": 3}, 4)
    with pytest.raises(BadAnswer, match="not a possible answer"):
        match.answer([0, 1], match.waiting[0])


def test_a_record_keeps_part_by_part_and_any_order_is_the_same_game() -> None:
    one, other = farewell(), farewell()
    for seat in (ANNA, BERT, CARL):
        one.answer([RED, GOLD], seat)
    for colour in (RED, GOLD):
        for seat in (CARL, BERT, ANNA):
            other.answer(colour, seat)
    assert one.result() == other.result()
    assert replayed(GAME, one.record).result() == one.result()


def test_a_form_counts_the_parts_of_as_many_seats_as_a_table_can_have() -> None:
    last, most = MOST_SEATS - 1, MOST_PARTS
    form = Form()
    form.filled = most << (BITS_PER_SEAT * last)
    assert [form.part_at(seat) for seat in range(MOST_SEATS)] == [0] * last + [most]

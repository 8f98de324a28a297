"""The agenda as text."""

from tests.toys.masquerade.game import GAME
from tests.toys.masquerade.rules import Act, React
from wagonlit.core.reprs import as_text, attributes


def test_frames_are_shown_with_their_fields_in_order_and_without_the_rest() -> None:
    s = GAME.start(GAME.options({}))
    s.agenda = None
    s.then(React(1, 0, 1, False), Act(2))
    assert as_text(s.agenda) == "React(actor=0, hidden=False, target=1, who=2) → Act(player=2)"


def test_a_frame_that_is_on_no_agenda_stands_alone() -> None:
    assert as_text(Act(2)) == "Act(player=2)"


def test_nothing_to_come_is_no_text() -> None:
    assert as_text(None) == ""


def test_every_attribute_of_a_state_is_found() -> None:
    s = GAME.start(GAME.options({}))
    found = attributes(s)
    assert {"agenda", "journal", "round", "chest", "masks", "fans", "points"} <= set(found)
    assert found["agenda"] is s.agenda
    assert list(found) == sorted(found)

"""The agenda as text."""

from wagonlit.core.agenda import as_text, attributes
from wagonlit.core.match import Match
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.rules.lounge import RevealPicks
from wagonlit.games.mystery_express.rules.picks import PickCard
from wagonlit.games.mystery_express.state.train import Train


def test_frames_are_shown_with_their_fields_in_order_and_without_the_rest() -> None:
    match = Match(GAME, {"players": 3})
    s = match.peek()
    s.agenda = None
    s.then(PickCard(6, 585, 3), RevealPicks(6))
    assert as_text(s.agenda) == "PickCard(action=3, asked=585, who=6) → RevealPicks(showing=6)"


def test_a_frame_that_is_on_no_agenda_stands_alone() -> None:
    assert as_text(RevealPicks(6)) == "RevealPicks(showing=6)"


def test_nothing_to_come_is_no_text() -> None:
    assert as_text(None) == ""


def test_every_attribute_of_a_state_is_found() -> None:
    s = GAME.start(GAME.options({}))
    found = attributes(s)
    assert isinstance(s, Train)
    assert {"agenda", "journal", "terms", "rows", "leg", "solution", "placements"} <= set(found)
    assert found["agenda"] is s.agenda
    assert list(found) == sorted(found)

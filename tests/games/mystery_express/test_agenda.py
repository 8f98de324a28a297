"""The agenda of compiled frames and the attributes of a compiled state."""

from wagonlit.core.reprs import as_text, attributes
from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.rules.lounge import RevealPicks
from wagonlit.games.mystery_express.rules.picks import PickCard


def test_frames_are_shown_with_their_fields_in_order_and_without_the_rest() -> None:
    s = GAME.start(GAME.options({"players": 3}))
    s.agenda = None
    s.then(PickCard(6, 585, 3), RevealPicks(6))
    assert as_text(s.agenda) == "PickCard(action=3, asked=585, who=6) → RevealPicks(showing=6)"


def test_every_attribute_of_a_state_is_found() -> None:
    s = GAME.start(GAME.options({}))
    found = attributes(s)
    assert {"agenda", "journal", "terms", "rows", "leg", "solution", "placements"} <= set(found)
    assert found["agenda"] is s.agenda
    assert list(found) == sorted(found)

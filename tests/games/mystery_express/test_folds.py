"""What events teach a view, and which of them teach nothing."""

from wagonlit.games.mystery_express import GAME
from wagonlit.games.mystery_express.view.folds import FOLDS

# What follows from these is told by the events after them.
TEACH_NOTHING = {
    "SolutionHidden", "CategoryNamed", "PlayerNamed", "CompanyNamed", "GuestAsked", "SideNamed", "StackNamed",
    "SlotNamed", "PowerKept",
}  # fmt: skip
AFTERWARDS = {"CategorySettled", "NeverSettled"}


def test_every_event_is_folded_but_those_that_teach_nothing() -> None:
    assert set(FOLDS) == {kind.__name__ for kind in GAME.events} - TEACH_NOTHING - AFTERWARDS

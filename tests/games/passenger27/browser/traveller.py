"""People who play 27th Passenger at the page, and see the names called."""

from typing import ClassVar

from tests.browser import traveller
from tests.browser.traveller import play

CALLS = ".tp-calls"
GUN = ".tp-actions button.assassination:enabled"


class Traveller(traveller.Traveller):
    """With the mouse or a finger."""

    show: ClassVar[str] = CALLS


class Typist(traveller.Typist):
    """With a keyboard and nothing else."""

    show: ClassVar[str] = CALLS


def until(player: Traveller, wanted: str) -> None:
    """Play until this is on the screen."""
    while player.page.locator(wanted).filter(visible=True).count() == 0:
        assert play(player, until=1), f"{wanted} never came."

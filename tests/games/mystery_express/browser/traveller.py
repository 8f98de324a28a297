"""People who play Mystery Express at the page, and turn the cards of its Time shows."""

from typing import ClassVar

from tests.browser import traveller
from tests.browser.traveller import play

SHOW = ".me-show"


class Traveller(traveller.Traveller):
    """With the mouse or a finger."""

    show: ClassVar[str] = SHOW


class Typist(traveller.Typist):
    """With a keyboard and nothing else."""

    show: ClassVar[str] = SHOW


def until(player: Traveller, wanted: str) -> None:
    """Play until this is on the screen."""
    while player.page.locator(wanted).filter(visible=True).count() == 0:
        assert play(player, until=1), f"{wanted} never came."

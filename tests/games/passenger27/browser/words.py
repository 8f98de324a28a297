"""The words of the page around 27th Passenger, and those of the game."""

from tests.browser.words import ROOT, SHELL, Spoken

_spoken = Spoken(SHELL, ROOT / "src/wagonlit/games/passenger27/text")
said = _spoken.said
ids = _spoken.ids

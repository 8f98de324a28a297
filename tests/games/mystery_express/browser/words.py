"""The words of the page around Mystery Express, and those of the game."""

from tests.browser.words import ROOT, SHELL, Spoken

_spoken = Spoken(SHELL, ROOT / "src/wagonlit/games/mystery_express/text")
said = _spoken.said
ids = _spoken.ids

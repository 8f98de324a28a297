"""The words of the page around Simplon-Orient-Express, and those of the game."""

from tests.browser.words import ROOT, SHELL, Spoken

_spoken = Spoken(SHELL, ROOT / "src/wagonlit/games/simplon/text")
said = _spoken.said
ids = _spoken.ids

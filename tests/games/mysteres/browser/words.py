"""The words of the page around Mystères, and those of the game."""

from tests.browser.words import ROOT, SHELL, Spoken

_spoken = Spoken(SHELL, ROOT / "src/wagonlit/games/mysteres/text")
said = _spoken.said

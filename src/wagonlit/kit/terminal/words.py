"""The words of the terminal: its own, and those that a game adds for its drawing."""

import os
from pathlib import Path

from wagonlit.core.game import Game
from wagonlit.core.text import constants_of
from wagonlit.core.words import languages, words_in

FOLDER = Path(__file__).parent / "text"


class Words:
    """What the terminal says in one language; at a game's table, that game's texts come first."""

    def __init__(self, lang: str, game: Game | None = None) -> None:
        self.lang = lang
        folders = [FOLDER] if game is None else [game.folder / "text", FOLDER]
        self._files = [words_in(folder, lang) for folder in folders]
        self._constants = constants_of(game.constants) if game else {}

    def __call__(self, key: str, **facts: str | int | float) -> str:
        """The text; in the files a line may end anywhere, and an empty line begins a new one."""
        file = next((file for file in self._files if file.has(key)), self._files[-1])
        # Fluent writes a half as each language does, “1.5” or “1,5”.
        text = file.say(key, self._constants | facts)
        return "\n".join(line.replace("\n", " ") for line in text.split("\n\n"))

    def knows(self, key: str) -> bool:
        """Is there such a text? Bots and games of other packages may have none."""
        return any(file.has(key) for file in self._files)


def preferred_language() -> str:
    """The language this terminal is set to, if the games speak it; English otherwise."""
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next(filter(None, settings), "en")[:2]
    return lang if lang in languages() else "en"

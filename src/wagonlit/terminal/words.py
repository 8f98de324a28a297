"""The words of the terminal itself; those of a game are with the game."""

import os
from pathlib import Path
from typing import cast

from wagonlit.core.text import languages, words_in

FOLDER = Path(__file__).parent / "text"


class Words:
    """What the terminal says in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words = words_in(FOLDER, lang)

    def __call__(self, key: str, **facts: str | int | float) -> str:
        """The text; in the files a line may end anywhere, and an empty line begins a new one."""
        # Fluent writes a half as each language does, “1.5” or “1,5”.
        text = self._words.say(key, cast("dict[str, str | int]", facts))
        return "\n".join(line.replace("\n", " ") for line in text.split("\n\n"))

    def knows(self, key: str) -> bool:
        """Is there such a text? Bots and games of other packages may have none here."""
        return self._words.has(key)


def preferred_language() -> str:
    """The language this terminal is set to, if the games speak it; English otherwise."""
    settings = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    lang = next(filter(None, settings), "en")[:2]
    return lang if lang in languages() else "en"

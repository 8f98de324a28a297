"""The rules call things what the game calls them, in every language."""

import re

import pytest

from wagonlit.core.rules_text import rules_file
from wagonlit.core.words import LANGUAGES, words_in
from wagonlit.games.passenger27 import GAME

ROW = re.compile(r"^\| `(\w+)` \| ([^|]+) \|", re.MULTILINE)
DOMAINS = ("passenger", "action", "trick", "incident")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_of_the_rules_name_everything_as_the_texts_do(lang: str) -> None:
    words = words_in(GAME.folder / "text", lang)
    rules = rules_file(GAME, lang).read_text(encoding="utf-8").split("## 2.")[0]
    told = [
        words.say(f"{domain}-{id}")
        for id, _ in ROW.findall(rules)
        for domain in DOMAINS
        if words.has(f"{domain}-{id}")
    ]
    assert told == [name for _, name in ROW.findall(rules)]
    assert len(told) == 27 + 6 + 16 + 18

"""Every word a player reads: from a game's text/LANG.ftl, in Fluent (projectfluent.org).

The class of an event, the id of a decision and the name of an id are the keys. A sentence is given
each fact `x` as `$x`, a noun in its language; besides, `$x-id` is the bare id, to select by, and
`$x-FORM` each form the noun declares as an attribute (.card, .the …), so that no grammar is needed here.
An answer is called by its noun (`.label`), unless its question has words of its own for it, which may use
the question's facts: `DECISION-option-ID`.
Every text may also use the game's constants: `hours: {lounge: 2}` is `$hours-lounge`.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import Junk

from wagonlit.core.ask import Ask
from wagonlit.core.errors import UnknownName
from wagonlit.core.event import Told, domains
from wagonlit.core.game import Game
from wagonlit.core.ids import members

# Each language by the name its own speakers use.
LANGUAGES = {"en": "English", "fr": "français", "de": "Deutsch", "it": "italiano"}
_NO_LETTER = re.compile(r"\W")  # what the key of a text cannot have in it
HIDDEN = "hidden"  # how a sentence learns that a fact is not for this reader's eyes

Args = Mapping[str, str | int | float]
Forms = dict[str, str | int | float]


def languages() -> tuple[str, ...]:
    """The languages there are, by code."""
    return tuple(LANGUAGES)


def rules_file(game: Game, lang: str) -> Path:
    """Where the game's rules stand in this language; in English, if nobody has translated them."""
    translated = game.folder / f"RULES.{lang}.md"
    return translated if translated.is_file() else game.folder / "RULES.md"


class BrokenText(Exception):
    """A text that is missing, or that asks for a fact nobody gives it: the file is at fault."""


class Words:
    """One file of texts in one language: “key” is a message, “key.part” its attribute."""

    def __init__(self, folder: Path, lang: str) -> None:
        if lang not in LANGUAGES:
            raise UnknownName(f"There is no language “{lang}”; known are {', '.join(LANGUAGES)}.")
        self.file = folder / f"{lang}.ftl"
        resource = FluentResource(self.file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise BrokenText(f"{self.file}: this is no Fluent: {entry.content}")
        # No isolation marks: all four languages run from left to right.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(resource)

    def _pattern(self, key: str) -> Pattern | None:
        message, _, part = key.partition(".")
        if not self._bundle.has_message(message):
            return None
        found = self._bundle.get_message(message)
        return found.attributes.get(part) if part else found.value

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self._pattern(key) is not None

    def say(self, key: str, args: Args | None = None) -> str:
        """The text, filled in. BrokenText if anything in it could not be."""
        pattern = self._pattern(key)
        if pattern is None:
            raise BrokenText(f"{self.file} has no text “{key}”.")
        text, faults = self._bundle.format_pattern(pattern, dict(args or {}))
        if faults:
            raise BrokenText(f"{self.file}, text “{key}”: {'; '.join(str(fault) for fault in faults)}.")
        return str(text)

    def parts(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self._bundle.get_message(key).attributes)


@cache
def words_in(folder: Path, lang: str) -> Words:
    """The texts of that folder in one language, read once."""
    return Words(folder, lang)


def constants_of(tree: Mapping[str, Any], prefix: str = "") -> Forms:
    """The game's constants by the names that texts know them by: numbers and words only."""
    found: Forms = {}
    for name, value in tree.items():
        if isinstance(value, Mapping):
            found |= constants_of(value, f"{prefix}{name}-")
        elif isinstance(value, int | float | str):
            found[f"{prefix}{name}"] = value
    return found


class Texts:
    """The words of one game in one language, for a table where people are called by these names."""

    def __init__(self, game: Game, lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = tuple(names)
        self.words = words_in(game.folder / "text", lang)
        self._events = {event.__name__: event for event in game.events}
        self._constants = constants_of(game.constants)
        self._decisions = {decision.id: decision for decision in game.decisions}
        self._forms: dict[tuple[str, int], Forms] = {}

    # The game and its table options

    def title(self) -> str:
        """What the game is called."""
        return self.words.say("title")

    def description(self) -> str:
        """The game in one sentence."""
        return self.words.say("description")

    def word(self, key: str) -> str:
        """A text that needs no facts, such as “sheet.innocent”."""
        return self.words.say(key, self._constants)

    def setting(self, name: str) -> str:
        """What a table option is called."""
        return self.words.say(f"option-{name}")

    def setting_help(self, name: str) -> str:
        """What a table option is for."""
        return self.words.say(f"option-{name}.help")

    def setting_value(self, name: str, value: Any) -> str:
        """A value of a table option; a number or a list has no words and stands for itself."""
        if isinstance(value, bool):
            return self.words.say("switch.on" if value else "switch.off")
        key = f"option-{name}.{_NO_LETTER.sub('_', str(value))}"
        return self.words.say(key) if isinstance(value, str) and self.words.has(key) else str(value)

    # Nouns

    def noun(self, domain: str, id: int) -> str:
        """What an id is called in the middle of a sentence."""
        return str(self._noun(domain, id)[""])

    def _noun(self, domain: str, id: int) -> Forms:
        """All forms of a noun; its plain form has no name."""
        if (domain, id) not in self._forms:
            self._forms[domain, id] = self._declined(domain, id)
        return self._forms[domain, id]

    def _declined(self, domain: str, id: int) -> Forms:
        if domain in self.game.sets:
            return {"": self._all(self.game.sets[domain], members(id))}
        name = self.game.domains[domain][id]
        if domain == "seat":
            return {"": self.names[id], "id": name}
        counted = name.isdecimal()
        key = domain if counted else f"{domain}-{name}"
        args: Args = self._constants | ({"number": int(name)} if counted else {})
        forms: Forms = {"": self.words.say(key, args), "id": name}
        return forms | {part: self.words.say(f"{key}.{part}", args) for part in self.words.parts(key)}

    def _all(self, domain: str, ids: Sequence[int]) -> str:
        """“Anna, Bert and Carl”."""
        names = [self.noun(domain, id) for id in ids]
        if len(names) < 2:
            return "".join(names)
        return self._joined("list.and", self._row(names[:-1]), names[-1])

    def _row(self, parts: Sequence[str]) -> str:
        """“a, b, c”."""
        row = parts[0] if parts else ""
        for part in parts[1:]:
            row = self._joined("list.comma", row, part)
        return row

    def _joined(self, key: str, rest: str, last: str) -> str:
        # The initial, because Italian says “e Bert” but “ed Emil”.
        initial = normalize("NFD", last)[:1].casefold()
        return self.words.say(key, {"rest": rest, "last": last, "initial": initial})

    # Sentences

    def log(self, told: Told) -> str:
        """What happened, as this seat was told it; empty where a line would only be noise."""
        kinds = domains(self._events[told.event])
        args: Forms = dict(self._constants)
        for name, fact in told.facts.items():
            args |= self._facts(name, fact, kinds.get(name))
        return self.words.say(told.event, args)

    def _facts(self, name: str, fact: Any, domain: str | None) -> Forms:
        """One fact as the sentence may use it: plain, by its id, and in the forms of its noun."""
        if fact is None:
            return {name: HIDDEN, f"{name}-id": HIDDEN}
        if domain is None or isinstance(fact, list | tuple):
            return {name: self._plain(fact, domain)}
        return {f"{name}-{form}" if form else name: text for form, text in self._noun(domain, fact).items()}

    def _plain(self, fact: Any, domain: str | None) -> str | int:
        """A yes or no, a number, a list, or a noun."""
        if isinstance(fact, list | tuple):
            if domain == "seat":
                return self._all(domain, fact)
            return self._row([str(self._plain(part, domain)) for part in fact])
        if fact is None:
            return HIDDEN
        if isinstance(fact, str):
            return fact
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        return int(fact) if domain is None else self.noun(domain, fact)

    def prompt(self, ask: Ask) -> str:
        """The question, in one sentence."""
        return self.words.say(ask.decision, self._about(ask))

    def help(self, ask: Ask) -> str:
        """The question explained to a newcomer."""
        return self.words.say(f"{ask.decision}-help", self._about(ask))

    def _about(self, ask: Ask) -> Forms:
        kinds = self._decisions[ask.decision].facts
        args: Forms = dict(self._constants)
        for name, fact in ask.facts.items():
            args |= self._facts(name, fact, kinds[name] or None)
        return args

    def option(self, ask: Ask, id: int) -> str:
        """A possible answer, as it stands on a button or in a list."""
        if ask.domain == "seat" and id == ask.seat:
            return self.words.say("myself", {"name": self.names[id]})
        forms = self._noun(ask.domain, id)
        own = f"{ask.decision}-option-{forms.get('id')}"
        if self.words.has(own):
            return self.words.say(own, self._about(ask))
        return str(forms.get("label", forms[""]))

    def option_help(self, ask: Ask, id: int) -> str:
        """What that answer does, where it needs saying."""
        return str(self._noun(ask.domain, id).get("help", ""))

"""Every word a player reads: from a game's text/LANG.ftl, in Fluent (projectfluent.org).

The class of an event, the id of a decision and the name of an id are the keys. A sentence is given
each fact `x` as `$x`, a noun in its language; besides, `$x-id` is the bare id, to select by, and
`$x-FORM` each form the noun declares as an attribute (.card, .the …), so that no grammar is needed here.
Where names come with data (`Game.names`), the noun's own text is given `$name`, besides `$id`, the bare
id, and `$initial`, the name's first letter, to select by.
Of a list, `$x-count` says how long it is: an empty one has no words.
Of a person, `$x-self` says (“yes”, “no”) if it is the event's `seat`, or the seat that is asked.
An answer is called by its noun (`.label`), unless its question has words of its own for it, which may use
the question's facts: `DECISION-option-ID`.
Every text may also use the game's constants: `price: {ticket: 2}` is `$price-ticket`.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any
from unicodedata import normalize

from wagonlit.core.ask import Ask
from wagonlit.core.event import Told, domains
from wagonlit.core.game import DataName, Game
from wagonlit.core.ids import members
from wagonlit.core.words import words_in
from wagonlit.core.written import isolated

_NO_LETTER = re.compile(r"\W")  # what the key of a text cannot have in it
HIDDEN = "hidden"  # how a sentence learns that this reader may not see a fact

Forms = dict[str, str | int | float]


def value_key(option: str, value: str) -> str:
    """The key of the text for a value of a table option."""
    return f"option-{option}.{_NO_LETTER.sub('_', value)}"


def noun_key(domain: str, name: str) -> str:
    """The key of the text for an id of that name; ids whose names are numbers share one."""
    return domain if name.isdecimal() else f"{domain}-{name}"


def _initial(word: str) -> str:
    """Its first letter without an accent, because Italian says “e Bert” but “ed Emil”."""
    return normalize("NFD", word)[:1].casefold()


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
        if named := self.game.names.get(name, {}).get(str(value)):
            return self.words.say(named.text, self._called(named, str(value)))
        key = value_key(name, str(value))
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
            return {"": isolated(self.names[id]), "id": name}
        named = self.game.names.get(domain, {}).get(name)
        counted = name.isdecimal()
        key = named.text if named else noun_key(domain, name)
        own: Forms = self._called(named, name) if named else {"number": int(name)} if counted else {}
        args = self._constants | own
        forms: Forms = {"": self.words.say(key, args), "id": name}
        return forms | {part: self.words.say(f"{key}.{part}", args) for part in self.words.parts(key)}

    def _called(self, named: DataName, id: str) -> Forms:
        """What a text is given of a name that comes with data."""
        name = named.name[self.lang] if named.seat < 0 else self.names[named.seat]
        return {"name": name, "id": id, "initial": _initial(name)}

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
        return self.words.say(key, {"rest": rest, "last": last, "initial": _initial(last)})

    # Sentences

    def log(self, told: Told, reader: int | None = None) -> str:
        """What happened, as this seat was told it; empty where a line would only be noise.

        A reader who is a part of it is spoken to, where the text has an attribute for that: `.target` is for
        whoever is the target.
        """
        kinds = domains(self._events[told.event])
        parts = [f"{told.event}.{name}" for name in _parts_of(told, kinds, reader)]
        key = next(filter(self.words.has, parts), told.event)
        return self.words.say(key, self._all_facts(told.facts, kinds, told.facts.get("seat")))

    def _all_facts(self, facts: Mapping[str, Any], kinds: Mapping[str, str], actor: int | None) -> Forms:
        """All that a sentence may use, spoken of one seat or to it."""
        args: Forms = dict(self._constants)
        for name, fact in facts.items():
            args |= self._facts(name, fact, kinds.get(name) or None)
            args[f"{name}-self"] = "yes" if kinds.get(name) == "seat" and fact == actor else "no"
        return args

    def _facts(self, name: str, fact: Any, domain: str | None) -> Forms:
        """One fact as the sentence may use it: plain, by its id, and in the forms of its noun."""
        if fact is None:
            return {name: HIDDEN, f"{name}-id": HIDDEN}
        if isinstance(fact, list | tuple):
            return {name: self._plain(fact, domain), f"{name}-count": len(fact)}
        if domain is None:
            return {name: self._plain(fact, domain)}
        return {f"{name}-{form}" if form else name: text for form, text in self._noun(domain, fact).items()}

    def _plain(self, fact: Any, domain: str | None) -> str | int:
        """A yes or no, a number, a list, or a noun."""
        if isinstance(fact, list | tuple):
            if domain == "seat":
                return self._all(domain, fact)
            return self._row([str(self._plain(part, domain)) for part in fact])
        if fact is None or isinstance(fact, str):
            return HIDDEN if fact is None else isolated(fact)
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
        return self._all_facts(ask.facts, self._decisions[ask.decision].facts, ask.seat)

    def option(self, ask: Ask, id: int) -> str:
        """A possible answer, as it stands on a button or in a list."""
        if ask.domain == "seat" and id == ask.seat:
            return self.words.say("myself", {"name": self.names[id]})
        forms = self._noun(ask.ids_of, id)
        own = f"{ask.decision}-option-{forms.get('id')}"
        if self.words.has(own):
            return self.words.say(own, self._about(ask))
        return str(forms.get("label", forms[""]))

    def option_help(self, ask: Ask, id: int) -> str:
        """What that answer does, where it needs saying."""
        return str(self._noun(ask.ids_of, id).get("help", ""))


def _parts_of(told: Told, kinds: Mapping[str, str], reader: int | None) -> list[str]:
    """The roles in which this reader appears in the event."""
    seats = {name: told.facts[name] for name, domain in kinds.items() if domain == "seat"}
    return [
        name
        for name, seat in seats.items()
        if reader is not None and (reader in seat if isinstance(seat, list | tuple) else reader == seat)
    ]

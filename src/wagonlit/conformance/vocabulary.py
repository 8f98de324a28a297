"""Which texts a game must have, by their keys, and which of those that it has are ever asked for."""

from collections.abc import Collection, Iterator
from typing import Any, get_args, get_origin, get_type_hints

from wagonlit.conformance.variables import TextFile
from wagonlit.core.event import Event, domains
from wagonlit.core.frame import PLAIN, TEXT
from wagonlit.core.game import Game
from wagonlit.core.options import Numbers, Option
from wagonlit.core.text import constants_of, noun_key, value_key
from wagonlit.core.view import View, fields_of

OWN_ANSWER = "-option-"  # between the decision and the answer's name
PEOPLE = "seat"  # they are called by their names
LIST = " list"  # in place of a domain; none has such a name
ON_BUTTONS = frozenset({"label", "help"})  # forms of a noun that an answer shows; all others serve a sentence


def wanted(game: Game) -> Iterator[str]:
    """The texts that every game must have; an event may be silent, but must say so."""
    # Lists of people are needed by every screen: who has won, who is waited for.
    yield from ("title", "description", "list.comma", "list.and")
    for option in game.option_list:
        named = game.names.get(option.name, {})
        yield from (text.text for text in named.values())
        yield from _of_option(option, named)
    if any(isinstance(value, bool) for option in game.option_list for value in option.values):
        yield from ("switch.on", "switch.off")
    yield from (event.__name__ for event in game.events)
    for decision in game.decisions:
        yield from (decision.id, f"{decision.id}-help")
    if any(decision.domain == PEOPLE for decision in game.decisions):
        yield "myself"
    for bot in game.bots:
        yield from (f"bot-{bot}", f"bot-{bot}.about")


def _of_option(option: Option, named: Collection[str]) -> Iterator[str]:
    yield from (f"option-{option.name}", f"option-{option.name}.help")
    if isinstance(option.parts, Numbers):
        yield f"option-{option.name}.part"
    values = (*option.values, *option.offers)
    words = (value for value in values if isinstance(value, str) and value not in named)
    yield from (value_key(option.name, word) for word in words)


def spoken_domains(game: Game, view: type[View]) -> set[str]:
    """The domains whose ids are put into words wherever they are told, asked about or seen."""
    told = {domain for event in game.events for domain in domains(event).values()}
    asked = {domain for decision in game.decisions for domain in decision.facts.values()}
    seen = {domain for field in fields_of(view).values() for domain in (*field.by, *field.of)}
    return (told | asked | seen) - {PEOPLE, PLAIN, TEXT}


def noun_keys(game: Game, domain: str) -> set[str]:
    """The texts that name the ids of a domain; ids whose names are numbers share one."""
    named = game.names.get(domain, {})
    return {named[name].text if name in named else noun_key(domain, name) for name in game.domains[domain]}


def unused(game: Game, known: TextFile, own: Collection[str]) -> list[str]:
    """The texts that nothing asks for; `own` are the prefixes of keys that only the game itself knows."""
    nouns = set().union(*(noun_keys(game, domain) for domain in game.domains))
    asked = {
        *wanted(game),
        *_addressed(game),
        *_own_answers(game),
        *(key for key in known.patterns if key.startswith(tuple(own))),
    }
    variables = set().union(*(known.used_by(key) for key in asked if key in known.patterns))
    forms = {variable.partition("-")[2] for variable in variables} | ON_BUTTONS | {""}

    def is_noun(key: str) -> bool:
        name, _, form = key.partition(".")
        return name in nouns and form in forms

    return [key for key in known.patterns if key not in asked and key not in known.inner and not is_noun(key)]


def _addressed(game: Game) -> Iterator[str]:
    """What a seat may read instead, if it is a part of an event."""
    for event in game.events:
        yield from (f"{event.__name__}.{fact}" for fact, domain in domains(event).items() if domain == PEOPLE)


def _own_answers(game: Game) -> Iterator[str]:
    """What a question may call its answers, in words of its own."""
    for decision in game.decisions:
        yield from (f"{decision.id}{OWN_ANSWER}{name}" for name in game.domains.get(decision.ids_of, ()))


def undeclared(game: Game, known: TextFile) -> Iterator[tuple[str, list[str]]]:
    """Texts of events and questions that use what they are not given, with what that is."""
    constants = set(constants_of(game.constants))
    for event in game.events:
        facts = {name: _domain_of_one(event, name) for name in event.__struct_fields__}
        for key in (event.__name__, *(f"{event.__name__}.{fact}" for fact in facts)):
            if key in known.patterns:
                yield key, _beyond(game, known, key, constants, facts)
    for decision in game.decisions:
        own = [key for key in known.patterns if key.startswith(f"{decision.id}{OWN_ANSWER}")]
        for key in (decision.id, f"{decision.id}-help", *own):
            yield key, _beyond(game, known, key, constants, decision.facts)


def _domain_of_one(event: type[Event], name: str) -> str:
    """The domain of a fact that is one id; a list is given to a sentence whole."""
    is_list = _has_tuple(get_type_hints(event)[name])
    return LIST if is_list else domains(event).get(name, PLAIN)


def _has_tuple(hint: Any) -> bool:
    return get_origin(hint) in (tuple, list) or any(_has_tuple(part) for part in get_args(hint))


def _beyond(game: Game, known: TextFile, key: str, constants: set[str], facts: dict[str, str]) -> list[str]:
    given = constants.union(*(_forms(game, known, *fact) for fact in facts.items()))
    return sorted(known.used_by(key) - given)


def _forms(game: Game, known: TextFile, name: str, domain: str) -> set[str]:
    """All that a text may use of one fact: a noun also by its id, and in each form that it declares."""
    if domain == PEOPLE:
        return {name, f"{name}-id", f"{name}-self"}
    if domain == LIST:
        return {name, f"{name}-count"}
    if domain in game.sets or domain == TEXT or domain not in game.domains:
        return {name}
    forms = known.attributes(noun_keys(game, domain))
    return {name, f"{name}-id", *(f"{name}-{form}" for form in forms)}

"""What a game says of itself must be consistent: checked when it is registered, not in the middle of play."""

from collections.abc import Iterator

from wagonlit.core.answering import MOST_IDS
from wagonlit.core.errors import BadGame
from wagonlit.core.event import Event, domains
from wagonlit.core.form import Form
from wagonlit.core.frame import PLAIN, TEXT, WORDS, Decision
from wagonlit.core.game import MOST_SEATS, Game
from wagonlit.core.packed_agenda import all_kinds
from wagonlit.core.words import LANGUAGES

LARGE = "ask in parts, or let chance draw by number (Decision(…, by_number=True))"
APART = "ask for words in a question of its own"


def registered(game: Game) -> Game:
    """The game, if it fits together; BadGame names every fault."""
    if faults := list(_faults(game)):
        raise BadGame(f"{game.id} cannot be registered: {'; '.join(faults)}.")
    return game


def _faults(game: Game) -> Iterator[str]:
    for decision in game.decisions:
        yield from _about_decision(game, decision)
    for event in game.events:
        for name, domain in domains(event).items():
            yield from _unknown(game, f"“{name}” of {event.__name__}", domain)
        yield from _about_showing(event)
    for domain in game.proposable:
        yield from _unknown(game, "what players may propose", domain)
    for domain, members in game.sets.items():
        yield from _unknown(game, f"the set “{domain}”", members)
    if game.edition_option and game.edition_option not in {one.name for one in game.option_list}:
        yield f"its edition_option “{game.edition_option}” is not one of its options"
    if game.assistance_option and game.assistance_option not in {one.name for one in game.option_list}:
        yield f"its assistance_option “{game.assistance_option}” is not one of its options"
    yield from _about_chances(game)
    yield from _about_options(game)
    yield from _about_seats(game)


def _about_chances(game: Game) -> Iterator[str]:
    levels = [value for one in game.option_list if one.name == game.assistance_option for value in one.values]
    for level in game.chances_shown:
        if level not in levels:
            yield f"it shows chances with assistance “{level}”, which its assistance_option does not offer"


def _about_decision(game: Game, decision: Decision) -> Iterator[str]:
    where, ids = f"“{decision.id}”", len(game.domains.get(decision.domain, ()))
    yield from _unknown(game, f"the answers to {where}", decision.domain)
    if ids > MOST_IDS and decision.domain != TEXT and not decision.by_number:
        yield f"{where} offers the {ids} ids of “{decision.domain}”; {MOST_IDS} are possible: {LARGE}"
    if decision.domain == TEXT and _is_form(decision):
        yield f"{where} is a form and asks for words, but forms are filled in with ids: {APART}"
    if decision.instead:
        yield from _about_instead(game, decision)
    for name, domain in decision.facts.items():
        yield from _unknown(game, f"the fact “{name}” of {where}", domain)


def _about_instead(game: Game, decision: Decision) -> Iterator[str]:
    where, domain = f"“{decision.id}”", decision.instead
    yield from _unknown(game, f"what {where} takes instead of words", domain)
    if decision.domain != TEXT:
        yield f"{where} takes ids of “{domain}” instead of words, but does not ask for words"
    if len(game.domains.get(domain, ())) > WORDS:
        yield f"{where} takes ids of “{domain}” instead of words; {WORDS} are possible"


def _is_form(decision: Decision) -> bool:
    return any(getattr(kind, "decision", None) is decision for kind in all_kinds(Form))


def _unknown(game: Game, what: str, domain: str) -> Iterator[str]:
    if domain not in (PLAIN, TEXT) and domain not in game.domains:
        yield f"{what} would be of “{domain}”, which is not among its domains"


def _about_showing(event: type[Event]) -> Iterator[str]:
    ids = domains(event)
    if event.shows and event.shows not in ids:
        yield f"{event.__name__} shows “{event.shows}”, which is not an id among its facts"
    for seat in filter(None, (event.shown_to, event.shown_by)):
        if ids.get(seat) != "seat":
            yield f"{event.__name__} shows it to or by “{seat}”, which is not a seat among its facts"


def _about_options(game: Game) -> Iterator[str]:
    known = {option.name for option in game.option_list}
    for kind in ("opening_options", "carried_options"):
        for name in sorted(set(getattr(game, kind)) - known):
            yield f"“{name}” of its {kind} is not one of its options"
    for lang, options in game.language_options.items():
        if lang not in LANGUAGES:
            yield f"its language_options are for “{lang}”, which is not a language we have"
        for name in sorted(options.keys() - known):
            yield f"the option “{name}”, which would go with “{lang}”, is not one of its options"


def _about_seats(game: Game) -> Iterator[str]:
    known = {option.name for option in game.option_list}
    if game.seats_option and game.seats_option not in known:
        yield f"its seats_option “{game.seats_option}” is not one of its options"
    if len(game.players) == 0:
        yield "it can be played by no number of players"
        return
    for name in sorted(set(game.settled_names()) - known - {game.seats_option}):
        yield f"the option “{name}”, which the table would settle, is not one of its options"
    if max(game.players) > MOST_SEATS:
        yield f"it is for up to {max(game.players)} players, but a table has {MOST_SEATS} seats at most"
    if not game.seats_option and len(game.players) > 1:
        yield "it can be played by different numbers of players, so it needs a seats_option"
    if len(game.domains.get("seat", ())) < max(game.players):
        yield f"its domain “seat” has fewer names than {max(game.players)} players"

"""Every word a player may read exists, in every language."""

from collections.abc import Iterator

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import ConformanceError, Run, Trial, runs
from wagonlit.conformance.variables import TextFile
from wagonlit.core.event import Told, domains
from wagonlit.core.frame import TEXT
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.text import LANGUAGES, BrokenText, Texts, constants_of
from wagonlit.core.view import fields_of

VIEW = "view-"  # then the name of a field


def texts(trial: Trial) -> None:
    """Each event, decision, id and option has its text in all languages, and each can be filled in.

    A game without a text folder has none to check.
    """
    if not (trial.game.folder / "text").is_dir():
        return
    for lang in LANGUAGES:
        _complete(trial.game, lang)
        _uses_what_is_declared(trial.game, lang)
    _fields_are_named(trial)
    for run in runs(trial):
        spoken = [_texts(run.game, lang) for lang in LANGUAGES]
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            _asked(run, match, spoken, step)
            answer_at_random(match, rng, trial.words)
            step += 1
        _told(run, match, spoken)


def _texts(game: Game, lang: str) -> Texts:
    return Texts(game, lang, [f"Seat {seat}" for seat in range(max(game.players))])


def _complete(game: Game, lang: str) -> None:
    known = _texts(game, lang)
    missing = [key for key in _keys(game) if not known.words.has(key)]
    if missing:
        raise ConformanceError(f"{game.id}: {lang}.ftl lacks {', '.join(missing)}")
    told = {domain for event in game.events for domain in domains(event).values()}
    for domain in sorted(told - {"seat"}):
        for id in range(len(game.domains[domain])):
            try:
                known.noun(domain, id)
            except BrokenText as fault:
                raise ConformanceError(f"{game.id}: {fault}") from fault


def _keys(game: Game) -> Iterator[str]:
    """The messages every game must have; an event may be silent, but must say so."""
    yield from ("title", "description")
    yield from (f"option-{option.name}" for option in game.option_list)
    yield from (event.__name__ for event in game.events)
    for decision in game.decisions:
        yield from (decision.id, f"{decision.id}-help")


def _text_file(game: Game, lang: str) -> TextFile:
    return TextFile(game.folder / "text" / f"{lang}.ftl")


def _uses_what_is_declared(game: Game, lang: str) -> None:
    """No text of a question or of its answers asks for a fact that its decision does not declare."""
    known, constants = _text_file(game, lang), set(constants_of(game.constants))
    for decision in game.decisions:
        given = constants.union(*(_forms(game, known, *fact) for fact in decision.facts.items()))
        answers = [key for key in known.patterns if key.startswith(f"{decision.id}-option-")]
        for key in (decision.id, f"{decision.id}-help", *answers):
            if undeclared := sorted(known.used_by(key) - given):
                what = f"uses {', '.join(undeclared)}, which the decision does not declare"
                raise ConformanceError(f"{game.id}: {lang}.ftl, text “{key}” {what}")


def _forms(game: Game, known: TextFile, name: str, domain: str) -> set[str]:
    """All that a text may use of one fact: a noun also by its id, and in each form that it declares."""
    if domain in game.sets or domain == TEXT or domain not in game.domains:
        return {name}
    nouns = {domain if noun.isdecimal() else f"{domain}-{noun}" for noun in game.domains[domain]}
    return {name, f"{name}-id", *(f"{name}-{form}" for form in known.attributes(nouns))}


def _fields_are_named(trial: Trial) -> None:
    """A field of the view has a name in all languages or in none, and no text names a field there is not."""
    game = trial.game
    view = type(game.view(game.options(trial.tables()[0]), 0))
    named = {lang: _named_fields(game, lang) for lang in LANGUAGES}
    for field in sorted(set().union(*named.values())):
        if field not in fields_of(view):
            raise ConformanceError(f"{game.id}: “{VIEW}{field}” names no field of its views")
        if missing := [lang for lang in LANGUAGES if field not in named[lang]]:
            raise ConformanceError(f"{game.id}: “{VIEW}{field}” is lacking in {', '.join(missing)}")


def _named_fields(game: Game, lang: str) -> set[str]:
    keys = _text_file(game, lang).patterns
    return {key.removeprefix(VIEW) for key in keys if key.startswith(VIEW) and "." not in key}


def _asked(run: Run, match: Match, spoken: list[Texts], step: int) -> None:
    for ask in match.asks:
        for known in spoken:
            try:
                known.prompt(ask), known.help(ask)
                for id in () if ask.domain == TEXT else ask.options:
                    known.option(ask, id), known.option_help(ask, id)
            except BrokenText as fault:
                raise run.error(str(fault), step, ask.seat) from fault


def _told(run: Run, match: Match, spoken: list[Texts]) -> None:
    """Each thing told once, to whomever it was told first."""
    heard: dict[str, Told] = {}
    for told in match.told.values():
        heard.update({repr(event): event for event in told})
    for event in heard.values():
        for known in spoken:
            try:
                known.log(event)
            except BrokenText as fault:
                raise run.error(str(fault)) from fault

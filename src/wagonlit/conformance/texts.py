"""Every word that a player may read exists, in every language, and no other."""

from collections.abc import Iterator, Mapping

from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import ConformanceError, Run, Trial, runs
from wagonlit.conformance.variables import TextFile
from wagonlit.conformance.vocabulary import spoken_domains, undeclared, unused, wanted
from wagonlit.core.ending import hindsight
from wagonlit.core.event import Told
from wagonlit.core.frame import TEXT
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.text import Texts
from wagonlit.core.view import View, fields_of, names_in
from wagonlit.core.words import LANGUAGES, BrokenText

VIEW = "view-"  # then the name of a field
REFUSAL = "refusal-"  # then why an answer is refused
TALLY = "tally-"  # then what series of games count


def texts(trial: Trial) -> None:
    """All that people may read is there in all languages, can be filled in, and is read somewhere.

    A game without a text folder has none to check.
    """
    if not (trial.game.folder / "text").is_dir():
        return
    files = {lang: TextFile(trial.game.folder / "text" / f"{lang}.ftl") for lang in LANGUAGES}
    for lang, known in files.items():
        if faults := list(_faults(trial, known, files["en"])):
            raise ConformanceError(f"{trial.game.id}: {lang}.ftl{faults[0]}")
    _nouns_are_there(trial)
    _fields_are_named(trial, files)
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


def _faults(trial: Trial, known: TextFile, english: TextFile) -> Iterator[str]:
    """What is wrong with one file, to be read after its name."""
    game = trial.game
    if known.twice:
        yield f" has {', '.join(known.twice)} twice"
    if missing := [key for key in wanted(game) if key not in known.patterns]:
        yield f" lacks {', '.join(missing)}"
        return
    if other := sorted(known.patterns.keys() ^ english.patterns.keys()):
        yield f" and en.ftl do not both have {', '.join(other)}"
    for key, extra in undeclared(game, known):
        if extra:
            yield f", text “{key}” uses {', '.join(extra)}, which is not declared for it"
    if idle := unused(game, known, (VIEW, REFUSAL, TALLY, *trial.own_texts)):
        yield f" has {', '.join(idle)}, which nothing asks for"


def _view_of(trial: Trial) -> type[View]:
    return type(trial.game.view(trial.game.options(trial.tables()[0]), 0))


def _nouns_are_there(trial: Trial) -> None:
    """Every id that is told, asked about or seen has its name in every language."""
    game = trial.game
    for lang in LANGUAGES:
        known = _texts(game, lang)
        for domain in sorted(spoken_domains(game, _view_of(trial))):
            for id in range(len(game.domains[domain])):
                try:
                    known.noun(domain, id)
                except BrokenText as fault:
                    raise ConformanceError(f"{game.id}: {fault}") from fault


def _fields_are_named(trial: Trial, files: Mapping[str, TextFile]) -> None:
    """No text names a field that the view does not have."""
    for key in files["en"].patterns:
        if key.startswith(VIEW) and key.removeprefix(VIEW) not in names_in(fields_of(_view_of(trial))):
            raise ConformanceError(f"{trial.game.id}: “{key}” names no field of its views")


def _asked(run: Run, match: Match, spoken: list[Texts], step: int) -> None:
    for ask in match.asks:
        for known in spoken:
            try:
                known.prompt(ask), known.help(ask)
                for id in () if ask.domain == TEXT and not ask.instead else (*ask.options, *ask.late):
                    known.option(ask, id), known.option_help(ask, id)
            except BrokenText as fault:
                raise run.error(str(fault), step, ask.seat) from fault


def _told(run: Run, match: Match, spoken: list[Texts]) -> None:
    """Each thing told once, to whomever it was told first, and what everybody is told afterwards."""
    events: dict[str, Told] = {}
    for seat, told in match.told.items():
        afterwards = [insight.says for insight in hindsight(match, seat)]
        events.update({repr(event): event for event in (*told, *afterwards)})
    for event in events.values():
        for known in spoken:
            try:
                known.log(event)
            except BrokenText as fault:
                raise run.error(str(fault)) from fault

"""A game written out so that a person can read it, and a change to the rules shows up in the diff."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from wagonlit.conformance.changes import Changes
from wagonlit.conformance.play import answer_at_random, unfolding
from wagonlit.conformance.rule_ids import rules_of
from wagonlit.conformance.trial import ConformanceError, Run, Trial
from wagonlit.core.ask import Ask
from wagonlit.core.event import Told, domains
from wagonlit.core.frame import CHANCE
from wagonlit.core.game import Game
from wagonlit.core.match import Match
from wagonlit.core.reprs import as_text

HEAD = "# golden game: "  # then what it is made from, so that the file alone can be checked
UNSEEN = "·"


def written(game: Game, given: Mapping[str, Any], seed: int, words: Sequence[str] = ()) -> str:
    """A random game, step by step: agenda, questions, answer, what is told, and what changes in each view."""
    run = Run(Trial(game, words=words), seed, given)
    made_from = {"game": game.id, "options": dict(given), "seed": seed, "words": words}
    if not words:
        del made_from["words"]
    return "\n".join([HEAD + json.dumps(made_from, ensure_ascii=False), *_lines(run)]) + "\n"


def _lines(run: Run) -> Iterator[str]:
    match, rng, scribe, changes = run.match(), run.rng(), _Scribe(run), Changes()
    yield from scribe.new_lines(match)
    yield from changes.since(match)
    while not match.over:
        yield from ("", f"agenda {as_text(match.views[0].agenda)}")
        yield from (f"ask    {scribe.ask(ask)}" for ask in match.asks)
        answer_at_random(match, rng, run.trial.words)
        yield from scribe.new_lines(match)
        yield from changes.since(match)
    result = match.result()
    yield from ("", f"scores {result.scores}, places {result.places}, winners {result.winners}")


class _Scribe:
    """Writes ids by their names."""

    def __init__(self, run: Run) -> None:
        self.game = game = run.game
        self.bare = game.start(run.options)  # the same game once more, frame by frame
        self.decisions = {decision.id: decision for decision in game.decisions}
        self.events = {event.__name__: event for event in game.events}
        self.answered = 0
        self.told_count = 0

    def ask(self, ask: Ask) -> str:
        kinds = self.decisions[ask.decision].facts
        about = ", ".join(f"{name} {self._named(fact, kinds[name])}" for name, fact in ask.facts.items())
        names = self.game.domains.get(ask.ids_of, ())
        options = " ".join(names[id] for id in ask.options)
        return f"{ask.seat}: {ask.decision}{f' ({about})' if about else ''}: {options}"

    def new_lines(self, match: Match) -> Iterator[str]:
        """The answers since the last time, the rules that acted on them, and the events."""
        for answer in match.answers[self.answered :]:
            who = "chance" if answer.seat == CHANCE else f"answer {answer.seat}:"
            words = f" {answer.choice!r}" if isinstance(answer.choice, str) else ""
            yield f"{who} {answer.in_words}{words}"
        frames = [moment.frame for moment in unfolding(self.bare, match.answers[self.answered :])]
        if acted := " ".join(rules_of(self.game, frames)):
            yield f"rules  {acted}"
        self.answered = len(match.answers)
        for row in list(zip(*match.told.values()))[self.told_count :]:
            yield f"  {self._event(row)}"
        self.told_count = len(match.told[0])

    def _event(self, as_told: Sequence[Told]) -> str:
        """One event as all seats were told it: a fact that only some may see stands in braces."""
        (name,) = {told.event for told in as_told}
        known = domains(self.events[name])
        facts = [f"{fact}={self._fact(fact, as_told, known.get(fact))}" for fact in as_told[0].facts]
        return " ".join([name, *facts])

    def _fact(self, fact: str, as_told: Sequence[Told], domain: str | None) -> str:
        seen = [self._named(told.facts[fact], domain) for told in as_told]
        if len(set(seen)) == 1:
            return seen[0]
        shown = sorted(set(seen) - {UNSEEN})
        seats = {text: " ".join(str(seat) for seat, saw in enumerate(seen) if saw == text) for text in shown}
        return f"{{{', '.join(f'{eyes}: {text}' for text, eyes in seats.items())}}}"

    def _named(self, fact: Any, domain: str | None) -> str:
        if fact is None:
            return UNSEEN
        if isinstance(fact, list | tuple):
            return f"[{' '.join(self._named(part, domain) for part in fact)}]"
        if not domain or isinstance(fact, bool) or not isinstance(fact, int):
            return str(fact)
        return self.game.domains[domain][fact]


def golden(trial: Trial) -> None:
    """There are golden games, and each is still played as it stands in its file."""
    if trial.folder is None:
        raise ConformanceError(f"{trial.game.id}: the trial names no folder for golden games")
    files = sorted((trial.folder / "golden").glob("*.txt"))
    if not files:
        raise ConformanceError(f"{trial.game.id}: there are no golden games in {trial.folder / 'golden'}")
    for file in files:
        _stands(trial.game, file)


def _stands(game: Game, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    head = text.partition("\n")[0]
    if not head.startswith(HEAD):
        raise ConformanceError(f"{game.id}: {file} does not begin with “{HEAD}”")
    made = json.loads(head.removeprefix(HEAD))
    new = written(game, made["options"], made["seed"], made.get("words", ()))
    if new == text:
        return
    pairs = enumerate(zip(text.splitlines(), new.splitlines()), 1)
    changed = (f"line {line}: “{old}” is now “{now}”" for line, (old, now) in pairs if old != now)
    what = next(changed, "it is now longer or shorter")
    raise ConformanceError(f"{game.id}: {file}, {what}; if that is right, write the file again")

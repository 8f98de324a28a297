"""Random play, and replaying what was played."""

from collections.abc import Iterable, Iterator, Sequence

from wagonlit.conformance.trial import Moment, Run
from wagonlit.core.ask import Ask
from wagonlit.core.errors import BadAnswer
from wagonlit.core.frame import CHANCE, NOBODY, TEXT, Frame, State, id_of_words
from wagonlit.core.match import Match
from wagonlit.core.record import Answer
from wagonlit.core.rng import Rng

TRIES = 50


def played(run: Run) -> Match:
    """A whole random game."""
    match = run.match()
    rng = run.rng()
    while not match.over:
        answer_at_random(match, rng, run.trial.words)
    return match


def answer_at_random(match: Match, rng: Rng, words: Sequence[str]) -> None:
    """Some seat that is asked, or may still answer, gives some answer."""
    asks = [*match.asks, *map(match.ask_of, match.may)]
    ask = asks[rng.below(len(asks))]
    if ask.domain == TEXT and not (ask.instead and ask.options and rng.below(2)):
        say_something(match, ask, rng, words)
    else:
        match.answer(ask.options[rng.below(len(ask.options))], ask.seat)


def say_something(match: Match, ask: Ask, rng: Rng, words: Sequence[str]) -> None:
    """Words the game knows, or others; it may refuse some."""
    sayings = [*words, *match.game.domains.get(TEXT, ())]
    for _ in range(TRIES):
        try:
            match.answer(sayings[rng.below(len(sayings))], ask.seat)
        except BadAnswer:
            continue
        return
    raise AssertionError(f"“{ask.decision}” takes none of these words: {', '.join(sayings)}.")


def again(
    run: Run, answers: Sequence[Answer], chance: Sequence[int | str], views_for: Iterable[int] | None = None
) -> Iterator[Match]:
    """The game with these answers of seats and chance: the match before the first answer and after each."""
    match = Match(run.game, run.given, run.seed, chance=chance, views_for=views_for)
    yield match
    for answer in answers:
        if answer.seat != CHANCE:
            match.answer(answer.choice, answer.seat)
            yield match


def chance_answers(answers: Sequence[Answer]) -> list[int | str]:
    """What chance answered."""
    return [answer.choice for answer in answers if answer.seat == CHANCE]


def brought_to(run: Run, answers: Sequence[Answer]) -> Match:
    """The match after these answers."""
    *_, match = again(run, answers, chance_answers(answers))
    return match


def moments(run: Run, answers: Sequence[Answer]) -> Iterator[Moment]:
    """The bare engine at work on these answers from the start, frame by frame."""
    return unfolding(run.game.start(run.options), answers)


def unfolding(s: State, answers: Sequence[Answer]) -> Iterator[Moment]:
    """The same from any state."""
    given = iter(answers)
    while (frame := s.agenda) is not None:
        before = s.clone()
        if frame.who == NOBODY:
            s.agenda = frame.after
            frame.run(s)
            yield Moment(before, frame, None, None, s.clone())
            continue
        answer = next(given, None)
        if answer is None:
            return
        apply(s, frame, answer)
        yield Moment(before, frame, answer.seat, answer.choice, s.clone())


def apply(s: State, frame: Frame, answer: Answer) -> None:
    """One answer to the frame on top, and nothing after it."""
    choice = id_of_words(s, answer.choice) if isinstance(answer.choice, str) else answer.choice
    s.agenda = frame.after
    frame.answer(s, answer.seat, choice)


def boundaries(answers: Sequence[Answer]) -> list[int]:
    """After how many answers a seat is to answer next, or the game is over."""
    turns = [place for place, answer in enumerate(answers) if answer.seat != CHANCE]
    return [*turns, len(answers)]

"""Questions of the terminal itself, before and after a game."""

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from wagonlit.kit.terminal.answers import meant, number_in, quoted, several
from wagonlit.kit.terminal.screen import Leave, Screen
from wagonlit.kit.terminal.words import Words
from wagonlit.terminal.players import LONGEST_NAME, is_no_name


class Question(Struct, frozen=True):
    """A question with its answers; they are numbered from `first`, and Enter takes the usual one."""

    asks: str
    labels: Sequence[str]
    help: str
    usual: int = 0
    first: int = 1


def choose(screen: Screen, words: Words, question: Question) -> int:
    """The place of the label chosen; q leaves."""
    _show(screen, words, question)
    while True:
        typed = screen.read()
        if not typed:
            return question.usual
        if typed.lower() == "q":
            raise Leave
        if typed == "?":
            screen.gap()
            screen.inset(Text(question.help))
            _show(screen, words, question)
            continue
        found = _meant(question, typed)
        if len(found) == 1:
            return found[0]
        screen.note(_refusal(words, question, typed, found))


def _show(screen: Screen, words: Words, question: Question) -> None:
    screen.gap()
    screen.say(Text(question.asks, style="bold"))
    for number, label in enumerate(question.labels, question.first):
        screen.say(Text.assemble((f"{number:>3}  ", "bold cyan"), label))
    screen.say(Text(words("menu-keys", usual=str(question.first + question.usual)), style="dim"))


def _meant(question: Question, typed: str) -> list[int]:
    number = number_in(typed)
    if number is not None:
        place = number - question.first
        return [place] if 0 <= place < len(question.labels) else []
    return meant(typed, [[label] for label in question.labels])


def _refusal(words: Words, question: Question, typed: str, found: Sequence[int]) -> str:
    labels = question.labels
    if found:
        names = several([labels[place] for place in found])
        return words("wrong-ambiguous", typed=quoted(typed), names=names)
    last = question.first + len(labels) - 1
    return words("wrong", typed=quoted(typed), first=question.first, last=last, name=labels[0])


def say_name(screen: Screen, words: Words, usual: str) -> str:
    """Somebody's name; Enter takes the usual one."""
    screen.gap()
    screen.say(
        Text(words("your-name"), style="bold"), Text(words("your-name-keys", usual=usual), style="dim")
    )
    while True:
        typed = " ".join(screen.read().replace(",", " ").replace(":", " ").split())[:LONGEST_NAME]
        if not typed or not is_no_name(typed, words):
            return typed or usual
        screen.note(words("no-name", typed=typed))

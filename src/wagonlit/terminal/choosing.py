"""Questions of the terminal itself, before and after a game."""

from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from wagonlit.terminal.answers import meant
from wagonlit.terminal.screen import Leave, Screen
from wagonlit.terminal.words import Words


def choose(screen: Screen, words: Words, question: str, labels: Sequence[str], help: str, usual: int = 0) -> int:
    """The place of the label chosen; Enter takes the usual one, q leaves."""
    _show(screen, words, question, labels, usual)
    while True:
        typed = screen.read()
        if not typed:
            return usual
        if typed.lower() == "q":
            raise Leave
        if typed == "?":
            screen.say(Padding(Text(help), (1, 2)))
            _show(screen, words, question, labels, usual)
            continue
        found = meant(typed, [[label] for label in labels])
        if len(found) == 1:
            return found[0]
        names = ", ".join(labels[place] for place in found)
        wrong = words("wrong", typed=typed, count=len(labels), name=labels[0])
        screen.note(words("wrong-ambiguous", typed=typed, names=names) if found else wrong)


def _show(screen: Screen, words: Words, question: str, labels: Sequence[str], usual: int) -> None:
    screen.gap()
    screen.say(Text(question, style="bold"))
    for place, label in enumerate(labels):
        number = Text(f"{place + 1:>3}  ", style="bold cyan")
        screen.say(Text.assemble(number, label))
    screen.say(Text(words("menu-keys", usual=labels[usual]), style="dim"))


def say_name(screen: Screen, words: Words, usual: str) -> str:
    """Somebody's name; Enter takes the usual one."""
    screen.gap()
    screen.say(Text(words("your-name"), style="bold"), Text(words("your-name-keys", usual=usual), style="dim"))
    typed = " ".join(screen.read().replace(",", " ").replace(":", " ").split())
    return typed[:20] or usual

"""What commands are called: by letter or word in the reader's language, and by letters of all languages."""

from collections.abc import Collection

from wagonlit.kit.terminal.answers import folded
from wagonlit.kit.terminal.words import Words

HELP, NOTEBOOK, TABLE, LOG, RULE, UNDO, QUIT = "help", "notebook", "table", "log", "rule", "undo", "quit"
LETTERS = {
    "?": HELP,
    "h": HELP,
    "n": NOTEBOOK,
    "t": TABLE,
    "l": LOG,
    "r": RULE,
    "u": UNDO,
    "q": QUIT,
}
ALL_LETTERS = "?abcdefghijklmnopqrstuvwxyz"
SLASH = "/"  # before a command where the bare letter means something else


def command_called(typed: str, words: Words) -> str:
    """The command of this name, or nothing."""
    bare = typed.removeprefix(SLASH).casefold()
    own = {key_of(name, words): name for name in LETTERS.values()}
    whole = {folded(words(f"command-{name}")): name for name in LETTERS.values()}
    return own.get(bare) or LETTERS.get(bare) or whole.get(folded(bare), "")


def key_of(name: str, words: Words) -> str:
    """The letter that stands in the line of keys."""
    return words(f"command-{name}.key")


def keys_line(words: Words, undo: bool, taken: Collection[str] = ()) -> str:
    """All commands with their keys; letters that are answers to the question need a slash."""
    shown = []
    for name in dict.fromkeys(LETTERS.values()):
        if name != UNDO or undo:
            key = key_of(name, words)
            shown.append(f"{SLASH if key in taken else ''}{key} {words(f'command-{name}')}")
    return " · ".join(shown)

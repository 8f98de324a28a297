"""Where a terminal is low, nothing scrolls away unseen."""

from pathlib import Path

from tests.terminal.terminal import MORE, Terminal

# Anna is the red fox, and asked for a deed at once.
from tests.terminal.test_play import TABLE

OTHER_SCREEN, BACK_AGAIN = "\x1b[?1049h", "\x1b[?1049l"


def test_where_a_terminal_is_low_nothing_scrolls_away_unseen(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", size=(12, 80))
    terminal.child.expect(MORE)
    assert len(terminal.child.before.split("\r\n")) <= 12
    assert "Masquerade" in terminal.child.before
    terminal.child.sendline("")
    assert "What will you do?" in terminal.shown()
    terminal.last("q")


def test_what_is_too_long_for_the_screen_is_leafed_through_and_gone_afterwards(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *TABLE, "--lang", "en", size=(10, 80))
    terminal.shown()
    assert "Page 1 of " in terminal.type("?")
    assert "Page 2 of " in terminal.type("")
    assert "Page 1 of " in terminal.type("b")
    assert "Page 2 of " in terminal.type("2")
    back = terminal.type("q")
    assert "Page" not in back
    assert terminal.raw.count(OTHER_SCREEN) == terminal.raw.count(BACK_AGAIN) == 1
    assert "At whom?" in terminal.type("peek")
    terminal.last("q")

"""The command `wagonlit verify`."""

import click
import msgspec
from rich.text import Text

from wagonlit.core.verifying import Finding, Verdict, findings
from wagonlit.games import find as find_game
from wagonlit.kit.terminal.screen import new_console
from wagonlit.kit.terminal.words import Words, preferred_language
from wagonlit.terminal.json_output import write_result
from wagonlit.terminal.parameters import json_option, language_option
from wagonlit.terminal.saves import any_record, found_file

SIGNS: dict[Verdict, tuple[str, str]] = {
    "proven": ("✓", "green"),
    "doubtful": ("?", "yellow"),
    "broken": ("✗", "bold red"),
}
NOT_PROVEN = 1


@click.command()
@click.argument("record", metavar="RECORD")
@click.option("--commitment", metavar="HEX", default="", help="What the table showed before the game began.")
@click.option("--salt", metavar="SALT", default="", help="The salt that you added yourself.")
@click.option("--seals", metavar="HEX", default="", help="What your device noted before it opened that.")
@json_option
@language_option
@click.pass_context
def verify(
    context: click.Context,
    record: str,
    commitment: str,
    salt: str,
    seals: str,
    file: str | None,
    lang: str | None,
) -> None:
    """Prove that nobody chose the cards of a game that was played at a table.

    RECORD is what the table offers when the game is over. The server committed itself to its secret before
    the game, players added salt to it, and all that chance did must follow from both. Only with what you
    noted yourself need you not trust the record itself; the table shows the whole command.
    """
    found, _ = any_record(found_file(record))
    checked = list(findings(find_game(found.game), found, commitment, salt, seals))
    if file != "-":
        _print(checked, Words(lang or preferred_language()))
    if file:
        write_result(file, msgspec.json.format(msgspec.json.encode(checked), indent=1).decode())
    if any(finding.verdict == "broken" for finding in checked):
        context.exit(NOT_PROVEN)


def _print(checked: list[Finding], words: Words) -> None:
    console = new_console()
    for finding in checked:
        sign, style = SIGNS[finding.verdict]
        key = f"verify-{finding.says}" + ("-broken" if finding.verdict == "broken" else "")
        console.print(Text.assemble((f"{sign} ", style), words(key, **finding.facts)))
    worst = max((finding.verdict for finding in checked), key=list(SIGNS).index)
    console.print(Text(words(f"verify-result-{worst}"), style=SIGNS[worst][1]))

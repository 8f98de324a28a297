"""The command `wagonlit bench`."""

import click

from wagonlit import bench
from wagonlit.core.game import Game
from wagonlit.games import games
from wagonlit.kit.terminal.screen import new_console
from wagonlit.terminal.json_output import write_result
from wagonlit.terminal.parameters import json_option, named_game


@click.command(name="bench")
@click.argument("game", required=False, callback=named_game)
@click.option("--peers", is_flag=True, help="Measure others' games too, on this machine at the same time.")
@click.option(
    "--rounds", type=click.IntRange(1), default=5, show_default=True, help="How often everything is measured."
)
@click.option(
    "--seconds", type=click.FloatRange(0.01), default=0.5, show_default=True, help="How long each time."
)
@json_option
def measure(game: Game | None, peers: bool, rounds: int, seconds: float, file: str | None) -> None:
    """Measure how fast GAME is, or all games."""
    with new_console(stderr=True).status("…") as status:
        report = bench.run(
            peers,
            rounds,
            seconds,
            [game.id] if game else list(games()),
            lambda what, share: status.update(f"{share:.0%} {what}"),
        )
    if file != "-":
        new_console().print(bench.render(report))
    if file:
        write_result(file, report.to_json())

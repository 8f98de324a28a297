"""The process that measures our own games, compiled or as plain Python."""

import sys

from wagonlit.bench import ours
from wagonlit.bench.peer_worker import answers_only, serve


def main() -> None:
    """`pure GAME…` offers random play without compiled parts, `compiled GAME…` everything else."""
    answers = answers_only()
    build, *games = sys.argv[1:]
    compiled = ours.is_compiled()
    assert build != "pure" or not compiled, "the pure worker runs the compiled engine"
    measures = {}
    for game in games:
        offered = ours.pure(game) if build == "pure" else ours.everything(game)
        measures.update({f"{game} {name}": measure for name, measure in offered.items()})
    for measure in measures.values():
        measure()
    serve(measures, {"compiled": compiled}, sys.stdin, answers)


if __name__ == "__main__":
    main()

"""What is still to happen can be sent to another process: a bot that searches begins there."""

import msgspec

from wagonlit.conformance.likeness import PLAIN
from wagonlit.conformance.play import answer_at_random
from wagonlit.conformance.trial import Run, Trial, runs
from wagonlit.core.match import Match
from wagonlit.core.packed_agenda import Packed, packed, unpacked
from wagonlit.core.playout import playout
from wagonlit.core.reprs import as_text, attributes

UNTOLD = ("after",)


def agendas(trial: Trial) -> None:
    """Every agenda, packed, sent and unpacked, is the same and plays on; frames hold plain values only."""
    for run in runs(trial):
        match, rng, step = run.match(), run.rng(), 0
        while not match.over:
            _sent(run, match, step)
            answer_at_random(match, rng, trial.words)
            step += 1


def _sent(run: Run, match: Match, step: int) -> None:
    agenda = match.agenda
    try:
        sent = msgspec.msgpack.encode(packed(agenda))
        received = unpacked(msgspec.msgpack.decode(sent, type=list[Packed]))
    except Exception as fault:
        raise run.error(f"the agenda {as_text(agenda)} cannot be sent: {fault!r}", step) from fault
    if as_text(received) != as_text(agenda):
        raise run.error(f"the agenda {as_text(agenda)} arrives as {as_text(received)}", step)
    world = match.peek()
    world.agenda = received
    try:
        playout(world, run.rng(step))
    except Exception as fault:
        raise run.error(f"the agenda {as_text(agenda)} cannot be played on: {fault!r}", step) from fault
    while agenda is not None:
        for name, value in attributes(agenda).items():
            if name not in UNTOLD and not isinstance(value, (*PLAIN, tuple)):
                raise run.error(f"{type(agenda).__name__}.{name} is not a plain value: {value!r}", step)
        agenda = getattr(agenda, "after", None)

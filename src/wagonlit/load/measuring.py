"""Measuring a server, or two of them beside each other."""

from wagonlit.bench.rounds import Progress
from wagonlit.load.open_files import make_room
from wagonlit.load.ours import Ours
from wagonlit.load.peer_home import LeftOut, Node
from wagonlit.load.report import Plan, Report, composed
from wagonlit.load.rounds import Start, in_turn, measured
from wagonlit.load.theirs import Theirs, at_home

OURS, THEIRS = "wagonlit", "boardgame.io"


def run(plan: Plan, progress: Progress) -> Report:
    """Put a server under this load, beside boardgame.io's if wanted.

    `progress` is told what is being done and which share of it is done. Raises `CannotLoad` if that
    cannot be measured, `ServerLost` if a server fails; a peer that cannot be had is left out, and the
    report says why.
    """
    make_room(plan.tables * plan.players)
    left_out = {}
    if plan.peers:
        try:
            node = at_home(progress)
            return _beside(plan, node, progress)
        except LeftOut as reason:
            left_out[THEIRS] = str(reason)
    with Ours(plan.url, plan.game, plan.players) as side:
        return composed(plan, [measured(side, plan, OURS, False, progress)], [], left_out)


def _beside(plan: Plan, node: Node, progress: Progress) -> Report:
    starts: list[tuple[str, Start]] = [
        (OURS, lambda: Ours(plan.url, plan.game, plan.players)),
        (THEIRS, lambda: Theirs(node, plan.players)),
    ]
    found = in_turn(starts, plan, progress)
    return composed(plan, found[OURS], found[THEIRS], {})

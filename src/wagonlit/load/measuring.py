"""Measuring a server, or two of them side by side."""

from msgspec.structs import replace

from wagonlit.bench.rounds import Progress
from wagonlit.games import games
from wagonlit.load.boardgame_io_install import LeftOut, Node
from wagonlit.load.boardgame_io_server import BoardgameIoServer, installed
from wagonlit.load.errors import CannotLoad
from wagonlit.load.open_files import make_room
from wagonlit.load.our_server import OurServer
from wagonlit.load.report import Plan, Report, composed
from wagonlit.load.rounds import Start, in_turn, measured

OURS, THEIRS = "wagonlit", "boardgame.io"


def run(plan: Plan, progress: Progress) -> Report:
    """Put a server under this load, next to boardgame.io's if wanted.

    `progress` is told what is being done and which share of it is done. Raises `CannotLoad` if that
    cannot be measured, `ServerLost` if a server fails; a peer that cannot be installed is left out, and the
    report says why.
    """
    plan = settled(plan)
    make_room(plan.tables * plan.players)
    left_out = {}
    if plan.peers:
        try:
            node = installed(progress)
            return _beside(plan, node, progress)
        except LeftOut as reason:
            left_out[THEIRS] = str(reason)
    with OurServer(plan.url, plan.game, plan.players, plan.processes) as side:
        return composed(plan, [measured(side, plan, OURS, False, progress)], [], left_out)


def settled(plan: Plan) -> Plan:
    """The plan with its game and its number of players, where nobody has named them."""
    known = games()
    if not plan.game and len(known) > 1:
        raise CannotLoad(
            f"Figures of different games say nothing together; take one by --game: {', '.join(known)}."
        )
    game = plan.game or next(iter(known))
    if plan.players:
        return replace(plan, game=game)
    if game not in known:
        raise CannotLoad(f"The game “{game}” is not known here; say with --players how many play it.")
    usual = known[game].players
    return replace(plan, game=game, players=usual[len(usual) // 2])


def _beside(plan: Plan, node: Node, progress: Progress) -> Report:
    starts: list[tuple[str, Start]] = [
        (OURS, lambda: OurServer(plan.url, plan.game, plan.players, plan.processes)),
        (THEIRS, lambda: BoardgameIoServer(node, plan.players)),
    ]
    found = in_turn(starts, plan, progress)
    return composed(plan, found[OURS], found[THEIRS], {})

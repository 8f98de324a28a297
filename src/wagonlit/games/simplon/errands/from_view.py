"""The scene that a view shows."""

from wagonlit.core.ids import set_of
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.pieces.board import Board
from wagonlit.games.simplon.pieces.names import CLOSED
from wagonlit.games.simplon.view import View


def scene_of(view: View, board: Board) -> Scene:
    """Where everything is; the line must have been chosen."""
    assert view.line is not None
    s = Scene(board, view.options.players)
    s.line = board.lines[view.line]
    s.actor, s.points, s.ridden = view.actor or 0, view.points, view.ridden
    s.low, s.high = board.words([CLOSED if one is None else one for one in view.turntables])
    s.damages, s.pieces = set_of(view.damages), set_of(view.pieces)
    s.ridden_to = list(s.line.stations).index(view.detective)
    for seat, station in enumerate(view.stations):
        s.at[seat], s.loads[seat] = station or 0, view.loads[seat]
    return s

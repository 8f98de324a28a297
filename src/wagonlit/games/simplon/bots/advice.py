"""What a bot proposes to whoever comes next: the errand that it would give them, and why."""

from wagonlit.core.event import Told
from wagonlit.core.proposal import Proposal, Step
from wagonlit.games.simplon.errands.foreman import Foreman
from wagonlit.games.simplon.errands.from_view import scene_of
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.errands.sharing import ALL, ESCORT, FETCH, IDLE, MEET, REPAIR, Errand
from wagonlit.games.simplon.events import EscortProposed, FetchProposed, MeetingProposed, RepairProposed
from wagonlit.games.simplon.pieces.board import Board
from wagonlit.games.simplon.view import View

REASONS = {FETCH: FetchProposed, REPAIR: RepairProposed, ESCORT: EscortProposed, MEET: MeetingProposed}


def advice(view: View, board: Board, seat: int) -> Proposal | None:
    """For the one who plays after this seat; None where they have nothing better to do than to help."""
    following = (seat + 1) % view.options.players
    if view.line is None or None in view.stations:
        return None
    scene, sharing = scene_of(view, board), Foreman(board).sharing
    sharing.share(scene, ALL)
    errand = sharing.errands[following]
    if errand.kind == IDLE:
        return None
    goal = int(errand.goal)
    here = goal == scene.at[following]
    acts = [*([] if here else [goal]), *_then(errand, board, scene)]
    why = Told(REASONS[errand.kind].__name__, {"seat": following, "station": goal})
    return Proposal([Step(following, "act", act) for act in acts], why=why)


def _then(errand: Errand, board: Board, scene: Scene) -> list[int]:
    """What is done at the goal."""
    if errand.kind == FETCH:
        return [int(board.load)]
    if errand.kind == REPAIR:
        return [int(board.rows.to[errand.row])]
    if errand.kind == ESCORT:
        return [int(board.rows.to[scene.line.ahead[scene.ridden_to]])]
    return []

"""A bot that runs errands: whatever brings most for the points, shared out over the whole team."""

from collections.abc import Callable, Mapping

from wagonlit.core.ask import Ask
from wagonlit.core.ids import set_of
from wagonlit.core.proposal import Proposal
from wagonlit.core.view import View as BaseView
from wagonlit.games.simplon.bots.advice import advice
from wagonlit.games.simplon.bots.guards import Guards
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.errands.foreman import NONE, Foreman
from wagonlit.games.simplon.errands.from_view import scene_of
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.options import Options
from wagonlit.games.simplon.pieces.names import ALONE, SIMPLON, TOGETHER
from wagonlit.games.simplon.view import View


class Stoker:
    """Looks no further than the shortest useful errand; all reckon alike, so nobody does another's."""

    def __init__(self, options: Options, seat: int, seed: int) -> None:
        self.seat = seat
        self.finishing = False  # does its turn end with what it answered last?
        self.board = board_named(options.board, options.board_hash).rules
        self.foreman = Foreman(self.board)
        self.guards = Guards(self.board, self.foreman) if options.surveillance else None
        self.answers: Mapping[str, Callable[[View, Ask], int]] = {
            "setup.line": lambda view, ask: SIMPLON,
            "setup.discard": self._discard,
            "turn.act": self._act,
            "turn.position": self._position,
            "turn.ride": self._ride,
            "turn.pieces": lambda view, ask: self.foreman.transfer(set_of(ask.options)),
            "turn.way": lambda view, ask: ask.options[0],
        }

    def choose(self, view: BaseView, ask: Ask) -> int:
        assert isinstance(view, View)
        chosen = self.answers[ask.decision](view, ask)
        self.finishing = ask.decision == "turn.act" and (chosen == self.board.end or view.points <= 1)
        return chosen

    def propose(self, view: BaseView) -> Proposal | None:
        """At the end of its turn, what the next one could do."""
        assert isinstance(view, View)
        return advice(view, self.board, self.seat) if self.finishing else None

    def _scene(self, view: View) -> Scene:
        return scene_of(view, self.board)

    def _discard(self, view: View, ask: Ask) -> int:
        """SO-R26: the piece that is farthest from any gap."""
        return self.foreman.farthest(self._scene(view), set_of(ask.options))

    def _act(self, view: View, ask: Ask) -> int:
        scene, legal = self._scene(view), set_of(ask.options)
        guarding = self.guards.act(scene, view.ship, legal) if self.guards else NONE
        return guarding if guarding in ask.options else self.foreman.act(scene, legal)

    def _position(self, view: View, ask: Ask) -> int:
        scene, turntable, legal = self._scene(view), ask.facts["turntable"], set_of(ask.options)
        found = self.guards.position(scene, turntable, legal) if self.guards else NONE
        return self.foreman.position(scene, turntable, legal) if found == NONE else found

    def _ride(self, view: View, ask: Ask) -> int:
        """Forward always, back never."""
        scene = self._scene(view)
        ahead = self.board.rows.to[scene.line.ahead[scene.ridden_to]]
        return TOGETHER if ask.facts["station"] == ahead else ALONE

"""A bot that plans: it tries whole turns against many rolls of the die, with a team that runs errands."""

from typing import ClassVar

from wagonlit.core.proposal import Proposal
from wagonlit.core.view import View as BaseView
from wagonlit.games.simplon.bots.advice import advice
from wagonlit.games.simplon.data.boards import board_named
from wagonlit.games.simplon.view import View
from wagonlit.kit.search.planner import Planner


class Conductor(Planner):
    """Relays the detective, hands pieces over and turns for others wherever simulations say that it pays."""

    simulations: ClassVar[int] = 2400
    most_plans: ClassVar[int] = 250

    def propose(self, view: BaseView) -> Proposal | None:
        """At the end of its turn, what the next one could do."""
        assert isinstance(view, View)
        options = view.options
        board = board_named(options.board, options.board_hash).rules
        return advice(view, board, self.seat) if self.finishing else None

# compiled by mypyc
"""How teams play in simulations: by errands, as the stoker does, but inside the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from wagonlit.core.frame import Frame, Seat
from wagonlit.core.ids import Ids, count, has, lowest, only, shifted
from wagonlit.core.policy import UNLIKE, Policy
from wagonlit.core.rng import Rng
from wagonlit.games.simplon.errands.foreman import Foreman
from wagonlit.games.simplon.errands.scene import Scene
from wagonlit.games.simplon.pieces.names import ALONE, NAXOS, TOGETHER
from wagonlit.games.simplon.rules.setup import ReturnCard
from wagonlit.games.simplon.rules.turn import Act, ChoosePosition, ChooseRide, ChooseTransfer, ChooseWay
from wagonlit.games.simplon.state.journey import WON, Journey
from wagonlit.games.simplon.terms import Terms

SITUATIONS: Final = 65536  # that are remembered

_MIX: Final = 0x9E3779B97F4A7C1
_WHOLE: Final = 0xFFFFFFFFFFFFFFF


class Teamwork(Policy):
    """Errands for all locomotives, shared out anew before every act."""

    def __init__(self, terms: Terms) -> None:
        self.foreman: Final = Foreman(terms.board)
        self.scene: Final = Scene(terms.board, terms.seats)
        # What was done in situations met lately, for most of them come again and again.
        self.met: Final = vec[i64]([UNLIKE] * SITUATIONS)
        self.done: Final = vec[u8]([0] * SITUATIONS)

    def choose(self, s: Journey, seat: Seat, rng: Rng) -> i64:
        frame = s.agenda
        if isinstance(frame, Act):
            return self._act(s, frame.legal)
        if isinstance(frame, ChooseRide):
            if frame.row == s.main_line().ahead[s.ridden_to]:
                return TOGETHER
            return ALONE
        assert frame is not None, "the game is over"
        return self._aside(s, frame, frame.options(s, seat))

    def _act(self, s: Journey, legal: Ids) -> i64:
        situation = _situation(s)
        place = situation & (SITUATIONS - 1)
        if self.met[place] == situation and has(legal, i64(self.done[place])):
            return i64(self.done[place])
        found = self.foreman.act(self.seen(s), legal)
        self.met[place] = situation
        self.done[place] = u8(found)
        return found

    def _aside(self, s: Journey, frame: Frame, legal: Ids) -> i64:
        """Questions that come now and then."""
        if isinstance(frame, ChoosePosition):
            return self.foreman.position(self.seen(s), frame.turntable, legal)
        if isinstance(frame, ChooseTransfer):
            return self.foreman.transfer(legal)
        if isinstance(frame, ReturnCard):
            return self.foreman.farthest(self.seen(s), legal)
        return lowest(legal)

    def sensible(self, s: Journey, seat: Seat) -> Ids:
        """Turntables only if they are in somebody's way; everything else that is possible."""
        frame = s.agenda
        assert frame is not None, "the game is over"
        legal = frame.options(s, seat)
        board = s.board
        if isinstance(frame, Act):
            legal &= ~board.turnable | self.foreman.worth_turning(self.seen(s))
            if s.points > 0 and s.station(seat) != s.detective() and not self.foreman.idles(self.scene):
                legal &= ~only(board.end)
            return legal
        if isinstance(frame, ChoosePosition):
            self.foreman.worth_turning(self.seen(s))
            wanted = self.foreman.wanted[frame.turntable] & legal
            if wanted != 0:
                return wanted
        return legal

    def heed(self, s: Journey, seat: Seat, wanted: i64) -> i64:
        """Stations farther off are reached step by step, and turntables on the way are turned."""
        frame = s.agenda
        assert frame is not None, "the game is over"
        legal = frame.options(s, seat)
        if has(legal, wanted):
            return wanted
        if not isinstance(frame, Act) or wanted >= s.board.stations or wanted == s.station(seat):
            return UNLIKE
        found = self.foreman.toward(self.seen(s), wanted)
        return found if found != UNLIKE and has(legal, found) else UNLIKE

    def key(self, s: Journey) -> i64:
        """All that matters of a position, as one number."""
        found = _mixed(_situation(s), s.ship * 1024 + s.points * 4 + s.course + 1)
        return _mixed(found, self._asked(s))

    def _asked(self, s: Journey) -> i64:
        """Which question is asked."""
        frame = s.agenda
        if isinstance(frame, ChooseRide):
            return 64 * frame.row + 16
        if isinstance(frame, ChoosePosition):
            return 64 * frame.turntable + 32
        if isinstance(frame, ChooseTransfer):
            return 64 * frame.partner + 48
        if isinstance(frame, ChooseWay):
            return 64 * frame.target + 24
        if isinstance(frame, Act):
            return 8
        return 4

    def worth(self, s: Journey, seat: Seat) -> i64:
        """Mostly whether it was won; by how much tells more than one game would."""
        if s.outcome == WON:
            return 560 + 20 * min(22, _squares_left(s))
        left = s.main_line().goal - s.ridden_to + 2 * count(s.damages)
        return 450 - 20 * min(22, left)

    def seen(self, s: Journey) -> Scene:
        """What the foreman is shown of it."""
        scene = self.scene
        scene.line = s.main_line()
        scene.actor = s.actor
        scene.points = s.points
        scene.ridden = s.ridden
        scene.low = s.low
        scene.high = s.high
        scene.damages = s.damages
        scene.pieces = s.pieces
        scene.ridden_to = s.ridden_to
        seat: i64
        for seat in range(s.seats):
            scene.at[seat] = s.station(seat)
            scene.loads[seat] = s.load(seat)
        return scene


def _situation(s: Journey) -> i64:
    """All on which the actor's next errand depends, as one number: of the points, whether any are left."""
    turn: i64 = s.line + 1 + shifted(s.exchanged, 2)
    if s.ridden:
        turn += 64
    if s.points > 0:
        turn += 128
    turn += shifted(s.actor, 8) + shifted(s.ridden_to, 10) + shifted(s.loads, 16)
    found = _mixed(turn + shifted(s.standing_at, 24), 0)
    found = _mixed(found, s.low)
    found = _mixed(found, s.high)
    found = _mixed(found, s.damages)
    return _mixed(found, s.pieces)


def _mixed(found: i64, more: i64) -> i64:
    """Both in one number; the same whether compiled or not."""
    found = ((found ^ more) * _MIX) & _WHOLE
    return found ^ (found >> 29)


def _squares_left(s: Journey) -> i64:
    """How far the ship still is from its goal."""
    sea = s.board.sea
    square = s.ship
    found: i64 = 0
    while square != sea.goal:
        if square == sea.storm and s.course == NAXOS:
            square = sea.detour
        else:
            square = sea.after[square]
        found += 1
    return found

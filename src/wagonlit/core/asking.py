"""What a state asks of a seat, put into an Ask."""

from typing import Any

from wagonlit.core import frame as engine
from wagonlit.core.ask import Ask, Part
from wagonlit.core.errors import BadAnswer
from wagonlit.core.form import Form
from wagonlit.core.frame import WORDS, Frame, State
from wagonlit.core.game import Game
from wagonlit.core.ids import below, members


def asking_frame(s: State) -> Frame:
    """The frame on top of the agenda; BadAnswer if the game is over."""
    frame = s.agenda
    if frame is None:
        raise BadAnswer("The game is over; there is nothing left to answer.")
    return frame


def ask_of(game: Game[Any, Any, Any], s: State, seat: int, at: int) -> Ask:
    """What this seat is asked after so many answers."""
    frame = asking_frame(s)
    decision = frame.decision
    ask = Ask(
        seat=seat,
        decision=decision.id,
        domain=decision.domain,
        rule=decision.rule,
        options=members(offered_ids(s, seat)),
        facts=frame.facts(s, seat),
        at=at,
        parts=_parts(frame, s, seat),
        longest=decision.longest,
        instead=decision.instead,
        final=decision.final,
        late=members(frame.late),
    )
    return ask.named_by(game.domains.get(decision.ids_of, ()))


def offered_ids(s: State, seat: int) -> int:
    """What may be chosen by id; where words are asked for and ids may be given instead, those ids."""
    legal = engine.options(s, seat)
    return legal & below(WORDS) if asking_frame(s).decision.instead else legal


def _parts(frame: Frame, s: State, seat: int) -> list[Part]:
    """What this seat has still to fill in."""
    if not isinstance(frame, Form):
        return []
    return [
        Part(frame.part_facts(s, seat, part), members(frame.part_options(s, seat, part)))
        for part in range(frame.part_at(seat), frame.parts)
    ]

"""A game from its first question to its end, or until somebody leaves."""

from rich.padding import Padding
from rich.text import Text

from wagonlit.core.match import Ask
from wagonlit.terminal.question import Outcome, put
from wagonlit.terminal.screen import Leave
from wagonlit.terminal.session import Session


def play(session: Session) -> bool:
    """Play on; True if the game came to its end."""
    try:
        while not session.match.over:
            _bots_answer(session)
            if not session.match.over:
                _person_answers(session, session.match.waiting[0])
        _end(session)
    except (Leave, KeyboardInterrupt):
        session.save()
        _farewell(session)
        return False
    return True


def welcome(session: Session) -> None:
    """What the game is about, and how to answer."""
    words, screen = session.words, session.screen
    screen.title(session.texts.title())
    screen.say(Padding(session.part.welcome(), (0, 2)))
    screen.gap()
    screen.say(Padding(Text(words("how-to-answer")), (0, 2)))


def _bots_answer(session: Session) -> None:
    """Bots first: then whoever answers last at the keyboard can still take it back."""
    match = session.match
    if not _waiting_bots(session):
        return
    with session.screen.thinking(session.words("thinking")):
        while waiting := _waiting_bots(session):
            ask = match.ask(waiting[0])
            match.answer(ask.seat, session.bots[ask.seat].choose(match.views[ask.seat], ask))


def _waiting_bots(session: Session) -> list[int]:
    return [seat for seat in session.match.waiting if seat in session.bots]


def _person_answers(session: Session, seat: int) -> None:
    if session.at_keyboard != seat:
        session.screen.curtain(session.names[seat], session.words)
        session.at_keyboard = seat
        session.drawn = False
    _tell(session, seat)
    ask = session.match.ask(seat)
    if _is_new_to(session, ask):
        session.screen.say(session.part.picture(session.match.views[seat]))
    if put(session, ask) is Outcome.ANSWERED:
        session.drawn = True
    session.save()


def _is_new_to(session: Session, ask: Ask) -> bool:
    """Draw the table unless only this person's own answers have changed it since."""
    answers = session.match.answers
    return not session.drawn or not answers or answers[-1].seat != ask.seat


def _tell(session: Session, seat: int) -> None:
    """What happened since this person's last question. A show is given once, so it counts as seen first."""
    told = session.match.told[seat][session.unread(seat) :]
    session.desk.read[seat] = len(session.match.told[seat])
    session.save()
    session.part.tell(session.screen, told, session.match.views[seat])


def _end(session: Session) -> None:
    seat = session.people[0]
    if len(session.people) == 1:
        _tell(session, seat)
    session.save()
    session.part.ending(session.screen, session.match.views[seat], session.match.result())
    session.screen.gap()
    session.screen.note(session.words("record-saved", path=str(session.file.path)))
    session.screen.note(session.words("record-replay", path=str(session.file.path)))


def _farewell(session: Session) -> None:
    session.screen.gap()
    session.screen.note(session.words("saved", path=str(session.file.path)))
    session.screen.note(session.words("how-to-resume", path=str(session.file.path)))

"""A game from its first question to its end, or until somebody leaves."""

from rich.text import Text

from wagonlit.kit.terminal.screen import Leave
from wagonlit.terminal.form import put_form
from wagonlit.terminal.question import put_question
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


def go_on(session: Session) -> bool:
    """Play on after a break."""
    session.screen.note(session.words("resumed"))
    session.remind()
    return play(session)


def welcome(session: Session) -> None:
    """What the game is about, and how to answer."""
    words, screen = session.words, session.screen
    screen.title(session.texts.title())
    screen.inset(session.drawing.welcome())
    screen.gap()
    screen.inset(Text(words("how-to-answer", rule=session.match.game.decisions[0].rule)))


def _bots_answer(session: Session) -> None:
    """Bots first: then whoever answers last at the keyboard can still take it back."""
    match = session.match
    if not _waiting_bots(session):
        return
    with session.screen.thinking(session.words("thinking")):
        while waiting := _waiting_bots(session):
            match.answer(session.bot_answer(waiting[0]), waiting[0])


def _waiting_bots(session: Session) -> list[int]:
    return [seat for seat in session.match.waiting if seat in session.bots]


def _person_answers(session: Session, seat: int) -> None:
    if session.at_keyboard != seat:
        _change_places(session, seat)
    _tell(session, seat)
    ask = session.match.ask_of(seat)
    _draw(session, seat)
    if ask.parts:
        put_form(session, ask)
    else:
        put_question(session, ask)
    session.save()


def _change_places(session: Session, seat: int) -> None:
    """Another person takes the keyboard; whoever had it first reads what came of the last answer."""
    if session.at_keyboard >= 0:
        _tell(session, session.at_keyboard)
    session.screen.pause(session.words("curtain-look-away"))
    session.screen.curtain(session.names[seat], session.words)
    session.at_keyboard = seat
    session.drawn = None


def _draw(session: Session, seat: int) -> None:
    """The table, unless the person has just seen it like this."""
    view = session.match.views[seat]
    scene = session.drawing.scene(view)
    if scene != session.drawn:
        session.screen.say(session.drawing.picture(view))
        session.drawn = scene


def _tell(session: Session, seat: int) -> None:
    """What happened since this person's last question; read first, for some of it is shown only once."""
    told = session.match.told[seat][session.unread(seat) :]
    session.bookmark.read[seat] = len(session.match.told[seat])
    session.save()
    session.drawing.tell(session.screen, told, session.match.views[seat], session.marks(seat))


def _end(session: Session) -> None:
    seat = session.people[0]
    if len(session.people) == 1:
        _tell(session, seat)
    session.save()
    session.drawing.ending(session.screen, session.match.views[seat], session.match.result())
    session.screen.gap()
    session.screen.path(session.words("record-saved"), str(session.file.path))
    session.screen.path(session.words("record-replay"), f"wagonlit replay --open {session.file.path.stem}")


def _farewell(session: Session) -> None:
    session.screen.gap()
    session.screen.path(session.words("saved"), str(session.file.path))
    session.screen.path(session.words("how-to-resume"), "wagonlit play --resume")

"""A game from its first question to its end, or until somebody leaves."""

from collections.abc import Sequence

from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.core.discretion import is_window
from wagonlit.core.event import Told
from wagonlit.core.rules_text import has_summary
from wagonlit.kit.terminal.screen import Leave
from wagonlit.terminal.form import put_form
from wagonlit.terminal.looking_back import look_back
from wagonlit.terminal.question import put_question
from wagonlit.terminal.session import Session
from wagonlit.terminal.window import asked_together, put_window


def play(session: Session) -> bool:
    """Play on; True if the game came to its end."""
    try:
        while not session.match.over:
            _bots_answer(session)
            if together := asked_together(session):
                _people_answer(session, together)
            elif not session.match.over:
                _person_answers(session, _waiting_people(session)[0])
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
    if has_summary(session.match.game):
        screen.inset(Text(words("how-to-sum-up", word=words("all-rules"))))


def _bots_answer(session: Session) -> None:
    """Bots first: then whoever answers last at the keyboard can still take it back."""
    match = session.match
    if not _waiting_bots(session):
        return
    with session.screen.thinking(session.words("thinking")):
        while waiting := _waiting_bots(session):
            before = len(match.answers)
            if is_window(match):
                session.bots_in_window()
            else:
                match.answer(session.bot_answer(waiting[0]), waiting[0])
            if len(match.answers) == before:
                return  # they still think, while a person is asked, too


def _waiting_bots(session: Session) -> list[int]:
    return [seat for seat in session.match.waiting if seat in session.bots]


def _waiting_people(session: Session) -> list[int]:
    return [seat for seat in session.match.waiting if seat not in session.bots]


def _person_answers(session: Session, seat: int) -> None:
    ask = session.match.ask_of(seat)
    if _leaves_no_choice(session, ask):
        session.match.answer(ask.options[0], seat)
        return
    if session.at_keyboard != seat:
        _change_places(session, seat)
    _tell(session, seat)
    if ask.parts:
        put_form(session, ask)
    else:
        put_question(session, ask)
    session.save()


def _people_answer(session: Session, seats: Sequence[int]) -> None:
    """A window: all who share the keyboard are asked at once."""
    if session.at_keyboard not in seats:
        _change_places(session, seats[0], ", ".join(session.names[seat] for seat in seats))
    _tell(session, seats[0])
    for seat in seats:
        session.bookmark.read[seat] = len(session.match.told[seat])  # they have read it over the shoulder
    put_window(session, seats)
    session.save()


def _leaves_no_choice(session: Session, ask: Ask) -> bool:
    """Asked for discretion's sake only; where several share the keyboard, it must still go round."""
    agenda = session.match.agenda
    asked_by_public_facts = agenda is not None and agenda.decision.discreet
    return asked_by_public_facts and len(session.people) == 1 and len(ask.options) == 1 and not ask.parts


def _change_places(session: Session, seat: int, names: str = "") -> None:
    """Others take the keyboard; whoever had it first reads what came of the last answer."""
    if session.at_keyboard >= 0:
        _tell(session, session.at_keyboard)
    name = names or session.names[seat]
    if session.match.game.keeps_secrets():
        session.screen.pause(session.words("curtain-look-away"))
        session.screen.curtain(name)
    else:
        session.screen.title(session.words("curtain-pass", name=name))
    session.at_keyboard = seat
    session.drawn = None


def _tell(session: Session, seat: int) -> None:
    """What happened since this person's last question. Whoever is interrupted sees the same passage again."""
    eyes = session.eyes(seat)
    unread = session.match.told[eyes][session.unread(seat) :]
    view, drawing = session.match.views[eyes], session.drawing
    session.save()  # what the others did is kept, even if somebody pulls the plug while it is read
    for passage in drawing.passages(unread):
        to_be_noted = drawing.tell(session.screen, passage, view)
        session.bookmark.read[seat] = session.unread(seat) + len(passage)
        if to_be_noted:
            _note_down(session, seat, passage)
    session.save()


def _note_down(session: Session, seat: int, passage: Sequence[Told]) -> None:
    """Time to write something about what was just seen; Enter goes on."""
    session.save()
    view, marks = session.match.views[seat], session.marks(seat)
    session.drawing.ask_to_note(session.screen, passage)
    while typed := session.screen.read():
        session.screen.note(session.drawing.note(passage, view, marks, typed))
        session.save()


def _end(session: Session) -> None:
    """The game counts as over once everybody could see how it ended."""
    seat = session.people[0]
    if session.at_keyboard >= 0:
        _tell(session, session.at_keyboard)  # all secrets are open now, so the others may look on
    session.save()
    session.drawing.ending(session.screen, session.match.views[seat], session.match.result())
    look_back(session)
    session.bookmark.over = True
    session.save()
    session.screen.gap()
    session.screen.path(session.words("record-saved"), str(session.file.path))
    session.screen.path(session.words("record-replay"), f"wagonlit replay --open {session.file.path.stem}")


def _farewell(session: Session) -> None:
    session.screen.gap()
    session.screen.path(session.words("saved"), str(session.file.path))
    session.screen.path(session.words("how-to-resume"), "wagonlit play --resume")

"""After the end: how it ended in one sentence, and what each person could have known."""

from wagonlit.core.ending import hindsight
from wagonlit.terminal.session import Session


def look_back(session: Session) -> None:
    """All is revealed by now, so nobody need look away from what another might have known."""
    told = session.match.told[session.people[0]]
    if sentence := session.drawing.conclusion(told):
        session.screen.gap()
        session.screen.say(sentence)
    for seat in session.people:
        _look_back(session, seat)


def _look_back(session: Session, seat: int) -> None:
    match, screen, drawing = session.match, session.screen, session.drawing
    insights = hindsight(match, seat)
    notebook = drawing.notebook_afterwards(match.views[seat], session.marks(seat))
    if not insights and notebook is None:
        return
    screen.title(session.words("looking-back", name=session.names[seat]))
    for insight in insights:
        screen.inset(drawing.insight(insight, match.told[seat]))
    if notebook is not None:
        screen.gap()
        screen.say(notebook)

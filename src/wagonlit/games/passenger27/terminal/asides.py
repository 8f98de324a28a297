"""What table and notebook say of a choice, after its name."""

from rich.text import Text

from wagonlit.core.ask import Ask
from wagonlit.games.passenger27.knowledge.notebook import OFF
from wagonlit.games.passenger27.pieces.people import PASSENGERS
from wagonlit.games.passenger27.terminal.sheet import Sheet
from wagonlit.games.passenger27.terminal.signs import badge, traits_of

FIRST_ROUND = 1  # later on, everybody knows what the action cards do


def aside_of(sheet: Sheet, ask: Ask, id: int) -> Text:
    """Of a passenger the traits and who it may be, of a player what is known, of a card what it does."""
    if ask.domain == "passenger" and id < PASSENGERS:
        return _passenger(sheet, id)
    if ask.domain == "seat" and sheet.sheet.assist != OFF and ask.decision == "investigation.target":
        return sheet.traits(id) if any(one.seat == id for one in sheet.sheet.traits) else Text()
    if ask.domain == "feature" and "target" in ask.facts:
        return _learnt(sheet, ask.facts["target"], id)
    if ask.domain == "trick" or (ask.domain == "action" and sheet.view.round == FIRST_ROUND):
        return Text(sheet.texts.option_help(ask, id), style="dim")
    return Text()


def _passenger(sheet: Sheet, id: int) -> Text:
    row, traits = sheet.sheet.rows[id], badge(traits_of(sheet.view, id))
    if sheet.sheet.assist == OFF:
        return traits
    odds = sheet.odds(row)
    return Text.assemble(traits, " ", sheet.cells(row), *((" ", odds, ("\u00a0%", "dim")) if odds else ()))


def _learnt(sheet: Sheet, target: int, feature: int) -> Text:
    known = [one.trait for one in sheet.sheet.traits if one.seat == target and one.trait // 3 == feature]
    return Text(sheet.trait(known[0]) if known else "", style="dim")

"""The games there are: what the page must know of them, their texts and their rules."""

import gzip
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath

from wagonlit.bots import by_strength, usual
from wagonlit.bots import names as bots_of
from wagonlit.core.errors import UnknownName
from wagonlit.core.event import Event, domains
from wagonlit.core.game import Game
from wagonlit.core.options import Option
from wagonlit.core.rules_text import has_summary, rules_file, summary_file
from wagonlit.core.rules_text import summary as summary_of
from wagonlit.core.view import fields_of
from wagonlit.core.words import LANGUAGES
from wagonlit.games import find, games
from wagonlit.table.web.page_files import takes
from wagonlit.table.web.problems import Missing, documented
from wagonlit.table.wire.http import DecisionInfo, EditionInfo, EventInfo, GameInfo, OptionInfo

AnyRequest = Request[Any, Any, Any]


def game_info(game: Game) -> GameInfo:
    """A game as the page must know it."""
    return GameInfo(
        id=game.id,
        version=game.version,
        players=list(game.players),
        rule_prefix=game.rule_prefix,
        summary=has_summary(game),
        options=[_option_info(option) for option in game.option_list],
        settled_options=game.settled_names(),
        language_options={lang: dict(options) for lang, options in game.language_options.items()},
        bots=bots_of(game),
        bots_by_strength=by_strength(game),
        usual_bot=usual(game),
        **_edition(game),
        edition_option=game.edition_option,
        editions={value: EditionInfo(**_edition(one)) for value, one in game.editions().items()},
        keeps_secrets=game.keeps_secrets(),
        proposable=sorted(game.proposable),
        sets=dict(game.sets),
        constants=dict(game.constants),
        decisions={asked.id: DecisionInfo(asked.domain, asked.rule, asked.facts) for asked in game.decisions},
        events={event.__name__: _event_info(event) for event in game.events},
        view=fields_of(type(game.view(game.options({}), 0))),
    )


def _option_info(option: Option) -> OptionInfo:
    return OptionInfo(option.name, option.default, list(option.values or option.offers), option.parts)


def _edition(game: Game) -> dict[str, Any]:
    """What may come with data."""
    return {
        "domains": {domain: list(names) for domain, names in game.domains.items()},
        "names": {domain: dict(names) for domain, names in game.names.items()},
        "layout": dict(game.layout),
    }


def _event_info(event: type[Event]) -> EventInfo:
    return EventInfo(
        facts=domains(event),
        rule=event.rule,
        begins_chapter=event.begins_chapter,
        concludes=event.concludes,
        aside=event.aside,
        shows=event.shows,
        shown_to=event.shown_to,
        shown_by=event.shown_by,
    )


@cache
def _all_games() -> bytes:
    return msgspec.json.encode([game_info(game) for game in games().values()])


def _named(id: str) -> Game:
    try:
        return find(id)
    except UnknownName as fault:
        raise Missing(str(fault)) from fault


def _language(code: str) -> str:
    if code not in LANGUAGES:
        raise Missing(f"There is no language “{code}”; available: {', '.join(LANGUAGES)}.")
    return code


@cache
def _text(game: Game, path: Path) -> bytes:
    if not path.is_file():
        raise Missing(f"There is no {path.name} of {game.id} here.")
    return path.read_bytes()


@cache
def _summary(game: Game, lang: str) -> bytes:
    return summary_of(game, lang).encode()


@cache
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def _answer(request: AnyRequest, content: bytes, kind: str, lang: str = "") -> Response[Any]:
    """All of this is long, and the same for everybody: it is packed once.

    Nothing else of the API is ever packed, since it may hold secrets.
    """
    headers = {"vary": "accept-encoding"} | ({"content-language": lang} if lang else {})
    if takes(request, "gzip"):
        headers["content-encoding"], content = "gzip", _packed(content)
    return Response(content, media_type=kind, headers=headers)


@get("/", operation_id="games", summary="Every game", responses=documented(), sync_to_thread=False)
def all_games(request: AnyRequest) -> Response[list[GameInfo]]:
    """Every game: who can play, what can be agreed on, its bots, and the names of all its ids."""
    return _answer(request, _all_games(), "application/json")


@get(
    "/{game:str}/texts/{lang:str}",
    operation_id="texts",
    summary="The words of a game",
    media_type="text/plain",
    responses=documented(404),
    sync_to_thread=False,
)
def texts(request: AnyRequest, game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """The words of a game in one language: a Fluent file."""
    found = _named(game)
    return _answer(request, _text(found, found.folder / "text" / f"{_language(lang)}.ftl"), "text/plain")


@get(
    "/{game:str}/rules/{lang:str}",
    operation_id="rules",
    summary="The rules of a game",
    media_type="text/markdown",
    responses=documented(404),
    sync_to_thread=False,
)
def rules(request: AnyRequest, game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """The rules of a game, numbered, in Markdown; Content-Language is `en` if nobody has translated them."""
    found = _named(game)
    path = rules_file(found, _language(lang))
    return _answer(request, _text(found, path), "text/markdown", _written_in(path, lang))


def _written_in(path: Path, lang: str) -> str:
    return lang if path.stem.endswith(f".{lang}") else "en"


@get(
    "/{game:str}/summary/{lang:str}",
    operation_id="summary",
    summary="The rules of a game on one page",
    media_type="text/markdown",
    responses=documented(404),
    sync_to_thread=False,
)
def summary(request: AnyRequest, game: FromPath[str], lang: FromPath[str]) -> Response[str]:
    """The rules of a game on one page, in Markdown; its points name the rules that they sum up."""
    found = _named(game)
    if text := _summary(found, _language(lang)):
        return _answer(request, text, "text/markdown", _written_in(summary_file(found, lang), lang))
    raise Missing(f"There is no summary of the rules of {game} here.")


GAME_ROUTES = Router("/api/games", route_handlers=[all_games, texts, rules, summary], tags=["games"])

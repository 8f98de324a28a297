"""What goes wrong, as people and programs are told it: a `Problem` with its status."""

import logging
import re
from collections.abc import Iterable
from math import ceil
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from wagonlit.core.errors import WagonlitError
from wagonlit.table import metrics
from wagonlit.table.store.errors import StoreLost
from wagonlit.table.wire.http import Fault, Problem
from wagonlit.table.wire.refusal import Refusal

logger = logging.getLogger("wagonlit.table")

REFUSED = 400
STATUS: dict[Fault, int] = {
    "no_table": 404,
    "no_game": 404,
    "table_closed": 404,
    "not_host": 403,
    "not_yours": 403,
    "already_begun": 409,
    "bad_salt": 409,
    "hands_promised": 409,
    "host_here": 409,
    "name_taken": 409,
    "stale": 409,
    "too_fast": 429,
}
# Failures that never reach a route of ours: the code and the sentence by status.
USUAL: dict[int, tuple[Fault, str]] = {
    400: ("malformed", "This request cannot be read; it must be JSON of the documented form."),
    401: ("bad_token", "This is not a valid token; POST /api/tokens gives you one."),
    404: ("not_found", "There is nothing at this address."),
    405: ("wrong_method", "This address cannot be used in this way."),
    413: ("too_large", "This request is too large; 64 KiB are possible."),
    415: ("malformed", "This request must be JSON."),
    429: ("too_fast", "That was too much at once; wait a moment, then try again."),
    500: ("our_fault", "Something went wrong here, and it is our fault; try again."),
    503: ("no_database", "The tables cannot be reached at the moment; try again soon."),
}
NAMELESS = Problem("malformed", "A request must say once which host it is for, in the header Host.")
STOPPING = Problem("stopping", "This server is being stopped; try again in a moment.")
MEANING = {
    400: "Malformed, or refused by the rules of the game or table.",
    401: "The bearer token cannot be one.",
    403: "Not yours to do, or sent by another page.",
    404: "Nothing found here.",
    409: "Too late: the table has moved on.",
    413: "Too large.",
    429: "Too much at once; Retry-After says how many seconds to wait.",
    503: "The tables cannot be reached, or this server stops; Retry-After says when to try again.",
}


class TooFast(Refusal):
    """Too much was asked for in too short a time."""

    def __init__(self, wait: float) -> None:
        super().__init__("too_fast", "That was too much at once; wait a moment, then try again.")
        self.headers = retry_after(wait)


class Missing(Refusal):
    """A game or a text that does not exist."""

    def __init__(self, says: str) -> None:
        super().__init__("no_game", says)


def retry_after(wait: float) -> dict[str, str]:
    """The header that says for how long to wait."""
    return {"retry-after": str(ceil(wait))}


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """These statuses for the OpenAPI document, besides those every address can have."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANING[status])
        for status in sorted({400, 401, 403, *statuses})
    }


def problem(status: int) -> Problem:
    """The usual problem of that status."""
    code, says = USUAL.get(status, USUAL[REFUSED])
    return Problem(code, says)


def _answer(status: int, told: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    metrics.refusals.labels(told.code).inc()
    return Response(told, status_code=status, media_type="application/json", headers=headers)


def refused(request: Request[Any, Any, Any], fault: WagonlitError) -> Response[Problem]:
    """The table, or the game's rules, said no."""
    if not isinstance(fault, Refusal):
        return _answer(REFUSED, Problem("bad_request", str(fault)))
    headers = fault.headers if isinstance(fault, TooFast) else None
    return _answer(STATUS.get(fault.code, REFUSED), Problem(fault.code, fault.says, fault.option), headers)


def failed(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Problem]:
    """The request never reached a table."""
    told = problem(fault.status_code)
    if isinstance(fault, ValidationException):
        told = Problem(told.code, _sentence(fault.extra) or told.says)
    return _answer(fault.status_code, told, dict(fault.headers or {}))


def _sentence(faults: object) -> str:
    """What the decoder says of the first fault, as a sentence."""
    if not isinstance(faults, Iterable):
        return ""
    first = next((fault for fault in faults if isinstance(fault, dict) and fault.get("message")), None)
    if first is None:
        return ""
    where = f"“{first['key']}”: " if first.get("key") else ""
    return where + re.sub(r"\s+", " ", str(first["message"])).rstrip(".") + "."


def too_deep(request: Request[Any, Any, Any], fault: RecursionError) -> Response[Problem]:
    """Brackets in brackets in brackets."""
    return _answer(REFUSED, Problem("malformed", "This request is nested too deeply."))


def no_text(request: Request[Any, Any, Any], fault: UnicodeDecodeError) -> Response[Problem]:
    """The decoder says this of a string inside a request in its own way."""
    return _answer(REFUSED, Problem("malformed", "This request is not written in UTF-8."))


def our_fault(request: Request[Any, Any, Any], fault: Exception) -> Response[Problem]:
    """The last resort: it is logged, and the client learns no details."""
    logger.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return _answer(500, problem(500))


def database_away(request: Request[Any, Any, Any], fault: StoreLost) -> Response[Problem]:
    """Nothing of ours is wrong, but nothing can be kept or read; the store has said so."""
    return _answer(503, problem(503), {"retry-after": "5"})


EXCEPTION_HANDLERS: ExceptionHandlersMap = {
    WagonlitError: refused,
    HTTPException: failed,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    StoreLost: database_away,
    Exception: our_fault,
}

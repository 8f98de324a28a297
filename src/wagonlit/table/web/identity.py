"""Who asks: a person is an unguessable token, in a cookie or, for bots and scripts, a bearer token."""

import hashlib
import re
import secrets
from collections.abc import Mapping

from msgspec import Struct

COOKIE = "wagonlit"
# Over a safe line. Browsers take one of such a name from this very host alone: else a neighbour under the
# same domain could give somebody new a token that they know, and so see their hand.
SAFE_COOKIE = f"__Host-{COOKIE}"
LIFE = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie for longer
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)

Headers = Mapping[str, str]


class Person(Struct, frozen=True):
    """Somebody who asks for something. The token itself is kept nowhere; `holder` is its hash."""

    holder: str
    by: str  # how they showed who they are: cookie, bearer, or nothing
    token: str = ""  # for their cookie: a new one, or the one they have, to be kept for longer


class BadToken(Exception):
    """Credentials that cannot be a token of ours."""


def new_token() -> str:
    """32 random bytes, as text."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(headers: Headers, secure: bool = False) -> Person:
    """Who sent these headers, over a safe line or not; somebody new is given a token nobody has yet."""
    given = headers.get("authorization")
    if given is not None:
        scheme, _, token = given.partition(" ")
        if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
            raise BadToken
        return Person(hashed(token.strip()), "bearer")
    kept = _in_cookie(headers.get("cookie", ""), _name(secure))
    if kept:
        return Person(hashed(kept), "cookie", kept)
    token = new_token()
    return Person(hashed(token), "nothing", token)


def _name(secure: bool) -> str:
    return SAFE_COOKIE if secure else COOKIE


def _in_cookie(header: str, ours: str) -> str:
    """Our token among all cookies. Python's own parser takes the square of their length to unquote them."""
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return next((value for name, _, value in pairs if name == ours and _TOKEN.fullmatch(value)), "")


def cookie_of(person: Person, secure: bool) -> str:
    """The header that lets a browser keep the token, out of reach of any script."""
    cookie = f"{_name(secure)}={person.token}; Path=/; Max-Age={LIFE}; HttpOnly; SameSite=Lax"
    return f"{cookie}; Secure" if secure else cookie

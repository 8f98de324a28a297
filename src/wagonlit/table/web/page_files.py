"""The browser page: its files, as the build left them, in the encoding that suits the browser best."""

import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from msgspec import Struct

from wagonlit.table.web.problems import documented

INDEX = "index.html"
# The places the page itself leads to; the browser draws them.
PLACES = re.compile(r"/(new/[^/]+|t/[^/]+(/back/[^/]+|/tv)?|rules/[^/]+|settings|about)?")
FOUND, LOST = 200, 404
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
ALWAYS = "public, max-age=31536000, immutable"  # assets carry the hash of their content in their name
ASK_FIRST = "no-cache"
UNBUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>wagonlit</title>
<h1>The page is not built yet</h1>
<p>The server runs, but this copy of wagonlit came without its browser page.</p>
<p>To build it, go to the folder <code>ui</code> of the sources and type
<code>npm ci</code>, then <code>npm run build</code>; then start the server again.</p>
</html>
"""

AnyRequest = Request[Any, Any, Any]


class File(Struct, frozen=True):
    """One file: its kind, how long it keeps, and its content by encoding."""

    kind: str
    keeps: str
    tag: str
    forms: dict[str, bytes]


class Page:
    """All files of the page, read once: nothing else in the folder can be reached by any name."""

    def __init__(self, folder: Path) -> None:
        self.files = {path: _read(folder, path) for path in sorted(_names(folder))}
        self.files.setdefault(INDEX, _file(INDEX, {"": UNBUILT.encode()}))

    def answer(self, request: AnyRequest, name: str, status: int = FOUND) -> Response[bytes]:
        """The file of that name."""
        file = self.files.get(name)
        if file is None:
            raise NotFoundException
        headers = {"cache-control": file.keeps, "etag": file.tag, "vary": "accept, accept-encoding"}
        if status == FOUND and file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        form = next(form for form in (*ENCODINGS, "") if form in file.forms and takes(request, form))
        if form:
            headers["content-encoding"] = form
        return Response(file.forms[form], status_code=status, headers=headers, media_type=file.kind)

    def at(self, request: AnyRequest, path: str) -> Response[bytes]:
        """A place of the page, or a file beside it; the page itself tells people who lost their way."""
        if PLACES.fullmatch(path):
            return self.answer(request, INDEX)
        name = path.removeprefix("/")
        if name in self.files or "text/html" not in request.headers.get("accept", ""):
            return self.answer(request, name)
        return self.answer(request, INDEX, LOST)


def takes(request: AnyRequest, form: str) -> bool:
    """Does the browser read this encoding?"""
    if not form:
        return True
    offered = [part.partition(";") for part in request.headers.get("accept-encoding", "").split(",")]
    return any(
        name.strip() == form and quality.replace(" ", "") not in ("q=0", "q=0.0")
        for name, _, quality in offered
    )


def _names(folder: Path) -> set[str]:
    if not folder.is_dir():
        return set()
    paths = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
    return {path.relative_to(folder).as_posix() for path in paths if path.suffix not in ENCODINGS.values()}


def _read(folder: Path, name: str) -> File:
    forms = {"": (folder / name).read_bytes()}
    for encoding, ending in ENCODINGS.items():
        path = folder / (name + ending)
        if path.is_file():
            forms[encoding] = path.read_bytes()
    return _file(name, forms)


def _file(name: str, forms: dict[str, bytes]) -> File:
    ending = Path(name).suffix
    kind = KINDS.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    tag = f'"{hashlib.sha256(forms[""]).hexdigest()[:20]}"'
    return File(kind, ALWAYS if name.startswith("assets/") else ASK_FIRST, tag, forms)


def page_routes(folder: Path) -> list[HTTPRouteHandler]:
    """The routes of the page: its places, and its files."""
    page = Page(folder)
    plain: dict[str, Any] = {
        "http_method": ["GET", "HEAD"],
        "include_in_schema": False,
        "status_code": FOUND,
        "responses": documented(404),
        "sync_to_thread": False,
    }

    @route("/assets/{name:path}", **plain)
    def asset(request: AnyRequest, name: FromPath[Path]) -> Response[bytes]:
        """Scripts, styles, fonts and pictures."""
        return page.answer(request, f"assets/{name.as_posix().lstrip('/')}")

    @route(["/", "/{anywhere:path}"], **plain)
    def place(request: AnyRequest, anywhere: FromPath[Path] = Path("/")) -> Response[bytes]:
        """The page draws itself, wherever one enters it; its icon and the like lie beside it."""
        return page.at(request, anywhere.as_posix())

    return [asset, place]

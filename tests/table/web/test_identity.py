"""Who is at the door, and from which page they come."""

import pytest

from wagonlit.table.web.identity import BadToken, cookie_of, hashed, new_token, person_of
from wagonlit.table.web.links import link, only_here, split_host
from wagonlit.table.web.security import from_elsewhere

TOKEN = "wagonlit-" * 4 + "express"


def test_a_cookie_among_others_says_who_it_is() -> None:
    person = person_of({"cookie": f"theme=dark; wagonlit={TOKEN}; x=y"})
    assert (person.holder, person.by, person.token) == (hashed(TOKEN), "cookie", TOKEN)


def test_a_bearer_token_goes_before_a_cookie() -> None:
    person = person_of({"cookie": f"wagonlit={new_token()}", "authorization": f"bearer {TOKEN}"})
    assert (person.holder, person.by) == (hashed(TOKEN), "bearer")


def test_over_a_safe_line_only_this_very_host_gives_cookies() -> None:
    # A neighbour under the same domain can give one of any other name, with a token that they know.
    planted, own = f"wagonlit={TOKEN}", cookie_of(person_of({}), secure=True).split("; ")[0]
    assert person_of({"cookie": planted}, secure=True).by == "nothing"
    known = person_of({"cookie": f"{planted}; {own}"}, secure=True)
    assert own == f"__Host-wagonlit={known.token}"


@pytest.mark.parametrize(
    "cookie", ["", "wagonlit=", "wagonlit=short", f"wagonlit={TOKEN}x", "\x00;;=", "a=[]{}"]
)
def test_who_brings_no_token_is_somebody_new_each_time(cookie: str) -> None:
    first, second = person_of({"cookie": cookie}), person_of({"cookie": cookie})
    assert first.by == second.by == "nothing"
    assert first.holder == hashed(first.token) != second.holder


def test_nobody_unquotes_a_cookie() -> None:
    """Whoever does takes the square of its length: of so many backslashes, an hour."""
    assert person_of({"cookie": f'wagonlit="{TOKEN}"'}).by == "nothing"
    assert person_of({"cookie": 'wagonlit="' + "\\" * 2**20 + f'"; wagonlit={TOKEN}'}).holder == hashed(TOKEN)


@pytest.mark.parametrize("given", ["", "Bearer", "Bearer x", f"Basic {TOKEN}", f"Bearer {TOKEN} {TOKEN}"])
def test_other_credentials_are_refused(given: str) -> None:
    with pytest.raises(BadToken):
        person_of({"authorization": given})


def test_a_cookie_is_out_of_reach_of_scripts_and_other_pages() -> None:
    cookie = cookie_of(person_of({}), secure=True).split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/", "Secure"} <= set(cookie)
    assert "Secure" not in cookie_of(person_of({}), secure=False)


COOKIE = {"cookie": f"wagonlit={TOKEN}", "host": "table.example:8000"}
BEARER = {"authorization": f"Bearer {TOKEN}", "host": "table.example:8000"}
NOBODY = {"host": "table.example:8000"}
OWN, OTHER = {"origin": "http://table.example:8000"}, {"origin": "http://evil.example"}
OTHER_PORT, NULL = {"origin": "http://table.example:9000"}, {"origin": "null"}
BROKEN = {"origin": "http://[table.example:8000"}  # urlsplit fails


@pytest.mark.parametrize(
    ("headers", "safe", "refused"),
    [
        (COOKIE | OWN, False, False),
        (COOKIE | OTHER, False, True),
        (COOKIE | OTHER_PORT, False, True),
        (COOKIE | NULL, False, True),
        (COOKIE | BROKEN, False, True),
        (NOBODY | BROKEN, True, True),
        (COOKIE, False, True),
        (COOKIE, True, False),
        (COOKIE | {"sec-fetch-site": "cross-site"}, True, True),
        (COOKIE | {"sec-fetch-site": "same-origin"}, True, False),
        (BEARER, False, False),
        (BEARER | OTHER, False, False),
        (NOBODY, False, False),
        (NOBODY | OTHER, False, True),
    ],
)
def test_only_the_tables_own_page_may_use_a_cookie(
    headers: dict[str, str], safe: bool, refused: bool
) -> None:
    assert from_elsewhere(headers, person_of(headers), safe, secure=False) is refused


@pytest.mark.parametrize(("scheme", "refused"), [("https", False), ("http", True)])
def test_over_a_safe_line_a_page_from_an_open_one_is_another(scheme: str, refused: bool) -> None:
    """Whoever is between it and a person may write it, and play with their cookie."""
    for headers in (COOKIE, NOBODY):
        page = headers | {"origin": f"{scheme}://table.example:8000"}
        assert from_elsewhere(page, person_of(page), safe=False, secure=True) is refused


@pytest.mark.parametrize(
    ("host", "name", "port"),
    [("a.b:80", "a.b", ":80"), ("a.b", "a.b", ""), ("[::1]:80", "[::1]", ":80"), ("[::1]", "[::1]", "")],
)
def test_a_host_is_a_name_and_a_port(host: str, name: str, port: str) -> None:
    assert split_host(host) == (name, port)


def test_names_that_mean_this_machine_only() -> None:
    assert all(only_here(name) for name in ("localhost", "a.localhost", "127.0.0.1", "[::1]", "0.0.0.0"))
    assert not any(only_here(name) for name in ("192.168.1.5", "table.example", "localhost.example"))


def test_an_invitation_can_be_opened_by_a_phone() -> None:
    assert link("http", "localhost:8000", "192.168.1.5", "ABCDEF") == "http://192.168.1.5:8000/t/ABCDEF"
    assert link("https", "table.example", "192.168.1.5", "ABCDEF") == "https://table.example/t/ABCDEF"
    assert link("http", "127.0.0.1:9000", "", "ABCDEF") == "http://127.0.0.1:9000/t/ABCDEF"

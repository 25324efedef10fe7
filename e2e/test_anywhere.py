"""On a host that knows nothing, in every engine; that games are played there: test_engines.py."""

import pytest
from engines import NewWindow
from plain import PlainSite
from stage import Troubles

POLICY = "document.querySelector('meta[http-equiv=Content-Security-Policy]').content"
HEADERS = "fetch(location.href).then(({ headers }) => [...headers.keys()])"
INLINE = """document.head.append(Object.assign(document.createElement('script'),
    { textContent: 'window.injected = 1' }))"""


@pytest.mark.parametrize("name", ["", "rules/spirit.en.html"])
def test_the_policy_holds_without_a_header(
    plain_site: PlainSite, new_window: NewWindow, troubles: Troubles, name: str
) -> None:
    window = new_window(plain_site)
    window.goto(plain_site.url + name)
    assert "content-security-policy" not in window.evaluate(HEADERS)
    policy = window.evaluate(POLICY)
    assert "unsafe-inline" not in policy and "default-src 'none'" in policy
    assert troubles == [], "no part of it is ignored where it stands"
    window.evaluate(INLINE)
    reached = window.evaluate("fetch('https://example.org').then(() => true, () => false)")
    assert window.evaluate("window.injected ?? null") is None
    assert reached is False
    troubles.expect_more()

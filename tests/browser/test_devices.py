"""What one test leaves behind, the next one does not find."""

from tests.browser.devices import OpenPage, emptied
from tests.browser.serving import Demos

KEEP = "() => { localStorage.kept = sessionStorage.kept = 1; document.cookie = 'kept=1'; }"
KEPT = "() => [localStorage.kept, sessionStorage.kept, document.cookie.includes('kept')]"


def test_an_emptied_page_has_kept_nothing(demos: Demos, open_page: OpenPage) -> None:
    page = open_page(demos("grid").url)
    address = page.url
    page.evaluate(KEEP)
    page.reload()
    assert page.evaluate(KEPT) == ["1", "1", True]
    page.context.new_page()
    emptied(page)
    page.goto(address)
    assert page.evaluate(KEPT) == [None, None, False]
    assert page.context.pages == [page]

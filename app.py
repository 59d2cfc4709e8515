"""Start of the app: `streamlit run app.py`.

The server imports this file once, as `app`, and runs it as a script for every page drawn. What
the pages import is left to those runs, and to a thread ahead of the first, so that the server
answers at once.
"""

import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import streamlit as st
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from streamlit.components.v2 import manifest_scanner
from streamlit.runtime.pages_manager import PagesManager

from pages.parts import warm


@asynccontextmanager
async def lifespan(_: st.App) -> AsyncIterator[None]:
    threading.Thread(target=warm.before_first_page, daemon=True).start()
    yield


def changes(request: Request) -> Response:
    from pages.parts import following

    return following.changes(request)


if __name__ == "app":
    # Until a page has named the pages there are, Streamlit would take every file in `pages/` for
    # one, and tell whoever first opens the address of a match that there is no such page.
    PagesManager.uses_pages_directory = False
    # All components are our own: to look for others in every package takes a tenth of a second.
    manifest_scanner.scan_component_manifests = lambda: []
    base = f"/{st.get_option('server.baseUrlPath').strip('/')}".rstrip("/")
    asked = [Route(f"{base}/changes{match}", changes) for match in ("", "/{match}")]
    app = st.App(__file__, lifespan=lifespan, routes=asked)
else:
    from pages.parts import frame

    frame.run()
    warm.after_first_page()

"""Every word of the screens, through one catalogue per language (`pages/texts/*.ftl`)."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

import streamlit as st
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

LANGUAGES = {"en": "English", "it": "Italiano"}
TEXTS = Path(__file__).parent.parent / "texts"


def t(key: str, **about: str | float) -> str:
    """The text of a key in the language of this session; raises KeyError for a key without one."""
    return text(language(), key, **about)


@lru_cache(maxsize=4096)
def text(code: str, key: str, **about: str | float) -> str:
    bundle = _bundle(code)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    said, errors = bundle.format_pattern(pattern, {name: _shown(it) for name, it in about.items()})
    if errors:
        raise KeyError(f"{key} in {code}: {errors[0]}")
    return str(said)


def _shown(value: str | float) -> object:
    """Points are written without a thousands mark, as everybody writes them on a score sheet."""
    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def language() -> str:
    """What was chosen on the switch, else the browser's language where we have it.

    After a reload the choice is only in the address, until the switch has been drawn.
    """
    chosen = st.session_state.get("language") or st.query_params.get("language")
    if chosen in LANGUAGES:
        return str(chosen)
    return next((code for code in LANGUAGES if (st.context.locale or "").startswith(code)), "en")


def plain(name: str) -> str:
    """A typed name for a widget's label, where Streamlit would read Markdown in it."""
    escaped = "".join(f"\\{char}" if char in _MARKDOWN else char for char in name)
    # A web address would still become a link; an invisible joiner keeps it a name.
    return escaped.replace("://", ":\u2060//").replace("www.", "www\u2060.").replace("@", "@\u2060")


_MARKDOWN = frozenset("\\`*_{}[]<>()#+-.!|~:$^=&\"'")


@cache
def _bundle(code: str) -> FluentBundle:
    # Names are set apart in HTML (<bdi>); invisible isolation marks would spoil labels and copies.
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource((TEXTS / f"{code}.ftl").read_text("utf-8")))
    return bundle

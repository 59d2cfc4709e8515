"""One button and what it counts: the fastest answer that Streamlit gives to a click."""

import gc
import os

import streamlit as st


@st.cache_resource
def tamed() -> bool:
    gc.collect()
    gc.freeze()
    return True


def count() -> None:
    st.session_state.count += 1


if "TAMED" in os.environ:
    tamed()
st.session_state.setdefault("count", 0)
st.button("Go", on_click=count)
st.html(f'<div class="strip"><div class="total">{st.session_state.count}</div></div>')

"""In and out: all that the sheet knows as files, and what others have written brought in."""

from __future__ import annotations

import streamlit as st

from pages.parts import backups, incoming, match_out, tables_out
from pages.parts.say import t


def main() -> None:
    st.title(t("nav-share"), anchor=False)
    with st.container(key="share"):
        st.header(t("share-match"), anchor=False)
        match_out.show()
        st.header(t("share-tables"), anchor=False)
        st.write(t("tables-about"))
        with st.container(horizontal=True):
            tables_out.of_all()
        st.header(t("share-backup"), anchor=False)
        backups.take_along()
        st.header(t("share-bring"), anchor=False)
        st.write(t("share-bring-about"))
        incoming.field()
        incoming.show()
        backups.kept()


main()
